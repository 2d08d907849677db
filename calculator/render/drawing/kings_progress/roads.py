"""The map: places, ways, and the courtiers' pawns."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from math import hypot
from typing import Final

from courtroll.calculator.render.drawing.boxes import CARD, POINTS, Sign, fitted, panel, swatch
from courtroll.calculator.render.drawing.holes import UNKNOWN, is_open
from courtroll.calculator.render.drawing.kings_progress.layout import crosses, laid, ways_of
from courtroll.calculator.render.drawing.seats import Seats
from courtroll.calculator.render.drawing.svg import (
    FAINT,
    INK,
    PAPER,
    Attribute,
    Block,
    group,
    marked,
    moved,
    path,
    rect,
    text,
)
from courtroll.verifier.games.kings_progress.document import Described
from courtroll.verifier.games.kings_progress.table.box import COURTS, INNS, LONDON
from courtroll.verifier.games.kings_progress.table.names import ROYAL_COURT
from courtroll.verifier.games.kings_progress.table.pieces import Courtier
from courtroll.verifier.games.kings_progress.table.progress import AtPlace, Progress
from courtroll.verifier.kernel.equipment import Source
from courtroll.verifier.kernel.place import Named, Place
from courtroll.verifier.kernel.position import Position
from courtroll.verifier.kernel.reading import Unknown

SIDE: Final = 16
"""Left of a place and right of it."""
BETWEEN: Final = 24
"""Below a row of places."""
PAWN_WIDE, PAWN_HIGH = 38, 15
HEAD: Final = 20
MOST_WIDE: Final = 130
HOME_FILL: Final = "#eef1f4"
INN_FILL: Final = "#fdebd3"
LONDON_FILL: Final = "#dbe9f9"
COURT_FILL: Final = "#e9defa"


def country(described: Described, seats: Seats, said: Mapping[str, str]) -> Block:
    """The map under its title, with what is told of courtiers whose place is not known."""
    position = described.play
    assert position is not None
    value = position.state.box.equipment.map
    title = said["map-assumed" if value.source is Source.ASSUMED else "map"]
    lost = [courtier for courtier in Courtier if is_open(position, "at", courtier.word)]
    notes = []
    arrived = [said[courtier.word] for courtier in position.state.road.arrived]
    arrived += [UNKNOWN] if is_open(position, "arrived") else []
    if arrived:
        told = ", ".join(f"{n} {name}" for n, name in enumerate(arrived, 1))
        notes.append(text(f"{said['arrived']}: {told}", CARD, 12, indent="  "))
    if lost:
        told = ", ".join(said[courtier.word] for courtier in lost)
        notes.append(text(f"{said['place-not-told']}: {told}", CARD, 12, fill=FAINT, indent="  "))
    notes.append(seats.faults_at(Named("arrived"), room=CARD))
    return panel(title, places(described, position, seats, said), *notes)


def places(described: Described, position: Position[Progress], seats: Seats, said: Mapping[str, str]) -> Block:
    state = position.state
    there = state.box.equipment.map.value
    cells = laid(there)
    columns, rows = max(x for x, _ in cells) + 1, max(y for _, y in cells) + 1
    wide = min(MOST_WIDE, CARD / columns)
    pawns = _pawns(described, position)
    boxes = [
        _place(place, name, pawns[place], position, said, wide - SIDE,
               seats.faults_at(*_troubled(place, name, pawns, position), room=wide - SIDE - 6))
        for place, name in enumerate(there.names)
    ]  # fmt: skip
    heights = [max(box.height for box, (_, y) in zip(boxes, cells, strict=True) if y == row) for row in range(rows)]
    tops = [sum(heights[:row]) + BETWEEN * row for row in range(rows)]
    middles = [(wide * (x + 0.5), tops[y] + heights[y] / 2) for x, y in cells]
    drawn = [_way(middles, cells, one, other) for one, other in ways_of(there)]
    drawn += [
        moved(wide * x + SIDE / 2, tops[y] + (heights[y] - box.height) / 2, box.svg)
        for box, (x, y) in zip(boxes, cells, strict=True)
    ]
    return Block(wide * columns, tops[-1] + heights[-1], group(drawn, klass="map"))


def _pawns(described: Described, position: Position[Progress]) -> list[list[Courtier]]:
    """By place who stands there, as far as that is known: not at which court, where nobody tells the round's."""
    at, arrived = position.state.road.at, position.state.road.arrived
    told = described.document.at
    lost = {courtier for courtier in Courtier if is_open(position, "at", courtier.word)}
    if is_open(position, "court"):
        lost |= {courtier for courtier in arrived if isinstance(told, Unknown) or courtier not in told}
    standing = [courtier for courtier in Courtier if courtier not in lost]
    there = position.state.box.equipment.map.value
    return [[courtier for courtier in standing if at[courtier] == place] for place in range(len(there.names))]


