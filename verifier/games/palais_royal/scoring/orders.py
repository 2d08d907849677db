"""In which orders can values lie that are only known within bounds? The least values for each order."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import product

Order = tuple[int, ...]
"""For each value its level, the lowest being 0; equal values share a level."""


@cache
def orders(n: int) -> tuple[Order, ...]:
    """Every order of so many values, ties included."""
    return tuple(levels for levels in product(range(n), repeat=n) if set(levels) == set(range(max(levels) + 1)))


def order_of(values: Sequence[int]) -> Order:
    """The order in which known values lie."""
    ranked = sorted(set(values))
    return tuple(ranked.index(value) for value in values)


def least(order: Order, lows: Sequence[int], highs: Sequence[int | None]) -> tuple[int, ...] | None:
    """The least values within their bounds that lie in this order: each as small as it can be at all. `None` if
    there are none.
    """
    out = [0] * len(order)
    value = min(lows) - 1
    for level in range(max(order) + 1):
        members = [index for index, mine in enumerate(order) if mine == level]
        value = max(value + 1, *(lows[index] for index in members))
        for index in members:
            high = highs[index]
            if high is not None and value > high:
                return None
            out[index] = value
    return tuple(out)
