"""The files of this game through the command, with the whole answer beside each."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

import pytest
from click.testing import CliRunner

from courtroll.calculator.cli import main
from courtroll.verifier.games.palais_royal.table.codes import FaultCode
from tests.paths import ROOT

FIXTURES: Final = ROOT / "fixtures" / "palais-royal"


def files(folder: str) -> list[Path]:
    return sorted((FIXTURES / folder).glob("*.toml"))


def said(command: str, path: Path) -> tuple[int, Any]:
    outcome = CliRunner().invoke(main, [command, str(path), "--format", "json"])
    assert isinstance(outcome.exception, SystemExit | None)
    return outcome.exit_code, json.loads(outcome.stdout)


def expected(path: Path) -> Any:
    return json.loads(path.with_name(f"{path.stem}.expected.json").read_text(encoding="utf-8"))


def stem(path: Path) -> str:
    return path.stem


def test_every_file_has_an_answer_and_every_answer_a_file() -> None:
    for folder in ("positions", "faults", "turn-faults", "unreadable"):
        answers = {path.name.removesuffix(".expected.json") for path in (FIXTURES / folder).glob("*.expected.json")}
        assert answers == {path.stem for path in files(folder)}


@pytest.mark.parametrize("path", files("positions"), ids=stem)
def test_a_position_is_scored(path: Path) -> None:
    status, answer = said("score", path)
    assert answer == expected(path)
    assert status == 0
    for player in answer["players"]:
        if player["total"] is not None:
            assert player["total"] == player["before"] + sum(line["points"] for line in player["lines"])


@pytest.mark.parametrize("path", files("positions"), ids=stem)
def test_a_position_is_possible(path: Path) -> None:
    status, answer = said("check", path)
    assert (status, answer["faults"]) == (0, [])
    assert answer["warnings"] == expected(path)["warnings"]


@pytest.mark.parametrize("path", files("faults"), ids=stem)
def test_a_fault_is_found(path: Path) -> None:
    status, answer = said("check", path)
    assert answer == expected(path)
    assert status == (1 if answer["faults"] else 0)
    score_status, score = said("score", path)
    assert score_status == status
    if answer["faults"]:
        assert score == {"faults": answer["faults"]}
        assert {fault["code"] for fault in answer["faults"]} == {path.stem.removesuffix("-unknown")}
    else:
        assert answer["warnings"]


@pytest.mark.parametrize("path", files("turn-faults"), ids=stem)
def test_a_fault_of_a_turn_is_found(path: Path) -> None:
    status, answer = said("check", path)
    assert (status, answer) == (1 if answer["faults"] else 0, expected(path))
    assert answer["warnings"] or path.stem in {fault["code"] for fault in answer["faults"]}


def test_every_fault_has_a_file() -> None:
    assert set(FaultCode) <= {path.stem for path in (*files("faults"), *files("turn-faults"))}


@pytest.mark.parametrize("path", files("unreadable"), ids=stem)
def test_what_cannot_be_read_is_told_with_its_lines(path: Path) -> None:
    status, answer = said("score", path)
    assert answer == expected(path)
    assert status == 2
    lines = path.read_text(encoding="utf-8").split("\n")
    assert all(1 <= error["line"] <= len(lines) for error in answer["errors"])
    assert said("check", path) == (2, answer)
