"""Specifications of who stands before whom and what place that makes, and how one is shown to leave no choice.

They share nothing with the rules, which count who is ahead.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from enum import Enum
from functools import cache, lru_cache, partial
from itertools import product
from typing import TypeVar

import z3

from courtroll.verifier.kernel.proof.theorem import (
    Proof,
    Prover,
    Statement,
    Terms,
    Verdict,
    all_of,
    any_of,
    numbers,
    prove,
    total,
)
from courtroll.verifier.kernel.ranking import Ranking

D = TypeVar("D", bound=Enum)
Rows = tuple[tuple[int, ...], ...]
"""Everybody's values at the end of a game."""
Before = Callable[[int, int], z3.BoolRef]
"""Whether one seat stands before another."""


def exactly_one(prover: Prover, statement: Statement[tuple[int, ...]], size: int) -> Iterator[Proof]:
    """That the rule gives what the claim asks for, and that any two rows of `size` numbers the claim fits are one."""
    yield prover.holds(statement)
    one, other = (tuple(each.symbol().term for each in numbers(name, size)) for name in ("one", "other"))
    both = [statement.claim(statement.terms(), row) for row in (one, other)]
    same = all_of(mine == another for mine, another in zip(one, other, strict=True))
    proof = prove([*statement.assumptions(), *both], same, prover)
    yield replace(proof, why="the specification fits two answers") if proof.verdict is Verdict.REFUTED else proof


def flags(values: Sequence[int], n: int) -> tuple[int, ...]:
    """A set of seats as a row with a 1 for each of them."""
    return tuple(int(seat in values) for seat in range(n))


def by_first_difference(columns: Sequence[Terms]) -> Before:
    """The first number in which two seats differ decides, in favour of more."""
    return _by_first_difference(tuple(map(tuple, columns)))


@lru_cache(maxsize=32)
def _by_first_difference(columns: tuple[Terms, ...]) -> Before:
    """The same for the same terms, and each pair put once: every path of a rule is held to it."""

    @cache
    def before(i: int, j: int) -> z3.BoolRef:
        return any_of(
            all_of([*(column[i] == column[j] for column in columns[:step]), columns[step][i] > columns[step][j]])
            for step in range(len(columns))
        )

    return before


def level(before: Before, i: int, j: int) -> z3.BoolRef:
    """Whether nothing parts two seats."""
    return z3.Not(z3.Or(before(i, j), before(j, i)))


def right_places(
    places: Sequence[Terms],
    before: Before,
    takes: Callable[[Terms], Terms] = lambda tied: tied,
    placed: Sequence[Terms] | None = None,
) -> z3.BoolRef:
    """The first are on place 1, and everybody else on the place of those directly ahead and as many further as those
    take, by how many they are. Who is not `placed` has place 0.
    """
    out, first, behind = _steps(len(places), before, takes, None if placed is None else tuple(placed))
    return z3.And(
        *(z3.Implies(each, places[i] == 0) for i, each in enumerate(out)),
        *(z3.Implies(each, places[i] == 1) for i, each in enumerate(first)),
        *(z3.Implies(each, places[i] == places[j] + taken) for (i, j), (each, taken) in behind.items()),
    )


@lru_cache(maxsize=32)
def _steps(
    n: int, before: Before, takes: Callable[[Terms], Terms], placed: tuple[Terms, ...] | None
) -> tuple[list[z3.BoolRef], list[z3.BoolRef], dict[tuple[int, int], tuple[z3.BoolRef, Terms]]]:
    """When a seat is not placed, when it is first, and when directly behind another, with the places taken there."""
    seats = range(n)
    who = placed or [z3.BoolVal(True) for _ in seats]
    ahead = {(i, j): z3.And(who[i], who[j], before(i, j)) for i in seats for j in seats if i != j}

    def directly(i: int, j: int) -> z3.BoolRef:
        return z3.And(ahead[i, j], *(z3.Not(z3.And(ahead[i, k], ahead[k, j])) for k in seats if k not in (i, j)))

    def tied(i: int) -> Terms:
        return total([z3.IntVal(1), *(z3.If(z3.And(who[j], level(before, i, j)), 1, 0) for j in seats if j != i)])

    pairs = [(i, j) for i in seats for j in seats if i != j]
    return (
        [z3.Not(each) for each in who],
        [z3.And(who[i], *(z3.Not(ahead[j, i]) for j in seats if j != i)) for i in seats],
        {(i, j): (directly(j, i), takes(tied(j))) for i, j in pairs},
    )


# --------------------------------------------------------------------------------------- the end of a game


def columns_of(values: Terms, players: int) -> tuple[Terms, ...]:
    """Rows by seat, one after another, as they were before they were joined."""
    return tuple(values[start : start + players] for start in range(0, len(values), players))


def alone(columns: Sequence[Terms], players: int) -> z3.BoolRef:
    """Whether these set one player before all others."""
    before = by_first_difference(columns)
    return any_of(all_of(before(i, j) for j in range(players) if j != i) for i in range(players))


@lru_cache(maxsize=32)
def _apart(columns: tuple[Terms, ...], players: int) -> list[z3.BoolRef]:
    """By measure, whether those up to it set one player apart."""
    return [alone(columns[: n + 1], players) for n in range(len(columns))]


def ranking(
    prover: Prover, players: Sequence[int], measures: Sequence[str], rule: Callable[..., Ranking[D]]
) -> Iterator[Proof]:
    """That ranks, winners and what decided are right and could be no others, for all values of the measures."""
    for n in players:
        symbols = tuple(each for name in measures for each in numbers(name, n))
        statement = Statement(symbols, partial(_ranked, rule, n), partial(_right_order, n))
        yield from exactly_one(prover, statement, 2 * n + 1)


def _ranked(rule: Callable[..., Ranking[D]], players: int, v: Sequence[int]) -> tuple[int, ...]:
    """Everybody's place, a 1 for each winner, and the number of what decided."""
    places, winners, by = rule(*columns_of(v, players))
    return (*places, *flags(winners, players), list(type(by)).index(by))


def _right_order(players: int, v: Terms, found: Terms) -> z3.BoolRef:
    """Whoever is first wins, by the first measure that with those before it sets one player apart; else nobody does."""
    columns = columns_of(v, players)
    places, won, by = found[:players], found[players:-1], found[-1]
    apart = _apart(columns, players)
    return all_of([
        right_places(places, by_first_difference(columns)),
        *(each == z3.If(place == 1, 1, 0) for place, each in zip(places, won, strict=True)),
        *(z3.Implies(z3.And(z3.Not(any_of(apart[:n])), sets), by == n) for n, sets in enumerate(apart)),
        z3.Implies(z3.Not(any_of(apart)), by == len(columns)),
    ])  # fmt: skip


def small_ends(
    prover: Prover, values: int, is_ordered: Callable[[Rows], bool], say: Callable[[Rows], str]
) -> Iterator[Proof]:
    """One by one every end of two and of three players, who have 0 or 1 in each of so many values."""
    row = tuple(product(range(2), repeat=values))
    for players in (2, 3):
        yield prover.every(product(row, repeat=players), is_ordered, say)


def best_first(standings: Sequence[tuple[int, ...]], deciders: type[D]) -> Ranking[D]:
    """The order that standings make, worked out by sorting them."""
    first, second, *_ = in_order = sorted(standings, reverse=True)
    parted = [mine != other for mine, other in zip(first, second, strict=True)]
    return Ranking(
        tuple(in_order.index(mine) + 1 for mine in standings),
        tuple(seat for seat, mine in enumerate(standings) if mine == first),
        list(deciders)[[*parted, True].index(True)],
    )
