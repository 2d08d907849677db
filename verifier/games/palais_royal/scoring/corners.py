"""The four corners of the park: which edges meet there, where a description may leave that open."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product

from courtroll.verifier.games.palais_royal.table.equipment import EDGES
from courtroll.verifier.games.palais_royal.table.servants import NO_RING, RINGS, Pair, Seats, servants_in_park
from courtroll.verifier.games.palais_royal.table.state import State
from courtroll.verifier.kernel.position import Position

Ends = tuple[int | None, int | None]
"""The edges of a corner; `None` for one that nobody knows."""


def ends(position: Position[State]) -> tuple[Ends, ...]:
    """What is known of each corner's edges."""
    unknown = {hole.path for hole in position.holes}
    return tuple(
        (
            None if ("corner", index, "edges", 0) in unknown else corner.edges[0],
            None if ("corner", index, "edges", 1) in unknown else corner.edges[1],
        )
        for index, corner in enumerate(position.state.corners)
    )


def placements(corners: Sequence[Ends]) -> Iterator[tuple[Pair, ...]]:
    """Every way to lay these corners round the park, no two in one place."""
    if len(corners) > EDGES:
        return
    for chosen in product(*map(_pairs, corners)):
        if len(set(chosen)) == len(chosen) and any(ring.issuperset(chosen) for ring in RINGS):
            yield chosen


def fewest_in_park(position: Position[State]) -> frozenset[Seats]:
    """The fewest servants that players can have in the park, however the corners lie: each way that may do."""
    state = position.state
    laid = set(map(frozenset, placements(ends(position)))) if position.is_known("corner") else set(RINGS)
    return frozenset().union(*(servants_in_park(state, joined) for joined in laid or {NO_RING}))


def _pairs(corner: Ends) -> tuple[Pair, ...]:
    """The pairs of edges, the smaller first, that a corner may join."""
    known = {end for end in corner if end is not None}
    pairs = ((first, second) for second in range(EDGES) for first in range(second))
    return tuple(pair for pair in pairs if known <= set(pair) and (None in corner or len(known) == 2))
