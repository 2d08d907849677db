"""Logs that are damaged: a line that is left out is found, and a first line that cannot be is told."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest
from click.testing import CliRunner

from courtroll.calculator.cli import main
from tests.games.kings_progress.settle.typed import table
from tests.paths import FIXTURES

GAMES = sorted((FIXTURES / "kings-progress" / "logs").glob("game-*.jsonl"))


def replayed(text: str) -> dict[str, object]:
    result = CliRunner().invoke(main, ["replay", "-", "--format", "json"], input=text)
    answer: dict[str, object] = json.loads(result.stdout)
    assert (result.exit_code == 0) == ("offence" not in answer and "errors" not in answer)
    return answer


FORCED = ("deal", "drop", "king", "choose", "shed")
"""What nobody may leave out."""


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_a_line_left_out_is_found(path: Path) -> None:
    lines = path.read_text(encoding="utf-8").splitlines()
    forced = [at for at, line in enumerate(lines[:-1]) if any(f": {verb}" in line for verb in FORCED)]
    for at in Random(path.stem).sample(forced, 6):
        answer = replayed("\n".join(lines[:at] + lines[at + 1 :]) + "\n")
        offence = answer["offence"]
        assert isinstance(offence, dict)
        assert offence["line"] > at, lines[at]


@pytest.mark.parametrize(
    ("wrong", "path"),
    [
        ({"players": ["Ann", "Bob"]}, "players"),
        ({"players": ["Ann", "Bob", "Ann"]}, "players[2]"),
        ({"start": "Zoe"}, "start"),
        ({"colours": ["title", "title", "land"]}, "colours[1]"),
        ({"courts": ["court-a", "court-a", "court-b"]}, "courts[1]"),
        ({"courts": ["court-a", "windsor", "court-b"]}, "courts[1]"),
        ({"rulings": {"homes": "ajar"}}, "rulings.homes"),
        ({"equipment": {"inns": {"guildford": 1}}}, "equipment.courts"),
        ({"equipment": {"courts": ["a", "b", "deck"], "inns": {"x": 1}, "ways": ["a - x"]}}, "equipment.courts[2]"),
        ({"equipment": {"courts": ["a", "b", "c"], "inns": {"x": 1}, "ways": ["a - y"]}}, "equipment.ways[0]"),
        ({"position": {"game": "kings-progress", "moment": "round-end", "round": 1}}, "position.player"),
        ({"position": table({"pending": "?"})}, "position.pending"),
    ],
)
def test_a_first_line_that_cannot_be_is_told(wrong: dict[str, object], path: str) -> None:
    header = {"courtroll": 1, "game": "kings-progress", "players": ["Ann", "Bob", "Cid"]} | wrong
    errors = replayed(json.dumps(header) + "\n")["errors"]
    assert isinstance(errors, list)
    assert path in [error["path"] for error in errors]
