"""What lies on the table when the game has ended.

The holes of a `Position[State]` have the paths of the position file: ("player", seat, "florins"), ("player",
seat, "workers", "red"), ("player", seat, "persons", 2, "points"); a whole list or row may be a hole as well.
What stands in the state at a hole is a placeholder.
"""

from __future__ import annotations

from dataclasses import dataclass

from courtroll.verifier.games.bruges.rules.options import BrugesRuleset
from courtroll.verifier.games.bruges.table.equipment import Equipment
from courtroll.verifier.games.bruges.table.pieces import Area, Colour, Group, Owned, Side, Thing
from courtroll.verifier.kernel.place import Place


@dataclass(frozen=True, slots=True)
class PersonAt(Place):
    """One of a player's persons, counted from 0 in the order in which they were told."""

    seat: int
    index: int


@dataclass(frozen=True, slots=True)
class Section(Place):
    """A player's canal on one side of the seal."""

    seat: int
    side: Side


@dataclass(frozen=True, slots=True)
class CanalSpace(Place):
    """A space of a section; the one beside the seal is 1."""

    seat: int
    side: Side
    space: int


@dataclass(frozen=True, slots=True)
class Laurel:
    """What a laurel person's text brings: `points` for every so many of a thing or of a group's persons.

    Where `per` is `None` the points were read off the card as they are.
    """

    points: int
    per: Group | Thing | Owned | None = None
    every: int = 1


@dataclass(frozen=True, slots=True)
class Person:
    """A person in a house, as its card shows it. `group` and `laurel` are `None` where it has none."""

    name: str
    price: int
    points: int
    group: Group | None = None
    laurel: Laurel | None = None


@dataclass(frozen=True, slots=True)
class Player:
    """Everything of one player."""

    points: int
    """On the score track before the final scoring, tiles of 50 and 100 included."""
    florins: int = 0
    workers: tuple[int, ...] = (0,) * len(Colour)
    """In the order of `Colour`."""
    houses: int = 0
    """Lived in or empty."""
    persons: tuple[Person, ...] = ()
    majorities: tuple[Area, ...] = ()
    """Tiles with their coloured side up."""
    canals: tuple[int, int] = (0, 0)
    """Tiles built, in the order of `Side`."""
    statues: tuple[int, ...] = ()
    """Their points."""
    reputation: int = 0
    """The number printed on the space, not how many steps it took; 0 beside the track."""
    house_colours: tuple[int, ...] = (0,) * len(Colour)
    """Of the houses those whose colour is known, in the order of `Colour`."""
    threats: int = 0
    """Markers of all colours together."""


@dataclass(frozen=True, slots=True)
class Box:
    """What stays the same all game: the readings, the equipment, and who sits where (clockwise)."""

    ruleset: BrugesRuleset
    equipment: Equipment
    players: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class State:
    """A whole table of Bruges."""

    box: Box
    seats: tuple[Player, ...]
