"""The working copy of a state that an effect changes: what those of all games have, and what became of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Generic, TypeVar

from courtroll.verifier.kernel.chance import Dealer
from courtroll.verifier.kernel.game import Step, step_of
from courtroll.verifier.kernel.holdings import Holdings, transfer
from courtroll.verifier.kernel.ledger import Gain, Line
from courtroll.verifier.kernel.quick import take_apart

S = TypeVar("S")


class Draft(Generic[S]):
    """Parts of a state, exchangeable one by one, with the lines and gains written so far; a game adds its own parts.

    It lives no longer than one decision; `freeze` makes a state of it.
    """

    __slots__ = ("dealer", "gains", "held", "lines", "points", "values")

    held: Holdings
    points: tuple[int, ...]
    dealer: Dealer
    lines: list[Line]
    gains: list[Gain]
    values: set[str]

    def __init_subclass__(cls, of: type[S]) -> None:
        take_apart(cls, of)

    if TYPE_CHECKING:  # both are made by `take_apart`

        def __init__(self, state: S, dealer: Dealer) -> None: ...

        def freeze(self) -> S:
            """The state as it is now."""

    def step(self) -> Step[S]:
        return step_of((self.freeze(), tuple(self.lines), tuple(self.gains), frozenset(self.values)))

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
