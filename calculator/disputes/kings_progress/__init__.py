"""The smallest scorings of King's Progress at which readings part; and the smallest turns (`turns`)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import combinations_with_replacement, product
from typing import Final, NamedTuple, cast

from courtroll.calculator.disputes.kings_progress import turns
from courtroll.calculator.disputes.search import (
    Document,
    Finding,
    Told,
    first,
    none_of,
    points_part,
    read,
    readings,
    told,
    under,
)
from courtroll.verifier.games.kings_progress.document import Described
from courtroll.verifier.games.kings_progress.room import ROOM
from courtroll.verifier.games.kings_progress.rules.options import NextType
from courtroll.verifier.games.kings_progress.scoring import gifts
from courtroll.verifier.games.kings_progress.table.pieces import GIFT_TYPES

NAMES: Final = ("Adam", "Beth", "Carl", "Dora", "Emil")
COLOURS: Final = ("castle", "land", "money", "office", "title")
COURTIERS: Final = ("chamberlain", "chaplain", "knight")
"""Whom each player builds on, where nobody competes."""
ROUNDS: Final = 3
Crowns = tuple[int, ...]
"""A player's gifts of one type: the crowns on each."""
MOST: Final = 3
"""Gifts of one type in a hand, and crowns on them."""
HANDS: Final[tuple[Crowns, ...]] = (
    (),
    *((crowns, *(0,) * (n - 1)) for n in range(1, MOST + 1) for crowns in range(MOST + 1)),
)


def table(round_: int, players: Sequence[Document]) -> Document:
    """A scoring; who has no cards of control is said to have none."""
    rows = [
        {"name": name, "points": 0, "colour": colour, "major": [], "minor": [], **player}
        for name, colour, player in zip(NAMES, COLOURS, players, strict=False)
    ]
    moment = "game-end" if round_ == ROUNDS else "round-end"
    return {"game": "kings-progress", "moment": moment, "round": round_, "player": rows}


# --------------------------------------------------------------------------------------- places for gifts


class Gifts(NamedTuple):
    """Who has which gifts of one type, and the round."""

    hands: tuple[Crowns, ...]
    round: int

    @property
    def size(self) -> tuple[int, int, int]:
        """Cards, crowns, round."""
        return sum(map(len, self.hands)), sum(map(sum, self.hands)), self.round

    @property
    def document(self) -> Document:
        return table(self.round, [{"gifts": {"title": list(hand)}} if hand else {} for hand in self.hands])


def _part(deal: Gifts, option: str) -> bool:
    """Whether the readings give somebody other points for gifts; nothing else is on the table."""
    tables = (read(ROOM, under(deal.document, option, reading)) for reading in readings(ROOM, option))
    mine, *others = ([each.points for each in gifts.results(cast(Described, t).position.state)] for t in tables)
    return any(other != mine for other in others)


def _deals(players: int) -> list[Gifts]:
    """Every deal of gifts of one type in every round, the smallest first."""
    deals = product(combinations_with_replacement(tuple(reversed(HANDS)), players), range(1, ROUNDS + 1))
    return sorted((Gifts(*each) for each in deals), key=lambda each: each.size)


def _told(deal: Gifts) -> Told:
    each = tuple(_gift(name, hand) for name, hand in zip(NAMES, deal.hands, strict=False))
    return told("gifts.position", round=deal.round, each=each)


def _gift(name: str, hand: Crowns) -> Told:
    crowns = sum(hand)
    with_them = "crowns" if crowns > 1 else "crown" if crowns else "plain"
    return told(f"gifts.{with_them if hand else 'none'}", name=name, n=len(hand), crowns=crowns)


SIZE: Final = told("gifts.size")


def tie_skips() -> Finding:
    three = none_of(_deals(3), lambda each: _part(each, "tie-skips"))
    deal, looked = first(_deals(4), lambda each: _part(each, "tie-skips"))
    return Finding(
        "tie-skips",
        "tie-skips",
        _told(deal),
        SIZE,
        told("tie-skips.bounds", most=MOST),
        three + looked,
        "Three players are tied for first. If they fill three places, nothing is left for Dora; if a tie takes two "
        "places however many are in it, she is third, in this type and in most types. In earlier rounds the third "
        "place pays nothing.",
        deal.document,
    )


def place_without_gift() -> Finding:
    deal, looked = first(_deals(3), lambda each: _part(each, "place-without-gift"))
    return Finding(
        "place-without-gift",
        "place-without-gift",
        _told(deal),
        SIZE,
        told("place-without-gift.bounds"),
        looked,
        "One gift lies on the table, and the second place still pays two points. Do the two who have nothing share it, "
        "in this type and in most types? In earlier rounds a shared second place pays nothing.",
        deal.document,
    )


# --------------------------------------------------------------------------------------------- next type


class Hand(NamedTuple):
    """A player's gifts, type by type: how many cards, and how many crowns on them."""

    types: tuple[gifts.Held, ...]

    @property
    def cards(self) -> int:
        return sum(n for n, _ in self.types)

    @property
    def crowns(self) -> int:
        return sum(crowns for _, crowns in self.types)

    @property
    def gifts(self) -> tuple[Crowns, ...]:
        """The crowns on each card, by type: all on the first card."""
        return tuple((crowns, *(0,) * (n - 1)) for n, crowns in self.types)


MOST_CARDS: Final = 2
MOST_CROWNS: Final = 2
MOST_TYPES: Final = 3


