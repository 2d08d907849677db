"""Areas: four tiles of one kind in a square (Gutshof, Wald, Garten; Fattoria, Foresta, Giardino).

A square is named by its top-left cell. Two squares may not share a tile when each tile belongs to one area;
then the most squares that fit are the areas, those under knights first.
"""

from __future__ import annotations

from typing import Final

from courtroll.verifier.games.noblemen.rules.box import TANGLED
from courtroll.verifier.games.noblemen.table.frame import STRIDE, cells_of, ring

WORK: Final = 20_000
"""How many cases `most_disjoint` looks at before it gives up."""
MANY: Final = 400
"""How many squares `occupiable` is willing to try one by one."""


class Tangled(ValueError):
    """An area of tiles so large and irregular that its best split is not found within the work limit.

    Nobody meets it: all 62 fields are split well within it, and who describes more is told that the box has none.
    """

    rule: Final = TANGLED


def squares(tiles: int) -> int:
    """The top-left cells of all squares of four tiles."""
    return tiles & tiles >> 1 & tiles >> STRIDE & tiles >> (STRIDE + 1)


def cover(corners: int) -> int:
    """The tiles of the squares with these top-left cells."""
    rows = corners | corners << 1
    return rows | rows << STRIDE


def most_disjoint(corners: int) -> int:
    """How many of these squares fit beside each other without sharing a tile.

    Two squares clash where their corners touch. A square whose clashing neighbours all lie to one side
    clash among each other, so taking it never loses anything; only where there is none, both cases are tried.
    """
    if not corners & (corners - 1):
        return 1 if corners else 0
    return _most(corners, {}, [WORK])


def _most(corners: int, seen: dict[int, int], work: list[int]) -> int:
    taken = 0
    while corners:
        across = corners | corners << STRIDE | corners >> STRIDE
        along = corners | corners << 1 | corners >> 1
        between = (across << 1 & across >> 1) | (along << STRIDE & along >> STRIDE)
        free = corners & ~between
        if not free:
            break
        corner = free & -free
        corners &= ~(ring(corner) | corner)
        taken += 1
    if not corners:
        return taken
    if corners not in seen:
        work[0] -= 1
        if work[0] < 0:
            raise Tangled
        first = corners & -corners
        without = _most(corners & ~first, seen, work)
        seen[corners] = max(without, 1 + _most(corners & ~first & ~ring(first), seen, work))
    return taken + seen[corners]


def best_split(corners: int) -> int:
    """The first of the best splits of these squares, row by row."""
    left, split = most_disjoint(corners), 0
    for cell in cells_of(corners):
        corner = 1 << cell
        rest = corners & ~ring(corner) & ~corner
        if corner & corners and 1 + most_disjoint(rest) == left:
            split |= corner
            corners, left = rest, left - 1
        else:
            corners &= ~corner
    return split


def count_single(tiles: int, occupied: int) -> int:
    """How many areas these tiles form when each tile belongs to one; the occupied squares are among them."""
    free = squares(tiles & ~cover(occupied)) if occupied else squares(tiles)
    return occupied.bit_count() + most_disjoint(free)


def occupiable_single(tiles: int, occupied: int) -> int:
    """The free squares that belong to some best split, the occupied ones being fixed."""
    free = squares(tiles & ~cover(occupied))
    best = most_disjoint(free)
    if best == free.bit_count():
        return free
    if free.bit_count() > MANY:
        raise Tangled
    out = 0
    for cell in cells_of(free):
        corner = 1 << cell
        if 1 + most_disjoint(free & ~ring(corner) & ~corner) == best:
            out |= corner
    return out
