"""What a game brings so that what is said about its described tables can be held to the laws of completions."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from copy import deepcopy
from dataclasses import dataclass
from random import Random
from typing import Any, Final

from courtroll.properties.engines.answers import Document
from courtroll.properties.play.suite import Suite
from courtroll.properties.settling.spoils import Beyond
from courtroll.verifier.kernel.room import AnyPlayableRoom, folder, part_of

Path = tuple[str | int, ...]


class Dropped:
    """In place of a value: the key is left out."""

    def __repr__(self) -> str:
        return "left out"


DROPPED: Final = Dropped()


class Less:
    """Something that is forgotten of a table: what is typed in place of some parts of its file."""

    def __init__(self, *changes: tuple[Path, Any], also: Iterable[Path] = ()) -> None:
        self.changes = changes
        self.paths = tuple(dict.fromkeys((*also, *(path for path, _ in changes))))
        """What has to be typed again so that it is known again."""

    def __repr__(self) -> str:
        return ", ".join(f"{'.'.join(map(str, path))} = {value!r}" for path, value in self.changes)

    @property
    def is_asked(self) -> bool:
        """Whether it is typed that nobody knows it."""
        typed = [value.values() if isinstance(value, dict) else value for _, value in self.changes]
        return any("?" in value for value in typed if not isinstance(value, Dropped | int))

    def meets(self, other: Less) -> bool:
        """Whether both speak of the same part."""
        return any(a[: len(b)] == b[: len(a)] for a in self.paths for b in other.paths)

    def of(self, document: Document) -> Document | None:
        """The file without it; `None` where that part is not there."""
        out = deepcopy(document)
        return out if all(_put(out, path, value) for path, value in self.changes) else None

    def typed_from(self, whole: Mapping[str, Any], document: Document) -> Document:
        """The file with this part as another one has it."""
        out = deepcopy(document)
        for path in self.paths:
            there = found(whole, path)
            holder = found(out, path[:-1])
            if isinstance(holder, Dropped | str) and there is not DROPPED:
                path, there = path[:-1], found(whole, path[:-1])
            _put(out, path, deepcopy(there))
        return out


def found(document: Mapping[str, Any], path: Path) -> Any:
    """A part of a file, or `DROPPED` where it is left out."""
    there: Any = document
    for step in path:
        if isinstance(there, Mapping):
            there = there.get(str(step), DROPPED)
        elif isinstance(there, list):
            there = there[int(step)]
        else:
            return DROPPED
    return there


def _put(document: Document, path: Path, value: Any) -> bool:
    holder = found(document, path[:-1])
    if not isinstance(holder, dict):
        return False
    if value is DROPPED:
        holder.pop(path[-1], None)
    else:
        holder[path[-1]] = value
    return True


@dataclass(frozen=True, slots=True)
class Filling:
    """A whole table that a described one may be, and what in it stands for what is typed "?"."""

    document: Document
    asked: Mapping[str, Hashable]


@dataclass(frozen=True, slots=True)
class Box:
    """A described table of which so little is not known that all it may be is counted out."""

    document: Document
    fillings: Sequence[Filling]
    questions: Sequence[str]
    used: Callable[[Filling, Any], Hashable]
    """What of a filling's "?" a sentence uses: no verdict tells fillings apart in which that is the same."""
    agrees: Callable[[Any, Any, Any, Any], bool]
    """Whether a whole state has what is wanted: by the table, what was tried, the wants and the state."""


@dataclass(frozen=True, slots=True)
class Ranged:
    """A table at a scoring of which so little is not known that all it may be is written, each of it whole."""

    document: Document
    fillings: Sequence[Document]


@dataclass(frozen=True, slots=True)
class SettlingSuite:
    """One game's described tables, and how they come about."""

    play: Suite
    ways: Callable[[Document, Random], Iterable[Less]]
    """Everything that may be forgotten of a table that is written whole, each in some way."""
    box: Callable[[Document, Random], Box | None]
    """A small box of a table that is written whole."""
    scoring: Callable[[Document, Random], Ranged | None] = lambda document, random: None
    """Such a table at a scoring, and what it may be."""
    so_far: Callable[[Document, Document, Sequence[str]], Document | None] = lambda before, after, said: None
    """A turn that has begun, told by what was done so far: from the tables before and after that, both whole."""
    never: Callable[[Document, Document, Document], Iterable[Document]] = lambda before, after, told: ()
    """Tables that such a turn cannot lead to: from those before and after it, and the one that tells it."""
    spoils: tuple[Beyond, ...] = ()
    """What makes a table in play impossible, by a number just beyond its limit."""
    state_of: Callable[[Any], Any] = lambda described: described.position.state
    """The state of a table that was read."""
    heaps: tuple[str, ...] = ()
    """Keys of a file that tell where all lies that is nowhere else."""
    told_at: Callable[[Path], Path] = lambda path: path
    """Where a file tells what may lie in a place of unseen pieces: from the path of that place."""
    may_end: Callable[[Any], bool] = lambda state: True
    """Whether what was asked may leave a table so, and not only lead through it."""
    goes_on: Callable[[Any], bool] = lambda state: True
    """Whether a sentence may go on from a table: what is said in one breath is of one turn."""
    landmarks: tuple[str, ...] = ()
    """What a run must have seen beside those of every game."""
    landmarks_of: Callable[[Document], Iterable[str]] = lambda document: ()
    """What of that is seen in a described table."""

    @property
    def room(self) -> AnyPlayableRoom:
        return self.play.room


def find_settling_suite(game: str) -> SettlingSuite | None:
    """The settling suite of a game, if there is one."""
    module = f"courtroll.properties.games.{folder(game)}.settling_suite"
    return part_of(game, "settling_suites", module, "SETTLING", SettlingSuite)


def settling_suite(game: str) -> SettlingSuite:
    """The settling suite of a game. `LookupError` if there is none."""
    out = find_settling_suite(game)
    if out is None:
        raise LookupError(game)
    return out
