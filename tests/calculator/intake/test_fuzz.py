"""No file, however broken, ends in an exception, a hang, an odd exit status or a written file."""

from __future__ import annotations

import cProfile
import io
import json
import os
import random
import sys
import time
import traceback
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final, TextIO, cast

import pytest

from courtroll.calculator.answers.ends import NO, OK, UNREADABLE
from courtroll.calculator.answers.tables import checked, scored
from courtroll.calculator.batch.answering import Asked
from courtroll.calculator.batch.sources import Table
from courtroll.calculator.lang import LANGUAGES
from courtroll.calculator.render.forms import rendered
from courtroll.verifier.kernel.room import game_names, room
from tests.calculator.intake.mutants import Corpus, corpus, mutant

SEED: Final = int(os.environ.get("COURTROLL_FUZZ_SEED", "20261118"))
FILES: Final = int(os.environ.get("COURTROLL_FUZZ_FILES", "8000"))
FORMS: Final = ("json", "table", "json", "markdown", "csv", "html")
SLOW: Final = 1.0
"""Seconds of processor time from which on the work of a file is counted."""
MOST_WORK: Final = 40_000_000
WORK_OF_A_BYTE: Final = 100
"""Calls of functions that one file may take, and more for each of its bytes."""


class Input:
    """Stands for standard input with the bytes of one file."""

    def __init__(self, data: bytes) -> None:
        self.buffer = io.BytesIO(data)


def answered(data: bytes, asked: Asked) -> tuple[dict[str, Any], int]:
    before = sys.stdin
    sys.stdin = cast(TextIO, Input(data))
    try:
        answer = asked(Table("-", 0))
        assert answer is not None
        return answer
    finally:
        sys.stdin = before


def trial(data: bytes, n: int) -> None:
    """Scores and shows one file, and looks whether the answer holds together; checks every fourth as well."""
    form, language = FORMS[n % len(FORMS)], LANGUAGES[n // len(FORMS) % len(LANGUAGES)]
    score, status = answered(data, Asked(scored, None, form, language))
    assert status == (UNREADABLE if "errors" in score else NO if "faults" in score else OK)
    if status == UNREADABLE:
        assert score["errors"]
        assert all(error["message"] for error in score["errors"])
    elif status == OK:
        sums(score)
    shown(score, form if status != UNREADABLE or form == "json" else "table", language, n)
    if n % 4 == 0:
        check, checks = answered(data, Asked(checked, None, form, language))
        assert checks == (UNREADABLE if "errors" in check else NO if check["faults"] else OK)
        assert checks == status or (checks, status) == (OK, UNREADABLE)
        assert status != NO or score["faults"] == check["faults"]
        shown(check, "json" if form == "json" else "table", language, n)


def shown(answer: dict[str, Any], form: str, language: str, n: int) -> None:
    """What is shown is text that prints, and JSON is JSON."""
    said = rendered(answer, form, language, "file" if n % 2 else None)
    said.encode("utf-8")
    assert said.replace("\n", "").replace("\r", "").isprintable()
    assert form != "json" or json.loads(said)


def sums(score: dict[str, Any]) -> None:
    for player in score["players"]:
        if player["total"] is not None:
            assert player["total"] == (player["before"] or 0) + sum(line["points"] for line in player["lines"])
            assert player["low"] == player["high"] == player["total"]
        assert player["high"] is None or player["low"] <= player["high"]
    if score["winners"]:
        assert score["moment"] == "game-end"
    assert set(score["winners"]) <= {player["name"] for player in score["players"]}


@contextmanager
def writing_noted() -> Iterator[list[str]]:
    """Every file that is opened to be written, renamed or made."""
    noted: list[str] = []
    watching = True

    def hook(event: str, arguments: tuple[object, ...]) -> None:
        if not watching or event not in ("open", "os.mkdir", "os.rename", "os.remove", "os.symlink", "os.link"):
            return
        writes = event != "open" or (isinstance(arguments[2], int) and arguments[2] & (os.O_WRONLY | os.O_RDWR))
        if writes:
            noted.append(f"{event} {arguments[0]}")

    sys.addaudithook(hook)
    yield noted
    watching = False


def work(data: bytes, n: int) -> int:
    """How many calls of functions a file takes: the same on every machine."""
    counter = cProfile.Profile(builtins=False)
    counter.runcall(trial, data, n)
    return sum(entry.callcount for entry in counter.getstats())


def run(of: Corpus, seed: int, files: int) -> dict[str, bytes]:
    """What went wrong, each kind once, with a file that shows it."""
    rnd = random.Random(seed)
    wrong: dict[str, bytes] = {}
    for n in range(files):
        data = mutant(of, rnd)
        begun = time.process_time()
        try:
            trial(data, n)
        except Exception as error:
            last = traceback.extract_tb(error.__traceback__)[-1]
            wrong.setdefault(f"{type(error).__name__}: {last.filename}:{last.lineno} {last.line}", data)
        if time.process_time() - begun > SLOW and (calls := work(data, n)) > MOST_WORK + WORK_OF_A_BYTE * len(data):
            wrong.setdefault(f"{calls} calls", data)
    return wrong


@pytest.mark.nightly
@pytest.mark.no_cover
def test_broken_files_are_answered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "dont_write_bytecode", True)
    of = corpus(tuple(game for game in game_names() if room(game)))
    print(f"COURTROLL_FUZZ_SEED={SEED}")
    with writing_noted() as written:
        wrong = run(of, SEED, FILES)
    for what, data in wrong.items():
        print(f"--- {what}\n{data[:3000].decode('utf-8', 'replace')}")
    assert not wrong, f"seed {SEED}: {', '.join(wrong)}"
    assert not written


def test_a_slow_file_would_be_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    of = corpus(("noblemen",))
    monkeypatch.setattr(sys.modules[__name__], "SLOW", -1.0)
    monkeypatch.setattr(sys.modules[__name__], "MOST_WORK", 10)
    monkeypatch.setattr(sys.modules[__name__], "WORK_OF_A_BYTE", 0)
    assert any("calls" in what for what in run(of, SEED, 3))
