"""Where on the table something is. Each game's room has its own kinds of place; it also knows how to say them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple


class Place:
    """Base of all places. The engine passes them around; only a room turns them into text."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class Named(Place):
    """A place that has a name of its own, such as an area of the board or a key of the position file."""

    name: str


@dataclass(frozen=True, slots=True)
class AtSeat(Place):
    """Something that belongs to one player, such as what is behind a screen."""

    seat: int
    what: str = ""


class Owned(NamedTuple):
    """A place in the words of a language, and the seat it belongs to: `None` for what belongs to nobody.

    (A named tuple, because every command would wait longer for the making of a dataclass.)
    """

    seat: int | None
    told: str
