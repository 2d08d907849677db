"""Who wins: every case of the tie-breaks, and a second definition of the ranking."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from courtroll.verifier.games.bruges.scoring.ending import Decider, ranking
from courtroll.verifier.games.bruges.scoring.totals import result
from courtroll.verifier.games.bruges.table.state import Player, State
from tests.games.bruges.strategies import tables
from tests.games.bruges.tables import table

RULES = {
    Decider.POINTS: "bruges.end.winner",
    Decider.FLORINS: "bruges.end.tie-florins",
    Decider.SHARED: "bruges.end.shared",
}
CASES = {
    "alone with most points": ((30, 20), (0, 9), (1, 2), Decider.POINTS),
    "alone with most points, florins do not count": ((30, 29, 1), (0, 9, 9), (1, 2, 3), Decider.POINTS),
    "the second alone, between two that are equal": ((20, 30, 20), (0, 0, 0), (2, 1, 2), Decider.POINTS),
    "losers tied are parted by florins": ((30, 20, 20), (0, 1, 2), (1, 3, 2), Decider.POINTS),
    "losers tied in both share a rank": ((30, 20, 20, 10), (0, 2, 2, 9), (1, 2, 2, 4), Decider.POINTS),
    "two tied, parted by florins": ((30, 30), (1, 2), (2, 1), Decider.FLORINS),
    "a richer loser does not matter": ((30, 30, 29), (1, 2, 9), (2, 1, 3), Decider.FLORINS),
    "three tied, one richest": ((30, 30, 30), (1, 3, 1), (2, 1, 2), Decider.FLORINS),
    "two tied in both": ((30, 30), (2, 2), (1, 1), Decider.SHARED),
    "three tied, two richest": ((30, 30, 30), (3, 1, 3), (1, 3, 1), Decider.SHARED),
    "all tied in both": ((30, 30, 30, 30), (0, 0, 0, 0), (1, 1, 1, 1), Decider.SHARED),
}


@pytest.mark.parametrize(
    ("points", "florins", "places", "by"),
    CASES.values(),
    ids=[f"{RULES[by]}__{name}" for name, (*_, by) in CASES.items()],
)
def test_who_wins(points: tuple[int, ...], florins: tuple[int, ...], places: tuple[int, ...], by: Decider) -> None:
    found = ranking(points, florins)
    assert (found.ranks, found.decided_by) == (places, by)
    state = table(*(Player(points=p, florins=f) for p, f in zip(points, florins, strict=True)))
    end = result(state)
    assert (end.totals, end.ranks, end.decided_by) == (points, places, by)
    assert end.winners == found.winners == tuple(seat for seat, place in enumerate(places) if place == 1)


@given(st.lists(st.tuples(st.integers(0, 4), st.integers(0, 3)), min_size=2, max_size=4))
def test_bruges_end_tie_florins__ranks_are_those_of_the_sorted_pairs(scores: list[tuple[int, int]]) -> None:
    best_first = sorted(scores, reverse=True)
    assert ranking(*zip(*scores, strict=True)).ranks == tuple(1 + best_first.index(score) for score in scores)


@given(tables())
def test_bruges_end_shared__what_decided_fits_the_winners(state: State) -> None:
    end = result(state)
    tied = [seat for seat, total in enumerate(end.totals) if total == max(end.totals)]
    assert set(end.winners) <= set(tied)
    assert (end.decided_by is Decider.POINTS) == (len(tied) == 1)
    assert (end.decided_by is Decider.SHARED) == (len(end.winners) > 1)
