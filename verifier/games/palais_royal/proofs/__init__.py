"""Theorems about Palais Royal: the park's edges, what else is counted, the order at the end; then those on play."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import product
from typing import Final, assert_never

import z3

from courtroll.verifier.games.palais_royal.proofs import castle, privileges, recruits
from courtroll.verifier.games.palais_royal.proofs.castle import PLAYER_NAMES
from courtroll.verifier.games.palais_royal.proofs.printed import FIRST, PLAYERS, SECOND, UNPLAYED, UNPLAYED_AT_MOST
from courtroll.verifier.games.palais_royal.rules import scoring as rules
from courtroll.verifier.games.palais_royal.rules.options import PalaisRoyalRuleset, PlaceWithoutServant
from courtroll.verifier.games.palais_royal.scoring import ending, park, totals
from courtroll.verifier.games.palais_royal.scoring.ending import Decider
from courtroll.verifier.games.palais_royal.scoring.park import Standing
from courtroll.verifier.games.palais_royal.table.equipment import EDGES
from courtroll.verifier.games.palais_royal.table.servants import RINGS, Pair
from courtroll.verifier.games.palais_royal.table.state import Box, Corner, Edge, Seat, State
from courtroll.verifier.kernel.place import Named
from courtroll.verifier.kernel.proof.orders import Rows, best_first, columns_of, exactly_one, ranking, small_ends
from courtroll.verifier.kernel.proof.shown import scored_as
from courtroll.verifier.kernel.proof.theorem import (
    AsTable,
    Number,
    Proof,
    Prover,
    Shown,
    Statement,
    Terms,
    Theorem,
    all_of,
    any_of,
    named,
    numbers,
    total,
)

NAMES: Final = ("left", "top", "right", "bottom")


def places_all(reading: PlaceWithoutServant) -> bool:
    """Whether everybody has a place on an edge where anybody has."""
    match reading:
        case PlaceWithoutServant.NONE:
            return False
        case PlaceWithoutServant.LEFT_OVER:
            return True
        case _ as never:
            assert_never(never)


def not_negative(v: Terms) -> list[z3.BoolRef]:
    return [each >= 0 for each in v]


def table(
    edges: Sequence[Sequence[int]],
    corners: Sequence[Corner],
    seats: Sequence[Seat],
    reading: PlaceWithoutServant = PlaceWithoutServant.NONE,
) -> State:
    """A park by the weights on each edge and in its corners."""
    players = PLAYER_NAMES[: len(seats)]
    on_edges = tuple(Edge(name, tuple(own)) for name, own in zip(NAMES, edges, strict=True))
    return State(Box(PalaisRoyalRuleset("it", reading), players), tuple(seats), on_edges, tuple(corners))


# ------------------------------------------------------------------------------------------------ one edge


@dataclass(frozen=True, slots=True)
class OnEdge:
    """Whose servants are where among the weights of an edge, said without counting anybody."""

    weights: Terms
    reading: PlaceWithoutServant

    def others(self, *seats: int) -> list[int]:
        return [seat for seat in range(len(self.weights)) if seat not in seats]

    def there(self, seat: int) -> z3.BoolRef:
        return self.weights[seat] >= 1

    def unplaced(self, seat: int) -> z3.BoolRef:
        """Without a place, by the reading: without a servant; or nobody has one."""
        here = self.others() if places_all(self.reading) else [seat]
        return z3.Not(any_of(self.there(each) for each in here))

    def unbeaten(self, seat: int) -> z3.BoolRef:
        better = any_of(self.weights[other] > self.weights[seat] for other in self.others(seat))
        return z3.And(self.there(seat), z3.Not(better))

    def first(self, seat: int) -> z3.BoolRef:
        equal = any_of(self.weights[other] == self.weights[seat] for other in self.others(seat))
        return z3.And(self.unbeaten(seat), z3.Not(equal))

    def tied_first(self, seat: int) -> z3.BoolRef:
        return z3.And(self.unbeaten(seat), z3.Not(self.first(seat)))

    def next_best(self, seat: int) -> z3.BoolRef:
        """Beaten by a sole first alone."""
        return z3.And(
            z3.Not(self.unplaced(seat)),
            any_of(
                z3.And(
                    self.first(best),
                    *(z3.Not(self.weights[other] > self.weights[seat]) for other in self.others(seat, best)),
                )
                for best in self.others(seat)
            ),
        )

    def second(self, seat: int) -> z3.BoolRef:
        equal = any_of(self.weights[other] == self.weights[seat] for other in self.others(seat))
        return z3.And(self.next_best(seat), z3.Not(equal))

    def behind_a_tie(self, seat: int) -> z3.BoolRef:
        tied = any_of(self.tied_first(other) for other in self.others(seat))
        return z3.And(z3.Not(self.unplaced(seat)), z3.Not(self.unbeaten(seat)), tied)


def right_edge(reading: PlaceWithoutServant, weights: Terms, row: Terms) -> z3.BoolRef:
    """The specification of an edge: everybody's standing, then everybody's points."""
    on_edge = OnEdge(weights, reading)
    standings, points = columns_of(row, len(weights))

    def right(seat: int) -> Iterator[z3.BoolRef]:
        place, scored = standings[seat], points[seat]
        first, tied, second = on_edge.first(seat), on_edge.tied_first(seat), on_edge.second(seat)
        tied_second = z3.And(on_edge.next_best(seat), z3.Not(second))
        no_second = on_edge.behind_a_tie(seat)
        named = {Standing.FIRST: first, Standing.TIED_FIRST: tied, Standing.SECOND: second,
                 Standing.TIED_SECOND: tied_second, Standing.NO_SECOND: no_second,
                 Standing.ABSENT: on_edge.unplaced(seat)}  # fmt: skip
        yield from (z3.Implies(holds, place == standing) for standing, holds in named.items())
        yield z3.Implies(z3.Not(any_of(named.values())), place == Standing.BEHIND)
        yield z3.Implies(first, scored == FIRST)
        yield z3.Implies(z3.Or(tied, second), scored == SECOND)
        yield z3.Implies(z3.Not(z3.Or(first, tied, second)), scored == 0)

    return all_of(each for seat in range(len(weights)) for each in right(seat))


def _stood(reading: PlaceWithoutServant, v: Sequence[int]) -> tuple[int, ...]:
    weights, seats = tuple(v), range(len(v))
    standings = (park.standing(weights, s, reading) for s in seats)
    return (*standings, *(park.edge_points(weights, s, reading) for s in seats))


def _on_first_edge(reading: PlaceWithoutServant, v: Sequence[int]) -> Shown | None:
    return OneEdge(0, tuple(v), reading).shown()


def _edges(prover: Prover) -> Iterator[Proof]:
    for players, reading in product(PLAYERS, PlaceWithoutServant):
        told = Statement(
            numbers("servants", players), partial(_stood, reading), partial(right_edge, reading), not_negative,
            table=AsTable(partial(_on_first_edge, reading)),
        )  # fmt: skip
        yield from named(exactly_one(prover, told, 2 * players), f"place-without-servant = {reading}")


# --------------------------------------------------------------------------------------- edges and corners


@dataclass(frozen=True, slots=True)
class Park:
    """Some corners laid. Symbols: for each edge, and then for each corner, what everybody's servants weigh."""

    players: int
    corners: tuple[Pair, ...]

    def symbols(self) -> tuple[Number, ...]:
        places = (*NAMES, *(f"{NAMES[one]} {NAMES[other]}" for one, other in self.corners))
        return tuple(each for place in places for each in numbers(place, self.players))

    def run(self, v: Sequence[int]) -> tuple[int, ...]:
        """The weights on all edges, edge by edge."""
        rows = columns_of(v, self.players)
        filled = [Corner(pair, own) for pair, own in zip(self.corners, rows[EDGES:], strict=True)]
        state = table(rows[:EDGES], filled, (Seat(),) * self.players)
        return tuple(weight for edge in range(EDGES) for weight in park.weights(state, edge))

    def claim(self, v: Terms, weights: Terms) -> z3.BoolRef:
        """Everybody weighs what lies on the edge and in its two corners; and the four together what lies on the edges
        and twice what lies in the corners.
        """
        rows, on_edges = columns_of(v, self.players), columns_of(weights, self.players)
        found = [
            on_edges[edge][seat]
            == total(
                [rows[edge][seat], *(rows[EDGES + i][seat] for i, pair in enumerate(self.corners) if edge in pair)]
            )
            for edge in range(EDGES)
            for seat in range(self.players)
        ]
        twice = [
            total(own[seat] for own in on_edges)
            == total([*(own[seat] for own in rows[:EDGES]), *(2 * own[seat] for own in rows[EDGES:])])
            for seat in range(self.players)
        ]
        return all_of([*found, *twice])