def _way(middles: Sequence[tuple[float, float]], cells: Sequence[tuple[int, int]], one: int, other: int) -> str:
    """A straight line; round a place that stands upon it a bend."""
    (x, y), (u, v) = middles[one], middles[other]
    looks: dict[str, Attribute] = {"stroke": "#8c959f", "stroke_width": 3, "klass": "way"}
    is_free = not any(
        crosses(cells[one], cells[other], cell) for place, cell in enumerate(cells) if place not in (one, other)
    )
    if is_free:
        return path(f"M{x:.1f} {y:.1f}L{u:.1f} {v:.1f}", **looks)
    across, down = (v - y) / hypot(u - x, v - y), (x - u) / hypot(u - x, v - y)
    reach = MOST_WIDE * abs(across) + 2 * BETWEEN * abs(down)
    bend = f"{(x + u) / 2 + reach * across:.1f} {(y + v) / 2 + reach * down:.1f}"
    return path(f"M{x:.1f} {y:.1f}Q{bend} {u:.1f} {v:.1f}", **looks)


def _place(place: int, name: str, pawns: Sequence[Courtier], position: Position[Progress],
           said: Mapping[str, str], wide: float, faults: Block) -> Block:  # fmt: skip
    """A place with its pawns; dots tell how many may stop there."""
    fill, called = _look(place, name, position, said)
    in_a_row = max(1, int((wide - 8) // (PAWN_WIDE + 3)))
    rows = -(-len(pawns) // in_a_row)
    foot = HEAD + 4 + max(1, rows) * (PAWN_HIGH + 3) if place >= LONDON or pawns else HEAD + 4
    high = foot + faults.height
    holds = position.state.box.equipment.map.value.holds[place]
    dots = holds if place == LONDON or place >= INNS else 0
    edge = rect(0.5, 0.5, wide - 1, high - 1, rx=5, fill=fill, stroke=INK)
    shown = fitted(5, 14, called, wide - 10 - 7 * dots, 11, font_weight="bold")
    drawn = [edge, shown]
    drawn += [
        path(f"M{wide - 8 - 7 * n:.1f} 10h.1", stroke=INK, stroke_width=4, stroke_linecap="round", klass="dot")
        for n in range(dots)
    ]
    for index, courtier in enumerate(pawns):
        row, column = divmod(index, in_a_row)
        drawn.append(pawn(5 + column * (PAWN_WIDE + 3), HEAD + 1 + row * (PAWN_HIGH + 3), courtier, said))
    drawn.append(moved(3, foot - 1, faults.svg))
    there = ", ".join(said[courtier.word] for courtier in pawns)
    told = f"{name}: {there}" if pawns else name
    return Block(wide, high, marked(group(drawn, told, klass=f"box place {_kind(place, position)}"), name, name))


def _troubled(
    place: int, name: str, pawns: Sequence[Sequence[Courtier]], position: Position[Progress]
) -> Iterator[Place]:
    """Of what the faults are marked at a place: of itself, of courtiers there, and at home of one who is nowhere."""
    yield AtPlace(name)
    yield from (Named(courtier.word) for courtier in pawns[place])
    if place < LONDON and not any(Courtier(place) in there for there in pawns):
        yield Named(Courtier(place).word)
    if is_this_court(position, place):
        yield Named(ROYAL_COURT)


def _kind(place: int, position: Position[Progress]) -> str:
    if is_this_court(position, place):
        return "this-court"
    return "home" if place < LONDON else "london" if place == LONDON else "court" if place < INNS else "inn"


def _look(place: int, name: str, position: Position[Progress], said: Mapping[str, str]) -> tuple[str, str]:
    """The ground of a place, and what it is called."""
    match _kind(place, position):
        case "home":
            return HOME_FILL, said[Courtier(place).word]
        case "london":
            return LONDON_FILL, said["london"]
        case "this-court":
            return POINTS, name
        case "court":
            return COURT_FILL, name
        case _:
            return INN_FILL, name


def is_this_court(position: Position[Progress], place: int) -> bool:
    """Whether a Royal Court is known to be the round's."""
    state = position.state
    is_told = not is_open(position, "court") and 1 <= state.clock.round <= len(state.clock.courts)
    return is_told and COURTS <= place < INNS and state.court == place


def pawn(x: float, y: float, courtier: Courtier, said: Mapping[str, str]) -> str:
    edge = rect(x, y, PAWN_WIDE, PAWN_HIGH, rx=7, fill="#30363d", stroke=INK)
    name = fitted(
        x + PAWN_WIDE / 2, y + 11, said[f"short-{courtier.word}"], PAWN_WIDE - 7, 10, fill=PAPER, text_anchor="middle"
    )
    return group([edge, name], said[courtier.word], klass=f"box pawn {courtier.word}")


def signs(said: Mapping[str, str]) -> Iterator[Sign]:
    """What there is on a map."""
    for klass, fill, what in (
        ("home", HOME_FILL, "homes"),
        ("inn", INN_FILL, "inns"),
        ("london", LONDON_FILL, "london"),
        ("court", COURT_FILL, "courts"),
        ("this-court", POINTS, "this-court"),
    ):
        yield klass, swatch(fill), said[what]
    yield "dot", path("M8 12h.1M16 12h.1", stroke=INK, stroke_width=5, stroke_linecap="round"), said["dots"]
    yield "pawn", rect(1, 6, 22, 12, rx=6, fill="#30363d", stroke=INK), said["courtier"]
