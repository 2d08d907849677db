"""Why a described table cannot be, or hardly can be. All reasons at once.

Each module looks at one topic. What a table leaves open never makes a fault: the holes are filled with the
least there can be, and tiles of unknown kind count for whichever kind saves the position. So each fault excludes every
complete table that the file may mean.
"""

from __future__ import annotations

from courtroll.verifier.games.noblemen.faults.beginnings import first_bounds
from courtroll.verifier.games.noblemen.faults.buildings import board_bounds, buildings, gone
from courtroll.verifier.games.noblemen.faults.clock import clock, equipment, is_on_track, marker, of_moment
from courtroll.verifier.games.noblemen.faults.course import course
from courtroll.verifier.games.noblemen.faults.estates import any_square, estates
from courtroll.verifier.games.noblemen.faults.knights import knights
from courtroll.verifier.games.noblemen.faults.pieces import misfit, pieces
from courtroll.verifier.games.noblemen.faults.players import church, seats, titles
from courtroll.verifier.games.noblemen.faults.seen import connected, unknown_tiles
from courtroll.verifier.games.noblemen.table.state import State
from courtroll.verifier.kernel.legality import Fault
from courtroll.verifier.kernel.position import Position

__all__ = [
    "any_square",
    "board_bounds",
    "connected",
    "faults",
    "first_bounds",
    "is_on_track",
    "misfit",
    "unknown_tiles",
]

TOPICS = (pieces, buildings, estates, knights, titles, church, seats, clock, equipment)


def faults(position: Position[State], moment: str = "turn") -> tuple[Fault, ...]:
    """Every fault of a described table at a moment ("ball", "buildings", "game-end" or "turn")."""
    out: list[Fault] = []
    for topic in TOPICS:
        out += topic(position)
    out += marker(position, moment)
    if moment == "turn":  # a scoring leaves out what it does not look at, and does not wait for the whole play
        from courtroll.verifier.games.noblemen.faults.pending import pending

        out += course(position)
        out += gone(position)
        out += pending(position)
    out += of_moment(position, moment)
    return tuple(out)
