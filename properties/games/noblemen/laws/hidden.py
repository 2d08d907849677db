"""What a player may see, and what nothing may depend on: what the screens, the bag and the stack hide, and who
sits where under which name.

Screens hide tiles, money, bribes and cards; bag and stack hide what is in them. Everything else lies open.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from random import Random
from typing import Any, Final

from courtroll.properties.engines.engine import BuiltIn, Refused
from courtroll.properties.games.noblemen.laws.steps import table_now, table_then
from courtroll.properties.games.noblemen.second.table import CARDS, TILES, Table, table_of
from courtroll.properties.play.laws import Breach, Law, Moved
from courtroll.verifier.games.noblemen.moves.decisions import Decision, SetKnight, Swap
from courtroll.verifier.games.noblemen.table import pieces
from courtroll.verifier.games.noblemen.table.pieces import (
    BAG,
    BANK,
    BOARD,
    BRIBE,
    CHURCH,
    POUND,
    STACK,
    SUPPLY,
    Card,
    Tile,
    screen,
)
from courtroll.verifier.games.noblemen.table.state import Clock, Phase, State, Used
from courtroll.verifier.kernel.holdings import Holdings, transfer
from courtroll.verifier.kernel.position import Position

STRANGERS: Final = ("Jo", "jo ann", "Knight", "A1", "lay F B2")
"""Other names."""
MIXED: Final = 4
"""How often pieces of one kind change their hidden place."""


def other_secrets(state: State, seat: int, source: Random) -> State:
    """The same table to one player: what the others hold and what lies hidden has changed places."""
    held = state.held
    others = [screen(other) for other in range(state.players) if other != seat]
    stack = [] if state.turn.phase is Phase.KEEP else [STACK]  # everybody sees how many cards are looked at
    for columns, places in (
        (tuple(Tile), [BAG, *others]),
        (tuple(pieces.CARDS + card for card in Card), [*stack, *others]),
        ((POUND,), [BANK, *others]),
        ((BRIBE,), others),
    ):
        for column in columns:
            for _ in range(MIXED):
                giver, taker = source.choice(places), source.choice(places)
                held = transfer(held, giver, taker, column, source.randint(0, max(0, held[giver][column])))
    turn = state.turn
    if turn.phase is Phase.KEEP and turn.seat != seat:
        cards = [card for card in Card for _ in range(held[STACK][pieces.CARDS + card])]
        turn = replace(turn, looked=tuple(sorted(source.sample(cards, len(turn.looked)))))
    return replace(state, held=held, turn=turn, under=())


def _engine_state(moved: Moved, state: State) -> Any:
    """The engine's own state of a table. One whose states are the room's own needs no position file."""
    return state if isinstance(moved.engine, BuiltIn) else _begun(moved, moved.room.write(state))


def _begun(moved: Moved, document: Mapping[str, object]) -> Any:
    return moved.engine.begin({"courtroll": 1, "game": moved.room.name, "position": document})


def secrets_stay_secret(moved: Moved) -> Iterator[Breach]:
    source = moved.random()
    seat = source.randrange(moved.players)
    seen = moved.engine.seen(moved.done.state, seat)
    if seen is None:
        return
    other = other_secrets(moved.data_after, seat, source)
    if moved.engine.seen(_engine_state(moved, other), seat) != seen:
        yield Breach(f"seat {seat} sees something of what is hidden", ("noblemen.setup.screen",))


# ------------------------------------------------------------------------------------------ what lies open

Change = Callable[[State, int, Random], State]
"""The table with something else lying open, or behind the player's own screen, if it can be."""


def _moved(state: State, giver: int, taker: int, what: int) -> State:
    held: Holdings = transfer(state.held, giver, taker, what, 1) if state.held[giver][what] > 0 else state.held
    return replace(state, held=held)


def _put(row: Sequence[Any], seat: int, value: Any) -> tuple[Any, ...]:
    return (*row[:seat], value, *row[seat + 1 :])


def _points(state: State, seat: int, source: Random) -> State:
    whose = source.randrange(state.players)
    return replace(state, points=_put(state.points, whose, state.points[whose] + 1))


def _used(state: State, seat: int, source: Random) -> State:
    whose = source.randrange(state.players)
    was = state.used[whose]
    return replace(state, used=_put(state.used, whose, Used(not was.tax, was.land)))


def _title(state: State, seat: int, source: Random) -> State:
    if state.turn.phase is Phase.SPEND:  # all have been given back
        return state
    whose = source.randrange(state.players)
    titles = [title for title in pieces.Title if title is not state.titles[whose]]
    return replace(state, titles=_put(state.titles, whose, source.choice(titles)))


