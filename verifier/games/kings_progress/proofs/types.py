"""Most types: whose types are the better ones, and the places that makes."""

from __future__ import annotations

import operator
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import pairwise, product
from typing import Final, TypeVar, assert_never

import z3

from courtroll.verifier.games.kings_progress.proofs.as_tables import told
from courtroll.verifier.games.kings_progress.proofs.gifts import (
    PLAYERS,
    PROVED_FOR,
    READINGS,
    SKIPS_AND_WITHOUT,
    TWO_TOO,
    in_every_round,
    is_right,
)
from courtroll.verifier.games.kings_progress.proofs.printed import OF_A_TYPE
from courtroll.verifier.games.kings_progress.rules import gifts as rules
from courtroll.verifier.games.kings_progress.rules.options import KingsProgressRuleset, NextType
from courtroll.verifier.games.kings_progress.scoring import gifts
from courtroll.verifier.games.kings_progress.table.pieces import GIFT_TYPES
from courtroll.verifier.kernel.logic import ite
from courtroll.verifier.kernel.proof.orders import by_first_difference, columns_of, exactly_one
from courtroll.verifier.kernel.proof.theorem import (
    Number,
    Proof,
    Prover,
    Statement,
    Terms,
    Theorem,
    all_of,
    any_of,
    named,
    numbers,
    prove,
    total,
)
from courtroll.verifier.kernel.ranking import Standing, ahead, level

TYPES: Final = len(GIFT_TYPES)
HAND: Final = 2 * TYPES
T = TypeVar("T")
Pair = tuple[Terms, Terms]
"""Cards and crowns of one type."""
Sides = Callable[[Terms, Terms], z3.BoolRef]


def hand(name: str) -> tuple[Number, ...]:
    """What one player has of each type: cards and crowns by turns."""
    return tuple(Number(f"{name}'s {prize.word} {what}") for prize in GIFT_TYPES for what in ("cards", "crowns"))


def hands(v: Terms) -> tuple[list[Pair], ...]:
    """The hands of all players, type by type."""
    return tuple([(v[i], v[i + 1]) for i in range(start, start + HAND, 2)] for start in range(0, len(v), HAND))


def standing(v: Sequence[int], reading: NextType) -> Standing:
    (held,) = hands(v)
    return gifts.types_standing(held, reading)


def _in_the_box(v: Terms) -> list[z3.BoolRef]:
    mine, other = hands(v)
    bare = (z3.Implies(cards == 0, crowns == 0) for cards, crowns in (*mine, *other))
    enough = (one + another <= OF_A_TYPE for (one, _), (another, _) in zip(mine, other, strict=True))
    return [*(each >= 0 for each in v), *bare, *enough]


def _below(one: Pair, other: Pair) -> z3.BoolRef:
    return z3.Or(one[0] < other[0], z3.And(one[0] == other[0], one[1] < other[1]))


def _as_good(pairs: Sequence[Pair], as_this: Pair) -> z3.ArithRef:
    """How many types are exactly as good as one."""
    return total(z3.If(z3.And(n == as_this[0], crowns == as_this[1]), 1, 0) for n, crowns in pairs)


def better_types(mine: Sequence[Pair], other: Sequence[Pair], reading: NextType) -> z3.BoolRef:
    """Whether one player's types are the better ones, without putting them in order.

    There are more of them; or as many, and at the worst quality of which the players do not have equally many, this
    one has fewer. In the other reading the worst quality of all decides, and beyond it the best in which they differ.
    """
    values = [*mine, *other]

    def first(among: Sequence[z3.BoolRef], worse: Callable[[Pair, Pair], z3.BoolRef], holds: Sides) -> z3.BoolRef:
        """What is true of both players' numbers at the worst quality, or the best, among some."""
        return any_of(
            z3.And(
                among[i],
                *(z3.Not(z3.And(also, worse(one, value))) for also, one in zip(among, values, strict=True)),
                holds(_as_good(mine, value), _as_good(other, value)),
            )
            for i, value in enumerate(values)
        )

    more, equal = (compare(*(total(z3.If(n > 0, 1, 0) for n, _ in each) for each in (mine, other)))
                   for compare in (operator.gt, operator.eq))  # fmt: skip
    differ = [_as_good(mine, value) != _as_good(other, value) for value in values]
    match reading:
        case NextType.WORST_UPWARDS:
            return z3.Or(more, z3.And(equal, first(differ, _below, lambda a, b: a < b)))
        case NextType.BEST_DOWNWARDS:
            there = [cards > 0 for cards, _ in values]
            only_other = first(there, _below, lambda a, b: a == 0)
            both = first(there, _below, lambda a, b: z3.And(a > 0, b > 0))
            best = first(differ, lambda one, value: _below(value, one), lambda a, b: a > b)
            return z3.Or(more, z3.And(equal, z3.Or(only_other, z3.And(both, best))))
        case _ as never:
            assert_never(never)


