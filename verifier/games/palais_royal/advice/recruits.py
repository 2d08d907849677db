"""Which nobles to recruit: sets of them, each at the least gold that any order of recruiting asks for.

Sets grow by one noble at a time, from those that can be paid. A set is left alone if prices for what there is to pay
with show that nothing better can come of it: the sum of what each further noble brings beyond its price, and of what is
left to pay with at these prices. Whatever the prices are, no set brings more than that; they are sought so that it is
little.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from courtroll.verifier.games.palais_royal.advice.means import Bill, Effort, Floor, Means, Prices, Purse
from courtroll.verifier.games.palais_royal.advice.transport import TooMany
from courtroll.verifier.games.palais_royal.moves.decisions import Recruit
from courtroll.verifier.games.palais_royal.play.recruiting import (
    empty_beside,
    lasts_for_one_noble,
    payment,
    price,
    recruit,
)
from courtroll.verifier.games.palais_royal.table.equipment import SEALS_CARD
from courtroll.verifier.games.palais_royal.table.playing import Playing

MOST_SETS: Final = 200_000
"""Sets of nobles that are looked at together."""
NARROW: Final = 100
"""Sets that are gone on with while a first good one is sought."""


@dataclass(frozen=True, slots=True)
class Nobles:
    """A set of nobles in an order of recruiting, with what each asks of cards, and how it is paid."""

    points: int
    gold: int
    effort: Effort
    recruits: tuple[Recruit, ...]
    means: Means

    @property
    def rank(self) -> tuple[int, Effort, int]:
        """The less the better."""
        return -self.points, self.effort, self.gold


class _Payment(NamedTuple):
    turquoise: int
    violet: int
    wild: int
    recruits: tuple[Recruit, ...]


class _Taken(NamedTuple):
    """A set of nobles: the order in which it costs least gold, and the ways to pay its seals."""

    points: int
    gold: int
    order: tuple[int, ...]
    ways: tuple[_Payment, ...]
    effort: Effort
    left: int
    """What there can be to pay others with, at the prices of things."""
    hope: int
    """What other nobles may bring beyond their prices."""


def floor_of(state: Playing, purse: Purse) -> Floor:
    """What is worth less at some prices can pay for nothing as good as the best that some of the means pay for."""
    search = _Search(state, purse)
    search.go_through(NARROW)
    search.price_all()
    points = 0 if search.found is None else search.found.points
    return Floor(search.prices, UNIT * points - sum(search.brings.values()))


def best_set(state: Playing, purse: Purse) -> Nobles | None:
    """The set of most points that can be paid; of several that for which the least has to be done, and paid."""
    return _Search(state, purse).best()


class _Search:
    """A set is its spaces, as bits."""

    def __init__(self, state: Playing, purse: Purse) -> None:
        self.purse, self.most = purse, max((have.office for have in purse.largest), default=0)
        wild = max((have.wild for have in purse.largest), default=0)
        park, nobles = state.box.equipment.park.value, state.box.equipment.nobles
        self.cells = park.cells
        there = {space: nobles[noble] for space, noble in enumerate(state.park) if noble >= 0}
        self.payments = {space: tuple(_payments(state, space, wild)) for space in there}
        self.worth = {space: noble.points for space, noble in there.items()}
        self.gold = {space: noble.gold for space, noble in there.items()}
        self.empty = {space: empty_beside(state.park, park.near[space]) for space in there}
        self.near = {space: sum(1 << other for other in park.near[space] if other in there) for space in there}
        self.found: Nobles | None = None
        self.order: tuple[int, ...] = ()
        """Its spaces; of several that are as good the first."""
        self.least_gold = {
            space: max(0, self.gold[space] - self.empty[space] - min(near.bit_count(), self.most - 1))
            for space, near in self.near.items()
        }
        self._use(NOTHING)

    def _use(self, prices: Prices) -> None:
        self.prices = prices
        self.there = self.purse.at_prices(prices)
        self.seals = {space: min(_seal_costs(prices, way) for way in ways) for space, ways in self.payments.items()}
        self.brings = {
            space: _brings(prices, self.worth[space], ways, self.least_gold[space])
            for space, ways in self.payments.items()
        }

    def _left(self, n: int, ways: Iterable[_Payment], gold: int) -> int:
        """What there can be to pay with beyond what a set asks for, at the prices."""
        office, _, _, _, coin = self.prices
        return max(
            self.there((n, way.turquoise, way.violet, way.wild)) - _seal_costs(self.prices, way) for way in ways
        ) - (office * n + coin * gold)

    def best(self) -> Nobles | None:
        self.go_through(NARROW)
        self.price_all()
        self.go_through(None)
        return self.found

    def price_all(self) -> None:
        """By the best that was found."""
        asked = [(self.worth[space], ways, self.least_gold[space]) for space, ways in self.payments.items()]
        self._use(_prices(asked, self.purse.largest, 0 if self.found is None else self.found.points))

    def go_through(self, narrow: int | None) -> None:
        """All sets, or of each size no more than so many."""
        nothing = _Payment(0, 0, 0, ())
        left = self._left(0, (nothing,), 0)
        paid: Mapping[int, _Taken] = {0: _Taken(0, 0, (), (nothing,), (0, 0), left, sum(self.brings.values()))}
        for n in range(1, self.most + 1):
            paid = self._larger(paid, n)
            if narrow is not None:
                paid = dict(sorted(paid.items(), key=lambda each: (-each[1].points, each[1].gold))[:narrow])

    def _larger(self, paid: Mapping[int, _Taken], n: int) -> dict[int, _Taken]:
        """All sets of one noble more that can be paid and may come to something better."""
        cheapest: dict[int, tuple[int, int, int]] = {}
        for bits, taken in paid.items():
            for space, worth in self.worth.items():
                both = bits | 1 << space
                if both != bits:
                    costs = price(self.gold[space], self.empty[space] + (bits & self.near[space]).bit_count())
                    gold = taken.gold + costs
                    if both not in cheapest or gold < cheapest[both][0]:
                        left = taken.left - self.prices[0] - self.prices[4] * costs - self.seals[space]
                        hope = left + taken.hope - self.brings[space]
                        if self._hoped_for(taken.points + worth, hope, taken.effort, gold) < self._rank:
                            cheapest[both] = gold, space, bits
            if len(cheapest) > MOST_SETS:
                raise TooMany(len(cheapest))
        out: dict[int, _Taken] = {}
        for both, (gold, space, bits) in cheapest.items():
            before = paid[bits]
            points, order = before.points + self.worth[space], (*before.order, space)
            ways = [
                (way, found)
                for way in _together(before.ways, self.payments[space])
                if (found := self.purse.least(Bill(n, way.turquoise, way.violet, way.wild, gold)))
            ]
            if ways:
                way, least = min(ways, key=lambda each: each[1].effort)
                left, hope = self._left(n, (each for each, _ in ways), gold), before.hope - self.brings[space]
                if self._hoped_for(points, left + hope, least.effort, gold) < self._rank:
                    out[both] = _Taken(points, gold, order, tuple(each for each, _ in ways), least.effort, left, hope)
                rank = -points, least.effort, gold
                if points and (rank < self._rank or (rank == self._rank and order < self.order)):
                    self.order = order
                    by_cell = {each.cell: each for each in way.recruits}
                    recruits = tuple(by_cell[self.cells[each]] for each in order)
                    self.found = Nobles(points, gold, least.effort, recruits, least.means)
        return out

    def _hoped_for(self, points: int, hope: int, effort: Effort, gold: int) -> tuple[int, Effort, int]:
        """The best rank of what can come of a set."""
        return -points - hope // UNIT, effort, gold

    @property
    def _rank(self) -> tuple[int, Effort, int]:
        return (0, (0, 0), 0) if self.found is None else self.found.rank


# ------------------------------------------------------------------------------------------------------ prices

UNIT: Final = 1024
ROUNDS: Final = 100
NOTHING: Final = Bill(0, 0, 0, 0, 0)
Asked = tuple[int, tuple[_Payment, ...], int]
"""The points of a noble, the ways to pay its seals, and the least gold that it can cost."""


def _seal_costs(prices: Prices, way: _Payment) -> int:
    return prices[1] * way.turquoise + prices[2] * way.violet + prices[3] * way.wild


def _costs(prices: Prices, have: Bill) -> int:
    return sum(price * n for price, n in zip(prices, have, strict=True))


def _brings(prices: Prices, points: int, ways: tuple[_Payment, ...], gold: int) -> int:
    """What a noble brings beyond its price."""
    seals = min(_seal_costs(prices, way) for way in ways)
    return max(0, UNIT * points - prices[0] - prices[4] * gold - seals)


def _prices(asked: Sequence[Asked], largest: Sequence[Bill], points: int) -> Prices:
    """Prices at which nobles bring little beyond them, and what there is to pay with costs little. They go up with what
    the nobles that bring something ask for beyond what there is, and down with what is left, the less the nearer the
    sum of both is to the points that are had.
    """
    prices, best, least = (0, 0, 0, 0, 0), (0, 0, 0, 0, 0), UNIT * sum(each[0] for each in asked)
    for _ in range(ROUNDS):
        costs, there = max(((_costs(prices, have), have) for have in largest), default=(0, NOTHING))
        over = [-n for n in there]
        for each in asked:
            brings = _brings(prices, *each)
            if brings:
                costs += brings
                way = min(each[1], key=lambda way: _seal_costs(prices, way))
                for n, asks in enumerate((1, way.turquoise, way.violet, way.wild, each[2])):
                    over[n] += asks
        if costs < least:
            least, best = costs, prices
        length = sum(n * n for n in over)
        if not length or costs <= UNIT * points:
            break
        office, turquoise, violet, wild, gold = (
            max(0, price + (costs - UNIT * points) * n // length) for price, n in zip(prices, over, strict=True)
        )
        prices = office, turquoise, violet, wild, gold
    return best


# ---------------------------------------------------------------------------------------------------- payments


def _payments(state: Playing, space: int, wild: int) -> Iterator[_Payment]:
    """The ways to pay the seals of one noble with servants and cards."""
    noble = state.box.equipment.nobles[state.park[space]]
    cell = state.box.equipment.park.value.cells[space]
    one_noble = lasts_for_one_noble(state.box.ruleset.seal_card)
    for turquoise in range(min(noble.turquoise, wild) + 1):
        for violet in range(min(noble.violet, wild - turquoise) + 1):
            used = turquoise + violet
            yield _Payment(
                payment(noble.turquoise, turquoise),
                payment(noble.violet, violet),
                SEALS_CARD * -(-used // SEALS_CARD) if one_noble else used,
                (recruit(cell, turquoise, violet),),
            )


def _together(some: tuple[_Payment, ...], more: tuple[_Payment, ...]) -> tuple[_Payment, ...]:
    """Payments of both, leaving out those that ask for no less than another."""
    found: dict[tuple[int, int, int], _Payment] = {}
    for one in some:
        for other in more:
            asks = one.turquoise + other.turquoise, one.violet + other.violet, one.wild + other.wild
            found.setdefault(asks, _Payment(*asks, (*one.recruits, *other.recruits)))
    return tuple(found.values())
