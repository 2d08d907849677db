"""Titles at a ball: an allocation is right in one way only, and it is the one that the shipped functions give."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cache
from itertools import pairwise, product, starmap
from typing import Final, cast

import z3

from courtroll.verifier.games.noblemen.moves.decisions import Done
from courtroll.verifier.games.noblemen.play import ball
from courtroll.verifier.games.noblemen.play.engine import NOBLEMEN
from courtroll.verifier.games.noblemen.play.setup import deal_out
from courtroll.verifier.games.noblemen.proofs.as_tables import with_titles
from courtroll.verifier.games.noblemen.proofs.ball import (
    PLAYERS,
    Reading,
    ball_table,
    by_marker,
    is_right,
    legal_markers,
    not_negative,
    thresholds_kept,
    within_supply,
)
from courtroll.verifier.games.noblemen.proofs.printed import NEEDS, POINTS
from courtroll.verifier.games.noblemen.proofs.track import placed
from courtroll.verifier.games.noblemen.rules import ball as rules
from courtroll.verifier.games.noblemen.rules.options import NoblemenRuleset, SpaceZero, TitleNeeds, TitleOrder
from courtroll.verifier.games.noblemen.scoring import titles
from courtroll.verifier.games.noblemen.table.equipment import Typed, from_box
from courtroll.verifier.games.noblemen.table.pieces import Title
from courtroll.verifier.games.noblemen.table.state import Ball, Box, Phase, Quick, State, Turn, clockwise
from courtroll.verifier.kernel.chance import Noting
from courtroll.verifier.kernel.logic import and_, any_
from courtroll.verifier.kernel.proof.theorem import (
    AsTable,
    Number,
    Proof,
    Prover,
    Shown,
    Statement,
    SymTuple,
    Terms,
    Theorem,
    all_of,
    any_of,
    named,
    number,
    numbers,
    prove,
    terms_of,
)

LAST_SPACE: Final = 9_999
"""No file may name a greater number; a typed end of the track keeps the engine from asking how sure it is."""
ORDERS: Final = "seats numbered in the order in which they place their markers"
MARKERS: Final = f"all prestige, all markers not above it or sent up from 0, different save on 0; {ORDERS}"


def table(players: int, zero: SpaceZero = SpaceZero.SHARED) -> State:
    """A table that has just been set up."""
    ruleset = replace(NoblemenRuleset.preset("de"), space_zero=zero)
    box = Box(ruleset, from_box(ruleset, Typed(prestige_track=LAST_SPACE)), ("A", "B", "C", "D", "E")[:players])
    return deal_out(box)


DEALT: Final = (
    "Box.equipment", "Box.first_game", "Clock.decade", "Clock.space", "State.estates", "State.knights",
    "State.points", "State.under", "State.used", "Turn.acted", "Turn.carded", "Turn.given", "Turn.laid",
    "Turn.looked",
)  # fmt: skip
"""What stays as it was dealt out, whatever is asked about such a table."""
NO_BALL: Final = ("State.quick", "Turn.ball", "Turn.mover", "Turn.phase", "Turn.seat")
"""What stays so too where no ball is under way."""


def left_after(start: State, given: Sequence[int | None]) -> list[int]:
    """The titles nobody has, by the ball's own count."""
    return ball.titles_left(replace(start, titles=cast("tuple[Title | None, ...]", SymTuple(given))))


def chosen(order: Sequence[int], prestige: Sequence[int], markers: Sequence[int], needs: TitleNeeds) -> tuple[int, ...]:
    """The titles when everybody, in this order, takes the best one left."""
    start = table(len(markers))
    given: list[int | None] = [None] * len(markers)
    for seat in order:
        counts = titles.counts_as(prestige[seat], markers[seat], needs)
        given[seat] = titles.best_title(counts, left_after(start, given))
    return cast("tuple[int, ...]", tuple(given))


