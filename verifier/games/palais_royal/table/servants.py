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
Seats = tuple[int, ...]
"""A number for each seat, or for each edge."""
RINGS: Final = (
    frozenset({(0, 1), (1, 2), (2, 3), (0, 3)}),
    frozenset({(0, 1), (1, 3), (2, 3), (0, 2)}),
    frozenset({(0, 2), (1, 2), (1, 3), (0, 3)}),
)
"""The three ways in which four edges may go round the park, each as the pairs that meet in a corner."""
NO_RING: Final = frozenset().union(*RINGS)
"""Corners of which none is left for anybody."""


def fewest_servants(weight: int) -> int:
    """The fewest servants that can weigh so much on one edge: nobody knows how many of its spaces are doubled."""
    return (max(0, weight) + DOUBLE - 1) // DOUBLE


@cache
def _standing(weights: Seats, corners: tuple[Pair, ...]) -> tuple[tuple[int, int], ...]:
    """The corners, as bits, in which a player's servants may stand, each time with the fewest servants that can then
    weigh so much on the four edges; no corners that save none.
    """
    fewest: dict[int, int] = {}
    for standing in product(range(DOUBLE + 1), repeat=len(corners)):
        left = list(weights)
        for weight, pair in zip(standing, corners, strict=True):
            for edge in pair:
                left[edge] -= weight
        if min(left) >= 0:
            there = sum(1 << n for n, weight in enumerate(standing) if weight)
            servants = there.bit_count() + sum(map(fewest_servants, left))
            fewest[there] = min(servants, fewest.get(there, servants))
    return tuple(
        (there, servants)
        for there, servants in fewest.items()
        if not any(fewer != there and fewer & ~there == 0 and n <= servants for fewer, n in fewest.items())
    )


@cache
def fewest_together(weights: tuple[Seats, ...], joined: frozenset[Pair]) -> frozenset[Seats]:
    """For each player's weights on the four edges the fewest servants that can weigh so much: where two players need
    one corner, once with either. Where no corner is told, as in those that are `joined`, one servant may stand in it
    and count on both edges.
    """
    found = {tuple(sum(map(fewest_servants, mine)) for mine in weights)}
    for ring in (ring for ring in RINGS if ring >= joined):
        corners = tuple(sorted(ring - joined))
        ways: set[tuple[int, Seats]] = {(0, ())}
        for mine in weights:
            ways = {
                (taken | there, (*servants, n))
                for taken, servants in ways
                for there, n in _standing(mine, corners)
                if not taken & there
            }
        found |= {servants for _, servants in ways}
    return frozenset(mine for mine in found if not any(other != mine and is_less(other, mine) for other in found))


def is_less(servants: Seats, than: Seats) -> bool:
    """Whether nobody has more servants."""
    return all(n <= m for n, m in zip(servants, than, strict=True))


def fewest_on_edges(weights: Seats, joined: frozenset[Pair]) -> int:
    """The fewest servants of one player, with every such corner free for them."""
    return min(n for (n,) in fewest_together((weights,), joined))


def servants_in_park(state: State, joined: frozenset[Pair]) -> frozenset[Seats]:
    """The fewest servants that players can have in the park, with these corners told apart."""
    weights = tuple(tuple(max(0, edge.servants[seat]) for edge in state.edges) for seat in range(state.players))
    return frozenset(
        tuple(n + sum(corner.servants[seat] > 0 for corner in state.corners) for seat, n in enumerate(on_edges))
        for on_edges in fewest_together(weights, joined)
    )


def shared_at_most(position: Position[State], seat: int, joined: frozenset[Pair]) -> int:
    """How many servants fewer than on each edge by itself a player can have, whatever nobody knows of the edges.

    None saves more than an odd weight with which both corners can be full.
    """
    weights = tuple(
        max(0, edge.servants[seat]) if position.is_known("edge", n, "servants", seat) else 2 * DOUBLE + 1
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
