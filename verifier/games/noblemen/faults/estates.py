"""Each estate for itself: its land, what stands on it, and the areas it has."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Final

from courtroll.verifier.games.noblemen.faults.seen import beyond, connected, manors, unknown_tiles
from courtroll.verifier.games.noblemen.rules import build as build_rules
from courtroll.verifier.games.noblemen.rules import setup as setup_rules
from courtroll.verifier.games.noblemen.rules import tiles as tile_rules
from courtroll.verifier.games.noblemen.table import areas, frame
from courtroll.verifier.games.noblemen.table.codes import FaultCode
from courtroll.verifier.games.noblemen.table.counting import AREA_TILES
from courtroll.verifier.games.noblemen.table.equipment import FOLLY_NEEDS
from courtroll.verifier.games.noblemen.table.estate import Estate
from courtroll.verifier.games.noblemen.table.pieces import Folly
from courtroll.verifier.games.noblemen.table.state import Cell, State
from courtroll.verifier.kernel.legality import Fault, Severity
from courtroll.verifier.kernel.place import AtSeat
from courtroll.verifier.kernel.position import Position

MOST_CHAPELS_ROUND: Final = 4
"""No two chapels may touch, so at most four stand round one manor."""


def estates(position: Position[State]) -> Iterator[Fault]:
    for seat, estate in enumerate(position.state.estates):
        if estate.land:
            yield from _shape(seat, estate)
            yield from _folly_areas(position, seat)
            yield from _told_areas(seat, estate, may_be_any(position, seat))
    for seat, quick in enumerate(position.state.quick):
        if quick is not None:
            for beside in (*(quick.castles or ()), *quick.palaces):
                if not 0 <= beside <= MOST_CHAPELS_ROUND:
                    yield Fault(
                        FaultCode.CHAPELS_ROUND_A_MANOR, build_rules.CHAPEL_APART, AtSeat(seat, "enclosed"),
                        Severity.IMPOSSIBLE, beside, MOST_CHAPELS_ROUND,
                    )  # fmt: skip


def may_be_any(position: Position[State], seat: int) -> int:
    """The cells of an estate that may have a tile of any kind: nobody knows it, or the map does not reach there."""
    return unknown_tiles(position, seat) | beyond(position.state.estates[seat])


def _shape(seat: int, estate: Estate) -> Iterator[Fault]:
    land = estate.land
    if manors(estate):
        whole = connected(land, land & -land)
        if whole != land:
            where = Cell(seat, next(frame.cells_of(land & ~whole)))
            yield Fault(FaultCode.ESTATE_IN_PIECES, tile_rules.LAY_BESIDE, where)
    else:
        # Doubtful only: a table may have drawn just the part of the estate that matters to it.
        yield Fault(FaultCode.NO_CASTLE_OR_PALACE, setup_rules.ESTATE, AtSeat(seat, "estate"), Severity.DOUBTFUL)
    for cell in frame.cells_of(manors(estate)):
        for other in frame.cells_of(_after(cell) & frame.ring(frame.BIT[cell]) & manors(estate)):
            yield Fault(FaultCode.MANORS_TOUCH, build_rules.MANORS_APART, Cell(seat, other))
    for cell in frame.cells_of(estate.chapel):
        for other in frame.cells_of(_after(cell) & frame.ring(frame.BIT[cell]) & estate.chapel):
            yield Fault(FaultCode.CHAPELS_TOUCH, build_rules.CHAPEL_APART, Cell(seat, other))


def _after(cell: int) -> int:
    """All cells that come after this one, so that a pair is named once."""
    return frame.FRAME & ~((frame.BIT[cell] << 1) - 1)


def follies_possible(position: Position[State], seat: int) -> Iterator[tuple[int, tuple[Folly, ...]]]:
    """For each folly of an estate its cell and what it may be, by its name and by its areas: those must be there still,
    under whichever reading of areas finds more.
    """
    estate = position.state.estates[seat]
    if not estate.folly:
        return
    loose, named = unknown_tiles(position, seat), dict(estate.follies)
    have = [areas.squares(tiles | loose).bit_count() for tiles in estate.tiles[:3]]
    for cell in frame.cells_of(estate.folly):
        kinds = (named[cell],) if cell in named else tuple(Folly)
        if manors(estate):
            kinds = tuple(kind for kind in kinds if all(have[i] >= FOLLY_NEEDS[kind][i] for i in range(3)))
        yield cell, kinds


def _folly_areas(position: Position[State], seat: int) -> Iterator[Fault]:
    estate = position.state.estates[seat]
    for cell, _ in estate.follies:
        if not estate.folly & frame.BIT[cell]:
            yield Fault(FaultCode.NO_FOLLY_THERE, build_rules.FOLLY_ANY_MEADOW, Cell(seat, cell))
    named = Counter(cell for cell, _ in estate.follies)
    for cell in (cell for cell, n in named.items() if n > 1):
        yield Fault(FaultCode.FOLLY_NAMED_TWICE, build_rules.EMPTY, Cell(seat, cell))
    for cell, kinds in follies_possible(position, seat):
        if not kinds:
            yield Fault(FaultCode.FOLLY_WITHOUT_AREAS, build_rules.FOLLY_AREAS, Cell(seat, cell))


def _told_areas(seat: int, estate: Estate, loose: int) -> Iterator[Fault]:
    squares = any_square(estate, loose)
    for cell in frame.cells_of((estate.symbols or 0) & ~squares):
        yield Fault(FaultCode.NO_AREA_THERE, tile_rules.AREA, Cell(seat, cell))


def any_square(estate: Estate, loose: int) -> int:
    """The top-left cells of squares that are, or with tiles of any kind on the loose cells may be, an area."""
    out = 0
    for tile in AREA_TILES:
        out |= areas.squares(estate.tiles[tile] | loose)
    return out
