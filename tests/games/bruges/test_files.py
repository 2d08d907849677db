"""Every file under fixtures/bruges, through the command, and that messages and names are complete."""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

import courtroll.verifier.games.bruges as game
from courtroll.calculator.cli import main
from courtroll.calculator.lang import Several
from courtroll.calculator.lang.bruges.en import MESSAGES, NAMES
from courtroll.verifier.games.bruges.moves.codes import Refusal
from courtroll.verifier.games.bruges.room import ROOM
from courtroll.verifier.games.bruges.table.codes import FaultCode, Good, LineCode
from courtroll.verifier.kernel.legality import Severity
from courtroll.verifier.kernel.rules import Rule
from tests.games.bruges.tables import FIXTURES, described, expected, fixture_names, path_of

FOLDER = Path(game.__file__).parent


def run(*words: str, status: int, given: str | None = None) -> Any:
    """What a command answers in JSON; it ends with this status."""
    done = CliRunner().invoke(main, [*words, "--format", "json"], input=given)
    assert done.exit_code == status, done.output
    return json.loads(done.stdout)


def codes(maker: str, at: int) -> Iterator[str]:
    """The codes handed to `Fault`, `Line` or `Unscored` by the modules of the room."""
    for path in sorted(FOLDER.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == maker:
                code = node.args[at]
                if isinstance(code, ast.Constant):
                    yield str(code.value)


def test_each_file_has_what_is_expected_of_it() -> None:
    for folder in ("positions", "faults", "unreadable"):
        there = {path.name for path in (FIXTURES / folder).iterdir()}
        assert there == {f"{name}{end}" for name in fixture_names(folder) for end in (".toml", ".expected.json")}


# ------------------------------------------------------------------------------------------------------ scores


@pytest.mark.parametrize("name", fixture_names())
def test_a_position_is_scored_line_by_line(name: str) -> None:
    answer = run("score", path_of(name), status=0)
    assert answer == expected(name)
    for player in answer["players"]:
        assert player["low"] == (player["before"] or 0) + sum(line["points"] for line in player["lines"])


def test_the_same_as_json_on_standard_input() -> None:
    given = {
        "game": "bruges",
        "moment": "game-end",
        "player": [
            {"name": "Red", "points": 30, "florins": 1, "majorities": ["reputation", "?"], "reputation": 1},
            {"name": "Blue", "points": 30, "florins": 2, "majorities": "?", "reputation": 1},
        ],
    }
    assert run("score", "-", status=0, given=json.dumps(given)) == expected("majorities-unknown")


@pytest.mark.parametrize("name", fixture_names())
def test_a_table_is_laid_out(name: str) -> None:
    done = CliRunner().invoke(main, ["score", path_of(name)])
    assert done.exit_code == 0
    assert max(map(len, done.stdout.splitlines())) <= 80


# ------------------------------------------------------------------------------------------------------ faults


@pytest.mark.parametrize("name", fixture_names("faults"))
def test_a_fault_is_found_and_nothing_else(name: str) -> None:
    told, table = expected(name, "faults"), described(name, "faults")
    [fault] = ROOM.faults(table)
    assert fault.where is not None
    rows = [{"code": fault.code, "where": ROOM.say(table, fault.where, None), "rule": fault.rule.id}]
    assert rows == told["faults"]
    assert fault.code == name
    message = MESSAGES[name].format(where=rows[0]["where"], found=Several(fault.found), limit=Several(fault.limit))
    if told["doubtful"]:
        assert fault.severity is Severity.DOUBTFUL
        assert run("check", path_of(name, "faults"), status=0) == {"faults": [], "warnings": [message]}
        assert run("score", path_of(name, "faults"), status=0)["warnings"] == [message]
    else:
        assert fault.severity is Severity.IMPOSSIBLE
        answer = {"faults": [{**rows[0], "message": message}]}
        assert run("check", path_of(name, "faults"), status=1)["faults"] == answer["faults"]
        assert run("score", path_of(name, "faults"), status=1)["faults"] == answer["faults"]


# -------------------------------------------------------------------------------------------------- unreadable


@pytest.mark.parametrize("name", fixture_names("unreadable"))
def test_what_cannot_be_read_is_told_all_at_once(name: str) -> None:
    for command in ("score", "check"):
        errors = run(command, path_of(name, "unreadable"), status=2)["errors"]
        assert [[error["line"], error["path"]] for error in errors] == expected(name, "unreadable")


def test_a_person_without_price_and_points_is_told_what_is_missing() -> None:
    errors = run("score", path_of("missing", "unreadable"), status=2)["errors"]
    assert errors[2]["message"] == '"points" is missing (the points or the price, as on the card)'


def test_another_edition_is_an_error_that_lists_the_editions() -> None:
    [error] = run("score", path_of("contract"), "--edition", "de", status=2)["errors"]
    assert (error["line"], error["path"]) == (None, "--edition")
    assert error["message"].endswith("it")


def test_too_many_ways_to_fill_a_table_are_bounded() -> None:
    laurel = '{ points = 1, laurel = { points = 1, per = "?" } }'
    player = 'name = "%s"\npoints = 5\nreputation = 1\nhouses = 9\n'
    text = f'game = "bruges"\nmoment = "game-end"\n[[player]]\n{player % "Red"}\n[[player]]\n{player % "Blue"}'
    text += f"persons = [{', '.join([laurel] * 4)}]\n"
    blue = run("score", "-", status=0, given=text)["players"][1]
    # Four persons of a point each in nine houses; a laurel counts nothing, or the houses.
    assert (blue["low"], blue["high"]) == (19, None)


# ------------------------------------------------------------------------------------------------------- words


def test_every_fault_has_a_file_and_a_message() -> None:
    assert set(fixture_names("faults")) == set(MESSAGES) - set(Refusal) == set(FaultCode)


def test_every_line_and_every_miss_has_a_name() -> None:
    scored = [player for name in fixture_names() for player in expected(name)["players"]]
    seen = {row["code"] for player in scored for row in (*player["lines"], *player["unscored"])}
    play = "".join(path.read_text(encoding="utf-8") for path in sorted((FOLDER / "play").glob("*.py")))
    in_play = {code for code in LineCode if re.search(rf"LineCode\.{code.name}\b", play)}
    assert seen | in_play == set(LineCode)
    assert {*LineCode, *Good} == set(NAMES)
    assert {*codes("Line", 1), *codes("Unscored", 1)} <= seen


def test_the_room_says_what_it_is() -> None:
    assert ("bruges", "Bruges", range(2, 5), True) == (ROOM.name, ROOM.title, ROOM.players, ROOM.playable)
    assert [edition.code for edition in ROOM.rulebook.editions] == ["it"]
    assert all(isinstance(rule, Rule) for rule in ROOM.rulebook.rules)
    assert (len(ROOM.rulebook.options), len(ROOM.rulebook.differences())) == (4, 17)
    assert ROOM.tiles(described("contract"), 0) is None
