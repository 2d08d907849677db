"""The King card's part of a turn."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import assert_never

from courtroll.verifier.games.kings_progress.moves import decisions as d
from courtroll.verifier.games.kings_progress.moves.codes import Refusal
from courtroll.verifier.games.kings_progress.moves.draft import Draft
from courtroll.verifier.games.kings_progress.play import rounds
from courtroll.verifier.games.kings_progress.play.turns import SO_FAR
from courtroll.verifier.games.kings_progress.rules import turn as rules
from courtroll.verifier.games.kings_progress.rules.options import CrownPoint, CrownTurn
from courtroll.verifier.games.kings_progress.table.codes import LineCode
from courtroll.verifier.games.kings_progress.table.equipment import KING_POINTS
from courtroll.verifier.games.kings_progress.table.progress import Clock, Phase, Progress
from courtroll.verifier.kernel.game import Verb
from courtroll.verifier.kernel.legality import Check

STEP = d.King()


def stops(reading: CrownTurn) -> bool:
    """Whether the step onto the crown ends the turn too."""
    match reading:
        case CrownTurn.STOPS:
            return True
        case CrownTurn.PLAYS_ON:
            return False
        case _ as never:
            assert_never(never)


def is_claimed(reading: CrownPoint) -> bool:
    """Whether the step onto the crown still brings a point."""
    match reading:
        case CrownPoint.LOST:
            return False
        case CrownPoint.CLAIMED:
            return True
        case _ as never:
            assert_never(never)


def offers(state: Progress) -> Sequence[d.King]:
    return (STEP,)


def checks(state: Progress, decision: d.King) -> Iterable[Check]:
    turn = state.turn
    holds = state.clock.king == turn.mover
    yield Check(holds, Refusal.NO_KING_CARD, rules.KING_PHASE, looked=(("king",),))
    if holds and turn.phase is Phase.TURN:
        has_acted = turn.ability is not None or bool(turn.kinds)
        if has_acted and STEP not in turn.done:
            yield Check(False, Refusal.KING_AFTER_ACTION, rules.KING_ADVANCE, looked=SO_FAR)
        else:
            yield Check(False, Refusal.KING_STEP_DONE, rules.KING_ADVANCE, looked=SO_FAR)


def effect(draft: Draft, decision: d.King) -> None:
    draft.note(decision)
    clock = draft.clock
    draft.clock = Clock(clock.round, clock.space + 1, clock.king, clock.courts)
    ruleset, ends = draft.box.ruleset, rounds.is_at_crown(draft)
    if draft.road.arrived and (not ends or is_claimed(ruleset.crown_point)):
        draft.score(draft.turn.mover, LineCode.KING, 1, KING_POINTS, rules.KING_POINT)
    if ends and stops(ruleset.crown_turn):
        rounds.end_round(draft)
    else:
        draft.turn = draft.turn._replace(phase=Phase.TURN)


KING = Verb("king", d.King, offers, checks, effect)
