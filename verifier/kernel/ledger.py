"""Points, line by line. A total is only ever the sum of its lines."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from typing import Final, NamedTuple

from courtroll.verifier.kernel.codes import Code
from courtroll.verifier.kernel.place import Place
from courtroll.verifier.kernel.rules import Rule

# All named tuples: lines, because a scoring makes many and a frozen dataclass takes three times as long; the others,
# because every command would wait for the making of a dataclass.


class Line(NamedTuple):
    """Why a player's points change: `count` things of one `code` bring `points` together, by `rule`."""

    seat: int
    code: Code
    count: int  # type: ignore[assignment]  # hides tuple.count, which nobody needs here
    points: int
    rule: Rule
    where: Place | None = None


line_of: Final[Callable[[tuple[int, Code, int, int, Rule, Place | None]], Line]] = partial(tuple.__new__, Line)
"""A line of its values in their order: made in two thirds of the time that the class takes."""


class Unscored(NamedTuple):
    """A thing that could have scored and did not, and what was missing."""

    seat: int
    code: Code
    rule: Rule
    where: Place
    missing: tuple[Place, ...] = ()


class Ledger(NamedTuple):
    """All lines of one scoring."""

    lines: tuple[Line, ...]
    unscored: tuple[Unscored, ...] = ()

    def of(self, seat: int) -> tuple[Line, ...]:
        return tuple(line for line in self.lines if line.seat == seat)

    def total(self, seat: int) -> int:
        return points(self.of(seat))


def points(lines: Iterable[Line]) -> int:
    """What some lines bring together."""
    return sum(line.points for line in lines)


class Part(NamedTuple):
    """One line of a sum that is not points, such as an income: `things` things bring `amount` together."""

    code: Code
    things: int
    amount: int
    rule: Rule


class Gain(NamedTuple):
    """What a player gets or loses besides points, by which rule: `amount` of `what` for `count` things. `of` parts what
    is of several kinds: in which respect, and of which, such as a colour. `also`: other rules
    that the amount rests on.
    """

    seat: int
    what: Code
    code: Code
    count: int  # type: ignore[assignment]  # as above
    amount: int
    rule: Rule
    of: tuple[str, str] | None = None
    also: tuple[Rule, ...] = ()
