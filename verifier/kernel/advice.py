"""What a room advises on a table: what to build for the most points, and the cheapest way to each title."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from courtroll.verifier.kernel.legality import Objection
from courtroll.verifier.kernel.results import Leaning


@dataclass(frozen=True, slots=True)
class Buildings:
    """What one player should build; `best` is `None` where there is too much to be worked out."""

    now: int
    best: int | None
    builds: tuple[str, ...]
    """In the words of moves, in an order in which they may be made."""
    width: int
    """How much had to be weighed together."""
    refused: tuple[Objection, ...] = ()
    """What the engine says against that order of building: nothing, or advice is wrong."""
    unknown_tiles: bool = False
    checked: str | None = None
    """What a solver says, if it was asked: "proved", "refuted" or "unknown"."""

    @property
    def holds(self) -> bool:
        return self.best is not None and not self.refused and self.checked in (None, "proved")


@dataclass(frozen=True, slots=True)
class Way:
    """What to hand in for a title, as few pieces as will do, and where the marker then stands."""

    title: str
    spend: str
    """In the words of moves."""
    bribes: int
    cards: tuple[str, ...]
    prestige: int
    space: int


@dataclass(frozen=True, slots=True)
class OutOfReach:
    """A title that nothing in the hand brings, and all that stands in the way when the whole hand is handed in."""

    title: str
    why: tuple[Objection, ...]
    prestige: int
    space: int


@dataclass(frozen=True, slots=True)
class Advice:
    seats: tuple[int, ...]
    limits: Mapping[str, int]
    """How many more of a kind of building may be built, as far as that was said."""
    buildings: tuple[Buildings | None, ...]
    """By seat; `None` without a map, or where it was not asked for."""
    titles: tuple[tuple[Way | OutOfReach, ...], ...]
    no_titles: str | None
    """Why nothing is said about titles, as a code."""
    assumed: tuple[str, ...]
    leanings: tuple[Leaning, ...]
    """The open points whose other readings change the advice."""

    @property
    def holds(self) -> bool:
        return all(each is None or each.holds for each in self.buildings)
