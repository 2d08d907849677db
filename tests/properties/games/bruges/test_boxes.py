"""Small boxes of Bruges are asked about what they do not tell."""

from __future__ import annotations

from random import Random

from courtroll.properties.games.bruges.settling.boxes import box
from courtroll.properties.games.bruges.settling_suite import SETTLING
from courtroll.properties.settling.boxes import Counted
from courtroll.verifier.games.bruges.room import ROOM
from courtroll.verifier.kernel.settling.verdicts import Outcome
from tests.games.bruges.played import table

SEEDS = 12


def test_some_boxes_are_asked_about_a_move_by_which_their_fillings_part() -> None:
    document = ROOM.write(table(red={"hand": ["red-3", "blue-4"], "empty": ["red"]}, blue={"hand": []}))
    boxes = (box(document, Random(seed)) for seed in range(SEEDS))
    asked = [(Counted(SETTLING, each), each.questions) for each in boxes if each is not None]
    depending = [text for counted, questions in asked for text in questions if counted.wanted(text) is Outcome.DEPENDS]
    assert len(depending) >= SEEDS // 2
