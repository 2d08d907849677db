"""How many servants and nobles a described table must have, and may have at most.

A table tells what servants weigh, never how many there are: a limit is drawn from the fewest that can weigh so much.
"""

from __future__ import annotations

from courtroll.verifier.games.palais_royal.table.equipment import DOUBLE, OWN_SERVANTS, SERVANTS, SERVANTS_BY_NOBLE
from courtroll.verifier.games.palais_royal.table.state import State
from courtroll.verifier.kernel.position import Position


def fewest_servants(weight: int) -> int:
    """The fewest servants that can weigh so much on one edge: nobody knows how many of its spaces are doubled."""
    return (max(0, weight) + DOUBLE - 1) // DOUBLE


def servants_in_park(state: State, seat: int) -> int:
    """The fewest servants that a player can have in the park."""
    on_edges = sum(fewest_servants(edge.servants[seat]) for edge in state.edges)
    return on_edges + sum(corner.servants[seat] > 0 for corner in state.corners)


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
