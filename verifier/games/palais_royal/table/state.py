"""What lies on the table when the points are counted. A state is frozen and total.

Where nobody knows a value the state holds the least there can be, and a hole of its `Position` says so.
"""

from __future__ import annotations

from dataclasses import dataclass

from courtroll.verifier.games.palais_royal.rules.options import PalaisRoyalRuleset
from courtroll.verifier.games.palais_royal.table.equipment import (
    CARD_COPIES,
    CARD_POINTS,
    CARDS,
    DOUBLE,
    EDGES,
    SERVANTS,
)
from courtroll.verifier.kernel.place import Place
from courtroll.verifier.kernel.position import Hole, Why


@dataclass(frozen=True, slots=True)
class InCorner(Place):
    """The corner in which two edges of the park meet, by their names; "?" for one that nobody knows."""

    edges: tuple[str, str]


@dataclass(frozen=True, slots=True)
class Box:
    """What stays the same all game: the readings, and who sits where (clockwise)."""

    ruleset: PalaisRoyalRuleset
    players: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Seat:
    """What one player has collected."""

    points: int = 0
    """Before this count; the game itself gives none."""
    nobles: tuple[int, ...] = ()
    """The points on the tiles taken."""
    summed: bool = False
    """`nobles` is one number, the sum of tiles that nobody counted."""
    played: tuple[int, ...] = ()
    """Privilege cards played for points: two or four each."""
    unplayed: int = 0
    """Privilege cards still in hand."""
    cardinal: int = 0
    """Servants at the Cardinal."""


@dataclass(frozen=True, slots=True)
class Edge:
    """One edge of the park, its corners apart."""

    name: str
    servants: tuple[int, ...]
    """For each seat what its servants weigh: one each, two on a space marked 2x."""


@dataclass(frozen=True, slots=True)
class Corner:
    """A corner of the park that holds a servant: it counts on both edges."""

    edges: tuple[int, int]
    servants: tuple[int, ...]
    """For each seat what its servant weighs."""


@dataclass(frozen=True, slots=True)
class State:
    """A whole table of Palais Royal at the end of the game."""

    box: Box
    seats: tuple[Seat, ...]
    edges: tuple[Edge, ...]
    corners: tuple[Corner, ...] = ()

    @property
    def players(self) -> int:
        return len(self.seats)


def hole(why: Why, *path: str | int) -> Hole:
    """An unknown value with what the box allows for it.

    Paths: `player, seat, points | nobles | played | unplayed | cardinal`; one tile or card of a list is
    `player, seat, nobles | played, index`; a weight is `edge | corner, index, servants, seat`; one end of a corner
    is `corner, index, edges, 0 | 1`; `corner` alone is all of them. Where all cards played for points are unknown the
    pool counts those of two and those of four.
    """
    match path:
        case ("player", int(), "points") | ("player", int(), "nobles") | ("player", int(), "nobles", int()):
            return Hole(path, why)
        case ("player", int(), "played"):
            return Hole(path, why, pool=(CARD_COPIES,) * len(CARD_POINTS))
        case ("player", int(), "played", int()):
            return Hole(path, why, CARD_POINTS[0], CARD_POINTS[1])
        case ("player", int(), "unplayed"):
            return Hole(path, why, high=CARDS)
        case ("player", int(), "cardinal"):
            return Hole(path, why, high=SERVANTS)
        case ("edge", int(), "servants", int()):
            return Hole(path, why, high=DOUBLE * SERVANTS)
        case ("corner", int(), "servants", int()):
            return Hole(path, why, high=DOUBLE)
        case ("corner", int(), "edges", int()):
            return Hole(path, why, high=EDGES - 1)
        case ("corner",):
            return Hole(path, why)
        case _:
            raise ValueError(path)
