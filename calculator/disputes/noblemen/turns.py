"""The smallest turns at which readings part: a table and a question that one reading allows and another forbids."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import chain, combinations_with_replacement, product
from typing import Final, NamedTuple, cast

from courtroll.calculator.disputes.noblemen.balls import NAMES
from courtroll.calculator.disputes.search import Document, Finding, first, none_of, read, readings, told, under
from courtroll.verifier.games.noblemen.document import Described
from courtroll.verifier.games.noblemen.moves.decisions import Bribe, Decision, Lay, Pick, Swap
from courtroll.verifier.games.noblemen.moves.draft import Draft
from courtroll.verifier.games.noblemen.moves.sentences import say, say_card
from courtroll.verifier.games.noblemen.play import rounds
from courtroll.verifier.games.noblemen.play.engine import NOBLEMEN
from courtroll.verifier.games.noblemen.play.setup import deal_out
from courtroll.verifier.games.noblemen.room import ROOM
from courtroll.verifier.games.noblemen.rules.options import SwapTime
from courtroll.verifier.games.noblemen.settle.turns import after_so_far
from courtroll.verifier.games.noblemen.table.equipment import (
    BOARD_PALACES,
    BRIBE_PRICE,
    FIRST_PICK,
    LOOK,
    MAX_PLAYERS,
    MIN_PLAYERS,
)
from courtroll.verifier.games.noblemen.table.frame import column_name
from courtroll.verifier.games.noblemen.table.names import TILE_LETTERS, Names
from courtroll.verifier.games.noblemen.table.pieces import BOARD, BRIBE, BUILDINGS, GROUND, Building, Card, Tile
from courtroll.verifier.games.noblemen.table.state import State
from courtroll.verifier.kernel.chance import Noting
from courtroll.verifier.kernel.holdings import transfer
from courtroll.verifier.kernel.legality import Severity

MOVER: Final = NAMES[0]


def turn_table(mover: Document | None = None, /, *others: Document, **more: object) -> Document:
    """A turn of Anna's at a table of three who have what everybody starts with, and what is said beside it."""
    start = {"points": 0, "title": "baron", "estate": "C\n"}
    said: list[Document] = [mover or {}, *others, *({} for _ in range(MIN_PLAYERS))]
    players = [{"name": name, **start, **mine} for name, mine in zip(NAMES[:MIN_PLAYERS], said, strict=False)]
    return {
        "game": "noblemen", "moment": "turn", "decade": 1, "turn": MOVER, "queen": NAMES[2], "player": players, **more,
    }  # fmt: skip


def _table(document: Document, option: str, reading: str) -> Described:
    return cast(Described, read(ROOM, under(document, option, reading)))


def _state(document: Document, option: str, reading: str) -> State:
    """The state by one reading, after what has been done in the turn so far."""
    table = _table(document, option, reading)
    state, _ = after_so_far(table)
    assert state is not None
    return state


def legal(document: Document, option: str, reading: str) -> list[Decision]:
    return NOBLEMEN.legal_actions(_state(document, option, reading))


def disputed(document: Document, option: str) -> list[Decision]:
    """The decisions that are legal by some readings and not by all."""
    ways = [dict.fromkeys(legal(document, option, reading)) for reading in readings(ROOM, option)]
    return [each for each in dict.fromkeys(chain(*ways)) if not all(each in way for way in ways)]


def questions(document: Document, option: str) -> list[str]:
    """What is disputed, as questions."""
    names = _names(document)
    return [f"{MOVER}: {say(decision, names, 0)}" for decision in disputed(document, option)]


def moves_part(document: Document, option: str) -> bool:
    return bool(disputed(document, option))


def _names(document: Document) -> Names:
    return cast(Described, read(ROOM, document)).names


# ------------------------------------------------------------------------------------------ bribe-count


