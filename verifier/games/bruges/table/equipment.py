"""What is in the box: every value with where it comes from. A value that no text gives is typed or assumed."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from courtroll.verifier.kernel.equipment import Source, Value

# Printed in the text.
MIN_PLAYERS: Final = 2
MAX_PLAYERS: Final = 4
CARDS: Final = 165
STATUES: Final = (7, 6, 5, 4, 3, 2)
"""From the top of the stack to its bottom."""
SECTION: Final = 5
"""Canal spaces on either side of a seal."""

# Only on the board's picture. The publisher's announcement of 2013 says so.
ASSUMED_REPUTATION_TRACK: Final = 12


@dataclass(frozen=True, slots=True)
class Equipment:
    """The values that no text gives. Persons are described with the table, each as its card shows it."""

    reputation_track: Value[int]
    """The highest number on it."""

    def sources(self) -> dict[str, Source]:
        """Where each value comes from, by the name a position file gives it."""
        return {"reputation-track": self.reputation_track.source}


def standard() -> Equipment:
    """The box as the text prints it, with a stand-in for what it leaves to pictures."""
    return Equipment(reputation_track=Value(ASSUMED_REPUTATION_TRACK, Source.ASSUMED))


def from_box(reputation_track: int) -> Equipment:
    """The box with what a table typed from its own."""
    return Equipment(reputation_track=Value(reputation_track, Source.TYPED))
