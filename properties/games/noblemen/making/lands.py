"""An estate in the middle of a game, grown tile by tile and built on by the rules."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from random import Random
from typing import Final, TypeVar

from courtroll.properties.games.noblemen.second.areas import may_overlap
from courtroll.verifier.games.noblemen.rules.options import AreaSymbol
from courtroll.verifier.games.noblemen.table import areas, counting, frame
from courtroll.verifier.games.noblemen.table.estate import FIRST, Estate, bars, legal_cells, with_building, with_tile
from courtroll.verifier.games.noblemen.table.pieces import Building, Folly, Tile

SIZES: Final = (0, 3, 8, 12, 16, 20, 24, 28)
"""About how many tiles an estate has beside the first."""
SMALL: Final = (0, 3, 8)
AT_THE_RIM: Final = 12
"""One estate in so many begins near the frame's left or right side."""
FAVOURED: Final = 4
"""How many times as likely an estate's favourite kind is."""
SINGLE: Final = 1 / 3
"""How often a single tile is laid and not a whole square."""
MEADOWS: Final = 2 / 3
"""How often a corner of a manor that is enclosed is a meadow: there chapels stand by fours."""
HOME: Final = 1 / 2
"""How often a tile is laid round the first castle, if there is room."""
T = TypeVar("T")


def grown(source: Random, bag: list[int], sizes: Sequence[int]) -> Estate:
    """An estate of about one of these sizes, with its first castle only. The bag's counts go down."""
    if bag[Tile.MEADOW] == 0:
        raise ValueError("every estate begins with a meadow")
    start = frame.START
    if source.randrange(AT_THE_RIM) == 0:
        start = frame.cell_at(source.randrange(-3, 3) % frame.SIZE, source.randrange(frame.SIZE))
    bag[Tile.MEADOW] -= 1
    estate = Estate(meadow=frame.BIT[start], castle=frame.BIT[start]) if start != frame.START else FIRST
    weights = [1, 1, 1, 2]
    weights[source.randrange(3)] *= source.choice((1, FAVOURED))
    kinds = [tile for tile in Tile for _ in range(weights[tile])]
    land, tiles = estate.land, list(estate.tiles)
    near_manor = frame.ring(land)
    size = min(source.choice(sizes), sum(bag))
    while land.bit_count() < size:
        tile = _any(source, kinds)
        if not bag[tile]:
            kinds = [kind for kind in kinds if kind is not tile] or [kind for kind in Tile if bag[kind]]
            continue
        for bit in _spread(source, land, tiles[tile], near_manor, alone=tile is Tile.MEADOW):
            if bag[tile]:
                land |= bit
                tiles[tile] |= bit
                bag[tile] -= 1
    field, grove, fountain, meadow = tiles
    return replace(estate, field=field, grove=grove, fountain=fountain, meadow=meadow)


