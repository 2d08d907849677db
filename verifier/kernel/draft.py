"""The working copy of a state that an effect changes: what those of all games have, and what became of it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Generic, TypeVar

from courtroll.verifier.kernel.chance import Dealer
from courtroll.verifier.kernel.game import Step
from courtroll.verifier.kernel.holdings import Holdings, transfer
from courtroll.verifier.kernel.ledger import Gain, Line

S = TypeVar("S")


class Draft(ABC, Generic[S]):
    """Parts of a state, exchangeable one by one, with the lines and gains written so far; a game adds its own parts.

    It lives no longer than one decision; `freeze` makes a state of it.
    """

    __slots__ = ("dealer", "gains", "held", "lines", "points", "values")

    def __init__(self, held: Holdings, points: tuple[int, ...], dealer: Dealer) -> None:
        self.held = held
        self.points = points
        self.dealer = dealer
        self.lines: list[Line] = []
        self.gains: list[Gain] = []
        self.values: set[str] = set()

    @abstractmethod
    def freeze(self) -> S:
        """The state as it is now."""

    def step(self) -> Step[S]:
        return Step(self.freeze(), tuple(self.lines), tuple(self.gains), frozenset(self.values))

    def move(self, giver: int, taker: int, what: int, n: int = 1) -> None:
        """Pieces change place."""
        if n:
            self.held = transfer(self.held, giver, taker, what, n)

    def write(self, line: Line) -> None:
        """The only place where points change."""
        self.lines.append(line)
        points = list(self.points)
        points[line.seat] += line.points
        self.points = tuple(points)
