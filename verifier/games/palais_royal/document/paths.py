"""Places in a document: what is typed "?", and the document with something else there."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from enum import Enum
from typing import Any

from courtroll.verifier.kernel.reading import Path, Table, Unknown, word


def unknown_in(told: object, path: Path = ()) -> Iterator[Path]:
    """The paths of everything that is typed "?"."""
    if isinstance(told, Unknown):
        yield path
    elif isinstance(told, Table | Mapping):
        keys = told.items() if isinstance(told, Mapping) else vars(told).items()
        for key, value in keys:
            name = word(key) if isinstance(key, Enum) else str(key)
            yield from unknown_in(value, (*path, name.replace("_", "-") if isinstance(told, Table) else name))
    elif isinstance(told, tuple):
        for n, value in enumerate(told):
            yield from unknown_in(value, (*path, n))


def with_told(told: Any, path: Path, value: object) -> Any:
    """The same document with something else at a path."""
    if not path:
        return value
    first, *rest = path
    if isinstance(told, Table):
        field = str(first).replace("-", "_")
        return told.but(**{field: with_told(getattr(told, field), tuple(rest), value)})
    if isinstance(told, Mapping):
        return {
            key: with_told(n, tuple(rest), value) if first in (key, word(key) if isinstance(key, Enum) else key) else n
            for key, n in told.items()
        }
    return tuple(with_told(each, tuple(rest), value) if n == first else each for n, each in enumerate(told))
