"""Position files through the command: the answer beside each, and what cannot be read."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

import courtroll.verifier.games.kings_progress as game
from courtroll.calculator.cli import main
from courtroll.calculator.lang.kings_progress.en import MESSAGES, NAMES
from courtroll.verifier.games.kings_progress.moves.codes import Refusal
from courtroll.verifier.games.kings_progress.rules import RULEBOOK
from courtroll.verifier.games.kings_progress.table.codes import FaultCode, Good, LineCode
from courtroll.verifier.games.kings_progress.table.names import say_place
from courtroll.verifier.games.kings_progress.table.pieces import Courtier, Prize
from courtroll.verifier.games.kings_progress.table.state import InPrize, OnCourtier
from courtroll.verifier.kernel.place import Named, Place
from courtroll.verifier.kernel.room import playable, room
from tests.paths import ROOT

FIXTURES = ROOT / "fixtures" / "kings-progress"
POSITIONS = sorted((FIXTURES / "positions").glob("*.toml"))
FAULTS = sorted((FIXTURES / "faults").glob("*.toml"))
ROOM = Path(game.__file__).parent


def run(command: str, path: Path | str, text: str | None = None, form: str = "json") -> Result:
    return CliRunner().invoke(main, [command, str(path), "--format", form], input=text)


def expected(path: Path) -> dict[str, Any]:
    answer: dict[str, Any] = json.loads(path.with_name(f"{path.stem}.expected.json").read_text(encoding="utf-8"))
    return answer


@pytest.mark.parametrize("path", POSITIONS, ids=lambda path: path.stem)
def test_a_position_is_answered_as_the_file_beside_it_says(path: Path) -> None:
    got = run("score", path)
    assert (got.exit_code, json.loads(got.stdout)) == (0, expected(path))
    for player in expected(path)["players"]:
        brought = sum(line["points"] for line in player["lines"])
        assert player["low"] == (player["before"] or 0) + brought
        assert player["total"] == (player["low"] if player["low"] == player["high"] else None)
        rules = [line["rule"] for line in [*player["lines"], *player["unscored"]]]
        assert [RULEBOOK.by_id(rule).id for rule in rules] == rules


@pytest.mark.parametrize("path", POSITIONS, ids=lambda path: path.stem)
def test_nothing_speaks_against_a_position_and_it_fits_a_table(path: Path) -> None:
    checked = run("check", path)
    assert (checked.exit_code, json.loads(checked.stdout)["faults"]) == (0, [])
    shown = run("score", path, form="table")
    assert shown.exit_code == 0
    assert "Traceback" not in shown.output


def test_there_is_a_file_for_every_fault() -> None:
    assert {path.stem for path in FAULTS} == set(FaultCode)


@pytest.mark.parametrize("path", FAULTS, ids=lambda path: path.stem)
def test_a_fault_is_told(path: Path) -> None:
    """A turn is not scored, so that only a check tells what is doubtful there."""
    doubts_a_turn = not expected(path).get("faults", True)
    got = run("check" if doubts_a_turn else "score", path)
    answer = json.loads(got.stdout)
    assert answer == expected(path)
    if answer.get("faults"):
        assert got.exit_code == 1
        assert [fault["code"] for fault in answer["faults"]] == [path.stem]
        assert [RULEBOOK.by_id(fault["rule"]).id for fault in answer["faults"]] == [answer["faults"][0]["rule"]]
    else:
        assert got.exit_code == 0
        assert len(answer["warnings"]) == 1


@pytest.mark.parametrize(
    ("option", "readings"),
    [
        ("tie-skips", ("filled", "one")),
        ("place-without-gift", ("none", "left-over")),
        ("next-type", ("worst-upwards", "best-downwards")),
        ("shed-from", ("own", "any")),
        ("equal-builds", ("clockwise", "nobody")),
    ],
)
def test_readings_part(option: str, readings: tuple[str, str]) -> None:
    first, second = (expected(FIXTURES / "positions" / f"{option}.{reading}.toml") for reading in readings)
    assert [p["total"] for p in first["players"]] != [p["total"] for p in second["players"]]
    one, other = readings
    assert {"option": option, "reading": one, "others": [other]} in first["leaned_on"]
    assert {"option": option, "reading": other, "others": [one]} in second["leaned_on"]


# ------------------------------------------------------------------------------------------ unreadable files

GOOD = """game = "kings-progress"
moment = "round-end"
round = 2
[[player]]
name = "Ann"
points = 1
[[player]]
name = "Bob"
points = 2
[[player]]
name = "Cid"
points = 3
"""


def errors(text: str) -> list[tuple[int | None, str]]:
    got = run("score", "-", text)
    assert got.exit_code == 2
    found = json.loads(got.stdout)["errors"]
    assert all(error["message"] for error in found)
    return [(error["line"], error["path"]) for error in found]


def test_the_shortest_file() -> None:
    assert run("score", "-", GOOD).exit_code == 0
    assert run("score", "-", '{"game": "kings-progress"}').exit_code == 2


@pytest.mark.parametrize(
    ("old", "new", "line", "path"),
    [
        ("points = 3", "points = 3\nx = = 1", 13, ""),
        ('game = "kings-progress"', 'game = "kings-progres"', 1, "game"),
        ('moment = "round-end"', 'moment = "rund-end"', 2, "moment"),
        ('moment = "round-end"', 'moment = "?"', 2, "moment"),
        ('moment = "round-end"', 'moment = "ball"', 2, "moment"),
        ("round = 2", 'round = "?"', 3, "round"),
        ("round = 2", "", 1, "round"),
        ("round = 2", "round = 10000", 3, "round"),
        ("round = 2", 'round = 2\nedition = "de"', 4, "edition"),
        ("round = 2", "round = 2\ncolour = 1", 4, "colour"),
        ('name = "Bob"', 'name = "Ann"', 8, "player[1].name"),
        ('name = "Bob"', 'name = "?"', 8, "player[1].name"),
        ('name = "Bob"', 'name = "B\\u0007b"', 8, "player[1].name"),
        ("points = 2", "", 7, "player[1].points"),
        ("points = 2", "points = true", 9, "player[1].points"),
        ("points = 2", "points = 2\nround = 2", 10, "player[1].round"),
        ("points = 2", "points = 2\nsheeds = []", 10, "player[1].sheeds"),
        ("points = 2", 'points = 2\ncolour = "types"', 10, "player[1].colour"),
        ("points = 2", "points = 2\ngifts = { lands = [1] }", 10, "player[1].gifts.lands"),
        ("points = 2", "points = 2\ngifts = { land = 1 }", 10, "player[1].gifts.land"),
        ("points = 2", 'points = 2\ngifts = { land = [0, "D"] }', 10, "player[1].gifts.land[1]"),
        ("points = 2", 'points = 2\nbuilds = { knight = [0, "X"] }', 10, "player[1].builds.knight[1]"),
        ("points = 2", "points = 2\nbuilds = { nite = [0] }", 10, "player[1].builds.nite"),
        ("points = 2", 'points = 2\nmajor = ["king"]', 10, "player[1].major[0]"),
        ("points = 2", 'points = 2\nminor = "knight"', 10, "player[1].minor"),
        ("points = 2", 'points = 2\nsheds = ["king"]', 10, "player[1].sheds[0]"),
        ("points = 2", 'points = 2\nsheds = ["Dan knight"]', 10, "player[1].sheds[0]"),
        ("points = 2", "points = 2\nsheds = [3]", 10, "player[1].sheds[0]"),
        ("points = 3", 'points = 3\n[rulings]\ntie-skip = "one"', 14, "rulings.tie-skip"),
        ("points = 3", "points = 3\n[rulings]\nround = 2", 14, "rulings.round"),
        ("points = 3", 'points = 3\n[rulings]\ntie-skips = "two"', 14, "rulings.tie-skips"),
        ("points = 3", "points = 3\n[equipment]\ngold = 1", 14, "equipment.gold"),
    ],
)
def test_one_error_and_its_line(old: str, new: str, line: int, path: str) -> None:
    found = errors(GOOD.replace(old, new))
    assert (line, path) in found


def test_too_few_and_too_many_players() -> None:
    one = GOOD.split("[[player]]")
    assert errors("[[player]]".join(one[:2])) == [(4, "player")]
    six = "".join(f'[[player]]\nname = "P{n}"\npoints = 0\n' for n in range(3))
    assert errors(GOOD + six) == [(4, "player")]


def test_all_errors_at_once() -> None:
    text = GOOD.replace("points = 1", "pionts = 1").replace("points = 3", 'points = 3\nmajor = ["king", "?", 3]')
    assert errors(text) == [
        (4, "player[0].points"),
        (6, "player[0].pionts"),
        (13, "player[2].major[0]"),
        (13, "player[2].major[2]"),
    ]


def test_rulings_may_be_unknown() -> None:
    assert run("score", "-", GOOD + '[rulings]\ntie-skips = "?"\n').exit_code == 0
    assert run("score", "-", GOOD.replace("round = 2", 'round = 2\nrulings = "?"')).exit_code == 0


def test_every_value_may_be_unknown() -> None:
    text = GOOD.replace(
        "points = 1", "\n".join(f'{key} = "?"' for key in ("points", "colour", "major", "minor", "sheds"))
    )
    text = text.replace("round = 2", 'round = 2\nedition = "?"\nsource = "?"\nequipment = "?"')
    assert run("score", "-", text).exit_code == 0
    for unknown in ('gifts = "?"', 'builds = "?"'):
        assert run("score", "-", GOOD.replace("points = 1", f"points = 1\n{unknown}")).exit_code == 0


# ------------------------------------------------------------------------------------------------------ words


def test_every_code_has_a_message_or_a_name() -> None:
    assert set(MESSAGES) == {*FaultCode, *Refusal}
    assert set(NAMES) == {"due", *LineCode, *Good, *(prize.word for prize in Prize)}


def test_places_are_said_and_no_others() -> None:
    assert say_place(Named("round"), ("Ann",)) == "round"
    assert say_place(OnCourtier(0, Courtier.PRIVY_SEAL), ("Ann",)) == "Ann privy-seal"
    assert say_place(InPrize(0, Prize.LAND, 2, shared=True), ("Ann",)) == "Ann land, place 2 shared"
    with pytest.raises(TypeError):
        say_place(Place(), ("Ann",))


def test_the_room_is_one_that_plays() -> None:
    assert playable("kings-progress") is room("kings-progress")
    assert room("kings-progress").title == "King's Progress"
