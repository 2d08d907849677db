"""Names as people write and count them: in any form of Unicode, from 1, and several with "and" before the last."""

from __future__ import annotations

import json
from pathlib import Path
from unicodedata import normalize

import pytest
from click.testing import CliRunner, Result

from courtroll.calculator import lang
from courtroll.calculator.cli import main
from courtroll.calculator.render.sheets import and_then

WHOLE, APART = "Zoë", normalize("NFD", "Zoë")
TABLE = """game = "noblemen"
moment = "turn"
turn = "{apart}"
queen = "{whole}"
[[player]]
name = "{whole}"
points = 1
estate = "C M"
[[player]]
name = "{other}"
points = 0
estate = "C"
[[player]]
name = "Cleo"
points = 0
estate = "C"
"""


def run(*arguments: str) -> Result:
    return CliRunner().invoke(main, list(arguments))


def written(folder: Path, other: str = "Bert", points: str = "1") -> str:
    file = folder / "table.toml"
    text = TABLE.format(whole=WHOLE, apart=APART, other=other).replace("points = 1", f"points = {points}")
    file.write_text(text, encoding="utf-8")
    return str(file)


def test_a_name_in_two_forms_is_one_name(tmp_path: Path) -> None:
    file = written(tmp_path)
    for name in (WHOLE, APART):
        assert run("ask", file, f"{name}: leisure").exit_code == 0
        assert run("advise", file, "--player", name).exit_code == 0
    log = tmp_path / "log.jsonl"
    header = {"courtroll": 1, "game": "noblemen", "players": [WHOLE, "Bert", "Cleo"]}
    moves = {"move": f"{APART}: pick F F F G G G W W W M M M"}
    log.write_text(f"{json.dumps(header)}\n{json.dumps(moves)}\n", encoding="utf-8")
    assert run("replay", str(log)).exit_code == 0


def test_two_players_may_not_differ_in_form_alone(tmp_path: Path) -> None:
    result = run("check", written(tmp_path, other=APART))
    assert result.exit_code == 2
    assert f'player 2, name: two players are called "{WHOLE}"' in " ".join(result.stderr.split())


@pytest.mark.parametrize("language", lang.LANGUAGES)
def test_places_in_a_file_are_counted_from_1(tmp_path: Path, language: str) -> None:
    file = written(tmp_path, points='"x"')
    assert "player 1, points: " in run("check", file, "--lang", language).stderr
    errors = json.loads(run("check", file, "--format", "json").stdout)["errors"]
    assert [error["path"] for error in errors] == ["player[0].points"]


@pytest.mark.parametrize(("language", "said"), [("en", "A, B and C"), ("de", "A, B und C"), ("it", "A, B e C")])
def test_several_are_said_with_and_before_the_last(language: str, said: str) -> None:
    assert and_then(["A", "B", "C"], language) == said
    assert and_then(["A"], language) == "A"


@pytest.mark.parametrize(("language", "said"), [("en", "1 move"), ("de", "1 Zug"), ("it", "1 mossa")])
def test_one_move_is_one_move(tmp_path: Path, language: str, said: str) -> None:
    log = tmp_path / "log.jsonl"
    header = {"courtroll": 1, "game": "noblemen", "players": ["A", "B", "C"]}
    log.write_text(f'{json.dumps(header)}\n{{"move": "A: pick F F F G G G W W W M M M"}}\n', encoding="utf-8")
    assert run("replay", str(log), "--lang", language).stdout.startswith(f"Noblemen, {said}\n")
