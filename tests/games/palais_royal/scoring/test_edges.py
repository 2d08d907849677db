"""The four edges of the park."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from courtroll.verifier.games.palais_royal.scoring import park, totals
from courtroll.verifier.games.palais_royal.scoring.park import Standing, edge_points, standing, standing_points
from courtroll.verifier.games.palais_royal.table.state import Corner, Seat
from tests.games.palais_royal.tables import table

weights_of_some = st.lists(st.integers(0, 8), min_size=2, max_size=4).map(tuple)


def points_by_groups(weights: tuple[int, ...]) -> tuple[int, ...]:
    """The edge rule said otherwise: group those who are there by weight, pay the two heaviest groups."""
    heaviest = sorted({weight for weight in weights if weight}, reverse=True)
    groups = [[seat for seat, weight in enumerate(weights) if weight == group] for group in heaviest]
    points = [0] * len(weights)
    if groups:
        for seat in groups[0]:
            points[seat] = 6 if len(groups[0]) == 1 else 2
        if len(groups[0]) == 1 and len(groups) > 1 and len(groups[1]) == 1:
            points[groups[1][0]] = 2
    return tuple(points)


def points(*weights: int) -> tuple[int, ...]:
    return tuple(edge_points(weights, seat) for seat in range(len(weights)))


@given(weights_of_some)
def test_palais_royal_scoring_edge_ranked__by_a_second_definition(weights: tuple[int, ...]) -> None:
    assert points(*weights) == points_by_groups(weights)


@given(weights_of_some)
def test_palais_royal_scoring_edge_ranked__pays_only_in_the_ways_printed(weights: tuple[int, ...]) -> None:
    paid = sorted((p for p in points(*weights) if p), reverse=True)
    assert paid in ([], [6], [6, 2], [2] * len(paid))
    assert paid != [2]


@given(weights_of_some)
def test_palais_royal_scoring_edge_ranked__by_servants_and_not_by_seats(weights: tuple[int, ...]) -> None:
    turned = (*weights[1:], weights[0])
    assert points(*turned) == (*points(*weights)[1:], points(*weights)[0])


@given(weights_of_some)
def test_palais_royal_scoring_edge_ranked__a_standing_tells_why(weights: tuple[int, ...]) -> None:
    for seat, mine in enumerate(weights):
        above = sorted(weight for weight in weights if weight > mine)
        equals = weights.count(mine) > 1
        match Standing(standing(weights, seat)):
            case Standing.ABSENT:
                assert mine == 0
            case Standing.FIRST:
                assert (above, equals) == ([], False)
            case Standing.TIED_FIRST:
                assert (above, equals) == ([], True)
            case Standing.SECOND:
                assert (len(above), equals) == (1, False)
            case Standing.TIED_SECOND:
                assert (len(above), equals) == (1, True)
            case Standing.NO_SECOND:
                assert above.count(above[-1]) > 1
            case Standing.BEHIND:
                assert len(above) > 1
                assert above.count(above[-1]) == 1


def test_palais_royal_scoring_edge_first__palais_royal_scoring_edge_second() -> None:
    assert points(3, 2, 1) == (6, 2, 0)
    assert points(1, 4) == (2, 6)


def test_palais_royal_scoring_edge_tie_first() -> None:
    assert points(3, 3, 1) == (2, 2, 0)
    assert points(3, 3) == (2, 2)


def test_palais_royal_scoring_edge_tie_many() -> None:
    assert points(2, 2, 2) == (2, 2, 2)
    assert points(2, 2, 2, 1) == (2, 2, 2, 0)
    assert points(1, 1, 1, 1) == (2, 2, 2, 2)


def test_palais_royal_scoring_edge_no_second() -> None:
    assert standing((3, 3, 2, 1), 2) == Standing.NO_SECOND
    assert standing((3, 3, 2, 1), 3) == Standing.NO_SECOND


def test_palais_royal_scoring_edge_tie_second() -> None:
    assert points(3, 2, 2) == (6, 0, 0)
    assert points(4, 2, 2, 2) == (6, 0, 0, 0)
    assert standing((3, 2, 2), 1) == Standing.TIED_SECOND


def test_palais_royal_scoring_edge_ranked() -> None:
    assert points(4, 3, 2, 1) == (6, 2, 0, 0)
    assert standing((4, 3, 1, 1), 2) == Standing.BEHIND


def test_palais_royal_scoring_edge_alone() -> None:
    assert points(0, 1, 0) == (0, 6, 0)


def test_palais_royal_scoring_edge_absent() -> None:
    assert points(0, 0) == (0, 0)
    assert standing((2, 0), 1) == Standing.ABSENT


@pytest.mark.parametrize(
    ("place", "worth"),
    tuple(zip(Standing, (0, 6, 2, 2, 0, 0, 0), strict=True)),
)
def test_palais_royal_scoring_edge_tie__pays_the_place_below(place: Standing, worth: int) -> None:
    assert standing_points(place) == worth


def test_palais_royal_scoring_edge_corner__counts_on_both_edges_and_no_other() -> None:
    state = table(Seat(), Seat(), edges=((2, 1), (0, 2)), corners=(Corner((0, 1), (0, 1)),))
    assert [park.weights(state, edge) for edge in range(4)] == [(2, 2), (0, 3), (0, 0), (0, 0)]


def test_palais_royal_scoring_edge_double__counts_on_both_edges_in_a_corner() -> None:
    state = table(Seat(), Seat(), corners=(Corner((2, 3), (2, 0)), Corner((2, 0), (0, 1))))
    assert [park.weights(state, edge) for edge in range(4)] == [(0, 1), (0, 0), (2, 1), (2, 0)]


@given(
    st.tuples(*[st.tuples(st.integers(0, 4), st.integers(0, 4), st.integers(0, 4))] * 4),
    st.tuples(*[st.tuples(st.integers(0, 2), st.integers(0, 2))] * 4),
)
def test_palais_royal_scoring_edges__palais_royal_scoring_edge_corner__by_a_second_definition(
    edges: tuple[tuple[int, ...], ...], in_corners: tuple[tuple[int, int], ...]
) -> None:
    ring = ((0, 1), (1, 2), (2, 3), (3, 0))
    corners = tuple(
        Corner(pair, tuple(weight if seat == owner else 0 for seat in range(3)))
        for pair, (owner, weight) in zip(ring, in_corners, strict=True)
    )
    state = table(Seat(), Seat(), Seat(), edges=edges, corners=corners)
    spread = [list(edge) for edge in edges]
    for (first, second), (owner, weight) in zip(ring, in_corners, strict=True):
        spread[first][owner] += weight
        spread[second][owner] += weight
    assert [park.weights(state, edge) for edge in range(4)] == [tuple(edge) for edge in spread]
    counted = totals.ledger(state)
    for seat in range(3):
        assert counted.total(seat) == sum(points_by_groups(tuple(edge))[seat] for edge in spread)


def test_palais_royal_scoring_edge_ranked__lines_and_what_did_not_score() -> None:
    seats = (Seat(),) * 4
    state = table(*seats, edges=((4, 3, 2, 1), (2, 2, 1, 0), (3, 1, 1, 0), (0, 0, 0, 1)))
    counted = totals.ledger(state)
    assert [(line.seat, line.code, line.count, line.points, line.rule.id) for line in counted.lines] == [
        (0, "edge-first", 1, 6, "palais-royal.scoring.edge-first"),
        (0, "edge-tied-first", 1, 2, "palais-royal.scoring.edge-tie-first"),
        (0, "edge-first", 1, 6, "palais-royal.scoring.edge-first"),
        (1, "edge-second", 1, 2, "palais-royal.scoring.edge-second"),
        (1, "edge-tied-first", 1, 2, "palais-royal.scoring.edge-tie-first"),
        (3, "edge-first", 1, 6, "palais-royal.scoring.edge-first"),
    ]
    assert [(miss.seat, miss.code, miss.rule.id) for miss in counted.unscored] == [
        (1, "edge-tied-second", "palais-royal.scoring.edge-tie-second"),
        (2, "edge-behind", "palais-royal.scoring.edge-ranked"),
        (2, "edge-no-second", "palais-royal.scoring.edge-no-second"),
        (2, "edge-tied-second", "palais-royal.scoring.edge-tie-second"),
        (3, "edge-behind", "palais-royal.scoring.edge-ranked"),
    ]
