"""Symbolic values: what merges merges rightly for every mix of plain and symbolic, and the rest is refused."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product
from typing import Any, cast

import pytest
import z3

from courtroll.verifier.kernel.logic import and_, any_, count, ite, not_, or_
from courtroll.verifier.kernel.proof.explore import explore
from courtroll.verifier.kernel.proof.values import (
    Refused,
    SymBits,
    SymBool,
    SymInt,
    SymTuple,
    at,
    certain,
    number,
    truth,
)

BOTH = (False, True)


def symbol(name: str) -> bool:
    return cast(bool, SymBool(z3.Bool(name)))


def evaluated(value: object, case: tuple[bool, ...]) -> int:
    """A merged value in one case."""
    term = number(value) if not isinstance(value, SymBool | bool) else truth(value)
    pairs = [(z3.Bool(f"b{i}"), z3.BoolVal(here)) for i, here in enumerate(case)]
    found = z3.simplify(z3.substitute(term, *pairs))
    return int(found.as_long()) if z3.is_int(found) else int(z3.is_true(found))


@pytest.mark.parametrize("symbolic", list(product(BOTH, repeat=3)))
def test_truth_tables_for_every_mix_of_plain_and_symbolic(symbolic: tuple[bool, ...]) -> None:
    for case in product(BOTH, repeat=3):
        values = [symbol(f"b{i}") if is_symbol else case[i] for i, is_symbol in enumerate(symbolic)]
        assert evaluated(and_(*values), case) == all(case)
        assert evaluated(or_(*values), case) == any(case)
        assert evaluated(any_(values), case) == any(case)
        assert evaluated(count(values), case) == sum(case)
        assert evaluated(not_(values[0]), case) == (not case[0])
        assert evaluated(ite(values[0], 5, 7), case) == (5 if case[0] else 7)
        assert evaluated(ite(values[0], values[1], values[2]), case) == (case[1] if case[0] else case[2])


@pytest.mark.parametrize(
    "how",
    [
        lambda x, y: x + y, lambda x, y: x - y, lambda x, y: y - x, lambda x, y: 3 * x + y * 2, lambda x, y: -x,
        lambda x, y: abs(x), lambda x, y: x < y, lambda x, y: x <= y, lambda x, y: x > y, lambda x, y: x >= y,
        lambda x, y: x == y, lambda x, y: x != y, lambda x, y: sum([x == 1, x < y, x], 0),
        lambda x, y: ite(x > y, x, y), lambda x, y: x // 2, lambda x, y: (x - y) // 3,
    ],
)  # fmt: skip
def test_arithmetic_is_pythons(how: Callable[[Any, Any], Any]) -> None:
    for x, y in product(range(-2, 3), repeat=2):
        for symbols in product(BOTH, repeat=2):
            a, b = (SymInt(z3.IntVal(n)) if is_symbol else n for n, is_symbol in zip((x, y), symbols, strict=True))
            assert evaluated(how(a, b), ()) == how(x, y)


X = cast(Any, SymInt(z3.Int("x")))
B = cast(Any, SymBool(z3.Bool("b")))
S = cast(Any, SymBits.free("s", range(4)))


@pytest.mark.parametrize(
    "what",
    [
        lambda: X / 2, lambda: X // -2, lambda: 7 // X, lambda: X % 2, lambda: 7 % X, lambda: divmod(X, 2),
        lambda: X**2, lambda: round(X), lambda: float(X), lambda: int(X), lambda: [1, 2][X], lambda: range(X),
        lambda: hash(X), lambda: {X: 1}, lambda: X * X, lambda: X & 1, lambda: X << 1, lambda: 1 << X, lambda: ~X,
        lambda: hash(B), lambda: B & True, lambda: ~B, lambda: B < True, lambda: [1, 2][B], lambda: B * 2,
        lambda: S == 0, lambda: hash(S), lambda: S & -2 == 3, lambda: certain(-1), lambda: -S, lambda: S - 1,
        lambda: ite(B, 1, "one"), lambda: ite(B, 1, True), lambda: ite(B, (1, 2), (1,)), lambda: ite(B, S, True),
        lambda: B.conj(1), lambda: SymTuple((X,)).index(1), lambda: 1 in SymTuple((X,)),
        lambda: bool(X == 1), lambda: bool(B), lambda: bool(X), lambda: bool(S), lambda: X in (1, 2),
        lambda: sorted([X, 1]), lambda: max(X, 1), lambda: not B, lambda: X and 1,
    ],
)  # fmt: skip
def test_what_cannot_be_followed_is_refused(what: Callable[[], object]) -> None:
    with pytest.raises((Refused, TypeError)):
        what()


def test_sets_shift_join_and_count_as_integers_do() -> None:
    for plain, other in product(range(16), (0, 5, 12)):
        given = [z3.Bool(f"s@{cell}") == z3.BoolVal(bool(plain >> cell & 1)) for cell in range(4)]
        frame = 0b111111
        for symbolic, wanted in (
            (S | other, plain | other), (S & other, plain & other), (frame & ~S, frame & ~plain), (S << 2, plain << 2),
            (S >> 1, plain >> 1), (S & ~certain(other), plain & ~other), (S & ~(S << 1), plain & ~(plain << 1)),
            (ite(symbol("b"), S, other), plain), (other & ~S, other & ~plain),
        ):  # fmt: skip
            assert _is(symbolic, wanted, [*given, z3.Bool("b")])
        (count_,) = explore(lambda: S.bit_count(), given)
        assert _always([*given], count_.result.term == plain.bit_count())


def _is(symbolic: object, wanted: int, given: list[z3.BoolRef]) -> bool:
    return all(_always(given, at(symbolic, cell) == at(wanted, cell)) for cell in range(8))


def _always(given: list[z3.BoolRef], claim: z3.BoolRef) -> bool:
    solver = z3.Solver()
    solver.add(*given, z3.Not(claim))
    return bool(solver.check() == z3.unsat)


def test_a_number_is_never_none() -> None:
    assert z3.is_false((X == None).term)  # noqa: E711
    assert z3.is_true((X != None).term)  # noqa: E711


def test_a_row_counts_without_forking() -> None:
    row = SymTuple((X, None, 3))
    (path,) = explore(lambda: row.count(3), [z3.Int("x") == 3])
    assert _always([z3.Int("x") == 3], number(path.result) == 2)
