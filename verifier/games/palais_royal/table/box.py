"""What stays the same all game: the readings, who sits where, and the values that only the pieces show."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from courtroll.verifier.games.palais_royal.rules.options import PalaisRoyalRuleset
from courtroll.verifier.games.palais_royal.table.nobles import ASSUMED_NOBLES, Noble
from courtroll.verifier.games.palais_royal.table.park import ASSUMED_DOUBLE, ASSUMED_PARK, Park
from courtroll.verifier.games.palais_royal.table.pieces import Card, Room
from courtroll.verifier.kernel.equipment import Source, Value

ASSUMED_COST: Final = 1
"""A stand-in for what a card costs."""

_PARK: Final = Value(ASSUMED_PARK, Source.ASSUMED)
_DOUBLE: Final = Value(ASSUMED_DOUBLE, Source.ASSUMED)
_COSTS: Final = (Value(ASSUMED_COST, Source.ASSUMED),) * len(Card)

# The values' names, as a file gives them under `equipment`.
PARK: Final = "park"
DOUBLE: Final = "park.double"
NOBLES: Final = "nobles"
CARD_COSTS: Final = "card-costs"
ROUND_LIMIT: Final = "round-limit"


@dataclass(frozen=True, slots=True)
class Equipment:
    """The values that no text gives."""

    park: Value[Park] = _PARK
    double: Value[frozenset[int]] = _DOUBLE
    """The spaces marked 2x."""
    nobles: tuple[Noble, ...] = ASSUMED_NOBLES
    card_costs: tuple[Value[int], ...] = _COSTS
    castle: tuple[Room, ...] | None = None
    """How the rooms lie in a new game; `None` if they are shuffled."""
    round_limit: int = 0
    """The round that is the last at all events; 0 for none."""

    def sources(self) -> dict[str, Source]:
        """Where each value comes from. A noble, a cost or a limit is named only where it was not typed, or agreed."""
        return {
            PARK: self.park.source,
            DOUBLE: self.double.source,
            NOBLES: Source.ASSUMED,
            CARD_COSTS: Source.ASSUMED,
            ROUND_LIMIT: Source.ASSUMED,
        }

    def used_noble(self, noble: int) -> tuple[str, ...]:
        """The name under which a noble is told to have been looked at, if it is a stand-in."""
        return () if self.nobles[noble].typed else (NOBLES,)

    def used_cost(self, card: Card) -> tuple[str, ...]:
        """The same of what a card costs."""
        return () if self.card_costs[card].source is Source.TYPED else (CARD_COSTS,)


@dataclass(frozen=True, slots=True)
class GameBox:
    """The readings, the equipment, and who sits where (clockwise)."""

    ruleset: PalaisRoyalRuleset
    equipment: Equipment
    players: tuple[str, ...]
