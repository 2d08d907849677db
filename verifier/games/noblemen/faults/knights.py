"""Knights: as many as were earned, each on an area of another player that no other stands on."""

from __future__ import annotations

from collections.abc import Iterator

from courtroll.verifier.games.noblemen.faults.estates import any_square, may_be_any
from courtroll.verifier.games.noblemen.faults.seen import manors
from courtroll.verifier.games.noblemen.rules import knights as knight_rules
from courtroll.verifier.games.noblemen.rules import tiles as tile_rules
from courtroll.verifier.games.noblemen.table import frame
from courtroll.verifier.games.noblemen.table.codes import FaultCode
from courtroll.verifier.games.noblemen.table.counting import may_share_tiles
from courtroll.verifier.games.noblemen.table.equipment import KNIGHTS
from courtroll.verifier.games.noblemen.table.state import Cell, State, knights_on
from courtroll.verifier.kernel.legality import Fault, Severity
from courtroll.verifier.kernel.place import AtSeat
from courtroll.verifier.kernel.position import Position


def knights(position: Position[State]) -> Iterator[Fault]:
    state = position.state
    for owner, estate in enumerate(state.estates):
        unseen = (hole.low for hole in position.holes if hole.path[:3] == ("player", owner, "knights"))
        abroad = sum(knight.owner == owner for knight in state.knights) + sum(unseen)
        at = AtSeat(owner, "knights")
        if abroad > KNIGHTS:
            yield Fault(FaultCode.TOO_MANY_KNIGHTS, knight_rules.TWO_EACH, at, Severity.IMPOSSIBLE, abroad, KNIGHTS)
        built = manors(estate).bit_count() - 1
        if 0 <= built < min(abroad, KNIGHTS):
            yield Fault(
                FaultCode.MORE_KNIGHTS_THAN_CASTLES, knight_rules.ONLY_CASTLE, at, Severity.IMPOSSIBLE, abroad, built
            )
    seen: list[tuple[int, int]] = []
    for knight in state.knights:
        place = Cell(knight.seat, knight.cell)
        estate = state.estates[knight.seat]
        if knight.owner == knight.seat:
            yield Fault(FaultCode.KNIGHT_AT_HOME, knight_rules.TARGET, place)
        elif (estate.land and not any_square(estate, may_be_any(position, knight.seat)) >> knight.cell & 1) or (
            estate.symbols is not None and not estate.symbols >> knight.cell & 1
        ):
            yield Fault(FaultCode.KNIGHT_ON_NO_AREA, knight_rules.TARGET, place)
        if (knight.seat, knight.cell) in seen:
            yield Fault(FaultCode.TWO_KNIGHTS_ON_ONE_AREA, knight_rules.UNOCCUPIED, place)
        seen.append((knight.seat, knight.cell))
    if not may_share_tiles(state.box.ruleset.area_symbol):
        for seat, estate in enumerate(state.estates):
            if estate.symbols is None:
                occupied = knights_on(state.knights, seat)
                for cell in frame.cells_of(occupied & frame.ring(occupied)):
                    yield Fault(FaultCode.OCCUPIED_AREAS_OVERLAP, tile_rules.AREA_SPLIT, Cell(seat, cell))
