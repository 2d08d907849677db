"""Combinators: plain values give plain values; anything else is asked how it merges."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import product
from typing import Any, cast

import pytest

from courtroll.verifier.kernel.logic import and_, any_, count, ite, not_, or_, possible, remembered

BOTH = (False, True)


@dataclass(frozen=True)
class Cases:
    """A value for each of several cases at once, as a prover's symbol has."""

    by_case: tuple[object, ...]

    def choose(self, then: object, otherwise: object) -> object:
        return Cases(tuple(_in(then, i) if here else _in(otherwise, i) for i, here in enumerate(self.by_case)))

    def conj(self, other: object) -> object:
        return Cases(tuple(bool(here and _in(other, i)) for i, here in enumerate(self.by_case)))

    def disj(self, other: object) -> object:
        return Cases(tuple(bool(here or _in(other, i)) for i, here in enumerate(self.by_case)))

    def negate(self) -> object:
        return Cases(tuple(not here for here in self.by_case))

    def __radd__(self, other: object) -> Cases:
        return Cases(tuple(cast(int, _in(other, i)) + cast(int, here) for i, here in enumerate(self.by_case)))

    __add__ = __radd__


def _in(value: object, case: int) -> object:
    return value.by_case[case] if isinstance(value, Cases) else value


def symbol(*values: object) -> bool:
    """Cases posing as the truth value that a rule function expects."""
    return cast(bool, Cases(values))


@pytest.mark.parametrize("n", range(4))
def test_truth_tables_on_plain_values(n: int) -> None:
    for values in product(BOTH, repeat=n):
        assert and_(*values) is all(values)
        assert or_(*values) is any(values)
        assert any_(iter(values)) is any(values)
        assert count(values) == sum(values)
    assert [not_(value) for value in BOTH] == [True, False]
    assert [ite(value, "then", "otherwise") for value in BOTH] == ["otherwise", "then"]


@pytest.mark.parametrize("n", [1, 2, 3])
def test_truth_tables_on_symbols(n: int) -> None:
    """One symbol stands for every row of the table, and plain values may stand among symbols."""
    rows = list(product(BOTH, repeat=n))
    columns = [symbol(*(row[i] for row in rows)) for i in range(n)]
    assert and_(*columns) == symbol(*map(all, rows))
    assert or_(*columns) == symbol(*map(any, rows))
    assert any_(columns) == symbol(*map(any, rows))
    assert cast(object, count(columns)) == Cases(tuple(map(sum, rows)))
    assert and_(True, *columns, True) == symbol(*map(all, rows))
    assert or_(False, *columns, False) == symbol(*map(any, rows))
    assert not_(columns[0]) == symbol(*(not row[0] for row in rows))


def test_a_plain_value_decides_without_asking_a_symbol() -> None:
    class Silent:
        """Asking it anything fails."""

    silent = cast(bool, Silent())
    assert and_(False, silent) is False
    assert or_(True, silent) is True


def test_a_choice_between_symbols() -> None:
    assert cast(object, ite(symbol(True, False), 1, 2)) == Cases((1, 2))
    assert cast(object, ite(symbol(True, False), cast(int, Cases((5, 6))), 0)) == Cases((5, 0))


def test_what_a_rule_gave_is_kept_but_for_what_has_no_hash() -> None:
    asked: list[object] = []

    def size(values: Sequence[int]) -> int:
        asked.append(values)
        return len(values)

    recalled = remembered(size)
    assert [recalled((7, 7)), recalled((7, 7)), recalled([7]), recalled([7])] == [2, 2, 1, 1]
    assert asked == [(7, 7), [7], [7]]
    cast(Any, recalled).cache_clear()
    assert (recalled((7, 7)), len(asked)) == (2, 4)


def test_what_is_plainly_false_is_not_possible() -> None:
    assert possible([True, False, symbol(True, False), False]) == [0, 2]
