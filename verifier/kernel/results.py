"""The answer to "who has how many points?": each player's lines, ranks, and who wins and why."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

from courtroll.verifier.kernel.codes import Code
from courtroll.verifier.kernel.ledger import Line, Part, Unscored, points


@dataclass(frozen=True, slots=True)
class PlayerResult:
    """One player's part of a scoring. `facts` are numbers and words that explain it, such as a marker's space."""

    before: int
    lines: tuple[Line, ...]
    unscored: tuple[Unscored, ...] = ()
    facts: Mapping[str, int | str] = field(default_factory=dict)
    parts: tuple[Part, ...] = ()
    """What a number among the facts is made of."""

    @property
    def total(self) -> int:
        """Always what was there before plus the lines."""
        return self.before + points(self.lines)


@dataclass(frozen=True, slots=True)
class Result:
    """A whole scoring of a table without holes. Away from the game's end nobody has won."""

    players: tuple[PlayerResult, ...]
    ranks: tuple[int, ...]
    winners: tuple[int, ...] = ()
    decided_by: Code | None = None
    used: frozenset[str] = frozenset()
    """Names of the equipment's values that the scoring looked at."""

    @property
    def totals(self) -> tuple[int, ...]:
        return tuple(player.total for player in self.players)


class NotWorkedOut(ValueError):
    """A table whose range is not worked out: there would be too many fillings, or `path` is not gone through."""

    def __init__(self, path: tuple[str | int, ...]) -> None:
        super().__init__(path)
        self.path = path


# A named tuple, as is `Answer`, because every command would wait longer for the making of a dataclass.
class Leaning(NamedTuple):
    """An option that no text settles, without whose reading the answer would be another."""

    option: str
    reading: str
    others: tuple[str, ...]


class Answer(NamedTuple):
    """A scoring of a table with holes: what holds for every way of filling them.

    `result` is the scoring with the least in each hole. `high` is `None` without an upper bound; `ranks` and
    `facts` are `None` where the fillings differ; `certain` and `leanings` are `None` where it was not worked out.
    """

    result: Result
    low: tuple[int, ...]
    high: tuple[int | None, ...]
    ranks: tuple[int | None, ...]
    facts: tuple[Mapping[str, int | str | None], ...]
    winners: tuple[int, ...]
    decided_by: Code | None
    certain: bool | None
    lists: tuple[Mapping[str, tuple[str, ...] | None], ...] = ()
    """Further facts of each player that are lists of words."""
    leanings: tuple[Leaning, ...] | None = ()

    def total(self, seat: int) -> int | None:
        """A player's total where it is one number."""
        return self.low[seat] if self.low[seat] == self.high[seat] else None


def known(result: Result) -> Answer:
    """The answer for a table without holes."""
    totals = result.totals
    facts = tuple(player.facts for player in result.players)
    return Answer(result, totals, totals, result.ranks, facts, result.winners, result.decided_by, True)
