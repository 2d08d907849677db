"""`courtroll compare`: one table under every text and every reading, and where they part."""

from __future__ import annotations

import json
import re
import tomllib
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from courtroll.calculator.cli import main
from courtroll.verifier.kernel.room import game_names, room
from tests.paths import FIXTURES

GAMES = game_names()
CONTRACT = FIXTURES / "noblemen" / "positions" / "contract-example.toml"
THREE = """
[[player]]
name = "Anna"
points = 1
[[player]]
name = "Bert"
points = 2
[[player]]
name = "Cleo"
points = 3
"""
CHAPEL_BETWEEN = """
game = "noblemen"
moment = "buildings"
decade = 2
[[player]]
name = "Anna"
points = 10
estate = '''
M M M M M M
M C M M C M
M M H M M M
M M M M M M
'''
[[player]]
name = "Bert"
points = 12
estate = '''
F F F F F
F C H P F
F F F F F
'''
[[player]]
name = "Cleo"
points = 0
"""


def compare(file: str | Path, *options: str, text: str | None = None) -> Result:
    return CliRunner().invoke(main, ["compare", str(file), *options], input=text)


def compared(text: str) -> Any:
    return json.loads(compare("-", "--format", "json", text=text).stdout)


def variant(answer: Any, option: str, reading: str) -> Any:
    (found,) = [v for v in answer["variants"] if (v["option"], v["reading"]) == (option, reading)]
    return found


def test_every_edition_and_every_other_reading_is_there_once() -> None:
    answer = json.loads(compare(CONTRACT, "--format", "json").stdout)
    found = room("noblemen")
    readings = [(v["edition"], v["option"], v["reading"]) for v in answer["variants"]]
    assert readings[0] == ("de", None, None)
    assert readings[1] == ("it", None, None)
    wanted = {
        ("de", option.name, str(value))
        for option in found.rulebook.options
        for value in option.readings
        if value != option.presets["de"]
    }
    assert set(readings[2:]) == wanted
    assert len(readings) == len(wanted) + 2


def test_where_all_agree_it_is_said_plainly() -> None:
    result = compare(CONTRACT)
    assert result.exit_code == 0
    assert "All 17 agree: text de; text it; area-symbol = shared" in result.stdout
    answer = json.loads(compare(CONTRACT, "--format", "json").stdout)
    assert answer["agree"] is True
    assert [player["total"] for player in answer["variants"][0]["players"]] == [51, 41, 30]
    assert all(v["winners"] == ["Frank"] and v["parts"] == [] for v in answer["variants"])


def test_noblemen_scoring_chapel_shared__parts_a_table() -> None:
    answer = compared(CHAPEL_BETWEEN)
    assert answer["agree"] is False
    once = variant(answer, "shared-chapel", "once")
    totals = [player["total"] for player in answer["variants"][0]["players"]]
    fewer = [player["total"] for player in once["players"]]
    parted = {
        (part["player"], part["here"], part["as_the_file_says"]) for part in once["parts"] if part["what"] == "total"
    }
    names = ("Anna", "Bert", "Cleo")
    assert parted == {
        (name, str(b), str(a)) for name, a, b in zip(names, totals, fewer, strict=True) if a != b
    }  # fmt: skip
    assert parted
    table = compare("-", text=CHAPEL_BETWEEN).stdout
    assert "shared-chapel = once" in table
    assert "Where they part from what the file says:" in table
    assert "The same as the file says: text it" in table


def test_the_own_rulings_of_a_file_are_where_it_starts_from() -> None:
    text = f'{CHAPEL_BETWEEN}[rulings]\nshared-chapel = "once"\n'
    answer = compared(text)
    assert variant(answer, "shared-chapel", "each-manor")["parts"]
    assert not [v for v in answer["variants"] if (v["option"], v["reading"]) == ("shared-chapel", "once")]
    (other,) = [v for v in answer["variants"] if v["edition"] == "it"]
    assert other["parts"] == []


def test_an_unknown_value_gives_ranges_under_every_reading() -> None:
    answer = compared(
        f'game = "noblemen"\nmoment = "game-end"\n{THREE.replace("points = 1", "points = {}")}'.replace("{}", '"?"')
    )
    assert all(v["players"][0]["high"] is None for v in answer["variants"])
    assert all(v["players"][0]["total"] is None for v in answer["variants"])