def _pairs() -> list[tuple[Hand, Hand]]:
    """Two players' gifts, the smallest first."""
    one_type = tuple(product(range(1, MOST_CARDS + 1), range(MOST_CROWNS + 1)))
    hands = [Hand(each) for n in range(1, MOST_TYPES + 1) for each in combinations_with_replacement(one_type, n)]
    pairs = [(one, other) for one in hands for other in hands if one < other]
    return sorted(pairs, key=lambda pair: (sum(h.cards for h in pair), sum(h.crowns for h in pair)))


def next_type() -> Finding:
    start = cast(Described, read(ROOM, table(1, [{}] * 3))).position.state

    def parts(pair: tuple[Hand, Hand]) -> bool:
        return len({_types_points(pair, reading) for reading in NextType}) > 1

    def _types_points(pair: tuple[Hand, Hand], reading: NextType) -> tuple[int, ...]:
        held = [(*hand.gifts, *((),) * (len(GIFT_TYPES) - len(hand.types))) for hand in pair]
        players = [replace(start.players[seat], gifts=mine) for seat, mine in enumerate((*held, ((),) * 5))]
        box = replace(start.box, ruleset=replace(start.box.ruleset, next_type=reading))
        return gifts.results(replace(start, box=box, players=tuple(players)))[-1].points

    pair, looked = first(_pairs(), parts)
    adam, beth = pair
    return Finding(
        "next-type",
        "next-type",
        told(
            "next-type.position",
            adam_gifts=_row(n for n, _ in adam.types),
            adam_crowns=_row(crowns for _, crowns in adam.types),
            beth_gifts=_row(n for n, _ in beth.types),
            beth_crowns=_row(crowns for _, crowns in beth.types),
        ),
        told("next-type.size"),
        told("next-type.bounds", types=MOST_TYPES, gifts=MOST_CARDS, crowns=MOST_CROWNS),
        looked,
        "Both have three types, and their worst ones are equal. Going on with the next worst, Beth is ahead; going on "
        "with the best, Adam is. With two types the next worst is the best, so that nothing can part.",
        table(1, [{"gifts": _by_type(hand)} for hand in pair] + [{}]),
    )


def _row(numbers: Iterable[int]) -> str:
    return ", ".join(map(str, numbers))


def _by_type(hand: Hand) -> Mapping[str, list[int]]:
    return {COLOURS[n]: list(crowns) for n, crowns in enumerate(hand.gifts)}


# --------------------------------------------------------------------------------------- discards, control


class Court(NamedTuple):
    """Who has a gift, and who has built a card, each on a courtier of their own."""

    gifts: tuple[int, ...]
    builds: tuple[int, ...]

    @property
    def document(self) -> Document:
        players = []
        for seat, (gift, build) in enumerate(zip(self.gifts, self.builds, strict=True)):
            mine: dict[str, object] = {"gifts": {"title": [0]}} if gift else {}
            if build:
                who = COURTIERS[seat]
                mine |= {"builds": {who: [0]}, "major": [who], "minor": [who]}
            players.append(mine)
        return table(1, players)


def shed_from() -> Finding:
    flags = tuple(product((1, 0), repeat=3))
    courts = [Court(has, built) for has in flags for built in flags]
    courts.sort(key=lambda court: (sum(court.gifts) + sum(court.builds), sum(court.builds)))
    court, looked = first(courts, lambda each: points_part(ROOM, each.document, "shed-from"))
    giver, builder = NAMES[court.gifts.index(1)], NAMES[court.builds.index(1)]
    return Finding(
        "shed-from",
        "shed-from",
        told("shed-from.position", giver=giver, builder=builder, courtier=COURTIERS[court.builds.index(1)]),
        told("shed-from.size"),
        told("shed-from.bounds"),
        looked,
        f"{giver} is first and must discard an exposed card, but has built nothing. Nothing happens, or {builder} "
        "loses the only card, and with it the courtier's two points.",
        court.document,
    )


class Heirs(NamedTuple):
    """What everybody has built on the knight, and who has his two cards."""

    builds: tuple[Crowns, ...]
    major: int
    minor: int

    @property
    def size(self) -> tuple[int, int]:
        """Cards and the symbols on them."""
        return sum(map(len, self.builds)), sum(map(sum, self.builds))

    @property
    def document(self) -> Document:
        return table(1, list(self._players()))

    def _players(self) -> Iterable[Document]:
        for seat, build in enumerate(self.builds):
            mine: dict[str, object] = {"builds": {"knight": list(build)}} if build else {}
            for what, holder in (("major", self.major), ("minor", self.minor)):
                if holder == seat:
                    mine[what] = ["knight"]
            yield mine


def _heirs() -> Iterator[Heirs]:
    """Small builds of three players with every holder of the two cards."""
    builds = product(((0,), (1,), ()), repeat=3)
    every = (Heirs(build, *held) for build, held in product(builds, product(range(3), repeat=2)))
    return iter(sorted(every, key=lambda each: each.size))


def equal_builds() -> Finding:
    heirs, looked = first(_heirs(), lambda each: points_part(ROOM, each.document, "equal-builds"))
    level = [NAMES[seat] for seat, build in enumerate(heirs.builds) if build]
    return Finding(
        "equal-builds",
        "equal-builds",
        told("equal-builds.position", one=level[0], other=level[1], holder=NAMES[heirs.major]),
        told("equal-builds.size"),
        told("equal-builds.bounds"),
        looked,
        f"{NAMES[heirs.major]} was alone on the knight and had to discard there. Two equal builds are left, and "
        f"neither owner has a card of his. Does {level[0]}, next after {NAMES[heirs.major]} clockwise, get the two "
        "points, or nobody?",
        heirs.document,
    )


SEARCHES: Final = (tie_skips, place_without_gift, next_type, shed_from, equal_builds, *turns.SEARCHES)
