"""Where a file comes from: bytes to text to a parsed document, with the place of every syntax error."""

from __future__ import annotations

import gc
import os
import sys
from enum import Enum
from typing import Final, NamedTuple

from courtroll.calculator.intake.depth import too_deep_json, too_deep_toml
from courtroll.calculator.intake.trouble import Placed, Trouble, TroubleCode

LARGEST_FILE: Final = 1 << 20


class Syntax(Enum):
    TOML = "TOML"
    JSON = "JSON"


class Unreadable(ValueError):
    """A source that is no document at all: the first reason, and all of them with their lines."""

    def __init__(self, trouble: Trouble, line: int | None = None, *further: Placed) -> None:
        super().__init__(trouble, line, *further)
        self.trouble = trouble
        self.line = line
        self.every: tuple[Placed, ...] = (Placed(trouble, line), *further)


class Source(NamedTuple):
    """One file's text. (A named tuple, because a command that answers one table waits for its making.)"""

    name: str
    text: str
    syntax: Syntax


def fetch(name: str, text: str | None = None) -> Source:
    """A file's text by its path, or standard input for "-"; `text` stands for what the file holds."""
    if text is None:
        text = _decode(_bytes(name))
    elif len(text.encode("utf-8", "surrogatepass")) > LARGEST_FILE:
        raise _too_large()
    text = text.removeprefix("\ufeff")
    return Source(name, text, _syntax(name, text))


def _too_large() -> Unreadable:
    return Unreadable(Trouble(TroubleCode.FILE_TOO_LARGE))


def no_access(name: str, why: OSError | ValueError) -> Unreadable:
    """What is said of a file that the system does not give."""
    reason = getattr(why, "strerror", None) or str(why)
    if name == "-":
        return Unreadable(Trouble(TroubleCode.INPUT_NOT_READ, why=reason))
    return Unreadable(Trouble(TroubleCode.FILE_NOT_OPENED, why=reason))


def _bytes(name: str) -> bytes:
    try:
        if name == "-":
            data = sys.stdin.buffer.read(LARGEST_FILE + 1)
        else:
            with open(name, "rb") as file:
                data = file.read(LARGEST_FILE + 1)
    except FileNotFoundError:
        raise Unreadable(Trouble(TroubleCode.NO_SUCH_FILE, name)) from None
    except IsADirectoryError:
        raise Unreadable(Trouble(TroubleCode.IS_A_FOLDER)) from None
    except (OSError, ValueError) as why:
        raise no_access(name, why) from None
    if len(data) > LARGEST_FILE:
        raise _too_large()
    return data


def _decode(data: bytes) -> str:
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError as wrong:
        line = data.count(b"\n", 0, wrong.start) + 1
        raise Unreadable(Trouble(TroubleCode.FILE_NOT_UTF_8), line) from None


def _syntax(name: str, text: str) -> Syntax:
    suffix, first = os.path.splitext(name)[1].lower(), text.lstrip()[:1]
    if first != "{" and suffix in (".toml", ".json"):  # no TOML begins with a brace, whatever the file is called
        return Syntax.TOML if suffix == ".toml" else Syntax.JSON
    return Syntax.JSON if first in ("{", "[") else Syntax.TOML


def parse(source: Source) -> object:
    """The document, made of tables, lists, texts, numbers and flags."""
    return _toml(source.text) if source.syntax is Syntax.TOML else _json(source.text)


def _toml(text: str) -> object:
    import tomllib  # each syntax imports its own parser

    if too_deep_toml(text):
        raise Unreadable(Trouble(TroubleCode.NESTED_TOO_DEEPLY))
    collects = gc.isenabled()
    gc.disable()  # looking for cycles, of which a parser makes none, takes most of the time where tables are many
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as wrong:
        from courtroll.calculator.intake import broken  # only an error needs it

        first, *further = broken.told(text, str(wrong))
        raise Unreadable(*first, *further) from None
    except ValueError:
        raise Unreadable(Trouble(TroubleCode.TOML_NUMBER_TOO_LONG)) from None
    finally:
        if collects:
            gc.enable()


def _json(text: str) -> object:
    import json

    if too_deep_json(text):
        raise Unreadable(Trouble(TroubleCode.NESTED_TOO_DEEPLY))
    try:
        return json.loads(text, object_pairs_hook=_no_key_twice, parse_constant=_no_constant)
    except json.JSONDecodeError as wrong:
        if wrong.msg == "Extra data" and wrong.colno == 1 and text[wrong.pos] in "{[":
            raise Unreadable(Trouble(TroubleCode.JSON_ANOTHER_TABLE), wrong.lineno) from None
        raise Unreadable(Trouble(TroubleCode.NOT_JSON, why=wrong.msg, column=wrong.colno), wrong.lineno) from None
    except Unreadable:
        raise
    except ValueError:
        raise Unreadable(Trouble(TroubleCode.JSON_NUMBER_TOO_LONG)) from None


def _no_key_twice(pairs: list[tuple[str, object]]) -> dict[str, object]:
    out: dict[str, object] = {}
    for key, value in pairs:
        if key in out:
            raise Unreadable(Trouble(TroubleCode.KEY_TWICE, repr(key)))
        out[key] = value
    return out


def _no_constant(name: str) -> object:
    raise Unreadable(Trouble(TroubleCode.JSON_NO_NUMBER, name))
