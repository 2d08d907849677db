"""Who stands before whom, what place that makes, and what set the winner apart. Small functions on plain values."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from typing import Generic, NamedTuple, TypeVar

from courtroll.verifier.kernel.logic import and_, count, ite

D = TypeVar("D", bound=Enum)
Standing = tuple[int, ...]
"""What decides a place, the weightiest first; more is better."""


def ahead(mine: Standing, other: Standing) -> bool:
    """Whether the first difference between two standings is in favour of the first."""
    better = False
    for x, y in zip(reversed(mine), reversed(other), strict=True):
        better = ite(x == y, better, x > y)
    return better


def level(mine: Standing, other: Standing) -> bool:
    """Whether nothing parts two standings."""
    return and_(*(x == y for x, y in zip(mine, other, strict=True)))


def ranks(standings: Sequence[Standing]) -> tuple[int, ...]:
    """Each player's place, 1 for the best; equals share a place."""
    return tuple(1 + count(ahead(other, mine) for other in standings) for mine in standings)


def winners(places: Sequence[int]) -> tuple[int, ...]:
    """Who has the first place."""
    return tuple(seat for seat, place in enumerate(places) if place == 1)


def decided_by(standings: Sequence[Standing], places: Sequence[int], deciders: type[D]) -> D:
    """The first of what decides in which nobody is level with the best any more; the last decider stands for none."""
    best = standings[places.index(1)]
    *parting, shared = deciders
    for n, decider in enumerate(parting, 1):
        if count(level(each[:n], best[:n]) for each in standings) == 1:
            return decider
    return shared


class Ranking(NamedTuple, Generic[D]):
    """The order at the end of a game, by seat."""

    ranks: tuple[int, ...]
    winners: tuple[int, ...]
    decided_by: D


def ranked(deciders: type[D], *measures: Sequence[int]) -> Ranking[D]:
    """The order that everybody's measures make, by seat, the weightiest first. A decider for each of them, and the last
    for a shared victory.
    """
    standings = tuple(zip(*measures, strict=True))
    places = ranks(standings)
    return Ranking(places, winners(places), decided_by(standings, places, deciders))
