"""What a game brings so that what is said about its described tables can be held to the laws of completions."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from copy import deepcopy
from dataclasses import dataclass
from random import Random
from typing import Any, Final

from courtroll.properties.engines.answers import Document
from courtroll.properties.play.suite import Suite
from courtroll.verifier.kernel.room import folder, part_of

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

    def of(self, document: Document) -> Document | None:
        """The file without it; `None` where that part is not there any more."""
        out = deepcopy(document)
        for path, value in self.changes:
            if not _put(out, path, value):
                return None
        return out

    def typed_from(self, whole: Mapping[str, Any], document: Document) -> Document | None:
        """The file with it as another one has it."""
        out = deepcopy(document)
        for path in self.paths:
            there: Any = whole
            for step in path:
                there = there[step] if not isinstance(there, dict) else there.get(step, DROPPED)
                if there is DROPPED:
                    break
            if not _put(out, path, deepcopy(there)) and there is not DROPPED:
                return None
        return out


def _put(document: Document, path: Path, value: Any) -> bool:
    holder: Any = document
    for step in path[:-1]:
        holder = holder[step] if isinstance(holder, list) else holder.get(step) if isinstance(holder, dict) else None
    if not isinstance(holder, dict):
        return False
    if value is DROPPED:
        holder.pop(path[-1], None)
    else:
        holder[path[-1]] = value
    return True
