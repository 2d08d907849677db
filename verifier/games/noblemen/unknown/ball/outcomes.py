"""What comes of a ball once everybody's prestige is known: markers and titles on plain numbers."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from typing import NamedTuple

from courtroll.verifier.games.noblemen.rules.options import SpaceZero, TitleChoice, TitleNeeds, TitleOrder
from courtroll.verifier.games.noblemen.scoring.prestige import settle
from courtroll.verifier.games.noblemen.scoring.titles import (
    best_title,
    choosing_order,
    counts_as,
    may_take,
    must_be_best,
)
from courtroll.verifier.games.noblemen.table.equipment import TITLE_SUPPLY
from courtroll.verifier.games.noblemen.table.pieces import Title
from courtroll.verifier.games.noblemen.table.state import State, clockwise
from courtroll.verifier.games.noblemen.unknown.ball.described import Plan
from courtroll.verifier.kernel.position import Position

Numbers = tuple[int, ...]


class Course(NamedTuple):
    """How a ball runs: who begins, what each player takes, and the readings."""

    queen: int
    takes: tuple[Title | None, ...]
    """`None`: the best title free."""
    choosers: frozenset[int]
    """Those who take any title they may."""
    last: int | None
    """The last space of the track, if it has an end."""
    needs: TitleNeeds
    order: TitleOrder
    choice: TitleChoice
    zero: SpaceZero


def course_of(position: Position[State], plans: Sequence[Plan]) -> Course:
    """How a described ball runs."""
    state = position.state
    rules = state.box.ruleset
    return Course(
        state.clock.queen,
        tuple(plan.takes for plan in plans),
        frozenset(seat for seat in range(state.players) if not position.is_known("player", seat, "takes")),
        state.box.equipment.prestige_track.value,
        rules.title_needs,
        rules.title_order,
        rules.title_choice,
        rules.space_zero,
    )


class Outcome(NamedTuple):
    """Who has how much prestige, stands where, and has which title, by seat."""

    prestige: Numbers
    spaces: Numbers
    titles: tuple[Title, ...]


def played(course: Course, prestige: Numbers) -> Iterator[Outcome]:
    """Every way a ball can end. None, where a title that is said to be taken may not be."""
    players = len(prestige)
    placed = clockwise(course.queen, players)
    spaces = [0] * players
    for index, seat in enumerate(placed):
        before = [spaces[other] for other in placed[:index]]
        spaces[seat] = settle(prestige[seat], before, course.last, course.zero)
    counts = [counts_as(raw, space, course.needs) for raw, space in zip(prestige, spaces, strict=True)]
    given: list[tuple[dict[int, Title], Numbers]] = [({}, TITLE_SUPPLY[players])]
    for seat in choosing_order(placed, prestige, spaces, course.order):
        given = [
            (titles | {seat: title}, tuple(n - (each == title) for each, n in enumerate(left)))
            for titles, left in given
            for title in _choices(course, seat, counts[seat], left)
        ]
    for titles, _ in given:
        yield Outcome(prestige, tuple(spaces), tuple(titles[seat] for seat in range(players)))


def _choices(course: Course, seat: int, prestige: int, left: Numbers) -> Sequence[Title]:
    """What a player may take, as far as nobody knows what it was."""
    best, said = _best(prestige, left), course.takes[seat]
    is_bound = must_be_best(course.choice)
    if seat not in course.choosers and said is None:
        return (best,)
    titles = Title if said is None else (said,)
    return [title for title in titles if may_take(title, prestige, left) and (title == best or not is_bound)]


@cache
def _best(prestige: int, left: Numbers) -> Title:
    return best_title(prestige, left)
