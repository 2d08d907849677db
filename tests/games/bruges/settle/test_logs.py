"""Logs: whole games that are replayed, and lines that break a rule or cannot be read."""

from __future__ import annotations

import json
from typing import Any

import pytest
from click.testing import CliRunner

from courtroll.calculator.cli import main
from courtroll.verifier.games.bruges.room import ROOM
from tests.games.bruges.played import document, person


def refereed(*lines: object) -> Any:
    text = "\n".join(json.dumps(line) for line in lines) + "\n"
    done = CliRunner().invoke(main, ["replay", "-", "--format", "json"], input=text)
    return json.loads(done.stdout)


HEADER = {"courtroll": 1, "game": "bruges", "players": ["Red", "Blue"]}
DEAL = {"move": "Red: deal", "drawn": [["red", "blue"]]}


def test_an_offence_is_told_with_its_rule() -> None:
    answer = refereed(HEADER, DEAL, {"move": "Blue: draw left", "drawn": [["red"]]})
    [reason] = answer["offence"]["reasons"]
    assert (reason["code"], reason["rule"]) == ("not-your-turn", "bruges.draw.order")


@pytest.mark.parametrize(
    ("drawn", "code"),
    [
        ([], "outcome-missing"),
        ([["red"], ["red"]], "outcome-too-long"),
        ([["red", "blue"]], "outcome-length"),
        ([["green"]], "outcome-no-such-piece"),
    ],
)
def test_a_draw_that_cannot_be(drawn: list[list[str]], code: str) -> None:
    answer = refereed(HEADER, DEAL, {"move": "Red: draw left", "drawn": drawn})
    assert [reason["code"] for reason in answer["offence"]["reasons"]] == [code]


def test_a_front_of_another_colour_was_not_drawn() -> None:
    fills = [{"move": "Red: draw left", "drawn": [["red"]]} for _ in range(4)]
    answer = refereed(HEADER, DEAL, *fills, {"move": "Red: draw left", "drawn": [["red"], ["blue-1"] * 5]})
    assert [reason["code"] for reason in answer["offence"]["reasons"]] == ["outcome-not-there"]


def test_a_header_tells_everything_wrong_at_once() -> None:
    persons = [
        person("Red", price=1, effect="fly 3"),
        {"name": "Clerk"},
        person("A", effect="draw 1"),
        person("A", effect="draw 1"),
    ]
    found = ROOM.begin(
        {
            **HEADER,
            "players": ["Red"],
            "rulings": {"no-cards-left": "perhaps"},
            "equipment": {"persons": persons, "canal-prices": [1, 2], "reputation-steps": [3, 2],
                          "troubles": {"red": "flood"}, "canal-colours": [["blue", "red"]]},
        }
    )  # fmt: skip
    assert isinstance(found, tuple)
    assert {problem.path for problem in found} >= {
        ("players",), ("rulings", "no-cards-left"), ("equipment", "canal-prices"), ("equipment", "reputation-steps"),
        ("equipment", "troubles", "red"), ("equipment", "canal-colours", 0, 0), ("equipment", "persons", 0, "name"),
        ("equipment", "persons", 0, "effect"), ("equipment", "persons", 1, "colour"),
        ("equipment", "persons", 3, "name"),
    }  # fmt: skip


def test_names_of_cards_come_from_the_header() -> None:
    typed = [person("Court Painter", "red", price=3)]
    position = document(red={"hand": ["court-painter"]}, equipment={"persons": typed})
    for name in ("court-painter", "Court Painter"):
        move = {"move": f"Red: play {name} for florins"}
        answer = refereed({"courtroll": 1, "game": "bruges", "position": position}, move)
        assert answer["moves"] == 1


def test_bruges_goods_back__what_is_paid_goes_to_the_supply() -> None:
    position = document(red={"hand": ["blue-1"], "florins": 1})
    state = ROOM.begin({"courtroll": 1, "game": "bruges", "position": position})
    assert not isinstance(state, tuple)
    heard = ROOM.hear("Red: play blue-1 for canal left", state)
    after = ROOM.engine().apply(state, heard.moves[0][0][0]).state
    assert (after.florins(0), after.held[0][0]) == (0, state.held[0][0] + 1)
