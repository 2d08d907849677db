"""Scoring a table of which not everything is known: the tightest range, and whether the winner is certain.

Every way to fill what is open is followed, as far as it can make a difference: gifts, then control, then colours.
Where only the order of totals could still hang on it, what breaks ties is looked into as well.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from enum import IntEnum
from itertools import permutations, product
from typing import NamedTuple

from courtroll.verifier.games.kings_progress.scoring.effort import CASE, ORDER, OUTCOME, Effort, effort_for
from courtroll.verifier.games.kings_progress.scoring.gifts import own_colour_points
from courtroll.verifier.games.kings_progress.scoring.sheds import pool, unknown_sheds
from courtroll.verifier.games.kings_progress.scoring.totals import Decider, ranking, round_ranks
from courtroll.verifier.games.kings_progress.table.equipment import CONTROL_POINTS
from courtroll.verifier.games.kings_progress.table.pieces import GIFT_TYPES
from courtroll.verifier.games.kings_progress.table.state import State
from courtroll.verifier.games.kings_progress.unknown.control import End, OpenControl
from courtroll.verifier.games.kings_progress.unknown.gifts import Outcome, outcomes
from courtroll.verifier.kernel.position import Position
from courtroll.verifier.kernel.ranges import BIG, Shown, apart
from courtroll.verifier.kernel.results import NotWorkedOut

Numbers = tuple[int, ...]


class Case(NamedTuple):
    """One way a scoring can end, by seat. What breaks ties is empty where it was not looked into."""

    points: Numbers
    """What the scoring brings."""
    gifts: Numbers = ()
    crowns: Numbers = ()
    built: Numbers = ()
    """Cards left in builds."""


class Depth(IntEnum):
    """How much is looked into."""

    SPANS = -1
    """Each player's points for themselves, where all of them together are too much."""
    POINTS = 0
    GIFTS = 1
    """What breaks ties as well, as far as gifts and crowns do."""
    BUILT = 2


class Study:
    """A table with everything that can come of it."""

    def __init__(self, position: Position[State], depth: Depth, effort: Effort) -> None:
        self.position = position
        self.effort = effort
        self.control = OpenControl(position, counts=depth is Depth.BUILT, effort=effort)
        named = _named(position)
        self.outcomes = tuple(
            outcome
            for outcome in outcomes(position, fine=depth >= Depth.GIFTS, effort=effort)
            if named is not None and all(n <= most for n, most in zip(named, outcome.firsts, strict=True))
        )
        self.colours = colour_ways(position)
        effort.spend((OUTCOME + CASE * len(self.colours)) * len(self.outcomes))
        self.ends: dict[Numbers, frozenset[End]] = {}
        self.extremes: dict[Numbers, tuple[tuple[int, int], ...]] = {}
        for firsts in {outcome.firsts for outcome in self.outcomes}:
            if depth is Depth.SPANS:
                self.extremes[firsts] = self.control.least_and_most(firsts)
            else:
                self.ends[firsts] = self.control.ends(firsts)
        self.outcomes = tuple(o for o in self.outcomes if self.extremes.get(o.firsts) or self.ends.get(o.firsts))
        self.cases = frozenset(self._cases() if self.ends else ())

    @property
    def firsts(self) -> frozenset[Numbers]:
        return frozenset(outcome.firsts for outcome in self.outcomes)

    def _cases(self) -> Iterator[Case]:
        for outcome in self.outcomes:
            gifts = self.gift_points(outcome)
            bonuses = {self.bonus(outcome, way) for way in self.colours}
            self.effort.spend(CASE * len(bonuses) * len(self.ends[outcome.firsts]))
            for bonus, end in product(bonuses, self.ends[outcome.firsts]):
                points = zip(gifts, bonus, end.majors, strict=True)
                yield Case(
                    tuple(gift + more + CONTROL_POINTS * majors for gift, more, majors in points),
                    outcome.gifts,
                    outcome.crowns,
                    end.built,
                )

    @staticmethod
    def gift_points(outcome: Outcome) -> Numbers:
        return tuple(map(sum, zip(*(result.points for result in outcome.results), strict=True)))

    @staticmethod
    def bonus(outcome: Outcome, colours: Numbers) -> Numbers:
        return tuple(own_colour_points(outcome.results[c].points[seat]) for seat, c in enumerate(colours))


def _named(position: Position[State]) -> Numbers | None:
    """How many discards each player names, known or not; `None` if any is of a build that is not the player's to
    discard from.
    """
    state = position.state
    reading = state.box.ruleset.shed_from
    out = []
    for seat, player in enumerate(state.players):
        if any(pool(shed.seat, reading) != pool(seat, reading) for shed in player.sheds):
            return None
        out.append(len(player.sheds) + len(unknown_sheds(position, seat)))
    return tuple(out)


