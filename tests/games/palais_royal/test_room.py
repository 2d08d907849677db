"""The room as the calculator knows it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner

from courtroll.calculator.cli import main
from courtroll.verifier.kernel.room import playable, room
from tests.games.palais_royal.test_files import FIXTURES, files


def test_the_room() -> None:
    found = room("palais-royal")
    assert (
        "palais-royal",
        "Palais Royal",
        range(2, 5),
        True,
    ) == (found.name, found.title, found.players, found.playable)
    assert [edition.code for edition in found.rulebook.editions] == ["it"]
    assert playable("palais-royal") is found


def test_questions_cannot_be_answered_yet() -> None:
    path = FIXTURES / "positions" / "contract.toml"
    outcome = CliRunner().invoke(main, ["ask", str(path), "Red: recruit", "--format", "json"])
    assert outcome.exit_code == 2
    assert "errors" in json.loads(outcome.stdout)


def test_a_game_is_played_and_its_log_replayed(tmp_path: Path) -> None:
    log = tmp_path / "game.jsonl"
    command = ["play", "palais-royal", "--players", "3", "--seed", "1", "--log", str(log), "--format", "json"]
    played = json.loads(CliRunner().invoke(main, command).stdout)
    replayed = json.loads(CliRunner().invoke(main, ["replay", str(log), "--format", "json"]).stdout)
    assert (replayed["over"], replayed["moves"]) == (True, played["moves"])
    assert (replayed["players"], replayed["winners"]) == (played["players"], played["winners"])
    assert replayed["assumed"] == played["assumed"]
    assert "equipment.round-limit" in played["assumed"]


@pytest.mark.parametrize(
    ("language", "message"), [("en", "gate: the player"), ("de", "Tor: Dort hat"), ("it", "Cancellata: il giocatore")]
)
def test_an_offence_is_told_in_words(tmp_path: Path, language: str, message: str) -> None:
    log = tmp_path / "game.jsonl"
    position = {"game": "palais-royal", "moment": "turn", "player": [{"name": "Red"}, {"name": "Black"}]}
    lines = [{"courtroll": 1, "game": "palais-royal", "position": position}, {"move": "Red: move gate -> king"}]
    log.write_text("".join(json.dumps(line) + "\n" for line in lines))
    outcome = CliRunner().invoke(main, ["replay", str(log), "--lang", language])
    assert message in outcome.stdout


def test_another_edition_is_an_error_that_lists_them() -> None:
    path = FIXTURES / "positions" / "contract.toml"
    outcome = CliRunner().invoke(main, ["score", str(path), "--edition", "de", "--format", "json"])
    assert outcome.exit_code == 2
    [error] = json.loads(outcome.stdout)["errors"]
    assert error["path"] == "--edition"
    assert "it" in error["message"]


def test_several_files_are_answered_in_order() -> None:
    names = [str(files(folder)[0]) for folder in ("positions", "faults", "unreadable")]
    outcome = CliRunner().invoke(main, ["score", *names, "--format", "json"])
    assert outcome.exit_code == 2
    rows = [json.loads(line) for line in outcome.stdout.splitlines()]
    assert [row["file"] for row in rows] == names
    assert [next(key for key in ("players", "faults", "errors") if key in row) for row in rows] == [
        "players", "faults", "errors",
    ]  # fmt: skip


def test_json_and_standard_input() -> None:
    document = {
        "game": "palais-royal",
        "moment": "game-end",
        "player": [{"name": "Anna", "nobles": 3, "cardinal": 0}, {"name": "Bruno", "nobles": 4, "cardinal": 0}],
        "edge": [{"name": name, "servants": {"Anna": 1}} for name in "abcd"],
    }
    outcome = CliRunner().invoke(main, ["score", "-", "--format", "json"], input=json.dumps(document))
    assert outcome.exit_code == 0
    assert [player["total"] for player in json.loads(outcome.stdout)["players"]] == [27, 4]


@pytest.mark.no_cover
@pytest.mark.parametrize(
    "path", [p for folder in ("positions", "faults", "unreadable") for p in files(folder)], ids=str
)
def test_no_form_of_the_answer_fails(path: object) -> None:
    outcome = CliRunner().invoke(main, ["score", str(path)])
    assert isinstance(outcome.exception, SystemExit | None)
    assert outcome.output
