"""Where tables come from: files, folders and streams of JSON Lines, one after another within bounded memory."""

from __future__ import annotations

import os
import select
import stat
import sys
from collections.abc import Iterable, Iterator
from io import BufferedIOBase
from typing import Final, NamedTuple, cast

from courtroll.calculator.intake.trouble import Trouble, TroubleCode

LONGEST_LINE: Final = 1 << 20
BLOCK: Final = 1 << 16
SUFFIXES: Final = (".toml", ".json")
POSITION: Final = frozenset({"game", "moment", "player"})
"""Keys of every position."""
ANSWER: Final = frozenset({"winners", "variants", "limits"})
"""Keys of answers about a game, which name it too: those of score, play and replay, of compare, of advise."""


# Named tuples, because a command that answers one table would wait longer for the making of two dataclasses.


class Input(NamedTuple):
    """A name on the command line, or a file of a folder named there."""

    name: str
    size: int | None
    stream: bool = False
    trouble: Trouble | None = None
    found: bool = False
    """Whether it lies in a folder and was not named itself."""


class Table(NamedTuple):
    """One table to be answered. Without text the file is read; with trouble there is nothing to read."""

    name: str
    size: int
    line: int | None = None
    text: str | None = None
    trouble: Trouble | None = None
    found: bool = False


def inputs_of(name: str, *, jsonl: bool) -> list[Input]:
    """A file or a stream as it is; of a folder all position files below it, sorted."""
    if name == "-":
        return [Input(name, None, stream=jsonl)]
    if not _is_folder(name):
        return [Input(name, _size(name), stream=jsonl or _suffix(name) == ".jsonl")]
    found, troubles = [], []

    def unseen(why: OSError) -> None:
        troubles.append(
            Input(str(why.filename), 0, trouble=Trouble(TroubleCode.FOLDER_NOT_OPENED, why=str(why.strerror)))
        )

    for folder, _, files in os.walk(name, onerror=unseen):
        for file in files:
            each = os.path.join(folder, file)
            if _suffix(each) in SUFFIXES and (size := _size(each)) is not None:
                found.append(Input(each, size, found=True))
    none = [] if found or troubles else [Input(name, 0, trouble=Trouble(TroubleCode.NO_POSITION_IN_FOLDER))]
    return sorted([*found, *troubles, *none], key=lambda each: each.name)


def _is_folder(name: str) -> bool:
    try:
        return os.path.isdir(name)
    except ValueError:  # a name that holds a null
        return False


def _suffix(name: str) -> str:
    return os.path.splitext(name)[1].lower()


def _size(name: str) -> int | None:
    """The size of a regular file. Anything else in a folder is passed over: a pipe would be waited for."""
    try:
        found = os.stat(name)
    except (OSError, ValueError):
        return None
    return found.st_size if stat.S_ISREG(found.st_mode) else None


def is_no_position(name: str) -> bool:
    """Whether a JSON file holds something else: none of the keys that every position has, or an answer of ours."""
    from courtroll.calculator.intake.source import Unreadable, fetch, parse

    if _suffix(name) != ".json":
        return False
    try:
        document = parse(fetch(name))
    except Unreadable:
        return False
    return not isinstance(document, dict) or POSITION.isdisjoint(document) or not ANSWER.isdisjoint(document)


def tables_of(inputs: Iterable[Input]) -> Iterator[Table | None]:
    """Every table; `None` where the next one would have to be waited for."""
    from courtroll.calculator.intake.source import Unreadable, fetch

    for each in inputs:
        if each.trouble:
            yield Table(each.name, each.size or 0, trouble=each.trouble)
        elif each.stream:
            yield from _stream(each)
        elif each.name == "-":
            yield None
            try:
                yield Table(each.name, 0, text=fetch(each.name).text)
            except Unreadable as why:
                yield Table(each.name, 0, trouble=why.trouble)
        else:
            yield Table(each.name, each.size or 0, found=each.found)


def _stream(source: Input) -> Iterator[Table | None]:
    from courtroll.calculator.intake.source import no_access

    try:
        if source.name == "-":
            yield from _lines(source.name, cast(BufferedIOBase, sys.stdin.buffer))
            return
        with open(source.name, "rb") as file:
            yield from _lines(source.name, file)
    except (OSError, ValueError) as why:
        yield Table(source.name, 0, trouble=no_access(source.name, why).trouble)


def _lines(name: str, file: BufferedIOBase) -> Iterator[Table | None]:
    """Every line that is not blank, of whatever length, within bounded memory."""
    line, rest = 0, b""
    while block := file.read1(BLOCK):
        first, *others = block.split(b"\n")
        if len(rest) <= LONGEST_LINE:
            rest += first
        for other in others:
            line += 1
            if rest.strip():
                yield _line(name, line, rest)
            rest = other
        if not _is_ready(file):
            yield None
    if rest.strip():
        yield _line(name, line + 1, rest)


def _line(name: str, line: int, data: bytes) -> Table:
    if len(data) > LONGEST_LINE:
        return Table(name, len(data), line, trouble=Trouble(TroubleCode.LINE_TOO_LONG))
    try:
        return Table(name, len(data) + 1, line, data.removesuffix(b"\r").decode("utf-8"))
    except UnicodeDecodeError:
        return Table(name, len(data) + 1, line, trouble=Trouble(TroubleCode.LINE_NOT_UTF_8))


def _is_ready(file: BufferedIOBase) -> bool:
    """Whether reading on would not wait. Where that cannot be told it is taken for granted."""
    try:
        return bool(select.select([file], [], [], 0)[0])
    except (OSError, ValueError):
        return True
