"""The park: nobles with their prices after discount, emptied spaces, servants on the edges, statues."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from enum import Enum
from typing import Final

from courtroll.calculator.render.drawing.boxes import CARD, coin, shield
from courtroll.calculator.render.drawing.holes import is_open
from courtroll.calculator.render.drawing.palais_royal import tiles
from courtroll.calculator.render.drawing.palais_royal.tiles import HIGH, WIDE
from courtroll.calculator.render.drawing.seats import Seats
from courtroll.calculator.render.drawing.svg import (
    FAINT,
    INK,
    RULE,
    Attribute,
    Block,
    circle,
    label,
    marked,
    moved,
    path,
    text,
)
from courtroll.verifier.games.palais_royal.document import DescribedTurn
from courtroll.verifier.games.palais_royal.play.recruiting import empty_beside, price
from courtroll.verifier.games.palais_royal.table.frame import SIZE, cell_at, cell_name, cell_named
from courtroll.verifier.games.palais_royal.table.nobles import Noble
from courtroll.verifier.games.palais_royal.table.park import EMPTY, seat_of, space_name
from courtroll.verifier.games.palais_royal.table.playing import Space

GUTTER: Final = 22
STEP: Final = 6
"""Between spaces; a statue stands there."""


class Lies(Enum):
    """What lies on a space, as far as the file tells."""

    NOBLE = "noble"
    SOME_NOBLE = "some-noble"
    """Nobody tells which."""
    EMPTY = "empty"
    SERVANT = "servant"
    OPEN = "open"


@dataclass(frozen=True, slots=True)
class Spaces:
    """What a file tells of the park."""

    lies: tuple[Lies, ...]
    nobles: Mapping[int, Noble]
    """By space, those that are told."""

    @property
    def shows_stand_ins(self) -> bool:
        return any(not noble.typed for noble in self.nobles.values())


def spaces_of(described: DescribedTurn) -> Spaces:
    state = described.position.state
    park, told = state.box.equipment.park.value, described.document.park
    named = {cell_named(name) for name in told} if isinstance(told, Mapping) else set()
    lies, nobles = list[Lies](), dict[int, Noble]()
    for space, there in enumerate(state.park):
        if is_open(described.position, "park", space_name(park, space)):
            lies.append(Lies.OPEN)
        elif there == EMPTY:
            lies.append(Lies.EMPTY)
        elif seat_of(there) is not None:
            lies.append(Lies.SERVANT)
        elif park.cells[space] in named:
            lies.append(Lies.NOBLE)
            nobles[space] = state.box.equipment.nobles[there]
        else:
            lies.append(Lies.SOME_NOBLE)
    return Spaces(tuple(lies), nobles)


def price_of(described: DescribedTurn, spaces: Spaces, space: int) -> tuple[int, int]:
    """The least and the most that a noble costs, whatever lies on the spaces that nobody tells."""
    state = described.position.state
    near = state.box.equipment.park.value.near[space]
    told = tuple(each for each in near if spaces.lies[each] is not Lies.OPEN)
    empty, gold = empty_beside(state.park, told), spaces.nobles[space].gold
    return price(gold, empty + len(near) - len(told)), price(gold, empty)


def park_map(described: DescribedTurn, spaces: Spaces, seats: Seats, said: Mapping[str, str]) -> Block:
    park = described.position.state.box.equipment.park.value
    places = [(cell % SIZE, cell // SIZE) for cell in park.cells]
    left, top = (min(each[axis] for each in places) for axis in (0, 1))
    right, bottom = (max(each[axis] for each in places) for axis in (0, 1))

    def at(cell: int) -> tuple[float, float]:
        return GUTTER + (WIDE + STEP) * (cell % SIZE - left), GUTTER + (HIGH + STEP) * (cell // SIZE - top)

    drawn = [
        label(x + WIDE / 2, GUTTER - 7, cell_name(cell_at(column, 0)).removesuffix("1"), 11, **_NAME)
        for column in range(left, right + 1)
        for x, _ in [at(cell_at(column, top))]
    ]
    drawn += [
        label(GUTTER / 2 - 1, at(cell_at(left, row))[1] + HIGH / 2 + 4, str(row + 1), 11, **_NAME)
        for row in range(top, bottom + 1)
    ]
    drawn += [
        moved(*at(cell), marked(_space(described, spaces, space, seats, said), cell_name(cell), cell_name(cell)))
        for space, cell in enumerate(park.cells)
    ]
    for cell in park.cells:
        x, y = at(cell)
        drawn += [moved(x + WIDE - 20, y, seats.faults_at(Space(cell), room=20).svg)]
    for first, second in park.apart:
        (x, y), (u, v) = at(first), at(second)
        drawn.append(moved((x + u + WIDE) / 2, (y + v + HIGH) / 2, statue()))
    width, height = at(cell_at(right + 1, bottom + 1))
    whole = Block(width, height, "".join(drawn))
    scale = min(1, CARD / width)
    return Block(width * scale, height * scale, moved(0, 0, whole.svg, scale))


_NAME: Final[dict[str, Attribute]] = {"text_anchor": "middle", "fill": FAINT}


def _space(described: DescribedTurn, spaces: Spaces, space: int, seats: Seats, said: Mapping[str, str]) -> str:
    state = described.position.state
    equipment = state.box.equipment
    park, lies = equipment.park.value, spaces.lies[space]
    name, edge = space_name(park, space), "space edge" if park.sides[space] else "space"
    is_double = space in equipment.double.value
    x, y = (WIDE / 2, 28) if lies is Lies.NOBLE else (13, 15)
    mark = label(x, y, "2x", 9, klass="double", **_NAME) if is_double else ""
    match lies:
        case Lies.NOBLE:
            noble = spaces.nobles[space]
            low, high = price_of(described, spaces, space)
            costs = str(low) if low == high else f"{low}–{high}"
            can = tiles.powers(noble.powers, said)
            shown = (
                coin(costs, 15, 15, 11)
                + shield(str(noble.points), WIDE - 25, 5)
                + tiles.seals(noble)
                + tiles.privilege(can)
            )
            shown += "" if low == high == noble.gold else tiles.printed(noble.gold)
            told = f"{name}: {noble.name}, {said['price']} {costs}"
            return tiles.box(f"{edge} noble", told, shown, mark, dashed=not noble.typed).svg
        case Lies.SOME_NOBLE:
            told = f"{name}: {said['some-noble']}"
            return tiles.box(f"{edge} some-noble", told, crowd(), mark).svg
        case Lies.EMPTY:
            drawn = circle(WIDE / 2, HIGH / 2 + 6, 3, fill=RULE)
            return tiles.box(f"{edge} empty", f"{name}: {said['empty']}", drawn, mark, fill="#e6f0d0").svg
        case Lies.SERVANT:
            seat = seat_of(state.park[space]) or 0
            told = f"{name}: {said['servant-of'].format(name=seats.players[seat])}"
            drawn = seats.disc(seat, WIDE / 2, HIGH / 2 + 10)
            return tiles.box(f"{edge} servant", told, drawn, mark, fill="#e6f0d0").svg
        case Lies.OPEN:
            return tiles.box(f"{edge} open", f"{name}: ?", tiles.unknown(), mark, fill="#f6f8fa", dashed=True).svg


def crowd(x: float = WIDE / 2, y: float = HIGH / 2 + 2) -> str:
    """A noble of whom nothing is told."""
    return circle(x, y, 6, fill=RULE, stroke=FAINT) + path(
        f"M{x - 11} {y + 19}q1-12 11-12t11 12z", fill=RULE, stroke=FAINT
    )


def statue() -> str:
    """Stands between two spaces that touch; its middle at a point."""
    return path("M0-6l5 6-5 6-5-6z", fill="#8c959f", stroke=INK, klass="statue")


def notes(described: DescribedTurn, said: Mapping[str, str]) -> Iterator[Block]:
    """Spaces next to each other that the map shows apart."""
    for first, second in described.position.state.box.equipment.park.value.beside:
        yield text(said["beside"].format(first=cell_name(first), second=cell_name(second)), CARD, 11, fill=FAINT)