@pytest.mark.no_cover
def test_five_ranges_still_fit_80_columns() -> None:
    rows = "".join(f'[[player]]\nname = "{sign * 40}"\npoints = 1234\ncards = "?"\n' for sign in "ABCDE")
    table = compare("-", text=f'game = "noblemen"\nmoment = "game-end"\n{rows}').stdout
    assert ".." in table
    assert max(map(len, table.splitlines())) <= 80


def test_a_table_that_cannot_be_by_any_text_is_a_no() -> None:
    text = f'game = "noblemen"\nmoment = "game-end"\ndecade = 4\n{THREE}'
    result = compare("-", text=text)
    assert result.exit_code == 1
    assert "this table cannot be" in result.stdout
    answer = compared(text)
    assert {v["outcome"] for v in answer["variants"]} == {"impossible"}
    assert all(v["faults"] for v in answer["variants"])


def test_a_table_that_can_be_by_one_text_only_is_scored_by_all_with_a_warning() -> None:
    text = (
        f'game = "noblemen"\nmoment = "game-end"\n{THREE.replace("points = 1", "points = 1" + chr(10) + "bribes = 24")}'
    )
    result = compare("-", text=text)
    assert result.exit_code == 0
    answer = compared(text)
    outcomes = {v["edition"]: v["outcome"] for v in answer["variants"] if v["option"] is None}
    assert outcomes == {"de": "scored", "it": "scored"}
    assert variant(answer, "bribes-in-box", "28")["outcome"] == "scored"
    assert any("bribes-in-box" in warning for warning in answer["warnings"])


