"""What a player may decide, one small thing at a time. Decisions are plain values; `sentences` says and hears them.

A source is the room that a servant comes from; without one it comes from the personal supply.
"""

from __future__ import annotations

from dataclasses import dataclass

from courtroll.verifier.games.palais_royal.table.pieces import Card, Room


class Decision:
    """Base of all decisions."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class Deal(Decision):
    """Setup: lay out rooms and nobles."""


@dataclass(frozen=True, slots=True)
class Station(Decision):
    """Setup: set one of the free servants in a room."""

    room: Room


@dataclass(frozen=True, slots=True)
class Play(Decision):
    """Play a privilege card."""

    card: Card


@dataclass(frozen=True, slots=True)
class Reinforce(Decision):
    """Set a new servant on the gate."""

    source: Room | None = None


@dataclass(frozen=True, slots=True)
class Step(Decision):
    """One servant steps from a room to the next."""

    source: Room
    target: Room


@dataclass(frozen=True, slots=True)
class Mint(Decision):
    """Take the gold of the mint."""


@dataclass(frozen=True, slots=True)
class Attend(Decision):
    """Set one servant more in the King's chamber or with Madame de Pompadour."""

    chamber: Room
    source: Room | None = None


@dataclass(frozen=True, slots=True)
class Recruit(Decision):
    """Recruit the noble of a cell, with so many seals of cards in place of servants."""

    cell: int
    turquoise: int = 0
    violet: int = 0


@dataclass(frozen=True, slots=True)
class Post(Decision):
    """Leave a servant on the space of a noble taken from the edge."""

    source: Room | None = None


@dataclass(frozen=True, slots=True)
class Summon(Decision):
    """Use the noble that brings so many servants from the common supply."""

    n: int


@dataclass(frozen=True, slots=True)
class DrawCards(Decision):
    """Draw so many privilege cards."""

    n: int


@dataclass(frozen=True, slots=True)
class Keep(Decision):
    """Keep this one of the drawn cards."""

    card: Card


@dataclass(frozen=True, slots=True)
class Done(Decision):
    """Keep no more of the drawn cards; else end the turn."""