def allocated(
    prestige: Sequence[int],
    markers: Sequence[int],
    needs: TitleNeeds = TitleNeeds.MARKER,
    order: TitleOrder = TitleOrder.MARKER,
) -> tuple[int, ...]:
    """The titles when everybody takes the best one left."""
    return chosen(titles.choosing_order(range(len(markers)), prestige, markers, order), prestige, markers, needs)


OTHERS: Final = tuple(reading for reading in starmap(Reading, product(TitleNeeds, TitleOrder)) if reading != Reading())


@dataclass(frozen=True, slots=True)
class Allocation:
    """The specification for some number of players and some reading. Symbols: the raw totals, then the markers."""

    players: int
    reading: Reading

    @property
    def seats(self) -> range:
        return range(self.players)

    def symbols(self) -> tuple[Number, ...]:
        return (*numbers("prestige", self.players), *numbers("marker", self.players))

    def given(self, v: Terms) -> list[z3.BoolRef]:
        """No marker stands above its prestige, save where it was sent up from space 0, past the other players'."""
        raw, markers = v[: self.players], v[self.players : 2 * self.players]
        return [
            *legal_markers(markers),
            *(z3.Or(marker <= own, marker < self.players) for own, marker in zip(raw, markers, strict=True)),
            *not_negative(raw),
        ]

    def describable(self, v: Terms) -> list[z3.BoolRef]:
        """The markers are where the prestige puts them, so that a table can be described by its prestige alone."""
        raw, markers = v[: self.players], v[self.players : 2 * self.players]
        if self.reading == Reading():  # what counts are the markers, and any of them are where as much prestige goes
            return [own == marker for own, marker in zip(raw, markers, strict=True)]
        ends = placed(tuple(number.symbol().as_int() for number in self.symbols()[: self.players]), None)
        return [end == marker for end, marker in zip(terms_of(ends), markers, strict=True)]

    def table(self) -> AsTable:
        return AsTable(lambda v: ball_table(v[: self.players], None, self.reading), self.describable)

    def run(self, v: Sequence[int]) -> tuple[int, ...]:
        return allocated(v[: self.players], v[self.players :], self.reading.needs, self.reading.order)

    def order(self, v: Sequence[int]) -> tuple[int, ...]:
        return titles.choosing_order(self.seats, v[: self.players], v[self.players :], self.reading.order)

    def in_order(self, order: Sequence[int], v: Terms) -> list[z3.BoolRef]:
        """That the players choose in this order."""
        before = self.reading.before(v[: self.players], v[self.players : 2 * self.players])
        return [before(earlier, later) for earlier, later in pairwise(order)]

    def is_right(self, v: Terms, given: Terms) -> z3.BoolRef:
        """The specification, said of these values. It is long: written once and then filled in."""
        blanks = (*self.symbols(), *numbers("one", self.players))
        filled = (*v, *given)
        return z3.substitute(
            _written(self), *((blank.symbol().term, number(term)) for blank, term in zip(blanks, filled, strict=True))
        )

    def at_once(self, prover: Prover) -> Iterator[Proof]:
        """What the functions give is right, order and choosing together; and two that are right are the same."""
        yield prover.holds(Statement(self.symbols(), self.run, self.is_right, self.given, table=self.table()))
        yield self.only_one(prover)

    def order_is_right(self, prover: Prover) -> Proof:
        return prover.holds(Statement(self.symbols(), self.order, self._is_order, self.given, table=self.table()))

    def _is_order(self, v: Terms, order: Terms) -> z3.BoolRef:
        return z3.And(sorted(order) == list(self.seats), *self.in_order(order, v))

    def only_one(self, prover: Prover) -> Proof:
        one, other = (tuple(each.symbol().term for each in numbers(n, self.players)) for n in ("one", "other"))
        v = terms_of([each.symbol() for each in self.symbols()])
        both = [self.is_right(v, one), self.is_right(v, other)]
        same = all_of(mine == another for mine, another in zip(one, other, strict=True))
        return prove([*self.given(v), *both], same, prover)


