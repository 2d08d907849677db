"""Theorems about play in Bruges find out the wrong rules planted here."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import pytest

from courtroll.verifier.games.bruges.moves.decisions import Advance, Play, Suffer
from courtroll.verifier.games.bruges.moves.draft import Draft
from courtroll.verifier.games.bruges.play import agenda, canals, cards, ending, piles, rounds, steps, threats
from courtroll.verifier.games.bruges.proofs import THEOREMS, printed
from courtroll.verifier.games.bruges.rules import threats as rules
from courtroll.verifier.games.bruges.rules.options import EmptiedElsewhere
from courtroll.verifier.games.bruges.table import equipment, stock
from courtroll.verifier.games.bruges.table.codes import LineCode
from courtroll.verifier.games.bruges.table.pieces import (
    COLOURS,
    DISCARDS,
    FLORIN,
    STATUE_TILES,
    SUPPLY,
    THREATS,
    WORKERS,
    Action,
    Colour,
    Side,
    Trouble,
    ground,
    hand,
    row,
)
from courtroll.verifier.games.bruges.table.playing import Ending, Phase, Playing
from courtroll.verifier.kernel.legality import Check
from courtroll.verifier.kernel.logic import ite
from courtroll.verifier.kernel.rules import Rule
from tests.proofs.certificates import Planted, called, each_is_refuted, is_refuted


def test_the_numbers_of_play_transcribed_once_more() -> None:
    """Italian text: the list of the box, "Primo Passo", "Cospirazione", "Preparazione del gioco"."""
    assert printed.MARKERS == stock.THREATS_EACH == 45 // len(COLOURS) == 9
    assert printed.THIRD_MARKER == threats.CIRCLE == 3
    assert printed.INTRIGUE == threats.INTRIGUE_POINTS == 3
    assert printed.STATUES == equipment.STATUES == (7, 6, 5, 4, 3, 2)
    assert printed.CARDS_A_ROUND == equipment.A_ROUND == 4
    assert printed.WORKERS_TAKEN == cards.WORKERS_TAKEN == 2
    assert (printed.PLAYERS[0], printed.PLAYERS[-1]) == (equipment.MIN_PLAYERS, equipment.MAX_PLAYERS) == (2, 4)


# -------------------------------------------------------------------------------------------------- board

true_price, true_next, true_advance = steps.step_price, steps.next_step, steps.advance_effect
true_suffer, true_build, true_take_off = threats.effect, canals.build, canals.take_off


def dice_counted(dice: Sequence[int]) -> int:
    """Dice are counted, not their pips."""
    return sum(ite(die <= 2, 1, 0) for die in dice)


def one_further(track: Sequence[int], at: int) -> int | None:
    """The space after the next one, where there is one."""
    following = true_next(track, at)
    return None if following is None else true_next(track, following) or following


def free_step(draft: Draft, decision: Advance) -> None:
    true_advance(draft, decision)
    draft.move(SUPPLY, row(draft.turn.mover), FLORIN, true_price(draft.clock.dice))


def at_four(held: int, die: int) -> int:
    return ite(die >= 4, held + 1, held)


def both_for_six(held: int, die: int) -> int:
    return ite(die == 6, held + 2, ite(die == 5, held + 1, held))


def none_for_the_start(draft: Draft, seats: tuple[int, ...]) -> None:
    if seats[0] != draft.clock.start:
        true_begin(draft, seats)


true_begin = threats.begin


def at_the_second(state: Playing, seat: int) -> list[Trouble]:
    troubles = state.box.equipment.troubles.value
    return [troubles[number] for number, n in enumerate(state.all_threats(seat)) if n >= 2]


def points_for_markers(draft: Draft, decision: Suffer) -> None:
    true_suffer(draft, decision)
    draft.score(draft.turn.mover, LineCode.THREAT_RETURNED, 3, rules.POINT)


def markers_stay(draft: Draft, decision: Suffer) -> None:
    held = draft.held
    true_suffer(draft, decision)
    if decision.trouble is Trouble.PLAGUE:
        draft.held = held


def flood_takes_one_colour(draft: Draft, decision: Suffer) -> None:
    workers = draft.freeze().all_workers(draft.turn.mover)
    true_suffer(draft, decision)
    if decision.trouble is Trouble.FLOOD:
        for colour in range(1, len(COLOURS)):
            draft.move(SUPPLY, row(draft.turn.mover), WORKERS + colour, workers[colour])


def statue_again(built: int, completed: bool) -> bool:
    return built == 5


def statue_goes(draft: Draft, seat: int, side: Side, code: LineCode, rule: Rule) -> None:
    true_take_off(draft, seat, side, code, rule)
    for n, value in enumerate(equipment.STATUES):
        if value and draft.held[row(seat)][STATUE_TILES + n]:
            draft.move(row(seat), SUPPLY, STATUE_TILES + n)
            return


def lowest_statue(draft: Draft, seat: int) -> None:
    stack = draft.held[SUPPLY][STATUE_TILES:]
    if any(stack):
        draft.move(SUPPLY, row(seat), STATUE_TILES + max(n for n, there in enumerate(stack) if there))


def always_one(state: Playing | Draft, space: int, times: int = 1) -> int:
    return times


def left_first(state: Playing, seat: int, times: int = 1) -> list[Side]:
    return true_free(state, seat, times)[:1]


true_free = canals.free_sides

# -------------------------------------------------------------------------------------------------- cards

true_draw, true_play = piles.after_draw, cards.effect


def never_replaced(mine: int, other: int, extra: int) -> tuple[int, int, int]:
    return mine - 1, other, extra


def replaced_later(mine: int, other: int, extra: int) -> tuple[int, int, int]:
    """By the next draw only."""
    return ite(mine > 1, mine - 1, 0), other, extra


def half_of_extra(mine: int, other: int, extra: int) -> tuple[int, int, int]:
    half = extra // 2
    return (
        ite(mine > 1, mine - 1, ite(extra > 0, extra - half, other // 2)),
        ite(mine > 1, other, ite(extra > 0, other, other - other // 2)),
        ite(mine > 1, extra, ite(extra > 0, half, 0)),
    )


def odd_card_moves(mine: int, other: int, extra: int) -> tuple[int, int, int]:
    left, right, still = true_draw(mine, other, extra)
    odd = ite(mine == 1, ite(extra == 0, right - left, 0), 0)
    return left + odd, right - odd, still


def known_moves(phase: Phase, known: Ending, reading: EmptiedElsewhere) -> Ending:
    """The last emptying counts."""
    return Ending.THIS if phase is Phase.DRAW else Ending.NEXT


def one_round_late(phase: Phase, known: Ending, reading: EmptiedElsewhere) -> Ending:
    return Ending.NEXT if known is Ending.OPEN else known


def at_once(phase: Phase, known: Ending, reading: EmptiedElsewhere) -> Ending:
    return Ending.THIS if known is Ending.OPEN else known


def extra_counts(state: Playing) -> bool:
    """An extra card is one of the four."""
    return state.estates[state.turn.mover].played < 4 and (state.turn.has_extra or not state.turn.acted)


def extra_is_counted(draft: Draft, decision: Play) -> None:
    seat, extra = draft.turn.mover, draft.turn.has_extra
    true_play(draft, decision)
    if extra:
        draft.estate(seat, played=draft.estates[seat].played + 1)


def cards_at_will(state: Playing) -> bool:
    return True


def only_once_round(draft: Draft, phase: Phase) -> None:
    true_first(draft, phase)
    if phase is Phase.ACT:
        draft.turn = draft.turn._replace(waiting=draft.turn.waiting[: len(draft.points)])


true_first = rounds._first

# ------------------------------------------------------------------------------------------------ actions

true_card_checks, true_burn, true_losses = cards.checks, threats._burn, threats._losses
true_return, true_plague = agenda.return_threat, threats._fall_to_plague


def any_worker(state: Playing, decision: Play) -> Iterator[Check]:
    """A house for a worker of any colour."""
    enough = decision.action is Action.HOUSE and any(state.all_workers(state.turn.mover))
    for check in true_card_checks(state, decision):
        yield check._replace(holds=check.holds or enough)


def canal_of_any_colour(state: Playing, seat: int, side: Side, space: int) -> Colour:
    return Colour.BLUE


def no_point(draft: Draft, seat: int, colour: Colour) -> None:
    draft.move(row(seat), SUPPLY, THREATS + COLOURS.index(colour))


def dice_added_up(draft: Draft, decision: Play) -> None:
    true_play(draft, decision)
    if decision.action is Action.FLORINS:
        draft.move(SUPPLY, row(draft.turn.mover), FLORIN, sum(draft.clock.dice))


def free_person(draft: Draft, decision: Play) -> None:
    florins = draft.held[row(0)][FLORIN]
    true_play(draft, decision)
    if decision.action is Action.PERSON:
        draft.move(SUPPLY, row(0), FLORIN, florins - draft.held[row(0)][FLORIN])


def house_goes_too(draft: Draft, state: Playing, seat: int, person: int) -> None:
    """A plague takes the house as well."""
    true_plague(draft, state, seat, person)
    *empty, house = draft.estates[seat].empty
    draft.estate(seat, empty=tuple(empty))
    draft.carry(ground(seat), DISCARDS, house)


def person_burns(draft: Draft, state: Playing, seat: int, what: Colour | Side | int | None) -> None:
    true_burn(draft, state, seat, what)
    if isinstance(what, int):
        draft.carry(hand(seat), DISCARDS, what)


def statue_burns(draft: Draft, state: Playing, seat: int, what: Colour | Side | int | None) -> None:
    true_burn(draft, state, seat, what)
    if isinstance(what, Side):
        draft.estate(seat, completed=(False, False))


def houses_only(state: Playing, seat: int, trouble: Trouble) -> list[Suffer]:
    """A fire spares tiles."""
    return [each for each in true_losses(state, seat, trouble) if not isinstance(each.what, Side)]


PLANTED: Planted = (
    (cards, "checks", any_worker, "actions"),
    (canals, "colour", canal_of_any_colour, "actions"),
    (canals, "price", always_one, "actions"),
    (agenda, "return_threat", no_point, "actions"),
    (cards, "WORKERS_TAKEN", 3, "actions"),
    (cards, "HOUSE_WORKERS", 2, "actions"),
    (cards, "effect", dice_added_up, "actions"),
    (cards, "effect", free_person, "actions"),
    (threats, "_fall_to_plague", house_goes_too, "plague-and-fire"),
    (threats, "_burn", person_burns, "plague-and-fire"),
    (threats, "_burn", statue_burns, "plague-and-fire"),
    (threats, "_losses", houses_only, "plague-and-fire"),
    (steps, "step_price", dice_counted, "steps"),
    (steps, "HIGHEST_PRICED", 3, "steps"),
    (steps, "next_step", one_further, "steps"),
    (steps, "advance_effect", free_step, "steps"),
    (threats, "THREATENING", 4, "markers"),
    (threats, "after_deal", at_four, "markers"),
    (threats, "after_deal", both_for_six, "markers"),
    (threats, "begin", none_for_the_start, "markers"),
    (threats, "pending", at_the_second, "markers"),
    (threats, "INTRIGUE_POINTS", 2, "troubles"),
    (threats, "intrigue_loss", lambda points: 3, "troubles"),
    (threats, "effect", points_for_markers, "troubles"),
    (threats, "effect", markers_stay, "troubles"),
    (threats, "effect", flood_takes_one_colour, "troubles"),
    (threats, "CIRCLE", 2, "troubles"),
    (canals, "statue_due", statue_again, "statues"),
    (canals, "take_off", statue_goes, "statues"),
    (canals, "take_statue", lowest_statue, "statues"),
    (canals, "price", always_one, "statues"),
    (canals, "free_sides", left_first, "statues"),
    (piles, "after_draw", never_replaced, "piles"),
    (piles, "after_draw", replaced_later, "piles"),
    (piles, "after_draw", half_of_extra, "piles"),
    (piles, "after_draw", odd_card_moves, "piles"),
    (piles, "ending_after", known_moves, "last-round"),
    (piles, "ending_after", one_round_late, "last-round"),
    (piles, "ending_after", at_once, "last-round"),
    (cards, "is_due", extra_counts, "cards-due"),
    (cards, "is_due", cards_at_will, "cards-due"),
    (cards, "effect", extra_is_counted, "cards-due"),
    (ending, "_may_end", cards_at_will, "cards-due"),
    (rounds, "_first", only_once_round, "cards-due"),
)


test_a_wrong_rule = each_is_refuted(PLANTED, THEOREMS)


@pytest.mark.parametrize(
    ("module", "theorem"), [(piles, "piles"), (steps, "steps"), (threats, "markers"), (threats, "troubles")], ids=called
)
def test_an_ite_that_always_takes_the_first(module: Any, theorem: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "ite", lambda condition, then, otherwise: then)
    is_refuted(theorem, THEOREMS)
