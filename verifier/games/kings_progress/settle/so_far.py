"""What the player in turn has done so far, taken back from the table and played again with every check."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import islice
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from courtroll.verifier.games.kings_progress.moves import decisions as d
from courtroll.verifier.games.kings_progress.moves.course import noted
from courtroll.verifier.games.kings_progress.play.arrivals import choose
from courtroll.verifier.games.kings_progress.play.engine import KINGS_PROGRESS
from courtroll.verifier.games.kings_progress.play.turns import action_checks
from courtroll.verifier.games.kings_progress.rules import turn as rules
from courtroll.verifier.games.kings_progress.settle.past import Notes, Past, all_pasts, whole
from courtroll.verifier.games.kings_progress.table.codes import FaultCode
from courtroll.verifier.games.kings_progress.table.progress import Kind, Phase, Progress, Turn
from courtroll.verifier.kernel.chance import ImpossibleOutcome, Told
from courtroll.verifier.kernel.legality import Fault, Objection, failing
from courtroll.verifier.kernel.place import AtSeat
from courtroll.verifier.kernel.settling.running import GivenUp, Run

if TYPE_CHECKING:
    from courtroll.verifier.games.kings_progress.settle.facts import Facts

MOST_PASTS: Final = 3_000
"""Ways to take back a turn that are tried before that is given up."""
KINDS: Final[Mapping[type[d.Decision], Kind]] = MappingProxyType(
    {d.Advance: Kind.ADVANCE, d.Build: Kind.BUILD, d.Take: Kind.TAKE, d.Discard: Kind.DISCARD}
)
MID_TEST: Final = (Phase.LOYALTY, Phase.FREE)


def replayed(run: Run[Facts, Progress, d.Decision], state: Progress) -> Iterator[Progress]:
    """The table with the turn as it has gone, if that can have led to it."""
    done = whole(state)
    if state.turn.test is not None or state.turn.phase in MID_TEST:
        yield state
        return
    notes, against = Notes(), list[tuple[int, Objection]]()
    tried = 0
    for pasts in islice(all_pasts(state, done, notes), MOST_PASTS):
        tried += 1
        if pasts[0].is_trusted:
            out_of_order = _out_of_order(state.turn, done)
            against += ((len(done), each) for each in out_of_order)
            if not out_of_order:
                yield state
                return
            continue
        there = _played(pasts, done, state.turn, against)
        notes.looked += notes.controls
        if there is not None and _lies_as(there, state):
            yield replace(state, turn=there.turn)
            return
    if tried == MOST_PASTS:
        raise GivenUp
    seat = state.turn.mover
    fault = Fault(FaultCode.SO_FAR_NOT_ON_THE_TABLE, rules.PARTS, AtSeat(seat, "so-far"), looked=tuple(notes.looked))
    lacking = [Objection(fault.code, fault.rule, fault.where, lack) for lack in notes.lacks]
    for each in lacking:
        run.found.repairs += run.repairs(each, None, seat)
    run.found.repairs += run.repairs(fault, None, seat)
    farthest = max((at for at, _ in against), default=0)
    refused = dict.fromkeys(each for at, each in against if at == farthest)
    for each in refused:
        run.found.repairs += run.repairs(each, done[farthest - 1], seat)
    run.found.refused += refused or [fault]


def _out_of_order(turn: Turn, done: Sequence[d.Decision]) -> tuple[Objection, ...]:
    """What the turn alone says against actions, wherever pieces lay."""
    out: list[Objection] = []
    then = Turn(Phase.TURN, turn.mover, turn.mover)
    for decision in done:
        kind = KINDS.get(type(decision))
        if kind is not None:
            out += failing(action_checks(then, kind))
        then = noted(then, decision)
    return tuple(out)


def _lies_as(there: Progress, state: Progress) -> bool:
    return there.turn.phase is state.turn.phase and all(
        getattr(there, part) == getattr(state, part)
        for part in ("held", "points", "builds", "control", "used", "pairs", "road", "clock")
    )


# ---------------------------------------------------------------------------------------------- played again


def _played(
    pasts: Sequence[Past], done: Sequence[d.Decision], now: Turn, against: list[tuple[int, Objection]]
) -> Progress | None:
    """Where what was done leads from the first of these tables; `None` where something objects, or is drawn amiss."""
    seat = now.mover
    begins = Phase.KING if any(isinstance(each, d.King) for each in done) else Phase.TURN
    there = replace(pasts[0].state, turn=Turn(begins, seat, seat))
    for number, (past, decision) in enumerate(zip(pasts, done, strict=True), 1):
        objections = KINGS_PROGRESS.objections(there, decision, seat)
        if objections:
            against += ((number, each) for each in objections)
            return None
        recorded = Told(past.outcome)
        try:
            there = KINGS_PROGRESS.run(there, decision, recorded).state
            recorded.finish()
        except ImpossibleOutcome:
            return None
        if there.turn.phase is Phase.GIFT and (number < len(done) or now.phase is not Phase.GIFT):
            if not past.pair:
                return None
            there = KINGS_PROGRESS.run(there, choose(past.pair), Told(())).state
    return there
