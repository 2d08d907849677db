"""What an estate counts: its areas, which of them are free, and where a player's knights stand abroad."""

from __future__ import annotations

from typing import Final, assert_never

from courtroll.verifier.games.noblemen.rules.options import AreaSymbol
from courtroll.verifier.games.noblemen.table import areas
from courtroll.verifier.games.noblemen.table.estate import Estate
from courtroll.verifier.games.noblemen.table.frame import BIT, ring
from courtroll.verifier.games.noblemen.table.pieces import Tile
from courtroll.verifier.games.noblemen.table.state import Knight, State, knights_on

AREA_TILES: Final = (Tile.FIELD, Tile.GROVE, Tile.FOUNTAIN)
"""Tiles that form areas: farms (Gutshof, Fattoria), forests (Wald, Foresta), gardens (Garten, Giardino)."""


def may_share_tiles(reading: AreaSymbol) -> bool:
    """Whether two areas may have a tile in common."""
    match reading:
        case AreaSymbol.SINGLE:
            return False
        case AreaSymbol.SHARED:
            return True
        case _ as never:
            assert_never(never)


def area_count(tiles: int, occupied: int, symbols: int | None, reading: AreaSymbol) -> int:
    """How many areas the tiles of one kind form. `occupied` are top-left cells of squares under knights."""
    corners = areas.squares(tiles)
    if not corners:
        return 0
    if symbols is not None:
        return (corners & symbols).bit_count()
    if may_share_tiles(reading):
        return corners.bit_count()
    return areas.count_single(tiles, occupied & corners)


def free_areas(tiles: int, occupied: int, symbols: int | None, reading: AreaSymbol) -> int:
    """How many areas of one kind have no knight on them."""
    taken = (areas.squares(tiles) & occupied).bit_count()
    return area_count(tiles, occupied, symbols, reading) - taken


def occupiable(tiles: int, occupied: int, symbols: int | None, reading: AreaSymbol) -> int:
    """Top-left cells of the squares of one kind that a knight may be set on."""
    corners = areas.squares(tiles)
    if not corners:
        return 0
    if symbols is not None:
        return corners & symbols & ~occupied
    if may_share_tiles(reading):
        return corners & ~occupied
    return areas.occupiable_single(tiles, occupied & corners)


def areas_of(state: State, seat: int, tile: Tile) -> int:
    """How many areas of a kind an estate has, occupied ones included."""
    estate = state.estates[seat]
    return area_count(
        estate.tiles[tile], knights_on(state.knights, seat), estate.symbols, state.box.ruleset.area_symbol
    )


def free_areas_of(state: State, seat: int, tile: Tile) -> int:
    """How many areas of a kind an estate has that no knight stands on."""
    estate = state.estates[seat]
    return free_areas(
        estate.tiles[tile], knights_on(state.knights, seat), estate.symbols, state.box.ruleset.area_symbol
    )


def area_kind(estate: Estate, cell: int) -> Tile | None:
    """What kind of square has this top-left cell, if any."""
    for tile in AREA_TILES:
        if areas.squares(estate.tiles[tile]) & BIT[cell]:
            return tile
    return None


def knights_abroad(state: State, seat: int, tile: Tile) -> int:
    """How many of a player's knights stand on areas of a kind."""
    return sum(
        knight.owner == seat and area_kind(state.estates[knight.seat], knight.cell) is tile for knight in state.knights
    )


def targets(state: State, owner: int, without: Knight | None = None) -> dict[int, int]:
    """For each other player the squares the owner may set a knight on; `without` is the knight in hand."""
    others = tuple(knight for knight in state.knights if knight != without)
    reading = state.box.ruleset.area_symbol
    out = {}
    for seat, estate in enumerate(state.estates):
        if seat != owner:
            occupied = knights_on(others, seat)
            cells = 0
            for tile in AREA_TILES:
                cells |= occupiable(estate.tiles[tile], occupied, estate.symbols, reading)
            if without is not None and without.seat == seat:
                # Squares that share tiles with the one it leaves are the same area, unless areas may share tiles.
                same = BIT[without.cell]
                if estate.symbols is None and not may_share_tiles(reading):
                    same |= ring(same)
                cells &= ~same
            if cells:
                out[seat] = cells
    return out
