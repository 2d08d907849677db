"""What speaks against a described table of a turn, with what was done so far and all that it leaves open."""

from __future__ import annotations

from courtroll.verifier.games.palais_royal.document import DescribedTurn
from courtroll.verifier.games.palais_royal.faults.playing import faults as faults_in_play
from courtroll.verifier.games.palais_royal.settle.meaning import MEANING
from courtroll.verifier.games.palais_royal.settle.tables import table_of
from courtroll.verifier.games.palais_royal.table.codes import FaultCode
from courtroll.verifier.kernel.legality import Fault, Objection, Severity
from courtroll.verifier.kernel.place import AtSeat
from courtroll.verifier.kernel.settling.search import against_any


def faults(described: DescribedTurn) -> tuple[Fault, ...]:
    """Every fault of the table, and what keeps it from being at all; none of how open parts are filled in at first."""
    found = (*described.contradictions, *faults_in_play(described.position))
    mover = described.position.state.turn.seat
    against = against_any(MEANING, table_of(described, mover))
    if against is None:
        return tuple(fault for fault in found if fault.severity is Severity.DOUBTFUL)
    told = (*found, *(_fault(each, mover) for each in against))
    return tuple({fault._replace(looked=()): fault for fault in told}.values())


def _fault(against: Objection | Fault, seat: int) -> Fault:
    """What refuses a decision of those done so far speaks against the table."""
    if isinstance(against, Fault):
        return against
    return Fault(FaultCode.SO_FAR_IMPOSSIBLE, against.rule, AtSeat(seat, "so-far"))
