"""No noble can be recruited: which rules bar all of them, and what would let one be."""

from __future__ import annotations

from typing import Any

import pytest

from courtroll.calculator.arbiter import Verdict, settle
from courtroll.verifier.games.palais_royal.document import DescribedTurn
from courtroll.verifier.games.palais_royal.room import ROOM
from tests.games.palais_royal.turns import BOARD


def asked(question: str, gold: int = 0, **servants: int) -> Verdict:
    """A question about a park of two nobles, the one for gold, the other for seals."""
    told: dict[str, Any] = {
        "game": "palais-royal",
        "moment": "turn",
        "turn": "Red",
        "player": [
            {"name": "Red", "gold": gold, "hand": [], "powers": [], "servants": servants},
            {"name": "Black"},
        ],
        "park": {"rest": "empty", "C3": {"gold": 12, "points": 3}, "C4": {"turquoise": 3, "points": 4}},
        "equipment": {"park": BOARD["park"], "edges": {"lions": ["C3"], "vases": [], "lower": [], "right": ["C4"]}},
    }
    described = ROOM.read(told)
    assert isinstance(described, DescribedTurn), described
    return settle(ROOM, described, f"Red: {question}")


def barred(verdict: Verdict) -> list[list[str]]:
    return [[rule.id.removeprefix("palais-royal.") for rule in each.rules] for each in verdict.nowhere]


def helps(verdict: Verdict) -> list[list[tuple[str, str]]]:
    return [[(str(change.what), change.thing) for change in way.changes] for way in verdict.would_help]


@pytest.mark.parametrize("cell", ["C3", "C4"])
def test_palais_royal_recruit_office__nobody_there_bars_all_nobles(cell: str) -> None:
    verdict = asked(f"recruit {cell}", gold=9, king=2)
    assert barred(verdict)[0] == ["recruit.office"]
    assert helps(verdict) == [[("more-servants", "1")]]


def test_palais_royal_recruit_gold__palais_royal_recruit_turquoise__together_they_bar_all_nobles() -> None:
    verdict = asked("recruit C3", gold=4, office=1, king=2)
    assert barred(verdict) == [["recruit.gold", "recruit.turquoise"]]
    assert helps(verdict) == [[("more-gold", "1")], [("more-servants", "1")]]


def test_palais_royal_recruit_in_park__one_of_them_can_be_recruited() -> None:
    verdict = asked("recruit C3", gold=3, office=1, king=3)
    assert (verdict.nowhere, verdict.would_help, verdict.instead) == ((), (), ("recruit C4",))
