"""What can still come of a scoring: outstanding discards, cards of unknown owners, unknown colours, open ties.

Everything else must be known. Exact: courtier by courtier, every number of discards from every build is followed, and
ends that agree are one.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import permutations, product
from typing import NamedTuple

from verifier.games.kings_progress.control import NOBODY, Control, contenders, holders, settled, shed, sheddable, value
from verifier.games.kings_progress.equipment import CONTROL_POINTS
from verifier.games.kings_progress.gifts import Result, colour_ledger, own_colour_points, places_ledger, results
from verifier.games.kings_progress.pieces import GIFT_TYPES, Courtier
from verifier.games.kings_progress.rules import control as rules
from verifier.games.kings_progress.rules.options import EQUAL_BUILDS, SHED_FROM, EqualBuilds
from verifier.games.kings_progress.scoring import (
    Decider,
    Ranking,
    all_crowns,
    all_gifts,
    control_ledger,
    joined,
    ranking,
)
from verifier.games.kings_progress.sheds import builds_left, due, pool
from verifier.games.kings_progress.state import Build, OnCourtier, State
from verifier.kernel.ledger import Ledger, Line
from verifier.kernel.position import Position
from verifier.kernel.rules import Option

Numbers = tuple[int, ...]


class Case(NamedTuple):
    """One way a scoring can end, by seat."""

    points: Numbers
    """What the scoring brings."""
    built: Numbers
    """Cards left in builds."""


class End(NamedTuple):
    """One way control can end, by seat; `due` are discards left to make, by pool."""

    due: Numbers
    majors: Numbers
    built: Numbers


def plus(some: Numbers, more: Numbers) -> Numbers:
    return tuple(a + b for a, b in zip(some, more, strict=True))


def minus(some: Numbers, less: Numbers) -> Numbers:
    return tuple(a - b for a, b in zip(some, less, strict=True))


def _by_pool(state: State, by_seat: Sequence[int]) -> Numbers:
    """Numbers of discards by seat, summed up by the pool that they come from."""
    out = [0] * len(by_seat)
    for seat, n in enumerate(by_seat):
        out[pool(seat, state.box.ruleset.shed_from)] += n
    return tuple(out)


def discards_to_make(state: State, all_results: Sequence[Result]) -> Numbers:
    """How many discards are outstanding, by pool."""
    return _by_pool(state, [len(prizes) for prizes in due(state, all_results)])


def possible_holders(position: Position[State], courtier: Courtier) -> tuple[Control, ...]:
    """Who may have the cards of a courtier: whoever says so, else nobody or those who say nothing."""
    state = position.state
    known = holders(state)[courtier]
    seats = range(len(state.players))
    silent = [[s for s in seats if not position.is_known("player", s, what)] for what in ("major", "minor")]
    majors, minors = (
        (holder,) if holder != NOBODY else (NOBODY, *others) for holder, others in zip(known, silent, strict=True)
    )
    return tuple(Control(major, minor) for major in majors for minor in minors)


def possible_majors(values: Numbers, before: Control, reading: EqualBuilds) -> tuple[int, ...]:
    """Who may get an ability card: one, or all who are level for it where nothing says who is nearest."""
    major = settled(values, before, reading).major
    if major == NOBODY and reading is EqualBuilds.CLOCKWISE and any(values):
        level = contenders(values, NOBODY, before.major, before.minor)
        return tuple(seat for seat, contends in enumerate(level) if contends)
    return (major,)


def after_discards(build: Build) -> tuple[Build, ...]:
    """A build after no discard, one, and so on to its last."""
    out = [build]
    for _ in range(sheddable(build)):
        out.append(shed(out[-1]))
    return tuple(out)


def control_ends(position: Position[State], all_results: Sequence[Result]) -> frozenset[End]:
    """Every way control can end when all outstanding discards have been made."""
    state = position.state
    builds, bears = builds_left(state), discards_borne(state)
    to_make = discards_to_make(state, all_results)
    later = tuple(map(sum, zip(*bears, strict=True)))
    nothing = (0,) * len(state.players)
    ends = {End(to_make, nothing, nothing)}
    for courtier in Courtier:
        later = minus(later, bears[courtier])
        here = set(_ends_on(position, courtier, [mine[courtier] for mine in builds], max(to_make)))
        ends = {
            End(left, plus(end.majors, more.majors), plus(end.built, more.built))
            for end in ends
            for more in here
            if _within(left := minus(end.due, more.due), later)
        }
    return frozenset(ends)


def discards_borne(state: State) -> tuple[Numbers, ...]:
    """For each courtier, how many discards its builds can bear, by pool."""
    builds = builds_left(state)
    return tuple(_by_pool(state, [sheddable(mine[courtier]) for mine in builds]) for courtier in Courtier)


def _within(left: Numbers, most: Numbers) -> bool:
    """Whether discards left to make are possible elsewhere."""
    return all(0 <= n <= limit for n, limit in zip(left, most, strict=True))


def _ends_on(position: Position[State], courtier: Courtier, builds: Sequence[Build], most: int) -> Iterator[End]:
    """What discards on one courtier can lead to. `due` counts those made there, `most` is the most there can be."""
    state = position.state
    ruleset, seats = state.box.ruleset, range(len(builds))
    befores = possible_holders(position, courtier)
    for after in product(*(tuple(enumerate(after_discards(build)))[: most + 1] for build in builds)):
        made = _by_pool(state, [n for n, _ in after])
        built = tuple(len(build) for _, build in after)
        values = tuple(value(build) for _, build in after)
        for major in {m for before in befores for m in possible_majors(values, before, ruleset.equal_builds)}:
            yield End(made, tuple(int(seat == major) for seat in seats), built)


def colour_points(position: Position[State], all_results: Sequence[Result]) -> frozenset[Numbers]:
    """Every way the bonuses for own colours can fall, no two players having one colour."""
    players = position.state.players
    unknown = [s for s in range(len(players)) if not position.is_known("player", s, "colour")]
    known = {s: player.colour for s, player in enumerate(players) if s not in unknown}
    free = [colour for colour in GIFT_TYPES if colour not in known.values()]
    ways = (known | dict(zip(unknown, some, strict=True)) for some in permutations(free, len(unknown)))
    return frozenset(
        tuple(own_colour_points(all_results[way[seat]].points[seat]) for seat in range(len(players))) for way in ways
    )


def cases(position: Position[State]) -> frozenset[Case]:
    """Every way the scoring can end."""
    state = position.state
    all_results = results(state)
    gifts = tuple(places_ledger(all_results).total(seat) for seat in range(len(state.players)))
    return frozenset(
        Case(plus(plus(gifts, bonus), tuple(CONTROL_POINTS * n for n in end.majors)), end.built)
        for bonus in colour_points(position, all_results)
        for end in control_ends(position, all_results)
    )


def ranges(position: Position[State]) -> tuple[tuple[int, int], ...]:
    """The least and the most that the scoring can bring each player."""
    columns = zip(*(case.points for case in cases(position)), strict=True)
    return tuple((min(column), max(column)) for column in columns)


def rankings(position: Position[State]) -> frozenset[Ranking]:
    """Every order that the game can end in."""
    state = position.state
    before = tuple(player.points for player in state.players)
    gifts, crowns = all_gifts(state), all_crowns(state)
    return frozenset(ranking(plus(before, case.points), gifts, crowns, case.built) for case in cases(position))


class Verdict(NamedTuple):
    """Who wins, as far as that is settled."""

    winners: tuple[int, ...]
    """All who may win."""
    decided_by: Decider | None
    """`None` where that is open."""
    certain: bool
    """Whether the winner no longer depends on what is open."""


def verdict(position: Position[State]) -> Verdict:
    """Who wins the game, over everything that is open."""
    all_rankings = rankings(position)
    winners = {ranking.winners for ranking in all_rankings}
    deciders = {ranking.decided_by for ranking in all_rankings}
    certain = len(winners) == 1
    anybody = tuple(sorted({seat for some in winners for seat in some}))
    return Verdict(anybody, deciders.pop() if certain and len(deciders) == 1 else None, certain)


def certain_ledger(position: Position[State]) -> Ledger:
    """Lines for what is sure: they add up to the lower end of each range.

    Major controls that a player is sure to have without its being sure on which courtiers are one line without place.
    """
    state, all_results = position.state, results(position.state)
    seats = range(len(state.players))
    bonuses = [
        colour_ledger(seat, state.players[seat].colour, all_results)
        for seat in seats
        if position.is_known("player", seat, "colour")
    ]
    sure = [min(column) for column in zip(*(e.majors for e in control_ends(position, all_results)), strict=True)]
    lines = []
    for courtier, majors in zip(Courtier, majors_by_courtier(position, all_results), strict=True):
        if len(majors) == 1 and NOBODY not in majors:
            (seat,) = majors
            sure[seat] -= 1
            lines.append(
                Line(seat, "major-control", 1, CONTROL_POINTS, rules.POINTS, OnCourtier(seat, courtier)),
            )
    lines += [Line(s, "major-control", sure[s], CONTROL_POINTS * sure[s], rules.POINTS) for s in seats if sure[s]]
    unscored = () if any(due(state, all_results)) else control_ledger(state).unscored
    return joined((places_ledger(all_results), *bonuses, Ledger(tuple(lines), unscored)))


def majors_by_courtier(position: Position[State], all_results: Sequence[Result]) -> tuple[frozenset[int], ...]:
    """For each courtier, everybody who may get its ability card; `NOBODY` where it may be nobody."""
    state = position.state
    builds, to_make = builds_left(state), discards_to_make(state, all_results)
    bears = discards_borne(state)
    together = tuple(map(sum, zip(*bears, strict=True)))
    out = []
    for courtier in Courtier:
        elsewhere = minus(together, bears[courtier])
        out.append(
            frozenset(
                end.majors.index(1) if any(end.majors) else NOBODY
                for end in _ends_on(position, courtier, [mine[courtier] for mine in builds], max(to_make))
                if _within(minus(to_make, end.due), elsewhere)
            )
        )
    return tuple(out)


def leaned_on(position: Position[State]) -> tuple[Option, ...]:
    """The unsettled options whose other readings would let the scoring end otherwise."""
    now = cases(position)
    return tuple(
        option
        for option in position.state.box.ruleset.options
        if not option.settled and any(cases(other) != now for other in _otherwise(position, option))
    )


def _otherwise(position: Position[State], option: Option) -> Iterator[Position[State]]:
    """The table by each other reading of an option, unless only places hang on it and none of them changes."""
    state = position.state
    ruleset = state.box.ruleset
    for reading in option.readings:
        other = replace(state, box=replace(state.box, ruleset=ruleset.ruled({option.name: reading})))
        bears_on_control = option in (EQUAL_BUILDS, SHED_FROM) and reading != ruleset.reading(option)
        if bears_on_control or results(other) != results(state):
            yield replace(position, state=other)
