"""A described table: a total state, and what of it nobody printed, typed or saw.

Unknowns never enter a rule. A range, a "depends", a "certain" are statements over all ways to fill the holes.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Generic, NamedTuple, TypeVar

S = TypeVar("S")


class Why(StrEnum):
    """Why a value is not known."""

    ASKED = "?"
    """The file says that nobody knows it."""
    UNSAID = "unsaid"
    """The file leaves it out."""
    UNSEEN = "unseen"
    """It is hidden from the player whose view this is."""


class Hole(NamedTuple):
    """A value that is not known: where it belongs, why, and the values the box allows for it.

    `low` and `high` bound a number (`high` None: no bound); `pool` counts the pieces it may be made of.
    (A named tuple, because every command would wait longer for the making of a dataclass.)
    """

    path: tuple[str | int, ...]
    why: Why
    low: int = 0
    high: int | None = None
    pool: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Position(Generic[S]):
    """A total state with its holes. Without holes it is simply a state."""

    state: S
    holes: tuple[Hole, ...] = ()

    def hole(self, *path: str | int) -> Hole | None:
        return next((hole for hole in self.holes if hole.path == path), None)

    def is_known(self, *path: str | int) -> bool:
        return self.hole(*path) is None
