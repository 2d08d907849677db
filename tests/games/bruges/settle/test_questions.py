"""What tables dispute: each question with its answer, the rule that decides it, and what the answer rests on."""

from __future__ import annotations

from typing import Any

import pytest

from courtroll.calculator.arbiter import Verdict, settle, witnesses
from courtroll.verifier.games.bruges.document import read
from courtroll.verifier.games.bruges.room import ROOM
from courtroll.verifier.games.bruges.settle.questions import QUESTIONS
from courtroll.verifier.games.bruges.table.codes import Good
from courtroll.verifier.kernel.settling.verdicts import Outcome
from tests.games.bruges.played import document, person, told

COACHMAN = person("Coachman", "yellow", works="worker-yellow", effect="play 1", house="red")
MAYOR = person("Mayor", house="red")
PLAIN: dict[str, Any] = {"points": 5}
FIRE = {"threats": {"red": 3}}
CANALS = {"canal-colours": [["blue red yellow brown purple", "yellow blue red brown purple"]]}
"""Colours of Red's spaces, as typed from a board."""


def asked(question: str, **keys: Any) -> Verdict:
    return settle(ROOM, told(**keys), question)


NEARLY_NOTHING = [{"name": "Red", "points": 5}, {"name": "Blue", "points": 5}]


def bare(question: str, red: dict[str, Any], **top: Any) -> Verdict:
    """A question on a file that tells no more of Red than this."""
    keys = {key.replace("_", "-"): value for key, value in top.items()}
    players = [{"name": "Red", "points": 5, **red}, {"name": "Blue", "points": 5}]
    described = read({"game": "bruges", "moment": "turn", "turn": "Red", **keys, "player": players})
    assert not isinstance(described, tuple), described
    return settle(ROOM, described, question)


DISPUTES: tuple[tuple[str, dict[str, Any], str, Outcome], ...] = (
    ("bruges.canal.card", {"red": {"hand": ["blue"], "canals": [3, 0]}, "equipment": CANALS},
     "play blue for canal left", Outcome.ILLEGAL),
    ("bruges.canal.choice", {"red": {"hand": ["yellow"], "canals": [3, 0]}}, "play yellow for canal right",
     Outcome.LEGAL),
    ("bruges.reputation.no-price", {"phase": "advance", "dice": dict.fromkeys(("blue", "brown", "yellow", "red",
                                                                              "purple"), 4)}, "advance",
     Outcome.ILLEGAL),
    ("bruges.threat.fire-outermost", {"phase": "troubles", "red": {**FIRE, "canals": [3, 0]}}, "fire left 1",
     Outcome.ILLEGAL),
    ("bruges.threat.fire", {"phase": "troubles", "red": {**FIRE, "canals": [3, 0], "empty": ["blue"]}}, "fire left",
     Outcome.LEGAL),
    ("bruges.threat.fire-person", {"phase": "troubles", "red": {**FIRE, "persons": [MAYOR]}}, "fire mayor",
     Outcome.LEGAL),
    ("bruges.threat.several", {"phase": "troubles", "dice": {"red": 5, "brown": 6},
      "red": {"threats": {"red": 3, "brown": 3}, "persons": [MAYOR]}}, "fire mayor; plague", Outcome.LEGAL),
    ("bruges.person.activate-time", {"red": {"persons": [COACHMAN], "workers": {"yellow": 1}, "hand": 2}},
     "use coachman; play red for florins; play blue for florins", Outcome.LEGAL),
    ("bruges.action.extra-card", {"red": {"persons": [COACHMAN], "workers": {"yellow": 1}, "hand": 2}},
     "use coachman; done", Outcome.ILLEGAL),
    ("bruges.action.one-card", {"red": {"hand": ["red", "red"]}},
     "play red for workers; play red for florins", Outcome.ILLEGAL),
)  # fmt: skip


@pytest.mark.parametrize(
    ("rule", "keys", "question", "outcome"),
    [pytest.param(*case, id=f"{case[0]}__{n}") for n, case in enumerate(DISPUTES)],
)
def test_a_dispute_is_settled(rule: str, keys: dict[str, Any], question: str, outcome: Outcome) -> None:
    verdict = asked(f"Red: {question}", **keys)
    assert verdict.outcome is outcome
    if outcome is Outcome.ILLEGAL:
        assert rule in [reason.rule.id for reason in verdict.reasons]


def test_what_is_left_out_is_presumed_and_listed() -> None:
    verdict = bare("Red: play red for house", {})
    assert verdict.outcome is Outcome.LEGAL
    assert "player.Red.workers.red" in verdict.assumed
    assert bare("Red: play red for house", {"workers": {}}).outcome is Outcome.ILLEGAL
    assert bare("Red: play red for florins", {"hand": []}).outcome is Outcome.ILLEGAL
    assert "dice.red" in bare("Red: play red for florins", {}).assumed


def test_a_question_mark_speaks_for_nobody() -> None:
    assert bare("Red: play red for house", {"hand": ["red"], "workers": "?"}).outcome is Outcome.DEPENDS
    assert bare("Red: play red for workers", {"hand": "?"}).outcome is Outcome.DEPENDS
    assert bare("Red: play red for workers", {"hand": ["?", "red"]}).outcome is Outcome.LEGAL
    assert bare("Red: play red for workers", {"hand": ["?", "blue"]}).outcome is Outcome.DEPENDS
    assert bare("Red: use red-7", {"persons": "?"}).outcome is Outcome.DEPENDS
    assert bare("Red: advance", {"florins": "?"}, phase="advance", dice={"red": 1}).outcome is Outcome.DEPENDS
    assert bare("Red: advance", {}, phase="advance", dice={"red": "?", "blue": 3, "brown": 3, "yellow": 3,
                                                           "purple": 3}).outcome is Outcome.DEPENDS  # fmt: skip


