"""On which line does each value of a TOML document start? No Python parser tells.

One walk over a text that is known to be TOML, so nothing is checked again; needed only once something is wrong.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from typing import Final

Path = tuple[str | int, ...]

_BLANKS: Final = re.compile(r"(?:[ \t\r\n]|#[^\n]*)*")
_BLANK: Final = re.compile(r"(?:[ \t\r]|#[^\n]*)*")
_COMMAS: Final = re.compile(r"(?:[ \t\r\n,]|#[^\n]*)*")
_PLAIN: Final = re.compile(r"([A-Za-z0-9_-]+(?:\.[A-Za-z0-9_-]+)*)[ \t]*")
"""A dotted key without quotes, as nearly all are."""
_BARE: Final = re.compile(r"[^,\]}#\n]*")


def lines_of(text: str) -> dict[Path, int]:
    """The line of every key, table and list item."""
    walk = _Walk(text)
    walk.document()
    return walk.lines


def line_of(lines: Mapping[Path, int], path: Path) -> int:
    """The line of a value; of one that is not there, the line of the table it belongs into."""
    while path not in lines:
        path = path[:-1]
    return lines[path]


def row_line(text: str, start: int, value: str, row: int) -> int:
    """The line of a row of a map whose value starts on line `start`; blank lines before the map are no rows."""
    plain = text.replace("\r\n", "\n")
    offset = 0
    for _ in range(start - 1):
        offset = plain.index("\n", offset) + 1
    found = plain.find(value, offset)
    if "\n" not in value or found < 0:
        return start
    blank = next((n for n, line in enumerate(value.split("\n")) if line.strip()), 0)
    return start + plain.count("\n", offset, found) + blank + row


class _Walk:
    def __init__(self, text: str) -> None:
        self.text = text
        self.at = 0
        self.line = 1
        self.lines: dict[Path, int] = {(): 1}
        self.items: dict[Path, int] = {}
        """How many tables each list of tables has so far."""

    def document(self) -> None:
        table: Path = ()
        while True:
            self.space(_BLANKS)
            if self.at >= len(self.text):
                return
            if self.text[self.at] == "[":
                table = self.header()
            else:
                path = (*table, *self.key("="))
                self.skip(1)
                self.note(path)
                self.value(path)

    def header(self) -> Path:
        line = self.line
        many = self.text.startswith("[[", self.at)
        self.skip(2 if many else 1)
        keys = self.key("]")
        self.skip(2 if many else 1)
        path: Path = ()
        for n, key in enumerate(keys):
            path = (*path, key)
            if many and n == len(keys) - 1:
                self.items[path] = self.items.get(path, -1) + 1
                self.lines.setdefault(path, line)
            if path in self.items:
                path = (*path, self.items[path])
            self.lines.setdefault(path, line)
        return path

    def note(self, path: Path) -> None:
        for end in range(1, len(path) + 1):
            self.lines.setdefault(path[:end], self.line)

    def skip(self, n: int) -> None:
        self.line += self.text.count("\n", self.at, self.at + n)
        self.at += n

    def space(self, blanks: re.Pattern[str]) -> None:
        found = blanks.match(self.text, self.at)
        assert found is not None
        self.skip(found.end() - self.at)

    def key(self, end: str) -> Path:
        """A dotted key up to the sign that ends it."""
        start = self.at
        plain = _PLAIN.match(self.text, start)
        if plain and self.text[plain.end()] == end:
            self.at = plain.end()
            return tuple(plain[1].split("."))
        while self.text[self.at] != end:
            if self.text[self.at] in "\"'":
                self.string()
            else:
                self.skip(1)
        found: object = tomllib.loads(f"{self.text[start : self.at]} = 0")
        path: Path = ()
        while isinstance(found, dict):
            ((key, found),) = found.items()
            path = (*path, key)
        return path

    def string(self) -> None:
        quote = self.text[self.at]
        mark = quote * 3 if self.text.startswith(quote * 3, self.at) else quote
        end = self.at + len(mark)
        while not self.text.startswith(mark, end):
            end += 2 if quote == '"' and self.text[end] == "\\" else 1
        end += len(mark)
        # Up to two further quotes belong to the text.
        while len(mark) == 3 and self.text.startswith(quote, end):
            end += 1
        self.skip(end - self.at)

    def value(self, path: Path) -> None:
        self.space(_BLANK)
        sign = self.text[self.at]
        if sign in "\"'":
            self.string()
        elif sign == "[":
            self.inside("]", path)
        elif sign == "{":
            self.inside("}", path)
        else:
            found = _BARE.match(self.text, self.at)
            assert found is not None
            self.at = found.end()

    def inside(self, end: str, path: Path) -> None:
        """The items of a list, or the keys of a table on one line."""
        self.at += 1
        n = 0
        while True:
            self.space(_COMMAS)
            if self.text[self.at] == end:
                self.at += 1
                return
            if end == "]":
                item = (*path, n)
                self.lines.setdefault(item, self.line)
                self.value(item)
                n += 1
            else:
                inner = (*path, *self.key("="))
                self.at += 1
                self.note(inner)
                self.value(inner)
