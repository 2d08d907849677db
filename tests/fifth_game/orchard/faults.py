"""Why a table cannot be."""

from __future__ import annotations

from courtroll.verifier.kernel.legality import Fault
from courtroll.verifier.kernel.place import AtSeat, Named
from orchard.rules import BOX
from orchard.table import APPLES, PEARS, FaultCode, State


def faults(state: State) -> tuple[Fault, ...]:
    """Every reason; of a table with holes those that no filling lifts."""
    out = []
    for seat, harvest in enumerate(state.harvests):
        if min(harvest.apples, harvest.pears) < 0:
            out.append(Fault(FaultCode.BELOW_ZERO, BOX, AtSeat(seat), found=min(harvest.apples, harvest.pears)))
    apples, pears = sum(each.apples for each in state.harvests), sum(each.pears for each in state.harvests)
    if apples > APPLES:
        out.append(Fault(FaultCode.TOO_MANY, BOX, Named("apples"), found=apples, limit=APPLES))
    if pears > PEARS:
        out.append(Fault(FaultCode.TOO_MANY, BOX, Named("pears"), found=pears, limit=PEARS))
    return tuple(out)
