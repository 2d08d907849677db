"""Calls that go wrong: what was meant is named."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner

from calculator.cli import main

TURN = str(Path(__file__).parents[2] / "docs" / "examples" / "turn.toml")


@pytest.mark.parametrize(("said", "meant"), [("scor", "score"), ("prov", "prove"), ("dispute", "disputes")])
def test_a_command_that_is_nearly_one_leads_to_it(said: str, meant: str) -> None:
    result = CliRunner().invoke(main, [said, "x"])
    assert (result.exit_code, f"Did you mean '{meant}'?" in result.stderr) == (2, True)


def test_a_command_like_no_other_is_told_without_a_guess() -> None:
    result = CliRunner().invoke(main, ["xyzzy"])
    assert (result.exit_code, "Did you mean" in result.stderr) == (2, False)


@pytest.mark.parametrize("command", [["score"], ["check"], ["compare"], ["advise"], ["draw", "-o", "-"]])
def test_a_file_that_is_not_there_is_named(command: list[str]) -> None:
    result = CliRunner().invoke(main, [*command, "nowhere.toml"])
    assert (result.exit_code, "nowhere.toml" in result.stderr + result.stdout) == (2, True)


def test_too_many_tiles_are_told_beside_places_where_none_can_lie() -> None:
    result = CliRunner().invoke(main, ["ask", TURN, "Frank: lay F D4, G E4, F F4, W A1", "--format", "json"])
    reasons = [(each["code"], each["where"]) for each in json.loads(result.stdout)["reasons"]]
    assert reasons == [("cell-taken", "F4"), ("cell-taken", "A1"), ("three-tiles-laid", None)]


def test_a_stream_that_is_read_as_one_table_leads_to_the_option_for_streams() -> None:
    result = CliRunner().invoke(main, ["score", "-"], input='{"game": "bruges"}\n{"game": "bruges"}\n')
    assert (result.exit_code, result.stderr.startswith("line 2: not JSON: another table begins here; --jsonl")) == (
        2,
        True,
    )
