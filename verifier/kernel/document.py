"""What the position files of all games have in common, and what a file of a scored table says once it is read."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Annotated, Final, Generic, Protocol, TypeVar

from courtroll.verifier.kernel.position import Position
from courtroll.verifier.kernel.reading import Limits, Path, Phrase, Problem, ProblemCode, Unknown, as_text, near_enough
from courtroll.verifier.kernel.rules import Ruleset

Number = int | Unknown
Numbers = tuple[int | Unknown, ...] | Unknown
NAME: Final = r"(?=.*\S)[^\u0000-\u001f\u007f-\u009f\u2028\u2029]{1,40}"
PlayerName = Annotated[
    str, Limits(pattern=NAME, form=Phrase.NAME, doc="The player's name: 1 to 40 characters, unlike any other player's.")
]


class _Box(Protocol):
    @property
    def ruleset(self) -> Ruleset: ...
    @property
    def players(self) -> tuple[str, ...]: ...


class Boxed(Protocol):
    """A state that carries its rules and its players' names."""

    @property
    def box(self) -> _Box: ...


M = TypeVar("M", bound=StrEnum)
S = TypeVar("S", bound=Boxed)


@dataclass(frozen=True, slots=True)
class DescribedState(Generic[M, S]):
    """What a file says, made a state with holes."""

    moment: M
    position: Position[S]
    warnings: tuple[Problem, ...] = ()

    @property
    def edition(self) -> str:
        return self.position.state.box.ruleset.edition

    @property
    def players(self) -> tuple[str, ...]:
        return self.position.state.box.players


def told(parts: Mapping[str, object | None]) -> dict[str, object]:
    """What a document says: all that is not `None`."""
    return {key: value for key, value in parts.items() if value is not None}


def unknown_key(
    problems: Sequence[Problem], path: Path, key: str, known: Iterable[str], file: Collection[str]
) -> Problem:
    """A key that a table does not know; one of the whole file has slid into it."""
    if key in file:
        return Problem(path, ProblemCode.BELONGS_ABOVE, key)
    return Problem(path, ProblemCode.UNKNOWN_KEY, key, near_enough(problems, key, known))


def twice(names: Sequence[str], problems: Iterable[Problem]) -> Iterator[Problem]:
    """Players who are called as one before them. Whoever could not be read has no name yet."""
    spoilt = {problem.path for problem in problems}
    for seat, name in enumerate(names):
        path: Path = ("player", seat, "name")
        if name in names[:seat] and not spoilt & {path, path[:2]}:
            yield Problem(path, ProblemCode.NAME_TWICE, as_text(name))
