"""Control settled anew at a scoring, what it pays, and the order at the end."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import product
from typing import Final, assert_never

import z3

from courtroll.verifier.games.kings_progress.proofs.gifts import PLAYERS, PROVED_FOR, TWO_TOO
from courtroll.verifier.games.kings_progress.proofs.printed import SYMBOLS
from courtroll.verifier.games.kings_progress.rules import control as rules
from courtroll.verifier.games.kings_progress.rules import ending as end_rules
from courtroll.verifier.games.kings_progress.rules import influence as influence_rules
from courtroll.verifier.games.kings_progress.rules.options import EqualBuilds
from courtroll.verifier.games.kings_progress.scoring import control, totals
from courtroll.verifier.games.kings_progress.scoring.control import NOBODY, Control
from courtroll.verifier.games.kings_progress.table.pieces import DISGUISE
from courtroll.verifier.games.kings_progress.table.state import Build
from courtroll.verifier.kernel.proof.orders import exactly_one, ranking
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
)

Allowed = Sequence[z3.BoolRef]
"""By seat, whether a build competes for a card."""


def _walks(by: EqualBuilds) -> bool:
    match by:
        case EqualBuilds.CLOCKWISE:
            return True
        case EqualBuilds.NOBODY:
            return False
        case _ as never:
            assert_never(never)


def right_taker(
    who: Terms, values: Sequence[Terms], allowed: Allowed, own: Terms, other: Terms, by: EqualBuilds
) -> z3.BoolRef:
    """Whether somebody, or nobody, is whom a card must go to: among the highest builds allowed the card's `own`
    holder, else the holder of the `other` card, else the only one; else by the reading whom a walk clockwise from
    the own holder meets first.
    """
    seats = range(len(values))
    top = [
        z3.And(allowed[s], *(z3.Implies(allowed[o], values[s] >= values[o]) for o in seats if o != s)) for s in seats
    ]

    def among_top(holder: Terms) -> z3.BoolRef:
        return any_of(z3.And(holder == s, top[s]) for s in seats)

    stays, passes = among_top(own), z3.And(z3.Not(among_top(own)), among_top(other))
    open_ = z3.Not(z3.Or(among_top(own), among_top(other)))
    several = any_of(z3.And(top[s], top[o]) for s in seats for o in range(s))
    walks = z3.And(own >= 0, z3.BoolVal(_walks(by)))
    met = all_of(
        z3.Implies(z3.And(own == start, *(z3.Not(top[s]) for s in before), top[seat]), who == seat)
        for start in seats
        for seat, before in _walk(start, len(values))
    )
    return z3.And(
        z3.Implies(z3.Not(any_of(top)), who == NOBODY),
        z3.Implies(stays, who == own),
        z3.Implies(passes, who == other),
        z3.Implies(z3.And(open_, z3.Not(several)), all_of(z3.Implies(top[s], who == s) for s in seats)),
        z3.Implies(z3.And(open_, several, walks), met),
        z3.Implies(z3.And(open_, several, z3.Not(walks)), who == NOBODY),
    )


def _walk(start: int, players: int) -> Iterator[tuple[int, list[int]]]:
    """The seats clockwise from one, each with those met before it."""
    met: list[int] = []
    for step in range(1, players + 1):
        seat = (start + step) % players
        yield seat, list(met)
        met.append(seat)


def right_control(
    major: Terms, minor: Terms, values: Sequence[Terms], before: Sequence[Terms], by: EqualBuilds
) -> z3.BoolRef:
    """The specification of both cards of a courtier, by what the builds on it are worth and who had the cards."""
    seats = range(len(values))
    builds = [value > 0 for value in values]
    sole = z3.And(any_of(builds), *(z3.Not(z3.And(builds[s], builds[o])) for s in seats for o in range(s)))
    others = [z3.And(builds[s], major != s) for s in seats]
    return z3.And(
        right_taker(major, values, builds, before[0], before[1], by),
        z3.Implies(sole, minor == major),
        z3.Implies(major == NOBODY, minor == NOBODY),
        z3.Implies(z3.And(z3.Not(sole), major != NOBODY), right_taker(minor, values, others, before[1], before[0], by)),
    )


@dataclass(frozen=True, slots=True)
class Recount:
    """Symbols: the cards in everybody's build, the symbols on the exposed ones, who had both control cards."""

    players: int
    reading: EqualBuilds

    def parts(self, v: Terms) -> tuple[Terms, Terms, Terms]:
        n = self.players
        return v[:n], v[n : 2 * n], v[2 * n :]

    def given(self, v: Terms) -> list[z3.BoolRef]:
        cards, symbols, before = self.parts(v)
        seats = (z3.And(each >= NOBODY, each < self.players) for each in before)
        return [*(n >= 0 for n in cards), *(z3.And(n >= 0, n <= SYMBOLS) for n in symbols), *seats]

    def run(self, v: Sequence[int]) -> tuple[int, ...]:
        cards, symbols, before = self.parts(v)
        values = tuple(control.build_value(n, on_first) for n, on_first in zip(cards, symbols, strict=True))
        return tuple(control.settled(values, Control(*before), self.reading))

    def claim(self, v: Terms, found: Terms) -> z3.BoolRef:
        cards, symbols, before = self.parts(v)
        values = [z3.If(n == 0, 0, n + on_first) for n, on_first in zip(cards, symbols, strict=True)]
        return right_control(found[0], found[1], values, before, self.reading)

    def proofs(self, prover: Prover) -> Iterator[Proof]:
        builds = (*numbers("cards", self.players), *numbers("symbols", self.players))
        symbols = (*builds, Number("ability card at"), Number("minor card at"))
        yield from exactly_one(prover, Statement(symbols, self.run, self.claim, self.given), 2)


