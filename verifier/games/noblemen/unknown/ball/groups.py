"""What unknown things at a ball may bring: each way with the prestige by seat and what it takes from the box."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from enum import IntEnum
from operator import le
from typing import Final, NamedTuple

Numbers = tuple[int, ...]


class Pool(IntEnum):
    """Pieces that all who hold something unknown share."""

    FOUNTAIN = 0
    PALACE = 1
    BRIBE = 2
    BLACKMAIL = 3
    CARD = 4
    """Scandal cards that are no Blackmail."""


NOTHING: Final = (0,) * len(Pool)


class Option(NamedTuple):
    """One way for some of the unknown things to be."""

    gain: Numbers
    """Prestige by seat."""
    used: Numbers = NOTHING
    """Pieces by pool, beyond those that lie in sight."""


Group = frozenset[Option]
"""The ways for some things to be, of which one holds."""


class TooMany(Exception):
    """More ways than are looked at one by one."""


def use(**pieces: int) -> Numbers:
    """So many pieces by pool, the rest none."""
    return tuple(pieces.get(pool.name.lower(), 0) for pool in Pool)


def plus(one: Numbers, other: Numbers) -> Numbers:
    return tuple(a + b for a, b in zip(one, other, strict=True))


def fewest(options: Iterable[Option]) -> Group:
    """Without those that bring the same as another and take more."""
    by_gain: dict[Numbers, set[Numbers]] = {}
    for gain, used in options:
        by_gain.setdefault(gain, set()).add(used)
    return frozenset(Option(gain, mine) for gain, all_used in by_gain.items() for mine in _least(all_used))


def _least(all_used: set[Numbers]) -> list[Numbers]:
    if len(all_used) == 1:
        return list(all_used)
    out: list[Numbers] = []
    # Whatever takes less of each piece takes less in all.
    for mine in sorted(all_used, key=sum):
        if not any(all(map(le, other, mine)) for other in out):
            out.append(mine)
    return out


def joined(groups: Sequence[Group], left: Numbers | None, most: int) -> Group:
    """Every way for all these things to be at once, with no more pieces than are left. Raises `TooMany`."""
    found = groups[0]
    for group in groups[1:]:
        if len(found) * len(group) > most:
            raise TooMany
        found = fewest(Option(plus(a.gain, b.gain), plus(a.used, b.used)) for a in found for b in group)
        if left is not None:
            found = within(found, left)
    return found


def within(group: Group, left: Numbers) -> Group:
    """The options that take no more pieces than there are."""
    return frozenset(o for o in group if all(n <= most for n, most in zip(o.used, left, strict=True)))


def without_idle_pools(groups: Sequence[Group], left: Numbers) -> list[Group]:
    """The same groups, not counting pieces of which there are enough for whatever holds."""
    tight = [sum(max((o.used[pool] for o in group), default=0) for group in groups) > left[pool] for pool in Pool]
    return [
        fewest(Option(o.gain, tuple(n * counts for n, counts in zip(o.used, tight, strict=True))) for o in group)
        for group in groups
    ]
