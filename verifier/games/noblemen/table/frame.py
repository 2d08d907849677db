"""Sets of cells as big integers: one bit a cell on a frame of 64 by 64, with one guard column that stays empty.

Every function here is built from shifts, `&` and `|` only, so that a prover can run it on symbolic sets.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Final

SIZE: Final = 64
STRIDE: Final = SIZE + 1
FRAME: Final = sum(((1 << SIZE) - 1) << (STRIDE * row) for row in range(SIZE))
BIT: Final = tuple(1 << cell for cell in range(STRIDE * SIZE))
BEYOND: Final = -1
"""Stands for any cell outside the frame."""
SQUARE: Final = (0, 1, STRIDE, STRIDE + 1)
"""From the top-left cell of a square of four to each of its cells."""
START: Final = 31 * STRIDE + 31
"""AF32, where an estate's first meadow lies in a game that is played here."""


def cell_at(column: int, row: int) -> int:
    """The cell in a column and row, both counted from 0."""
    return row * STRIDE + column


def column_row(cell: int) -> tuple[int, int]:
    row, column = divmod(cell, STRIDE)
    return column, row


def is_cell(cell: int) -> bool:
    return 0 <= cell < STRIDE * SIZE and cell % STRIDE < SIZE


def beside(cells: int) -> int:
    """Cells that share a side with any of these (the cells themselves only where they touch each other)."""
    return (cells << 1 | cells >> 1 | cells << STRIDE | cells >> STRIDE) & FRAME


def ring(cells: int) -> int:
    """Cells that touch any of these, also at a corner."""
    sides = cells << 1 | cells >> 1
    rows = sides | cells
    return (sides | rows << STRIDE | rows >> STRIDE) & FRAME


_WINDOW: Final = 7 | 5 << STRIDE | 7 << 2 * STRIDE
_BEYOND: Final = ((1 << STRIDE * (SIZE + 2)) - 1) & ~FRAME
HALF_ROUND: Final = (1, STRIDE - 1, STRIDE, STRIDE + 1)
"""To four of the eight cells around one; the others lie opposite."""


def count_around(cells: int, cell: int) -> int:
    """How many of the eight cells around one cell belong to the set; `ring` for a single cell, but quicker."""
    shift = cell - STRIDE - 1
    return ((cells >> shift if shift >= 0 else cells << -shift) & _WINDOW).bit_count()


def gaps_around(cells: int, cell: int) -> list[int]:
    """Which of the eight cells around one cell are of the frame and not of the set."""
    shift = cell - STRIDE - 1
    there = cells | _BEYOND
    there = (there >> shift if shift >= 0 else there << -shift) & _WINDOW
    return [shift + step for step in _steps(there ^ _WINDOW) if shift + step >= 0]


@cache
def _steps(window: int) -> tuple[int, ...]:
    """The cells of one of 256 windows; quicker than to take it apart each time."""
    return tuple(cells_of(window))


def rows_above(cells: int) -> int:
    """By how much a set is shifted to begin in the first row."""
    first = (cells & -cells).bit_length()
    return first - first % STRIDE if first else 0


def core(cells: int) -> int:
    """Cells whose eight neighbours all belong to the set, and which belong to it themselves."""
    rows = cells & cells << 1 & cells >> 1
    return rows & rows << STRIDE & rows >> STRIDE


def cells_of(cells: int) -> Iterator[int]:
    """The single cells of a set, row by row."""
    if cells:
        first = (cells & -cells).bit_length() - 1
        cells >>= first  # short integers are quicker
        while cells:
            low = cells & -cells
            yield first + low.bit_length() - 1
            cells ^= low


def column_name(column: int) -> str:
    """A, B … Z, AA, AB … as on a spreadsheet."""
    name = ""
    column += 1
    while column:
        column, digit = divmod(column - 1, 26)
        name = chr(65 + digit) + name
    return name