def _recount(prover: Prover) -> Iterator[Proof]:
    for players, reading in product(PROVED_FOR, EqualBuilds):
        yield from named(Recount(players, reading).proofs(prover), f"equal-builds = {reading}")


LONGEST: Final = 16
"""More cards than a build can have: the courtier's eight and the Disguise cards."""


def _builds(prover: Prover) -> Iterator[Proof]:
    """The value of builds as they lie there, whatever is below the exposed card."""

    def is_worth(build: Build) -> bool:
        return control.value(build) == (len(build) + build[0] if build else 0)

    below = ((under,) * n for n in range(LONGEST) for under in range(-1, SYMBOLS + 1))
    first = ((symbols,) for symbols in range(SYMBOLS + 1))
    yield prover.every([(), *(one + rest for one, rest in product(first, below))], is_worth, _build)


def _build(build: Build) -> str:
    cards = ("D" if symbols == DISGUISE else str(symbols) for symbols in build)
    return f"a build with these symbols, the exposed card first: {' '.join(cards) or 'none'}"


MEASURES: Final = ("points", "gifts", "crowns", "cards built")


def _ranking(prover: Prover) -> Iterator[Proof]:
    yield from ranking(prover, PROVED_FOR, MEASURES, totals.ranking)


READINGS: Final = "both readings of equal-builds"
THEOREMS: Final = (
    Theorem(
        "kings-progress.theorem.control-exactly-one",
        (rules.MAJOR, rules.MINOR, rules.HOLDER, rules.CARDS_STAY, rules.SOLE, rules.NOBODY, rules.EQUAL),
        "Exactly one recount gives the ability card to the highest build and the minor card to the highest of the "
        "others, leaves ties to who holds a card of the courtier, the same card before the other, lets cards stay "
        "where their holders are level, and goes round the table where nobody holds one; it is the one that is made.",
        PLAYERS, f"all builds, all holders of both cards; {READINGS}; {TWO_TOO}", _recount,
    ),
    Theorem(
        "kings-progress.theorem.build-value",
        (influence_rules.VALUE,),
        "A build is worth its cards and the symbols on the exposed one.",
        (), f"every exposed card over up to {LONGEST - 1} others, one by one", _builds,
    ),
    Theorem(
        "kings-progress.theorem.ranking",
        (end_rules.WINNER, end_rules.TIE_GIFTS, end_rules.TIE_CROWNS, end_rules.TIE_BUILT, end_rules.SHARED),
        "Exactly one order ranks players by points, then gifts, then crowns, then cards built, puts equals on one "
        "rank and skips those they take; whoever is first wins, by the first of these that sets one apart.",
        PLAYERS, f"all numbers; {TWO_TOO}", _ranking,
    ),
)  # fmt: skip
