"""What unknown things at a ball may bring: each way with the prestige by seat and what it takes from the box."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from enum import IntEnum

Numbers = tuple[int, ...]


class Pool(IntEnum):
    """Pieces that all who hold something unknown share."""

    FOUNTAIN = 0
    PALACE = 1
    BRIBE = 2
    BLACKMAIL = 3
    CARD = 4
    """Scandal cards that are no Blackmail."""


Option = tuple[Numbers, Numbers]
"""One way for some of the unknown things to be: prestige by seat, and pieces by pool beyond those in sight."""

Group = Mapping[Numbers, Numbers]
"""The ways for some things to be, of which one holds: for each prestige by seat a way that takes few pieces."""


class TooMany(Exception):
    """More ways than are looked at one by one."""


def use(**pieces: int) -> Numbers:
    """So many pieces by pool, the rest none."""
    return tuple(pieces.get(pool.name.lower(), 0) for pool in Pool)


def plus(one: Numbers, other: Numbers) -> Numbers:
    return tuple(a + b for a, b in zip(one, other, strict=True))


def grouped(options: Iterable[Option]) -> Group:
    """Without those that bring the same as another and take as many pieces."""
    found: dict[Numbers, Numbers] = {}
    for gain, used in options:
        if gain not in found or sum(used) < sum(found[gain]):
            found[gain] = used
    return found


def joined(groups: Sequence[Group], most: int) -> Group:
    """Every way for all these things to be at once. Raises `TooMany`."""
    found = groups[0]
    for group in groups[1:]:
        if len(found) * len(group) > most:
            raise TooMany
        found = grouped((plus(a, b), plus(x, y)) for a, x in found.items() for b, y in group.items())
    return found
