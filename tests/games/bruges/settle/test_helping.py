"""A card that is barred everywhere: by which rules together, and what would let it in."""

from __future__ import annotations

from typing import Any

import pytest

import courtroll
from courtroll.calculator.arbiter import settle
from courtroll.verifier.games.bruges.room import ROOM
from tests.games.bruges.played import NONE, document, person, told

COLOURS = ["blue red yellow brown purple", "yellow blue red brown purple"]
BOX: dict[str, Any] = {"canal-colours": [COLOURS, COLOURS], "canal-prices": [1, 2, 3, 4, 5]}


@pytest.mark.parametrize(
    ("red", "question", "rules", "changes"),
    [
        pytest.param({"hand": ["brown"]}, "play brown for canal left", {("bruges.canal.card",)},
                     {("tiles-built left 3",), ("tiles-built right 3",)}, id="bruges.canal.card__on-both-sides"),
        pytest.param({"hand": ["blue"], "canals": [5, 1], "statues": [7], "florins": 1}, "play blue for canal right",
                     {("bruges.canal.price", "bruges.canal.section")}, {("more-florins 1",), ("tiles-built left 0",)},
                     id="bruges.canal.price__bruges.canal.section__one-on-each-side"),
        pytest.param({"hand": ["red-2"], "florins": 1}, "play red-2 for person",
                     {("bruges.action.person",), ("bruges.action.person-price",)}, {("empty-house", "more-florins 2")},
                     id="bruges.action.person__bruges.action.person-price__in-no-house"),
        pytest.param({"hand": ["blue"]}, "play blue for canal right", set(), set(),
                     id="bruges.canal.choice__the-other-side-will-do"),
        pytest.param({"hand": ["red"]}, "play red for house", set(), set(), id="bruges.action.house__has-no-place"),
    ],
)  # fmt: skip
def test_what_is_barred_everywhere(
    red: dict[str, Any], question: str, rules: set[tuple[str, ...]], changes: set[tuple[str, ...]]
) -> None:
    mine = {"workers": NONE, "empty": [], "persons": [], **red}
    verdict = settle(ROOM, told(red=mine, equipment=BOX), f"Red: {question}")
    assert {tuple(sorted(rule.id for rule in barred.rules)) for barred in verdict.nowhere} == rules

    def said(change: Any) -> str:
        side = getattr(change.where, "side", "")
        return " ".join(str(part) for part in (change.what, side, change.thing) if part)

    assert {tuple(map(said, way.changes)) for way in verdict.would_help} == changes


def test_bruges_person_one_a_house__a_lived_in_house_is_no_place() -> None:
    mine = {"persons": [person("Mayor", house="red")], "empty": [], "hand": ["red-1"]}
    verdict = settle(ROOM, told(red=mine), "Red: play red-1 for person red")
    assert [[change.what for change in way.changes] for way in verdict.would_help] == [["empty-house"]]


@pytest.mark.parametrize(
    ("hand", "said"),
    [
        pytest.param("yellow", "legal here: play yellow for canal right", id="bruges.canal.choice__one-side"),
        pytest.param("brown", "it would be legal nowhere", id="bruges.canal.card__neither-side"),
    ],
)
def test_a_question_without_its_side(hand: str, said: str) -> None:
    table = document(red={"hand": [hand]}, equipment=BOX)
    with pytest.raises(courtroll.Unreadable, match=said):
        courtroll.ask(table, f"Red: play {hand} for canal")
