"""What there is to pay nobles with after each way to begin a turn and to move, and for how few steps and cards."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cache, cached_property, partial
from typing import Final, NamedTuple

from courtroll.verifier.games.palais_royal.advice.openings import Opening
from courtroll.verifier.games.palais_royal.advice.transport import Counts, Moved, TooMany, Ways
from courtroll.verifier.games.palais_royal.moves.decisions import Play
from courtroll.verifier.games.palais_royal.play import cards, chambers, turns
from courtroll.verifier.games.palais_royal.table import pieces
from courtroll.verifier.games.palais_royal.table.equipment import GOLD_CARD, SEALS_CARD
from courtroll.verifier.games.palais_royal.table.pieces import CARDS, Card, Kind, Room
from courtroll.verifier.games.palais_royal.table.playing import RECRUITING, THIRD, Playing

MOST_MEANS: Final = 3_000_000
"""Ways to begin, to move, to set servants more and to play cards, together."""


class Bill(NamedTuple):
    """What a set of nobles asks for."""

    office: int
    turquoise: int
    violet: int
    wild: int
    """Seals of cards, with those that a card gives for nothing."""
    gold: int


Setting = tuple[tuple[Room, Room | None], ...]
"""The servants more in the two chambers, one by one, and whence: `None` for the supply or wherever one is of no use."""
Effort = tuple[int, int]
"""Steps, then cards."""


class Means(NamedTuple):
    """How one comes to what there is to pay nobles with."""

    alike: Alike
    opening: Opening
    counts: Counts
    setting: Setting
    cards: tuple[Play, ...]

    @property
    def moved(self) -> Moved:
        moved = self.alike.ways.best(self.counts, self.opening.steps)
        assert moved is not None
        return moved


class Paid(NamedTuple):
    """So much gold or more is there, at the least for this effort."""

    gold: int
    effort: Effort
    means: Means


Seals = tuple[int, int, int]
"""Servants in the office, with the King and with Madame de Pompadour."""
Prices = tuple[int, int, int, int, int]
"""For what a bill asks for, in parts of a point."""


class Floor(NamedTuple):
    """What cannot pay for anything better than is known: it is worth less than this at these prices."""

    prices: Prices
    least: int


Cell = tuple[int, int, int, int]
"""A bill without its gold."""


class Purse:
    """Everything that can be had, by what it pays for: no more of anything is told apart than is of use."""

    def __init__(self, most: Bill) -> None:
        self.most = most
        self._own: dict[Cell, dict[int, Paid]] = {}
        self._front: dict[Cell, Sequence[Paid]] = {}
        self.added = 0

    def add(self, have: Bill, effort: Effort, means: Means) -> None:
        """To be done before anything is asked."""
        self.added += 1
        if self.added > MOST_MEANS:
            raise TooMany(self.added)
        *cell, gold = map(min, have, self.most)
        o, t, v, w = cell
        own = self._own.setdefault((o, t, v, w), {})
        known = own.get(gold)
        if known is None or effort < known.effort:
            own[gold] = Paid(gold, effort, means)

    def front(self, cell: Cell) -> Sequence[Paid]:
        """For a bill without its gold: the more gold, the more effort."""
        if cell not in self._front:
            found = list(self._own.get(cell, {}).values())
            for more in self._more(cell):
                found += self.front(more)
            found.sort(key=lambda paid: (-paid.gold, paid.effort))
            kept: list[Paid] = []
            for paid in found:
                if not kept or paid.effort < kept[-1].effort:
                    kept.append(paid)
            self._front[cell] = kept[::-1]
        return self._front[cell]

    def least(self, bill: Bill) -> Paid | None:
        """How a bill is paid with the least effort."""
        if any(asked > most for asked, most in zip(bill, self.most, strict=True)):
            return None
        front = self.front(bill[:4])
        at = bisect_right(front, bill.gold - 1, key=lambda paid: paid.gold)
        return front[at] if at < len(front) else None

    @cached_property
    def largest(self) -> list[Bill]:
        """What there can be at the most: of these none is covered by another."""
        out = []
        for cell, own in self._own.items():
            gold = max(own)
            if not any(self._gold(more) >= gold for more in self._more(cell)):
                out.append(Bill(*cell, gold))
        return out

    def at_prices(self, prices: Sequence[int]) -> Callable[[Cell], int]:
        """What the most that covers a bill without its gold is worth."""
        known: dict[Cell, int] = {}

        def worth(cell: Cell) -> int:
            if cell not in known:
                own = self._own.get(cell)
                there = (*cell, max(own)) if own else ()
                mine = sum(price * n for price, n in zip(prices, there, strict=False))
                known[cell] = max((mine, *map(worth, self._more(cell))))
            return known[cell]

        return worth

    def _more(self, cell: Cell) -> Iterator[Cell]:
        """One more of something than a bill asks for."""
        o, t, v, w = cell
        for n, more in enumerate(((o + 1, t, v, w), (o, t + 1, v, w), (o, t, v + 1, w), (o, t, v, w + 1))):
            if more[n] <= self.most[n]:
                yield more

    def _gold(self, cell: Cell) -> int:
        front = self.front(cell)
        return front[-1].gold if front else -1


@dataclass(frozen=True, slots=True)
class Alike:
    """Ways to begin from which servants move alike, and how they move."""

    openings: Sequence[Opening]
    ways: Ways

    def fill(self, purse: Purse, floor: Floor | None = None) -> None:
        """With what can be had after all ways of moving, by the farthest of the openings or down to a floor by all."""
        if floor is None:
            floor, begun = Floor((0, 0, 0, 0, 0), 0), [max(self.openings, key=lambda opening: opening.steps)]
        else:
            begun = list(self.openings)
        state = begun[0].state
        rooms, wild = _Rooms(state), state.turn.wild if state.turn.stage == RECRUITING else 0
        known = [
            (
                opening,
                cache(partial(_late_cards, opening.state, wild, floor)),
                opening.steps,
                opening.gold,
                opening.played,
            )
            for opening in begun
        ]
        office, king, pompadour, _, _ = floor.prices
        for counts in self.ways:
            mint = rooms.mint(counts)
            settings = [
                (setting, there, floor.least - office * there[0] - king * there[1] - pompadour * there[2])
                for setting, there in rooms.settings(counts)
            ]
            for opening, late, steps, gold, played in known:
                cost = self.ways.cost(counts, steps)
                if cost is not None:
                    for setting, there, least in settings:
                        for worth, cards_played, seals, left in late(gold + mint):
                            if worth < least:
                                break
                            effort = cost, played + len(cards_played)
                            purse.add(
                                Bill(*there, seals, left), effort, Means(self, opening, counts, setting, cards_played)
                            )


class _Rooms:
    """What the engine says of mint and chambers, by the servants there and at the Cardinal."""

    def __init__(self, state: Playing) -> None:
        self.state = state
        seat, turn = state.turn.seat, state.turn
        self.supply = state.supply(seat)
        self.total = self.supply + sum(state.held[room][seat] for room in Room)
        self.is_over = turn.stage > THIRD
        self.either = 0 if self.is_over else chambers.either_due(state)
        self._known: dict[tuple[Room, int, int], int] = {}

    def _asked(self, room: Room, mine: int, cardinal: int) -> int:
        key = room, mine, cardinal
        if key not in self._known:
            there = _standing(self.state, {room: mine, Room.CARDINAL: cardinal})
            if room is Room.MINT:
                self._known[key] = turns.amount(turns.parts(there, Room.MINT, Kind.GOLD))
            else:
                self._known[key] = chambers.own_due(there, room)
        return self._known[key]

    def mint(self, counts: Counts) -> int:
        if self.is_over or self.state.turn.minted:
            return 0
        return self._asked(Room.MINT, counts[3], counts[4])

    def settings(self, counts: Counts) -> list[tuple[Setting, Seals]]:
        """The servants in office and chambers, once servants more are set in the chambers."""
        office, king, pompadour, _, cardinal = counts
        if self.is_over:
            return [((), (office, king, pompadour))]
        free = self.total - office - king - pompadour - cardinal
        mine, other = self._asked(Room.KING, king, cardinal), self._asked(Room.POMPADOUR, pompadour, cardinal)
        if mine + other + self.either > free:
            return _best_of(self._from_rooms(_Third(office, king, pompadour, cardinal, free, None, None, self.either)))
        return [
            (_KING * (mine + first) + _POMPADOUR * (other + self.either - first), (office, king + mine + first, after))
            for first in range(self.either + 1)
            for after in (pompadour + other + self.either - first,)
        ]

    def _from_rooms(self, begun: _Third) -> Iterator[tuple[Setting, Seals]]:
        """All ways where servants more come from rooms that are of use, once no others are left."""
        waiting: list[tuple[_Third, Setting]] = [(begun, ())]
        seen = {begun}
        while waiting:
            at, done = waiting.pop()
            yield done, (at.office, at.king, at.pompadour)
            for after, attended in self._attended(at):
                if after not in seen:
                    seen.add(after)
                    waiting.append((after, (*done, attended)))

    def _attended(self, at: _Third) -> Iterator[tuple[_Third, tuple[Room, Room | None]]]:
        sources: dict[Room | None, _Third] = {}
        if at.free:
            sources[None] = at._replace(free=at.free - 1)
        else:
            if at.office:
                sources[Room.OFFICE] = at._replace(office=at.office - 1)
            if at.cardinal:
                sources[Room.CARDINAL] = at._replace(cardinal=at.cardinal - 1)
            if at.king:
                sources[Room.KING] = at._replace(king=at.king - 1)
            if at.pompadour:
                sources[Room.POMPADOUR] = at._replace(pompadour=at.pompadour - 1)
        king = self._asked(Room.KING, at.king, at.cardinal) if at.king_due is None else at.king_due
        other = self._asked(Room.POMPADOUR, at.pompadour, at.cardinal) if at.other_due is None else at.other_due
        for source, left in sources.items():
            if king + at.either > 0 and source is not Room.KING:
                after = left._replace(king=left.king + 1, king_due=max(0, king - 1), either=at.either - (not king))
                yield after, (Room.KING, source)
            if other + at.either > 0 and source is not Room.POMPADOUR:
                after = left._replace(
                    pompadour=left.pompadour + 1, other_due=max(0, other - 1), either=at.either - (not other)
                )
                yield after, (Room.POMPADOUR, source)


_KING: Final = ((Room.KING, None),)
_POMPADOUR: Final = ((Room.POMPADOUR, None),)


class _Third(NamedTuple):
    """Where servants are while some are set in the chambers, and how many still may be, once that was looked at."""

    office: int
    king: int
    pompadour: int
    cardinal: int
    free: int
    king_due: int | None
    other_due: int | None
    either: int


def _best_of(found: Iterable[tuple[Setting, Seals]]) -> list[tuple[Setting, Seals]]:
    """Those of which none has less of everything than another."""
    out: list[tuple[Setting, Seals]] = []
    for each in sorted(found, key=lambda each: (-sum(each[1]), len(each[0]))):
        if not any(all(n >= m for n, m in zip(other[1], each[1], strict=True)) for other in out):
            out.append(each)
    return out


def _standing(state: Playing, there: dict[Room, int]) -> Playing:
    """The table with so many of the mover's servants in some rooms."""
    seat, held = state.turn.seat, list(state.held)
    for room, n in there.items():
        row = held[room]
        held[room] = (*row[:seat], n, *row[seat + 1 :])
    return replace(state, held=tuple(held))


