"""What a search for the smallest parting position finds, and the few steps that every search shares."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import TypeVar

from courtroll.verifier.kernel.reading import Problem
from courtroll.verifier.kernel.room import AnyPlayableRoom, AnyRoom, Described
from courtroll.verifier.kernel.settling.verdicts import Outcome, ruling

Document = Mapping[str, object]
C = TypeVar("C")


@dataclass(frozen=True, slots=True)
class Told:
    """A sentence by its id among the game's words, and what is filled in; several of them are listed."""

    id: str
    values: Mapping[str, int | str | tuple[Told, ...]]


def told(id: str, /, **values: int | str | tuple[Told, ...]) -> Told:
    return Told(id, values)


@dataclass(frozen=True, slots=True)
class Finding:
    """The smallest position at which the readings of an option part, or that there is none.

    `size` says what is meant by smaller, and `bounds` what has been looked through. Without a document the
    option is harmless within those bounds.
    """

    id: str
    option: str
    position: Told
    """In one line; of what is harmless why it is."""
    size: Told
    bounds: Told
    looked: int
    """How many positions the search compared."""
    story: str
    """Why it matters at a table."""
    document: Document | None = None
    question: str | None = None
    """What to ask over the position; without one it is scored."""


def first(candidates: Iterable[C], parts: Callable[[C], bool]) -> tuple[C, int]:
    """The first candidate that parts, and how many were looked at. `LookupError` if none does."""
    looked = 0
    for candidate in candidates:
        looked += 1
        if parts(candidate):
            return candidate, looked
    raise LookupError(f"none of {looked} positions parts")


def none_of(candidates: Iterable[C], parts: Callable[[C], bool]) -> int:
    """How many candidates there are, if none of them parts. `LookupError` otherwise."""
    looked = 0
    for candidate in candidates:
        looked += 1
        if parts(candidate):
            raise LookupError(f"{candidate} parts")
    return looked


def vectors(players: int, total: int) -> Iterator[tuple[int, ...]]:
    """All ways to share a total out among players, the first players with most first."""
    if players == 1:
        yield (total,)
        return
    for mine in range(total, -1, -1):
        for rest in vectors(players - 1, total - mine):
            yield (mine, *rest)


def under(document: Document, option: str, reading: str) -> Document:
    """The same position, played by one reading."""
    rulings = document.get("rulings")
    return {**document, "rulings": {**(rulings if isinstance(rulings, Mapping) else {}), option: reading}}


def read(room: AnyRoom, document: Document) -> Described:
    """The described table. What a search makes is always readable."""
    found: Described | tuple[Problem, ...] = room.read(document)
    if isinstance(found, tuple):
        raise ValueError(found)
    return found


def readings(room: AnyRoom, option: str) -> tuple[str, ...]:
    """The readings of an option, that of the game's first text first."""
    chosen = next(each for each in room.rulebook.options if each.name == option)
    mine = str(chosen.presets[room.rulebook.editions[0].code])
    return (mine, *(str(reading) for reading in chosen.readings if str(reading) != mine))


def points_part(room: AnyRoom, document: Document, option: str) -> bool:
    """Whether the readings of an option give somebody other points."""

    def scored(reading: str) -> tuple[object, object]:
        answer = room.answer(read(room, under(document, option, reading)))
        return answer.low, answer.high

    mine, *others = map(scored, readings(room, option))
    return any(other != mine for other in others)


def verdicts_part(room: AnyPlayableRoom, document: Document, option: str, question: str) -> bool:
    """Whether a question is legal by some readings of an option and not by all."""
    asked = room.questions()
    assert asked is not None

    def outcome(reading: str) -> Outcome:
        described = asked.naming(read(room, under(document, option, reading)), question)
        return ruling(asked, described, asked.hear(described, question)).outcome

    return len({outcome(reading) for reading in readings(room, option)}) > 1
