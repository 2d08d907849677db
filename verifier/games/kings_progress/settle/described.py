"""A table as its file describes it: what speaks against it."""

from __future__ import annotations

from collections.abc import Iterator

from courtroll.verifier.games.kings_progress import faults as table
from courtroll.verifier.games.kings_progress.document import Described
from courtroll.verifier.games.kings_progress.faults import course
from courtroll.verifier.games.kings_progress.rules import gifts
from courtroll.verifier.games.kings_progress.scoring.sheds import unknown_sheds
from courtroll.verifier.games.kings_progress.table.codes import FaultCode
from courtroll.verifier.games.kings_progress.table.state import State
from courtroll.verifier.games.kings_progress.unknown.ranges import is_fillable
from courtroll.verifier.kernel.legality import Fault, Severity
from courtroll.verifier.kernel.place import AtSeat
from courtroll.verifier.kernel.position import Position


def faults(described: Described) -> tuple[Fault, ...]:
    """Every fault of the table; where it has none, whether there is any way to fill what is open."""
    if described.play is not None:
        return course.faults(described.play)
    found = table.faults(described.position, described.moment)
    if any(fault.severity is Severity.IMPOSSIBLE for fault in found):
        return found
    return (*found, *_unfillable(described.position))


def _unfillable(position: Position[State]) -> Iterator[Fault]:
    """Only discards that are named can leave no way to fill in the gifts and builds that are unknown."""
    names = (
        seat for seat, player in enumerate(position.state.players) if player.sheds or unknown_sheds(position, seat)
    )
    first = next(names, None)
    is_open = any(set(hole.path) & {"gifts", "builds"} for hole in position.holes)
    if first is not None and is_open and not is_fillable(position):
        yield Fault(FaultCode.SHEDS_FIT_NOTHING, gifts.SHED, AtSeat(first, "sheds"))
