"""How many nobles a player can have taken, where that is not told."""

from __future__ import annotations

from dataclasses import replace

import pytest

from courtroll.verifier.games.palais_royal.scoring.corners import fewest_in_park
from courtroll.verifier.games.palais_royal.table.servants import fewest_nobles, fewest_on_edges, shared_at_most
from courtroll.verifier.games.palais_royal.table.state import Corner, Seat, State, hole
from courtroll.verifier.kernel.position import Position, Why
from tests.games.palais_royal.tables import table


@pytest.mark.parametrize(
    ("points", "park", "fewest"), [(0, 0, 0), (1, 0, 1), (1, 1, 1), (9, 0, 1), (9, 1, 1), (9, 3, 3), (0, 2, 2)]
)
def test_palais_royal_edge_servant__nobles_told_by_their_sum_are_as_many_and_one_at_least(
    points: int, park: int, fewest: int
) -> None:
    position = Position(table(Seat(nobles=(points,), summed=True), Seat()))
    assert fewest_nobles(position, 0, park) == fewest


def test_nobles_that_are_listed_are_counted() -> None:
    assert fewest_nobles(Position(table(Seat(nobles=(1, 0, 3)), Seat())), 0, 1) == 3


def with_holes(state: State, *paths: tuple[str | int, ...]) -> Position[State]:
    return Position(state, tuple(hole(Why.ASKED, *path) for path in paths))


def test_palais_royal_edge_ring__a_servant_for_two_edges_where_no_corner_is_told() -> None:
    state = table(Seat(nobles=(90,)), Seat(nobles=(90,)), edges=((1, 0), (1, 0), (1, 0), (1, 0)))
    assert fewest_in_park(Position(state)) == {(2, 0)}
    assert fewest_in_park(with_holes(state, ("corner",))) == {(4, 0)}


def test_palais_royal_edge_one_servant__two_players_cannot_both_stand_in_a_corner_that_nobody_told() -> None:
    few = Seat(nobles=(9,), cardinal=0)
    both = table(few, few, edges=((1, 1), (1, 1), (0, 0), (0, 0)))
    assert fewest_in_park(Position(both)) == {(1, 2), (2, 1)}
    corners = table(few, few, edges=((1, 0), (1, 0), (0, 1), (0, 1)))
    assert fewest_in_park(Position(corners)) == {(1, 1)}
    told = replace(both, corners=(Corner((2, 3), (0, 1)),))
    assert fewest_in_park(Position(told)) == {(1, 3), (2, 2)}


def test_palais_royal_edge_ring__what_nobody_knows_of_two_edges_may_be_shared() -> None:
    state = table(Seat(nobles=(90,)), Seat(nobles=(90,)), edges=((0, 0), (0, 0), (0, 0), (0, 0)))
    position = with_holes(state, ("edge", 0, "servants", 0), ("edge", 1, "servants", 0))
    assert [shared_at_most(position, seat, frozenset()) for seat in (0, 1)] == [1, 0]
    assert shared_at_most(Position(state), 0, frozenset()) == 0
    everything = with_holes(state, *(("edge", edge, "servants", 0) for edge in range(4)))
    assert shared_at_most(everything, 0, frozenset()) == 4


def test_palais_royal_scoring_edge_double__a_servant_in_a_corner_weighs_two_at_most() -> None:
    assert [fewest_on_edges((n, n, 0, 0), frozenset()) for n in range(5)] == [0, 1, 1, 3, 3]


def test_palais_royal_edge_ring__the_best_of_several_weights_in_the_same_corners_counts() -> None:
    """One in the first corner and two in the second leave one edge to others; the other way round leaves two."""
    assert fewest_on_edges((3, 3, 2, 0), frozenset()) == 3
