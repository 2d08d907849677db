"""What lies on the table at the end of the game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from courtroll.verifier.kernel.codes import Code
from orchard.rules import OrchardRuleset

MIN_PLAYERS: Final = 2
MAX_PLAYERS: Final = 4
APPLES: Final = 20
PEARS: Final = 12


class FaultCode(Code):
    BELOW_ZERO = "below-zero"
    TOO_MANY = "too-many"


class LineCode(Code):
    APPLE = "apple"
    BASKET = "basket"
    LOOSE_PEAR = "loose-pear"


class Decider(Code):
    """What made the winners."""

    POINTS = "points"
    PEARS = "pears"
    SHARED = "shared"


@dataclass(frozen=True, slots=True)
class Harvest:
    """What one player has picked."""

    apples: int
    pears: int


@dataclass(frozen=True, slots=True)
class Box:
    """What stays the same all game."""

    ruleset: OrchardRuleset
    players: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class State:
    box: Box
    harvests: tuple[Harvest, ...]
