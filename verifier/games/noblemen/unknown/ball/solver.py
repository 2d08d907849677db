"""Balls that are too many to be played one by one: a solver looks for one that shows something new."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, assert_never

import z3

from courtroll.verifier.games.noblemen.rules.options import TitleOrder
from courtroll.verifier.games.noblemen.scoring.prestige import is_sent_up, settle
from courtroll.verifier.games.noblemen.scoring.titles import counts_as, must_be_best
from courtroll.verifier.games.noblemen.table.equipment import TITLE_NEEDS, TITLE_POINTS, TITLE_SUPPLY
from courtroll.verifier.games.noblemen.table.pieces import Title
from courtroll.verifier.games.noblemen.table.state import State, clockwise
from courtroll.verifier.games.noblemen.unknown.ball.groups import Group, Pool
from courtroll.verifier.games.noblemen.unknown.ball.outcomes import Course, Outcome
from courtroll.verifier.games.noblemen.unknown.ball.seen import Seen, Way
from courtroll.verifier.games.noblemen.unknown.ball.stakes import Stakes
from courtroll.verifier.kernel.proof.solver import Growing
from courtroll.verifier.kernel.proof.values import Stuck, SymInt, number

WORK: Final = 3_000_000
"""What one search may cost, in the solver's own units."""
MOST_SEARCHES: Final = 10
"""Searches under one reading of areas."""


class TooHard(Exception):
    """The solver gave up."""


def look_into(seen: Seen, found: Stakes, ruled: State, courses: Sequence[Course]) -> None:
    """Adds balls to what was seen until no other shows anything new. Raises `TooHard`."""
    wealth = _Wealth(found, len(seen.points))
    searches = MOST_SEARCHES
    for course in courses:
        balls = _Balls(wealth, course)
        growing = Growing([*wealth.conditions, *balls.conditions], WORK)
        while True:
            searches -= 1
            if searches < 0:
                raise TooHard
            try:
                model = growing.model_with(balls.shows_more_than(seen))
            except Stuck as stuck:
                raise TooHard from stuck
            if model is None:
                break
            seen.add(Way(ruled, course, balls.outcome(model)))


class _Wealth:
    """Everybody's prestige, as conditions on numbers."""

    def __init__(self, found: Stakes, players: int) -> None:
        gains: list[list[z3.ArithRef]] = [[] for _ in range(players)]
        used: list[list[z3.ArithRef]] = [[] for _ in Pool]
        self.conditions: list[z3.BoolRef] = []
        for index, group in enumerate(found.groups):
            # Where all options agree, a column is that number.
            columns = [set(column) for column in zip(*((*o.gain, *o.used) for o in group), strict=True)]
            terms = [
                z3.Int(f"thing {index} {place}") if len(values) > 1 else z3.IntVal(min(values))
                for place, values in enumerate(columns)
            ]
            self.conditions.append(_one_of(group, terms, [len(values) > 1 for values in columns]))
            for column, term in zip((*gains, *used), terms, strict=True):
                column.append(term)
        self.conditions += [z3.Sum(used[pool]) <= found.left[pool] for pool in Pool]
        self.prestige = [z3.Sum(column) for column in gains]


class _Balls:
    """All balls that run in one way, as further conditions."""

    def __init__(self, wealth: _Wealth, course: Course) -> None:
        self.course = course
        self.raw = wealth.prestige
        self.seats = range(len(self.raw))
        self.conditions: list[z3.BoolRef] = []
        self.placed = clockwise(course.queen, len(self.raw))
        self.spaces = self._markers()
        self.titles = [z3.Int(f"title {seat}") for seat in self.seats]
        for seat in self.seats:
            counts = counts_as(self.raw[seat], self.spaces[seat], course.needs)
            self._choose(seat, counts, TITLE_SUPPLY[len(self.raw)])

    def _markers(self) -> list[z3.ArithRef]:
        """Where the markers go, by the rule itself."""
        spaces: dict[int, z3.ArithRef] = {}
        for seat in self.placed:
            before = [SymInt(space).as_int() for space in spaces.values()]
            raw = SymInt(self.raw[seat]).as_int()
            space = z3.Int(f"space {seat}")
            pushed = number(settle(raw, before, self.course.last))
            if is_sent_up(self.course.zero):
                above = number(settle(0, before, self.course.last, self.course.zero))
                pushed = z3.If(pushed == 0, above, pushed)
            self.conditions.append(space == pushed)
            spaces[seat] = space
        return [spaces[seat] for seat in self.seats]

    def _is_before(self, one: int, other: int) -> z3.BoolRef:
        """Whether one player chooses before another."""
        higher = self.spaces[one] > self.spaces[other]
        if self.placed.index(one) < self.placed.index(other):
            higher = z3.Or(higher, self.spaces[one] == self.spaces[other])
        match self.course.order:
            case TitleOrder.MARKER:
                return higher
            case TitleOrder.TOTAL:
                return z3.Or(self.raw[one] > self.raw[other], z3.And(self.raw[one] == self.raw[other], higher))
            case _ as never:
                assert_never(never)

    def _choose(self, seat: int, counts: z3.ArithRef, supply: Sequence[int]) -> None:
        mine, said = self.titles[seat], self.course.takes[seat]
        others = [(other, self._is_before(other, seat)) for other in self.seats if other != seat]
        may = [
            z3.And(
                counts >= TITLE_NEEDS[title],
                z3.Sum([z3.If(z3.And(earlier, self.titles[other] == title), 1, 0) for other, earlier in others])
                < supply[title],
            )
            for title in Title
        ]
        self.conditions += [z3.Or([mine == title for title in Title])]
        self.conditions += [z3.Implies(mine == title, may[title]) for title in Title]
        if said is not None:
            self.conditions.append(mine == said)
        if must_be_best(self.course.choice) or (said is None and seat not in self.course.choosers):
            self.conditions += [z3.Implies(may[title], mine >= title) for title in Title]

    def shows_more_than(self, seen: Seen) -> z3.BoolRef:
        """Whether a ball shows of anybody what none has shown so far."""
        points = [
            seen.points[seat] + z3.Sum([z3.If(self.titles[seat] == title, TITLE_POINTS[title], 0) for title in Title])
            for seat in self.seats
        ]
        news = [z3.Or(points[seat] < seen.low[seat], points[seat] > seen.high[seat]) for seat in self.seats]
        for seat in self.seats:
            rank = 1 + z3.Sum([z3.If(points[other] > points[seat], 1, 0) for other in self.seats])
            for always, term in (
                (seen.plain_ranks[seat], rank),
                (seen.prestige[seat], self.raw[seat]),
                (seen.spaces[seat], self.spaces[seat]),
            ):
                # What has been of two kinds is told of no player.
                if len(always) == 1:
                    news.append(term != min(always))
        return z3.Or(news)

    def outcome(self, model: z3.ModelRef) -> Outcome:
        def values(terms: Sequence[z3.ArithRef]) -> tuple[int, ...]:
            return tuple(model.eval(term, model_completion=True).as_long() for term in terms)

        return Outcome(values(self.raw), values(self.spaces), tuple(map(Title, values(self.titles))))


def _one_of(group: Group, terms: Sequence[z3.ArithRef], matters: Sequence[bool]) -> z3.BoolRef:
    ways = (
        [term == n for term, n, does in zip(terms, (*option.gain, *option.used), matters, strict=True) if does]
        for option in sorted(group)
    )
    return z3.Or([z3.And(way) for way in ways])
