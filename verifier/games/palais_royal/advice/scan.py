"""Which nobles to recruit, the park gone through space by space: of all that was taken before only what lies next to
spaces still to come matters, so ways that have no more of anything than another at the same border are left out.

Of two nobles side by side that are both taken, the one taken later is cheaper by one, unless it costs nothing already.
At first each such discount may go to either of both, even round in a circle: no order of recruiting costs less, and
hardly ever more. Strictly, it is noted what has to come before what.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property, reduce
from itertools import combinations
from operator import le, mul, or_
from typing import Final, NamedTuple

from courtroll.verifier.games.palais_royal.advice.means import Bill, Effort, Prices, Purse
from courtroll.verifier.games.palais_royal.advice.transport import TooMany
from courtroll.verifier.games.palais_royal.moves.decisions import Recruit

UNIT: Final = 1024
ROUNDS: Final = 100
MOST_BORDERS: Final = 100_000
"""Sets of nobles at a border that are told apart."""
MOST_LABELS: Final = 300_000
"""Ways that are kept at a border."""
Seals = tuple[int, int, int]
"""Servants with the King, with Madame de Pompadour, and seals of cards."""


class Tile(NamedTuple):
    """A noble that may be recruited."""

    points: int
    gold: int
    """With what lies empty next to it already taken off."""
    ways: Mapping[Seals, Recruit]
    """How its seals may be paid, and what is decided then."""


class Rank(NamedTuple):
    """The less the better."""

    points: int
    """Below zero."""
    effort: Effort


@dataclass(frozen=True)
class Lawn:
    """Nobles in reading order, and which of them are next to each other."""

    tiles: Sequence[Tile]
    near: Sequence[frozenset[int]]

    @cached_property
    def before(self) -> list[list[int]]:
        return [[m for m in sorted(near) if m < n] for n, near in enumerate(self.near)]

    @cached_property
    def borders(self) -> list[int]:
        """For each noble, as bits, those up to it that lie next to later ones."""
        return [
            sum(1 << m for m in range(n + 1) if any(later > n for later in self.near[m]))
            for n in range(len(self.tiles))
        ]

    @cached_property
    def steps(self) -> list[dict[int, tuple[int, int, int]]]:
        """For each noble and each set at the border before it: the sets after it without it and with it, and the most
        gold that it may save.
        """
        out: list[dict[int, tuple[int, int, int]]] = []
        sets = {0}
        for n, (tile, border) in enumerate(zip(self.tiles, self.borders, strict=True)):
            here = {}
            for bits in sets:
                beside = [m for m in self.before[n] if bits >> m & 1]
                saved = min(len(beside), tile.gold + sum(self.tiles[m].gold > 0 for m in beside))
                here[bits] = bits & border, (bits | 1 << n) & border, saved
            out.append(here)
            sets = {after for each in here.values() for after in each[:2]}
            if len(sets) > MOST_BORDERS:
                raise TooMany(len(sets))
        return out

    @cached_property
    def open_to(self) -> list[list[int]]:
        """For each noble, and each up to it, how many later ones beside that may leave it their discount. Others have
        room for all that they can have.
        """
        count = len(self.tiles)
        full = [False] * count
        for n in reversed(range(count)):
            asks = sum(m < n or not full[m] for m in self.near[n])
            full[n] = self.tiles[n].gold >= asks
        return [
            [sum(later > n and not full[later] for later in self.near[m]) for m in range(n + 1)] for n in range(count)
        ]


def seal_costs(prices: Prices, way: Seals) -> int:
    return prices[1] * way[0] + prices[2] * way[1] + prices[3] * way[2]


class Priced:
    """What sets of nobles bring beyond their prices, at the most."""

    def __init__(self, lawn: Lawn, prices: Prices) -> None:
        self.lawn, self.prices = lawn, prices
        self.ways = [min(tile.ways, key=lambda way: seal_costs(prices, way)) for tile in lawn.tiles]
        self._worth = [
            UNIT * tile.points - prices[0] - seal_costs(prices, way) - prices[4] * tile.gold
            for tile, way in zip(lawn.tiles, self.ways, strict=True)
        ]
        after = {0: 0}
        self.hope = [after]
        """Of the nobles from each on, by the set at the border before it."""
        for worth, steps in zip(reversed(self._worth), reversed(lawn.steps), strict=True):
            after = {
                bits: max(after[without], after[taken] + worth + prices[4] * saved)
                for bits, (without, taken, saved) in steps.items()
            }
            self.hope.append(after)
        self.hope.reverse()

    def asked(self) -> list[int]:
        """What those ask for that bring most."""
        bits, asked = 0, [0, 0, 0, 0, 0]
        for n, (tile, steps) in enumerate(zip(self.lawn.tiles, self.lawn.steps, strict=True)):
            without, taken, saved = steps[bits]
            if self.hope[n][bits] == self.hope[n + 1][without]:
                bits = without
            else:
                bits = taken
                for k, more in enumerate((1, *self.ways[n], tile.gold - saved)):
                    asked[k] += more
        return asked


def priced(lawn: Lawn, largest: Sequence[Bill], points: int) -> Priced:
    """Prices at which nobles bring little beyond them, and what there is to pay with costs little. They go up with what
    the nobles that bring most ask for beyond what there is, and down with what is left, the less the nearer the sum of
    both is to the points that are had.
    """
    prices, best, least = (0, 0, 0, 0, 0), None, 0
    for _ in range(ROUNDS):
        at = Priced(lawn, prices)
        costs, there = max((sum(p * n for p, n in zip(prices, have, strict=True)), have) for have in largest)
        costs += at.hope[0][0]
        if best is None or costs < least:
            least, best = costs, at
        over = [asks - n for asks, n in zip(at.asked(), there, strict=True)]
        length = sum(n * n for n in over)
        if not length or costs < UNIT * (points + 1):
            break
        more = costs - UNIT * points
        office, turquoise, violet, wild, gold = (
            max(0, price + more * n // length) for price, n in zip(prices, over, strict=True)
        )
        prices = office, turquoise, violet, wild, gold
    assert best is not None
    return best


Chain = tuple[int, Seals, tuple[int, ...], tuple[int, ...], "Chain"] | None
"""The last noble that was taken, how its seals are paid, which of those before lower its price and which it lowers, and
how those were taken.
"""
Room = tuple[tuple[int, int, int], ...]
"""Which nobles at the border have room for so much discount more, and, strictly, which there come after them."""
Cell = tuple[int, int, int, int]
"""What is asked for but gold."""
Key = tuple[int, Room, Cell]
"""The set at the border, its room, and what is asked for."""


class Label(NamedTuple):
    points: int
    gold: int
    chain: Chain


class Found(NamedTuple):
    rank: Rank
    bill: Bill
    chain: Chain


class _Saving(NamedTuple):
    """Which nobles before lower a price and which prices it lowers, and the room that is left."""

    by: tuple[int, ...]
    of: tuple[int, ...]
    room: Room


class Scan:
    """Goes through the nobles once, for what may be better than what is known."""

    def __init__(self, purse: Purse, at: Priced, known: Rank, is_strict: bool) -> None:
        self.lawn, self.purse, self.at, self.known, self.is_strict = at.lawn, purse, at, known, is_strict
        self._worth = purse.at_prices(at.prices)
        self._left: dict[Cell, tuple[int, int]] = {}

    def found(self, narrow: int | None = None) -> Iterator[Found]:
        """Of the sets that differ in nothing that matters one; or some, with no more gone on with than so many."""
        labels: dict[Key, list[Label]] = {(0, (), (0, 0, 0, 0)): [Label(0, 0, None)]}
        for n in range(len(self.lawn.tiles)):
            labels = self._after(labels, n)
            if narrow is not None:
                labels = self._narrowed(labels, n + 1, narrow)
        for (_, _, cell), those in labels.items():
            for label in those:
                bill = Bill(*cell, label.gold)
                paid = self.purse.least(bill)
                if paid is not None:
                    yield Found(Rank(-label.points, paid.effort), bill, label.chain)

    def _after(self, labels: Mapping[Key, list[Label]], n: int) -> dict[Key, list[Label]]:
        out: dict[Key, list[Label]] = {}
        tile, hope = self.lawn.tiles[n], self.at.hope[n + 1]
        known: dict[tuple[int, Room], tuple[Room, list[_Saving]]] = {}
        count = 0
        for (bits, room, cell), those in labels.items():
            without, taken, _ = self.lawn.steps[n][bits]
            if (bits, room) not in known:
                known[bits, room] = self._clipped(room, n), list(self._savings(bits, room, n))
            clipped, savings = known[bits, room]
            for label in those:
                if self._may_be_better(label.points, label.gold, cell, clipped, hope[without]):
                    count += _kept(out, (without, clipped, cell), label)
                points = label.points + tile.points
                for way in tile.ways:
                    asks = cell[0] + 1, cell[1] + way[0], cell[2] + way[1], cell[3] + way[2]
                    for by, of, after in savings:
                        gold = label.gold + tile.gold - len(by) - len(of)
                        if self._may_be_better(points, gold, asks, after, hope[taken]):
                            chain = n, way, by, of, label.chain
                            count += _kept(out, (taken, after, asks), Label(points, gold, chain))
            if count > MOST_LABELS:
                raise TooMany(count)
        return out

    def _savings(self, bits: int, room: Room, n: int) -> Iterator[_Saving]:
        """The ways to share out what one noble more saves: all, or those that save most."""
        beside, own = [m for m in self.lawn.before[n] if bits >> m & 1], self.lawn.tiles[n].gold
        givers = [each for each in room if each[0] in beside]
        most = min(len(beside), own + len(givers))
        enough = len(givers) if self.is_strict else most - min(own, len(beside)) + self.lawn.open_to[n][n]
        for given in range(min(len(givers), enough) + 1):
            least = 0 if self.is_strict else most - given
            for of in combinations(givers, given):
                after = reduce(or_, (1 << m | later for m, _, later in of), 0)
                free = [m for m in beside if all(m != each[0] for each in of) and not after >> m & 1]
                for count in range(least, min(own, len(free)) + 1):
                    for by in combinations(free, count) if self.is_strict else (tuple(free[:count]),):
                        lowered = tuple(m for m, _, _ in of)
                        yield _Saving(by, lowered, self._room(room, by, lowered, (n, own - count, after)))

    def _room(self, room: Room, by: tuple[int, ...], of: tuple[int, ...], own: tuple[int, int, int]) -> Room:
        n, _, after = own
        here = 1 << n | after
        before = sum(1 << m for m in by)
        left = ((m, more - (m in of), later | here if (1 << m | later) & before else later) for m, more, later in room)
        return self._clipped((*left, own), n)

    def _clipped(self, room: Iterable[tuple[int, int, int]], n: int) -> Room:
        """No more than may still be asked for, once a noble was gone by."""
        open_to, border = self.lawn.open_to[n], self.lawn.borders[n] if self.is_strict else 0
        return tuple((m, min(more, open_to[m]), later & border) for m, more, later in room if more and open_to[m])

    def _may_be_better(self, points: int, gold: int, cell: Cell, room: Room, hope: int) -> bool:
        """Whether what asks for so much can be paid for, and come to something better than what is known."""
        if cell not in self._left:
            front = self.purse.front(cell) if all(map(le, cell, self.purse.most)) else ()
            costs = sum(map(mul, self.at.prices, cell))
            self._left[cell] = (self._worth(cell) - costs, front[-1].gold) if front else (0, -1)
        left, most = self._left[cell]
        least = gold - sum(more for _, more, _ in room)
        if least > most:
            return False
        points += (left - self.at.prices[4] * gold + hope) // UNIT
        if -points != self.known.points:
            return -points < self.known.points
        paid = self.purse.least(Bill(*cell, max(0, least)))
        return paid is not None and paid.effort < self.known.effort

    def _narrowed(self, labels: Mapping[Key, list[Label]], n: int, narrow: int) -> dict[Key, list[Label]]:
        """Those of which most may come."""
        coin = self.at.prices[-1]

        def hope(each: tuple[Key, Label]) -> int:
            (bits, _, cell), label = each
            return UNIT * label.points + self._left[cell][0] - coin * label.gold + self.at.hope[n][bits]

        best = sorted(((key, each) for key, those in labels.items() for each in those), key=hope, reverse=True)
        out: dict[Key, list[Label]] = {}
        for key, label in best[:narrow]:
            out.setdefault(key, []).append(label)
        return out


def _kept(out: dict[Key, list[Label]], key: Key, label: Label) -> int:
    """Adds a way unless one that is as good is there; how many more there are now."""
    those = out.setdefault(key, [])
    if any(each.points >= label.points and each.gold <= label.gold for each in those):
        return 0
    before = len(those)
    those[:] = [each for each in those if each.points > label.points or each.gold < label.gold]
    those.append(label)
    return len(those) - before


def in_order(chain: Chain) -> list[int]:
    """The nobles in an order in which each that lowers a price comes first; where they wait for each other in a circle,
    one that waits for few others does not.
    """
    waits: dict[int, set[int]] = {}
    while chain is not None:
        n, _, by, of, chain = chain
        waits.setdefault(n, set()).update(by)
        for each in of:
            waits.setdefault(each, set()).add(n)
    out: list[int] = []
    while waits:
        first = min(waits, key=lambda each: (len(waits[each] & waits.keys()), each))
        del waits[first]
        out.append(first)
    return out
