"""Combinators for rule functions: plain values in, plain values out.

A prover may hand a rule function wrapped values. A plain `if` on such a value forks the proof; these merge
it, by asking the value itself (`Symbolic`) how. Use them only where forks would multiply.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from typing import Any, Final, ParamSpec, Protocol, TypeVar, cast

T = TypeVar("T")
P = ParamSpec("P")
PLAIN: Final[type] = bool
"""What a condition is that nothing stands behind."""


class Symbolic(Protocol):
    """A truth value that stands for several cases at once: anything handed to these that is no bool."""

    def choose(self, then: object, otherwise: object) -> object: ...
    def conj(self, other: object) -> object: ...
    def disj(self, other: object) -> object: ...
    def negate(self) -> object: ...


class Comparable(Protocol):
    """A number that stands for several: it says itself how rows that begin with it are compared."""

    def row(self, others: tuple[object, ...]) -> object: ...


def _symbolic(condition: object) -> Symbolic:
    return cast(Symbolic, condition)


def ite(condition: bool, then: T, otherwise: T) -> T:
    """`then` where the condition holds, else `otherwise`."""
    if condition.__class__ is PLAIN:
        return then if condition else otherwise
    return cast(T, _symbolic(condition).choose(then, otherwise))


def and_(*conditions: bool) -> bool:
    """Whether all hold."""
    merged: object = True
    for condition in conditions:
        if condition.__class__ is not PLAIN:
            merged = _symbolic(condition).conj(merged)
        elif not condition:
            return False
    return cast(bool, merged)


def or_(*conditions: bool) -> bool:
    """Whether any holds."""
    merged: object = False
    for condition in conditions:
        if condition.__class__ is not PLAIN:
            merged = _symbolic(condition).disj(merged)
        elif condition:
            return True
    return cast(bool, merged)


def not_(condition: bool) -> bool:
    """Whether it does not hold."""
    if condition.__class__ is PLAIN:
        return not condition
    return cast(bool, _symbolic(condition).negate())


def any_(conditions: Iterable[bool]) -> bool:
    return or_(*conditions)


def possible(conditions: Sequence[bool]) -> list[int]:
    """Which may hold, by their numbers: all but those that are plainly false, of which nothing more need be asked."""
    return [n for n, condition in enumerate(conditions) if condition is not False]


def count(conditions: Iterable[bool]) -> int:
    """How many hold."""
    return sum(ite(condition, 1, 0) for condition in conditions)


def row(*numbers: int) -> tuple[int, ...]:
    """What to sort by: the first number that differs decides. A prover asks who stands before whom in one question,
    not number by number, so that it follows one path for each order, and not one for each way to come to it.
    """
    first = cast(object, numbers[0])
    if isinstance(first, int):
        return numbers
    return cast("tuple[int, ...]", cast(Comparable, first).row(numbers[1:]))


KEPT: Final = 1 << 10
"""Of so many objects `of_objects` keeps what follows from them."""


def of_objects(rule: Callable[P, T]) -> Callable[P, T]:
    """The same of one object or two, but that what it gave for frozen objects is kept while they are among the last
    asked for. It is found by what objects they are, as to hash a large one takes as long as many a list: what follows
    from an estate, or a road, is worked out once for all decisions that leave it as it is. (A third of the time of a
    decision.)
    """
    kept: dict[object, tuple[object, T]] = {}

    def recalled(*of: Any) -> T:
        key = id(of[0]) if len(of) == 1 else (id(of[0]), id(of[1]))
        found = kept.get(key)
        if found is None:
            if len(kept) == KEPT:
                kept.clear()
            found = kept[key] = of, cast("Callable[..., T]", rule)(*of)  # with them, so that others have other numbers
        return found[1]

    recalled.cache_clear = kept.clear  # type: ignore[attr-defined]
    return cast("Callable[P, T]", recalled)


def remembered(rule: Callable[P, T]) -> Callable[P, T]:
    """The same, but that what it gave is kept; of symbolic values, which have no hash, nothing is."""
    kept = lru_cache(maxsize=1 << 14)(rule)

    def recalled(*given: Any) -> T:
        try:
            return kept(*given)
        except TypeError:
            return cast("Callable[..., T]", rule)(*given)

    recalled.cache_clear = kept.cache_clear  # type: ignore[attr-defined]
    return cast("Callable[P, T]", recalled)
