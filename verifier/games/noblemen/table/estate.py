"""An estate (Anwesen, Tenuta): land, buildings, and the cells each placement rule bars.

`bars` is the only statement of the placement rules. Legal cells are the frame less all barred ones; the
reasons at a cell are the bars that cover it; "why nowhere" reads the same bars.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, NamedTuple

from courtroll.verifier.games.noblemen.rules import build as build_rules
from courtroll.verifier.games.noblemen.rules import tiles as tile_rules
from courtroll.verifier.games.noblemen.table import frame
from courtroll.verifier.games.noblemen.table.codes import Placement
from courtroll.verifier.games.noblemen.table.frame import FRAME
from courtroll.verifier.games.noblemen.table.pieces import Building, Folly, Tile
from courtroll.verifier.kernel.quick import quick, replace
from courtroll.verifier.kernel.rules import Rule


@quick
@dataclass(frozen=True, slots=True)
class Estate:
    """One set of cells per kind of tile and of building; a tile under a building is still a meadow."""

    field: int = 0
    grove: int = 0
    fountain: int = 0
    meadow: int = 0
    castle: int = 0
    palace: int = 0
    chapel: int = 0
    folly: int = 0
    follies: tuple[tuple[int, Folly], ...] = ()
    """Which folly stands on which cell, as far as it is told."""
    symbols: int | None = None
    """Top-left cells of the squares whose area symbol a table says it sees; they overrule the counting."""

    @property
    def land(self) -> int:
        return self.field | self.grove | self.fountain | self.meadow

    @property
    def built(self) -> int:
        return self.castle | self.palace | self.chapel | self.folly

    @property
    def tiles(self) -> tuple[int, int, int, int]:
        """The cells of each kind of tile, in the order of `Tile`."""
        return self.field, self.grove, self.fountain, self.meadow

    @property
    def buildings(self) -> tuple[int, int, int, int]:
        """The cells of each kind of building, in the order of `Building`."""
        return self.castle, self.palace, self.chapel, self.folly


FIRST: Final = Estate(meadow=1 << frame.START, castle=1 << frame.START)
"""What every player starts with: one meadow with a castle."""


class Bar(NamedTuple):
    """A rule and the cells it bars. `culprits` are the pieces in the way, where there are any."""

    code: Placement
    rule: Rule
    cells: int
    culprits: int = 0


def bars(estate: Estate, building: Building) -> tuple[Bar, ...]:
    """Every placement rule for a building, each with the cells it bars."""
    match building:
        case Building.PALACE:
            return (Bar(Placement.NO_CASTLE_TO_REPLACE, build_rules.PALACE_REPLACES, FRAME & ~estate.castle),)
        case Building.CASTLE:
            return (
                *_ground(estate),
                Bar(Placement.CASTLE_BESIDE_CASTLE, build_rules.CASTLE_APART, frame.ring(estate.castle), estate.castle),
                Bar(Placement.CASTLE_BESIDE_PALACE, build_rules.CASTLE_APART, frame.ring(estate.palace), estate.palace),
            )
        case Building.CHAPEL:
            return (
                *_ground(estate),
                Bar(Placement.CHAPEL_BESIDE_CHAPEL, build_rules.CHAPEL_APART, frame.ring(estate.chapel), estate.chapel),
            )
        case Building.FOLLY:
            return _ground(estate)


def _ground(estate: Estate) -> tuple[Bar, Bar]:
    return (
        Bar(Placement.NO_MEADOW, build_rules.MEADOW, FRAME & ~estate.meadow),
        Bar(Placement.MEADOW_TAKEN, build_rules.EMPTY, estate.built),
    )


def lay_bars(land: int) -> tuple[Bar, Bar]:
    """Every placement rule for a tile, whatever its kind, each with the cells it bars."""
    return (
        Bar(Placement.CELL_TAKEN, tile_rules.LAY_EMPTY, land),
        Bar(Placement.NOT_BESIDE_A_TILE, tile_rules.LAY_BESIDE, FRAME & ~(frame.beside(land))),
    )


def legal_cells(barred: tuple[Bar, ...]) -> int:
    """The cells of the frame that no bar covers."""
    out = FRAME
    for bar in barred:
        out &= ~bar.cells
    return out


def with_tile(estate: Estate, tile: Tile, cell: int) -> Estate:
    """The estate with one tile more."""
    bit = frame.BIT[cell]
    field, grove, fountain, meadow = estate.field, estate.grove, estate.fountain, estate.meadow
    match tile:
        case Tile.FIELD:
            field |= bit
        case Tile.GROVE:
            grove |= bit
        case Tile.FOUNTAIN:
            fountain |= bit
        case Tile.MEADOW:
            meadow |= bit
    return Estate(
        field, grove, fountain, meadow, estate.castle, estate.palace, estate.chapel, estate.folly,
        estate.follies, estate.symbols,
    )  # fmt: skip


def with_building(estate: Estate, building: Building, cell: int, folly: Folly | None = None) -> Estate:
    """The estate with one building more; a palace takes the place of the castle there."""
    bit = frame.BIT[cell]
    castle, palace, chapel, follies = estate.castle, estate.palace, estate.chapel, estate.folly
    which = estate.follies
    match building:
        case Building.CASTLE:
            castle |= bit
        case Building.PALACE:
            castle &= ~bit
            palace |= bit
        case Building.CHAPEL:
            chapel |= bit
        case Building.FOLLY:
            follies |= bit
            if folly is not None:
                which = (*which, (cell, folly))
    return Estate(
        estate.field, estate.grove, estate.fountain, estate.meadow, castle, palace, chapel, follies,
        which, estate.symbols,
    )  # fmt: skip


def without_tile(estate: Estate, tile: Tile, cell: int) -> Estate:
    """The estate with one tile less."""
    field, grove, fountain, meadow = (
        cells & ~frame.BIT[cell] if kind is tile else cells for kind, cells in zip(Tile, estate.tiles, strict=True)
    )
    return replace(estate, field=field, grove=grove, fountain=fountain, meadow=meadow)


def without_building(estate: Estate, building: Building, cell: int) -> Estate:
    """The estate with one building less; where a palace stood, its castle stands again."""
    bit = frame.BIT[cell]
    castle, palace, chapel, folly = (
        cells & ~bit if kind is building else cells for kind, cells in zip(Building, estate.buildings, strict=True)
    )
    if building is Building.PALACE:
        castle |= bit
    follies = tuple(each for each in estate.follies if each[0] != cell)
    return replace(estate, castle=castle, palace=palace, chapel=chapel, folly=folly, follies=follies)