def _queen(state: State, seat: int, source: Random) -> State:
    clock = state.clock
    return replace(state, clock=Clock(clock.decade, clock.space, (clock.queen + 1) % state.players))


def _knights(state: State, seat: int, source: Random) -> State:
    return replace(state, knights=state.knights[1:])


def _card(state: State, seat: int, source: Random) -> State:
    return _moved(state, screen(seat), STACK, pieces.CARDS + source.choice(list(Card)))


def _tile(state: State, seat: int, source: Random) -> State:
    return _moved(state, screen(seat), BAG, source.choice(list(Tile)))


CHANGES: Final[Mapping[str, Change]] = {
    "points": _points,
    "tokens": _used,
    "titles": _title,
    "the Queen": _queen,
    "knights": _knights,
    "the church": lambda state, seat, source: _moved(state, CHURCH, BAG, source.choice(list(Tile))),
    "buildings on the board": lambda state, seat, source: _moved(state, BOARD, SUPPLY, pieces.BUILDINGS),
    "one's own money": lambda state, seat, source: _moved(state, screen(seat), BANK, POUND),
    "one's own bribes": lambda state, seat, source: _moved(state, screen(seat), BOARD, BRIBE),
    "one's own cards": _card,
    "one's own tiles": _tile,
}


def what_lies_open_is_seen(moved: Moved) -> Iterator[Breach]:
    """Two tables that differ in what lies open do not look alike."""
    source = moved.random()
    seat, (what, change) = source.randrange(moved.players), source.choice(list(CHANGES.items()))
    seen = moved.engine.seen(moved.done.state, seat)
    state: State = moved.data_after
    other = change(state, seat, source)
    if seen is None or other == state:
        return
    if moved.engine.seen(_engine_state(moved, other), seat) == seen:
        yield Breach(f"seat {seat} does not see {what}", ("noblemen.setup.screen",))


def views_are_true(moved: Moved) -> Iterator[Breach]:
    """A view that is a position shows what lies open, and its holes are what is hidden and allow what is true."""
    seat = moved.random().randrange(moved.players)
    seen = moved.engine.seen(moved.done.state, seat)
    if not isinstance(seen, Position):
        return
    real, shown = table_then(moved), table_of(seen.state)
    for name in _open(real, seat):
        if getattr(real, name) != getattr(shown, name):
            yield Breach(f"seat {seat} sees {name} as {getattr(shown, name)!r}, which is {getattr(real, name)!r}")
    for other, (mine, theirs) in enumerate(zip(real.players, shown.players, strict=True)):
        hidden = () if other == seat else ("money", "bribes", "tiles", "cards")
        for name in mine.__slots__:
            if name not in hidden and getattr(mine, name) != getattr(theirs, name):
                yield Breach(f"seat {seat} sees {name} of seat {other} as {getattr(theirs, name)!r}")
    holes = {hole.path: (hole.low, hole.high, hole.pool) for hole in seen.holes}
    if holes != _holes(real, seat):
        yield Breach(f"seat {seat} does not know {holes}, and should not know {_holes(real, seat)}")


def _open(table: Table, seat: int) -> tuple[str, ...]:
    hidden = ("players", "bag", "stack", "under", "bank", *(("looked",) if table.seat != seat else ()))
    return tuple(name for name in table.__slots__ if name not in hidden)


def _holes(table: Table, seat: int) -> Mapping[tuple[str | int, ...], tuple[int, int, tuple[int, ...]]]:
    """What a player does not know: how much of it there can be, and made of what."""
    others = {other: player for other, player in enumerate(table.players) if other != seat}
    tiles = tuple(table.bag[t] + sum(player.tiles[t] for player in others.values()) for t in TILES)
    cards = tuple(table.stack[c] + sum(player.cards[c] for player in others.values()) for c in CARDS)
    pounds = table.bank + sum(player.money for player in others.values())
    bribes = sum(player.bribes for player in others.values())
    out: dict[tuple[str | int, ...], tuple[int, int, tuple[int, ...]]] = {
        ("bag",): (0, sum(tiles), tiles),
        ("deck",): (0, sum(cards), cards),
    }
    for other in others:
        out["player", other, "money"] = (0, pounds, ())
        out["player", other, "bribes"] = (0, bribes, ())
        out["player", other, "tiles"] = (0, sum(tiles), tiles)
        out["player", other, "cards"] = (0, sum(cards), cards)
    if table.phase == "keep" and table.seat != seat:
        out["pending", "looked"] = (0, len(table.looked), cards)
    return out


