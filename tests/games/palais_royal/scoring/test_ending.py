"""Ranks, winners, and what decided."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from courtroll.verifier.games.palais_royal.scoring import totals
from courtroll.verifier.games.palais_royal.scoring.ending import Decider, ranking
from courtroll.verifier.games.palais_royal.table.state import Seat
from tests.games.palais_royal.tables import table

ends = st.lists(st.tuples(st.integers(0, 4), st.integers(0, 2)), min_size=2, max_size=4)


@given(ends)
def test_palais_royal_end_winner__ranks_by_a_second_definition(end: list[tuple[int, int]]) -> None:
    in_order = sorted(end, reverse=True)
    found = ranking(tuple(points for points, _ in end), tuple(cardinal for _, cardinal in end))
    assert found.ranks == tuple(in_order.index(mine) + 1 for mine in end)
    assert found.winners == tuple(seat for seat, mine in enumerate(end) if mine == max(end))
    best = [mine for mine in end if mine[0] == in_order[0][0]]
    if len(best) == 1:
        assert found.decided_by == "points"
    else:
        assert found.decided_by == ("cardinal" if best.count(max(best)) == 1 else "shared")


def test_palais_royal_end_winner() -> None:
    found = ranking((50, 53, 41), (9, 0, 9))
    assert (found.winners, found.ranks, found.decided_by) == ((1,), (2, 1, 3), Decider.POINTS)


def test_palais_royal_end_tie_cardinal() -> None:
    found = ranking((53, 53, 41), (1, 2, 5))
    assert (found.winners, found.ranks, found.decided_by) == ((1,), (2, 1, 3), Decider.CARDINAL)


def test_palais_royal_end_shared() -> None:
    found = ranking((53, 53, 41), (2, 2, 5))
    assert (found.winners, found.ranks, found.decided_by) == ((0, 1), (1, 1, 3), Decider.SHARED)


def test_palais_royal_end_shared__without_servants_at_the_cardinal() -> None:
    assert ranking((7, 7), (0, 0)).decided_by == "shared"


def test_palais_royal_end_shared__by_two_of_three_tied() -> None:
    found = ranking((53, 53, 53), (2, 1, 2))
    assert (found.winners, found.ranks, found.decided_by) == ((0, 2), (1, 3, 1), Decider.SHARED)


def test_palais_royal_end_tie_cardinal__orders_losers_too() -> None:
    assert ranking((60, 40, 40, 40), (0, 1, 3, 1)).ranks == (1, 3, 2, 3)


def test_palais_royal_cardinal_not_in_park() -> None:
    state = table(Seat(cardinal=5), Seat(cardinal=0), edges=((2, 2),))
    assert totals.result(state).totals == (2, 2)
    assert totals.result(state).decided_by == "cardinal"
