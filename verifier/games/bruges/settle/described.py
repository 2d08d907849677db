"""A table as its file describes it: what speaks against it, and what its moment scores."""

from __future__ import annotations

from courtroll.verifier.games.bruges.document import Described
from courtroll.verifier.games.bruges.faults import faults as faults_at_the_end
from courtroll.verifier.games.bruges.faults import faults_in_play
from courtroll.verifier.games.bruges.rules import actions as action_rules
from courtroll.verifier.games.bruges.settle.tables import unplaced
from courtroll.verifier.games.bruges.settle.turns import after_so_far
from courtroll.verifier.games.bruges.table.codes import FaultCode
from courtroll.verifier.games.bruges.table.playing import Playing
from courtroll.verifier.games.bruges.table.tables import scored
from courtroll.verifier.kernel.legality import Fault
from courtroll.verifier.kernel.place import Named
from courtroll.verifier.kernel.position import Position


def faults(described: Described) -> tuple[Fault, ...]:
    """Every fault of the table, and of what was done so far."""
    if described.playing is None:
        return (*described.found, *faults_at_the_end(described.position))
    assert described.document is not None
    found = [*described.found, *unplaced(described.document, faults_in_play(described.playing, described.position))]
    if after_so_far(described) is None:
        found.append(Fault(FaultCode.SO_FAR_IMPOSSIBLE, action_rules.ONE_CARD, Named("so-far")))
    return tuple(found)


def state_faults(state: Playing) -> tuple[Fault, ...]:
    """Every reason why a state cannot be."""
    return faults_in_play(Position(state), Position(scored(state)))
