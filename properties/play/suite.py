"""Everything a game that can be played is held to, in one value; one for each game, found by its name."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING, Any, Final

from courtroll.properties.engines.engine import Decision
from courtroll.properties.play.laws import Begun, Ended, Law, Moved
from courtroll.verifier.kernel.room import AnyPlayableRoom, folder, part_of

if TYPE_CHECKING:
    from hypothesis.strategies import SearchStrategy


@dataclass(frozen=True, slots=True)
class Suite:
    """One game's laws and landmarks, and how its games begin and are played."""

    room: AnyPlayableRoom
    begin_laws: tuple[Law[Begun], ...]
    step_laws: tuple[Law[Moved], ...]
    end_laws: tuple[Law[Ended], ...]
    landmarks: tuple[str, ...]
    """What a run must have seen."""
    landmarks_of: Callable[[Moved], Iterable[str]]
    landmarks_of_end: Callable[[Ended], Iterable[str]]
    longest: int
    """No game has more steps."""
    headers: Callable[[], SearchStrategy[Mapping[str, object]]]
    """First lines of logs: new games and tables in the middle of one."""
    opening: Callable[[Random], Mapping[str, object]]
    """The first line of a new game."""
    middle: Callable[[Random], Mapping[str, object]]
    """The first line of a game that goes on from a table in its middle."""
    player: Callable[[Random], Player]
    """Somebody who plays a whole game in one style."""
    tries: Callable[[Any, Random], tuple[int, Decision]]
    """A seat and any conceivable decision on a table, mostly not legal."""
    universe: Callable[[Any], Iterable[Decision]]
    """Every decision worth trying on a table; all that is legal is among them."""
    simpler: Callable[[Mapping[str, object]], Iterable[Mapping[str, object]]]
    """Position files a little simpler than one, for small counterexamples."""

    def laws(self) -> Sequence[Law[Any]]:
        from courtroll.properties.play.laws import CHEATS, ENDS, ENGINE_ANSWERS

        return (*self.begin_laws, *self.step_laws, *self.end_laws, CHEATS, ENDS, ENGINE_ANSWERS)

    def missing(self, seen: Mapping[str, int]) -> tuple[str, ...]:
        """Landmarks that a run never saw. Lines of points are missed only of an engine that tells some."""
        tells = any(landmark.startswith(LINE) for landmark in seen)
        return tuple(name for name in self.landmarks if not seen.get(name) and (tells or not name.startswith(LINE)))


LINE: Final = "line "
"""Begins the landmarks of a line of points."""
Player = Callable[[Any, Sequence[Decision]], Decision]
"""Chooses one of the legal decisions on a table."""


def find_suite(game: str) -> Suite | None:
    """The suite of a game, if there is one."""
    return part_of(game, "suites", f"courtroll.properties.games.{folder(game)}.play_suite", "SUITE", Suite)


def suite(game: str) -> Suite:
    """The suite of a game. `LookupError` if there is none."""
    found = find_suite(game)
    if found is None:
        raise LookupError(game)
    return found
