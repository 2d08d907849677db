"""How a ball should end: specifications of spaces and titles that admit one answer only, in the solver's terms.

They share nothing with the rules they judge: neither the combinators nor the tables.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final, assert_never

import z3

from courtroll.verifier.games.noblemen.proofs.as_tables import BallEnd, at_ball
from courtroll.verifier.games.noblemen.proofs.printed import NEEDS, SUPPLY
from courtroll.verifier.games.noblemen.rules.options import NoblemenRuleset, SpaceZero, TitleNeeds, TitleOrder
from courtroll.verifier.kernel.proof.solver import model_of
from courtroll.verifier.kernel.proof.theorem import Shown, Terms, all_of, any_of, numbers, total

PLAYERS: Final = (3, 4, 5)
SHORTEST_TRACK: Final = 14
"""The last space must at least hold a duke, or no file is accepted."""


# ------------------------------------------------------------------------------------------------ spaces


def not_negative(values: Terms) -> list[z3.BoolRef]:
    return [value >= 0 for value in values]


def may_share_zero(zero: SpaceZero) -> bool:
    match zero:
        case SpaceZero.SHARED:
            return True
        case SpaceZero.NEXT_ABOVE:
            return False
        case _ as never:
            assert_never(never)


def differ(markers: Terms, zero: SpaceZero = SpaceZero.SHARED) -> list[z3.BoolRef]:
    """No two markers on one space, save on a space 0 that is shared."""
    pairs = ((i, j) for j in range(len(markers)) for i in range(j))
    shared = may_share_zero(zero)
    return [z3.Or(z3.And(shared, markers[i] == 0), markers[i] != markers[j]) for i, j in pairs]


def legal_markers(markers: Terms, zero: SpaceZero = SpaceZero.SHARED) -> list[z3.BoolRef]:
    """What `spaces-differ` and `never-above` say of markers."""
    return [*not_negative(markers), *differ(markers, zero)]


def asked_for(raw: Terms, last: Terms) -> Terms:
    """The space that a prestige asks for."""
    return raw if last is None else z3.If(raw > last, last, raw)


def right_space(asked: Terms, marker: Terms, taken: Terms, zero: SpaceZero) -> z3.BoolRef:
    """The highest free space up to the one asked for; where there is none, 0 or the lowest free space above."""
    steps = range(len(taken) + 1)
    free = all_of(each != marker for each in taken)
    down = all_of(z3.Implies(asked - n > marker, any_of(each == asked - n for each in taken)) for n in steps)
    if may_share_zero(zero):
        return z3.And(marker >= 0, marker <= asked, z3.Or(marker == 0, free), down)
    up = all_of(z3.Implies(marker > n, any_of(each == n for each in taken)) for n in steps)
    return z3.And(marker >= 0, free, z3.If(marker <= asked, down, up))


# ------------------------------------------------------------------------------------------------ titles

Before = Callable[[int, int], z3.BoolRef]


def within_supply(given: Terms) -> z3.BoolRef:
    return all_of(
        total(z3.If(each == title, 1, 0) for each in given) <= supply for title, supply in SUPPLY[len(given)].items()
    )


def thresholds_kept(given: Terms, counts: Terms) -> z3.BoolRef:
    return all_of(
        z3.And(mine >= 0, mine <= 4, *(z3.Implies(mine == title, have >= need) for title, need in NEEDS.items()))
        for mine, have in zip(given, counts, strict=True)
    )


def nothing_better_left(given: Terms, counts: Terms, before: Before) -> z3.BoolRef:
    """Every title better than one's own that one could hold had gone to those who chose before."""
    seats = range(len(given))
    return all_of(
        z3.Implies(
            z3.And(given[seat] < title, counts[seat] >= NEEDS[title]),
            total(z3.If(z3.And(before(o, seat), given[o] == title), 1, 0) for o in seats if o != seat) >= supply,
        )
        for seat in seats
        for title, supply in SUPPLY[len(given)].items()
    )


def is_right(given: Terms, counts: Terms, before: Before) -> z3.BoolRef:
    """The specification of an allocation in which everybody takes the best one left."""
    return z3.And(within_supply(given), thresholds_kept(given, counts), nothing_better_left(given, counts, before))


def by_marker(markers: Terms) -> Before:
    """The higher marker first; on space 0 who was there first."""
    return lambda i, j: z3.Or(markers[i] > markers[j], z3.And(markers[i] == markers[j], i < j))


def by_total(prestige: Terms, markers: Terms) -> Before:
    """The higher prestige first; of equals the higher marker."""
    then = by_marker(markers)
    return lambda i, j: z3.Or(prestige[i] > prestige[j], z3.And(prestige[i] == prestige[j], then(i, j)))


# ------------------------------------------------------------------------------------------------ a whole ball


@dataclass(frozen=True, slots=True)
class Reading:
    """By what a ball is played where the texts leave it open."""

    needs: TitleNeeds = TitleNeeds.MARKER
    order: TitleOrder = TitleOrder.MARKER
    zero: SpaceZero = SpaceZero.SHARED

    def before(self, prestige: Terms, markers: Terms) -> Before:
        match self.order:
            case TitleOrder.MARKER:
                return by_marker(markers)
            case TitleOrder.TOTAL:
                return by_total(prestige, markers)
            case _ as never:
                assert_never(never)

    def counts(self, prestige: Terms, markers: Terms) -> Terms:
        match self.needs:
            case TitleNeeds.MARKER:
                return markers
            case TitleNeeds.TOTAL:
                return prestige
            case _ as never:
                assert_never(never)

    @property
    def rulings(self) -> Mapping[str, str]:
        ruleset = NoblemenRuleset("de", title_needs=self.needs, title_order=self.order, space_zero=self.zero)
        return ruleset.rulings


def ball_end(reading: Reading, last: int | None, raw: Sequence[int]) -> BallEnd:
    """The only way in which a ball may end, worked out by the solver from the specifications."""
    spaces: tuple[int, ...] = ()
    for each in raw:
        asked = each if last is None else min(each, last)
        spaces += _solved(1, partial(_right_space_of, asked, spaces, reading.zero))
    before, counts = reading.before(_terms(raw), _terms(spaces)), reading.counts(raw, spaces)
    return BallEnd(spaces, _solved(len(raw), lambda given: is_right(given, _terms(counts), before)))


def _right_space_of(asked: int, taken: tuple[int, ...], zero: SpaceZero, marker: Terms) -> z3.BoolRef:
    return right_space(z3.IntVal(asked), marker[0], _terms(taken), zero)


def _terms(values: Iterable[int]) -> tuple[z3.ArithRef, ...]:
    return tuple(z3.IntVal(value) for value in values)


def _solved(n: int, specification: Callable[[Terms], z3.BoolRef]) -> tuple[int, ...]:
    symbols = numbers("x", n)
    model = model_of([specification(tuple(each.symbol().term for each in symbols))])
    assert model is not None
    return tuple(each.plain(model) for each in symbols)


def ball_table(raw: Sequence[int], last: int | None = None, reading: Reading | None = None) -> Shown | None:
    """A counterexample as a ball at which the players bring so much prestige."""
    reading = reading or Reading()
    return at_ball(reading.rulings, raw, last, partial(ball_end, reading, last))
