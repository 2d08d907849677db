"""Laurels that count houses of one colour, or threat markers."""

from __future__ import annotations

from typing import Any

import pytest

import courtroll


def scored(red: dict[str, Any]) -> tuple[int | None, int | None]:
    mine = {"name": "Red", "points": 0, "florins": 0, "reputation": 0, **red}
    other = {"name": "Blue", "points": 0, "florins": 0, "reputation": 0}
    player = courtroll.score({"game": "bruges", "moment": "game-end", "player": [mine, other]}).players[0]
    return player.low, player.high


def laurel(per: str, points: int = 1, every: int = 1) -> dict[str, Any]:
    return {"points": 0, "house": "red", "laurel": {"points": points, "per": per, "every": every}}


@pytest.mark.parametrize(
    ("red", "low", "high"),
    [
        pytest.param({"houses": 4, "persons": [laurel("yellow-houses", 2)], "empty": ["yellow", "yellow", "blue"]},
                     8, 8, id="bruges.scoring.laurel__told-colours"),
        pytest.param({"houses": 4, "persons": [laurel("yellow-houses", 2)], "empty": ["yellow", "?", "?"]}, 6, 10,
                     id="bruges.scoring.laurel__colours-unknown"),
        pytest.param({"houses": 4, "persons": [laurel("red-houses", 2)]}, 6, 12,
                     id="bruges.scoring.laurel__colours-left-out"),
        pytest.param({"houses": 5, "persons": [laurel("yellow-houses", 3, 2), laurel("blue-houses", 1)]}, 5, 9,
                     id="bruges.scoring.laurel__two-colours"),
        pytest.param({"persons": [laurel("houses", 1)], "empty": ["red", "blue"]}, 6, 6,
                     id="bruges.scoring.house__as-many-as-are-told"),
        pytest.param({"houses": 1, "persons": [laurel("threats", 2)], "threats": {"red": 2, "blue": 1}}, 7, 7,
                     id="bruges.scoring.laurel__threats"),
        pytest.param({"houses": 1, "persons": [laurel("threats", 1)], "threats": {"red": "?", "blue": 1}}, 2, 4,
                     id="bruges.scoring.laurel__threats-unknown"),
        pytest.param({"houses": 1, "persons": [laurel("threats", 1)], "threats": "?"}, 1, 11,
                     id="bruges.scoring.laurel__all-threats-unknown"),
    ],
)  # fmt: skip
def test_what_a_laurel_counts(red: dict[str, Any], low: int, high: int) -> None:
    assert scored(red) == (low, high)


def test_bruges_person_one_a_house__persons_and_empty_houses_are_all_houses() -> None:
    with pytest.raises(courtroll.Impossible) as raised:
        scored({"houses": 3, "persons": [{"points": 1}], "empty": ["red"]})
    assert [(fault.code, fault.rule) for fault in raised.value.faults] == [
        ("houses-do-not-add-up", "bruges.person.one-a-house")
    ]