def _corners(prover: Prover) -> Iterator[Proof]:
    """Every ring of edges with all four corners, and with each of them alone."""
    laid = {(), *(tuple(sorted(ring)) for ring in RINGS), *((pair,) for ring in RINGS for pair in ring)}
    for players, corners in product(PLAYERS, sorted(laid)):
        there = Park(players, corners)
        yield from exactly_one(
            prover, Statement(there.symbols(), there.run, there.claim, not_negative), EDGES * players
        )


def pays(weights: Sequence[int], seat: int, reading: PlaceWithoutServant) -> int:
    """What an edge pays a player, worked out apart from the rule by who has more there and who as much."""
    mine = weights[seat]
    if mine == 0 and not (places_all(reading) and any(weights)):
        return 0
    more = [weight for weight in weights if weight > mine]
    is_tied = weights.count(mine) > 1
    if not more:
        return SECOND if is_tied else FIRST
    return SECOND if len(more) == 1 and not is_tied else 0


@dataclass(frozen=True, slots=True)
class OneEdge:
    """Servants on one edge; the others are empty."""

    edge: int
    weights: tuple[int, ...]
    reading: PlaceWithoutServant

    def is_counted(self) -> bool:
        seats = range(len(self.weights))
        empty = (0,) * len(self.weights)
        edges = tuple(self.weights if edge == self.edge else empty for edge in range(EDGES))
        found = totals.ledger(table(edges, (), (Seat(),) * len(self.weights), self.reading))
        anybody = any(self.weights) and places_all(self.reading)
        placed = [seat for seat in seats if anybody or self.weights[seat]]
        told = [
            *((line.seat, line.where) for line in found.lines),
            *((miss.seat, miss.where) for miss in found.unscored),
        ]
        right = [pays(self.weights, seat, self.reading) for seat in seats]
        return [found.total(seat) for seat in seats] == right and sorted(told, key=str) == sorted(
            ((seat, Named(NAMES[self.edge])) for seat in placed), key=str
        )

    def shown(self) -> Shown | None:
        """The table as a position file, with what is right."""
        names = PLAYER_NAMES[: len(self.weights)]
        servants = {name: n for name, n in zip(names, self.weights, strict=True) if n}
        edges = [{"name": each, "servants": servants if edge == self.edge else {}} for edge, each in enumerate(NAMES)]
        position = {
            "game": "palais-royal", "moment": "game-end", "rulings": {"place-without-servant": self.reading.value},
            "player": [{"name": name} for name in names], "edge": edges,
        }  # fmt: skip
        return scored_as(position, names, [pays(self.weights, seat, self.reading) for seat in range(len(names))])

    def __str__(self) -> str:
        servants = (f"{name} {n}" for name, n in zip(PLAYER_NAMES, self.weights, strict=False))
        return f"on the edge {NAMES[self.edge]}: {', '.join(servants)}; place-without-servant = {self.reading}"


