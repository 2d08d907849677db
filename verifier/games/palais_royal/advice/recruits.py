"""Which nobles can be paid for together: sets of them, each at the least gold that any order of recruiting asks for."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Final, NamedTuple

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

MOST_SETS: Final = 100_000
"""Sets of nobles that are looked at together."""


class Bill(NamedTuple):
    """What a set of nobles asks for."""

    office: int
    turquoise: int
    violet: int
    wild: int
    """Seals of cards, with those that a card gives for nothing."""
    gold: int


@dataclass(frozen=True, slots=True)
class Nobles:
    """A set of nobles in an order of recruiting, with what each asks of cards."""

    points: int
    bill: Bill
    recruits: tuple[Recruit, ...]


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
    more: int
    """How many nobles more could be paid if they asked for nothing but a servant in the office."""


NARROW: Final = 100
"""Sets that are gone on with while a first good one is sought."""


def best_sets(state: Playing, most: int, wild: int, can_pay: Callable[[Bill], bool]) -> list[Nobles]:
    """Sets of at most so many nobles that can be paid, all of the most points among them. Whoever can pay for a set
    must be able to pay for each part of it.
    """
    search = _Search(state, most, wild, can_pay)
    least = max((each.points for each in search.sets(0, NARROW)), default=0)
    return list(search.sets(least))


class _Search:
    """Sets grow by one noble at a time. A set is its spaces, as bits."""

    def __init__(self, state: Playing, most: int, wild: int, can_pay: Callable[[Bill], bool]) -> None:
        self.most, self.can_pay = most, can_pay
        park, nobles = state.box.equipment.park.value, state.box.equipment.nobles
        self.cells = park.cells
        there = {space: nobles[noble] for space, noble in enumerate(state.park) if noble >= 0}
        self.payments = {space: tuple(_payments(state, space, wild)) for space in there}
        self.worth = {space: noble.points for space, noble in there.items()}
        self.gold = {space: noble.gold for space, noble in there.items()}
        self.empty = {space: empty_beside(state.park, park.near[space]) for space in there}
        self.near = {space: sum(1 << other for other in park.near[space]) for space in there}
        self.dearest = sorted(self.worth, key=self.worth.__getitem__, reverse=True)

    def sets(self, least: int, narrow: int | None = None) -> Iterator[Nobles]:
        """Those that bring at least so many points; of each size no more are gone on with than `narrow`."""
        paid: Mapping[int, _Taken] = {0: _Taken(0, 0, (), (_Payment(0, 0, 0, ()),), self.most)}
        for n in range(1, self.most + 1):
            paid = self._larger(paid, n, least)
            least = max(least, *(taken.points for taken in paid.values()), 0)
            for taken in paid.values():
                if taken.points >= least:
                    yield from self._nobles(taken, n)
            if narrow is not None:
                best = sorted(paid.items(), key=lambda each: (-each[1].points, each[1].gold))[:narrow]
                paid = dict(best)

    def _larger(self, paid: Mapping[int, _Taken], n: int, least: int) -> dict[int, _Taken]:
        """All sets of one noble more that can be paid and may come to so many points."""
        cheapest: dict[int, tuple[int, int, int]] = {}
        for bits, taken in paid.items():
            if not taken.more:
                continue
            for space, worth in self.worth.items():
                both = bits | 1 << space
                if both != bits and taken.points + worth + self._hope(both, taken.more - 1) >= least:
                    costs = price(self.gold[space], self.empty[space] + (bits & self.near[space]).bit_count())
                    if both not in cheapest or taken.gold + costs < cheapest[both][0]:
                        cheapest[both] = taken.gold + costs, space, bits
            if len(cheapest) > MOST_SETS:
                raise TooMany(len(cheapest))
        out: dict[int, _Taken] = {}
        for both, (gold, space, bits) in cheapest.items():
            before = paid[bits]
            ways = tuple(
                way
                for way in _together(before.ways, self.payments[space])
                if self.can_pay(Bill(n, way.turquoise, way.violet, way.wild, gold))
            )
            if ways:
                more = self._more(ways, n, gold, before.more - 1)
                out[both] = _Taken(before.points + self.worth[space], gold, (*before.order, space), ways, more)
        return out

    def _more(self, ways: tuple[_Payment, ...], n: int, gold: int, most: int) -> int:
        for more in range(most, 0, -1):
            if any(self.can_pay(Bill(n + more, way.turquoise, way.violet, way.wild, gold)) for way in ways):
                return more
        return 0

    def _hope(self, bits: int, n: int) -> int:
        """What so many nobles more can bring at the most."""
        hope = 0
        for space in self.dearest:
            if not n:
                break
            if not bits >> space & 1:
                hope += self.worth[space]
                n -= 1
        return hope

    def _nobles(self, taken: _Taken, n: int) -> Iterator[Nobles]:
        for way in taken.ways:
            by_cell = {each.cell: each for each in way.recruits}
            recruits = tuple(by_cell[self.cells[space]] for space in taken.order)
            yield Nobles(taken.points, Bill(n, way.turquoise, way.violet, way.wild, taken.gold), recruits)


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
