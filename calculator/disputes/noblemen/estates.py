"""The smallest estates at which readings part: shapes of tiles, chapels between manors, areas under follies."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations, product
from typing import Final, NamedTuple

from courtroll.calculator.disputes.noblemen.balls import NAMES
from courtroll.calculator.disputes.noblemen.turns import moves_part, questions, turn_table
from courtroll.calculator.disputes.search import Document, Finding, first, told
from courtroll.verifier.games.noblemen.rules.options import AreaSymbol, SharedChapel
from courtroll.verifier.games.noblemen.scoring.buildings import building_points
from courtroll.verifier.games.noblemen.table import frame
from courtroll.verifier.games.noblemen.table.counting import area_count
from courtroll.verifier.games.noblemen.table.equipment import FOLLY_NEEDS, FOLLY_POINTS, FOLLY_PRICE
from courtroll.verifier.games.noblemen.table.pieces import Folly

Cell = tuple[int, int]
"""Column and row."""
Shape = frozenset[Cell]
MOST_TILES: Final = 8
MARGIN: Final = 8
"""So far from the frame's edge a search draws its estates."""


def mask(cells: Sequence[Cell] | Shape) -> int:
    return sum(frame.BIT[frame.cell_at(column + MARGIN, row + MARGIN)] for column, row in cells)


# ------------------------------------------------------------------------------------------ area-symbol


def shapes(most: int) -> Iterator[Shape]:
    """Every shape of tiles that hang together by their sides, by number of tiles; wide ones first."""
    known = {frozenset({(0, 0)})}
    for _ in range(most):
        yield from sorted(known, key=lambda shape: (max(row for _, row in shape), sorted(shape)))
        known = {_moved(shape | {cell}) for shape in known for cell in _beside(shape)}


def _beside(shape: Shape) -> set[Cell]:
    steps = ((1, 0), (-1, 0), (0, 1), (0, -1))
    return {(x + dx, y + dy) for x, y in shape for dx, dy in steps} - shape


def _moved(shape: Shape) -> Shape:
    """The shape with its corner at the top left."""
    left, top = min(x for x, _ in shape), min(y for _, y in shape)
    return frozenset((x - left, y - top) for x, y in shape)


def _overlapping() -> tuple[Shape, int]:
    """The smallest shape whose areas are counted differently."""

    def parts(shape: Shape) -> bool:
        return len({area_count(mask(shape), 0, None, reading) for reading in AreaSymbol}) > 1

    return first(shapes(MOST_TILES), parts)


def _drawn(shape: Shape, letter: str, beside: Sequence[str]) -> str:
    """A map with the shape, and a column of other tiles left of it."""
    rows = []
    for row in range(max(y for _, y in shape) + 1):
        tiles = (letter if (x, row) in shape else "." for x in range(max(x for x, _ in shape) + 1))
        rows.append(" ".join([beside[row] if row < len(beside) else ".", *tiles]))
    return "\n".join(rows) + "\n"


AREA_SIZE: Final = told("area-symbol.size")
AREA_BOUNDS: Final = told("area-symbol.bounds")


def area_symbol() -> Finding:
    shape, looked = _overlapping()
    players = [
        {"name": NAMES[0], "points": 0, "estate": _drawn(shape, "W", ("C",))},
        *({"name": name, "points": 0, "estate": "C\n"} for name in NAMES[1:3]),
    ]
    return Finding(
        "area-symbol",
        "area-symbol",
        told("area-symbol.position", n=len(shape)),
        AREA_SIZE,
        AREA_BOUNDS,
        looked,
        "The block holds two squares of four, and the middle two fountains belong to both. As one garden it is worth 6 "
        "and 2 prestige, as two gardens 6 and 4, which is what a marquess needs. The same block of fields brings "
        "8 or 10 pounds in taxes, and one of groves 8 or 10 tiles of land.",
        {"game": "noblemen", "moment": "ball", "decade": 1, "queen": NAMES[0], "player": players},
    )


def area_symbol_folly() -> Finding:
    shape, looked = _overlapping()
    table = turn_table({"money": FOLLY_PRICE, "estate": _drawn(shape, "F", ("C", "M"))})
    return Finding(
        "area-symbol-folly",
        "area-symbol",
        told("area-symbol-folly.position", n=len(shape), pounds=FOLLY_PRICE),
        AREA_SIZE,
        AREA_BOUNDS,
        looked,
        "One farm or two? The same block decides whether the folly that asks for two farms may be built.",
        table,
        questions(table, "area-symbol")[0],
    )


# ---------------------------------------------------------------------------------------- shared-chapel


class Manors(NamedTuple):
    """An estate of enclosed manors, with the chapels on its land."""

    castles: tuple[Cell, ...]
    palaces: tuple[Cell, ...]
    chapels: tuple[Cell, ...]

    @property
    def land(self) -> Shape:
        """The least land that encloses the manors."""
        return frozenset(cell for manor in (*self.castles, *self.palaces) for cell in _square(manor))


def _square(centre: Cell) -> Iterator[Cell]:
    return ((centre[0] + dx, centre[1] + dy) for dx, dy in product((-1, 0, 1), repeat=2))


def _touch(one: Cell, other: Cell) -> bool:
    return max(abs(one[0] - other[0]), abs(one[1] - other[1])) <= 1


