"""`courtroll replay --what` and `--adapter`: what every move changed, and where an engine and the rules part."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from courtroll.calculator import lang
from courtroll.calculator.cli import main

PLAYERS = [{"name": name, "points": 0, "estate": "C\n"} for name in ("Frank", "Britta", "Karsten")]
TABLE = {"game": "noblemen", "moment": "turn", "turn": "Frank", "queen": "Frank", "player": PLAYERS}
WRONG = "tests.properties.engines.broken_engines"


@pytest.fixture
def log(tmp_path: Path) -> str:
    path = tmp_path / "log.jsonl"
    rows = [
        {"courtroll": 1, "game": "noblemen", "position": TABLE},
        {"move": "Frank: leisure"},
        {"move": "Frank: done"},
    ]
    path.write_text("".join(json.dumps(row) + "\n" for row in rows), encoding="utf-8")
    return str(path)


def replay(*arguments: str) -> Result:
    return CliRunner().invoke(main, ["replay", *arguments])


def test_what_every_line_changed_is_told(log: str) -> None:
    steps = json.loads(replay(log, "--what", "--format", "json").stdout)["steps"]
    assert [(step["line"], step["move"]) for step in steps] == [(2, "Frank: leisure"), (3, "Frank: done")]
    assert {"what": "Frank: points", "before": "0", "after": "1"} in steps[0]["changes"]
    assert {"what": "turn", "before": "Frank", "after": "Britta"} in steps[1]["changes"]


@pytest.mark.parametrize("language", lang.LANGUAGES)
def test_it_tells_where_an_engine_parts_from_the_rules(log: str, language: str) -> None:
    said = lang.words(language)
    result = replay(log, "--adapter", f"{WRONG}:LeisureIsFree", "--lang", language)
    assert result.exit_code == 1
    assert said["parting"].format(line=2, move="Frank: leisure") in result.stdout
    both = said["by-rules"].format(what="1"), said["by-engine"].format(what="0")
    assert f"Frank: points: {', '.join(both)}" in result.stdout
    assert "noblemen.leisure.point" in result.stdout


@pytest.mark.parametrize("language", lang.LANGUAGES)
def test_an_engine_that_is_right_parts_nowhere(log: str, language: str) -> None:
    right = "tests.properties.engines.builtin_as_adapter:BuiltInAsAdapter"
    result = replay(log, "--adapter", right, "--lang", language)
    assert result.exit_code == 0
    assert lang.words(language)["no-parting"] in result.stdout


def test_an_engine_that_does_not_answer_parts_too(log: str, tmp_path: Path) -> None:
    path = tmp_path / "refused.jsonl"
    path.write_text(Path(log).read_text().replace("leisure", "donate"), encoding="utf-8")
    parting = json.loads(replay(str(path), "--adapter", f"{WRONG}:NotYet", "--format", "json").stdout)["parting"]
    assert parting["differences"][0]["came"].startswith("legal: NotImplementedError: no church yet (broken_engines.py")


def test_what_cannot_be_started_is_told(log: str) -> None:
    result = replay(log, "--process", "node no-such-engine.mjs")
    assert result.exit_code == 2
    assert (
        "there is no file no-such-engine.mjs" in " ".join(result.stderr.split()) or "cannot be started" in result.stderr
    )
    result = replay(log, "--adapter", "no_such_module:Engine")
    assert result.exit_code == 2
    assert "there is no no_such_module on Python's path" in " ".join(result.stderr.split())
