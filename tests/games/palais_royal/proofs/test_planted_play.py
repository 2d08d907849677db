"""Theorems about play in Palais Royal find out the wrong rules planted here."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from courtroll.verifier.games.palais_royal.moves.decisions import (
    Attend,
    DrawCards,
    Keep,
    Mint,
    Play,
    Recruit,
    Reinforce,
    Step,
    Summon,
)
from courtroll.verifier.games.palais_royal.moves.draft import Draft
from courtroll.verifier.games.palais_royal.play import (
    cards,
    chambers,
    drawing,
    moving,
    recruiting,
    reinforcing,
    rounds,
    turns,
)
from courtroll.verifier.games.palais_royal.proofs import THEOREMS, printed
from courtroll.verifier.games.palais_royal.rules.options import EmptyRoomTie, SealCard
from courtroll.verifier.games.palais_royal.scoring import cardinal
from courtroll.verifier.games.palais_royal.table import equipment, pieces
from courtroll.verifier.games.palais_royal.table.park import EMPTY
from courtroll.verifier.games.palais_royal.table.pieces import BANK, COIN, Card, Kind, Room
from courtroll.verifier.games.palais_royal.table.playing import Clock, Phase, Playing, Turn
from courtroll.verifier.kernel.legality import Check
from courtroll.verifier.kernel.logic import and_, ite, or_
from tests.proofs.certificates import Planted, called, each_is_refuted, is_refuted

Seats = tuple[int, ...]


def test_the_numbers_of_play_transcribed_once_more() -> None:
    """Italian text, "Fine della partita" and the list of privilege cards."""
    assert printed.FEW_NOBLES == equipment.LAST_NOBLES == 12
    assert printed.CARDS_OF_A_KIND == equipment.CARD_COPIES == 4
    assert printed.GOLD_BY_CARD == equipment.GOLD_CARD == 4
    assert printed.SEALS_BY_CARD == equipment.SEALS_CARD == 2
    assert printed.STEPS_BY_CARD == equipment.STEPS_CARDS == (5, 9)
    assert printed.WITH_GATE == equipment.GATE_AND_STEPS == (2, 2)
    assert (printed.PLAYERS[0], printed.PLAYERS[-1]) == (equipment.MIN_PLAYERS, equipment.MAX_PLAYERS) == (2, 4)


# ------------------------------------------------------------------------------------------------- castle

true_majority, true_enter, true_bonus = cardinal.has_majority, turns.enter, turns.has_bonus
true_attend, true_step, true_reinforce = chambers.attend_effect, moving.effect, reinforcing.effect
Reading = EmptyRoomTie


def as_many(counts: Seats, favour: Seats, seat: int, reading: Reading = Reading.NO_BONUS) -> bool:
    """A majority by at least as many."""
    return and_(*(counts[seat] >= n for n in counts), counts[seat] > 0)


def cardinal_alone(counts: Seats, favour: Seats, seat: int, reading: Reading = Reading.NO_BONUS) -> bool:
    """The Cardinal decides among all, not among those level."""
    mine = favour[seat]
    others = [other for other in range(len(counts)) if other != seat]
    return or_(and_(*(mine > favour[other] for other in others)), true_majority(counts, favour, seat, reading))


def two_more(counts: Seats, favour: Seats, seat: int, reading: Reading = Reading.NO_BONUS) -> bool:
    """At the Cardinal one needs two more."""
    raised = tuple(2 * n + (0 if other == seat else 1) for other, n in enumerate(favour))
    return true_majority(counts, tuple(n - n // 2 for n in raised), seat, reading)


def empty_room_leads(counts: Seats, favour: Seats, seat: int, reading: Reading = Reading.NO_BONUS) -> bool:
    return true_majority(counts, favour, seat, Reading.COUNTS)


def looked_at_again(draft: Draft, decision: Reinforce) -> None:
    """The court is counted again after each reinforcement."""
    true_reinforce(draft, decision)
    turn = draft.turn
    if draft.held[Room.COURT][turn.seat] < turn.reinforcements:
        draft.turn = turn._replace(reinforcements=draft.held[Room.COURT][turn.seat])


def entering_adds(draft: Draft, decision: Step) -> None:
    true_step(draft, decision)
    if decision.target is Room.STAIRWAY and draft.turn.steps == 1:
        draft.turn = draft.turn._replace(steps=2, diagonals=5)


def entering_adds_once(draft: Draft, decision: Step) -> None:
    first = draft.turn.stage < 2
    true_step(draft, decision)
    if first and decision.target is Room.STAIRWAY:
        draft.turn = draft.turn._replace(steps=draft.turn.steps + 1)


def no_bonus(state: Playing, room: Room) -> bool:
    return False


def bonus_by_the_next(draft: Draft, decision: Attend) -> None:
    """The majority is looked at again after each servant that is set."""
    had = chambers.still_due(draft.turn, decision.chamber)
    true_attend(draft, decision)
    if had is None and turns.has_bonus(draft.freeze(), decision.chamber):
        left = chambers.still_due(draft.turn, decision.chamber) or 0
        is_king = decision.chamber is Room.KING
        draft.turn = draft.turn._replace(king=left + 1) if is_king else draft.turn._replace(pompadour=left + 1)


def either_colour(state: Playing, kind: Kind) -> int:
    """A noble of one colour serves both chambers."""
    found = true_privilege(state, kind)
    return found + (true_privilege(state, Kind.VIOLET) if kind is Kind.TURQUOISE else 0)


true_privilege = turns.privilege


def any_order(turn: Turn, stage: int) -> Check:
    return true_in_order(turn, stage)._replace(holds=True)


true_in_order = turns.in_order


def mint_before_chambers(turn: Turn, stage: int) -> Check:
    return true_in_order(turn, stage)._replace(holds=turn.stage <= stage and not (turn.minted and stage == 3))


def stage_is_left(draft: Draft, stage: int) -> None:
    """Each action is done once."""
    true_enter(draft, stage)
    draft.turn = draft.turn._replace(stage=draft.turn.stage + 1)


# ----------------------------------------------------------------------------------------------- recruits

true_recruit, true_draw, true_keep = recruiting.effect, drawing.draw_effect, drawing.keep_effect
true_end, true_begin = rounds.end_turn, rounds.begin_round


def below_nought(gold: int, empty: int) -> int:
    return gold - empty


def one_at_least(gold: int, empty: int) -> int:
    return ite(gold > empty + 1, gold - empty, ite(gold > 0, 1, 0))


def servants_are_in_the_way(park: tuple[int, ...], near: tuple[int, ...]) -> int:
    return sum(1 for space in near if park[space] == EMPTY)


def seals_are_cheaper(shown: int, wild: int) -> int:
    return ite(shown - wild > 0, shown - wild - 1, 0)


def office_stays(draft: Draft, decision: Recruit) -> None:
    true_recruit(draft, decision)
    draft.move(pieces.supply(0), Room.OFFICE, 0)


def paid_twice(draft: Draft, decision: Recruit) -> None:
    gold = draft.held[pieces.supply(0)][COIN]
    true_recruit(draft, decision)
    draft.move(pieces.supply(0), BANK, COIN, gold - draft.held[pieces.supply(0)][COIN])


def never_posted(draft: Draft, decision: Recruit) -> None:
    true_recruit(draft, decision)
    draft.turn = draft.turn._replace(phase=Phase.TURN)


def always_shared(wild: int, used: int, reading: SealCard) -> int:
    return wild - used


def kept_for_nothing(draft: Draft, decision: Keep) -> None:
    servants = draft.held[Room.BACK_DOOR][draft.turn.seat]
    true_keep(draft, decision)
    if draft.held[Room.BACK_DOOR][draft.turn.seat] < servants:
        draft.move(pieces.supply(draft.turn.seat), Room.BACK_DOOR, draft.turn.seat)


def never_made_anew(draft: Draft) -> None:
    """The stack, of the discards."""


def one_card_only(draft: Draft, decision: DrawCards) -> None:
    true_draw(draft, DrawCards(1))


def fewer_than_twelve(nobles_left: int) -> bool:
    return nobles_left < 12


def whoever_sees_it(draft: Draft) -> None:
    """The game ends with the round in which anybody sees twelve nobles."""
    if rounds.is_last(sum(draft.nobles[pieces.IN_PARK])):
        draft.clock = replace(draft.clock, last_round=True)
    true_end(draft)


def at_once(draft: Draft, number: int) -> None:
    """The last round has no turns."""
    true_begin(draft, number)
    if draft.clock.last_round:
        rounds.end_game(draft)


def start_has_one_more(draft: Draft) -> None:
    """After the last round the start player has a turn more."""
    clock = draft.clock
    if clock.last_round and (draft.turn.seat + 1) % len(draft.points) == clock.start:
        draft.clock = Clock(clock.start, clock.round)
        rounds.begin_turn(draft, clock.start)
    else:
        true_end(draft)


# -------------------------------------------------------------------------------- cards, mint, common supply

true_play, true_mint, true_summon = cards.play_effect, chambers.mint_effect, cards.summon_effect


def for_nothing(draft: Draft, decision: Play) -> None:
    gold = draft.held[pieces.supply(0)][COIN]
    true_play(draft, decision)
    cost = draft.box.equipment.card_costs[decision.card].value
    if cost and decision.card is not Card.GOLD:
        draft.move(BANK, pieces.supply(0), COIN, gold - draft.held[pieces.supply(0)][COIN])


def steps_are_set(draft: Draft, card: Card, n: int) -> None:
    """A second card for steps adds nothing."""
    draft.turn = draft.turn._replace(steps=n)


def mint_again(draft: Draft, decision: Mint) -> None:
    true_mint(draft, decision)
    draft.turn = draft.turn._replace(minted=False)


def beyond_the_supply(draft: Draft, decision: Summon) -> None:
    common = draft.held[pieces.common(0)][0]
    true_summon(draft, decision)
    if common < decision.n:
        draft.move(pieces.common(0), pieces.supply(0), 0, 1)


def every_turn(draft: Draft, decision: Summon) -> None:
    true_summon(draft, decision)
    draft.turned = 0


PLANTED: Planted = (
    (cards, "LATEST", {**cards.LATEST, Card.MAJORITIES: 5}, "cards"),
    (cards, "LATEST", {**cards.LATEST, Card.SEALS: 5}, "cards"),
    (cards, "LATEST", {**cards.LATEST, Card.GOLD: 4}, "cards"),
    (cards, "may_come_late", lambda reading: True, "cards"),
    (cards, "GOLD_CARD", 5, "cards"),
    (cards, "SEALS_CARD", 3, "cards"),
    (cards, "GATE_AND_STEPS", (2, 1), "cards"),
    (cards, "STAY_OPEN", frozenset({Card.MAJORITIES}), "cards"),
    (cards, "play_effect", for_nothing, "cards"),
    (cards, "_more_steps", steps_are_set, "cards"),
    (chambers, "mint_effect", mint_again, "mint"),
    (turns, "has_bonus", no_bonus, "mint"),
    (turns, "together", lambda found, reading: max(found, default=0), "mint"),
    (cards, "summon_effect", beyond_the_supply, "common-supply"),
    (cards, "summon_effect", every_turn, "common-supply"),
    (cardinal, "majority_of", as_many, "majorities"),
    (cardinal, "majority_of", cardinal_alone, "majorities"),
    (cardinal, "majority_of", two_more, "majorities"),
    (cardinal, "majority_of", empty_room_leads, "majorities"),
    (cardinal, "majority_of", as_many, "chambers"),
    (cardinal, "has_majority", cardinal_alone, "majorities"),
    (cardinal, "leads_an_empty_room", lambda reading: False, "majorities"),
    (reinforcing, "effect", looked_at_again, "allowances"),
    (moving, "effect", entering_adds, "allowances"),
    (moving, "effect", entering_adds_once, "allowances"),
    (moving, "takes_its_step_away", lambda reading: True, "allowances"),
    (turns, "has_bonus", no_bonus, "allowances"),
    (turns, "has_bonus", no_bonus, "chambers"),
    (chambers, "attend_effect", bonus_by_the_next, "chambers"),
    (turns, "privilege", either_colour, "chambers"),
    (turns, "in_order", any_order, "order-of-actions"),
    (turns, "in_order", mint_before_chambers, "order-of-actions"),
    (turns, "enter", stage_is_left, "order-of-actions"),
    (recruiting, "price", below_nought, "prices"),
    (recruiting, "price", one_at_least, "prices"),
    (recruiting, "empty_beside", servants_are_in_the_way, "prices"),
    (recruiting, "price", below_nought, "payment"),
    (recruiting, "payment", seals_are_cheaper, "payment"),
    (recruiting, "effect", office_stays, "payment"),
    (recruiting, "effect", paid_twice, "payment"),
    (recruiting, "effect", never_posted, "payment"),
    (recruiting, "wild_left", always_shared, "payment"),
    (drawing, "keep_effect", kept_for_nothing, "kept-cards"),
    (drawing, "reshuffle", never_made_anew, "kept-cards"),
    (drawing, "draw_effect", one_card_only, "kept-cards"),
    (rounds, "is_last", fewer_than_twelve, "equal-turns"),
    (rounds, "end_turn", whoever_sees_it, "equal-turns"),
    (rounds, "begin_round", at_once, "equal-turns"),
    (rounds, "end_turn", start_has_one_more, "equal-turns"),
)


test_a_wrong_rule = each_is_refuted(PLANTED, THEOREMS)


@pytest.mark.parametrize(("module", "theorem"), [(recruiting, "prices"), (recruiting, "payment")], ids=called)
def test_an_ite_that_always_takes_the_first(module: Any, theorem: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "ite", lambda condition, then, otherwise: then)
    is_refuted(theorem, THEOREMS)