def _is_better(reading: NextType, v: Terms, found: Terms) -> z3.BoolRef:
    mine, other = hands(v)
    same = all_of(_as_good(mine, each) == _as_good(other, each) for each in mine)
    return z3.And(found[0] == z3.If(better_types(mine, other, reading), 1, 0), found[1] == z3.If(same, 1, 0))


def _compared(reading: NextType, v: Sequence[int]) -> tuple[int, ...]:
    """Whether the first player is ahead, and whether the two are level."""
    mine, other = standing(v[:HAND], reading), standing(v[HAND:], reading)
    return (ite(ahead(mine, other), 1, 0), ite(level(mine, other), 1, 0))


def _worst_first(v: Terms) -> list[z3.BoolRef]:
    """Hands within the box that name their types from the worst to the best."""
    in_order = (z3.Not(_below(better, worse)) for mine in hands(v) for worse, better in pairwise(mine))
    return [*_in_the_box(v), *in_order]


Shuffle = Callable[[Sequence[T]], list[T]]


def first_two_swapped(v: Sequence[T]) -> list[T]:
    """A hand with its first two types exchanged."""
    return [*v[2:4], *v[:2], *v[4:]]


def moved_round(v: Sequence[T]) -> list[T]:
    """A hand with its first type named last. With the other, repeated, that makes every order there is."""
    return [*v[2:], *v[:2]]


def _better(prover: Prover) -> Iterator[Proof]:
    """For hands from the worst type to the best. The order in which types are named changes neither what the rule
    compares nor how many are as good as any other, of which alone the definition speaks: so it holds for all hands.
    """
    for reading in NextType:
        compared, is_better = partial(_compared, reading), partial(_is_better, reading)
        both = Statement((*hand("A"), *hand("B")), compared, is_better, _worst_first)
        yield from named(exactly_one(prover, both, 2), f"next-type = {reading}")
    for shuffled in (first_two_swapped, moved_round):
        yield prover.holds(Statement(hand("A"), partial(_twice, shuffled), _the_same))
        *mine, cards, crowns = (each.symbol().term for each in (*hand("A"), Number("cards"), Number("crowns")))
        one, other = (_as_good(hands(v)[0], (cards, crowns)) for v in (mine, shuffled(mine)))
        yield prove([cards >= 0], one == other, prover)


def _twice(shuffled: Shuffle[int], v: Sequence[int]) -> tuple[Standing, Standing]:
    """What the readings compare, of a hand and of the same in another order."""
    both = [[number for reading in NextType for number in standing(hand_, reading)] for hand_ in (v, shuffled(v))]
    return tuple(both[0]), tuple(both[1])


def _the_same(v: Terms, found: Terms) -> z3.BoolRef:
    return all_of(one == other for one, other in zip(*found, strict=True))


@dataclass(frozen=True, slots=True)
class Ranked:
    """Places by rows of numbers that stand for players' types: the first says how many there are."""

    players: int
    length: int
    reading: KingsProgressRuleset

    def run(self, v: Sequence[int]) -> tuple[int, ...]:
        rows = tuple(zip(*columns_of(v, self.players), strict=True))
        return in_every_round(lambda round_: gifts.of_types(rows, round_, self.reading))

    def claim(self, v: Terms, row: Terms) -> z3.BoolRef:
        columns = columns_of(v, self.players)
        return is_right(columns[0], by_first_difference(columns), self.reading, row)

    def proof(self, prover: Prover) -> Proof:
        symbols = tuple(each for i in range(self.length) for each in numbers(f"number {i + 1} of", self.players))
        return prover.holds(Statement(symbols, self.run, self.claim, lambda v: [each >= 0 for each in v]))


def _places(prover: Prover) -> Iterator[Proof]:
    """For two players with rows as long as they are. For more the second number of a row stands for the rest: players
    are compared two by two.
    """
    whole = {len(standing((0,) * HAND, reading)) for reading in NextType}
    for players, reading in product(PROVED_FOR, READINGS):
        for length in sorted(whole) if players == 2 else (2,):
            yield from named([Ranked(players, length, reading).proof(prover)], *told(reading))


ALL_HANDS: Final = (
    f"all hands of two players within {OF_A_TYPE} cards of each type, any crowns; both readings of next-type"
)
THEOREMS: Final = (
    Theorem(
        "kings-progress.theorem.better-types",
        (rules.TYPES, rules.TYPES_WORST, rules.TYPES_NEXT, rules.TYPES_UPWARDS),
        "Types are better than another player's if there are more of them; or as many, and fewer are as bad as the "
        "worst in which the two differ. They are level only if they are equally good one by one. Which colours they "
        "have makes no difference.",
        (), ALL_HANDS, _better,
    ),
    Theorem(
        "kings-progress.theorem.types-places",
        (rules.TYPES, rules.TYPES_POINTS, rules.TIED, rules.TIE_SKIPS, rules.TIE_FILLS, rules.NO_GIFT),
        "Most types is placed and paid by that comparison as the gifts of one type are.",
        PLAYERS,
        f"all that two players are compared by, and two numbers for each of more; every round; "
        f"{SKIPS_AND_WITHOUT}; {TWO_TOO}",
        _places,
        held=("other readings",),
    ),
)  # fmt: skip
