"""What a verdict is said to assume is all that it rests on."""

from __future__ import annotations

from courtroll.properties.settling.asked import Forgotten, Question
from courtroll.properties.settling.knowing import all_that_is_assumed_is_told
from courtroll.properties.settling.suite import DROPPED, Less, settling_suite
from courtroll.verifier.games.bruges.table.cards import stand_ins
from courtroll.verifier.kernel.settling.verdicts import Outcome
from tests.games.bruges.played import document
from tests.games.kings_progress.settle.typed import table


def test_a_card_that_is_assumed_in_a_hand_is_not_typed_in_another() -> None:
    suite, held = settling_suite("bruges"), ("purple-10", "purple-14")
    discard = [name for name in stand_ins().numbers if name not in held]
    empty = {"persons": [], "empty": [], "reputation": 0}
    red, blue = ({"hand": [name], **empty} for name in held)
    whole = document(red, blue, discard=discard, deck={"piles": [0, 0], "tops": [], "extra": 0, "unseen": []})
    described = suite.room.read(whole)
    state = suite.state_of(described)
    table = Forgotten(suite, state, [Less((("player", seat, "hand"), 1)) for seat in range(2)])
    question = Question(table, "Red: play purple-14 for florins", is_legal=False)
    assert question.verdict.outcome is Outcome.LEGAL
    assert list(all_that_is_assumed_is_told(question)) == []


def test_a_card_that_is_assumed_to_lie_open_is_not_typed_in_a_build() -> None:
    """Nobody else has the Steward's other card without symbols than Adam: so it lies open, or Beth built it."""
    suite = settling_suite("kings-progress")
    whole = table({
        "Adam": {"hand": ["steward 0"], "builds": {}, "major": []},
        "Beth": {"builds": {"steward": [1]}, "minor": ["steward"]},
        "Carl": {"builds": {"steward": [3]}, "major": ["steward"]},
        "face-up": ["chaplain 0", "mistress 2", "steward 0"],
    })  # fmt: skip
    state = suite.state_of(suite.room.read(whole))
    left_out = [Less((path, DROPPED)) for path in (("face-up",), ("player", 1, "builds"))]
    question = Question(Forgotten(suite, state, left_out), "Adam: take steward 0", is_legal=True)
    assert question.verdict.outcome is Outcome.LEGAL
    assert list(all_that_is_assumed_is_told(question)) == []
