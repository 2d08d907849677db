"""A decision being done: the table that changes, what is asked of the dealer, and the points written down.

Pieces drawn are numbered: tiles in the order of `TILES`, scandal cards in the order of `CARDS`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Final

from courtroll.properties.engines.answers import Gained, WrongDraw
from courtroll.properties.games.noblemen.second.table import CARDS, TILES, Player, Table

LOOKED_AT: Final = 3
"""Cards looked at, of which one is kept: "Die Skandalkarten", "Le Carte Scandalo"."""


@dataclass(frozen=True, slots=True)
class Ask:
    """What the dealer must supply: `n` pieces at random, then the `sure` ones, whose order is known."""

    seat: int
    what: str
    """Either "tiles" or "cards"."""
    n: int
    pool: tuple[int, ...]
    """How many of each kind there are to draw from."""
    sure: tuple[int, ...] = ()


Dealer = Callable[[Ask], Sequence[int]]


def told(drawn: Sequence[Sequence[int]]) -> Dealer:
    """A dealer who repeats what was drawn, and refuses what cannot have been."""
    left = iter(drawn)

    def deal(ask: Ask) -> Sequence[int]:
        given = next(left, None)
        if given is None:
            raise WrongDraw(f"nothing was drawn for {ask}")
        at_random = given[: ask.n]
        if len(given) != ask.n + len(ask.sure) or tuple(given[ask.n :]) != ask.sure:
            raise WrongDraw(f"{given} was drawn for {ask}")
        if any(kind not in range(len(ask.pool)) or at_random.count(kind) > ask.pool[kind] for kind in at_random):
            raise WrongDraw(f"{given} was drawn for {ask}")
        return given

    return deal


def told_then_first(drawn: Sequence[Sequence[int]]) -> Dealer:
    """A dealer who repeats what was drawn, and after that hands out the first pieces there are."""
    repeat, times = told(drawn), iter(drawn)

    def deal(ask: Ask) -> Sequence[int]:
        if next(times, None) is not None:
            return repeat(ask)
        first: list[int] = []
        for kind, there in enumerate(ask.pool):
            first += [kind] * there
        return (*first[: ask.n], *ask.sure)

    return deal


@dataclass(slots=True)
class Work:
    """A table that may be changed, with what has been asked and written so far."""

    table: Table
    dealer: Dealer
    asked: list[Ask] = field(default_factory=list)
    written: dict[tuple[int, str, str], int] = field(default_factory=dict)
    """Points by seat, code and rule id."""
    gained: list[Gained] = field(default_factory=list)
    used: set[str] = field(default_factory=set)
    """Names of the box's values that were looked at."""

    def player(self, seat: int) -> Player:
        return self.table.players[seat]

    def score(self, seat: int, code: str, points: int, rule: str) -> None:
        """Points move the player's counter at once."""
        self.table.players[seat].points += points
        self.written[seat, code, rule] = self.written.get((seat, code, rule), 0) + points

    def gain(self, seat: int, what: str, code: str, count: int, amount: int, *rules: str) -> None:
        """Tells what a player gets or pays; where that is nothing, nothing is told."""
        if amount:
            rule, *also = (f"noblemen.{each}" for each in rules)
            self.gained.append(Gained(seat, what, code, count, amount, rule, also=tuple(also)))

    def pay(self, seat: int, pounds: int) -> None:
        """From behind the screen into the bank; a negative payment comes out of it."""
        self.table.players[seat].money -= pounds
        self.table.bank += pounds

    def draw_tiles(self, seat: int, n: int) -> None:
        """At random; of a bag with fewer tiles all there are, and the rest is forfeited."""
        bag, hand = self.table.bag, self.table.players[seat].tiles
        short = max(0, n - sum(bag.values()))
        self.gain(seat, "tiles", "bag-short", short, -short, "bag.short")
        n -= short
        if n == 0:
            return
        for kind in self._ask(Ask(seat, "tiles", n, tuple(bag[tile] for tile in TILES))):
            bag[TILES[kind]] -= 1
            hand[TILES[kind]] += 1

    def look(self, seat: int) -> tuple[str, ...]:
        """The stack's top cards, which stay part of it. Those put under it before come last, in their order."""
        table = self.table
        unknown = tuple(table.stack[card] - table.under.count(card) for card in CARDS)
        at_random = min(LOOKED_AT, sum(unknown))
        sure = table.under[: LOOKED_AT - at_random]
        if at_random == 0 and not sure:
            return ()
        table.under = table.under[len(sure) :]
        ask = Ask(seat, "cards", at_random, unknown, tuple(CARDS.index(card) for card in sure))
        return tuple(CARDS[kind] for kind in self._ask(ask))

    def _ask(self, ask: Ask) -> Sequence[int]:
        self.asked.append(ask)
        return self.dealer(ask)

    def put_away(self, seat: int, card: str) -> None:
        """A card that was played or handed in goes under the stack."""
        self.table.players[seat].cards[card] -= 1
        self.table.stack[card] += 1
        self.table.under += (card,)

    def on_track(self) -> str:
        """The space of the round marker, which is drawn on the board and printed in no text."""
        self.used.add("round-track")
        return self.table.round_track[self.table.space]

    def take_queen(self, seat: int, rule: str) -> None:
        """She changes her owner, but never while the round marker is on the lock."""
        if self.table.queen == seat:
            return
        if self.on_track() == "lock":
            self.gained.append(Gained(seat, "queen", "queen-locked", 0, 0, "noblemen.queen.lock"))
        else:
            self.table.queen = seat
            self.gain(seat, "queen", "queen", 1, 1, rule)
