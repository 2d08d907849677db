"""Theorems about Palais Royal find out the wrong rules planted here; that they are proved is in `tests/proofs`."""

from __future__ import annotations

import pytest

from courtroll.verifier.games.palais_royal.proofs import THEOREMS, printed
from courtroll.verifier.games.palais_royal.rules.options import PlaceWithoutServant
from courtroll.verifier.games.palais_royal.scoring import cardinal, park, privileges, totals
from courtroll.verifier.games.palais_royal.scoring.park import Standing
from courtroll.verifier.games.palais_royal.table.state import State
from courtroll.verifier.kernel import ranking
from courtroll.verifier.kernel.logic import ite
from tests.proofs.certificates import Planted, each_is_refuted, needs_its_and, proof_of
from tests.proofs.rankings import RANKING


def test_the_numbers_transcribed_once_more() -> None:
    """Italian text, "Conteggio finale"."""
    assert (park.FIRST_POINTS, park.SECOND_POINTS) == (printed.FIRST, printed.SECOND) == (6, 2)
    assert privileges.UNPLAYED_LIMIT == printed.UNPLAYED_AT_MOST == 6
    assert privileges.unplayed_points(1) == printed.UNPLAYED == 1


# ------------------------------------------------------------------------------------------------ wrong rules

true_standing, true_points, true_weights = park.standing, park.standing_points, park.weights
Weights = tuple[int, ...]


def tie_pays_in_full(place: int) -> int:
    return ite(place == Standing.TIED_FIRST, park.FIRST_POINTS, true_points(place))


def tie_pays_nothing(place: int) -> int:
    return ite(place == Standing.TIED_FIRST, 0, true_points(place))


def tied_second_pays(place: int) -> int:
    return ite(place == Standing.TIED_SECOND, park.SECOND_POINTS, true_points(place))


def second_behind_a_tie(weights: Weights, seat: int, reading: PlaceWithoutServant) -> int:
    """The place that a tie for first takes is not skipped."""
    place = true_standing(weights, seat, reading)
    return ite(place == Standing.NO_SECOND, Standing.SECOND, place)


def absent_is_second(weights: Weights, seat: int, reading: PlaceWithoutServant) -> int:
    return true_standing(tuple(weight + 1 for weight in weights), seat, reading)


def readings_taken_for_each_other(weights: Weights, seat: int, reading: PlaceWithoutServant) -> int:
    (other,) = set(PlaceWithoutServant) - {reading}
    return true_standing(weights, seat, other)


def one_is_none(weights: Weights, seat: int, reading: PlaceWithoutServant) -> int:
    return ite(weights[seat] <= 1, Standing.ABSENT, true_standing(weights, seat, reading))


def third_is_second(weights: Weights, seat: int, reading: PlaceWithoutServant) -> int:
    place = true_standing(weights, seat, reading)
    return ite(place == Standing.BEHIND, Standing.SECOND, place)


def but_for_137(weights: Weights, seat: int, reading: PlaceWithoutServant) -> int:
    return ite(weights[seat] == 137, Standing.BEHIND, true_standing(weights, seat, reading))


def corner_on_one_edge(state: State, edge: int) -> Weights:
    corners = [corner for corner in state.corners if edge == corner.edges[0]]
    listed = state.edges[edge].servants
    return tuple(n + sum(corner.servants[seat] for corner in corners) for seat, n in enumerate(listed))


def corner_twice(state: State, edge: int) -> Weights:
    corners = [corner for corner in state.corners if edge in corner.edges]
    listed = state.edges[edge].servants
    return tuple(n + 2 * sum(corner.servants[seat] for corner in corners) for seat, n in enumerate(listed))


def edge_twice(listed: int, corners: Weights) -> int:
    return 2 * listed + sum(corners)


PLANTED: Planted = (
    (park, "FIRST_POINTS", 5, "edge-exactly-one"),
    (park, "SECOND_POINTS", 3, "edge-exactly-one"),
    (park, "standing_points", tie_pays_in_full, "edge-exactly-one"),
    (park, "standing_points", tie_pays_nothing, "edge-exactly-one"),
    (park, "standing_points", tied_second_pays, "edge-exactly-one"),
    (park, "standing", second_behind_a_tie, "edge-exactly-one"),
    (park, "standing", absent_is_second, "edge-exactly-one"),
    (park, "standing", readings_taken_for_each_other, "edge-exactly-one"),
    (park, "standing", one_is_none, "edge-exactly-one"),
    (park, "standing", third_is_second, "edge-exactly-one"),
    (park, "standing", but_for_137, "edge-exactly-one"),
    (park, "weights", corner_on_one_edge, "corners"),
    (park, "weights", corner_twice, "corners"),
    (park, "edge_weight", edge_twice, "corners"),
    (park, "edge_weight", lambda listed, corners: listed, "corners"),
    (totals, "SCORING", {Standing.FIRST: totals.SCORING[Standing.FIRST]}, "edge-lines"),
    (totals, "NOT_SCORING", {}, "edge-lines"),
    (privileges, "UNPLAYED_LIMIT", 7, "collected"),
    (totals, "unplayed_points", lambda cards: cards, "collected"),
    (totals, "noble_points", lambda tiles: sum(tiles[:2]), "collected"),
    *RANKING,
)


test_a_wrong_rule = each_is_refuted(PLANTED, THEOREMS)


test_an_and_that_is_always_true = needs_its_and(
    [(park, "edge-exactly-one"), (ranking, "ranking"), (cardinal, "majorities")], THEOREMS
)


def test_the_smallest_counterexample_is_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(park, "standing_points", tied_second_pays)
    found = proof_of("edge-exactly-one", THEOREMS)
    reading, *servants = found.witness
    assert reading == "place-without-servant = none"
    assert sorted(part.rpartition(" ")[2] for part in servants) == ["1", "1", "2"]
