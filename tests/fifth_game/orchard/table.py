"""What lies on the table at the end of the game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from orchard.rules import OrchardRuleset

MIN_PLAYERS: Final = 2
MAX_PLAYERS: Final = 4
APPLES: Final = 20
PEARS: Final = 12


@dataclass(frozen=True, slots=True)
class Harvest:
    """What one player has picked."""

    apples: int
    pears: int


@dataclass(frozen=True, slots=True)
class State:
    ruleset: OrchardRuleset
    players: tuple[str, ...]
    harvests: tuple[Harvest, ...]
