"""`courtroll verify`: what it says, writes and ends with."""

from __future__ import annotations

import json
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
from click.testing import CliRunner, Result

from courtroll.calculator.cli import main
from courtroll.properties.running.runs import under_test

ENGINE = """
import sys

from tests.properties.engines.builtin_as_adapter import BuiltInAsAdapter


class Greedy(BuiltInAsAdapter):
    '''Says four where it is three.'''

    def points(self, state):
        return [points + (points == 3) for points in super().points(state)]


class Unmade(BuiltInAsAdapter):
    def __init__(self):
        raise RuntimeError("no board today")


class Exits(BuiltInAsAdapter):
    def apply(self, state, move, drawn):
        if " tax" in move:
            sys.exit(0)
        return super().apply(state, move, drawn)


class GoneForGood(BuiltInAsAdapter):
    left = 300

    def legal(self, state):
        GoneForGood.left -= 1
        if GoneForGood.left < 0:
            raise RuntimeError("out of cheese")
        return super().legal(state)


class AsksWithoutEnd(BuiltInAsAdapter):
    def asks(self, state, move, drawn):
        return super().asks(state, move, [])


class SaysNoBag(BuiltInAsAdapter):
    def table(self, state):
        return {key: value for key, value in super().table(state).items() if key != "bag"}


class OfAnotherGame(BuiltInAsAdapter):
    game = "bruges"


class NoAdapter:
    pass
"""


def run(*words: str) -> Result:
    return CliRunner().invoke(main, ["verify", *words])


@pytest.mark.nightly
def test_a_scored_game_is_verified_and_reported(tmp_path: Path) -> None:
    xml = tmp_path / "report.xml"
    result = run("bruges", "--part", "scoring", "--seed", "20261118", "--format", "json", "--junit", str(xml))
    said = json.loads(result.stdout)
    (report,) = said["runs"]
    assert (result.exit_code, said["ok"], report["missing"], report["failures"]) == (0, True, [], [])
    assert report["seed"] == 20_261_118
    assert all(law["looked"] for law in report["laws"])
    root = ElementTree.parse(xml).getroot()
    names = [case.get("name") for case in root.iter("testcase")]
    assert names == [*(law["law"] for law in report["laws"]), "landmarks"]
    assert not list(root.iter("failure"))


@pytest.mark.parametrize(
    ("words", "where"),
    [
        (["go"], "go"),
        (["--adapter", "nowhere:Class"], "--adapter"),
        (["--adapter", "json"], "--adapter"),
        (["--adapter", "json:JSONDecoder"], "--adapter"),
        (["--adapter", "a:B", "--process", "c"], "--process"),
        (["--process", "c"], "--process"),
        (["noblemen", "--process", "/no/such/engine"], "--process"),
        (["palais-royal", "--process", "/no/such/engine"], "--process"),
        (["palais-royal", "--part", "settling", "--process", "x"], "--part"),
        (["noblemen", "--planted", "--process", "x"], "--planted"),
        (["noblemen", "--cluster", "tcp://127.0.0.1:9"], "--cluster"),
        (["noblemen", "--results", "games.jsonl"], "--results"),
        (["bruges", "--junit", "/no/such/folder/report.xml"], "--junit"),
    ],
)
def test_what_cannot_be_run_is_told(words: Sequence[str], where: str) -> None:
    result = run(*words, "--format", "json")
    (error,) = json.loads(result.stdout)["errors"]
    assert (result.exit_code, error["path"]) == (2, where)
    assert error["message"]


@pytest.mark.parametrize(("asked", "part"), [(None, "play"), ("scoring", "scoring")])
def test_a_process_plays_unless_it_is_asked_to_score(asked: str | None, part: str) -> None:
    (one,) = under_test(("palais-royal",), None, "my-engine", asked)
    assert (one.game, one.part) == ("palais-royal", part)


@pytest.mark.nightly
def test_a_broken_engine_fails_with_a_log_to_keep(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "my_engine.py").write_text(ENGINE)
    monkeypatch.syspath_prepend(tmp_path)
    xml, kept = tmp_path / "report.xml", tmp_path / "kept"
    result = run("--adapter", "my_engine:Greedy", "--profile", "ci", "--format", "json", "--junit", str(xml),
                 "--keep", str(kept))  # fmt: skip
    said: Mapping[str, Any] = json.loads(result.stdout)
    assert (result.exit_code, said["ok"]) == (1, False)
    (failure,) = said["runs"][0]["failures"]
    (log,) = kept.iterdir()
    assert log.read_text() == failure["log"]
    assert len(failure["log"].splitlines()) <= 4
    assert [case.get("name") for case in ElementTree.parse(xml).getroot().iter("testcase") if len(case)] == [
        failure["law"]
    ]
    replayed = CliRunner().invoke(main, ["replay", str(log), "--format", "json"])
    assert replayed.exit_code in (0, 1), replayed.output
    table = run("--adapter", "my_engine:Greedy", "--profile", "ci")
    assert table.exit_code == 1
    assert f"BROKEN {failure['law']}" in table.stdout
    assert "NOT OK" in table.stdout
    assert run("--adapter", "my_engine:NoAdapter").exit_code == 2
    other = run("noblemen", "--adapter", "my_engine:OfAnotherGame")
    assert other.exit_code == 2
    assert "my_engine:OfAnotherGame plays bruges, and not noblemen" in other.stderr
    unmade = run("--adapter", "my_engine:Unmade", "--format", "json")
    assert (unmade.exit_code, json.loads(unmade.stdout)["errors"][0]["path"]) == (2, "--adapter")
    assert "no board today" in unmade.stdout
    sys.modules.pop("my_engine")


@pytest.mark.nightly
@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("Exits", "SystemExit"),
        ("GoneForGood", "out of cheese"),
        ("AsksWithoutEnd", "more than 100 draws"),
        ("SaysNoBag", "does not say everything: bag"),
    ],
)
def test_an_engine_that_gives_up_is_broken_and_reported(
    name: str, said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "my_engine.py").write_text(ENGINE)
    monkeypatch.syspath_prepend(tmp_path)
    sys.modules.pop("my_engine", None)
    result = run("--adapter", f"my_engine:{name}", "--profile", "ci", "--format", "json")
    (failure,) = json.loads(result.stdout)["runs"][0]["failures"]
    assert (result.exit_code, failure["law"]) == (1, "engine-answers")
    assert said in failure["what"]
    sys.modules.pop("my_engine")


def test_a_campaign_goes_on_where_it_was(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    first = run("noblemen", "--games", "4", "--workers", "1", "--seed", "3", "--results", str(file), "--format", "json")
    again = run("noblemen", "--games", "4", "--workers", "1", "--seed", "3", "--results", str(file), "--format", "json")
    one, two = json.loads(first.stdout)["runs"][0], json.loads(again.stdout)["runs"][0]
    assert one["games"] == 4
    assert {**one, "seconds": 0} == {**two, "seconds": 0}
    other = run("noblemen", "--games", "4", "--seed", "4", "--results", str(file), "--format", "json")
    assert other.exit_code == 2
    assert json.loads(other.stdout)["errors"][0]["path"] == "--results"