def _late_cards(state: Playing, wild: int, floor: Floor, gold: int) -> Sequence[tuple[int, tuple[Play, ...], int, int]]:
    """Which cards for gold and seals may be played at the recruiting: what gold and seals are then worth, those cards,
    the seals that cards bring, and the gold that is left. What is worth most comes first.
    """
    if state.turn.stage > RECRUITING:
        return ()
    _, _, _, seal, coin = floor.prices
    found = [
        (seal * (wild + seals) + coin * left, played, wild + seals, left)
        for played, seals, left in _bought(state, gold)
    ]
    return sorted(found, key=lambda each: -each[0])


def _bought(state: Playing, gold: int) -> Iterator[tuple[tuple[Play, ...], int, int]]:
    hand, costs = state.held[pieces.hand(state.turn.seat)], state.box.equipment.card_costs
    for coins in range(hand[CARDS + Card.GOLD] + 1):
        if coins:
            if gold < costs[Card.GOLD].value:
                return
            gold += GOLD_CARD - costs[Card.GOLD].value
        left = gold
        for seals in range(hand[CARDS + Card.SEALS] + 1):
            if seals:
                left -= costs[Card.SEALS].value
                if left < 0:
                    break
            played = (cards.play(Card.GOLD),) * coins + (cards.play(Card.SEALS),) * seals
            yield played, SEALS_CARD * seals, left
