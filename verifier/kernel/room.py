"""What the calculator and the property suite know of a game: one `Room` per game, found by its name.

Built-in games are found in a table; entry points (group `courtroll.games`) are looked at only for names that
the table does not know.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib import import_module
from typing import TYPE_CHECKING, Any, Protocol, cast

if TYPE_CHECKING:
    from courtroll.verifier.kernel.game import Game
    from courtroll.verifier.kernel.legality import Fault
    from courtroll.verifier.kernel.place import Place
    from courtroll.verifier.kernel.position import Position
    from courtroll.verifier.kernel.reading import Problem
    from courtroll.verifier.kernel.replay import Heard
    from courtroll.verifier.kernel.results import Answer
    from courtroll.verifier.kernel.rules import Difference, Edition, Option, Rule


class Described(Protocol):
    """A table as its file describes it."""

    @property
    def moment(self) -> str: ...
    @property
    def position(self) -> Position[Any]: ...
    @property
    def edition(self) -> str: ...
    @property
    def players(self) -> tuple[str, ...]: ...
    @property
    def warnings(self) -> tuple[Problem, ...]: ...


class Room(Protocol):
    """A game, for those who score and settle it."""

    NAME: str
    TITLE: str
    PLAYERS: range
    PLAYABLE: bool
    EDITIONS: tuple[Edition, ...]
    RULES: tuple[Rule, ...]
    OPTIONS: tuple[Option, ...]
    DIFFERENCES: tuple[Difference, ...]

    def read(self, document: Mapping[str, object]) -> Described | tuple[Problem, ...]:
        """The table, or everything that keeps it from being read."""

    def faults(self, described: Described) -> tuple[Fault, ...]:
        """Every reason why the table cannot be, or hardly can be."""

    def answer(self, described: Described) -> Answer:
        """The scoring that the table's moment asks for."""

    def tiles(self, described: Described, seat: int) -> Mapping[str, int] | None:
        """What a person counts to check a map, if there is one."""

    def assumed(self, described: Described, used: frozenset[str]) -> Sequence[str]:
        """Those of the used values that no text gives and the file did not type."""

    def say(self, described: Described, place: Place, at_home: int | None) -> str:
        """A place in words; on the mover's own ground without the name."""


class PlayableRoom(Room, Protocol):
    """A game that can be played and refereed."""

    ENGINE: Game[Any, Any]
    DRAWN: Mapping[str, Sequence[str]]
    """For each kind of draw the names of its pieces, by number."""

    def begin(self, header: Mapping[str, object]) -> Any | tuple[Problem, ...]:
        """The state a log's first line begins with, or everything wrong with that line."""

    def state_faults(self, state: Any) -> tuple[Fault, ...]:
        """Every reason why a state cannot be."""

    def assumed_in(self, state: Any, used: frozenset[str]) -> Sequence[str]:
        """Those of the used values that no text gives and nobody typed."""

    def names(self, state: Any) -> tuple[str, ...]:
        """The players, by seat."""

    def points(self, state: Any) -> tuple[int, ...]:
        """Where the players' markers stand."""

    def winners(self, state: Any) -> tuple[tuple[int, ...], str | None]:
        """Who has won and what decided it, once the game is over."""

    def hear(self, text: str, players: tuple[str, ...]) -> Heard[Any]:
        """A log's sentence. Raises `LogError` for line 0."""

    def say_move(self, decision: Any, players: tuple[str, ...], seat: int) -> str:
        """A decision as a log's sentence."""

    def say_in_log(self, place: Place, players: tuple[str, ...], seat: int) -> str:
        """A place as a log names it."""

    def write(self, state: Any) -> dict[str, object]:
        """A state as a position file; reading it gives the same state back."""

    def view(self, state: Any, seat: int) -> Position[Any]:
        """What one player has seen of a game."""


BUILT_IN: Mapping[str, str] = {
    "noblemen": "courtroll.verifier.games.noblemen.room",
    "kings-progress": "courtroll.verifier.games.kings_progress.room",
    "bruges": "courtroll.verifier.games.bruges.room",
    "palais-royal": "courtroll.verifier.games.palais_royal.room",
}


def room(name: str) -> Room:
    """The room of a game. `LookupError` if there is none."""
    module = BUILT_IN.get(name)
    if module is None:
        return _from_outside(name)
    return cast(Room, import_module(module))


def _from_outside(name: str) -> Room:
    from importlib.metadata import entry_points

    for entry in entry_points(group="courtroll.games", name=name):
        return cast(Room, entry.load())
    raise LookupError(name)


def playable(name: str) -> PlayableRoom | None:
    """The room of a game that can be played; `None` where only scoring is built."""
    found = room(name)
    return cast(PlayableRoom, found) if found.PLAYABLE else None
