"""What a room advises on a table: what to build for the most points, the cheapest way to each title, and whatever else
is best by a game's own measure.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

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
class Said:
    """A sentence of a game's words, by its code, and what it names."""

    code: str
    named: Mapping[str, int | str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Plan:
    """What is best by a game's own measure, and how it is come to."""

    topic: str
    """What was asked, as a code."""
    best: Said
    moves: tuple[str, ...] = ()
    """In the words of moves, in an order in which they are legal."""
    notes: tuple[Said, ...] = ()
    refused: tuple[Objection, ...] = ()
    """What the engine says against those moves: nothing, or advice is wrong."""
    checked: str | None = None
    """What a solver says, if it was asked: "proved", "refuted" or "unknown"."""
    is_answer: bool = True
    """Whether it was worked out; `best` says why not."""

    @property
    def holds(self) -> bool:
        return self.is_answer and not self.refused and self.checked in (None, "proved")


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
    plans: tuple[tuple[Plan, ...], ...] | None = None
    """By seat; `None` in a game of buildings and titles."""

    @property
    def holds(self) -> bool:
        plans = [plan for mine in self.plans or () for plan in mine]
        return all(each is None or each.holds for each in self.buildings) and all(plan.holds for plan in plans)


def of_plans(plans: Mapping[int, tuple[Plan, ...]], players: int, assumed: tuple[str, ...] = ()) -> Advice:
    """Advice that is all plans, by seat."""
    by_seat = tuple(plans.get(seat, ()) for seat in range(players))
    return Advice(tuple(plans), {}, (), (), None, assumed, (), by_seat)
