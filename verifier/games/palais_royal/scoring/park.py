"""The edges of the park (lati, file): who stands where on one, and what that scores.

A weight is what a player's servants on an edge count together: one each, two on a space marked 2x, those in the
edge's corners included.
"""

from __future__ import annotations

from enum import IntEnum
from typing import Final, assert_never

from courtroll.verifier.games.palais_royal.rules.options import PlaceWithoutServant
from courtroll.verifier.games.palais_royal.table.state import State
from courtroll.verifier.kernel.logic import and_, count, ite, or_

FIRST_POINTS: Final = 6
SECOND_POINTS: Final = 2


class Standing(IntEnum):
    """A player's place on one edge."""

    ABSENT = 0
    """No servant there, and no place without one."""
    FIRST = 1
    TIED_FIRST = 2
    SECOND = 3
    TIED_SECOND = 4
    NO_SECOND = 5
    """Behind a tie for first."""
    BEHIND = 6
    """Third or fourth."""


def may_be_left_over(reading: PlaceWithoutServant) -> bool:
    """Whether a player without a servant may take a place on an edge."""
    match reading:
        case PlaceWithoutServant.NONE:
            return False
        case PlaceWithoutServant.LEFT_OVER:
            return True
        case _ as never:
            assert_never(never)


def standing(weights: tuple[int, ...], seat: int, reading: PlaceWithoutServant = PlaceWithoutServant.NONE) -> int:
    """One player's place among the weights of an edge, as a number of `Standing`. On an empty edge nobody has one."""
    mine = weights[seat]
    leaders = count(and_(*(weight >= other for other in weights)) for weight in weights)
    above = count(weight > mine for weight in weights)
    level = count(weight == mine for weight in weights)
    leading = ite(leaders == 1, Standing.FIRST, Standing.TIED_FIRST)
    next_best = ite(level == 1, Standing.SECOND, Standing.TIED_SECOND)
    trailing = ite(leaders > 1, Standing.NO_SECOND, ite(above > 1, Standing.BEHIND, next_best))
    left_over = ite(above == 0, Standing.ABSENT, trailing)
    without = left_over if may_be_left_over(reading) else Standing.ABSENT
    return ite(mine <= 0, without, ite(above == 0, leading, trailing))


def standing_points(place: int) -> int:
    """What a place scores: a tie brings the points of the next lower place."""
    low = or_(place == Standing.TIED_FIRST, place == Standing.SECOND)
    return ite(place == Standing.FIRST, FIRST_POINTS, ite(low, SECOND_POINTS, 0))


def edge_points(weights: tuple[int, ...], seat: int, reading: PlaceWithoutServant = PlaceWithoutServant.NONE) -> int:
    """What an edge scores for one player."""
    return standing_points(standing(weights, seat, reading))


def edge_weight(listed: int, corners: tuple[int, ...]) -> int:
    """What a player's servants on an edge weigh, with those in its corners."""
    return listed + sum(corners)


def weights(state: State, edge: int) -> tuple[int, ...]:
    """The weights of all players on one edge."""
    corners = [corner for corner in state.corners if edge in corner.edges]
    return tuple(
        edge_weight(listed, tuple(corner.servants[seat] for corner in corners))
        for seat, listed in enumerate(state.edges[edge].servants)
    )
