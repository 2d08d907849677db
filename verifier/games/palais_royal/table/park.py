"""The park (parco del castello): its spaces, which of them are next to each other, and its four edges.

No text gives its shape; the pieces alone show it.
"""

from __future__ import annotations

from collections.abc import Container, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from courtroll.verifier.games.palais_royal.table import frame
from courtroll.verifier.games.palais_royal.table.frame import cell_at, cell_name, cell_named

AROUND: Final = 8
"""Spaces that one can be next to."""
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


def stand_in() -> Park:
    """The park where nobody typed one."""
    last = range(_SIDE)
    edges = {
        "north": [cell_at(x, 0) for x in last],
        "east": [cell_at(_SIDE - 1, y) for y in last],
        "south": [cell_at(x, _SIDE - 1) for x in last],
        "west": [cell_at(0, y) for y in last],
    }
    return park(("o" * _SIDE,) * _SIDE, edges)


ASSUMED_PARK: Final = stand_in()
"""A stand-in: six rows of six spaces and no statue."""
ASSUMED_DOUBLE: Final = frozenset(
    ASSUMED_PARK.index[cell] for name in ("B1", "F2", "E6", "A5") if (cell := cell_named(name)) is not None
)
"""A stand-in: one space marked 2x on each edge, none of them a corner."""


def fitted(laid: Park, there: Sequence[int], posted: int | None) -> Park:
    """A park that only stands in for the board, as what lies in it shows: a servant stands on the edge, and a space
    without noble and servant lies inside.
    """
    if laid.edges != ASSUMED_PARK.edges:
        laid = park(laid.rows, _by_cells(ASSUMED_PARK), laid.apart, laid.beside)
    on = [n for n, what in enumerate(there) if (what < EMPTY or n == posted) and not laid.sides[n]]
    off = {n for n, what in enumerate(there) if what == EMPTY and n != posted and laid.sides[n]}
    return with_edge(laid, on, off) if on or off else laid


def with_edge(laid: Park, on: Sequence[int], off: Container[int]) -> Park:
    """The park with other spaces on its edge; those that come to it belong to the first of the four."""
    (name, first), *others = laid.edges
    edges = {name: (*first, *on), **dict(others)}
    kept = {name: [laid.cells[n] for n in edge if n not in off] for name, edge in edges.items()}
    return park(laid.rows, kept, laid.apart, laid.beside)


def with_near(laid: Park, space: int, near: Sequence[int]) -> Park:
    """The park with exactly these next to a space."""
    cell, before = laid.cells[space], laid.near[space]
    apart = [(cell, laid.cells[n]) for n in before if n not in near]
    beside = [(cell, laid.cells[n]) for n in near if n not in before]
    return park(laid.rows, _by_cells(laid), (*laid.apart, *apart), (*laid.beside, *beside))


def _by_cells(laid: Park) -> dict[str, list[int]]:
    return {name: [laid.cells[n] for n in edge] for name, edge in laid.edges}


def space_name(park: Park, space: int) -> str:
    return cell_name(park.cells[space])
