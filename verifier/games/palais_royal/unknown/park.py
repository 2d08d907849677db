"""What the park can score where not all of its servants are known: each outcome, with the fewest servants it takes."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import product
from typing import Final, NamedTuple

from courtroll.verifier.games.palais_royal.scoring import park
from courtroll.verifier.games.palais_royal.scoring.corners import ends, placements
from courtroll.verifier.games.palais_royal.scoring.orders import least, orders
from courtroll.verifier.games.palais_royal.table.equipment import DOUBLE, EDGES, NOBLES, SERVANTS
from courtroll.verifier.games.palais_royal.table.servants import (
    NO_RING,
    RINGS,
    Pair,
    Seats,
    fewest_nobles,
    fewest_servants,
    fewest_together,
    is_less,
    most_in_park,
    most_out,
    servants_in_park,
    shared_at_most,
)
from courtroll.verifier.games.palais_royal.table.state import State
from courtroll.verifier.kernel.position import Position

MOST_CASES: Final = 120_000
A_TRIAL: Final = 4
"""A trial of all weights at once costs as much as so many cases."""
FEW_CASES: Final = 1_000
"""So many weights of unknown servants are tried one after the other."""


class TooMany(Exception):
    """More cases than are counted out."""


class Outcome(NamedTuple):
    """What the park brings each player, and the fewest servants there with which it does."""

    points: Seats
    servants: Seats


class Corners(NamedTuple):
    """One way to fill the corners: what they add to the weights on each edge, and the servants in them."""

    added: tuple[Seats, ...]
    servants: Seats
    joined: frozenset[Pair]
    """Which corners they are: in the others one servant may stand for two edges."""


def outcomes(position: Position[State]) -> frozenset[Outcome]:
    """Every outcome of the park that the box allows."""
    return _Park(position).outcomes()


def open_places(position: Position[State]) -> frozenset[tuple[int, str]]:
    """On which edges it hangs on what is not known where a seat stands. No less than what the box allows."""
    return _Park(position).open_places()


class Limits:
    """What the table says of how many servants can stand in the park, asked once: it is asked for very many."""

    def __init__(self, position: Position[State]) -> None:
        held = position.state.seats
        seats = range(len(held))
        self.most = [
            min(most_in_park(position, seat), most_out(position, seat) - held[seat].cardinal) for seat in seats
        ]
        self.nobles = [[fewest_nobles(position, seat, n) for n in range(NOBLES + 1)] for seat in seats]

    def fit(self, servants: Seats) -> bool:
        """Whether each player can have at least so many servants in the park."""
        if sum(servants) > NOBLES:
            return False
        for mine, most in zip(servants, self.most, strict=True):
            if mine > most:
                return False
        return sum([nobles[n] for nobles, n in zip(self.nobles, servants, strict=True)]) <= NOBLES


def _plus(first: Seats, second: Seats) -> Seats:
    return tuple(map(sum, zip(first, second, strict=True)))


def _less(first: Seats, second: Iterable[int]) -> Seats:
    return tuple(max(0, n - m) for n, m in zip(first, second, strict=True))


def _fewest(found: Iterable[Outcome]) -> frozenset[Outcome]:
    """Without those that bring the same as another and take more servants."""
    by_points: dict[Seats, set[Seats]] = {}
    for points, servants in found:
        by_points.setdefault(points, set()).add(servants)
    return frozenset(
        Outcome(points, mine)
        for points, all_servants in by_points.items()
        for mine in all_servants
        if not any(other != mine and is_less(other, mine) for other in all_servants)
    )


class _Park:
    def __init__(self, position: Position[State]) -> None:
        self.position = position
        self.state = position.state
        self.reading = position.state.box.ruleset.place_without_servant
        self.nobody = (0,) * self.state.players
        self.seats = range(self.state.players)
        self.unknown = [
            frozenset(seat for seat in self.seats if not position.is_known("edge", edge, "servants", seat))
            for edge in range(EDGES)
        ]
        self.limits = Limits(position)
        self.saved = [
            max(shared_at_most(position, seat, ring) for ring in (frozenset(), *RINGS)) for seat in self.seats
        ]
        self.matters = self._whose_servants_matter()
        self.seen: dict[tuple[int, Seats], frozenset[Outcome]] = {}
        self.scored: dict[Seats, Seats] = {}
        self.cases = 0

    def outcomes(self) -> frozenset[Outcome]:
        found: set[Outcome] = set()
        for corners in set(self._corners()):
            found |= self._with_corners(corners)
        if not found:
            raise TooMany
        return _fewest(found)

    def _count(self, cases: int) -> None:
        self.cases += cases
        if self.cases > MOST_CASES:
            raise TooMany

    def _tried(self, corners: Corners) -> frozenset[Outcome] | None:
        """The outcomes with everything that unknown servants may weigh, one after the other, where that is not much:
        with more on an edge fewer servants may do, as one in a corner weighs on both.
        """
        cells = [(edge, seat) for edge, seats in enumerate(self.unknown) for seat in sorted(seats)]
        listed = [edge.servants for edge in self.state.edges]
        top = max(map(max, (*listed, *corners.added))) + DOUBLE + self.state.players
        if not self.matters or (top + 1) ** len(cells) > FEW_CASES:
            return None
        found: set[Outcome] = set()
        for values in product(range(top + 1), repeat=len(cells)):
            self._count(A_TRIAL)
            weights = [list(each) for each in listed]
            for (edge, seat), weight in zip(cells, values, strict=True):
                weights[edge][seat] += weight
            points = self.nobody
            for each, added in zip(weights, corners.added, strict=True):
                on_edge = _plus(tuple(each), added)
                points = _plus(points, self._points(on_edge))
            by_seat = tuple(tuple(each[seat] for each in weights) for seat in self.seats)
            for mine in fewest_together(by_seat, corners.joined):
                servants = self._mattering(_plus(mine, corners.servants))
                if self.limits.fit(servants):
                    found.add(Outcome(points, servants))
        return _fewest(found)

    def _with_corners(self, corners: Corners) -> frozenset[Outcome]:
        tried = self._tried(corners)
        if tried is not None:
            return tried
        shared = [shared_at_most(self.position, seat, corners.joined) for seat in self.seats]
        found = frozenset({Outcome(self.nobody, self._mattering(corners.servants))})
        for edge, added in enumerate(corners.added):
            on_edge = self._edge(edge, added)
            self._count(len(found) * len(on_edge))
            sums = {
                Outcome(_plus(sofar.points, more.points), _plus(sofar.servants, more.servants))
                for sofar in found
                for more in on_edge
            }
            found = _fewest(each for each in sums if not self.matters or self.limits.fit(_less(each.servants, shared)))
        return frozenset(Outcome(points, _less(servants, shared)) for points, servants in found)

    # -------------------------------------------------------------------------------------------- one edge

    def _edge(self, edge: int, added: Seats) -> frozenset[Outcome]:
        """The outcomes of one edge. What counts is the order of the weights, and whose are 0."""
        if (edge, added) not in self.seen:
            self.seen[edge, added] = _fewest(self._edge_outcomes(edge, added))
        return self.seen[edge, added]

    def _edge_outcomes(self, edge: int, added: Seats) -> Iterator[Outcome]:
        for weights, mine in self._lying(edge, added):
            yield Outcome(self._points(weights), self._mattering(mine))

    def _lying(self, edge: int, added: Seats) -> Iterator[tuple[Seats, Seats]]:
        """Weights for each order that there may be, and the fewest servants beside those in corners that weigh so."""
        listed, unknown = self.state.edges[edge].servants, self.unknown[edge]
        lows = _plus(listed, added)
        for weights in self._weights(lows, unknown) if unknown else (lows,):
            yield weights, tuple(fewest_servants(weights[seat] - added[seat]) for seat in self.seats)

    def open_places(self) -> frozenset[tuple[int, str]]:
        found = [[set[int]() for _ in self.seats] for _ in self.unknown]
        listed = [tuple(map(fewest_servants, edge.servants)) for edge in self.state.edges]
        everywhere = tuple(map(sum, zip(*listed, strict=True)))
        saved = tuple(shared_at_most(self.position, seat, frozenset()) for seat in self.seats)
        tried = set[tuple[int, Seats, Seats]]()
        for corners in set(self._corners()):
            there = self._mattering(corners.servants)
            for edge, added in enumerate(corners.added):
                standings = found[edge]
                if (edge, added, there) in tried or all(len(each) > 1 for each in standings):
                    continue
                tried.add((edge, added, there))
                elsewhere = _plus(_less(everywhere, listed[edge]), there)
                for weights, mine in self._lying(edge, added):
                    servants = self._mattering(_less(_plus(elsewhere, mine), saved))
                    if not self.matters or self.limits.fit(servants):
                        for seat, each in enumerate(standings):
                            each.add(park.standing(weights, seat, self.reading))
        return frozenset(
            (seat, edge.name)
            for edge, standings in zip(self.state.edges, found, strict=True)
            for seat, each in enumerate(standings)
            if len(each) > 1
        )

    def _points(self, weights: Seats) -> Seats:
        """What an edge brings everybody."""
        if weights not in self.scored:
            self.scored[weights] = tuple(park.edge_points(weights, seat, self.reading) for seat in self.seats)
        return self.scored[weights]

    def _weights(self, lows: Seats, unknown: frozenset[int]) -> Iterator[Seats]:
        """For each order of the weights the least that lie in it. A last weight of 0 stands for an empty edge."""
        highs = [None if seat in unknown else low for seat, low in enumerate(lows)]
        for order in orders(len(lows) + 1):
            if order[-1] == 0 and (found := least(order, (*lows, 0), (*highs, 0))) is not None:
                yield found[:-1]

    # --------------------------------------------------------------------------------------------- servants

    def _whose_servants_matter(self) -> frozenset[int]:
        """The players who may run out of servants, nobles or spaces for what is unknown."""
        weights = [weight for edge in self.state.edges for weight in edge.servants]
        most = fewest_servants(max(weights) + 2 * DOUBLE + self.state.players)
        corners = EDGES if any(hole.path[0] == "corner" for hole in self.position.holes) else 0
        (alone,) = servants_in_park(self.state, NO_RING)
        bounds = tuple(
            alone[seat] + corners + most * sum(seat in unknown for unknown in self.unknown) for seat in self.seats
        )
        taken = sum(max(bound, fewest_nobles(self.position, seat, bound)) for seat, bound in enumerate(bounds))
        if taken + self.state.players > NOBLES:
            return frozenset(self.seats)
        return frozenset(
            seat
            for seat, held in enumerate(self.state.seats)
            if bounds[seat] > most_in_park(self.position, seat)
            or bounds[seat] + max(held.cardinal, enough_at_cardinal(self.state)) > most_out(self.position, seat)
        )

    def _mattering(self, servants: Seats) -> Seats:
        return tuple(n if seat in self.matters else 0 for seat, n in enumerate(servants))

    # ---------------------------------------------------------------------------------------------- corners

    def _corners(self) -> Iterator[Corners]:
        """Every way to fill the corners."""
        if self.position.is_known("corner"):
            weights = [self._corner_weights(corner) for corner in range(len(self.state.corners))]
            laid: Iterable[tuple[Pair, ...]] = set(placements(ends(self.position)))
        else:
            anybody = self._one_servant(self.seats)
            weights = [[self.nobody, *anybody]] * EDGES
            laid = map(tuple, map(sorted, RINGS))
        for pairs in laid:
            for chosen in product(*weights):
                self._count(A_TRIAL)
                yield self._filled(pairs, chosen)

    def _filled(self, pairs: Sequence[Pair], chosen: Sequence[Seats]) -> Corners:
        added = [self.nobody] * EDGES
        servants = self.nobody
        for pair, weights in zip(pairs, chosen, strict=True):
            servants = _plus(servants, tuple(int(weight > 0) for weight in weights))
            for edge in pair:
                added[edge] = _plus(added[edge], weights)
        return Corners(tuple(added), servants, frozenset(pairs))

    def _corner_weights(self, corner: int) -> list[Seats]:
        """Whose servant can stand in a corner, if any, and what it can weigh."""
        told = self.state.corners[corner].servants
        if any(told):
            return [told]
        unknown = [seat for seat in self.seats if not self.position.is_known("corner", corner, "servants", seat)]
        return [told, *self._one_servant(unknown)]

    def _one_servant(self, seats: Iterable[int]) -> list[Seats]:
        return [
            tuple(weight if mine == seat else 0 for mine in self.seats)
            for seat in seats
            for weight in range(1, DOUBLE + 1)
        ]


def enough_at_cardinal(state: State) -> int:
    """So many servants at the Cardinal put a player before everybody who is known, and in any order with the rest."""
    return min(SERVANTS, max(held.cardinal for held in state.seats) + state.players)
