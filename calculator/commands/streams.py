"""Standard streams that are closed, or that cannot be written any more: told in one line, never as a traceback."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from contextlib import suppress
from itertools import pairwise
from typing import TYPE_CHECKING, TextIO

from courtroll.calculator.answers.ends import UNREADABLE, show, tell
from courtroll.calculator.answers.tables import error
from courtroll.calculator.commands.usage import language_of
from courtroll.calculator.lang import words
from courtroll.calculator.lang.signs import plain

if TYPE_CHECKING:
    from courtroll.verifier.kernel.room import NotBrought


def stand_in() -> None:
    """Puts streams in the place of those that were closed before the start. Reading and writing them fails."""
    if sys.stdin is None:
        sys.stdin = os.fdopen(os.open(os.devnull, os.O_WRONLY), encoding="utf-8")
    if sys.stdout is None:
        sys.stdout = os.fdopen(os.open(os.devnull, os.O_RDONLY), "w", encoding="utf-8")
    if sys.stderr is None:  # there is nobody who could be told that nobody can be told
        sys.stderr = os.fdopen(os.open(os.devnull, os.O_WRONLY), "w", encoding="utf-8")


def cannot_be_written(trouble: OSError, given: Sequence[str]) -> int:
    """Tells why an answer was lost, in the language asked for by what was `given`; the exit status."""
    said = words(language_of(given), "commands")
    file = trouble.filename or said["standard-output"]  # only what was opened by its name has one
    with suppress(OSError):
        tell(said["cannot-be-written"].format(file=file, why=trouble.strerror or trouble))
    for stream in (sys.stdout, sys.stderr):
        _give_up(stream)
    return UNREADABLE


def not_brought(trouble: NotBrought, given: Sequence[str]) -> int:
    """Tells that another package does not bring what it declares; the exit status."""
    form = "json" if "--format=json" in given or ("--format", "json") in pairwise(given) else "table"
    if form == "json":
        show(error("", str(trouble)), form, UNREADABLE)
    else:
        tell(plain(str(trouble), 300))
    return UNREADABLE


def _give_up(stream: TextIO) -> None:
    """Lets what is still to be written vanish, so that the end of the program does not fail over it once more."""
    try:
        stream.flush()
    except OSError:
        with suppress(OSError):
            os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())
