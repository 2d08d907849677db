"""What is fed with any bytes: the readers of position files of all games, and the referee of logs.

Each target raises if an answer does not hold together; nothing else may be raised by anything.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Final, TextIO, cast

from courtroll.calculator.play.referee import Unreadable, referee
from tests.calculator.intake.test_fuzz import Input, trial
from tests.paths import FIXTURES

CORPUS: Final = FIXTURES / "corpus"
LARGEST: Final = 20_000
"""Bytes of an input: larger ones are slow and show nothing that smaller ones do not."""


def table(data: bytes) -> None:
    """Scores, checks and shows a position file, in a form and a language that its bytes choose."""
    trial(data, sum(data[:64]) + len(data))


def log(data: bytes) -> None:
    """Referees a log."""
    before = sys.stdin
    sys.stdin = cast(TextIO, Input(data))
    try:
        answer, legal = referee("-")
    except Unreadable as trouble:
        answer, legal = {"errors": trouble.errors}, False
    finally:
        sys.stdin = before
    if "errors" in answer:
        assert trouble_is_told(answer["errors"])
        return
    assert json.loads(json.dumps(answer))
    assert legal is ("faults" not in answer and "offence" not in answer)


def trouble_is_told(errors: object) -> bool:
    return isinstance(errors, list) and bool(errors) and all(error["message"] for error in errors)


TARGETS: Final[Mapping[str, Callable[[bytes], None]]] = {"table": table, "log": log}


def corpus(target: str) -> list[Path]:
    """The inputs that are kept: each reached something that no other did, or broke something once."""
    return sorted(path for path in (CORPUS / target).iterdir() if path.is_file())