def bribe_count() -> Finding:
    def table(money: int) -> Document:
        return turn_table({"money": money, "bribes": 0}, {"bribes": 0}, {"bribes": 0}, board={"bribes": 20})

    def fewer(money: int) -> list[Decision]:
        return [decision for decision in disputed(table(money), "bribe-count") if decision != Bribe(0)]

    money, looked = first(range(100), lambda pounds: bool(fewer(pounds)))
    n = cast(Bribe, fewer(money)[0]).n
    return Finding(
        "bribe-count",
        "bribe-count",
        told("bribe-count.position", pounds=money, n=n),
        told("bribe-count.size"),
        told("bribe-count.bounds", most=money - 1),
        looked,
        f"With {money} pounds Anna can pay for {money // BRIBE_PRICE} bribes. Where one takes five or as many as one "
        "can pay for, she may not keep back the price of one. (Bribing without buying is in dispute already with "
        f"{BRIBE_PRICE} pounds, but nobody would: leisure brings a point.)",
        table(money),
        f"{MOVER}: bribe {n}",
    )


# ------------------------------------------------------------------------------------------ turn-action


def turn_action() -> Finding:
    document = turn_table()
    found, looked = first([document], lambda table: moves_part(table, "turn-action"))
    return Finding(
        "turn-action",
        "turn-action",
        told("turn-action.position"),
        told("turn-action.size"),
        told("nothing-smaller"),
        looked,
        "May one simply pass? Nobody gains by it, as leisure is open to everybody who has not acted yet and brings a "
        "point, but a player who forgets to act loses the turn by one text and must still act by the other.",
        found,
        questions(found, "turn-action")[0],
    )


# ---------------------------------------------------------------------------------------- castle-knight


class Knights(NamedTuple):
    """How many farms Bert and Cleo have, and how many of them Anna's knights stand on."""

    on_bert: int
    on_cleo: int
    out_bert: int
    out_cleo: int


COLUMNS: Final = "BEH"
"""Where the farms of an estate begin."""


def _farms(n: int) -> str:
    return ("C" + " F F M" * n).removesuffix(" M") + "\n" + (". F F " * n or ".").rstrip() + "\n"


def _built(knights: Knights) -> Document:
    """Anna has just built a castle, after one for each of her knights that are out."""
    out = [
        f"{name} {COLUMNS[n]}1"
        for name, k in zip(NAMES[1:], (knights.out_bert, knights.out_cleo), strict=False)
        for n in range(k)
    ]
    built = 1 + len(out)
    anna = {"money": 0, "estate": "C" + " M C" * built + "\n", "knights": out}
    others = ({"estate": _farms(n)} for n in (knights.on_bert, knights.on_cleo))
    return turn_table(anna, *others, **{"so-far": [f"build castle {column_name(2 * built)}1"], "decade": 2})


def castle_knight() -> Finding:
    every = (Knights(*each) for each in product(range(4), repeat=4))
    possible = [k for k in every if k.out_bert <= k.on_bert and k.out_cleo <= k.on_cleo and sum(k[2:]) <= 2]
    possible.sort(key=lambda k: (k.on_bert + k.on_cleo, sum(k[2:]), abs(k.on_bert - k.on_cleo), -k.out_bert))
    knights, looked = first(possible, lambda each: moves_part(_built(each), "castle-knight"))
    table = _built(knights)
    return Finding(
        "castle-knight",
        "castle-knight",
        told("castle-knight.position"),
        told("castle-knight.size"),
        told("castle-knight.bounds", areas=knights.on_bert + knights.on_cleo),
        looked,
        "Anna would rather ride over from Bert to Cleo than bring her second knight, and keep that one for the next "
        "castle. One text has her use up the supply first; the other lets her choose.",
        table,
        questions(table, "castle-knight")[0],
    )


# --------------------------------------------------------------------------------------- intrigue-limit


def _looking(carded: bool) -> Document:
    """Anna looks at the cards that a chapel has brought her, with Intrigue in hand."""
    looked = [say_card(card) for card in (Card.DOWRY, Card.LIAISON, Card.WHITEHALL)]
    pending = {"phase": "keep", "acted": True, "carded": carded, "looked": looked}
    return turn_table({"cards": ["intrigue"], "estate": "C H\n"}, pending=pending)