@cache
def _written(about: Allocation) -> z3.BoolRef:
    n = about.players
    raw, markers, given = (tuple(each.symbol().term for each in numbers(x, n)) for x in ("prestige", "marker", "one"))
    return is_right(given, about.reading.counts(raw, markers), about.reading.before(raw, markers))


def _exactly_one(prover: Prover) -> Iterator[Proof]:
    for players in PLAYERS:
        yield from Allocation(players, Reading()).at_once(prover)


def _choosing_order(prover: Prover) -> Iterator[Proof]:
    for order, players in product(TitleOrder, PLAYERS):
        yield from named([Allocation(players, Reading(order=order)).order_is_right(prover)], f"title-order = {order}")


def _other_readings(prover: Prover) -> Iterator[Proof]:
    for reading, players in product(OTHERS, PLAYERS):
        about = Allocation(players, reading)
        yield from named(about.at_once(prover), f"title-needs = {reading.needs}", f"title-order = {reading.order}")


def _nobody_ahead(prover: Prover) -> Iterator[Proof]:
    def claim(markers: Terms, given: Terms) -> z3.BoolRef:
        before, seats = by_marker(markers), range(len(markers))
        return all_of(z3.Implies(before(i, j), given[i] >= given[j]) for i in seats for j in seats if i != j)

    for n in PLAYERS:
        markers = numbers("marker", n)
        as_ball = AsTable(ball_table)
        yield prover.holds(Statement(markers, lambda v: allocated(v, v), claim, legal_markers, table=as_ball))


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


def _best_title(prover: Prover) -> Iterator[Proof]:
    """Symbols: what counts for a player, then how many of each title are left; of barons there is one for each."""

    def claim(v: Terms, best: Terms) -> z3.BoolRef:
        counts, left = v[0], v[1:]
        may = {title: z3.And(left[title] > 0, counts >= need) for title, need in NEEDS.items()}
        taken = any_of(z3.And(best == title, allowed) for title, allowed in may.items())
        return z3.And(taken, *(z3.Implies(allowed, best >= title) for title, allowed in may.items()))

    yield prover.holds(
        Statement(
            (Number("counts"), *numbers("left", len(NEEDS))),
            lambda v: titles.best_title(v[0], v[1:]),
            claim,
            lambda v: [*not_negative(v), v[1] > 0],
        )
    )


def _points(prover: Prover) -> Iterator[Proof]:
    def pays(given: tuple[Title, ...]) -> bool:
        lines = ball.title_lines(given)
        by_seat = [sum(line.points for line in lines if line.seat == seat) for seat in range(len(given))]
        return by_seat == [POINTS[title] for title in given] and len(lines) == sum(title > 0 for title in given)

    for n in PLAYERS:
        yield prover.every(product(Title, repeat=n), pays, _given_titles, _paid)


def _given_titles(given: tuple[Title, ...]) -> str:
    return ", ".join(title.name.lower() for title in given)


def _paid(given: tuple[Title, ...]) -> Shown | None:
    return with_titles(given, [POINTS[title] for title in given])


def spent_last(start: State, markers: Sequence[int], own: int) -> tuple[tuple[int | None, ...], tuple[int, ...]]:
    """The markers after one more player's spending, by the engine's own step, and the seats in playing order."""
    players = start.players
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

    for zero, players in product(SpaceZero, PLAYERS):
        for standing in range(players):
            yield from named([_next_placed(prover, table(players, zero), standing, claim)], f"space-zero = {zero}")


def _next_placed(prover: Prover, start: State, standing: int, claim: Callable[[Terms, Terms], z3.BoolRef]) -> Proof:
    zero, later = start.box.ruleset.space_zero, (0,) * (start.players - standing - 1)
    return prover.holds(
        Statement(
            (*numbers("marker", standing), Number("prestige")),
            lambda v: spent_last(start, v[:-1], v[-1]),
            claim,
            lambda v: [*legal_markers(v[:-1], zero), v[-1] >= 0, *(each <= LAST_SPACE for each in v)],
            table=AsTable(lambda v: ball_table((*v, *later), None, Reading(zero=zero))),
        )
    )


