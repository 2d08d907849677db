"""What the calculator and the property suite know of a game: one `Room` per game, found by its name.

Built-in games are found in a table. A game from another package declares its room as an entry point in the group
`courtroll.games`, and what it brings for the other floors of the house in the groups that `brought` is asked for.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from importlib import import_module
from typing import TYPE_CHECKING, Any, Final, Generic, Protocol, TypeVar

from courtroll.verifier.kernel.equipment import assumed

if TYPE_CHECKING:
    from courtroll.verifier.kernel.advice import Advice
    from courtroll.verifier.kernel.codes import Code
    from courtroll.verifier.kernel.equipment import Source
    from courtroll.verifier.kernel.forms import Hints
    from courtroll.verifier.kernel.game import Game
    from courtroll.verifier.kernel.legality import Fault
    from courtroll.verifier.kernel.place import Owned, Place
    from courtroll.verifier.kernel.position import Position
    from courtroll.verifier.kernel.proof.theorem import Theorem
    from courtroll.verifier.kernel.reading import Problem
    from courtroll.verifier.kernel.replay import Heard
    from courtroll.verifier.kernel.results import Answer
    from courtroll.verifier.kernel.rules import Rulebook
    from courtroll.verifier.kernel.sayings import Sayings
    from courtroll.verifier.kernel.settling.questions import Questions


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


class Equipment(Protocol):
    """The values that a game is played by."""

    def sources(self) -> Mapping[str, Source]: ...


class Box(Protocol):
    """What is the same for a whole game."""

    @property
    def players(self) -> tuple[str, ...]: ...
    @property
    def equipment(self) -> Equipment: ...


class InPlay(Protocol):
    """A table in play."""

    @property
    def box(self) -> Box: ...
    @property
    def points(self) -> tuple[int, ...]: ...


D = TypeVar("D", bound=Described)
"""A game's tables, as it reads them."""
S = TypeVar("S", bound=InPlay)
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

    def spoken(self, described: D, place: Place, called: Mapping[str, str]) -> Owned | None:
        """A place of the game's own kinds by what a language calls them; `None` of one that it has no words for."""
        return None

    def hints(self) -> Hints:
        """What forms of its position files show and ask for."""
        from courtroll.verifier.kernel.forms import Hints

        return Hints()

    def tiles(self, described: D, seat: int) -> Mapping[str, int] | None:
        """What a person counts to check a map; `None` where the game has none to check."""
        return None

    def assumed(self, described: D, used: frozenset[str]) -> Sequence[str]:
        """Those of the used values that no text gives and the file did not type."""
        return ()

    @property
    def playable(self) -> bool:
        return isinstance(self, PlayableRoom)

    @property
    def settles(self) -> bool:
        """Whether questions about its described tables can be answered."""
        return isinstance(self, PlayableRoom) and type(self).questions is not PlayableRoom.questions


class PlayableRoom(Room[D], Generic[D, S, M]):
    """A game that can be played and refereed."""

    @abstractmethod
    def engine(self) -> Game[S, M]: ...

    @abstractmethod
    def begin(self, header: Mapping[str, object]) -> S | tuple[Problem, ...]:
        """The state a log's first line begins with, or everything wrong with that line."""

    def unattended(self) -> Mapping[str, object]:
        """What the first line of a game that nobody drives says besides who plays, so that it ends."""
        return {}

    def weights(self) -> Mapping[str, int]:
        """How often a game that nobody drives chooses which verb; one that is not named has 1."""
        return {}

    def lean(self, state: S, offered: Sequence[M]) -> Sequence[M]:
        """Those of a verb's decisions that a game nobody drives mostly chooses from, so that it comes to an end."""
        return offered

    @abstractmethod
    def state_faults(self, state: S) -> tuple[Fault, ...]:
        """Every reason why a state cannot be."""

    def assumed_in(self, state: S, used: frozenset[str]) -> Sequence[str]:
        """Those of the used values that no text gives and nobody typed."""
        return assumed(state.box.equipment.sources(), used)

    def names(self, state: S) -> tuple[str, ...]:
        """The players, by seat."""
        return state.box.players

    def points(self, state: S) -> tuple[int, ...]:
        """Where the players' markers stand."""
        return state.points

    @abstractmethod
    def winners(self, state: S) -> tuple[tuple[int, ...], Code | None]:
        """Who has won and what decided it, once the game is over."""

    @abstractmethod
    def grammar(self) -> Sequence[str]:
        """What can be said, by an example of each move after PLAYER; OTHER is another player."""

    def sayings(self, state: S) -> Sayings | None:
        """What longer sentences mean, in games that begin with this state; `None` where all are plain."""
        return None

    # Where a file may name pieces, the words depend on the table that a game begins with.

    @abstractmethod
    def drawn(self, state: S) -> Mapping[str, Sequence[str]]:
        """For each kind of draw the names of its pieces, by number, in games that begin with this state."""

    @abstractmethod
    def hear(self, text: str, state: S) -> Heard[M]:
        """A log's sentence, in games that begin with this state. Raises `LogError` for line 0."""

    @abstractmethod
    def say_move(self, decision: M, state: S, seat: int) -> str:
        """A decision as a log's sentence, in games that begin with this state."""

    @abstractmethod
    def say_in_log(self, place: Place, state: S, seat: int) -> str:
        """A place as a log names it."""

    def spoken_in_log(self, state: S, place: Place, called: Mapping[str, str]) -> Owned | None:
        """A place of a state in the words of a language, as `spoken` says those of a table."""
        return None

    @abstractmethod
    def write(self, state: S) -> dict[str, object]:
        """A state as a position file; reading it gives the same state back."""

    def questions(self) -> Questions[D, S, M] | None:
        """Questions about its described tables; `None` where none can be answered."""
        return None

    def as_in_log(self, described: D) -> D:
        """The same table, its places called as a log calls them."""
        return described

    @abstractmethod
    def view(self, state: S, seat: int) -> Position[S]:
        """What one player has seen of a game."""


