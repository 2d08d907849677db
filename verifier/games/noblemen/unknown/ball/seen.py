"""What the ways for a ball to end have shown so far."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from courtroll.verifier.games.noblemen.scoring.results import Decider, by_points
from courtroll.verifier.games.noblemen.table.equipment import TITLE_POINTS
from courtroll.verifier.games.noblemen.table.state import State
from courtroll.verifier.games.noblemen.unknown.ball.outcomes import Course, Outcome
from courtroll.verifier.games.noblemen.unknown.decade import corners
from courtroll.verifier.kernel.ranges import BIG, Shown


class Way(NamedTuple):
    """One way for a ball to end: under which reading, how it ran, and what came of it."""

    ruled: State
    course: Course
    outcome: Outcome


class Seen:
    """The least and the most of each player, every place, and what has always been the same."""

    def __init__(self, points: Sequence[int], endless: set[int]) -> None:
        self.points = points
        self.endless = endless
        players = range(len(points))
        self._least: dict[int, Way] = {}
        self.low = [BIG for _ in players]
        self.high = [-BIG for _ in players]
        self.places = Shown[Decider](len(points))
        self.prestige: list[set[int]] = [set() for _ in players]
        self.spaces: list[set[int]] = [set() for _ in players]
        self.shown: set[tuple[int, ...]] = set()
        """Everybody's titles."""
        self.sure: set[tuple[int, ...]] = set()
        """Those of them of which it is sure that they can be."""

    @property
    def least(self) -> tuple[Way, ...]:
        """For each player a ball with the least."""
        return tuple(self._least[seat] for seat in range(len(self.points)))

    def add(self, way: Way, *, is_sure: bool) -> None:
        outcome = way.outcome
        if is_sure:
            self.sure.add(outcome.titles)
        for seat, (raw, space) in enumerate(zip(outcome.prestige, outcome.spaces, strict=True)):
            self.prestige[seat].add(raw)
            self.spaces[seat].add(space)
        if outcome.titles in self.shown:
            return
        self.shown.add(outcome.titles)
        totals = [before + TITLE_POINTS[title] for before, title in zip(self.points, outcome.titles, strict=True)]
        for seat, total in enumerate(totals):
            if total < self.low[seat]:
                self.low[seat], self._least[seat] = total, way
            self.high[seat] = max(self.high[seat], total)
        for raised in corners(self.endless):
            far = [total + (BIG + seat if seat in raised else 0) for seat, total in enumerate(totals)]
            self.places.add_ranks(by_points(far))
