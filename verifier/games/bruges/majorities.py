"""The three majorities. Small functions on plain values."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from verifier.games.bruges.pieces import Area
from verifier.games.bruges.state import Player
from verifier.kernel.logic import and_

MAJORITY_POINTS: Final = 4


def majority_points(tiles: int) -> int:
    return MAJORITY_POINTS * tiles


def clear_lead(mine: int, others: Iterable[int]) -> bool:
    """Whether one has more than each opponent alone."""
    return and_(*(mine > other for other in others))


def measure(player: Player, area: Area) -> int:
    """What is compared for a majority."""
    match area:
        case Area.REPUTATION:
            return player.reputation
        case Area.PERSONS:
            return len(player.persons)
        case Area.CANALS:
            return sum(player.canals)
