"""The word "done": it ends laying, a gift, spending, a refusal to set a knight, or the turn."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import assert_never

from courtroll.verifier.games.noblemen.moves.codes import Refusal
from courtroll.verifier.games.noblemen.moves.decisions import Done
from courtroll.verifier.games.noblemen.moves.draft import Draft
from courtroll.verifier.games.noblemen.play import ball, laying, rounds
from courtroll.verifier.games.noblemen.rules import turn as rules
from courtroll.verifier.games.noblemen.rules.options import TurnAction
from courtroll.verifier.games.noblemen.table.state import ACT, Phase, State
from courtroll.verifier.kernel.game import Verb
from courtroll.verifier.kernel.legality import Check
from courtroll.verifier.kernel.quick import replace

DONE = Done()


def _may_end(state: State) -> bool:
    turn = state.turn
    return turn.phase is not ACT or turn.acted or not _needs_action(state.box.ruleset.turn_action)


def _needs_action(reading: TurnAction) -> bool:
    match reading:
        case TurnAction.EXACTLY_ONE:
            return True
        case TurnAction.AT_MOST_ONE:
            return False
        case _ as never:
            assert_never(never)


def offers(state: State) -> Sequence[Done]:
    return (DONE,) if _may_end(state) else ()


def checks(state: State, decision: Done) -> Iterable[Check]:
    yield Check(_may_end(state), Refusal.NO_ACTION_YET, rules.ONE_ACTION)


def effect(draft: Draft, decision: Done) -> None:
    match draft.turn.phase:
        case Phase.ACT:
            rounds.end_turn(draft)
        case Phase.SPEND:
            ball.end_spending(draft)
        case Phase.LAY:
            laying.close(draft)
        case _:
            draft.turn = replace(draft.turn, phase=Phase.ACT, given=0)


ENDING = Verb("done", Done, offers, checks, effect)
