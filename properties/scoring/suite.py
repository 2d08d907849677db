"""Everything that a game's scoring is held to, in one value; one for each game, found by its name."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING

from courtroll.properties.engines.answers import Against, Document, Placed, Reason, ScoredLine
from courtroll.verifier.kernel.room import AnyRoom, folder, part_of

if TYPE_CHECKING:
    from hypothesis.strategies import SearchStrategy

    from courtroll.properties.scoring.table import ScoringLaw


@dataclass(frozen=True, slots=True)
class Expected:
    """What a second definition says of a table, by seat. Where nobody tells a thing it is `None`."""

    totals: tuple[int, ...]
    ranks: tuple[int, ...]
    lines: tuple[tuple[ScoredLine, ...], ...]
    winners: tuple[int, ...] = ()
    decided_by: str | None = None
    unscored: tuple[tuple[Reason, ...], ...] | None = None
    facts: tuple[Mapping[str, object], ...] | None = None
    doubts: frozenset[Against] | None = None
    """What hardly can be."""
    places: tuple[tuple[Placed, ...], ...] | None = None
    parts: tuple[tuple[ScoredLine, ...], ...] | None = None
    assumed: frozenset[str] | None = None


class Impossible(ValueError):
    """A second definition's word for a table that cannot be."""


class TooMany(ValueError):
    """A second definition's word for a table of which too much can come to look at everything."""


@dataclass(frozen=True, slots=True)
class Holed:
    """A table of which not all is known, and tables that it may be: all that matter, if `whole`."""

    document: Document
    fillings: tuple[Document, ...]
    whole: bool = False


Numbers = tuple[int | None, int | None]


@dataclass(frozen=True, slots=True)
class Spoil:
    """How a possible table is made impossible: the fault that must then be told, and its rule."""

    code: str
    rule: str
    make: Callable[[Document, Random], Document | None]
    """Changes the copy that it is given; `None` where that cannot be done with this table."""
    where: str | Callable[[Document], str] = "*"
    """The place that must be named, in words: `{}` is a player whose things were changed, `*` anything."""
    numbers: Numbers | Callable[[Document], Numbers] = (None, None)
    """What must be told to be found, `None` for anything, and what is the limit."""


def reseated(document: Document, order: Sequence[int]) -> Document:
    """The same table with the players in another order, where seats do not matter."""
    return {**document, "player": [document["player"][seat] for seat in order]}


@dataclass(frozen=True, slots=True)
class ScoringSuite:
    """One game's tables, its second definition, and its own laws."""

    room: AnyRoom
    table: Callable[[Random], Document]
    """A complete possible table."""
    second: Callable[[Document], Sequence[Expected]]
    """Everything that can come of a table: mostly one thing. Raises `Impossible`, `TooMany`."""
    landmarks: tuple[str, ...]
    """What a run must have seen."""
    unknowns: Callable[[Document, Random], Holed | None]
    """The table with something of it unknown."""
    spoils: tuple[Spoil, ...]
    """One for each fault of the game, at least."""
    landmarks_of: Callable[[Document, Expected], Iterable[str]] = lambda document, end: ()
    """What is seen of a table beside what every game has (`landmarks.of_any_table`)."""
    reseat: Callable[[Document, Sequence[int]], Document | None] = reseated
    """The same table with the players in another order; `None` where the rules make seats matter."""
    laws: tuple[ScoringLaw, ...] = ()
    """The game's own."""
    tells_sure: Callable[[Mapping[str, object]], bool] = lambda player: True
    """Whether what is told of a player beside lines holds whatever is unknown, as lines do."""
    leaves_open: frozenset[str] = frozenset()
    """Codes of what may yet bring points where not all is known, though it is told among what brings none."""
    tables: int = 4
    """How many are scored where a profile plays one game: scoring takes less time."""

    def documents(self) -> SearchStrategy[Document]:
        """Complete possible tables, for Hypothesis."""
        from hypothesis import strategies as st

        return st.integers(0, 2**48 - 1).map(lambda seed: self.table(Random(seed)))

    def all_landmarks(self) -> tuple[str, ...]:
        faults = dict.fromkeys(f"fault {spoil.code}" for spoil in self.spoils)
        return (*self.landmarks, *faults, "range", "range, all tried")

    def all_laws(self) -> tuple[ScoringLaw, ...]:
        from courtroll.properties.scoring.laws import SCORING_LAWS

        return (*SCORING_LAWS, *self.laws)


def find_scoring_suite(game: str) -> ScoringSuite | None:
    """The scoring suite of a game, if there is one."""
    return part_of(
        game, "scoring_suites", f"courtroll.properties.games.{folder(game)}.scoring_suite", "SCORING", ScoringSuite
    )


def scoring_suite(game: str) -> ScoringSuite:
    """The scoring suite of a game. `LookupError` if there is none."""
    found = find_scoring_suite(game)
    if found is None:
        raise LookupError(game)
    return found
