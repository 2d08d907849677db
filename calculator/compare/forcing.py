"""Which of a file's keys force a refusal: forget any one of them, and the move may be legal."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Final, TypeGuard

from courtroll.calculator import arbiter
from courtroll.calculator.compare.variants import Document
from courtroll.verifier.kernel.hearing import Unheard
from courtroll.verifier.kernel.reading import UNKNOWN
from courtroll.verifier.kernel.room import AnyRoom

Key = tuple[str | int, ...]
MOST_ASKED: Final = 300
"""So often a question is asked again at most."""
ALWAYS: Final = frozenset({"game", "moment", "source"})
"""Keys that say of which game and moment a table is, or nothing about it."""


class _Enough(Exception):
    """A question was asked too often."""


class _Asking:
    """A question, asked of the table that a file describes by some of its keys only."""

    def __init__(self, found: AnyRoom, document: Document, question: str, required: frozenset[Key]) -> None:
        self.found, self.document, self.question, self.required = found, document, question, required
        self.known: dict[frozenset[Key], bool] = {}

    def refuses(self, keys: frozenset[Key]) -> bool:
        """Whether these keys alone force the refusal; a table that cannot be read, or cannot be, forces nothing."""
        if keys not in self.known:
            if len(self.known) >= MOST_ASKED:
                raise _Enough
            self.known[keys] = self._refuses(keys)
        return self.known[keys]

    def _refuses(self, keys: frozenset[Key]) -> bool:
        described = self.found.read(with_only(self.document, keys, self.required))
        if isinstance(described, tuple):
            return False
        try:
            return arbiter.is_refused(self.found, described, self.question)
        except Unheard:
            return False


def forced_by(found: AnyRoom, document: Document, question: str) -> list[str]:
    """The keys of a file that force a refusal, as paths: a set of which none can be forgotten."""
    required = frozenset(key for key in keys_of(document) if not is_readable_without(found, document, key))
    asking = _Asking(found, document, question, required)
    every = frozenset(keys_of(document))
    left = _smallest(asking, every)
    order = {key: i for i, key in enumerate(keys_of(document))}
    return [_said(document, key) for key in sorted(left, key=order.__getitem__)]


def _smallest(asking: _Asking, every: frozenset[Key]) -> frozenset[Key]:
    """Begins with everything forgotten, and halves what is added; then each that is left is tried once more."""
    order = sorted(every, key=str)
    left = every
    try:
        if asking.refuses(frozenset()):
            return frozenset()
        chosen = frozenset(_added(lambda keys: asking.refuses(frozenset(keys)), (), order))
        left = chosen if asking.refuses(chosen) else every
        is_less = True
        while is_less:
            is_less = False
            for key in sorted(left, key=str):
                if asking.refuses(left - {key}):
                    left, is_less = left - {key}, True
    except _Enough:
        pass
    return left


def _added(refuses: Callable[[Sequence[Key]], bool], sure: Sequence[Key], rest: Sequence[Key]) -> Sequence[Key]:
    """Those of the rest that are needed beside what is sure: halves are left out as long as that still refuses."""
    if refuses(sure):
        return ()
    if len(rest) == 1:
        return rest
    half = len(rest) // 2
    second = _added(refuses, (*sure, *rest[:half]), rest[half:])
    first = _added(refuses, (*sure, *second), rest[:half])
    return (*first, *second)


# ------------------------------------------------------------------------------------------------- keys of a file


def keys_of(document: Document) -> Iterator[Key]:
    """What may be forgotten: each key, in a table each of its keys, in a list of tables each key of each of them."""
    for name, value in document.items():
        if name in ALWAYS:
            continue
        if isinstance(value, Mapping) and value:
            yield from ((name, str(key)) for key in value)
        elif _are_tables(value):
            yield from ((name, i, key) for i, table in enumerate(value) for key in table if key != "name")
        else:
            yield (name,)


def with_only(document: Document, keys: frozenset[Key], required: frozenset[Key]) -> dict[str, object]:
    """The file without its other keys; of those that have to be there nobody knows the value."""
    out: dict[str, object] = {}
    for name, value in document.items():
        if name in ALWAYS:
            out[name] = value
        elif isinstance(value, Mapping) and value:
            table = _some(value, (name,), keys, required)
            out |= {name: table} if table else {}
        elif _are_tables(value):
            out[name] = [_some(table, (name, i), keys, required) for i, table in enumerate(value)]
        else:
            out |= _some({name: value}, (), keys, required)
    return out


def _some(table: Mapping[str, object], path: Key, keys: frozenset[Key], required: frozenset[Key]) -> dict[str, object]:
    out = {}
    for name, value in table.items():
        key = (*path, name)
        if key in keys or (name == "name" and len(path) == 2):
            out[name] = value
        elif key in required:
            out[name] = UNKNOWN.value
    return out


def is_readable_without(found: AnyRoom, document: Document, key: Key) -> bool:
    return not isinstance(found.read(with_only(document, frozenset(keys_of(document)) - {key}, frozenset())), tuple)


def _are_tables(value: object) -> TypeGuard[Sequence[Mapping[str, object]]]:
    return isinstance(value, list | tuple) and bool(value) and all(isinstance(each, Mapping) for each in value)


def _said(document: Document, key: Key) -> str:
    """A key as a path: `player.Frank.money`."""
    if len(key) == 3:
        tables: Any = document[str(key[0])]
        return f"{key[0]}.{tables[int(key[1])].get('name', key[1])}.{key[2]}"
    return ".".join(map(str, key))