def _lines(prover: Prover) -> Iterator[Proof]:
    """Every order of players, ties and absence included, on each edge; of four players on the last."""
    for players, edges in ((2, range(EDGES)), (3, range(EDGES)), (4, (EDGES - 1,))):
        orders = product(range(players + 1), repeat=players)
        cases = (OneEdge(*case) for case in product(edges, orders, PlaceWithoutServant))
        yield prover.every(cases, OneEdge.is_counted, str, OneEdge.shown)


# ------------------------------------------------------------------------------------- what is collected


CARDS: Final = (2, 2, 4)


def _collected(prover: Prover) -> Iterator[Proof]:
    """Symbols: the cards in hand, then the points on each noble taken."""

    def counted(played: tuple[int, ...], v: Sequence[int]) -> int:
        held = Seat(nobles=tuple(v[1:]), played=played, unplayed=v[0])
        return sum(line.points for line in totals.collected_lines(0, held))

    def claim(played: tuple[int, ...], v: Terms, got: Terms) -> z3.BoolRef:
        hand = got - total([z3.IntVal(sum(played)), *v[1:]])
        under, over = UNPLAYED * v[0] <= UNPLAYED_AT_MOST, UNPLAYED * v[0] > UNPLAYED_AT_MOST
        return z3.And(z3.Implies(under, hand == UNPLAYED * v[0]), z3.Implies(over, hand == UNPLAYED_AT_MOST))

    for nobles, cards in product(range(4), range(len(CARDS) + 1)):
        played = CARDS[len(CARDS) - cards :]
        symbols = (Number("cards in hand"), *numbers("noble", nobles))
        yield prover.holds(Statement(symbols, partial(counted, played), partial(claim, played), not_negative))


