"""What builds are worth and who controls whom, against a second definition."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from courtroll.verifier.games.kings_progress.rules import control as rules
from courtroll.verifier.games.kings_progress.rules.options import EqualBuilds, TieSkips
from courtroll.verifier.games.kings_progress.scoring.control import (
    NOBODY,
    Control,
    build_value,
    settled,
    shed,
    sheddable,
    steps,
    value,
)
from courtroll.verifier.games.kings_progress.scoring.places import places, shares
from courtroll.verifier.games.kings_progress.scoring.projection import values_at
from courtroll.verifier.games.kings_progress.scoring.totals import control_ledger, settlement
from courtroll.verifier.games.kings_progress.table.pieces import DISGUISE, Courtier, card
from courtroll.verifier.games.kings_progress.table.state import Build, OnCourtier
from tests.games.kings_progress.tables import builds, player, table

KNIGHT = Courtier.KNIGHT
D = DISGUISE


def second_settled(values: list[int], before: Control, reading: EqualBuilds) -> Control:
    """By dealing the cards out one after the other, as people would."""
    builders = [seat for seat, n in enumerate(values) if n]
    if len(builders) == 1:
        return Control(builders[0], builders[0])

    def deal(candidates: list[int], own: int, other: int) -> int:
        best = [s for s in candidates if values[s] == max(values[c] for c in candidates)]
        for holder in (own, other):
            if holder in best:
                return holder
        if len(best) == 1:
            return best[0]
        if own == NOBODY or reading is EqualBuilds.NOBODY:
            return NOBODY
        seat = own
        while True:
            seat = (seat + 1) % len(values)
            if seat in best:
                return seat

    if not builders:
        return Control(NOBODY, NOBODY)
    major = deal(builders, before.major, before.minor)
    if major == NOBODY:
        return Control(NOBODY, NOBODY)
    rest = [seat for seat in builders if seat != major]
    return Control(major, deal(rest, before.minor, before.major))


@st.composite
def contests(draw: st.DrawFn) -> tuple[list[int], Control]:
    values = draw(st.lists(st.integers(0, 4), min_size=2, max_size=5))
    seats = st.integers(NOBODY, len(values) - 1)
    return values, Control(draw(seats), draw(seats))


@given(contests(), st.sampled_from(EqualBuilds))
def test_kings_progress_recount_major__kings_progress_recount_minor__as_people_deal_them_out(
    contest: tuple[list[int], Control], reading: EqualBuilds
) -> None:
    values, before = contest
    assert settled(values, before, reading) == second_settled(values, before, reading)


@given(builds)
def test_kings_progress_control_value(build: Build) -> None:
    assert value(build) == (len(build) + build[0] if build else 0)


@given(builds)
def test_kings_progress_disguise_exposed__goes_too(build: Build) -> None:
    text = "".join("D" if card == D else str(card) for card in build)
    left = text[1:].lstrip("D")
    assert shed(build) == tuple(D if mark == "D" else int(mark) for mark in left)
    assert sheddable(build) == len(text.replace("D", ""))


def test_kings_progress_disguise_counts__as_a_card_without_symbols() -> None:
    assert value((1, D, D)) == 4
    assert shed((1, D, 3)) == (3,)
    assert shed((1, D, D)) == ()
    assert shed((2, 3, D)) == (3, D)
    assert build_value(0, 0) == 0


@pytest.mark.parametrize(
    ("values", "before", "after"),
    [
        pytest.param((0, 0, 0), Control(1, 2), Control(NOBODY, NOBODY), id="kings-progress.recount.nobody"),
        pytest.param((0, 2, 0), Control(0, 2), Control(1, 1), id="kings-progress.recount.sole"),
        pytest.param((5, 3, 4), Control(1, 0), Control(0, 2), id="kings-progress.recount.major"),
        pytest.param((4, 4, 0), Control(0, 1), Control(0, 1), id="kings-progress.recount.cards-stay"),
        pytest.param((4, 4, 0), Control(1, 0), Control(1, 0), id="kings-progress.recount.cards-stay__other-way"),
        pytest.param((3, 4, 4), Control(0, 2), Control(2, 1), id="kings-progress.recount.holder__of-the-minor-card"),
        pytest.param(
            (4, 5, 4), Control(2, NOBODY), Control(1, 2), id="kings-progress.recount.holder__of-the-major-card"
        ),
        pytest.param((4, 4, 5), Control(0, 1), Control(2, 1), id="kings-progress.recount.cards-stay__behind-a-third"),
        pytest.param((4, 4, 0), Control(0, 0), Control(0, 1), id="kings-progress.recount.holder__of-both"),
        pytest.param(
            (2, 3, 3, 1), Control(0, 3), Control(1, 2), id="kings-progress.recount.equal__nearest-to-the-ability"
        ),
        pytest.param(
            (3, 2, 3, 1), Control(1, 3), Control(2, 0), id="kings-progress.recount.equal__nearest-round-the-table"
        ),
        pytest.param(
            (1, 3, 3, 5), Control(0, 3), Control(3, 1), id="kings-progress.recount.equal__nearest-to-the-minor-card"
        ),
        pytest.param(
            (3, 3, 0), Control(NOBODY, NOBODY), Control(NOBODY, NOBODY), id="kings-progress.recount.equal__no-holder"
        ),
    ],
)
def test_recount_case(values: tuple[int, ...], before: Control, after: Control) -> None:
    assert settled(values, before, EqualBuilds.CLOCKWISE) == after


def test_kings_progress_recount_equal__nobody() -> None:
    assert settled((2, 3, 3, 1), Control(0, 3), EqualBuilds.NOBODY) == Control(NOBODY, NOBODY)
    assert settled((5, 3, 3, 1), Control(0, 3), EqualBuilds.NOBODY) == Control(0, NOBODY)


def test_kings_progress_recount_points__kings_progress_recount_minor_nothing() -> None:
    state = table(
        player(0, builds={KNIGHT: (3,), Courtier.STEWARD: (0,)}, major=[KNIGHT], minor=[Courtier.STEWARD]),
        player(1, builds={KNIGHT: (2,), Courtier.STEWARD: (1,)}, minor=[KNIGHT], major=[Courtier.STEWARD]),
        player(2, builds={KNIGHT: (0,)}, major=[Courtier.TREASURER]),
        player(3, builds={Courtier.TREASURER: (0,)}),
    )
    scored = control_ledger(state)
    assert [(line.seat, line.count, line.points, line.where) for line in scored.lines] == [
        (0, 1, 2, OnCourtier(0, KNIGHT)),
        (1, 1, 2, OnCourtier(1, Courtier.STEWARD)),
        (3, 1, 2, OnCourtier(3, Courtier.TREASURER)),
    ]
    assert {(line.code, line.rule) for line in scored.lines} == {("major-control", rules.POINTS)}
    assert [(u.seat, u.code, u.rule) for u in scored.unscored] == [
        (1, "minor-control", rules.MINOR_NOTHING),
        (2, "no-control", rules.MAJOR),
        (0, "minor-control", rules.MINOR_NOTHING),
        (2, "no-build", rules.NOBODY),
    ]
    assert settlement(state)[Courtier.TREASURER] == Control(3, 3)


def test_kings_progress_recount_equal__without_a_holder_is_open() -> None:
    state = table(player(0, builds={KNIGHT: (1,)}), player(1, builds={KNIGHT: (1,)}), player(2))
    scored = control_ledger(state)
    assert scored.lines == ()
    assert [(u.seat, u.code, u.rule) for u in scored.unscored] == [
        (0, "control-open", rules.EQUAL),
        (1, "control-open", rules.EQUAL),
    ]


def test_kings_progress_recount_all__after_the_discards() -> None:
    """A discard for a first place can lose control."""
    state = table(
        player(0, builds={KNIGHT: (2, 0)}, major=[KNIGHT], sheds=[KNIGHT]),
        player(1, builds={KNIGHT: (2,)}, minor=[KNIGHT]),
    )
    assert settlement(state)[KNIGHT] == Control(1, 0)


def test_kings_progress_recount_equal__clockwise_without_a_holder_nobody_gets_either_card() -> None:
    assert settled((3, 3, 0), Control(NOBODY, 2), EqualBuilds.CLOCKWISE) == Control(NOBODY, NOBODY)


def test_kings_progress_recount_equal__clockwise_it_is_a_whole_round_to_oneself() -> None:
    assert [steps(2, seat, 4) for seat in range(4)] == [2, 3, 4, 1]


def test_kings_progress_gifts_place__not_filled_by_those_who_take_none() -> None:
    assert places(((2,), (1,)), (False, True), TieSkips.ONE) == (0, 1)
    assert places(((2,), (2,), (2,), (1,)), (False, True, True, True), TieSkips.ONE) == (0, 1, 1, 3)


def test_kings_progress_gifts_tied__nobody_who_takes_no_place_shares_one() -> None:
    assert shares(((1,), (1,)), (True, False)) == (False, False)
    assert shares(((1,), (1,)), (True, True)) == (True, True)


def test_kings_progress_control_value__nothing_without_cards() -> None:
    assert build_value(0, 3) == 0


def test_kings_progress_control_value__of_every_build_on_a_courtier() -> None:
    """The card that shows first counts its symbols; nothing laid is worth nothing."""
    one_symbol, two_symbols = card(KNIGHT, 1), card(KNIGHT, 2)
    laid: list[list[tuple[int, ...]]] = [[()] * len(Courtier) for _ in range(3)]
    laid[0][KNIGHT], laid[2][KNIGHT] = (two_symbols, one_symbol), (one_symbol,)
    assert values_at(laid, KNIGHT) == (4, 0, 2)
