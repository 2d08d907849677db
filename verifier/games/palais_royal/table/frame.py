"""Cells: names as on a spreadsheet, numbers as the engine has them. The park lies somewhere on a frame of cells."""

from __future__ import annotations

import re
from functools import cache, lru_cache
from typing import Final

SIZE: Final = 36
"""Columns and rows: no map of the park needs more, even if all its spaces lie in one row."""
BEYOND: Final = SIZE * SIZE
"""Stands for every cell outside."""
_LETTERS: Final = 26
_CELL: Final = re.compile(r"([A-Z]{1,2})([1-9][0-9]?)", re.IGNORECASE)


def cell_at(column: int, row: int) -> int:
    """The number of a cell; `BEYOND` for one outside."""
    return row * SIZE + column if 0 <= column < SIZE and 0 <= row < SIZE else BEYOND


@cache
def around(cell: int) -> tuple[int, ...]:
    """The cells next to one, diagonally too."""
    row, column = divmod(cell, SIZE)
    near = ((column + x, row + y) for y in (-1, 0, 1) for x in (-1, 0, 1) if x or y)
    return tuple(found for x, y in near if (found := cell_at(x, y)) != BEYOND)


@cache
def cell_name(cell: int) -> str:
    row, column = divmod(cell, SIZE)
    first = chr(ord("A") + column // _LETTERS - 1) if column >= _LETTERS else ""
    return f"{first}{chr(ord('A') + column % _LETTERS)}{row + 1}"


@lru_cache(maxsize=BEYOND)
def cell_named(name: str) -> int | None:
    """The cell of a name, `BEYOND` for one outside; `None` if it is no name of a cell."""
    found = _CELL.fullmatch(name)
    if found is None:
        return None
    column = 0
    for letter in found[1].upper():
        column = _LETTERS * column + ord(letter) - ord("A") + 1
    return cell_at(column - 1, int(found[2]) - 1)
