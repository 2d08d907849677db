"""Calls that go wrong: what was meant is named."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner

from courtroll.calculator.cli import main
from tests.paths import ROOT

TURN = str(ROOT / "docs" / "examples" / "turn.toml")


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


@pytest.mark.parametrize(
    "command",
    [["score"], ["check"], ["compare"], ["advise"], ["draw", "-o", "-"], ["ask"], ["replay"]],
    ids=lambda words: words[0],
)
@pytest.mark.parametrize("data", [b"moment = 3", b"\0\0", b"game = '\xff'"], ids=["unread", "zeros", "not UTF-8"])
def test_a_file_that_cannot_be_read_is_named(
    command: list[str], data: bytes, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("bad.toml").write_bytes(data)
    question = ["Frank: leisure"] if command == ["ask"] else []
    result = CliRunner().invoke(main, [*command, "bad.toml", *question])
    assert (result.exit_code, result.stdout, result.stderr.splitlines()[0]) == (2, "", "bad.toml:")
    if "draw" not in command:
        as_json = CliRunner().invoke(main, [*command, "bad.toml", *question, "--format", "json"])
        assert set(json.loads(as_json.stdout)) == {"errors"}


def test_standard_input_has_no_name() -> None:
    result = CliRunner().invoke(main, ["score", "-"], input="moment = 3")
    assert result.stderr.startswith("line 1: ")


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


def asked(question: str, *options: str) -> str:
    """What is said of a question that is not understood, in one line."""
    result = CliRunner().invoke(main, ["ask", TURN, question, *options])
    assert (result.exit_code, result.stdout) == (2, "")
    return " ".join(result.stderr.partition("\n\n")[0].split())


def test_a_move_without_its_cell_is_told_what_it_lacks_and_where_it_would_be_legal() -> None:
    lacks = "question: something is missing at the end: a cell such as D4"
    assert asked("Frank: build chapel") == (f"{lacks}; legal here: build chapel E1, build chapel D3, build chapel F3")
    assert asked("Frank: lay F").startswith(f"{lacks}; legal here: lay F above A1, ")
    assert asked("Frank: build palace") == f"{lacks}; legal here: build palace B2, build palace E2"
    assert asked("Frank: build chapel; bribe 1") == lacks
    assert asked("Frank: build chapel", "--lang", "de") == (
        "question: am Ende fehlt etwas: ein Feld wie D4; erlaubt wäre: build chapel E1, build chapel D3, "
        "build chapel F3"
    )


def test_a_move_without_its_cell_that_is_barred_everywhere_is_told_so(tmp_path: Path) -> None:
    table = tmp_path / "turn.toml"
    table.write_text(Path(TURN).read_text(encoding="utf-8").replace('turn   = "Frank"', 'turn = "Britta"'))
    result = CliRunner().invoke(main, ["ask", str(table), "Britta: build chapel"])
    assert " ".join(result.stderr.split()).startswith(
        "question: something is missing at the end: a cell such as D4; it would be legal nowhere What can"
    )


def test_each_move_that_is_said_to_be_legal_is_legal() -> None:
    for question in ("Frank: build chapel", "Frank: build castle", "Frank: lay F", "Frank: tax 1; build chapel"):
        _, _, moves = asked(question).partition("; legal here: ")
        for move in moves.split(", ") if moves else ():
            assert CliRunner().invoke(main, ["ask", TURN, f"Frank: {move}"]).exit_code == 0, move


@pytest.mark.parametrize(
    ("question", "missing"),
    [
        ("Frank:", "lay, build, knight"), ("Frank: build", "castle, palace, chapel, folly"), ("Frank: take", "baron"),
        ("Frank: knight", "Britta, Paul"), ("Frank: build folly", "a cell such as D4"), ("", "Frank, Britta, Paul"),
    ],
)  # fmt: skip
def test_whatever_is_missing_at_the_end_is_named(question: str, missing: str) -> None:
    assert asked(question).startswith(f"question: something is missing at the end: {missing}")
