"""The turn of a table after what was done in it so far."""

from __future__ import annotations

from courtroll.verifier.games.noblemen.document import Described
from courtroll.verifier.games.noblemen.settle.meaning import MEANING
from courtroll.verifier.games.noblemen.settle.tables import table_of
from courtroll.verifier.games.noblemen.table.state import State
from courtroll.verifier.kernel.legality import Fault, Objection
from courtroll.verifier.kernel.settling.search import search


def after_so_far(described: Described) -> tuple[State | None, tuple[Objection | Fault, ...]]:
    """The state, as plain as what was done allows, or everything that speaks against that; neither where that is
    given up. Where nothing was done, what the file leaves out is none.
    """
    state = described.position.state
    table = table_of(described, state.turn.mover)
    if not table.facts.done:
        return state, ()
    reply = search(MEANING, table, None)
    return (None, reply.against if reply.exact else ()) if reply.found is None else (reply.found.start, ())
