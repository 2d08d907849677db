"""Nobles and privilege cards, and a whole count."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from courtroll.verifier.games.palais_royal.scoring import totals
from courtroll.verifier.games.palais_royal.scoring.nobles import noble_points
from courtroll.verifier.games.palais_royal.scoring.privileges import played_points, unplayed_points
from courtroll.verifier.games.palais_royal.table.state import Seat
from courtroll.verifier.kernel.place import AtSeat
from tests.games.palais_royal.tables import table

tiles = st.lists(st.integers(0, 12), max_size=18).map(tuple)
point_cards = st.lists(st.sampled_from((2, 4)), max_size=8).map(tuple)


@given(tiles)
def test_palais_royal_scoring_nobles__by_a_second_definition(taken: tuple[int, ...]) -> None:
    assert noble_points(taken) == sum(worth * taken.count(worth) for worth in set(taken))


@given(point_cards)
def test_palais_royal_scoring_played__by_a_second_definition(cards: tuple[int, ...]) -> None:
    assert played_points(cards) == 2 * len(cards) + 2 * cards.count(4)


@given(st.integers(0, 36))
def test_palais_royal_scoring_unplayed__by_a_second_definition(cards: int) -> None:
    assert unplayed_points(cards) == len(range(cards)[:6])


def test_palais_royal_scoring_unplayed_limit() -> None:
    assert [unplayed_points(cards) for cards in (0, 1, 5, 6, 7, 36)] == [0, 1, 5, 6, 6, 6]
    counted = totals.ledger(table(Seat(unplayed=8), Seat(unplayed=6)))
    assert [(line.count, line.points) for line in counted.lines] == [(6, 6), (6, 6)]
    (miss,) = counted.unscored
    assert (miss.seat, miss.code, miss.where) == (0, "unplayed-over-limit", AtSeat(0, "unplayed"))
    assert miss.rule.id == "palais-royal.scoring.unplayed-limit"


def test_palais_royal_scoring_nobles__counts_tiles_or_takes_their_sum() -> None:
    counted = totals.ledger(table(Seat(nobles=(6, 3, 6, 4)), Seat(nobles=(19,), summed=True)))
    assert [(line.code, line.count, line.points) for line in counted.lines] == [
        ("nobles", 4, 19),
        ("nobles-sum", 1, 19),
    ]


def test_nothing_gives_no_lines() -> None:
    counted = totals.ledger(table(Seat(), Seat()))
    assert (counted.lines, counted.unscored) == ((), ())


@given(st.integers(0, 20), tiles, point_cards, st.integers(0, 12))
def test_a_total_is_the_points_before_and_the_lines(
    before: int, taken: tuple[int, ...], cards: tuple[int, ...], hand: int
) -> None:
    state = table(Seat(before, taken, played=cards, unplayed=hand), Seat(), edges=((1, 0),))
    assert totals.result(state).totals == (before + sum(taken) + sum(cards) + min(hand, 6) + 6, 0)