def secrets_do_not_forbid(moved: Moved) -> Iterator[Breach]:
    """What one may do shows nothing of what the others have. Only a swap looks into the bag."""
    if moved.engine.seen(moved.state, moved.seat) is None:
        return
    other = other_secrets(moved.data, moved.seat, moved.random())
    there = moved.engine.legal(_engine_state(moved, other))
    mine = {decision for decision in moved.legal if not isinstance(decision, Swap)}
    theirs = {decision for decision in there if not isinstance(decision, Swap)}
    for decision in sorted(mine ^ theirs, key=repr):
        yield Breach(f"{decision!r} is legal or not by what is hidden", ("noblemen.swap.look",))


# ------------------------------------------------------------------------------------- who sits where


def _turned(moved: Moved, document: Mapping[str, object]) -> Mapping[str, object]:
    """The same table with other names, and one seat further on as the first."""
    names = moved.room.names(moved.data)
    other = dict(zip(names, STRANGERS, strict=False))

    def renamed(value: object) -> object:
        match value:
            case str() if value in other:
                return other[value]
            case dict():
                return {renamed(key): renamed(inner) for key, inner in value.items()}
            case list():
                return [renamed(inner) for inner in value]
            case _:
                return value

    persons = document["player"]
    assert isinstance(persons, list)
    turned: list[object] = []
    for person in (*persons[1:], persons[0]):
        knights = [text.rsplit(" ", 1) for text in person.get("knights", ())]
        abroad = {"knights": [f"{other[name]} {cell}" for name, cell in knights]} if knights else {}
        turned.append({**person, "name": other[person["name"]], **abroad})
    return {**{key: renamed(value) for key, value in document.items() if key != "player"}, "player": turned}


def _decision_turned(decision: Decision, players: int) -> Decision:
    if not isinstance(decision, SetKnight):
        return decision
    source = decision.source
    return SetKnight((decision.seat - 1) % players, decision.cell,
                     None if source is None else ((source[0] - 1) % players, source[1]))  # fmt: skip


def _table_turned(table: Table) -> Table:
    n = len(table.players)

    def row(some: tuple[Any, ...] | None) -> tuple[Any, ...] | None:
        return None if some is None else (*some[1:], some[0])

    return replace(
        table, players=[*table.players[1:], table.players[0]],
        knights=frozenset(((owner - 1) % n, (where - 1) % n, spot) for owner, where, spot in table.knights),
        queen=(table.queen - 1) % n, seat=(table.seat - 1) % n, mover=(table.mover - 1) % n,
        waiting=tuple((seat - 1) % n for seat in table.waiting), prestige=row(table.prestige),
        markers=row(table.markers),
    )  # fmt: skip


def seats_and_names_do_not_matter(moved: Moved) -> Iterator[Breach]:
    n = moved.players
    there = _begun(moved, _turned(moved, moved.room.write(moved.data)))
    if table_of(moved.engine.data(there)) != _table_turned(table_now(moved)):
        yield Breach("the same table under other names and seats is read as another")
        return
    decision, seat = _decision_turned(moved.decision, n), (moved.seat - 1) % n
    try:
        done = moved.engine.apply(there, decision, moved.outcome, seat)
    except Refused as refusal:
        yield Breach(f"{decision!r} is refused to the same player at another seat: {refusal}")
        return
    if table_of(moved.engine.data(done.state)) != _table_turned(table_then(moved)):
        yield Breach(f"{moved.decision!r} leads elsewhere when everybody sits one seat further on")


HIDDEN_LAWS: Final[tuple[Law[Moved], ...]] = (
    Law("hidden-stays-hidden", "Two tables that differ in what is hidden from a player look the same to that player.",
        secrets_stay_secret, 6, ("noblemen.setup.screen",)),
    Law("open-is-seen", "Two tables that differ in what lies open, or behind one's own screen, look different.",
        what_lies_open_is_seen, 5, ("noblemen.setup.screen",)),
    Law("views-are-true", "A view shows what lies open as it is, and leaves open what is hidden and no more.",
        views_are_true, 3, ("noblemen.setup.screen",)),
    Law("hidden-does-not-forbid", "What one may do does not depend on what the others hide.", secrets_do_not_forbid,
        8, ("noblemen.setup.screen", "noblemen.swap.look")),
    Law("seats-do-not-matter", "Under other names, and one seat further on, the same happens.",
        seats_and_names_do_not_matter, 16),
)  # fmt: skip
