"""The fewest actions that bring a courtier to the round's Royal Court, if one player's turns follow each other and
nobody else moves. Full inns may be passed through within a turn, gone round, or emptied first.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from heapq import heappop, heappush
from typing import Final, NamedTuple

from courtroll.verifier.games.kings_progress.moves import decisions as d
from courtroll.verifier.games.kings_progress.play.steps import Steps, steps_left
from courtroll.verifier.games.kings_progress.play.turns import allows, passing
from courtroll.verifier.games.kings_progress.table.box import FAR
from courtroll.verifier.games.kings_progress.table.equipment import ACTIONS
from courtroll.verifier.games.kings_progress.table.names import HOME
from courtroll.verifier.games.kings_progress.table.pieces import Courtier
from courtroll.verifier.games.kings_progress.table.progress import Kind, Progress

MOST_PLACINGS: Final = 30_000
"""Ways in which courtiers may stand that are looked at."""


class TooMany(ValueError):
    """More ways than are looked at."""


class Stand(NamedTuple):
    """Where the courtiers are, the steps left in the turn, and who has to go on in it."""

    at: tuple[int, ...]
    left: int
    passing: Courtier | None


@dataclass(frozen=True, slots=True)
class Road:
    """The steps, turn by turn; none in a turn in which nothing is done."""

    turns: tuple[tuple[d.Advance, ...], ...]

    @property
    def actions(self) -> int:
        return sum(map(len, self.turns))


def first_left(state: Progress) -> int:
    """How many steps the turn still allows."""
    return steps_left(state, carried=False) + 1 if allows(state.turn, Kind.ADVANCE) else 0


def shortest_road(state: Progress, courtier: Courtier) -> Road | None:
    """The fewest actions, then the fewest turns; `None` if there is no way. Raises `TooMany`."""
    begun = Stand(state.road.at, first_left(state), passing(state))
    far = Steps(state).distances
    waiting: list[tuple[int, int, int, Stand, tuple[d.Advance | None, ...]]] = []
    heappush(waiting, (far[state.road.at[courtier]], 0, 0, begun, ()))
    done: set[Stand] = set()
    n = 0
    while waiting:
        _, ends, _, stand, moves = heappop(waiting)
        if stand in done:
            continue
        done.add(stand)
        if stand.at[courtier] == state.court:
            return Road(tuple(_by_turn(moves)))
        if len(done) > MOST_PLACINGS:
            raise TooMany(len(done))
        for move, following in following_stands(state, stand):
            if following not in done and (hope := far[following.at[courtier]]) < FAR:
                n += 1
                taken = sum(each is not None for each in moves) + (move is not None)
                heappush(waiting, (taken + hope, ends + (move is None), n, following, (*moves, move)))
    return None


def _by_turn(moves: tuple[d.Advance | None, ...]) -> Iterator[tuple[d.Advance, ...]]:
    mine: list[d.Advance] = []
    for move in moves:
        if move is None:
            yield tuple(mine)
            mine = []
        else:
            mine.append(move)
    yield tuple(mine)


def following_stands(state: Progress, stand: Stand) -> Iterator[tuple[d.Advance | None, Stand]]:
    """Every step, and the end of the turn where nobody has to go on."""
    if stand.passing is None and stand.left < ACTIONS:
        yield None, stand._replace(left=ACTIONS)
    if not stand.left:
        return
    steps = Steps(standing(state, stand.at))
    for courtier in Courtier if stand.passing is None else (stand.passing,):
        here = stand.at[courtier]
        for place in steps.ways[here] if here != state.court else ():
            if steps.goes_on(courtier, place, stand.left - 1):
                passing = None if steps.has_room(courtier, place) else courtier
                at = (*stand.at[:courtier], place, *stand.at[courtier + 1 :])
                said = HOME if place == courtier else steps.map.names[place]
                yield d.Advance(courtier, said), Stand(at, stand.left - 1, passing)


def standing(state: Progress, at: tuple[int, ...]) -> Progress:
    """The table with the courtiers in other places; those newly at the Royal Court came in any order."""
    come = tuple(each for each in Courtier if at[each] == state.court and each not in state.road.arrived)
    return replace(state, road=replace(state.road, at=at, arrived=(*state.road.arrived, *come)))
