"""What the calculator and the property suite know of a game: one `Room` per game, found by its name.

Built-in games are found in a table. A game from another package declares its room as an entry point in the group
`courtroll.games`, and what it brings for the other floors of the house in the groups that `brought` is asked for.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from importlib import import_module
from typing import TYPE_CHECKING, Any, Final, Generic, Protocol, TypeVar, cast

if TYPE_CHECKING:
    from courtroll.verifier.kernel.codes import Code
    from courtroll.verifier.kernel.game import Game
    from courtroll.verifier.kernel.legality import Fault
    from courtroll.verifier.kernel.place import Place
    from courtroll.verifier.kernel.position import Position
    from courtroll.verifier.kernel.proof.theorem import Theorem
    from courtroll.verifier.kernel.reading import Problem
    from courtroll.verifier.kernel.replay import Heard
    from courtroll.verifier.kernel.results import Answer
    from courtroll.verifier.kernel.rules import Rulebook


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


D = TypeVar("D", bound=Described)
"""A game's tables, as it reads them."""
S = TypeVar("S")
"""A game's states."""
M = TypeVar("M")
"""A game's decisions."""


class Room(ABC, Generic[D]):
    """A game, for those who score and settle it. What scoring does not need, a method imports when it is asked."""

    @property
    @abstractmethod
    def name(self) -> str:
        """What files and commands call the game; rule ids begin with it."""

    @property
    @abstractmethod
    def title(self) -> str:
        """What people call the game."""

    @property
    @abstractmethod
    def players(self) -> range:
        """How many may play."""

    @property
    @abstractmethod
    def rulebook(self) -> Rulebook:
        """What the texts say, and where they disagree."""

    @abstractmethod
    def document(self) -> type[Any]:
        """The table that a position file is read into; its keys are those of the file."""

    @abstractmethod
    def read(self, document: Mapping[str, object]) -> D | tuple[Problem, ...]:
        """The table, or everything that keeps it from being read."""

    @abstractmethod
    def faults(self, described: D) -> tuple[Fault, ...]:
        """Every reason why the table cannot be, or hardly can be."""

    @abstractmethod
    def answer(self, described: D) -> Answer:
        """The scoring that the table's moment asks for."""

    @abstractmethod
    def say(self, described: D, place: Place, at_home: int | None) -> str:
        """A place in words; on the mover's own ground without the name."""

    def tiles(self, described: D, seat: int) -> Mapping[str, int] | None:
        """What a person counts to check a map; `None` where the game has none to check."""
        return None

    def assumed(self, described: D, used: frozenset[str]) -> Sequence[str]:
        """Those of the used values that no text gives and the file did not type."""
        return ()

    @property
    def playable(self) -> bool:
        return isinstance(self, PlayableRoom)


class PlayableRoom(Room[D], Generic[D, S, M]):
    """A game that can be played and refereed."""

    @abstractmethod
    def engine(self) -> Game[S, M]: ...

    @abstractmethod
    def drawn(self) -> Mapping[str, Sequence[str]]:
        """For each kind of draw the names of its pieces, by number."""

    @abstractmethod
    def begin(self, header: Mapping[str, object]) -> S | tuple[Problem, ...]:
        """The state a log's first line begins with, or everything wrong with that line."""

    @abstractmethod
    def state_faults(self, state: S) -> tuple[Fault, ...]:
        """Every reason why a state cannot be."""

    @abstractmethod
    def assumed_in(self, state: S, used: frozenset[str]) -> Sequence[str]:
        """Those of the used values that no text gives and nobody typed."""

    @abstractmethod
    def names(self, state: S) -> tuple[str, ...]:
        """The players, by seat."""

    @abstractmethod
    def points(self, state: S) -> tuple[int, ...]:
        """Where the players' markers stand."""

    @abstractmethod
    def winners(self, state: S) -> tuple[tuple[int, ...], Code | None]:
        """Who has won and what decided it, once the game is over."""

    @abstractmethod
    def hear(self, text: str, players: tuple[str, ...]) -> Heard[M]:
        """A log's sentence. Raises `LogError` for line 0."""

    @abstractmethod
    def say_move(self, decision: M, players: tuple[str, ...], seat: int) -> str:
        """A decision as a log's sentence."""

    @abstractmethod
    def say_in_log(self, place: Place, players: tuple[str, ...], seat: int) -> str:
        """A place as a log names it."""

    @abstractmethod
    def write(self, state: S) -> dict[str, object]:
        """A state as a position file; reading it gives the same state back."""

    @abstractmethod
    def view(self, state: S, seat: int) -> Position[S]:
        """What one player has seen of a game."""


AnyRoom = Room[Any]
"""A room found by its name: whose tables it reads nobody can say beforehand, only that it reads its own."""
AnyPlayableRoom = PlayableRoom[Any, Any, Any]

BUILT_IN: Final[Mapping[str, str]] = {
    "noblemen": "courtroll.verifier.games.noblemen.room",
    "kings-progress": "courtroll.verifier.games.kings_progress.room",
    "bruges": "courtroll.verifier.games.bruges.room",
    "palais-royal": "courtroll.verifier.games.palais_royal.room",
}


class NoRoom(TypeError):
    """What another package declares as a game is no `Room`."""


def game_names() -> tuple[str, ...]:
    """All games there are: the built-in ones, and those of other packages."""
    from importlib.metadata import entry_points

    return (*BUILT_IN, *sorted({entry.name for entry in entry_points(group="courtroll.games")} - {*BUILT_IN}))


def room(name: str) -> AnyRoom:
    """The room of a game. `LookupError` if there is none."""
    module = BUILT_IN.get(name)
    found = brought("games", name) if module is None else import_module(module).ROOM
    if found is None:
        raise LookupError(name)
    if not isinstance(found, Room):
        raise NoRoom(f"what the entry point {name} of courtroll.games names is no courtroll.verifier.kernel.room.Room")
    return found


def playable(name: str) -> AnyPlayableRoom | None:
    """The room of a game that can be played; `None` where only scoring is built."""
    found = room(name)
    return found if isinstance(found, PlayableRoom) else None


def theorems_of(name: str) -> Sequence[Theorem]:
    """What is proved of the functions of a game's room. Needs a solver."""
    module = BUILT_IN.get(name)
    found = (
        brought("theorems", name) if module is None else import_module(f"{module.rpartition('.')[0]}.proofs").THEOREMS
    )
    return () if found is None else cast("Sequence[Theorem]", found)


def brought(what: str, game: str) -> object | None:
    """What another package brings for a game, by an entry point of its name in the group `courtroll.WHAT`."""
    from importlib.metadata import entry_points

    for entry in entry_points(group=f"courtroll.{what}", name=game):
        return entry.load()  # type: ignore[no-any-return]
    return None
