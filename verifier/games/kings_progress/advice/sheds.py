"""Which exposed cards to discard for being first, so that the most points for control are safe: every choice is held
against every choice of the others.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import combinations_with_replacement, product
from typing import Final

from courtroll.verifier.games.kings_progress.scoring.control import sheddable, value
from courtroll.verifier.games.kings_progress.scoring.gifts import Result, results
from courtroll.verifier.games.kings_progress.scoring.sheds import builds_left, calls, pool
from courtroll.verifier.games.kings_progress.scoring.totals import control_ledger
from courtroll.verifier.games.kings_progress.table.pieces import Courtier
from courtroll.verifier.games.kings_progress.table.progress import Phase, Turn
from courtroll.verifier.games.kings_progress.table.state import Shed, State

MOST_SCORINGS: Final = 4_000
"""Scorings that are gone through."""


class TooMany(ValueError):
    """More scorings than are gone through."""


@dataclass(frozen=True, slots=True)
class Shedding:
    """What to discard, and what control then brings: the least and the most, as the others discard."""

    sheds: tuple[Shed, ...]
    least: int
    most: int
    others: int
    """How many discards of the others are still open."""


def outstanding(state: State, turn: Turn | None = None) -> tuple[int, ...]:
    """How many discards everybody still owes for first places: as the table stands, or from where its scoring is on."""
    owed = Counter(call.seat for call in calls(state, _to_come(results(state), turn)))
    return tuple(owed[seat] - len(player.sheds) for seat, player in enumerate(state.players))


def _to_come(every: Sequence[Result], turn: Turn | None) -> list[Result]:
    """The prizes for which somebody has yet to discard, without those who have."""
    if turn is None or turn.phase not in (Phase.SHED, Phase.OVER):
        return list(every)
    if turn.phase is Phase.OVER or turn.prize is None:
        return []
    left = (turn.seat, *turn.waiting)
    now = every[turn.prize]
    places = tuple(place if seat in left else 0 for seat, place in enumerate(now.places))
    return [now._replace(places=places), *every[turn.prize + 1 :]]


def best_shedding(state: State, seat: int, turn: Turn | None = None) -> Shedding:
    """The most points for control that are safe; among equals the most that there may be, then the highest builds
    left. Raises `TooMany`.
    """
    owed = outstanding(state, turn)
    others = [other for other, n in enumerate(owed) if other != seat and n > 0]
    mine = list(_choices(state, seat, max(0, owed[seat])))
    theirs = list(product(*(_choices(state, other, owed[other]) for other in others)))
    if len(mine) * len(theirs) > MOST_SCORINGS:
        raise TooMany(len(mine) * len(theirs))
    found = []
    for chosen in mine:
        points = []
        for rest in theirs:
            after = _discarded(state, {seat: chosen, **dict(zip(others, rest, strict=True))})
            if after is not None:
                points.append(control_ledger(after).total(seat))
        if points:
            alone = _discarded(state, {seat: chosen})
            left = sum(map(value, builds_left(alone)[seat])) if alone is not None else 0
            found.append(((min(points), max(points), left), chosen))
    (least, most, _), chosen = max(found, key=lambda each: each[0])
    return Shedding(chosen, least, most, sum(owed[other] for other in others))


def _choices(state: State, seat: int, n: int) -> Iterator[tuple[Shed, ...]]:
    """Every way to discard so many cards."""
    reading = state.box.ruleset.shed_from
    sources = [other for other in range(len(state.players)) if pool(other, reading) == pool(seat, reading)]
    builds = builds_left(state)
    there = {(other, courtier): sheddable(builds[other][courtier]) for other in sources for courtier in Courtier}
    for chosen in combinations_with_replacement([Shed(*each) for each, most in there.items() if most], n):
        if all(times <= there[each] for each, times in Counter(chosen).items()):
            yield chosen


def _discarded(state: State, chosen: dict[int, tuple[Shed, ...]]) -> State | None:
    """The table after these discards; `None` if the builds do not bear all of them."""
    builds = builds_left(state)
    asked = Counter(each for sheds in chosen.values() for each in sheds)
    if any(times > sheddable(builds[seat][courtier]) for (seat, courtier), times in asked.items()):
        return None
    players = [
        replace(player, sheds=(*player.sheds, *chosen.get(seat, ()))) for seat, player in enumerate(state.players)
    ]
    return replace(state, players=tuple(players))