def grand(bag: list[int]) -> Estate:
    """An estate with two areas of each kind that share no tile, and meadows for what asks for them."""
    column, row = frame.column_row(frame.START)
    tiles = [0, 0, 0, frame.BIT[frame.START]]
    for down in range(1, 7):
        tiles[3] |= frame.BIT[frame.cell_at(column - 1, row + down)]
        for across in range(4):
            tiles[(down - 1) // 2] |= frame.BIT[frame.cell_at(column + across, row + down)]
    for tile in Tile:
        bag[tile] -= tiles[tile].bit_count()
    field, grove, fountain, meadow = tiles
    return replace(FIRST, field=field, grove=grove, fountain=fountain, meadow=meadow)


def _any(source: Random, some: Sequence[T]) -> T:
    """One of them. (`Random.choice` takes several times as long, and an estate has many tiles.)"""
    return some[int(source.random() * len(some))]


def _any_bit(source: Random, cells: int) -> int:
    """One cell of a set, as a set."""
    for _ in range(int(source.random() * cells.bit_count())):
        cells &= cells - 1
    return cells & -cells


def _spread(source: Random, land: int, alike: int, near_manor: int, *, alone: bool) -> list[int]:
    """Cells for one tile or, mostly, for a whole square of its kind, in an order in which they can be laid."""
    free = frame.FRAME & ~land
    near = frame.beside(land) & free
    wanted = near & near_manor if source.random() < HOME else 0
    first = _any_bit(source, wanted or near)
    if alone or source.random() < SINGLE:
        return [first]
    corner = first >> int(source.random() * 2) + frame.STRIDE * int(source.random() * 2)
    square = corner | corner << 1 | corner << frame.STRIDE | corner << frame.STRIDE + 1
    if not corner or square & ~(free | alike):
        return [first]
    beside = square & free & frame.beside(first)
    across = square & free & ~beside & ~first
    return [first, *(frame.BIT[cell] for cell in frame.cells_of(beside)), *([across] if across else [])]


def with_all_symbols(estate: Estate, reading: AreaSymbol) -> Estate:
    """The same estate whose table has told its areas."""
    seen, overlap = 0, may_overlap(reading)
    for tiles in estate.tiles[:3]:
        squares = areas.squares(tiles)
        seen |= squares if overlap else areas.best_split(squares)
    return Estate(*estate.tiles, *estate.buildings, estate.follies, seen)


def with_symbols(source: Random, estate: Estate, reading: AreaSymbol) -> Estate:
    """The same estate whose table has told its areas, now and then all but one."""
    told = with_all_symbols(estate, reading)
    if told.symbols and source.randrange(4) == 0:
        return replace(told, symbols=told.symbols & told.symbols - 1)
    return told


def built_on(source: Random, estate: Estate, building: Building, folly: Folly | None = None) -> Estate | None:
    """The estate with a building more, wherever the rules let it stand; `None` where they let it nowhere."""
    cells = list(frame.cells_of(legal_cells(bars(estate, building))))
    return with_building(estate, building, source.choice(cells), folly) if cells else None


def with_castle_meadow(source: Random, estate: Estate) -> Estate | None:
    """The estate with a meadow more, on which a castle may stand; `None` where there is no room for one."""
    apart = ~frame.ring(estate.castle | estate.palace)
    cells = list(frame.cells_of(frame.beside(estate.land) & ~estate.land & apart))
    return with_tile(estate, Tile.MEADOW, source.choice(cells)) if cells else None


def enclosed(source: Random, estate: Estate, bag: list[int]) -> Estate:
    """The estate with tiles in all gaps round its manors, if the bag has enough. The bag's counts go down."""
    gaps = frame.ring(estate.castle | estate.palace) & ~estate.land
    if gaps.bit_count() > sum(bag):
        return estate
    tiles = list(estate.tiles)
    corners = gaps & ~frame.beside(estate.castle | estate.palace)
    for cell in frame.cells_of(gaps):
        wanted = Tile.MEADOW if corners >> cell & 1 and source.random() < MEADOWS else None
        tile = wanted if wanted is not None and bag[wanted] else _any(source, [tile for tile in Tile if bag[tile]])
        tiles[tile] |= frame.BIT[cell]
        bag[tile] -= 1
    field, grove, fountain, meadow = tiles
    return replace(estate, field=field, grove=grove, fountain=fountain, meadow=meadow)


def free_squares(estate: Estate, occupied: int, reading: AreaSymbol, *, grown_since: bool) -> list[int]:
    """The areas that a knight may be set on, or those that it could be set on only before the estate grew."""
    now = then = 0
    for tiles in estate.tiles[:3]:
        now |= counting.occupiable(tiles, occupied, estate.symbols, reading)
        then |= areas.squares(tiles) & ~(occupied | frame.ring(occupied))
    former = then & ~now if grown_since and estate.symbols is None else 0
    return list(frame.cells_of(former or now))


def area_counts(estate: Estate, occupied: int, reading: AreaSymbol) -> list[int]:
    """How many farms, forests and gardens an estate has."""
    return [counting.area_count(tiles, occupied, estate.symbols, reading) for tiles in estate.tiles[:3]]
