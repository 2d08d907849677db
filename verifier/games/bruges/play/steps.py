"""The reputation track (traccia prestigio): the price of a step, and steps."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from courtroll.verifier.games.bruges.moves.codes import Refusal
from courtroll.verifier.games.bruges.moves.decisions import Advance, Stay
from courtroll.verifier.games.bruges.moves.draft import Draft
from courtroll.verifier.games.bruges.play.texts import set_off
from courtroll.verifier.games.bruges.rules import reputation as rules
from courtroll.verifier.games.bruges.table.codes import Good, LineCode
from courtroll.verifier.games.bruges.table.effects import Event
from courtroll.verifier.games.bruges.table.pieces import COLOURS, FLORIN, SUPPLY, row
from courtroll.verifier.games.bruges.table.playing import Playing
from courtroll.verifier.kernel.game import Verb
from courtroll.verifier.kernel.legality import Check, Lack
from courtroll.verifier.kernel.logic import ite
from courtroll.verifier.kernel.rules import Rule

HIGHEST_PRICED: Final = 2
"""Dice that show more cost nothing."""

ADVANCE_ITSELF: Final = Advance()
STAY_ITSELF: Final = Stay()


def step_price(dice: Sequence[int]) -> int:
    """What a step costs: the dice that show 1 or 2, added up. Where that is nothing, nobody advances."""
    total = 0
    for die in dice:
        total = total + ite(die <= HIGHEST_PRICED, die, 0)
    return total


def next_step(steps: Sequence[int], at: int) -> int | None:
    """The next number on the track; `None` at its end."""
    return next((number for number in steps if number > at), None)


def may_advance(state: Playing | Draft) -> bool:
    seat, price = state.turn.mover, step_price(state.clock.dice)
    further = next_step(state.box.equipment.steps.value, state.estates[seat].reputation)
    return not state.turn.acted and 0 < price <= state.held[row(seat)][FLORIN] and further is not None


def step_up(draft: Draft, seat: int, code: LineCode, rule: Rule) -> None:
    """A step without its price, if there is a further one."""
    further = next_step(draft.box.equipment.steps.value, draft.estates[seat].reputation)
    draft.values.add("reputation-steps")
    if further is not None:
        draft.estate(seat, reputation=further)
        draft.gain(seat, Good.REPUTATION_STEPS, code, 1, rule)


def advance_offers(state: Playing) -> Sequence[Advance]:
    return (ADVANCE_ITSELF,) if may_advance(state) else ()


def advance_checks(state: Playing, decision: Advance) -> Iterable[Check]:
    seat = state.turn.mover
    price = step_price(state.clock.dice)
    dice = tuple(("dice", colour) for colour in COLOURS)
    yield Check(not state.turn.acted, Refusal.SECOND_STEP, rules.ONE_STEP, looked=(("so-far",),))
    yield Check(price > 0, Refusal.NO_STEP_PRICE, rules.NO_PRICE, looked=dice)
    missing = price - state.florins(seat)
    lack = Lack(row(seat), FLORIN, max(missing, 0))
    # Only a die that has its price could make a step cheaper, but none free.
    priced = [path for path, die in zip(dice, state.clock.dice, strict=True) if die <= HIGHEST_PRICED]
    looked = dice if missing <= 0 else tuple(priced) if state.florins(seat) else ()
    yield Check(missing <= 0, Refusal.TOO_FEW_FLORINS, rules.TOO_POOR, None, lack, looked=looked)
    further = next_step(state.box.equipment.steps.value, state.estates[seat].reputation)
    at = (("player", seat, "reputation"), ("equipment", "reputation-steps"))
    yield Check(further is not None, Refusal.TRACK_END, rules.LAST_STEP, looked=at)


def advance_effect(draft: Draft, decision: Advance) -> None:
    turn = draft.turn
    seat, price = turn.mover, step_price(draft.clock.dice)
    jobs = set_off(draft, seat, Event.ADVANCE)
    draft.move(row(seat), SUPPLY, FLORIN, price)
    draft.gain(seat, Good.FLORINS, LineCode.STEP_PRICE, -price, rules.PRICE)
    step_up(draft, seat, LineCode.STEP, rules.ADVANCE)
    draft.turn = turn._replace(acted=True, agenda=jobs)


def stay_offers(state: Playing) -> Sequence[Stay]:
    return (STAY_ITSELF,)


def stay_checks(state: Playing, decision: Stay) -> Iterable[Check]:
    return ()


def stay_effect(draft: Draft, decision: Stay) -> None:
    draft.turn = draft.turn.after_own()


ADVANCE: Final = Verb("advance", Advance, advance_offers, advance_checks, advance_effect)
STAY: Final = Verb("stay", Stay, stay_offers, stay_checks, stay_effect)
