"""The park (parco del castello): its spaces, which of them are next to each other, and its four edges.

No text gives its shape; the pieces alone show it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from courtroll.verifier.games.palais_royal.table import frame
from courtroll.verifier.games.palais_royal.table.frame import cell_at, cell_name, cell_named

EMPTY: Final = -1
"""A space without noble and servant."""


def servant(seat: int) -> int:
    """What stands for a servant on a space; a noble stands for itself."""
    return -2 - seat


def seat_of(there: int) -> int | None:
    """Whose servant stands on a space, if one does."""
    return -2 - there if there < EMPTY else None


@dataclass(frozen=True, slots=True)
class Park:
    """The spaces, in reading order, and what follows from their places."""

    rows: tuple[str, ...]
    """The map: `o` is a space, `#` none."""
    apart: tuple[tuple[int, int], ...]
    """Cells between which a statue stands."""
    beside: tuple[tuple[int, int], ...]
    """Cells that are next to each other although they do not touch."""
    edges: tuple[tuple[str, tuple[int, ...]], ...]
    """Names, and the indices of the spaces."""
    cells: tuple[int, ...]
    index: Mapping[int, int] = field(hash=False)
    """By cell."""
    near: tuple[tuple[int, ...], ...]
    """For each space those next to it."""
    sides: tuple[tuple[int, ...], ...]
    """For each space the edges that it lies on."""


def park(
    rows: Sequence[str],
    edges: Mapping[str, Sequence[int]],
    apart: Sequence[tuple[int, int]] = (),
    beside: Sequence[tuple[int, int]] = (),
) -> Park:
    """The park of a map; all cells named must be spaces of it."""
    cells = cells_of(rows)
    index = {cell: n for n, cell in enumerate(cells)}
    near: list[set[int]] = [{index[each] for each in frame.around(cell) if each in index} for cell in cells]
    for first, second in apart:
        near[index[first]].discard(index[second])
        near[index[second]].discard(index[first])
    for first, second in beside:
        near[index[first]].add(index[second])
        near[index[second]].add(index[first])
    rims = tuple((name, tuple(index[cell] for cell in edge)) for name, edge in edges.items())
    return Park(
        tuple(rows),
        tuple(apart),
        tuple(beside),
        rims,
        cells,
        index,
        tuple(tuple(sorted(each)) for each in near),
        tuple(tuple(n for n, (_, edge) in enumerate(rims) if space in edge) for space in range(len(cells))),
    )


def cells_of(rows: Sequence[str]) -> tuple[int, ...]:
    """The spaces of a map, in reading order."""
    return tuple(cell_at(x, y) for y, row in enumerate(rows) for x, sign in enumerate(row) if sign == "o")


_SIDE: Final = 6


def _assumed() -> Park:
    last = range(_SIDE)
    edges = {
        "north": [cell_at(x, 0) for x in last],
        "east": [cell_at(_SIDE - 1, y) for y in last],
        "south": [cell_at(x, _SIDE - 1) for x in last],
        "west": [cell_at(0, y) for y in last],
    }
    return park(("o" * _SIDE,) * _SIDE, edges)


ASSUMED_PARK: Final = _assumed()
"""A stand-in: six rows of six spaces and no statue."""
ASSUMED_DOUBLE: Final = frozenset(
    ASSUMED_PARK.index[cell] for name in ("B1", "F2", "E6", "A5") if (cell := cell_named(name)) is not None
)
"""A stand-in: one space marked 2x on each edge, none of them a corner."""


def space_name(park: Park, space: int) -> str:
    return cell_name(park.cells[space])
