"""The word "done": it ends an ability begun, or the turn; it keeps none of the cards drawn, or declines an advance."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, assert_never

from courtroll.verifier.games.kings_progress.moves import decisions as d
from courtroll.verifier.games.kings_progress.moves.codes import Refusal
from courtroll.verifier.games.kings_progress.moves.draft import Draft
from courtroll.verifier.games.kings_progress.play import abilities, building, loyalty, rounds, steps, taking
from courtroll.verifier.games.kings_progress.play.turns import SO_FAR, has_influence
from courtroll.verifier.games.kings_progress.rules import gifts, influence
from courtroll.verifier.games.kings_progress.rules import turn as rules
from courtroll.verifier.games.kings_progress.rules.options import Actions
from courtroll.verifier.games.kings_progress.scoring.gifts import results
from courtroll.verifier.games.kings_progress.scoring.projection import scored
from courtroll.verifier.games.kings_progress.table.equipment import ACTIONS
from courtroll.verifier.games.kings_progress.table.pieces import Prize
from courtroll.verifier.games.kings_progress.table.progress import Phase, Progress, Stage
from courtroll.verifier.kernel.game import Verb
from courtroll.verifier.kernel.legality import Check
from courtroll.verifier.kernel.rules import Rule

DONE = d.Done()
TURN: Final = Phase.TURN
BETWEEN: Final = (Stage.ACT, Stage.BUILD)
"""Stages in which an action may begin."""


def must_act(reading: Actions) -> bool:
    """Whether both actions are done while one is possible."""
    match reading:
        case Actions.BOTH:
            return True
        case Actions.UP_TO:
            return False
        case _ as never:
            assert_never(never)


def can_act(state: Progress) -> bool:
    """Whether another action is legal."""
    return bool(
        building.build_offers(state)
        or taking.take_offers(state)
        or taking.discard_offers(state)
        or steps.advance_offers(state)
    )


def has_actions_left(state: Progress) -> bool:
    """Whether the turn must go on."""
    turn = state.turn
    if turn.stage not in BETWEEN or has_influence(turn) or len(turn.kinds) >= ACTIONS:
        return False
    return must_act(state.box.ruleset.actions) and can_act(state)


def offers(state: Progress) -> Sequence[d.Done]:
    return () if state.turn.phase is TURN and has_actions_left(state) else (DONE,)


def checks(state: Progress, decision: d.Done) -> Iterable[Check]:
    phase = state.turn.phase
    if phase is Phase.TURN:
        left = has_actions_left(state)
        yield Check(not left, Refusal.ACTIONS_LEFT, rules.TWO_ACTIONS, used=("map",), looked=SO_FAR)
    elif phase is Phase.LOYALTY:
        yield Check(False, Refusal.MUST_DISCARD, influence.LOYALTY_DISCARD)
    elif phase is Phase.SHED:
        yield Check(False, Refusal.MUST_DISCARD, shed_rule(state))


def shed_rule(state: Progress) -> Rule:
    """What makes somebody discard: being first in a type, in most types, or in either with others."""
    prize = state.turn.prize
    if prize is None:
        return gifts.SHED
    if results(scored(state))[prize].places.count(1) > 1:
        return gifts.SHED_TIED
    return gifts.SHED_TYPES if prize is Prize.TYPES else gifts.SHED


def effect(draft: Draft, decision: d.Done) -> None:
    turn = draft.turn
    if turn.phase is Phase.FREE:
        loyalty.go_on_free(draft, turn.waiting)
    elif turn.phase is Phase.KEEP:
        draft.note(decision)
        abilities.end_rumour(draft)
    elif turn.stage in (Stage.ACT, Stage.BUILD):
        rounds.end_turn(draft)
    else:
        if turn.stage is Stage.NEXT:
            abilities.close_order(draft)
        if draft.turn.stage is not Stage.ACT:
            draft.note(decision)


ENDING = Verb("done", d.Done, offers, checks, effect)
