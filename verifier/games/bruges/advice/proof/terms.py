"""Points of one player as terms of z3, which has no types."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, assert_never

import z3

from courtroll.verifier.games.bruges.scoring.canals import third_points
from courtroll.verifier.games.bruges.scoring.totals import house_points
from courtroll.verifier.games.bruges.table.equipment import SECTION
from courtroll.verifier.games.bruges.table.pieces import HOUSES_OF, NUMBER, Group, Owned, Thing
from courtroll.verifier.games.bruges.table.state import Laurel, Person
from courtroll.verifier.kernel.proof.theorem import Proof, Verdict

Term = Any
"""A number or a truth of z3."""


def term(value: Term) -> Term:
    return z3.IntVal(value) if isinstance(value, int) else value


def total_of(terms: Iterable[Term]) -> Term:
    return z3.Sum([z3.IntVal(0), *map(term, terms)])


def if_so(when: Term, then: Term) -> Term:
    """So much where it is so, and nothing otherwise."""
    return z3.If(when, then, 0)


def by_table(number: Term, numbers: Iterable[int], worth: Callable[[int], int]) -> Term:
    """What a number is worth."""
    return total_of(if_so(number == n, worth(n)) for n in numbers)


@dataclass(frozen=True, slots=True)
class InArea:
    """What lies before a player at the end."""

    persons: Sequence[tuple[Person, Term]]
    """Each with the truth on which it hangs that it is there."""
    houses: Term
    house_colours: Sequence[Term]
    florins: Term
    workers: Term
    threats: Term
    tiles: tuple[Term, Term]
    statues: Term
    """How many."""

    def points(self) -> Term:
        """By persons, laurels, houses and third canal spaces."""
        parts = [if_so(there, person.points) for person, there in self.persons]
        parts += [
            if_so(there, self._laurel(person.laurel)) for person, there in self.persons if person.laurel is not None
        ]
        parts += [by_table(tiles, range(SECTION + 1), third_points) for tiles in self.tiles]
        return total_of((*parts, house_points(1) * self.houses))

    def _laurel(self, laurel: Laurel) -> Term:
        return laurel.points * (term(self._counted(laurel.per)) / laurel.every)

    def _counted(self, per: Group | Thing | Owned | None) -> Term:
        match per:
            case None:
                return 1
            case Group():
                return total_of(if_so(there, 1) for person, there in self.persons if person.group is per)
            case Thing.GROUPS:
                return total_of(
                    if_so(z3.Or(*(there for person, there in self.persons if person.group is group)), 1)
                    for group in Group
                )
            case Thing.PERSONS:
                return total_of(if_so(there, 1) for _, there in self.persons)
            case Thing.HOUSES:
                return self.houses
            case Thing.FLORINS:
                return self.florins
            case Thing.CANALS:
                return self.tiles[0] + self.tiles[1]
            case Thing.STATUES:
                return self.statues
            case Thing.WORKERS:
                return self.workers
            case Owned.THREATS:
                return self.threats
            case Owned():
                return self.house_colours[NUMBER[HOUSES_OF[per]]]
            case _ as never:
                assert_never(never)


def is_more(mine: Sequence[Term], best: Sequence[int]) -> Term:
    """Whether something is worth more, the first number first."""
    more = z3.BoolVal(False)
    for term_of, n in reversed(list(zip(mine, best, strict=True))):
        more = z3.Or(term_of > n, z3.And(term_of == n, more))
    return more


def none_more(rules: Iterable[Term], mine: Sequence[Term], best: Sequence[int], work: int) -> Proof:
    """Whether nothing that keeps the rules is worth more."""
    solver = z3.Solver()
    solver.set("rlimit", work)
    solver.add(*rules, is_more(mine, best))
    found = solver.check()
    if found == z3.unsat:
        return Proof(Verdict.PROVED)
    if found == z3.unknown:
        return Proof(Verdict.UNKNOWN, why=solver.reason_unknown())
    return Proof(Verdict.REFUTED, (str(solver.model()),))
