"""A possible, complete table as laws look at it, what breaks a law, and what a law is."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from random import Random

from courtroll.properties.engines.answers import Document, Outcome, PlayerScore, Scored
from courtroll.properties.engines.scorer import Scorer
from courtroll.properties.scoring.suite import Expected, ScoringSuite


@dataclass(frozen=True, slots=True)
class Wrong:
    """What breaks a law, the ids of the rules concerned, and the position file that shows it."""

    what: str
    document: Document
    rules: tuple[str, ...] = ()


class Table:
    """A possible, complete table that laws look at. `chance` settles what a law tries with it."""

    def __init__(self, suite: ScoringSuite, scorer: Scorer, document: Document, chance: int) -> None:
        self.suite = suite
        self.scorer = scorer
        self.document = document
        self.chance = chance
        self.seen: list[str] = []
        """Landmarks that laws met by what they tried."""

    @cached_property
    def outcome(self) -> Outcome:
        return self.scorer.score(self.document)

    @property
    def scored(self) -> Scored | None:
        """The scoring; `None` where there is none, which is for `possible-is-scored` to say."""
        return self.outcome if isinstance(self.outcome, Scored) else None

    @cached_property
    def expected(self) -> Sequence[Expected]:
        return self.suite.second(self.document)

    @cached_property
    def sole(self) -> Expected | None:
        """What must come of it, where that is one thing."""
        return self.expected[0] if len(self.expected) == 1 else None

    @cached_property
    def names(self) -> tuple[str, ...]:
        return tuple(player["name"] for player in self.document["player"])

    def random(self) -> Random:
        """A source for a law that tries things; the same for the same table."""
        return Random(self.chance)

    def pairs(self) -> Iterator[tuple[int, PlayerScore, Expected]]:
        """Each seat with what was answered and what must be, where both are one thing."""
        if self.scored is not None and self.sole is not None:
            for seat, name in enumerate(self.names):
                yield seat, self.scored.of(name), self.sole

    def wrong(self, what: str, *rules: str) -> Wrong:
        return Wrong(what, self.document, rules)


@dataclass(frozen=True, slots=True)
class ScoringLaw:
    """A law: its name, what it says, how it is looked at, and the rules of the game it stands for.

    A law that takes long is looked at with every few tables only; none at all, where `breaches` answers `None`.
    """

    name: str
    says: str
    breaches: Callable[[Table], Iterable[Wrong] | None]
    every: int = 1
    rules: tuple[str, ...] = ()


def all_of(names: Iterable[str]) -> str:
    return " and ".join(sorted(names)) or "none"