THEOREMS: Final = (
    Theorem(
        "noblemen.theorem.earlier-stay",
        (rules.TRACK_TAKEN, rules.ORDER),
        "Who places a marker later never moves one that was placed before, nor places another's.",
        PLAYERS,
        f"prestige and spaces up to {LAST_SPACE}; the engine's own end of spending, after any markers; both readings "
        "of space-zero",
        _earlier_stay,
        held=(*DEALT, "other readings", "Ball.bought", "Quick.castles", "Quick.palaces", "State.titles"),
    ),
    Theorem(
        "noblemen.theorem.titles-exactly-one",
        (rules.TITLE_SUPPLY, rules.TITLE_NEEDS, rules.TITLE_ORDER, rules.TITLE_MARKER, rules.TITLE_ONE),
        "If everybody takes the best title left, exactly one allocation keeps supplies and thresholds and leaves "
        "nobody a better one; it is the one the ball gives.",
        PLAYERS,
        f"{MARKERS}; title-needs = marker, title-order = marker, both readings of space-zero",
        _exactly_one,
        held=(*DEALT, "readings", *NO_BALL),
    ),
    Theorem(
        "noblemen.theorem.choosing-order",
        (rules.TITLE_ORDER, rules.TITLE_MARKER),
        "Players choose by their markers, or by the other reading by their raw totals and then by their markers; of "
        "those together on 0 who came first chooses first. Everybody chooses once.",
        PLAYERS, f"{MARKERS}; both readings of title-order and of space-zero", _choosing_order,
    ),
    Theorem(
        "noblemen.theorem.titles-other-readings",
        (rules.TITLE_SUPPLY, rules.TITLE_NEEDS, rules.TITLE_ORDER, rules.TITLE_MARKER),
        "The same where thresholds, or the order of choosing, or both go by the raw total; where the order does, each "
        "order is a case of its own, and choosing-order says that players choose in the right one.",
        PLAYERS,
        f"{MARKERS}; title-needs = total, title-order = total, or both, under both readings of space-zero",
        _other_readings,
        held=(*DEALT, "readings", *NO_BALL),
    ),
    Theorem(
        "noblemen.theorem.nobody-ahead-gets-less",
        (rules.TITLE_ORDER, rules.TITLE_NEEDS),
        "If everybody takes the best title left, nobody gets a lower one than somebody who chooses later.",
        PLAYERS,
        f"all markers, different save on 0; {ORDERS}; title-needs = marker, title-order = marker, both readings of "
        "space-zero",
        _nobody_ahead,
        held=(*DEALT, "readings", *NO_BALL),
    ),
    Theorem(
        "noblemen.theorem.titles-any-choice",
        (rules.TITLE_SUPPLY, rules.TITLE_NEEDS, rules.TITLE_CHOICE),
        "Whatever titles players choose among those they may take, supplies are not exceeded and thresholds kept.",
        PLAYERS, "all prestige; all choices, in any order of choosing; title-choice = free", _any_choice,
        held=(*DEALT, "readings", *NO_BALL),
    ),
    Theorem(
        "noblemen.theorem.best-title",
        (rules.TITLE_CHOICE, rules.TITLE_NEEDS, rules.TITLE_SUPPLY),
        "The best title for a player, which the other reading of the choice prescribes, is the highest of those left "
        "whose threshold is reached.",
        (), "all prestige, all numbers of titles left, a baron among them; title-choice = best", _best_title,
    ),
    Theorem(
        "noblemen.theorem.title-points",
        (rules.TITLE_POINTS,),
        "A ball pays each player what the new title is worth, in one line, and barons nothing.",
        PLAYERS, "every combination of titles, one by one", _points,
    ),
)  # fmt: skip
