"""Estates with less on them: tables for small counterexamples."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from courtroll.verifier.games.noblemen.table import frame
from courtroll.verifier.games.noblemen.table.estate import Estate
from courtroll.verifier.games.noblemen.table.pieces import (
    BAG,
    BOARD,
    BUILDINGS,
    FOLLIES,
    GROUND,
    SUPPLY,
    Building,
    Folly,
    Tile,
)
from courtroll.verifier.games.noblemen.table.state import Phase, State
from courtroll.verifier.kernel.holdings import transfer


def smaller_estates(state: State, seat: int) -> Iterator[State]:
    """Tables on which one estate has less: down to a single castle, by halves, by single buildings and tiles."""
    estate = state.estates[seat]
    land, manors = estate.land, estate.castle | estate.palace
    wanted = [land & ~(manors & -manors), land & ~estate.built, *_halves(land)]
    wanted += [frame.BIT[cell] for cell in frame.cells_of(land & ~manors)]
    for cells in wanted:
        if cells and manors & ~cells and _hangs_together(land & ~cells):
            found = cut(state, seat, cells)
            if found is not None:
                yield found
    for cell in frame.cells_of(estate.built):
        if manors & ~frame.BIT[cell]:
            yield _razed(state, seat, frame.BIT[cell])


def _halves(land: int) -> Iterator[int]:
    """The cells on either side of each column and row."""
    cells = [(frame.column_row(cell), frame.BIT[cell]) for cell in frame.cells_of(land)]
    for axis in (0, 1):
        for line in sorted({place[axis] for place, _ in cells}):
            yield sum(bit for place, bit in cells if place[axis] < line)
            yield sum(bit for place, bit in cells if place[axis] > line)


def _hangs_together(land: int) -> bool:
    reached, grown = 0, land & -land
    while reached != grown:
        reached, grown = grown, grown | (frame.beside(grown) & land)
    return reached == land


def cut(state: State, seat: int, cells: int) -> State | None:
    """The table without some tiles of an estate, what stands on them, and the knights whose areas they were.

    `None` where something that is going on needs them.
    """
    if state.turn.laid & cells and seat == state.turn.seat:
        return None
    knights = tuple(knight for knight in state.knights if knight.seat != seat or not _square(knight.cell) & cells)
    if knights != state.knights and state.turn.phase is Phase.GIVE:
        return None
    state = replace(_razed(state, seat, cells), knights=knights)
    estate, held = state.estates[seat], state.held
    for tile in Tile:
        held = transfer(held, GROUND, BAG, tile, (estate.tiles[tile] & cells).bit_count())
    symbols = estate.symbols
    for cell in frame.cells_of(symbols or 0):
        if symbols is not None and _square(cell) & cells:
            symbols &= ~frame.BIT[cell]
    field, grove, fountain, meadow = (tiles & ~cells for tiles in estate.tiles)
    less = Estate(field, grove, fountain, meadow, *estate.buildings, estate.follies, symbols)
    return replace(state, held=held, estates=_put(state, seat, less))


def _square(cell: int) -> int:
    """The four cells of the area whose top-left cell this is."""
    return 3 << cell | 3 << cell + frame.STRIDE


def _razed(state: State, seat: int, cells: int) -> State:
    """The table without the buildings on some cells."""
    estate, held = state.estates[seat], state.held
    for building in (Building.CASTLE, Building.PALACE, Building.CHAPEL):
        gone = (estate.buildings[building] & cells).bit_count()
        held = transfer(held, GROUND, SUPPLY, BUILDINGS + building, gone)
    kept: list[tuple[int, Folly]] = []
    for cell, folly in estate.follies:
        if cells & frame.BIT[cell]:
            held = transfer(held, GROUND, BOARD, FOLLIES + folly, 1)
        else:
            kept.append((cell, folly))
    castle, palace, chapel, follies = (built & ~cells for built in estate.buildings)
    less = replace(estate, castle=castle, palace=palace, chapel=chapel, folly=follies, follies=tuple(kept))
    return replace(state, held=held, estates=_put(state, seat, less))


def _put(state: State, seat: int, estate: Estate) -> tuple[Estate, ...]:
    return (*state.estates[:seat], estate, *state.estates[seat + 1 :])