def test_a_game_with_one_text_and_no_option_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every game here has options by now; `tests/repo/test_fifth_game.py` has a game of a package that has none."""
    found = room("bruges")
    monkeypatch.setattr(type(found), "rulebook", replace(found.rulebook, options=()))
    result = compare(FIXTURES / "bruges" / "positions" / "final-scoring-35.toml")
    assert result.exit_code == 0
    assert "There is one text and no option" in result.stdout


def test_at_a_turn_it_says_that_ask_does_that() -> None:
    result = compare("-", text=f'game = "noblemen"\nmoment = "turn"\nturn = "Anna"\n{THREE}')
    assert result.exit_code == 0
    assert "courtroll ask" in result.stdout
    answer = compared(f'game = "noblemen"\nmoment = "turn"\nturn = "Anna"\n{THREE}')
    assert "courtroll ask" in answer["note"]
    assert {v["outcome"] for v in answer["variants"]} == {"possible"}


def test_what_holds_of_the_whole_table_stands_under_every_player() -> None:
    turn = compare("-", text=f'game = "noblemen"\nmoment = "turn"\nturn = "Anna"\n{THREE}').stdout
    assert re.search(r"^text de( +possible){3}$", turn, re.MULTILINE)
    spent = f'game = "noblemen"\nmoment = "game-end"\n{THREE}money = -1\n'
    for language, word in (("en", "impossible"), ("de", "unmöglich"), ("it", "impossibile")):
        told = compare("-", "--lang", language, text=spent).stdout
        assert re.search(rf"^\S+ de( +{word}){{3}}$", told, re.MULTILINE), told


def test_a_range_without_end_is_said_as_a_score_says_it() -> None:
    unknown = CHAPEL_BETWEEN.replace("points = 12", 'points = "?"')
    compared_as = compare("-", text=unknown).stdout
    scored_as = re.search(r"\d+\+", CliRunner().invoke(main, ["score", "-"], input=unknown).stdout)
    assert scored_as is not None
    assert scored_as[0] in compared_as
    assert not re.search(r"\d\.\.[^\d.]", compared_as)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("game = ", 'line 1: nothing stands behind "="'),
        ('game = "noblemen"\nmoment = "ball"\n', '"player" is missing'),
        ("[1, 2]", "a list is not a table"),
    ],
)
def test_what_cannot_be_read_is_told_on_standard_error(text: str, said: str) -> None:
    result = compare("-", text=text)
    assert result.exit_code == 2
    assert said in result.stderr
    assert result.stdout == ""


def test_a_file_that_is_not_there_is_told() -> None:
    result = compare("nowhere.toml", "--format", "json")
    assert result.exit_code == 2
    assert json.loads(result.stdout)["errors"][0]["message"].startswith("there is no such file: ")


@pytest.mark.nightly
@pytest.mark.deep
@pytest.mark.no_cover
@pytest.mark.parametrize("game", GAMES)
def test_every_position_at_hand_is_compared_in_80_columns(game: str) -> None:
    for file in sorted((FIXTURES / game / "positions").glob("*.toml")):
        result = compare(file)
        assert result.exit_code in (0, 1, 2), file
        assert result.exception is None or isinstance(result.exception, SystemExit), file
        assert max(map(len, result.stdout.splitlines() or [""])) <= 80, file
        answer = json.loads(compare(file, "--format", "json").stdout)
        score = CliRunner().invoke(main, ["score", str(file), "--format", "json"])
        if "variants" in answer and "players" in answer["variants"][0]:
            mine, scored = answer["variants"][0]["players"], json.loads(score.stdout)["players"]
            assert [(p["name"], p["total"]) for p in mine] == [(p["name"], p["total"]) for p in scored], file


@pytest.mark.nightly
@pytest.mark.deep
@pytest.mark.no_cover
@pytest.mark.parametrize("game", GAMES)
def test_a_readable_game_switches_each_of_its_options(game: str) -> None:
    positions = sorted((FIXTURES / game / "positions").glob("*.toml"))
    answers = [json.loads(compare(file, "--format", "json").stdout) for file in positions]
    switched = {v["option"] for answer in answers for v in answer.get("variants", ())}
    assert {option.name for option in room(game).rulebook.options} <= switched


# ------------------------------------------------------------------------------------------------- questions

SMALLEST = sorted(FIXTURES.glob("*/smallest/*.toml"))
TURN = FIXTURES.parent / "docs" / "examples" / "turn.toml"


def asked_of(file: Path) -> list[str]:
    """The question that a smallest table was made for, where it was made for one."""
    _, _, question = str(tomllib.loads(file.read_text(encoding="utf-8"))["source"]).partition("; ask: ")
    return [question] if question else []


@pytest.mark.nightly
@pytest.mark.parametrize("file", SMALLEST, ids=lambda file: file.stem)
def test_the_smallest_tables_part_by_the_reading_that_they_are_about(file: Path) -> None:
    answer = json.loads(compare(file, *asked_of(file), "--format", "json").stdout)
    parting = {variant["option"] for variant in answer["variants"] if variant["parts"]}
    assert any(option is not None and file.stem.startswith(option) for option in parting), parting


def test_a_question_is_answered_in_every_way_to_read_the_table() -> None:
    castle = FIXTURES / "noblemen" / "smallest" / "castle-knight.toml"
    answer = json.loads(compare(castle, "Anna: knight Bert B1 -> Cleo B1", "--format", "json").stdout)
    first, *others = answer["variants"]
    assert (first["outcome"], first["rules"], first["parts"]) == ("illegal", ["noblemen.knight.supply-first"], False)
    assert {(each["edition"], each["option"], each["reading"]) for each in others if each["parts"]} == {
        ("it", None, None), ("de", "castle-knight", "free-choice"),
    }  # fmt: skip
    assert len(others) == 16
    assert answer["agree"] is False
    assert json.loads(compare(TURN, "Frank: build castle C2", "--format", "json").stdout)["agree"] is True


@pytest.mark.parametrize(
    ("language", "verdicts"),
    [("en", "text it: legal"), ("de", "Text it: erlaubt"), ("it", "testo it: lecito")],
)
def test_what_a_question_gets_is_told_in_80_columns(language: str, verdicts: str) -> None:
    castle = FIXTURES / "noblemen" / "smallest" / "castle-knight.toml"
    result = compare(castle, "Anna: knight Bert B1 -> Cleo B1", "--lang", language)
    assert result.exit_code == 0
    assert verdicts in result.stdout
    assert "[noblemen.knight.supply-first]" in result.stdout
    assert max(map(len, result.stdout.splitlines())) <= 80


def test_a_question_that_is_not_understood_or_not_for_this_game_is_refused() -> None:
    unheard = compare(TURN, "Frank: fly")
    assert (unheard.exit_code, unheard.stdout) == (2, "")
    other = compare(next(file for file in SMALLEST if "palais-royal" in file.parts), "Red: pass")
    assert (other.exit_code, other.stdout) == (2, "")


def test_a_table_that_cannot_be_by_some_text_is_called_impossible_there() -> None:
    box = FIXTURES / "noblemen" / "smallest" / "bribes-in-box.toml"
    name = tomllib.loads(box.read_text(encoding="utf-8"))["player"][0]["name"]
    said = {
        each["outcome"] for each in json.loads(compare(box, f"{name}: done", "--format", "json").stdout)["variants"]
    }
    assert "impossible" in said
