"""Writes a position file: texts, numbers, flags, lists and tables as TOML that reads back the same."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from math import isfinite
from typing import Final

_BARE: Final = re.compile(r"[A-Za-z0-9_-]+")
_ESCAPES: Final = {'"': '\\"', "\\": "\\\\", "\n": "\\n", "\t": "\\t", "\r": "\\r"}
WIDTH: Final = 100
"""A list of tables longer than this has each table on a line of its own."""


def written(document: Mapping[str, object]) -> str:
    """A document: what is no table first, so that no key slides into one."""
    plain = {name: value for name, value in document.items() if not _has_header(value)}
    blocks = [_keys(plain)] if plain else []
    for name, value in document.items():
        if _has_header(value):
            many = isinstance(value, Sequence)
            header = f"[[{_key(name)}]]" if many else f"[{_key(name)}]"
            blocks += [f"{header}\n{_keys(table)}".rstrip("\n") + "\n" for table in _tables(value)]
    return "\n".join(blocks)


def _has_header(value: object) -> bool:
    return isinstance(value, Mapping) or bool(_tables(value))


def _tables(value: object) -> Sequence[Mapping[str, object]]:
    """A table alone, or a list that holds nothing but tables."""
    if isinstance(value, Mapping):
        return [value]
    if isinstance(value, list | tuple) and all(isinstance(each, Mapping) for each in value):
        return value
    return ()


def _keys(table: Mapping[str, object]) -> str:
    width = max(map(len, map(_key, table)), default=0)
    return "".join(f"{_key(name):<{width}} = {_value(value)}\n" for name, value in table.items())


def _value(value: object) -> str:
    """A value behind a key, where it may run over several lines."""
    if isinstance(value, str) and "\n" in value and "''" not in value and _prints(value.replace("\n", "")):
        return f"'''\n{value}'''"
    line = inline(value)
    if len(line) <= WIDTH or not isinstance(value, list | tuple):
        return line
    return "[\n" + "".join(f"  {inline(each)},\n" for each in value) + "]"


def inline(value: object) -> str:
    """A value on one line."""
    match value:
        case str():
            return text(value)
        case bool():
            return "true" if value else "false"
        case int():
            return str(value)
        case float() if isfinite(value):  # which no position file wants, but one that is to be put right may hold
            return repr(value)
        case list() | tuple():
            return f"[{', '.join(map(inline, value))}]"
        case Mapping():
            pairs = ", ".join(f"{_key(str(name))} = {inline(each)}" for name, each in value.items())
            return f"{{ {pairs} }}" if pairs else "{}"
        case _:
            raise TypeError(f"no TOML for {value!r}")


def text(value: str) -> str:
    """A text in quotes; what does not print is escaped."""
    return f'"{"".join(map(_sign, value))}"'


def _sign(sign: str) -> str:
    if sign in _ESCAPES:
        return _ESCAPES[sign]
    if _prints(sign):
        return sign
    return f"\\u{ord(sign):04x}" if ord(sign) < 0x10000 else f"\\U{ord(sign):08x}"


def _prints(line: str) -> bool:
    return line.isprintable()


def _key(name: str) -> str:
    return name if _BARE.fullmatch(name) else text(name)
