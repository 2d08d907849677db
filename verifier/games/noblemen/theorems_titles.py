"""Titles at a ball: an allocation is right in one way only, and it is the one that the shipped functions give."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cache, partial
from itertools import product
from typing import Final, cast

import z3

from verifier.games.noblemen import ball, titles
from verifier.games.noblemen.decisions import Done
from verifier.games.noblemen.equipment import Typed, from_box
from verifier.games.noblemen.pieces import Title
from verifier.games.noblemen.play import NOBLEMEN
from verifier.games.noblemen.rules import ball as rules
from verifier.games.noblemen.rules.options import NoblemenRuleset, TitleNeeds, TitleOrder
from verifier.games.noblemen.setup import deal_out
from verifier.games.noblemen.state import Ball, Box, Phase, Quick, State, Turn, clockwise
from verifier.games.noblemen.theorems_tables import NEEDS, POINTS, SUPPLY
from verifier.games.noblemen.theorems_track import PLAYERS, legal_markers, not_negative
from verifier.kernel.chance import Noting
from verifier.kernel.logic import and_, any_
from verifier.kernel.proof import (
    Number,
    Proof,
    Prover,
    Statement,
    SymTuple,
    Terms,
    Theorem,
    all_of,
    number,
    numbers,
    prove,
    terms_of,
    total,
)

LAST_SPACE: Final = 9_999
"""No file may name a greater number; a typed end of the track keeps the engine from asking how sure it is."""
ORDERS: Final = "seats numbered in the order in which they place their markers"
Before = Callable[[int, int], z3.BoolRef]


def table(players: int) -> State:
    """A table that has just been set up."""
    ruleset = NoblemenRuleset.preset("de")
    box = Box(ruleset, from_box(ruleset, Typed(prestige_track=LAST_SPACE)), ("A", "B", "C", "D", "E")[:players])
    return deal_out(box)


def left_after(start: State, given: Sequence[int | None]) -> list[int]:
    """The titles nobody has, by the ball's own count."""
    return ball.titles_left(replace(start, titles=cast("tuple[Title | None, ...]", SymTuple(given))))


def allocated(
    prestige: Sequence[int],
    markers: Sequence[int],
    needs: TitleNeeds = TitleNeeds.MARKER,
    order: TitleOrder = TitleOrder.MARKER,
) -> tuple[int, ...]:
    """The titles when everybody takes the best one left."""
    players = len(markers)
    start = table(players)
    given: list[int | None] = [None] * players
    for seat in titles.choosing_order(range(players), prestige, markers, order):
        counts = titles.counts_as(prestige[seat], markers[seat], needs)
        given[seat] = titles.best_title(counts, left_after(start, given))
    return cast("tuple[int, ...]", tuple(given))


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


Reading = tuple[TitleNeeds, TitleOrder]
AS_SET: Final[Reading] = (TitleNeeds.MARKER, TitleOrder.MARKER)
OTHERS: Final[tuple[Reading, ...]] = (
    (TitleNeeds.TOTAL, TitleOrder.MARKER),
    (TitleNeeds.MARKER, TitleOrder.TOTAL),
    (TitleNeeds.TOTAL, TitleOrder.TOTAL),
)


