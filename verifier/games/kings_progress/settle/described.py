"""A table as its file describes it: what speaks against it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from courtroll.verifier.games.kings_progress import faults as table
from courtroll.verifier.games.kings_progress.document import Described
from courtroll.verifier.games.kings_progress.faults import typed
from courtroll.verifier.games.kings_progress.rules import gifts
from courtroll.verifier.games.kings_progress.rules import turn as turn_rules
from courtroll.verifier.games.kings_progress.scoring.sheds import unknown_sheds
from courtroll.verifier.games.kings_progress.table.codes import FaultCode
from courtroll.verifier.games.kings_progress.table.state import State
from courtroll.verifier.games.kings_progress.unknown.ranges import is_fillable
from courtroll.verifier.kernel.legality import Fault, Severity
from courtroll.verifier.kernel.place import AtSeat, Named
from courtroll.verifier.kernel.position import Position


def faults(described: Described) -> tuple[Fault, ...]:
    """Every fault of the table; of a turn none of how open parts are filled in at first, if it has a completion."""
    if described.play is not None:
        first: tuple[Fault, ...] | None = None
        for each in described.fillings():
            found = _of_turn(each)
            if not _is_impossible(found):
                return found
            first = first or found
        assert first is not None
        return first
    told = (*table.faults(described.position, described.moment), *typed.built(described.document))
    found = tuple(dict.fromkeys(told))
    return found if _is_impossible(found) else (*found, *_unfillable(described.position))


def _is_impossible(found: Iterable[Fault]) -> bool:
    return any(fault.severity is Severity.IMPOSSIBLE for fault in found)


def _of_turn(described: Described) -> tuple[Fault, ...]:
    from courtroll.verifier.games.kings_progress.faults import course  # a scoring does not wait for the whole play

    assert described.play is not None
    amiss = tuple(typed.faults(described.document))
    told = (*amiss, *table.cards(described.position), *_court(described))
    found = (*course.faults(described.play), *told)
    against = () if amiss else tuple(_without_completion(described))
    if _is_impossible(told) or against:
        return tuple(dict.fromkeys(found if _is_impossible(found) else (*found, *against)))
    return tuple(fault for fault in found if fault.severity is Severity.DOUBTFUL)


def _court(described: Described) -> Iterator[Fault]:
    """A Royal Court named for the round is the one that the order of rounds names."""
    said, order, round_ = described.document.court, described.document.courts, described.document.round
    if isinstance(said, str) and isinstance(order, tuple) and 1 <= round_ <= len(order) and order[round_ - 1] != said:
        yield Fault(FaultCode.COURT_OF_ANOTHER_ROUND, turn_rules.COURT, Named("court"))


def _without_completion(described: Described) -> Iterator[Fault]:
    """What speaks against a turn that has no completion."""
    from courtroll.verifier.games.kings_progress.settle.meaning import MEANING
    from courtroll.verifier.games.kings_progress.settle.tables import table_of
    from courtroll.verifier.kernel.settling.search import faults_of_none

    assert described.play is not None
    mover = described.play.state.turn.mover
    yield from faults_of_none(MEANING, table_of(described, mover), mover)


def _unfillable(position: Position[State]) -> Iterator[Fault]:
    """Only discards that are named can leave no way to fill in the gifts and builds that are unknown."""
    names = (
        seat for seat, player in enumerate(position.state.players) if player.sheds or unknown_sheds(position, seat)
    )
    first = next(names, None)
    is_open = any(set(hole.path) & {"gifts", "builds"} for hole in position.holes)
    if first is not None and is_open and not is_fillable(position):
        yield Fault(FaultCode.SHEDS_FIT_NOTHING, gifts.SHED, AtSeat(first, "sheds"))
