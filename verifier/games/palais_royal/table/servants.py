"""How many servants and nobles a described table must have, and may have at most.

A table tells what servants weigh, never how many there are: a limit is drawn from the fewest that can weigh so much.
"""

from __future__ import annotations

from functools import cache
from itertools import product
from typing import Final

from courtroll.verifier.games.palais_royal.table.equipment import DOUBLE, OWN_SERVANTS, SERVANTS, SERVANTS_BY_NOBLE
from courtroll.verifier.games.palais_royal.table.state import State
from courtroll.verifier.kernel.position import Position

Pair = tuple[int, int]
RINGS: Final = (
    frozenset({(0, 1), (1, 2), (2, 3), (0, 3)}),
    frozenset({(0, 1), (1, 3), (2, 3), (0, 2)}),
    frozenset({(0, 2), (1, 2), (1, 3), (0, 3)}),
)
"""The three ways in which four edges may go round the park, each as the pairs that meet in a corner."""


def fewest_servants(weight: int) -> int:
    """The fewest servants that can weigh so much on one edge: nobody knows how many of its spaces are doubled."""
    return (max(0, weight) + DOUBLE - 1) // DOUBLE


@cache
def fewest_on_edges(weights: tuple[int, ...], joined: frozenset[Pair]) -> int:
    """The fewest servants that can weigh so much on the four edges. Where no corner is told, as in those that are
    `joined`, one servant may stand in it and count on both edges.
    """
    best = sum(map(fewest_servants, weights))
    for ring in (ring for ring in RINGS if ring >= joined):
        corners = sorted(ring - joined)
        for standing in product(range(DOUBLE + 1), repeat=len(corners)):
            left = list(weights)
            for weight, pair in zip(standing, corners, strict=False):
                for edge in pair:
                    left[edge] -= weight
            if min(left) >= min(0, *weights):
                best = min(best, sum(weight > 0 for weight in standing) + sum(map(fewest_servants, left)))
    return best


def servants_in_park(state: State, seat: int, joined: frozenset[Pair]) -> int:
    """The fewest servants that a player can have in the park, with these corners told apart."""
    on_edges = fewest_on_edges(tuple(max(0, edge.servants[seat]) for edge in state.edges), joined)
    return on_edges + sum(corner.servants[seat] > 0 for corner in state.corners)


def shared_at_most(position: Position[State], seat: int, joined: frozenset[Pair]) -> int:
    """How many servants fewer than on each edge by itself a player can have, whatever nobody knows of the edges."""
    weights = tuple(
        max(0, edge.servants[seat]) if position.is_known("edge", n, "servants", seat) else DOUBLE * DOUBLE
        for n, edge in enumerate(position.state.edges)
    )
    return sum(map(fewest_servants, weights)) - fewest_on_edges(weights, joined)


def is_counted(position: Position[State], seat: int) -> bool:
    """Whether it is known how many nobles a player took."""
    return not position.state.seats[seat].summed and position.is_known("player", seat, "nobles")


def tells_nobles(position: Position[State], seat: int) -> bool:
    """Whether a player's tiles are listed: of one without any they may have been left out."""
    return is_counted(position, seat) and bool(position.state.seats[seat].nobles)


def most_in_park(position: Position[State], seat: int) -> int:
    """How many servants a player can have in the park: each came with a noble."""
    return len(position.state.seats[seat].nobles) if tells_nobles(position, seat) else SERVANTS


def most_out(position: Position[State], seat: int) -> int:
    """How many servants a player can have in the park and at the Cardinal together."""
    if not tells_nobles(position, seat):
        return SERVANTS
    return min(SERVANTS, OWN_SERVANTS + SERVANTS_BY_NOBLE * len(position.state.seats[seat].nobles))


def fewest_nobles(position: Position[State], seat: int, park: int) -> int:
    """The fewest nobles that a player with so many servants in the park can have taken."""
    nobles = position.state.seats[seat].nobles
    return len(nobles) if is_counted(position, seat) else max(park, sum(nobles) > 0)