@dataclass(frozen=True, slots=True)
class Allocation:
    """The specification for some number of players and some reading. Symbols: the raw totals, then the markers."""

    players: int
    reading: Reading

    def symbols(self) -> tuple[Number, ...]:
        return (*numbers("prestige", self.players), *numbers("marker", self.players))

    def given(self, v: Terms) -> list[z3.BoolRef]:
        raw, markers = v[: self.players], v[self.players : 2 * self.players]
        return [*legal_markers(markers), *(marker <= own for own, marker in zip(raw, markers, strict=True))]

    def run(self, v: Sequence[int]) -> tuple[int, ...]:
        return allocated(v[: self.players], v[self.players :], *self.reading)

    def is_right(self, v: Terms, given: Terms) -> z3.BoolRef:
        """The specification, said of these values. It is long: written once and then filled in."""
        blanks = (*self.symbols(), *numbers("one", self.players))
        filled = (*v, *given)
        return z3.substitute(
            _written(self), *((blank.symbol().term, number(term)) for blank, term in zip(blanks, filled, strict=True))
        )

    def proofs(self, prover: Prover) -> Iterator[Proof]:
        """What the functions give is right; and two that are right are the same."""
        yield prover.holds(Statement(self.symbols(), self.run, self.is_right, self.given))
        one, other = (tuple(each.symbol().term for each in numbers(n, self.players)) for n in ("one", "other"))
        v = terms_of([each.symbol() for each in self.symbols()])
        both = [self.is_right(v, one), self.is_right(v, other)]
        same = all_of(mine == another for mine, another in zip(one, other, strict=True))
        yield prove([*self.given(v), *both], same, prover)


@cache
def _written(about: Allocation) -> z3.BoolRef:
    n = about.players
    raw, markers, given = (tuple(each.symbol().term for each in numbers(x, n)) for x in ("prestige", "marker", "one"))
    needs, order = about.reading
    before = by_marker(markers) if order is TitleOrder.MARKER else by_total(raw, markers)
    return is_right(given, markers if needs is TitleNeeds.MARKER else raw, before)


def _exactly_one(prover: Prover) -> Iterator[Proof]:
    for players in PLAYERS:
        yield from Allocation(players, AS_SET).proofs(prover)


def _other_readings(prover: Prover) -> Iterator[Proof]:
    for reading in OTHERS:
        for players in PLAYERS[:2]:
            yield from Allocation(players, reading).proofs(prover)


def _nobody_ahead(prover: Prover) -> Iterator[Proof]:
    def claim(markers: Terms, given: Terms) -> z3.BoolRef:
        before, seats = by_marker(markers), range(len(markers))
        return all_of(z3.Implies(before(i, j), given[i] >= given[j]) for i in seats for j in seats if i != j)

    for n in PLAYERS:
        yield prover.holds(Statement(numbers("marker", n), lambda v: allocated(v, v), claim, legal_markers))


