"""Specifications of who stands before whom and what place that makes, and how one is shown to leave no choice.

They share nothing with the rules, which count who is ahead.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import partial

import z3

from courtroll.verifier.kernel.proof.theorem import (
    Number,
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

Before = Callable[[int, int], z3.BoolRef]
"""Whether one seat stands before another."""
Columns = tuple[tuple[int, ...], ...]
"""What decides an order, the weightiest first; each by seat."""


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
    seats = range(len(places))
    who = placed or [z3.BoolVal(True) for _ in seats]
    ahead = {(i, j): z3.And(who[i], who[j], before(i, j)) for i in seats for j in seats if i != j}

    def directly(i: int, j: int) -> z3.BoolRef:
        return z3.And(ahead[i, j], *(z3.Not(z3.And(ahead[i, k], ahead[k, j])) for k in seats if k not in (i, j)))

    def tied(i: int) -> Terms:
        return total([z3.IntVal(1), *(z3.If(z3.And(who[j], level(before, i, j)), 1, 0) for j in seats if j != i)])

    def right(i: int) -> Iterator[z3.BoolRef]:
        others = [j for j in seats if j != i]
        yield z3.Implies(z3.Not(who[i]), places[i] == 0)
        yield z3.Implies(z3.And(who[i], *(z3.Not(ahead[j, i]) for j in others)), places[i] == 1)
        for j in others:
            yield z3.Implies(directly(j, i), places[i] == places[j] + takes(tied(j)))

    return all_of(each for i in seats for each in right(i))


# --------------------------------------------------------------------------------------- the end of a game


def columns_of(values: Terms, players: int) -> tuple[Terms, ...]:
    """Rows by seat, one after another, as they were before they were joined."""
    return tuple(values[start : start + players] for start in range(0, len(values), players))


def alone(columns: Sequence[Terms], players: int) -> z3.BoolRef:
    """Whether these set one player before all others."""
    before = by_first_difference(columns)
    return any_of(all_of(before(i, j) for j in range(players) if j != i) for i in range(players))


def ranking(
    prover: Prover,
    players: int,
    measures: Sequence[str],
    ranks: Callable[[Columns], tuple[int, ...]],
    winners: Callable[[tuple[int, ...]], tuple[int, ...]],
    decider: Callable[[Columns], int],
) -> Iterator[Proof]:
    """That ranks, winners and what decided are right and could be no others, for all values.

    `decider` gives the number of the measure that set the winner apart, or how many measures there are.
    """
    symbols = tuple(each for name in measures for each in numbers(name, players))
    columns = partial(columns_of, players=players)

    def ranked(v: Terms, places: Terms) -> z3.BoolRef:
        return right_places(places, by_first_difference(columns(v)))

    def decided(v: Terms, found: Terms) -> z3.BoolRef:
        known = [alone(columns(v)[:n], players) for n in range(1, len(measures) + 1)]
        needed = [z3.And(z3.Not(any_of(known[:n])), known[n]) for n in range(len(measures))]
        return all_of([*(z3.Implies(each, found[0] == n) for n, each in enumerate(needed)),
                       z3.Implies(z3.Not(any_of(known)), found[0] == len(measures))])  # fmt: skip

    yield from exactly_one(prover, Statement(symbols, lambda v: ranks(columns(v)), ranked), players)
    yield from exactly_one(prover, Statement(symbols, lambda v: (decider(columns(v)),), decided), 1)
    yield from exactly_one(prover, _winners(players, winners), players)


def _winners(players: int, winners: Callable[[tuple[int, ...]], tuple[int, ...]]) -> Statement[tuple[int, ...]]:
    """For any places: the winners are those on the first."""

    def claim(v: Terms, won: Terms) -> z3.BoolRef:
        return all_of(each == z3.If(place == 1, 1, 0) for place, each in zip(v, won, strict=True))

    symbols: tuple[Number, ...] = numbers("place", players)
    return Statement(symbols, lambda v: flags(winners(tuple(v)), players), claim)
