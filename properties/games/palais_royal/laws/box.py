"""What the box holds, whoever has it, and what nobody may see. Nothing here asks what a decision does."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any, Final

from courtroll.properties.engines.engine import BuiltIn
from courtroll.properties.games.palais_royal.laws.legal import ids
from courtroll.properties.games.palais_royal.laws.steps import table_now, table_then
from courtroll.properties.games.palais_royal.second.table import CARDS, Table
from courtroll.properties.play.laws import Breach, Law, Moved
from courtroll.verifier.games.palais_royal.table.pieces import Card
from courtroll.verifier.games.palais_royal.table.playing import Playing
from courtroll.verifier.kernel.position import Position

SERVANTS: Final = 25
COPIES: Final = 4
NOBLES: Final = 42
BANK: Final = 10
DECK: Final = 11
LOOKED: Final = 13
KINDS: Final = slice(5, 14)
"""Columns of cards."""


def box_is_whole(moved: Moved) -> Iterator[Breach]:
    """Counts what "Materiale del gioco" lists."""
    table: Table = table_then(moved)
    posted = list(table.posted.values())
    for seat in range(len(table.names)):
        rooms = [row[seat] for row in table.rooms.values()]
        servants = [*rooms, table.supply[seat], table.common[seat], posted.count(seat)]
        if sum(servants) != SERVANTS or min(servants) < 0:
            yield Breach(f"seat {seat} has the servants {servants}", ids(("box.servants-each", "setup.common-supply")))
        if table.gold[seat] < 0:
            yield Breach(f"seat {seat} has {table.gold[seat]} gold", ids(("recruit.gold", "card.cost")))
    piles = [pile.values() for pile in (table.deck, table.discard, table.looked, *table.hands, *table.open)]
    for card, copies in zip(CARDS, zip(*piles, strict=True), strict=True):
        if sum(copies) != COPIES or min(copies) < 0:
            yield Breach(f"not four cards {card.name}", ids(("box.card-copies",)))
    tiles = [*table.nobles.values(), *table.box, *(tile for mine in table.taken for tile in mine)]
    if sorted(tiles) != list(range(NOBLES)):
        yield Breach("a noble lies nowhere, or in two places", ids(("setup.nobles", "setup.nobles-unused")))
    if table.nobles.keys() & table.posted.keys() or not table.posted.keys() <= table.board.rim:
        yield Breach("a servant stands where it may not", ids(("edge.one-servant", "edge.servant")))
    state: Playing = moved.data_after
    for seat in range(len(table.names)):
        if state.held[9][seat] != posted.count(seat):
            yield Breach(f"{posted.count(seat)} servants of seat {seat} stand in the park, and another number is told")
    if set(table.nobles.values()) != {tile for tile, lies in enumerate(state.nobles[0]) if lies}:
        yield Breach("the park does not hold the nobles that it is told to hold")
    coins = sum(row[4] for row in state.held)
    if coins:
        yield Breach(f"{coins} gold came from nowhere", ids(("setup.bank",)))


def one_way_only(moved: Moved) -> Iterator[Breach]:
    """What lies in the park, in the box or before a player for good; and nobody touches what is another's."""
    before, now = table_now(moved), table_then(moved)
    if before.posted.items() - now.posted.items():
        yield Breach("a servant has left the park", ids(("edge.stays",)))
    if before.phase != "deal" and (before.box != now.box or now.nobles.items() - before.nobles.items()):
        yield Breach("a noble has come to the park, or out of the box", ids(("setup.nobles-unused",)))
    if (
        (before.last and not now.last)
        or now.round < before.round
        or (before.phase != "deal" and now.castle != before.castle)
    ):
        yield Breach("the castle, the round or the last round has changed", ids(("end.last-round",)))
    for seat in range(len(now.names)):
        kept = (Card.TWO_POINTS, Card.FOUR_POINTS)
        if before.taken[seat] - now.taken[seat] or any(now.open[seat][c] < before.open[seat][c] for c in kept):
            yield Breach(f"seat {seat} has lost a noble or a card played", ids(("recruit.face-up", "card.points-open")))
        if now.common[seat] > before.common[seat]:
            yield Breach(f"seat {seat} gave servants to the common supply", ids(("noble.servants",)))
        if seat != moved.seat and before.phase != "deal" and _own(before, seat) != _own(now, seat):
            yield Breach(f"what seat {seat} has was changed by another", ids(("stairway.any-servant", "card.own-turn")))


def _own(table: Table, seat: int) -> object:
    rooms = [row[seat] for row in table.rooms.values()]
    hand, laid = table.hands[seat], table.open[seat]
    return rooms, table.supply[seat], table.common[seat], table.gold[seat], hand, laid, table.taken[seat]


def secrets_are_kept(moved: Moved) -> Iterator[Breach]:
    """A view stays the same when everything hidden is dealt anew, and shows all the rest as it is."""
    state: Playing = moved.data_after
    for seat in range(moved.players):
        seen = moved.engine.seen(moved.done.state, seat)
        if seen is None:
            return
        hidden = _hidden(state, seat)
        if seen != moved.engine.seen(_held_by(moved, _dealt_anew(state, hidden, Random(moved.number))), seat):
            yield Breach(f"seat {seat} sees what is hidden", ids(("back-door.hand", "back-door.look")))
        if not isinstance(seen, Position):
            continue  # in a form of its own
        shown = seen.state
        if any(shown.held[row] != held for row, held in enumerate(state.held) if row not in hidden) or (
            replace(shown, held=state.held) != state
        ):
            yield Breach(f"seat {seat} does not see what lies open", ids(("back-door.discard", "setup.nobles")))


def _held_by(moved: Moved, state: Playing) -> Any:
    """The engine's own state of a table. One whose states are the room's own needs no position file."""
    if isinstance(moved.engine, BuiltIn):
        return state
    position = moved.room.write(state)
    return moved.engine.begin({"courtroll": 1, "game": moved.room.name, "position": position})


def _hidden(state: Playing, seat: int) -> list[int]:
    """The stack, the others' hands, and what another looks at."""
    hands = [14 + 4 * other + 2 for other in range(len(state.box.players)) if other != seat]
    return [DECK, *hands, *([LOOKED] if state.turn.seat != seat else [])]


def _dealt_anew(state: Playing, hidden: list[int], source: Random) -> Playing:
    cards = [n for row in hidden for n, copies in enumerate(state.held[row][KINDS]) for _ in range(copies)]
    source.shuffle(cards)
    held = list(state.held)
    for row in hidden:
        size = sum(held[row][KINDS])
        mine, cards = cards[:size], cards[size:]
        held[row] = (*held[row][: KINDS.start], *(mine.count(n) for n in range(len(CARDS))))
    return replace(state, held=tuple(held))


BOX_LAWS: Final[tuple[Law[Moved], ...]] = (
    Law("box-is-whole", "Nothing is made, lost, or in two places.", box_is_whole, 1,
        ids(("box.servants-each", "box.card-copies", "box.nobles", "edge.one-servant"))),
    Law("one-way-only", "What is taken, played or posted stays, and nobody touches what is another's.", one_way_only, 1,
        ids(("edge.stays", "card.points-open", "setup.nobles-unused", "card.own-turn"))),
    Law("secrets", "A view hides the others' cards and the stack, and nothing else.", secrets_are_kept, 15,
        ids(("back-door.hand", "back-door.look", "setup.cards"))),
)  # fmt: skip
