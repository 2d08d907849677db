"""A table as its file describes it: what speaks against it, and what its moment scores."""

from __future__ import annotations

from courtroll.verifier.games.bruges.document import Described
from courtroll.verifier.games.bruges.faults import faults as faults_at_the_end
from courtroll.verifier.games.bruges.faults import faults_in_play
from courtroll.verifier.games.bruges.table.playing import Playing
from courtroll.verifier.games.bruges.table.tables import scored
from courtroll.verifier.kernel.legality import Fault
from courtroll.verifier.kernel.position import Position


def faults(described: Described) -> tuple[Fault, ...]:
    """Every fault of the table, and of what was done so far."""
    if described.playing is None:
        return (*described.found, *faults_at_the_end(described.position))
    from courtroll.verifier.games.bruges.settle.tables import unplaced  # a scoring does not wait for the whole play
    from courtroll.verifier.games.bruges.settle.turns import wrong_so_far

    assert described.document is not None
    found = [*described.found, *unplaced(described.document, faults_in_play(described.playing, described.position))]
    wrong = wrong_so_far(described)
    return (*found, *(() if wrong is None else (wrong,)))


def state_faults(state: Playing) -> tuple[Fault, ...]:
    """Every reason why a state cannot be."""
    return faults_in_play(Position(state), Position(scored(state)))