def colour_ways(position: Position[State]) -> frozenset[Numbers]:
    """Everybody's colours, no two players having one."""
    players = position.state.players
    unknown = [s for s in range(len(players)) if not position.is_known("player", s, "colour")]
    known = {s: int(player.colour) for s, player in enumerate(players) if s not in unknown}
    free = [int(colour) for colour in GIFT_TYPES if colour not in known.values()]
    ways = (known | dict(zip(unknown, some, strict=True)) for some in permutations(free, len(unknown)))
    return frozenset(tuple(way[seat] for seat in range(len(players))) for way in ways)


class Span(NamedTuple):
    """What holds for every way a scoring can end, by seat."""

    low: Numbers
    high: tuple[int | None, ...]
    """`None` without an upper bound."""
    ranks: tuple[int | None, ...]
    """`None` where the ways differ."""
    winners: Numbers
    """All who may win."""
    decided_by: Decider | None
    certain: bool | None
    """`None` where it was not worked out."""


def study(position: Position[State], *, game_over: bool, effort: Effort) -> tuple[Study, Span] | None:
    """Everything that can come of a table; `None` if nothing can. What breaks ties is looked into where points
    can be equal at the end.
    """
    found = Study(position, Depth.POINTS, effort)
    if not found.cases:
        return None
    for depth in (Depth.GIFTS, Depth.BUILT):
        if game_over and _may_tie(position, found):
            found = Study(position, depth, effort)
    return found, _span(position, found, game_over)


def spans(position: Position[State], *, game_over: bool, effort: Effort) -> tuple[Study, Span] | None:
    """Everybody's range for itself, where everything together is too much. So much may not be known of who wins."""
    found = Study(position, Depth.SPANS, effort)
    if not found.outcomes:
        return None
    return found, alone(position, [_extremes(found, seat) for seat in range(len(position.state.players))], game_over)


def alone(position: Position[State], extremes: Sequence[tuple[int, int]], game_over: bool) -> Span:
    """What holds where no more is known than each player's fewest and most points."""
    low, high = zip(*extremes, strict=True)
    endless = _endless(position)
    top = tuple(BIG if seat in endless else most for seat, most in enumerate(high))
    ranks, leaders = apart(low, top)
    winners = leaders if game_over else ()
    is_won = len(winners) == 1
    return Span(
        low,
        tuple(None if seat in endless else most for seat, most in enumerate(high)),
        ranks,
        winners,
        Decider.POINTS if is_won else None,
        (is_won or None) if game_over else (low == high and not endless),
    )


def _extremes(found: Study, seat: int) -> tuple[int, int]:
    """The fewest and the most points that one player can have."""
    before = found.position.state.players[seat].points
    ends = []
    for outcome in found.outcomes:
        gifts = found.gift_points(outcome)[seat]
        bonuses = [found.bonus(outcome, way)[seat] for way in found.colours]
        least, most = found.extremes[outcome.firsts][seat]
        ends.append((gifts + min(bonuses) + CONTROL_POINTS * least, gifts + max(bonuses) + CONTROL_POINTS * most))
    return before + min(low for low, _ in ends), before + max(high for _, high in ends)


def _may_tie(position: Position[State], found: Study) -> bool:
    """Whether what was looked into can leave two players equal."""
    before = [player.points for player in position.state.players]
    found.effort.spend(CASE * len(found.cases))
    for case in found.cases:
        totals = [b + points for b, points in zip(before, case.points, strict=True)]
        standings = set(zip(totals, *(each for each in case[1:] if each), strict=True))
        if len(standings) < len(totals):
            return True
    return False


def _endless(position: Position[State]) -> list[int]:
    """Players whose points are not known."""
    return [s for s in range(len(position.state.players)) if not position.is_known("player", s, "points")]


def _span(position: Position[State], found: Study, game_over: bool) -> Span:
    before = tuple(player.points for player in position.state.players)
    endless = _endless(position)
    columns = list(zip(*(case.points for case in found.cases), strict=True))
    low = tuple(b + min(column) for b, column in zip(before, columns, strict=True))
    high = tuple(b + max(column) for b, column in zip(before, columns, strict=True))
    seen = Shown[Decider](len(before))
    found.effort.spend(ORDER * len(found.cases) << len(endless))
    for case in found.cases:
        for raised in product((False, True), repeat=len(endless)):
            totals = [b + points for b, points in zip(before, case.points, strict=True)]
            for seat, is_raised in zip(endless, raised, strict=True):
                totals[seat] += (BIG + BIG * seat) * is_raised
            if game_over:
                ties = (each or (0,) * len(totals) for each in case[1:])
                seen.add(ranking(totals, *ties))
            else:
                seen.add_ranks(round_ranks(totals))
    return Span(
        low,
        tuple(None if seat in endless else most for seat, most in enumerate(high)),
        seen.ranks,
        seen.winners,
        seen.decided_by,
        seen.is_won if game_over else low == high and not endless,
    )


def is_fillable(position: Position[State]) -> bool:
    """Whether there is any way at all to fill what is open; taken to be so where it is too much to try."""
    try:
        return bool(Study(position, Depth.POINTS, effort_for(position)).cases)
    except NotWorkedOut:
        return True