def intrigue_limit() -> Finding:
    carded, looked = first((False, True), lambda each: moves_part(_looking(each), "intrigue-limit"))
    table = _looking(carded)
    return Finding(
        "intrigue-limit",
        "intrigue-limit",
        told("intrigue-limit.position"),
        told("intrigue-limit.size"),
        told("intrigue-limit.bounds"),
        looked,
        f"May she hand in Intrigue and keep all {LOOK} cards? If it is handed in beside the turn's one card, yes; if "
        "it is played like any other, she has had her card.",
        table,
        questions(table, "intrigue-limit")[0],
    )


# -------------------------------------------------------------------------------------- first-game-tiles


def first_game_tiles() -> Finding:
    pending = {"phase": "pick", "waiting": list(NAMES[1:MIN_PLAYERS])}
    document = turn_table(**{"first-game": True, "pending": pending})
    counts = product(range(FIRST_PICK, -1, -1), repeat=4)
    picks = sorted((Pick((f, g, w, m)) for f, g, w, m in counts), key=lambda pick: -sum(pick.counts))
    in_dispute = set(disputed(document, "first-game-tiles"))
    pick, looked = first(picks, lambda each: each in in_dispute)
    return Finding(
        "first-game-tiles",
        "first-game-tiles",
        told("first-game-tiles.position"),
        told("first-game-tiles.size"),
        told("first-game-tiles.bounds"),
        looked,
        "Anna would rather draw her twelfth tile from the bag. It is good advice to take three of each; where it is an "
        "order, beginners have no choice.",
        document,
        f"{MOVER}: {say(pick, _names(document), 0)}",
    )


# -------------------------------------------------------------------------------------------- swap-time


class Growing(NamedTuple):
    """A tile has been laid, and more may be."""

    laid: Lay
    state: State
    may: list[Decision]


def _growing(hand: Sequence[Tile], reading: str) -> list[Growing]:
    """For each tile laid beside the first meadow what may be done next."""
    state = _state(_with_tiles(hand), "swap-time", reading)
    out = []
    for laid in _lays(state):
        after = NOBLEMEN.run(state, laid, Noting()).state
        out.append(Growing(laid, after, list(NOBLEMEN.legal_actions(after))))
    return out


def _with_tiles(hand: Sequence[Tile]) -> Document:
    return turn_table({"tiles": " ".join(TILE_LETTERS[tile] for tile in hand)})


def _lays(state: State) -> list[Lay]:
    return [each for each in NOBLEMEN.legal_actions(state) if isinstance(each, Lay) and each.tile is not None]


def swap_time() -> Finding:
    def parts(hand: Sequence[Tile]) -> bool:
        ways = (_growing(hand, reading) for reading in readings(ROOM, "swap-time"))
        return any(len({frozenset(each.may) for each in laid}) > 1 for laid in zip(*ways, strict=True))

    hands = (hand for n in range(1, 5) for hand in combinations_with_replacement(Tile, n))
    hand, looked = first(hands, parts)
    names = _names(_with_tiles(hand))

    def plainest(lays: Sequence[Lay]) -> Lay:
        """The tile whose place is said in the fewest signs: to the right of what lies there."""
        return min(lays, key=lambda each: len(say(each, names, 0)))

    growing = _growing(hand, SwapTime.ANY)
    laid = plainest([each.laid for each in growing])
    after = next(each for each in growing if each.laid == laid)
    swap = [decision for decision in after.may if isinstance(decision, Swap)][-1]
    onwards = plainest(_lays(NOBLEMEN.run(after.state, swap, Noting()).state))
    moves = "; ".join(say(decision, names, 0) for decision in (laid, swap, onwards))
    return Finding(
        "swap-time",
        "swap-time",
        told("swap-time.position"),
        told("swap-time.size"),
        told("swap-time.bounds", n=len(hand)),
        looked,
        "Anna lays a field, swaps her last two for a meadow, and lays that as well, all in one growing of her estate. "
        "If a swap may not split the growing, she must swap first or stop laying.",
        _with_tiles(hand),
        f"{MOVER}: {moves}",
    )