def test_houses_and_persons_are_presumed_within_what_is_told() -> None:
    laid = {"hand": ["red-1"], "florins": 9}
    assert bare("Red: play red-1 for person blue", laid).outcome is Outcome.LEGAL
    assert bare("Red: play red-1 for person blue", {**laid, "houses": 1}).outcome is Outcome.LEGAL
    assert bare("Red: play red-1 for person blue", {**laid, "houses": 0, "persons": []}).outcome is Outcome.ILLEGAL
    assert bare("Red: play red-1 for person blue", {**laid, "empty": ["red"]}).outcome is Outcome.ILLEGAL
    assert bare("Red: use blue-7", {}).outcome is Outcome.LEGAL
    assert bare("Red: use blue-7", {"persons": []}).outcome is Outcome.ILLEGAL


def test_a_witness_is_a_whole_table_that_can_be_read() -> None:
    question = "Red: play blue for canal left"
    told = read({"game": "bruges", "moment": "turn", "turn": "Red", "player": NEARLY_NOTHING})
    assert not isinstance(told, tuple)
    verdict = settle(ROOM, told, question)
    assert verdict.outcome is Outcome.LEGAL
    for witness in witnesses(ROOM, told, verdict):
        described = read(witness)
        assert not isinstance(described, tuple)
        assert settle(ROOM, described, question).outcome is Outcome.LEGAL


def test_another_card_is_told_instead_by_its_colour() -> None:
    keys: dict[str, Any] = {"red": {"hand": ["blue", "yellow"], "canals": [2, 0]}, "equipment": CANALS}
    verdict = asked("Red: play blue for canal left", **keys)
    assert verdict.outcome is Outcome.ILLEGAL
    assert "play yellow for canal left" in verdict.instead


def test_bruges_person_lightning_again__an_open_reading_is_told() -> None:
    alchemist = person("Alchemist", works="lightning", effect="florins 6")
    keys: dict[str, Any] = {"red": {"hand": [alchemist], "empty": ["red"]}, "rulings": {"lightning-returned": "?"}}
    assert asked("Red: play alchemist for person", **keys).outcome is Outcome.LEGAL
    assert document(**keys)["rulings"] == {"lightning-returned": "?"}


def test_bruges_draw_five__persons_whom_nobody_knows_are_one_question_mark() -> None:
    nine_persons: dict[str, Any] = {"houses": 9, "empty": [], "hand": ["red-1"], "persons": "?"}
    assert bare("Red: draw right", nine_persons, phase="draw").outcome is Outcome.LEGAL


def test_bruges_threat_fire__a_canal_that_is_a_question_mark_may_have_no_tile() -> None:
    said = bare("Red: fire left", {"threats": {"red": 3}, "canals": ["?", 0]}, phase="troubles")
    assert said.outcome is Outcome.DEPENDS


def test_bruges_reputation_too_poor__a_die_tells_whether_others_are_asked_for_a_step() -> None:
    dice = {"blue": 1, "brown": "?", "yellow": 3, "red": 3, "purple": 3}
    players = [{"name": "Red", "points": 5, "florins": 0}, {"name": "Blue", "points": 5, "florins": 2, "reputation": 0}]
    keys = {"moment": "turn", "turn": "Red", "start": "Red", "phase": "advance", "dice": dice}
    described = read({"game": "bruges", **keys, "player": players})
    assert not isinstance(described, tuple), described
    assert settle(ROOM, described, "Red: stay; play red for workers").outcome is Outcome.DEPENDS


def test_the_speaker_s_name_is_no_colour_of_a_card() -> None:
    """Of the cards that nobody named as many are tried as the sentence names."""
    described = told(red={"hand": 3})
    sentence = QUESTIONS.hear(described, "Red: play red for workers")
    assert len(sentence.moves[0]) == 1


@pytest.mark.parametrize("colour", ["red", "rot", "rossa"])
def test_a_colour_stands_for_as_many_cards_in_every_language(colour: str) -> None:
    ((order,),) = QUESTIONS.hear(told(red={"hand": 3}), f"Red: discard {colour} {colour}").moves
    assert len(set(order)) == 2


@pytest.mark.parametrize("name", ["red-friar", "Red Friar"])
def test_a_person_who_is_called_by_a_colour_first_burns_by_any_spelling(name: str) -> None:
    friar = person("Red Friar", house="red")
    keys = {"phase": "troubles", "red": {**FIRE, "persons": [friar, MAYOR]}}
    assert asked(f"Red: fire {name}", **keys).outcome is Outcome.LEGAL


def statues_of(*others: dict[str, Any]) -> list[int] | None:
    """The statues that a section of Red's brings once it is full, where others have what is told."""
    players = [
        {"name": name, "points": 5, **told} for name, told in zip(("Red", "Blue", "Green"), ({}, *others), strict=False)
    ]
    described = read({"game": "bruges", "moment": "turn", "turn": "Red", "player": players})
    assert not isinstance(described, tuple), described
    verdict = settle(ROOM, described, "Red: play purple for canal left 5")
    return (
        [gain.amount for gain in verdict.gains if gain.what is Good.STATUES]
        if verdict.outcome is Outcome.LEGAL
        else None
    )


def test_bruges_statue_take__higher_statues_are_rather_with_others() -> None:
    assert statues_of({"statues": [5]}, {}) == [4]


def test_bruges_threat_fire_statue__sections_of_statues_that_nobody_else_has_may_have_broken() -> None:
    assert statues_of({"statues": [5]}) == []
