"""The fewest steps that bring servants into the rooms that pay: each servant goes by a shortest way of its own, and all
ways to share the servants out are gone through, room by room.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cache
from heapq import heappop, heappush
from itertools import pairwise
from typing import Final, NamedTuple

from courtroll.verifier.games.palais_royal.moves.decisions import Step
from courtroll.verifier.games.palais_royal.play import moving, turns
from courtroll.verifier.games.palais_royal.table.pieces import Kind, Room
from courtroll.verifier.games.palais_royal.table.playing import MOVEMENT, Playing, steps_apart

GOALS: Final = (Room.OFFICE, Room.KING, Room.POMPADOUR, Room.MINT, Room.CARDINAL)
"""The rooms whose servants matter once all have moved: for recruiting, seals and gold, and for ties about them."""
NOT_LIFTED: Final = (Room.GATE, Room.STAIRWAY)
"""Whose servants are not set on the gate as new ones while ways to move are sought; the stairway gives steps."""
Counts = tuple[int, ...]
"""One player's servants in each of those."""
MOST_WAYS: Final = 500_000
"""Ways to share servants out that are kept at a time."""


class TooMany(ValueError):
    """More ways than are gone through."""


class Route(NamedTuple):
    """A way of one servant from room to room."""

    cost: int
    """Points of movement; more than the steps where leaving the stairway costs one."""
    diagonals: int
    ends_outside: bool
    """Whether the last step leaves the stairway where that costs a point more: with one point left it does not."""
    lifted: Room | None
    """The room from which the servant was set on the gate first, as a new one."""
    steps: tuple[Step, ...]


@dataclass(frozen=True, slots=True)
class Moved:
    """Steps in an order in which they are legal."""

    cost: int
    steps: tuple[Step, ...]
    lifted: tuple[Room, ...]
    """The rooms from which servants are set on the gate before, as new ones."""


@dataclass(frozen=True, slots=True)
class Walk:
    """What decides which ways there are, and how far they may lead."""

    castle: tuple[Room, ...]
    steps: int
    diagonals: int
    """Diagonal steps left, where they are counted."""
    is_diagonal: bool
    is_counted: bool
    leaving_costs: bool
    lifts: int = 0
    """How many servants may be set on the gate from other rooms before."""
    stay: tuple[Room, ...] = NOT_LIFTED
    """Whose servants are none of those."""


def walk_of(state: Playing, lifts: int = 0) -> Walk:
    ruleset, turn = state.box.ruleset, state.turn
    given = turns.privilege(state, Kind.DIAGONAL)
    counted = moving.is_limited(ruleset.diagonal_noble)
    return Walk(
        state.castle,
        turns.steps(state) if turn.stage <= MOVEMENT else 0,
        max(0, given - turn.diagonals) if counted else 0,
        given > 0,
        counted,
        moving.takes_its_step_away(ruleset.stairway_leaving),
        lifts,
        (*NOT_LIFTED, Room.CARDINAL) if hangs_on_favour(state) else NOT_LIFTED,
    )


def hangs_on_favour(state: Playing) -> bool:
    """Whether a step is had by servants at the Cardinal alone."""
    seat, row = state.turn.seat, state.held[Room.CARDINAL]
    held = (*state.held[: Room.CARDINAL], (*row[:seat], 0, *row[seat + 1 :]), *state.held[Room.CARDINAL + 1 :])
    without = replace(state, held=held)
    return turns.has_bonus(state, Room.STAIRWAY) and not turns.has_bonus(without, Room.STAIRWAY)


@cache
def routes(walk: Walk, source: Room) -> Mapping[Room, tuple[Route, ...]]:
    """The cheapest ways from a room to each goal, by diagonal steps, by their end, and by where they begin."""
    out: dict[Room, list[Route]] = {goal: [] for goal in GOALS if goal is not source}
    starts: list[tuple[Room, Room | None]] = [(source, None)]
    if walk.lifts and source not in walk.stay:
        starts.append((Room.GATE, source))
    for start, lifted in starts:
        for room, route in _walked(walk, start, lifted):
            if room in out and not any(_is_as_good(other, route) for other in out[room]):
                out[room].append(route)
    return {goal: tuple(mine) for goal, mine in out.items()}


def _is_as_good(other: Route, route: Route) -> bool:
    return (
        other.cost <= route.cost
        and other.diagonals <= route.diagonals
        and other.ends_outside >= route.ends_outside
        and (other.lifted is None or route.lifted is not None)
    )


