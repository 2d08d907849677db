"""The three majorities. Small functions on plain values."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, Protocol

from courtroll.verifier.games.bruges.table.pieces import Area
from courtroll.verifier.kernel.logic import and_, or_

MAJORITY_POINTS: Final = 4


def majority_points(tiles: int) -> int:
    return MAJORITY_POINTS * tiles


def clear_lead(mine: int, others: Iterable[int]) -> bool:
    """Whether one has more than each opponent alone."""
    return and_(*(mine > other for other in others))


def now_turned(were: Sequence[bool], measures: Sequence[int]) -> tuple[bool, ...]:
    """Whose tile of an area is turned, by seat, once its majority was looked at: one turned before stays."""
    seats = range(len(measures))
    return tuple(or_(were[s], clear_lead(measures[s], (measures[o] for o in seats if o != s))) for s in seats)


class Compared(Protocol):
    """A player, as far as majorities look at one."""

    @property
    def reputation(self) -> int: ...
    @property
    def persons(self) -> Sequence[object]: ...
    @property
    def canals(self) -> tuple[int, int]: ...


def measure(player: Compared, area: Area) -> int:
    """What is compared for a majority."""
    match area:
        case Area.REPUTATION:
            return player.reputation
        case Area.PERSONS:
            return len(player.persons)
        case Area.CANALS:
            return sum(player.canals)
