"""Theorems about play in King's Progress find out the wrong rules planted here."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

import pytest

from courtroll.verifier.games.kings_progress.moves import decisions as d
from courtroll.verifier.games.kings_progress.moves.draft import Draft
from courtroll.verifier.games.kings_progress.play import abilities, arrivals, king, loyalty, rounds, steps, turns
from courtroll.verifier.games.kings_progress.play import control as play_control
from courtroll.verifier.games.kings_progress.proofs import THEOREMS, printed
from courtroll.verifier.games.kings_progress.proofs import steps as proof_of_steps
from courtroll.verifier.games.kings_progress.proofs import turns as proof_of_turns
from courtroll.verifier.games.kings_progress.rules.options import EqualBuilds
from courtroll.verifier.games.kings_progress.rules.turn import KING_POINT
from courtroll.verifier.games.kings_progress.scoring import control
from courtroll.verifier.games.kings_progress.scoring.control import Control
from courtroll.verifier.games.kings_progress.table import box, equipment
from courtroll.verifier.games.kings_progress.table.codes import LineCode
from courtroll.verifier.games.kings_progress.table.pieces import CARD_COLUMNS, DECK, Courtier, Prize
from courtroll.verifier.games.kings_progress.table.progress import Kind, Phase, Stack, clockwise
from courtroll.verifier.games.kings_progress.table.progress import Test as LoyaltyTest
from courtroll.verifier.games.kings_progress.table.state import Build
from courtroll.verifier.kernel.logic import and_, ite
from courtroll.verifier.kernel.proof.theorem import Verdict
from courtroll.verifier.kernel.rules import Rule
from tests.proofs.certificates import Planted, each_is_refuted, proof_of


def test_the_numbers_of_play_transcribed_once_more() -> None:
    """Italian text: "Componenti", "Preparazione", "A. Re", "Arrivo a Corte", "Chaplain"."""
    assert printed.OF_A_SUIT == equipment.INFLUENCE_CARDS // len(Courtier) == 64 // 8
    assert printed.KING == equipment.KING_POINTS == 1
    assert printed.AT_COURT == equipment.ARRIVALS == 5
    assert printed.WITH_CHAPLAIN == equipment.INFLUENCE_ACTIONS == 3
    assert printed.PAIRS == equipment.PAIRS_LAID == 12 // 2
    assert printed.SINGLES == equipment.SINGLES_LAID == 6
    assert printed.FACE_UP == equipment.DISPLAY_CARDS == 3
    assert {
        place: holds for place, holds in enumerate(box.STANDARD.map.value.holds) if holds != box.ANY_NUMBER
    } == proof_of_steps.HOLDS


# ------------------------------------------------------------------------------------------------- builds

true_contenders, true_settled, true_assign = control.contenders, control.settled, play_control.assign
true_discard = Draft.discard


def newcomer_first(values: Sequence[int], without: int, own: int, other: int) -> tuple[bool, ...]:
    """A tie takes the card."""
    return true_contenders([2 * n - ite(own == seat, 1, 0) for seat, n in enumerate(values)], without, own, other)


def by_two(values: Sequence[int], without: int, own: int, other: int) -> tuple[bool, ...]:
    """Whoever is ahead by one symbol takes nothing."""
    raised = [n + ite(and_(own == seat, n > 0), 1, 0) for seat, n in enumerate(values)]
    return true_contenders(raised, without, own, other)


def tie_brings_nothing(values: Sequence[int], before: Control, reading: EqualBuilds) -> Control:
    """The second to build gets no card by a tie."""
    major, minor = true_settled(values, before, reading)
    return Control(major, ite(before.minor == before.major, major, minor))


def to_and_fro(values: Sequence[int], before: Control, reading: EqualBuilds) -> Control:
    return true_settled(values, Control(before.minor, before.major), reading)


def disc_stays(draft: Draft, courtier: Courtier, to: Control, major: Rule, minor: Rule) -> None:
    used = draft.used
    true_assign(draft, courtier, to, major, minor)
    draft.used = used


def disguise_is_exposed(build: Build) -> Build:
    return build[1:]


def disguises_stay(draft: Draft, seat: int, courtier: Courtier, cards: Stack) -> None:
    """In play."""
    draft.stack(seat, courtier, cards)


def all_symbols(cards: int, symbols: int) -> int:
    return cards + 2 * symbols


# -------------------------------------------------------------------------------------------------- turns

true_step, true_use, true_arrive = king.effect, abilities.use_effect, arrivals.arrive
true_choose = arrivals.choose_effect


def in_any_order(kinds: Sequence[Kind], kind: Kind, *, influence: bool) -> bool:
    return len(kinds) < (3 if influence else 2) and not (influence and kind in kinds)


def alike_by_influence(kinds: Sequence[Kind], kind: Kind, *, influence: bool) -> bool:
    return len(kinds) < 3 if influence else len(kinds) < 2 and (not kinds or kind >= kinds[-1])


def point_for_each(draft: Draft, decision: d.King) -> None:
    for _ in draft.road.arrived[1:]:
        draft.score(draft.turn.mover, LineCode.KING, 1, 1, KING_POINT)
    true_step(draft, decision)


def pawn_stays(draft: Draft, decision: d.King) -> None:
    true_step(draft, decision)
    draft.clock = replace(draft.clock, space=draft.clock.space - 1)


def one_for_all(draft: Draft, decision: d.Use) -> None:
    points = draft.points
    true_use(draft, decision)
    if draft.points != points:
        draft.points = (points[0] + 1, *points[1:])


def turn_stays(draft: Draft) -> None:
    """The same player moves again."""
    if rounds.is_at_crown(draft):
        rounds.end_round(draft)
    else:
        rounds.begin_turn(draft, draft.turn.mover)


def king_card_to_the_next(draft: Draft, courtier: Courtier) -> None:
    """And the pawn goes back for every arrival."""
    true_arrive(draft, courtier)
    draft.clock = replace(draft.clock, space=draft.clock.space - 1)


def in_order_of_arrival(draft: Draft, served: int) -> None:
    """Minor gifts go to the first arrival first."""
    road = draft.road
    draft.road = replace(road, arrived=road.arrived[::-1])
    true_minor(draft, served)
    draft.road = road


true_minor = rounds.go_on_minor


def mover_takes_the_pair(draft: Draft, courtier: Courtier) -> None:
    mover = draft.turn.seat
    true_arrive(draft, courtier)
    if draft.turn.phase is Phase.GIFT:
        draft.turn = draft.turn._replace(seat=mover)


def two_pairs(draft: Draft, decision: d.Choose) -> None:
    there = next(n for n, pair in enumerate(draft.pairs) if pair and n != decision.pair - 1)
    draft.pairs = tuple(() if n == there else pair for n, pair in enumerate(draft.pairs))
    true_choose(draft, decision)


# -------------------------------------------------------------------------------------------------- steps


def never_through(moving: steps.Steps, courtier: Courtier, place: int, left: int) -> bool:
    return moving.has_room(courtier, place)


def into_full_places(moving: steps.Steps, courtier: Courtier, place: int, left: int) -> bool:
    return True


def through_two_in_one(moving: steps.Steps, courtier: Courtier, place: int, left: int) -> bool:
    return true_goes_on(moving, courtier, place, left + 1)


def himself_counted(moving: steps.Steps, courtier: Courtier, place: int) -> bool:
    """Who comes back to a place is counted there twice."""
    if place == moving.court:
        return True
    return moving.at.count(place) < moving.map.holds[place]


true_goes_on = steps.Steps.goes_on

# ------------------------------------------------------------------------------------------------ loyalty

true_refill, true_go_on, true_free = loyalty.refill, loyalty.go_on, loyalty.go_on_free


def whenever_the_deck_is_empty(draft: Draft) -> None:
    true_refill(draft)
    if draft.turn.test is None and not any(draft.held[DECK][CARD_COLUMNS]):
        order = clockwise((draft.clock.king + 1) % draft.players, draft.players)
        draft.turn = draft.turn._replace(test=LoyaltyTest((None,) * draft.players, order))
        loyalty.go_on(draft, order)


def from_the_holder_on(start: int, players: int) -> tuple[int, ...]:
    return clockwise((start - 1) % players, players)


def only_one_of_the_tied(draft: Draft, waiting: tuple[int, ...]) -> None:
    true_free(draft, waiting[:1])


def never_shuffled(draft: Draft) -> None:
    """The discards, into the deck."""


def refilled_in_the_end(draft: Draft) -> bool:
    """The face-up cards stay as they are until the free advances are done."""
    return draft.turn.phase is not Phase.LOYALTY and true_fill(draft)


true_fill = loyalty.fill_display

# ------------------------------------------------------------------------------------- discards of the first

true_wait, true_prizes = rounds.wait_for_shed, rounds.score_prizes


def spared_by_a_tie(draft: Draft, prize: Prize, waiting: tuple[int, ...]) -> bool:
    """A tie for first costs no card."""
    return true_wait(draft, prize, waiting if len(waiting) == 1 else ())


def types_cost_nothing(draft: Draft, prize: Prize, waiting: tuple[int, ...]) -> bool:
    return prize is not Prize.TYPES and true_wait(draft, prize, waiting)


def after_all_types(draft: Draft, first: Prize) -> None:
    """Nobody discards before everything is scored."""
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(rounds, "wait_for_shed", lambda *_: False)
        true_prizes(draft, first)


PLANTED: Planted = (
    (rounds, "wait_for_shed", spared_by_a_tie, "discards-of-the-first"),
    (rounds, "wait_for_shed", types_cost_nothing, "discards-of-the-first"),
    (rounds, "score_prizes", after_all_types, "discards-of-the-first"),
    (rounds, "clockwise", from_the_holder_on, "discards-of-the-first"),
    (loyalty, "refill", whenever_the_deck_is_empty, "loyalty-test"),
    (loyalty, "clockwise", from_the_holder_on, "loyalty-test"),
    (loyalty, "go_on_free", only_one_of_the_tied, "loyalty-test"),
    (Draft, "shuffle", never_shuffled, "loyalty-test"),
    (loyalty, "fill_display", refilled_in_the_end, "loyalty-test"),
    (rounds, "go_on_minor", in_order_of_arrival, "gifts-left"),
    (arrivals, "arrive", mover_takes_the_pair, "gifts-left"),
    (control, "contenders", newcomer_first, "control-in-step"),
    (control, "contenders", by_two, "control-in-step"),
    (control, "settled", tie_brings_nothing, "control-in-step"),
    (control, "contenders", by_two, "control-card-by-card"),
    (play_control, "assign", disc_stays, "control-card-by-card"),
    (control, "settled", to_and_fro, "control-settled-twice"),
    (control, "contenders", newcomer_first, "control-settled-twice"),
    (control, "shed", disguise_is_exposed, "discards"),
    (Draft, "drop_disguises", disguises_stay, "discards"),
    (control, "build_value", lambda cards, symbols: cards, "discards"),
    (control, "build_value", all_symbols, "largest-build"),
    (turns, "may_follow", in_any_order, "order-of-actions"),
    (turns, "may_follow", alike_by_influence, "order-of-actions"),
    (turns, "ACTIONS", 3, "order-of-actions"),
    (turns, "INFLUENCE_ACTIONS", 4, "order-of-actions"),
    (turns, "INFLUENCE_ACTIONS", 2, "order-of-actions"),
    (proof_of_turns, "action_checks", lambda turn, kind: (), "order-of-actions"),
    (king, "KING_POINTS", 2, "king-brings"),
    (king, "effect", point_for_each, "king-brings"),
    (king, "stops", lambda reading: True, "king-brings"),
    (king, "is_claimed", lambda reading: True, "king-brings"),
    (abilities, "use_effect", one_for_all, "king-brings"),
    (king, "effect", pawn_stays, "round-ends"),
    (rounds, "end_turn", turn_stays, "round-ends"),
    (arrivals, "arrive", king_card_to_the_next, "round-ends"),
    (arrivals, "ARRIVALS", 6, "round-ends"),
    (arrivals, "ARRIVALS", 4, "gifts-left"),
    (arrivals, "choose_effect", two_pairs, "gifts-left"),
    (rounds, "SINGLES_LAID", 5, "gifts-left"),
    (steps.Steps, "goes_on", never_through, "room-for-steps"),
    (steps.Steps, "goes_on", into_full_places, "room-for-steps"),
    (steps.Steps, "goes_on", through_two_in_one, "room-for-steps"),
    (steps.Steps, "has_room", himself_counted, "room-for-steps"),
    (steps, "steps_left", lambda state, *, carried: 1, "room-for-steps"),
    (steps, "keeps_direction", lambda reading, before, after: after < before, "room-for-steps"),
    (proof_of_steps, "passing", lambda state: None, "room-for-steps"),
)


@pytest.fixture
def ways_anew() -> Iterator[None]:
    """Nothing is remembered of the right rule, and then nothing of the wrong one."""
    steps.ways.cache_clear()
    yield
    steps.ways.cache_clear()


test_a_wrong_rule = pytest.mark.usefixtures("ways_anew")(each_is_refuted(PLANTED, THEOREMS))


def test_a_round_that_does_not_end_at_the_crown(monkeypatch: pytest.MonkeyPatch) -> None:
    """The prover says that it cannot follow whose turn it is then."""
    monkeypatch.setattr(rounds, "is_at_crown", lambda draft: False)
    assert proof_of("round-ends", THEOREMS).verdict is not Verdict.PROVED
