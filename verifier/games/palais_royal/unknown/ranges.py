"""Scoring a table of which not everything is known: the tightest range, and whether the winner is certain.

A filling counts where the table that it makes is not impossible. What comes in kinds (the park, cards played for
points) is counted out; what is a plain number (points, nobles, cards in hand, servants at the Cardinal) is asked only
which orders of the totals it allows.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import combinations, product
from typing import Final, NamedTuple

from courtroll.verifier.games.palais_royal.rules.options import OPTIONS
from courtroll.verifier.games.palais_royal.scoring import ending
from courtroll.verifier.games.palais_royal.scoring import totals as scoring
from courtroll.verifier.games.palais_royal.scoring.orders import Order, least, order_of, orders
from courtroll.verifier.games.palais_royal.scoring.privileges import UNPLAYED_LIMIT, unplayed_points
from courtroll.verifier.games.palais_royal.table.equipment import CARD_COPIES, CARD_POINTS, CARDS, NOBLES
from courtroll.verifier.games.palais_royal.table.servants import Seats, fewest_nobles, most_out
from courtroll.verifier.games.palais_royal.table.state import State
from courtroll.verifier.games.palais_royal.unknown.park import (
    Outcome,
    TooMany,
    enough_at_cardinal,
    open_places,
    outcomes,
)
from courtroll.verifier.games.palais_royal.unknown.sure import only_sure
from courtroll.verifier.kernel.merging import merged
from courtroll.verifier.kernel.position import Position
from courtroll.verifier.kernel.ranges import Shown
from courtroll.verifier.kernel.results import Answer, known
from courtroll.verifier.kernel.rulings import leanings, ways_to_rule

MOST_CASES: Final = 20_000
DUEL: Final = 2
"""Among more players nobody without a servant comes second."""


def final_count(position: Position[State]) -> Answer:
    """The final count, over all fillings and all readings that the table may play by."""
    ways = list(ways_to_rule(position, OPTIONS))
    if len(ways) > 1:
        return merged([_counted(way) for way in ways])._replace(leanings=())
    answer = _counted(position)
    if position.state.players > DUEL:
        return answer
    return answer._replace(leanings=leanings(position, OPTIONS, lambda there: _counted(there)[1:] != answer[1:]))


def _counted(position: Position[State]) -> Answer:
    """The final count under one reading."""
    result = scoring.result(position.state)
    if not position.holes:
        return known(result)
    try:
        seen, open_ones = _Ranges(position).count_out(), open_places(position)
    except TooMany:
        from courtroll.verifier.games.palais_royal.unknown.rough import roughly

        return roughly(position, result)
    return Answer(
        only_sure(result, seen.low, open_ones),
        tuple(seen.low),
        tuple(seen.high),
        seen.ends.ranks,
        tuple(player.facts for player in result.players),
        seen.ends.winners,
        seen.ends.decided_by,
        seen.ends.is_won,
    )


class Played(NamedTuple):
    """What the unknown cards played for points can bring each player, and how many cards were only guessed at."""

    points: Seats
    cards: int


class Base(NamedTuple):
    """The totals with all that comes in kinds, and what else is open.

    `endless` are the players whose totals have no upper bound; `hands` is how many cards can be in the hands that
    nobody counted; `cardinal` bounds the servants at the Cardinal.
    """

    totals: Seats
    endless: frozenset[int]
    hands: int
    cardinal: Seats


class _Ranges:
    """What the fillings looked at so far have shown."""

    def __init__(self, position: Position[State]) -> None:
        self.position = position
        self.state = position.state
        self.seats = range(self.state.players)
        self.low: list[int] = []
        self.high: list[int | None] = []
        self.ends = Shown[ending.Decider](self.state.players)
        self.shown: set[tuple[Order, Seats]] = set()
        self.hands = self._unknown("unplayed")
        self.at_cardinal = self._unknown("cardinal")

    def _unknown(self, *what: str) -> frozenset[int]:
        return frozenset(seat for seat in self.seats if not self.position.is_known("player", seat, *what))

    def count_out(self) -> _Ranges:
        park, cards = outcomes(self.position), self._played()
        if len(park) * len(cards) > MOST_CASES:
            raise TooMany
        for base in {base for outcome in park for played in cards for base in self._bases(outcome, played)}:
            self._bound(base)
            for order in self._orders(base):
                self._show(order, base.cardinal)
        return self

    # ------------------------------------------------------------------------------------------- played cards

    def _known_cards(self, seat: int) -> list[int]:
        played = self.state.seats[seat].played
        return [card for n, card in enumerate(played) if self.position.is_known("player", seat, "played", n)]

    def _played(self) -> list[Played]:
        """Every way in which the unknown cards can bring points, each with the fewest cards that do."""
        told = [card for seat in self.seats for card in self._known_cards(seat)]
        left = [CARD_COPIES - told.count(value) for value in CARD_POINTS]
        unknown = [len(held.played) - len(self._known_cards(seat)) for seat, held in enumerate(self.state.seats)]
        lists = self._unknown("played")
        found: dict[tuple[Seats, Seats], int] = {(tuple(left), ()): 0}
        for seat in self.seats:
            more: dict[tuple[Seats, Seats], int] = {}
            for (pool, points), cards in found.items():
                for kinds in product(*(range(n + 1) for n in pool)):
                    if seat in lists or sum(kinds) == unknown[seat]:
                        worth = sum(n * value for n, value in zip(kinds, CARD_POINTS, strict=True))
                        rest = tuple(n - taken for n, taken in zip(pool, kinds, strict=True))
                        guessed = cards + (sum(kinds) if seat in lists else 0)
                        key = (rest, (*points, worth))
                        more[key] = min(guessed, more.get(key, guessed))
            found = more
        fewest: dict[Seats, int] = {}
        for (_, points), cards in found.items():
            fewest[points] = min(cards, fewest.get(points, cards))
        return [Played(points, cards) for points, cards in fewest.items()]

    # ---------------------------------------------------------------------------------------------- the totals

    def _bases(self, outcome: Outcome, played: Played) -> Iterator[Base]:
        """The totals under one outcome of what comes in kinds; none where the cards do not go round."""
        seats = self.state.seats
        hands = CARDS - sum(len(held.played) + held.unplayed for held in seats) - played.cards
        if hands < 0:
            return
        totals = tuple(
            held.points
            + sum(held.nobles)
            + sum(self._known_cards(seat))
            + unplayed_points(held.unplayed)
            + outcome.points[seat]
            + played.points[seat]
            for seat, held in enumerate(seats)
        )
        enough = enough_at_cardinal(self.state)
        cardinal = tuple(
            min(enough, most_out(self.position, seat) - outcome.servants[seat])
            if seat in self.at_cardinal
            else held.cardinal
            for seat, held in enumerate(seats)
        )
        for endless in self._endless(outcome):
            yield Base(totals, endless, hands, cardinal)

    def _endless(self, outcome: Outcome) -> Iterator[frozenset[int]]:
        """Whose totals have no upper bound. Who has taken no noble so far needs one that is left."""
        taken = [fewest_nobles(self.position, seat, n) for seat, n in enumerate(outcome.servants)]
        tiles = self._unknown("nobles")
        needy = {seat for seat in tiles if not taken[seat]}
        sure = self._unknown("points") | (tiles - needy)
        sure |= {seat for seat in self.seats if self._has_unknown_tile(seat)}
        for lucky in combinations(sorted(needy), min(len(needy), NOBLES - sum(taken))):
            yield sure | frozenset(lucky)

    def _has_unknown_tile(self, seat: int) -> bool:
        nobles = range(len(self.state.seats[seat].nobles))
        return any(not self.position.is_known("player", seat, "nobles", tile) for tile in nobles)

    def _slack(self, base: Base, seat: int) -> int:
        """What a hand that nobody counted can bring."""
        return min(UNPLAYED_LIMIT, base.hands) if seat in self.hands else 0

    def _bound(self, base: Base) -> None:
        highs = [
            None if seat in base.endless else low + self._slack(base, seat) for seat, low in enumerate(base.totals)
        ]
        if not self.low:
            self.low, self.high = list(base.totals), list(highs)
        for seat, (low, high) in enumerate(zip(base.totals, highs, strict=True)):
            self.low[seat] = min(self.low[seat], low)
            before = self.high[seat]
            self.high[seat] = None if high is None or before is None else max(before, high)

    # --------------------------------------------------------------------------------------------- who is first

    def _orders(self, base: Base) -> Iterable[Order]:
        """The orders of totals that this base allows and that have not been shown."""
        lows = base.totals
        if not base.endless and not self.hands:
            return [order_of(lows)]
        highs = [None if seat in base.endless else low + self._slack(base, seat) for seat, low in enumerate(lows)]
        out = []
        for order in orders(len(lows)):
            if (order, base.cardinal) not in self.shown and (totals := least(order, lows, highs)) is not None:
                in_hands = sum(totals[seat] - lows[seat] for seat in self.hands - base.endless)
                if in_hands <= base.hands:
                    out.append(order)
        return out

    def _show(self, order: Order, cardinal: Seats) -> None:
        """Notes who is where when the totals lie in this order."""
        if (order, cardinal) in self.shown:
            return
        self.shown.add((order, cardinal))
        for at_cardinal in self._at_cardinal(order, cardinal):
            self.ends.add(ending.ranking(order, at_cardinal))

    def _at_cardinal(self, order: Order, cardinal: Seats) -> Iterator[Seats]:
        """The servants at the Cardinal that can make a difference: those of players with equal totals."""
        open_ties = {seat for seat in self.at_cardinal if order.count(order[seat]) > 1}
        if not open_ties:
            yield cardinal
            return
        lows = [0 if seat in open_ties else n for seat, n in enumerate(cardinal)]
        for by_cardinal in orders(len(cardinal)):
            if (found := least(by_cardinal, lows, cardinal)) is not None:
                yield found
