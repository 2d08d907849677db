"""Estates of which nothing, or no manor, is drawn: land goes on beyond what is drawn, and holds what it must."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from itertools import zip_longest
from typing import Final

from courtroll.verifier.games.noblemen.faults import connected
from courtroll.verifier.games.noblemen.table import areas, frame
from courtroll.verifier.games.noblemen.table.estate import Estate, with_building, with_tile
from courtroll.verifier.games.noblemen.table.pieces import Building, Folly, Tile

NO_TILE = "."
SIGNS = "FGWM"
"""What a cell may be wanted to have, beside no tile and a building."""
BUILDINGS: Final = {"C": Building.CASTLE, "P": Building.PALACE, "H": Building.CHAPEL}
NAMED: Final = {folly.name: folly for folly in Folly}
"""Signs of follies, of which a map does not say which they are."""


class NoRoom(ValueError):
    """What is wanted cannot be joined to one estate."""


def grown(
    estate: Estate, cells: Mapping[int, str], more: Sequence[Building], follies: Sequence[Folly] = (), late: int = 0
) -> tuple[Estate, list[int]]:
    """The estate with these cells and further buildings; and the cells of further tiles, of any kind, that join all,
    also without the late ones, which were laid last.
    """
    drawn, spoken_of = estate.land, box_of(estate.land)
    barred = sum(frame.BIT[cell] for cell, sign in cells.items() if sign == NO_TILE) | spoken_of
    for cell, sign in cells.items():
        if sign == NO_TILE or drawn & frame.BIT[cell]:
            continue
        if spoken_of & frame.BIT[cell]:
            raise NoRoom
        estate = with_tile(estate, Tile(SIGNS.index(sign)) if sign in SIGNS else Tile.MEADOW, cell)
        if sign in BUILDINGS:
            estate = with_building(estate, BUILDINGS[sign], cell)
        if sign in NAMED:
            estate = with_building(estate, Building.FOLLY, cell, NAMED[sign])
    wanted = list(more)
    if not estate.castle | estate.palace and Building.PALACE not in wanted:
        wanted.insert(0, Building.CASTLE)
    if wanted and not drawn and not estate.castle | estate.palace:
        near = frame.beside(estate.land) & ~barred & ~estate.land
        # The last one: what lies before the first cell that is named would name all others anew.
        at = max(frame.cells_of(near or frame.BIT[frame.START] & ~barred or frame.beside(barred) & ~barred))
        estate = with_building(with_tile(estate, Tile.MEADOW, at), wanted.pop(0), at)
    links: list[int] = []
    land, lowest = estate.land, max(frame.cells_of(estate.land))
    for building in _in_turns(wanted, follies):  # down from the lowest cell, apart from what is drawn
        lowest = _below(lowest, barred)
        if frame.is_cell(lowest) and frame.ring(frame.BIT[lowest]) & (drawn | _apart_from(estate, building)):
            links.append(lowest)
            land |= frame.BIT[lowest]
            lowest = _below(lowest, barred)
        if not frame.is_cell(lowest):
            raise NoRoom
        estate = with_tile(estate, Tile.MEADOW, lowest)
        if isinstance(building, Folly):
            estate = replace(estate, folly=estate.folly | frame.BIT[lowest])
            estate = replace(estate, follies=(*estate.follies, (lowest, building)))
        else:
            estate = with_building(estate, building, lowest)
        land |= frame.BIT[lowest]
    land &= ~late
    while land and (whole := connected(land, frame.BIT[max(frame.cells_of(land))])) != land:
        way = _way(whole, land, barred | late)
        links += way
        land |= sum(frame.BIT[cell] for cell in way)
    return estate, links


def _in_turns(wanted: Sequence[Building], follies: Sequence[Folly]) -> list[Building | Folly]:
    """Chapels and follies between manors, which keep them apart."""
    manors: list[Building | Folly] = [each for each in wanted if each is not Building.CHAPEL]
    others: list[Building | Folly] = [*(each for each in wanted if each is Building.CHAPEL), *follies]
    return [each for pair in zip_longest(others, manors) for each in pair if each is not None]


def _below(cell: int, barred: int) -> int:
    """The next cell downwards that may have a tile."""
    cell += frame.STRIDE
    while frame.is_cell(cell) and barred & frame.BIT[cell]:
        cell += frame.STRIDE
    return cell


def _apart_from(estate: Estate, building: Building | Folly) -> int:
    """What a building may not touch."""
    if isinstance(building, Folly):
        return 0
    return estate.chapel if building is Building.CHAPEL else estate.castle | estate.palace


def _way(whole: int, land: int, barred: int) -> list[int]:
    """The cells of a shortest way from the whole to the nearest other land."""
    reached, rest = [whole], land & ~whole
    while not reached[-1] & rest:
        further = reached[-1] | (frame.beside(reached[-1]) & (~barred | rest))
        if further == reached[-1]:
            raise NoRoom
        reached.append(further)
    at, out = next(frame.cells_of(reached[-1] & rest)), list[int]()
    for before in reversed(reached[1:-1]):
        at = next(frame.cells_of(frame.beside(frame.BIT[at]) & before & ~land))
        out.append(at)
    return out


def lined(estate: Estate, tile: Tile, n: int, barred: int) -> Estate:
    """So many tiles more, in a line while there is room, so that they form no square; none where it is barred."""
    for _ in range(n):
        below = max(frame.cells_of(estate.land)) + frame.STRIDE
        if not frame.is_cell(below) or barred & frame.BIT[below]:
            below = _off_squares(estate.land, barred)
        estate = with_tile(estate, tile, below)
    return estate


def _off_squares(land: int, barred: int) -> int:
    """The last cell beside some land that makes no square with it."""
    for cell in reversed(tuple(frame.cells_of(frame.beside(land) & ~land & ~barred))):
        after = land | frame.BIT[cell]
        if not areas.squares(after) & ~areas.squares(land):
            return cell
    raise NoRoom


def box_of(land: int) -> int:
    """All cells of the smallest rectangle round some land: what a drawn map speaks of."""
    spots = [frame.column_row(cell) for cell in frame.cells_of(land)]
    if not spots:
        return 0
    columns, rows = [x for x, _ in spots], [y for _, y in spots]
    return bits(
        frame.cell_at(x, y) for x in range(min(columns), max(columns) + 1) for y in range(min(rows), max(rows) + 1)
    )


def squares(kind: int, land: int, barred: int) -> list[tuple[int, ...]]:
    """What a square of one kind, beside or on the land of that kind, takes: by number of cells, the last there is, as
    what lies before the first cell that is named would name all others anew.
    """
    found: dict[int, tuple[int, ...]] = {}
    near = land | frame.ring(land)
    for at in reversed(tuple(frame.cells_of(near | frame.ring(near)))):
        square = tuple(at + step for step in frame.SQUARE)
        if not all(map(frame.is_cell, square)):
            continue
        new = bits(square) & ~kind
        if new and not new & (land | barred) and frame.beside(bits(square)) & land:
            found.setdefault(new.bit_count(), tuple(frame.cells_of(new)))
    return [found[n] for n in sorted(found)]


def free_square(land: int) -> tuple[int, ...]:
    """Four cells in a square beside some land, none of which it speaks of."""
    return next(cells for cells in squares(0, land or frame.BIT[frame.START], box_of(land)) if len(cells) == 4)


def bits(cells: Iterable[int]) -> int:
    out = 0
    for cell in cells:
        out |= frame.BIT[cell]
    return out
