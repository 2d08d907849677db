"""What a player may decide, one small thing at a time. Decisions are plain values; `sentences` says and hears them.

A card, and the person on it, is a number of the deck.
"""

from __future__ import annotations

from dataclasses import dataclass

from courtroll.verifier.games.bruges.table.pieces import Action, Colour, Side, Trouble


class Decision:
    """Base of all decisions."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class Deal(Decision):
    """Lay out the piles."""


@dataclass(frozen=True, slots=True)
class Draw(Decision):
    """Take the top card of a pile."""

    side: Side


@dataclass(frozen=True, slots=True)
class Roll(Decision):
    pass


@dataclass(frozen=True, slots=True)
class Suffer(Decision):
    """Settle a trouble now. `what` a fire takes is an empty house of a colour, the house of a person, or the outermost
    tile of a side; a plague takes a person. A `space` is only a check.
    """

    trouble: Trouble
    what: Colour | Side | int | None = None
    space: int = 0


@dataclass(frozen=True, slots=True)
class Advance(Decision):
    """Buy a step on the reputation track."""


@dataclass(frozen=True, slots=True)
class Stay(Decision):
    """Buy none."""


@dataclass(frozen=True, slots=True)
class Play(Decision):
    """Play a card for an action: a canal on a side, a person into an empty house of a colour. A `space` is only a
    check.
    """

    card: int
    action: Action
    at: Colour | Side | None = None
    space: int = 0


@dataclass(frozen=True, slots=True)
class Use(Decision):
    """Use a person."""

    person: int


@dataclass(frozen=True, slots=True)
class Take(Decision):
    """Take a worker of free choice."""

    colour: Colour


@dataclass(frozen=True, slots=True)
class Return(Decision):
    """Give a threat marker back by a person's help."""

    colour: Colour


@dataclass(frozen=True, slots=True)
class Discard(Decision):
    card: int


@dataclass(frozen=True, slots=True)
class Canal(Decision):
    """Build where a person's text lets one build without a card."""

    side: Side


@dataclass(frozen=True, slots=True)
class Give(Decision):
    """Hand a worker to the player whose person asks for it."""

    colour: Colour


@dataclass(frozen=True, slots=True)
class Lose(Decision):
    """Take off the outermost canal tile of a side."""

    side: Side


@dataclass(frozen=True, slots=True)
class Done(Decision):
    """End the turn."""