# ------------------------------------------------------------------------------------------------- the end


MEASURES: Final = ("points", "servants at the Cardinal")


def _ranking(prover: Prover) -> Iterator[Proof]:
    yield from ranking(prover, PLAYERS, MEASURES, ending.ranking)


def _is_ordered(rows: Rows) -> bool:
    """By all points, then by servants at the Cardinal: everybody's points before, a noble, servants at the Cardinal."""
    seats = tuple(Seat(points, (noble,) * bool(noble), cardinal=cardinal) for points, noble, cardinal in rows)
    found = totals.result(table(((0,) * len(seats),) * EDGES, (), seats))
    standings = [(points + noble, cardinal) for points, noble, cardinal in rows]
    return (found.ranks, found.winners, found.decided_by) == best_first(standings, Decider)


def _end(rows: Rows) -> str:
    each = zip(PLAYER_NAMES, rows, strict=False)
    return "; ".join(f"{name}: {n} points, nobles {nobles}, cardinal {there}" for name, (n, nobles, there) in each)


def _final_order(prover: Prover) -> Iterator[Proof]:
    yield from small_ends(prover, 3, _is_ordered, _end)


THEOREMS: Final = (
    Theorem(
        "palais-royal.theorem.edge-exactly-one",
        (rules.EDGE_RANKED, rules.EDGE_FIRST, rules.EDGE_SECOND, rules.EDGE_TIE, rules.EDGE_TIE_FIRST,
         rules.EDGE_TIE_MANY, rules.EDGE_NO_SECOND, rules.EDGE_TIE_SECOND, rules.EDGE_ABSENT, rules.EDGE_ALONE),
        "Exactly one scoring of an edge pays a sole first six, each of those tied for first two and then nobody else, "
        "a sole second two, and nobody tied for second or without a place; it is the one that is counted, with those "
        "reasons.",
        PLAYERS, "all weights from 0 up; both readings of place-without-servant", _edges,
    ),
    Theorem(
        "palais-royal.theorem.corners",
        (rules.EDGES, rules.EDGE_CORNER),
        "A servant counts once on its edge, and one in a corner on the two edges that meet there and on no other.",
        PLAYERS, "all weights from 0 up on four edges; no corner, each of them alone, and all four of every ring",
        _corners,
        held=("State.seats", "readings"),
    ),
    Theorem(
        "palais-royal.theorem.edge-lines",
        (rules.EDGES, rules.EDGE_TIE, rules.EDGE_ABSENT),
        "Where servants stand on one edge only, the lines of a count add up to those points, and everybody with a "
        "place there either scores or is told not to.",
        PLAYERS,
        "every order of up to three players on each edge, and of four on the last, by both readings of "
        "place-without-servant, one by one",
        _lines,
        held=("State.corners", "State.seats", "other readings"),
    ),
    Theorem(
        "palais-royal.theorem.collected",
        (rules.NOBLES, rules.PLAYED, rules.UNPLAYED, rules.UNPLAYED_LIMIT),
        "Nobles and cards played score what they show, and cards still in hand one each, but no more than six.",
        (), "all numbers from 0 up; up to three nobles and three cards played", _collected,
        held=("Seat.cardinal", "Seat.points", "Seat.summed"),
    ),
    Theorem(
        "palais-royal.theorem.ranking",
        (rules.WINNER, rules.TIE_CARDINAL, rules.SHARED),
        "Exactly one order ranks players by points and then by servants at the Cardinal, puts equals on one rank and "
        "skips those they take; whoever is first wins, by the first of the two that sets one apart.",
        PLAYERS, "all numbers", _ranking,
    ),
    Theorem(
        "palais-royal.theorem.final-order",
        (rules.WINNER, rules.TIE_CARDINAL, rules.SHARED),
        "The final count hands that order everybody's total and servants at the Cardinal.",
        (2, 3), "up to a point, a noble and a servant each, one by one", _final_order,
        held=("Edge.servants", "Seat.played", "Seat.summed", "Seat.unplayed", "State.corners", "readings"),
    ),
    *castle.THEOREMS,
    *recruits.THEOREMS,
    *privileges.THEOREMS,
)  # fmt: skip
