"""Areas: how many there are, and where a knight may stand, by either reading of overlapping squares."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache, partial
from typing import Final

import z3

from courtroll.verifier.games.noblemen.document.maps import draw
from courtroll.verifier.games.noblemen.proofs.places import name_of, window
from courtroll.verifier.games.noblemen.rules import tiles as rules
from courtroll.verifier.games.noblemen.rules.options import AreaSymbol
from courtroll.verifier.games.noblemen.table import areas, counting, frame
from courtroll.verifier.games.noblemen.table.estate import Estate
from courtroll.verifier.kernel.proof.theorem import Cells, Proof, Prover, Statement, Terms, Theorem, all_of, at, total

BLOCK: Final = window(4, 4)
Place = tuple[int, int]
PLACES: Final[tuple[Place, ...]] = tuple(frame.column_row(cell) for cell in BLOCK)


def _sharing_a_tile(one: Place, other: Place) -> bool:
    """Whether two squares with these top-left cells have a tile in common."""
    return abs(one[0] - other[0]) <= 1 and abs(one[1] - other[1]) <= 1


CLASHES: Final = tuple(
    sum(1 << i for i, other in enumerate(PLACES) if _sharing_a_tile(place, other)) for place in PLACES
)
"""For each place of the block the places whose squares share a tile with its own, itself among them."""


@cache
def _most_apart() -> tuple[int, ...]:
    """For every set of places, as bits in the order of the block, how many squares without a common tile it holds.

    The last place is either left out or taken, and then all that clash with it are out.
    """
    most = [0]
    for places in range(1, 1 << len(BLOCK)):
        last = places.bit_length() - 1
        most.append(max(most[places & ~(1 << last)], 1 + most[places & ~CLASHES[last]]))
    return tuple(most)


def _cells(places: int) -> int:
    return sum(1 << cell for i, cell in enumerate(BLOCK) if places >> i & 1)


def _squares_of(tiles: int) -> int:
    """The places at which a square of four of these tiles begins."""
    found = 0
    there = {place for i, place in enumerate(PLACES) if tiles >> i & 1}
    for i, (column, row) in enumerate(PLACES):
        if {(column + right, row + down) for right in (0, 1) for down in (0, 1)} <= there:
            found |= 1 << i
    return found


def _draw(places: int) -> str:
    return draw(Estate(field=_cells(places)))[1]


def _is_most(places: int) -> bool:
    return areas.most_disjoint(_cells(places)) == _most_apart()[places]


def _is_best_split(places: int) -> bool:
    """The split is made of those squares, no two share a tile, and none has more."""
    split = areas.best_split(_cells(places))
    chosen = [i for i, cell in enumerate(BLOCK) if split >> cell & 1]
    apart = all(not CLASHES[i] >> j & 1 for i in chosen for j in chosen if i != j)
    return apart and not split & ~_cells(places) and len(chosen) == _most_apart()[places]


@dataclass(frozen=True, slots=True)
class Occupied:
    """Tiles of one kind, as places of the block, and the square a knight stands on, if any."""

    tiles: int
    knight: int | None


def _occupations() -> Iterator[Occupied]:
    for tiles in range(1 << len(BLOCK)):
        yield Occupied(tiles, None)
        squares = _squares_of(tiles)
        yield from (Occupied(tiles, place) for place in range(len(BLOCK)) if squares >> place & 1)


def _counts_right(case: Occupied) -> bool:
    """Each tile in one area, the knight's among the areas."""
    tiles, squares, most = _cells(case.tiles), _squares_of(case.tiles), _most_apart()
    knight = 0 if case.knight is None else 1 << BLOCK[case.knight]
    free = squares if case.knight is None else squares & ~CLASHES[case.knight]
    single = AreaSymbol.SINGLE
    best = sum(1 << i for i in range(len(BLOCK)) if free >> i & 1 and 1 + most[free & ~CLASHES[i]] == most[free])
    return (
        counting.free_areas(tiles, knight, None, single) == most[free]
        and counting.area_count(tiles, knight, None, single) == most[free] + (case.knight is not None)
        and counting.occupiable(tiles, knight, None, single) == _cells(best)
    )


def _single(prover: Prover) -> Iterator[Proof]:
    yield prover.every(range(1 << len(BLOCK)), _is_most, _draw)
    yield prover.every(range(1 << 12), _is_best_split, _draw)
    yield prover.every(_occupations(), _counts_right, lambda case: f"{_draw(case.tiles)}knight: {case.knight}")


def _square(v: Terms, cell: int) -> z3.BoolRef:
    return all_of(at(v[0], part) for part in (cell, cell + 1, cell + frame.STRIDE, cell + frame.STRIDE + 1))


def _free(v: Terms, cell: int) -> z3.BoolRef:
    return z3.And(_square(v, cell), z3.Not(at(v[1], cell)))


def _shared(prover: Prover) -> Iterator[Proof]:
    """Symbols: tiles of one kind, and squares under knights."""
    symbols = (Cells("tiles", BLOCK, name_of), Cells("knights", BLOCK, name_of))
    reading = AreaSymbol.SHARED
    for count, wanted in ((counting.area_count, _square), (counting.free_areas, _free)):
        yield prover.holds(Statement(symbols, partial(_counted, count), partial(_as_many, wanted)))
    yield prover.holds(
        Statement(
            symbols,
            lambda v: counting.occupiable(v[0], v[1], None, reading),
            lambda v, found: all_of(at(found, cell) == _free(v, cell) for cell in BLOCK),
        )
    )


def _counted(count: Callable[[int, int, int | None, AreaSymbol], int], v: Sequence[int]) -> int:
    return count(v[0], v[1], None, AreaSymbol.SHARED)


def _as_many(wanted: Callable[[Terms, int], z3.BoolRef], v: Terms, found: Terms) -> z3.BoolRef:
    return z3.simplify(found == total(z3.If(wanted(v, cell), 1, 0) for cell in BLOCK))


THEOREMS: Final = (
    Theorem(
        "noblemen.theorem.areas-single",
        (rules.AREA_SPLIT, rules.AREA, rules.AREA_OCCUPIABLE),
        "Where a tile belongs to one area, the areas are the most squares that fit without a common tile, a knight's "
        "among them; a knight may go to those that belong to some such best split.",
        (),
        "all tiles within 4 by 4 cells, without a knight or with one; all sets of squares that begin within 4 by 4 "
        "cells; one by one; area-symbol = single",
        _single,
    ),
    Theorem(
        "noblemen.theorem.areas-shared",
        (rules.AREA, rules.AREA_OCCUPIABLE),
        "Where a tile may belong to several areas, every square of four is one, and free unless a knight stands on it.",
        (), "all tiles and all knights within 4 by 4 cells; area-symbol = shared", _shared,
    ),
)  # fmt: skip
