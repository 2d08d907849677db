"""Tables for the tests of this room."""

from __future__ import annotations

from courtroll.verifier.games.palais_royal.rules.options import PalaisRoyalRuleset
from courtroll.verifier.games.palais_royal.table.state import Box, Corner, Edge, Seat, State
from courtroll.verifier.kernel.place import AtSeat, Named, Place

NAMES = ("Red", "Black", "Green", "Yellow")
EDGES = ("lions", "vases", "lower", "right")


def table(
    *seats: Seat,
    edges: tuple[tuple[int, ...], ...] = (),
    corners: tuple[Corner, ...] = (),
) -> State:
    """A table with these seats; edges that are not given hold nobody."""
    nobody = (0,) * len(seats)
    weights = edges + (nobody,) * (len(EDGES) - len(edges))
    return State(
        Box(PalaisRoyalRuleset("it"), NAMES[: len(seats)]),
        seats,
        tuple(Edge(name, servants) for name, servants in zip(EDGES, weights, strict=True)),
        corners,
    )


def say(place: Place | None) -> str | None:
    """A place of a line as a position file names it."""
    match place:
        case Named(name) | AtSeat(_, name):
            return name
        case _:
            assert place is None
            return None