# ------------------------------------------------------------------------------------------- the box


def _bribes_held(total: int) -> Document:
    """Read by the text that knows of more bribes, so that there is something to draw."""
    each = [{"bribes": total // MIN_PLAYERS + (seat < total % MIN_PLAYERS)} for seat in range(MIN_PLAYERS)]
    return turn_table(*each, edition="it", decade=3)


def _can_be(document: Document, option: str) -> tuple[bool, ...]:
    """Whether the table is possible by each reading."""
    tables = (_table(document, option, reading) for reading in readings(ROOM, option))
    return tuple(all(fault.severity is not Severity.IMPOSSIBLE for fault in ROOM.faults(table)) for table in tables)


def bribes_in_box() -> Finding:
    total, looked = first(range(100), lambda n: len(set(_can_be(_bribes_held(n), "bribes-in-box"))) > 1)
    piles = [
        _table(turn_table(), "bribes-in-box", reading).position.state.held[BOARD][BRIBE]
        for reading in readings(ROOM, "bribes-in-box")
    ]
    least, most = min(piles), max(piles)
    return Finding(
        "bribes-in-box",
        "bribes-in-box",
        told("bribes-in-box.position", n=total),
        told("bribes-in-box.size"),
        told("bribes-in-box.bounds", most=total - 1),
        looked,
        f"Count your box: if it holds {least}, this table cannot be. It matters before that, because the pile can "
        f"run out: with {least - 4} bribes held a player with 10 pounds finds only 4 left to buy where the box has "
        f"{least}, and takes 5 where it has {most}.",
        _bribes_held(total),
    )


def palaces_in_box() -> Finding:
    """Plays all numbers of palaces sold in two decades through the engine, and counts what the board then offers."""
    courses = [
        (players, *sold)
        for players in range(MIN_PLAYERS, MAX_PLAYERS + 1)
        for sold in product(range(BOARD_PALACES[players] + 1), repeat=2)
    ]
    looked = none_of(courses, lambda course: len(set(_boards(*course))) > 1)
    most = {n: 3 * BOARD_PALACES[n] for n in BOARD_PALACES}
    tables = [(players, held) for players in most for held in range(16)]
    looked += none_of(tables, lambda case: len(set(_can_be(_palaces_held(*case), "palaces-in-box"))) > 1)
    return Finding(
        "palaces-in-box",
        "palaces-in-box",
        told("palaces-in-box.position", three=most[3], four=most[4], five=most[5]),
        told("palaces-in-box.size"),
        told("palaces-in-box.bounds"),
        looked,
        "The board is filled three times, with at most four palaces, so no game ever needs a thirteenth. Whichever "
        "list is right, nobody can tell by playing.",
    )


def _palaces_held(players: int, palaces: int) -> Document:
    """A building scoring with so many palaces, shared out evenly."""
    shares = [palaces // players + (seat < palaces % players) for seat in range(players)]
    held = [
        {"name": name, "points": 0, "enclosed": {"palaces": [0] * n}} for name, n in zip(NAMES, shares, strict=False)
    ]
    return {"game": "noblemen", "moment": "buildings", "decade": 3, "player": held}


def _boards(players: int, *sold: int) -> Iterator[tuple[int, ...]]:
    """By each reading how many palaces the board offers in each decade."""
    what = BUILDINGS + Building.PALACE
    for reading in readings(ROOM, "palaces-in-box"):
        start = _table(_palaces_held(players, 0), "palaces-in-box", reading).position.state
        state = deal_out(start.box)
        offered = [state.held[BOARD][what]]
        for n in sold:
            draft = Draft(replace(state, held=transfer(state.held, BOARD, GROUND, what, n)), Noting())
            rounds.begin_decade(draft)
            state = draft.freeze()
            offered.append(state.held[BOARD][what])
        yield tuple(offered)
