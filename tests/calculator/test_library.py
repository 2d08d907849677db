"""What a program asks of `courtroll`: the commands' answers, typed, however the table is given."""

from __future__ import annotations

import doctest
import json
import subprocess
import sys
import tomllib
from collections.abc import Callable
from dataclasses import asdict, fields
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

import courtroll
from courtroll.calculator import library
from courtroll.calculator.cli import main
from tests.paths import FIXTURES, ROOT

TURN = ROOT / "docs" / "examples" / "turn.toml"
POSITIONS = sorted(FIXTURES.glob("*/positions/*.toml"))
LOGS = sorted(FIXTURES.glob("noblemen/logs/*.jsonl"))


def printed(*command: str) -> Any:
    return json.loads(CliRunner().invoke(main, [*command, "--format", "json"]).stdout)


def test_the_page_is_true(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    failed, tried = doctest.testfile(str(ROOT / "docs" / "library.md"), module_relative=False)
    assert (failed, tried > 10) == (0, True)


def typed(call: Callable[[], courtroll.Score | courtroll.Replayed]) -> object:
    """An answer as JSON, or what stands in its place."""
    try:
        return call().json
    except courtroll.Impossible as impossible:
        return {"faults": [asdict(fault) for fault in impossible.faults]}
    except courtroll.Unreadable as unreadable:
        return {"errors": [asdict(error) for error in unreadable.errors]}


@pytest.mark.nightly
@pytest.mark.parametrize("path", POSITIONS[::7], ids=lambda path: path.stem)
def test_a_score_is_the_command_s_however_the_table_is_given(path: Path) -> None:
    told, text = printed("score", str(path)), path.read_text(encoding="utf-8")
    assert typed(lambda: courtroll.score(path)) == typed(lambda: courtroll.score(str(path))) == told
    assert typed(lambda: courtroll.score(text)) == told
    if "errors" not in told:
        parsed: Any = typed(lambda: courtroll.score(tomllib.loads(text)))
        assert {**parsed, "warnings": ()} == {**told, "warnings": ()}  # which name no lines here


@pytest.mark.no_cover
@pytest.mark.parametrize("path", LOGS, ids=lambda path: path.stem)
def test_a_log_is_refereed_as_by_the_command(path: Path) -> None:
    told = printed("replay", str(path))
    assert typed(lambda: courtroll.replay(path)) == told
    text = path.read_bytes().decode("utf-8-sig", "replace")
    if "errors" not in told:
        assert typed(lambda: courtroll.replay(text)) == told
        if "faults" not in told and not told["torn"]:
            lines = [json.loads(line) for line in text.splitlines() if line.strip()]
            assert courtroll.replay(lines).players == courtroll.replay(path).players


def test_a_question_is_answered_or_what_is_wrong_with_it_told() -> None:
    assert courtroll.ask(TURN, "Frank: build castle C2").json == printed("ask", str(TURN), "Frank: build castle C2")
    with pytest.raises(courtroll.Unreadable) as no_move:
        courtroll.ask(TURN, "Frank: fly")
    assert [error.path for error in no_move.value.errors] == ["question"]
    with pytest.raises(courtroll.Unreadable):
        courtroll.ask(FIXTURES / "palais-royal" / "positions" / "contract.toml", "Red: recruit")


def test_what_is_wrong_is_said_whole() -> None:
    with pytest.raises(courtroll.Unreadable) as wrong:
        courtroll.score({"game": "noblemen", "moment": "game-end", "beer": 1, "player": []})
    assert {error.path for error in wrong.value.errors} >= {"beer", "player"}
    tables: tuple[library.Table, ...] = ("", "no/such/file.toml", "game = \n", {})
    for nothing in tables:
        with pytest.raises(courtroll.Unreadable):
            courtroll.score(nothing)


def test_every_type_has_what_its_answer_always_has() -> None:
    """A field without a default is in every answer, so that no key of the contract is missed by its type."""
    score = courtroll.score(FIXTURES / "noblemen" / "positions" / "contract-example.toml")
    for kind, told in ((library.Score, score.json), (library.Player, score.players[0].json)):
        assert {each.name for each in fields(kind)} - {"json", "leaned_on"} <= set(told)


def test_its_names_cost_nothing_before_they_are_used() -> None:
    assert {name for name in courtroll.__all__ if not hasattr(library, name)} == set()
    script = "import sys, courtroll; sys.exit(any(name.startswith('courtroll.') for name in sys.modules))"
    assert subprocess.run([sys.executable, "-c", script], check=False).returncode == 0
    with pytest.raises(AttributeError, match="no attribute 'roll'"):
        getattr(courtroll, "roll")  # noqa: B009
