"""A table as its file describes it: what speaks against it, and what its moment scores."""

from __future__ import annotations

from courtroll.verifier.games.noblemen import faults as table
from courtroll.verifier.games.noblemen.document import Described, Moment
from courtroll.verifier.games.noblemen.unknown.decade import end_of_decade
from courtroll.verifier.kernel.legality import Fault, Severity
from courtroll.verifier.kernel.place import AtSeat
from courtroll.verifier.kernel.results import Answer


def faults(described: Described) -> tuple[Fault, ...]:
    """Every fault of the table, of what was done so far, and of what is done at its ball."""
    state = described.position.state
    found = list(table.faults(described.position, described.moment.value))
    if described.so_far and table.is_on_track(state):
        from courtroll.verifier.games.noblemen.settle.so_far import done_so_far, with_done

        objections = with_done(state, done_so_far(described))[1]
        found += (Fault(o.code, o.rule, AtSeat(state.turn.mover, "so-far")) for o in objections)
    if described.moment is Moment.BALL and all(fault.severity is Severity.DOUBTFUL for fault in found):
        from courtroll.verifier.games.noblemen.unknown.ball.answer import refused
        from courtroll.verifier.games.noblemen.unknown.ball.described import plans_of

        for refusal in refused(described.position, plans_of(described)):
            found += (Fault(o.code, o.rule, o.where or AtSeat(refusal.seat)) for o in refusal.objections)
    return tuple(found)


def answer(described: Described) -> Answer:
    if described.moment is Moment.BALL:
        from courtroll.verifier.games.noblemen.unknown.ball.answer import ball
        from courtroll.verifier.games.noblemen.unknown.ball.described import plans_of

        return ball(described.position, plans_of(described))[0]
    return end_of_decade(
        described.position,
        game_over=described.moment is Moment.GAME_END,
        buildings_scored=described.buildings_scored,
    )
