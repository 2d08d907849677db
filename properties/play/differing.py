"""What two position files of one game say otherwise, by its name in them; what lies on a map, by its cell."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterator, Mapping
from typing import Final

from courtroll.properties.report import Difference

LONG: Final = 8
"""Things in a list; of a longer one only those are told that part."""
NOTHING: Final = "–"


def differing(mine: Mapping[str, object], theirs: Mapping[str, object]) -> list[Difference]:
    """What two position files say otherwise, by its name in them; what is on a map, by its cell."""
    first, second = dict(_things(mine)), dict(_things(theirs))
    found = []
    for what in dict.fromkeys((*first, *second)):
        if first.get(what) != second.get(what):
            found.append(Difference(what, *_apart(first.get(what), second.get(what))))
    return found


def _things(value: object, where: str = "") -> Iterator[tuple[str, object]]:
    match value:
        case {"name": str(name), **rest} if not where:
            yield from _things(rest, f"{name}: ")
        case {"corner": str(corner), "estate": str(drawn), **rest}:
            yield from _things(rest, where)
            yield from ((f"{where}{cell}", letter) for cell, letter in _cells(corner, drawn))
        case {}:
            for key, item in value.items():
                if key in ("player", "players") and isinstance(item, list):
                    for each in item:
                        yield from _things(each)
                else:
                    yield from _things(item, f"{where}{'' if not where or where.endswith(': ') else '.'}{key}")
        case list():
            yield where, tuple(map(_said, value))
        case str() if "\n" in value or " " in value:
            yield where, tuple(value.split())
        case _:
            yield where, value


def _cells(corner: str, drawn: str) -> Iterator[tuple[str, str]]:
    """A map's cells by their names, when its first one is called `corner`."""
    letters = corner.rstrip("0123456789")
    first, row = _number(letters), int(corner[len(letters) :])
    for down, line in enumerate(drawn.splitlines()):
        for right, letter in enumerate(line.split()):
            if letter != ".":
                yield f"{_letters(first + right)}{row + down}", letter


def _number(letters: str) -> int:
    number = 0
    for letter in letters:
        number = number * 26 + ord(letter) - ord("A") + 1
    return number


def _letters(number: int) -> str:
    out = ""
    while number:
        number, last = divmod(number - 1, 26)
        out = chr(ord("A") + last) + out
    return out


def _said(value: object) -> str:
    return " ".join(map(_said, value)) if isinstance(value, list) else str(value)


def _apart(mine: object, theirs: object) -> tuple[str, str]:
    """Two values in words; of long lists what only one of them has."""
    if isinstance(mine, tuple) and isinstance(theirs, tuple) and max(len(mine), len(theirs)) > LONG:
        first, second = Counter[Hashable](mine), Counter[Hashable](theirs)
        if first != second:
            more, less = first - second, second - first
            mine_only, theirs_only = (" ".join(map(str, only.elements())) for only in (more, less))
            return f"… {mine_only}".strip(), f"… {theirs_only}".strip()
    return _shown(mine), _shown(theirs)


def _shown(value: object) -> str:
    match value:
        case None | () | "":
            return NOTHING
        case bool():
            return str(value).lower()
        case tuple():
            return " ".join(map(str, value))
        case _:
            return str(value)
