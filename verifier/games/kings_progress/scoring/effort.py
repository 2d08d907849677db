"""How much is tried before a table is refused rather than left to run."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from courtroll.verifier.games.kings_progress.table.pieces import Courtier, Prize
from courtroll.verifier.games.kings_progress.table.state import State
from courtroll.verifier.kernel.position import Hole, Position, Why
from courtroll.verifier.kernel.results import NotWorkedOut

MOST: Final = 900_000
"""Small steps: less than a second's worth."""
CASE: Final = 8
"""Steps that looking at one way a scoring can end weighs."""
ORDER: Final = 60
"""Steps that putting the players in order weighs."""
OUTCOME: Final = 300
"""Steps that the lines of one way to place gifts weigh."""
FILLING: Final = 10
"""Steps that placing the gifts of one filling weighs, for every pair of players."""
BUILD: Final = 20
"""Steps that following one way of discarding weighs."""


class Effort:
    """Counts steps down. Raises `NotWorkedOut` when there are too many."""

    def __init__(self, path: tuple[str | int, ...], steps: int = MOST) -> None:
        self.path = path
        self.left = steps

    def spend(self, steps: int = 1) -> None:
        self.left -= steps
        self.afford(0)

    def afford(self, steps: int) -> None:
        """Refuses at once what would be too much."""
        if self.left < steps:
            raise NotWorkedOut(self.path)


def effort_for(position: Position[State], steps: int = MOST) -> Effort:
    """For a table as it is described: what was asked for is to blame first, else the discards that nobody named."""
    asked = [hole for hole in position.holes if hole.why is Why.ASKED]
    weighty = [hole for hole in asked if set(hole.path) & {"gifts", "builds"}]
    path = next((hole.path for hole in (*weighty, *asked)), ("player", 0, "sheds"))
    return Effort(in_words(path), steps)


def in_words(path: Sequence[str | int]) -> tuple[str | int, ...]:
    """A hole's path as the file has it."""
    return tuple(step.word if isinstance(step, Courtier | Prize) else step for step in path)


def is_told(holes: Sequence[Hole], *path: str | int) -> bool:
    """Whether no hole is at a path or below it."""
    return not any(hole.path[: len(path)] == path for hole in holes)
