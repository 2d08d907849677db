"""Ways to know less of a table that are alike in every game: what is typed in place of something."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any, Final

from courtroll.properties.engines.answers import Document
from courtroll.properties.settling.suite import DROPPED, Less, Path, found

ASKED: Final = "?"
MOSTLY: Final = (DROPPED, DROPPED, ASKED)


def unsaid(path: Path, random: Random) -> Less:
    """It is left out, or nobody knows it."""
    return Less((path, random.choice(MOSTLY)))


def asked(*path: str | int) -> Less:
    return Less((path, ASKED))


def one_of(document: Document, path: Path, random: Random) -> Iterator[Less]:
    """One thing of a list, or of a table, is not known."""
    value = found(document, path)
    if isinstance(value, list) and value:
        yield Less((path, with_asked(value, random)))
    if isinstance(value, dict) and value:
        yield asked(*path, random.choice(list(value)))


def with_asked(things: Sequence[Any], random: Random) -> list[Any]:
    at = random.randrange(len(things))
    return [ASKED if i == at else each for i, each in enumerate(things)]


def of_rulings(document: Document, options: Sequence[str]) -> Iterator[Less]:
    """By which reading of some points is played is not known."""
    for name in dict.fromkeys((*document.get("rulings", {}), *options)):
        at = ("rulings", name)
        yield asked(*at) if "rulings" in document else Less((at[:1], {name: ASKED}))