def _estates() -> Iterator[Manors]:
    """One or two enclosed manors with one or two chapels, by tiles, then by palaces, then by chapels."""
    places = [(dx, dy) for dy in range(4) for dx in range(-3, 4) if dy or dx > 0]
    seconds = [None, *(place for place in places if not _touch((0, 0), place))]
    found = []
    for second, palaces in product(seconds, range(3)):
        manors = [(0, 0)] if second is None else [(0, 0), second]
        kinds = Manors(tuple(manors[palaces:]), tuple(manors[:palaces]), ())
        free = sorted(kinds.land - set(manors), key=lambda cell: _off_centre(cell, manors))
        if palaces <= len(manors):
            found += [kinds._replace(chapels=(chapel,)) for chapel in free]
            found += [kinds._replace(chapels=two) for two in combinations(free, 2) if not _touch(*two)]
    return iter(sorted(found, key=lambda each: (len(each.land), len(each.palaces), len(each.chapels))))


def _off_centre(cell: Cell, manors: Sequence[Cell]) -> int:
    """How far a cell is from the middle between the manors, so that the plainest position comes first."""
    return sum(abs(cell[axis] * len(manors) - sum(manor[axis] for manor in manors)) for axis in (0, 1))


def shared_chapel() -> Finding:
    def parts(estate: Manors) -> bool:
        sets = [mask(cells) for cells in (estate.castles, estate.palaces, estate.chapels, estate.land)]
        castle, palace, chapel, land = sets
        return len({building_points(castle, palace, chapel, land, reading) for reading in SharedChapel}) > 1

    estate, looked = first(_estates(), parts)
    letters = dict.fromkeys(estate.castles, "C") | dict.fromkeys(estate.palaces, "P")
    letters |= dict.fromkeys(estate.chapels, "H")
    columns = sorted({x for x, _ in estate.land})
    rows = sorted({y for _, y in estate.land})
    drawn = [" ".join(letters.get((x, y), "F" if (x, y) in estate.land else ".") for x in columns) for y in rows]
    players = [
        {"name": NAMES[0], "points": 0, "estate": "\n".join(drawn) + "\n"},
        *({"name": name, "points": 0, "estate": "C\n"} for name in NAMES[1:3]),
    ]
    return Finding(
        "shared-chapel",
        "shared-chapel",
        told("shared-chapel.position", tiles=len(estate.land)),
        told("shared-chapel.size"),
        told("shared-chapel.bounds"),
        looked,
        "One chapel stands beside two castles. Does it bring its point for each of them, or once? Beside two palaces "
        "it is worth two points more or not, beside a castle and a palace one.",
        {"game": "noblemen", "moment": "buildings", "decade": 1, "player": players},
    )


# ------------------------------------------------------------------------------------------ folly-areas


class Areas(NamedTuple):
    """An estate of areas that share no tile, with the follies that stand on it."""

    farms: int
    forests: int
    gardens: int
    follies: tuple[Folly, ...]

    @property
    def counts(self) -> tuple[int, int, int]:
        """In the order in which a folly asks for them."""
        return self.farms, self.forests, self.gardens


MOST_AREAS: Final = 5
AREA_NAMES: Final = ("farm", "forest", "garden")


def _areas() -> Iterator[Areas]:
    """By number of areas, then by number of follies."""
    built = [follies for n in range(3) for follies in combinations(Folly, n)]
    every = product(range(MOST_AREAS + 1), repeat=3)
    found = [Areas(f, g, w, follies) for f, g, w in every for follies in built if f + g + w <= MOST_AREAS]
    return iter(sorted(found, key=lambda each: (sum(each.counts), len(each.follies))))


def _with_follies(areas: Areas) -> Document:
    """Two areas in each band of two rows, with meadows between them for the castle and the follies."""
    blocks = ["F"] * areas.farms + ["G"] * areas.forests + ["W"] * areas.gardens
    blocks.sort(key=lambda letter: -blocks.count(letter))
    bands = max(2, (len(blocks) + 1) // 2)
    middle = ["Y"] * len(areas.follies) + ["C", "M"]
    rows = []
    for row in range(2 * bands):
        left, right = (blocks[n] if n < len(blocks) else "." for n in (row // 2 * 2, row // 2 * 2 + 1))
        rows.append(" ".join([left, left, middle[row] if row < len(middle) else ".", right, right]))
    stand = [f"{folly.name.lower()} C{row}" for row, folly in enumerate(areas.follies, 1)]
    unbuilt = [folly.name.lower() for folly in Folly if folly not in areas.follies]
    brought = sum(FOLLY_POINTS[: len(stand)])
    mover = {"points": brought, "money": FOLLY_PRICE, "estate": "\n".join(rows) + "\n", "follies": stand}
    return turn_table(mover, board={"follies": unbuilt})


def folly_areas() -> Finding:
    def parts(areas: Areas) -> bool:
        return _carried(areas) and moves_part(_with_follies(areas), "folly-areas")

    areas, looked = first(_areas(), parts)
    table = _with_follies(areas)
    (folly,) = areas.follies
    had = tuple(
        told(f"areas.{name if n == 1 else name + 's'}", n=n)
        for n, name in zip(areas.counts, AREA_NAMES, strict=True)
        if n
    )
    return Finding(
        "folly-areas",
        "folly-areas",
        told("folly-areas.position", areas=had, follies=folly.name.lower(), pounds=FOLLY_PRICE),
        told("folly-areas.size"),
        told("folly-areas.bounds", areas=sum(areas.counts)),
        looked,
        f"Both {folly.name.lower()} have served for a folly. The next one asks for a farm, a forest and a garden: Anna "
        "has them all in sight, but where each area serves only once she has none left of one kind.",
        table,
        questions(table, "folly-areas")[0],
    )


def _carried(areas: Areas) -> bool:
    """Whether the follies that stand could be built by either reading, each with areas of its own."""
    needs = [FOLLY_NEEDS[folly] for folly in areas.follies]
    return all(sum(need[kind] for need in needs) <= areas.counts[kind] for kind in range(3))
