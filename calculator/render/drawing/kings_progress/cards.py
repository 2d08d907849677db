"""Influence cards in builds, gifts, and what lies on display."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from courtroll.calculator.render.drawing.boxes import CARD, fitted, panel
from courtroll.calculator.render.drawing.holes import UNKNOWN, is_open, is_open_within
from courtroll.calculator.render.drawing.page import fact
from courtroll.calculator.render.drawing.seats import Seats
from courtroll.calculator.render.drawing.svg import (
    FAINT,
    INK,
    PAPER,
    Attribute,
    Block,
    beside,
    flowing,
    group,
    label,
    rect,
    width_of,
)
from courtroll.verifier.games.kings_progress.document import Described
from courtroll.verifier.games.kings_progress.table.pieces import (
    CARD_COLUMNS,
    DECK,
    DISCARDS,
    DISPLAY,
    GIFT_COLUMNS,
    GIFT_TYPES,
    SHOWN,
    SINGLES,
    SUITS,
    Prize,
    prize_of,
)
from courtroll.verifier.kernel.place import Named

COLOURS: Final = {
    Prize.CASTLE: "#2f6fb5",
    Prize.LAND: "#3f7d53",
    Prize.MONEY: "#f0c93a",
    Prize.OFFICE: "#c0392b",
    Prize.TITLE: "#7d3c98",
}
_MIDDLE: Final[dict[str, Attribute]] = {"text_anchor": "middle", "font_weight": "bold"}


def influence(shown: str, *, exposed: bool, told: str) -> Block:
    """A card by its symbols; the exposed one has a strong edge."""
    edge = rect(
        1.5, 1.5, 21, 27, rx=3, fill=PAPER if exposed else "#e6e9ec", stroke=INK, stroke_width=2 if exposed else 0.8
    )
    drawn = [edge, fitted(12, 20, shown, 17, 14, **_MIDDLE)]
    klass = f"box card {'exposed' if exposed else 'covered'}{' disguise' if shown == 'D' else ''}"
    return Block(24, 30, group(drawn, told, klass=klass))


def gift(prize: Prize, crowns: str, said: Mapping[str, str]) -> Block:
    """A gift by its colour, with the number of its crowns."""
    ink = INK if prize is Prize.MONEY else PAPER
    edge = rect(1, 1, 22, 24, rx=3, fill=COLOURS[prize], stroke=INK)
    drawn = [edge, fitted(12, 18, crowns, 17, 13, fill=ink, **_MIDDLE)]
    return Block(24, 26, group(drawn, f"{said[prize.word]}: {crowns}", klass=f"box gift {prize.word}"))


def gifts(described: Described, seat: int, said: Mapping[str, str]) -> Block:
    """All gifts of a player, by type."""
    position, rows = described.position, list[Block]()
    for prize in GIFT_TYPES:
        mine = position.state.players[seat].gifts[prize]
        path = ("player", seat, "gifts", prize)
        crowns = [UNKNOWN if is_open(position, *path, index) else str(n) for index, n in enumerate(mine)]
        crowns = [UNKNOWN] if is_open(position, *path) else crowns
        if crowns:
            rows.append(_row([_head(said[prize.word]), *(gift(prize, each, said) for each in crowns)]))
    return flowing(rows, CARD, 16) if rows else fact(said["gifts"], "–")


def _head(name: str, high: float = 26) -> Block:
    """What stands before a row of cards."""
    return Block(width_of(name, 11) + 6, high, label(0, high / 2 + 4, name, 11, fill=FAINT))


def _row(blocks: Sequence[Block]) -> Block:
    """Beside each other as long as there is room for them."""
    whole = beside(blocks, 3)
    return whole if whole.width <= CARD else flowing(blocks, CARD, 3)


# ------------------------------------------------------------------------------------------------------- display


def display(described: Described, seats: Seats, said: Mapping[str, str]) -> Block:
    """What lies beside the map, as far as it is told."""
    rows = (("pairs", _pairs), ("singles", _singles), ("face-up", _face_up))
    shown = [flowing([*row(described, said), seats.faults_at(Named(key))], CARD, 14) for key, row in rows]
    facts = [seats.with_faults(each, *map(Named, keys)) for keys, each in _facts(described, said)]
    return panel(said["display"], *shown, flowing(facts, CARD, 18))


def _facts(described: Described, said: Mapping[str, str]) -> Iterator[tuple[Sequence[str], Block]]:
    """Each with what faults name it by."""
    position = described.play
    assert position is not None
    state, told = position.state, described.document
    yield ("round",), fact(said["round"], str(state.clock.round))
    track = state.box.equipment.court_track.value
    pawn = UNKNOWN if is_open(position, "pawn") else str(state.clock.space)
    yield ("pawn",), fact(said["pawn"], said["of-track"].format(space=pawn, track=track))
    if told.pending is not None:
        phase = UNKNOWN if is_open(position, "pending") else said[f"phase-{state.turn.phase}"]
        yield ("pending", "turn"), fact(said["phase"], phase)
    if told.deck is not None:
        deck = UNKNOWN if is_open_within(position, "deck") else str(sum(state.held[DECK][CARD_COLUMNS]))
        yield ("deck",), fact(said["deck"], deck)
    if told.discards is not None:
        n = told.discards if isinstance(told.discards, int) else sum(state.held[DISCARDS][CARD_COLUMNS])
        is_told = isinstance(told.discards, int) or not is_open(position, "discards")
        yield ("discards",), fact(said["discards"], str(n) if is_told else UNKNOWN)


def _face_up(described: Described, said: Mapping[str, str]) -> list[Block]:
    position = described.play
    assert position is not None
    if is_open(position, "face-up"):
        return [fact(said["face-up"], UNKNOWN)]
    there = position.state.held[DISPLAY][CARD_COLUMNS]
    missing = sum(hole.path[:1] == ("face-up",) for hole in position.holes)
    out = [_head(said["face-up"] if any(there) else f"{said['face-up']} –", 30)]
    if missing:
        return [*out, _head(UNKNOWN, 30)]
    for kind, n in enumerate(there):
        suit = said[f"short-{SUITS[kind].word}"]
        shown = influence(str(SHOWN[kind]), exposed=True, told=f"{said[SUITS[kind].word]} {SHOWN[kind]}")
        name = Block(width_of(suit, 11) + 4, 30, label(0, 20, suit, 11))
        out += [beside([name, shown], 2) for _ in range(n)]
    return out


def _pairs(described: Described, said: Mapping[str, str]) -> list[Block]:
    position = described.play
    assert position is not None
    if is_open(position, "pairs"):
        return [fact(said["pairs"], UNKNOWN)]
    out = [_head(said["pairs"])]
    for number, pair in enumerate(position.state.pairs):
        shown = [gift(*_named(kind), said) for kind in pair]
        shown += [_head(UNKNOWN)] if is_open(position, "pairs", number) else []
        out.append(beside([_head(str(number + 1)), *(shown or [_head(said["taken"])])], 2))
    return out


def _singles(described: Described, said: Mapping[str, str]) -> list[Block]:
    position = described.play
    assert position is not None
    row = position.state.held[SINGLES][GIFT_COLUMNS]
    shown = [gift(*_named(kind), said) for kind, n in enumerate(row) for _ in range(n)]
    shown += [_head(UNKNOWN)] if is_open(position, "singles") else []
    return [_head(said["singles"] if shown else f"{said['singles']} –"), *shown]


def _named(kind: int) -> tuple[Prize, str]:
    prize, crowns = prize_of(kind)
    return prize, str(crowns)