def choices_allowed(values: Sequence[int]) -> bool:
    """Whether each title may be taken when those before were: first what counts for each player, then the titles,
    in the order of choosing.
    """
    counts, chosen = values[: len(values) // 2], values[len(values) // 2 :]
    start = table(len(chosen))
    given: list[int | None] = [None] * len(chosen)
    allowed = []
    for seat, title in enumerate(chosen):
        left = left_after(start, given)
        allowed.append(any_(and_(title == each, titles.may_take(each, counts[seat], left)) for each in Title))
        given[seat] = title
    return and_(*allowed)


def _any_choice(prover: Prover) -> Iterator[Proof]:
    def claim(v: Terms, allowed: Terms) -> z3.BoolRef:
        counts, chosen = v[: len(v) // 2], v[len(v) // 2 :]
        return z3.Implies(allowed, z3.And(within_supply(chosen), thresholds_kept(chosen, counts)))

    for n in PLAYERS:
        symbols = (*numbers("counts", n), *numbers("title", n))
        yield prover.holds(Statement(symbols, choices_allowed, claim, lambda v: not_negative(v[: len(v) // 2])))


def _points(prover: Prover) -> Iterator[Proof]:
    def pays(given: tuple[Title, ...]) -> bool:
        lines = ball.title_lines(given)
        by_seat = [sum(line.points for line in lines if line.seat == seat) for seat in range(len(given))]
        return by_seat == [POINTS[title] for title in given] and len(lines) == sum(title > 0 for title in given)

    for n in PLAYERS:
        yield prover.every(product(Title, repeat=n), pays)


def spent_last(players: int, markers: Sequence[int], own: int) -> tuple[tuple[int | None, ...], tuple[int, ...]]:
    """The markers after one more player's spending, by the engine's own step, and the seats in playing order."""
    start = table(players)
    seats = clockwise(start.clock.queen, players)
    seat, there = seats[len(markers)], dict(zip(seats, markers, strict=False))
    standing = tuple(there.get(each) for each in range(players))
    turn = Turn(Phase.SPEND, seat, seat, waiting=seats[len(markers) + 1 :], ball=Ball(standing, standing))
    quick = tuple(Quick(prestige=own) for _ in range(players))
    after = NOBLEMEN.run(replace(start, quick=quick, turn=turn), Done(), Noting()).state
    return ball.ball_of(after).markers, seats


def _earlier_stay(prover: Prover) -> Iterator[Proof]:
    """Symbols: the markers that stand, and the prestige of who places next."""

    def claim(v: Terms, after: Terms) -> z3.BoolRef:
        markers, seats = after
        moved = [markers[seat] != was for seat, was in zip(seats, v[:-1], strict=False)]
        later = [markers[seat] is not None for seat in seats[len(v) :]]
        return z3.And(not any(later), *(z3.Not(each) for each in moved))

    for n in PLAYERS:
        for standing in range(n):
            yield prover.holds(
                Statement(
                    (*numbers("marker", standing), Number("prestige")),
                    partial(_spent, n),
                    claim,
                    lambda v: [*legal_markers(v[:-1]), v[-1] >= 0, *(each <= LAST_SPACE for each in v)],
                )
            )


def _spent(players: int, values: Sequence[int]) -> tuple[tuple[int | None, ...], tuple[int, ...]]:
    return spent_last(players, values[:-1], values[-1])


THEOREMS: Final = (
    Theorem(
        "noblemen.theorem.earlier-stay",
        (rules.TRACK_TAKEN, rules.ORDER),
        "Who places a marker later never moves one that was placed before, nor places another's.",
        PLAYERS, f"prestige and spaces up to {LAST_SPACE}; the engine's own end of spending, after any markers",
        _earlier_stay,
    ),
    Theorem(
        "noblemen.theorem.titles-exactly-one",
        (rules.TITLE_SUPPLY, rules.TITLE_NEEDS, rules.TITLE_ORDER, rules.TITLE_MARKER, rules.TITLE_ONE),
        "If everybody takes the best title left, exactly one allocation keeps supplies and thresholds and leaves "
        "nobody a better one; it is the one the ball gives.",
        PLAYERS, f"all prestige, all markers not above it, different save on 0; {ORDERS}", _exactly_one,
    ),
    Theorem(
        "noblemen.theorem.titles-other-readings",
        (rules.TITLE_SUPPLY, rules.TITLE_NEEDS, rules.TITLE_ORDER, rules.TITLE_MARKER),
        "The same where thresholds, or the order of choosing, or both go by the raw total.",
        PLAYERS[:2], f"all prestige, all markers not above it, different save on 0; {ORDERS}", _other_readings,
    ),
    Theorem(
        "noblemen.theorem.nobody-ahead-gets-less",
        (rules.TITLE_ORDER, rules.TITLE_NEEDS),
        "If everybody takes the best title left, nobody gets a lower one than somebody who chooses later.",
        PLAYERS, f"all markers, different save on 0; titles by marker; {ORDERS}", _nobody_ahead,
    ),
    Theorem(
        "noblemen.theorem.titles-any-choice",
        (rules.TITLE_SUPPLY, rules.TITLE_NEEDS, rules.TITLE_CHOICE),
        "Whatever titles players choose among those they may take, supplies are not exceeded and thresholds kept.",
        PLAYERS, "all prestige; all choices, in any order of choosing", _any_choice,
    ),
    Theorem(
        "noblemen.theorem.title-points",
        (rules.TITLE_POINTS,),
        "A ball pays each player what the new title is worth, in one line, and barons nothing.",
        PLAYERS, "every combination of titles, one by one", _points,
    ),
)  # fmt: skip
