"""The turn of a table after what was done in it so far, where what a file leaves out is none."""

from __future__ import annotations

from courtroll.verifier.games.noblemen.document import Described
from courtroll.verifier.games.noblemen.moves.decisions import Decision
from courtroll.verifier.games.noblemen.settle.meaning import MEANING
from courtroll.verifier.games.noblemen.settle.so_far import replayed
from courtroll.verifier.games.noblemen.settle.tables import table_of
from courtroll.verifier.games.noblemen.table.state import State
from courtroll.verifier.kernel.legality import Fault, Objection
from courtroll.verifier.kernel.settling.meaning import Begun
from courtroll.verifier.kernel.settling.running import Found, GivenUp, Run
from courtroll.verifier.kernel.settling.wants import NOTHING


def after_so_far(described: Described) -> tuple[State | None, tuple[Objection | Fault, ...]]:
    """The state, or everything that speaks against what was done; neither where that is given up."""
    state = described.position.state
    table = table_of(described, state.turn.mover)
    if not table.facts.done:
        return state, ()
    found: Found[State, Decision] = Found()
    run = Run(MEANING, table, NOTHING, Begun(state, (), {}), found)
    try:
        return next(replayed(run, state, table.facts.done, None), None), tuple(found.refused)
    except GivenUp:
        return None, ()
