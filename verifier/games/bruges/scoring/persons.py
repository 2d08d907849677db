"""Persons: points and price, and what a laurel counts. Small functions on plain values."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from courtroll.verifier.games.bruges.table.pieces import HOUSES_OF, NUMBER, Group, Owned, Thing
from courtroll.verifier.games.bruges.table.state import Laurel, Person, Player
from courtroll.verifier.kernel.logic import any_, count

FLORINS_A_POINT: Final = 3


def person_of(
    name: str,
    price: int | None = None,
    points: int | None = None,
    group: Group | None = None,
    laurel: Laurel | None = None,
) -> Person:
    """A person of whose two numbers only one may have been told. What was told is kept, even if it cannot be."""
    if points is None:
        points = 0 if price is None else price // FLORINS_A_POINT
    if price is None:
        price = price_of(points)
    return Person(name, price, points, group, laurel)


def price_of(points: int) -> int:
    """What a person of so many points costs."""
    return FLORINS_A_POINT * points


def in_group(groups: Sequence[Group | None], group: Group) -> int:
    """How many persons belong to a group; `groups` has each person's."""
    return count(mine == group for mine in groups)


def different_groups(groups: Sequence[Group | None]) -> int:
    """How many groups the persons belong to together."""
    return count(any_(mine == group for mine in groups) for group in Group)


def laurel_points(points: int, every: int, things: int) -> int:
    """What a laurel brings for so many things. The one division: nothing bounds workers or florins."""
    return points * (things // every)


def things_counted(player: Player, per: Group | Thing | Owned | None) -> int:
    """How many of what a laurel counts a player has; where it counts nothing, the card itself."""
    groups = tuple(person.group for person in player.persons)
    match per:
        case Group():
            return in_group(groups, per)
        case Thing.GROUPS:
            return different_groups(groups)
        case Thing.WORKERS:
            return sum(player.workers)
        case Thing.HOUSES:
            return player.houses
        case Thing.PERSONS:
            return len(player.persons)
        case Thing.FLORINS:
            return player.florins
        case Thing.CANALS:
            return sum(player.canals)
        case Thing.STATUES:
            return len(player.statues)
        case Owned.THREATS:
            return player.threats
        case Owned():
            return player.house_colours[NUMBER[HOUSES_OF[per]]]
        case None:
            return 1
