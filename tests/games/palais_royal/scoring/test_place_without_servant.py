"""The open point of the final count: a place on an edge for a player without a servant there."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from courtroll.verifier.games.palais_royal.faults import faults
from courtroll.verifier.games.palais_royal.rules.options import PLACE_WITHOUT_SERVANT, PlaceWithoutServant
from courtroll.verifier.games.palais_royal.scoring.park import Standing, edge_points, standing
from courtroll.verifier.games.palais_royal.table.state import Seat, State
from courtroll.verifier.games.palais_royal.unknown.ranges import final_count
from courtroll.verifier.kernel.legality import Severity
from courtroll.verifier.kernel.position import Hole, Position, Why
from courtroll.verifier.kernel.results import Leaning
from tests.games.palais_royal.scoring.test_edges import weights_of_some
from tests.games.palais_royal.tables import table
from tests.games.palais_royal.unknown.test_ranges import agrees, least_in, open_paths, tables, with_holes

LEFT_OVER = PlaceWithoutServant.LEFT_OVER


def points(*weights: int) -> tuple[int, ...]:
    return tuple(edge_points(weights, seat, LEFT_OVER) for seat in range(len(weights)))


def read_so(state: State, reading: PlaceWithoutServant = LEFT_OVER) -> State:
    return replace(
        state, box=replace(state.box, ruleset=state.box.ruleset.ruled({PLACE_WITHOUT_SERVANT.name: reading}))
    )


@pytest.mark.parametrize(
    ("weights", "scored"),
    [
        ((1, 0), (6, 2)),
        ((0, 0), (0, 0)),
        ((2, 2), (2, 2)),
        ((1, 0, 0), (6, 0, 0)),
        ((2, 1, 0), (6, 2, 0)),
        ((1, 1, 0), (2, 2, 0)),
    ],
)
def test_palais_royal_scoring_edge_absent__left_over_places_those_without_a_servant_last(
    weights: tuple[int, ...], scored: tuple[int, ...]
) -> None:
    assert points(*weights) == scored


@given(weights_of_some)
def test_palais_royal_scoring_edge_absent__matters_only_between_two(weights: tuple[int, ...]) -> None:
    mine = tuple(edge_points(weights, seat) for seat in range(len(weights)))
    assert (mine != points(*weights)) == (len(weights) == 2 and sorted(map(bool, weights)) == [False, True])


@given(weights_of_some)
def test_palais_royal_scoring_edge_absent__left_over_leaves_a_place_to_all_but_on_an_empty_edge(
    weights: tuple[int, ...],
) -> None:
    without = [seat for seat in range(len(weights)) if standing(weights, seat, LEFT_OVER) == Standing.ABSENT]
    assert without == ([] if any(weights) else list(range(len(weights))))


@settings(max_examples=60, derandomize=True, deadline=None)
@given(tables(2), st.data())
def test_ranges_are_those_of_all_fillings_by_the_other_reading(state: State, data: st.DataObject) -> None:
    ruled = read_so(state)
    paths = data.draw(st.lists(st.sampled_from(open_paths(ruled)), min_size=1, max_size=2, unique=True))
    for path in paths:
        ruled = least_in(ruled, path)
    position = with_holes(ruled, *paths)
    assume(not any(fault.severity is Severity.IMPOSSIBLE for fault in faults(position)))
    agrees(position)


def alone() -> State:
    return table(Seat(nobles=(6,)), Seat(nobles=(5,)), edges=((1, 0),))


def test_a_count_that_leans_on_the_reading_says_so() -> None:
    answer = final_count(Position(alone()))
    assert (answer.low, answer.leanings) == ((12, 5), (Leaning("place-without-servant", "none", ("left-over",)),))
    other = final_count(Position(read_so(alone())))
    assert (other.low, other.leanings) == ((12, 7), (Leaning("place-without-servant", "left-over", ("none",)),))


def test_a_count_that_does_not_lean_on_it_says_nothing() -> None:
    assert final_count(Position(table(Seat(), Seat(), edges=((2, 1),)))).leanings == ()
    assert final_count(Position(table(Seat(), Seat(), Seat(), edges=((2, 0, 0),)))).leanings == ()


@pytest.mark.parametrize("path", [("rulings",), ("rulings", "place-without-servant")])
def test_a_reading_that_nobody_knows_becomes_a_range(path: tuple[str, ...]) -> None:
    answer = final_count(Position(alone(), (Hole(path, Why.ASKED),)))
    assert (answer.low, answer.high, answer.winners, answer.certain) == ((12, 5), (12, 7), (0,), True)
