"""Canals and the statues they bring. Small functions on plain values."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from courtroll.verifier.games.bruges.table.equipment import SECTION
from courtroll.verifier.kernel.logic import count, ite

SCORING_SPACE: Final = 3
SCORING_SPACE_POINTS: Final = 3


def third_points(tiles: int) -> int:
    """What a section brings that has so many tiles: they lie without gaps from the seal outward."""
    return ite(tiles >= SCORING_SPACE, SCORING_SPACE_POINTS, 0)


def full_sections(canals: Sequence[int]) -> int:
    """How many sections have all their tiles."""
    return count(tiles == SECTION for tiles in canals)


def missing(tiles: int, space: int) -> range:
    """The spaces still to build up to one of them."""
    return range(tiles + 1, space + 1)
