"""Where the places of a map stand on a page: each in a cell of its own, neighbours near, no place upon a way.

No text gives the map's shape, so that a picture shows which places are next to each other and nothing else. Places
first stand in rows by how far they are from the three Royal Courts; then two cells are swapped as long as that makes
the ways shorter, or frees one of a place in its way.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import permutations, product
from typing import Final

from courtroll.verifier.games.kings_progress.table.box import Map

COLUMNS: Final = 6
IN_A_ROW: Final = (4, 5)
"""Places at first, as tries go on; the cells left over make room to move."""
IN_THE_WAY: Final = 12
"""What a place upon a way costs; a way costs the square of its length."""
MOST_ROUNDS: Final = 10
WIDE, HIGH = 0.42, 0.4
"""How far from its middle a place reaches, in parts of a cell."""
Way = tuple[int, int]


@cache
def laid(there: Map) -> tuple[tuple[int, int], ...]:
    """By place, the column and row where it stands: of several tries the first without a place upon a way, or the
    best one.
    """
    ways, best = ways_of(there), list[int]()
    least: tuple[int, int] | None = None
    for in_a_row, courts in product(IN_A_ROW, permutations(there.open)):
        if courts[0] > courts[1]:
            continue  # the same picture, turned round
        at, cells = _improved(_start(courts, in_a_row), ways)
        found = _cost(at, cells, ways)
        if least is None or found < least:
            least, best = found, at
        if not found[0]:
            break
    rows, columns = sorted({cell // COLUMNS for cell in best}), sorted({cell % COLUMNS for cell in best})
    return tuple((columns.index(cell % COLUMNS), rows.index(cell // COLUMNS)) for cell in best)


def ways_of(there: Map) -> tuple[Way, ...]:
    """Every way once."""
    return tuple((one, other) for one, beside in enumerate(there.ways) for other in beside if one < other)


def _start(courts: Sequence[Sequence[int]], in_a_row: int) -> list[int | None]:
    """What stands in each cell, in rows by how far it is from the last court, within a row from the others."""
    first, second, last = courts
    places = sorted(range(len(first)), key=lambda place: (first[place] + second[place] - 2 * last[place], place))
    out: list[int | None] = []
    for start in range(0, len(places), in_a_row):
        row = sorted(places[start : start + in_a_row], key=lambda place: (first[place] - second[place], place))
        out += row
        out += [None] * (COLUMNS - len(row))
    return out + [None] * COLUMNS


def _improved(cells: list[int | None], ways: Sequence[Way]) -> tuple[list[int], list[int | None]]:
    """Where the places stand in the end."""
    standing = sorted((place, cell) for cell, place in enumerate(cells) if place is not None)
    at = [cell for _, cell in standing]
    best = _weighed(_cost(at, cells, ways))
    for _ in range(MOST_ROUNDS):
        before = best
        for place, cell in product(range(len(at)), range(len(cells))):
            home = at[place]
            _swap(cells, at, home, cell)
            cost = _weighed(_cost(at, cells, ways))
            if cost < best:
                best = cost
            else:
                _swap(cells, at, home, cell)
        if best == before:
            break
    return at, cells


def _swap(cells: list[int | None], at: list[int], one: int, other: int) -> None:
    cells[one], cells[other] = cells[other], cells[one]
    for cell in (one, other):
        place = cells[cell]
        if place is not None:
            at[place] = cell


def _cost(at: Sequence[int], cells: Sequence[int | None], ways: Sequence[Way]) -> tuple[int, int]:
    """How many places lie upon ways, and the sum of all squared lengths."""
    lengths, upon = 0, 0
    for one, other in ways:
        length, between = _between(at[one], at[other])
        lengths += length
        for cell in between:
            if cells[cell] is not None:
                upon += 1
    return upon, lengths


def _weighed(cost: tuple[int, int]) -> int:
    upon, lengths = cost
    return IN_THE_WAY * upon + lengths


@cache
def _between(one: int, other: int) -> tuple[int, tuple[int, ...]]:
    """The square of the length of a way between two cells, and the cells whose places it would cross."""
    (x, y), (u, v) = divmod(one, COLUMNS)[::-1], divmod(other, COLUMNS)[::-1]
    crossed = tuple(
        row * COLUMNS + column
        for row in range(min(y, v), max(y, v) + 1)
        for column in range(min(x, u), max(x, u) + 1)
        if (column, row) not in ((x, y), (u, v)) and crosses((x, y), (u, v), (column, row))
    )
    return (x - u) ** 2 + (y - v) ** 2, crossed


def crosses(one: tuple[int, int], other: tuple[int, int], middle: tuple[int, int]) -> bool:
    """Whether the straight line between two cells' middles crosses the place in a third cell."""
    low, high = 0.0, 1.0
    for start, end, at, reach in zip(one, other, middle, (WIDE, HIGH), strict=True):
        step = end - start
        if step == 0:
            if abs(start - at) >= reach:
                return False
            continue
        near, far = sorted(((at - reach - start) / step, (at + reach - start) / step))
        low, high = max(low, near), min(high, far)
    return low < high