class AdvisingRoom(Room[D], Generic[D]):
    """A game that gives advice."""

    limited: Sequence[str] = ()
    """What a caller may limit, as the limits name it."""

    @abstractmethod
    def advice(self, described: D, seats: Sequence[int], limits: Mapping[str, int], *, check: bool) -> Advice:
        """What these players should do, with no more of what is limited than the limits say. To check it needs a
        solver.
        """


AnyRoom = Room[Any]
"""A room found by its name: whose tables it reads nobody can say beforehand, only that it reads its own."""
AnyPlayableRoom = PlayableRoom[Any, Any, Any]

BUILT_IN: Final[Mapping[str, str]] = {
    "noblemen": "courtroll.verifier.games.noblemen.room",
    "kings-progress": "courtroll.verifier.games.kings_progress.room",
    "bruges": "courtroll.verifier.games.bruges.room",
    "palais-royal": "courtroll.verifier.games.palais_royal.room",
}


T = TypeVar("T")


class NotBrought(Exception):
    """What another package declares as an entry point cannot be loaded, or is something else than it should be."""


class NoRoom(NotBrought):
    """What another package declares as a game is no `Room`, or that of another game."""


def game_names() -> tuple[str, ...]:
    """All games there are: the built-in ones, and those of other packages."""
    from importlib.metadata import entry_points

    return (*BUILT_IN, *sorted({entry.name for entry in entry_points(group="courtroll.games")} - {*BUILT_IN}))


def room(name: str) -> AnyRoom:
    """The room of a game. `LookupError` if there is none, `NotBrought` if another package promises what it has not."""
    module = BUILT_IN.get(name)
    found = brought("games", name, object) if module is None else import_module(module).ROOM
    if found is None:
        raise LookupError(name)
    if not isinstance(found, Room):
        raise NoRoom(f"what the entry point {name} of courtroll.games names is no courtroll.verifier.kernel.room.Room")
    if found.name != name:
        raise NoRoom(f"what the entry point {name} of courtroll.games names is the room of {found.name}")
    return found


def playable(name: str) -> AnyPlayableRoom | None:
    """The room of a game that can be played; `None` where only scoring is built."""
    found = room(name)
    return found if isinstance(found, PlayableRoom) else None


def theorems_of(name: str) -> Sequence[Theorem]:
    """What is proved of the functions of a game's room. Needs a solver."""
    found = part_of(name, "theorems", f"courtroll.verifier.games.{folder(name)}.proofs", "THEOREMS", tuple)
    return () if found is None else found


def folder(game: str) -> str:
    """What a game's folders are called."""
    return game.replace("-", "_")


def part_of(game: str, what: str, module: str, name: str, kind: type[T]) -> T | None:
    """What a floor of the house has of a game: NAME in a module of its own, if the game is built in; else what another
    package brings.
    """
    if game not in BUILT_IN:
        return brought(what, game, kind)
    try:
        found: T = getattr(import_module(module), name)
    except ModuleNotFoundError as missing:
        if missing.name is None or not f"{module}.".startswith(f"{missing.name}."):
            raise
        return None
    return found


def brought(what: str, game: str, kind: type[T]) -> T | None:
    """What another package brings for a game, by an entry point of its name in the group `courtroll.WHAT`."""
    from importlib.metadata import entry_points

    for entry in entry_points(group=f"courtroll.{what}", name=game):
        named = f"{entry.value}, which the entry point {game} of courtroll.{what} names,"
        try:
            found = entry.load()
        except Exception as why:
            raise NotBrought(f"{named} cannot be loaded: {type(why).__name__}: {why}") from why
        if not isinstance(found, kind):
            raise NotBrought(f"{named} is no {kind.__name__}")
        return found
    return None