def _walked(walk: Walk, start: Room, lifted: Room | None) -> Iterator[tuple[Room, Route]]:
    found: set[tuple[Room, int, bool]] = set()
    waiting: list[tuple[int, int, Room, int, bool, tuple[Step, ...]]] = [(0, 0, start, 0, False, ())]
    n = 0
    while waiting:
        cost, _, room, diagonals, ends, steps = heappop(waiting)
        if (room, diagonals, ends) in found:
            continue
        found.add((room, diagonals, ends))
        yield room, Route(cost, diagonals, ends, lifted, steps)
        leaves = walk.leaving_costs and room is Room.STAIRWAY
        more = 2 if leaves else 1
        for step in moving.ways(walk.castle, walk.is_diagonal)[room]:
            is_diagonal = steps_apart(walk.castle, room, step.target) == moving.DIAGONAL
            used = diagonals + (1 if is_diagonal and walk.is_counted else 0)
            if used <= walk.diagonals and cost + more <= walk.steps + 1:
                n += 1
                heappush(waiting, (cost + more, n, step.target, used, leaves, (*steps, step)))


Sharing = int
"""Servants in each goal, whether a way ends outside, how many are set on the gate first, and diagonal steps, as one
number: very many are gone through.
"""
Chain = tuple[Route, "Chain"] | None
Found = dict[Sharing, tuple[int, Chain]]
BITS: Final = 6
MASK: Final = (1 << BITS) - 1
"""Room for more servants than a colour has."""
_OUTSIDE, _LIFTS, _DIAGONALS = (BITS * (len(GOALS) + n) for n in range(3))


def _counts(sharing: Sharing) -> Counts:
    return tuple(sharing >> BITS * index & MASK for index in range(len(GOALS)))


class Ways:
    """For all numbers of servants in the goals that can be had, the fewest steps; no servant is led into a goal that
    has as many as are of use.
    """

    def __init__(self, state: Playing, most: Counts, steps: int, lifts: int) -> None:
        seat = state.turn.seat
        self.walk = replace(walk_of(state, lifts), steps=steps)
        liftable = sum(state.held[room][seat] for room in Room if room not in self.walk.stay)
        self.found: Found = {sum(state.held[room][seat] << BITS * n for n, room in enumerate(GOALS)): (0, None)}
        for room in Room:
            there = state.held[room][seat]
            if there and steps:
                self.found = _sent(self.found, room, there, self.walk, most, lifts < liftable)
        self._of: dict[Counts, list[tuple[int, int, Chain]]] = {}
        """The least cost, and what it is where the last way ends outside, if that is more."""
        for sharing, (cost, chain) in sorted(self.found.items(), key=lambda each: each[1][0]):
            of, ends = self._of.setdefault(_counts(sharing), []), sharing >> _OUTSIDE & 1
            if not of or ends > max(other for _, other, _ in of):
                of.append((cost, ends, chain))

    def __iter__(self) -> Iterator[Counts]:
        return iter(self._of)

    def cost(self, counts: Counts, steps: int) -> int | None:
        """The fewest steps, if there are so many to take."""
        for cost, ends, _ in self._of[counts]:
            if cost <= steps + ends:
                return min(steps, cost)
        return None

    def best(self, counts: Counts, steps: int) -> Moved | None:
        for cost, ends, chain in self._of[counts]:
            if cost <= steps + ends:
                return Moved(min(steps, cost), *_in_order(chain))
        return None


def _sent(found: Found, room: Room, there: int, walk: Walk, most: Counts, counts_lifts: bool) -> Found:
    """The same with each number of the servants of one room sent to each goal."""
    at: list[Found] = [found, *({} for _ in range(there))]
    """By how many have gone."""
    own = 1 << BITS * GOALS.index(room) if room in GOALS else 0
    for goal, ways in routes(walk, room).items():
        shift, enough = BITS * GOALS.index(goal), most[GOALS.index(goal)]
        for route in ways:
            lifts = counts_lifts and route.lifted is not None
            more = (1 << shift) - own + (lifts << _LIFTS) + (route.diagonals << _DIAGONALS)
            outside = route.ends_outside << _OUTSIDE
            diagonals, lifted = walk.diagonals - route.diagonals, walk.lifts - lifts
            for before, after in pairwise(at):
                for sharing, (cost, chain) in before.items():
                    key, total = sharing + more | outside, cost + route.cost
                    if (
                        sharing >> shift & MASK < enough
                        and total <= walk.steps + (key >> _OUTSIDE & 1)
                        and sharing >> _DIAGONALS <= diagonals
                        and sharing >> _LIFTS & MASK <= lifted
                        and (key not in after or total < after[key][0])
                    ):
                        after[key] = total, (route, chain)
        if sum(map(len, at)) > MOST_WAYS:
            raise TooMany(sum(map(len, at)))
    out = found.copy()
    for each in at[1:]:
        for key, value in each.items():
            if key not in out or value[0] < out[key][0]:
                out[key] = value
    return out


def _in_order(chain: Chain) -> tuple[tuple[Step, ...], tuple[Room, ...]]:
    """All steps, and the rooms that servants left for the gate; a way that has to end the movement comes last."""
    ways: list[Route] = []
    while chain is not None:
        ways.append(chain[0])
        chain = chain[1]
    ways.sort(key=lambda route: route.ends_outside)
    lifted = tuple(route.lifted for route in ways if route.lifted is not None)
    return tuple(step for route in ways for step in route.steps), lifted
