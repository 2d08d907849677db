"""What a `"?"` or silence leaves open: tops of piles, texts of persons, who lives where, which colour brings what.

Red has nothing but five florins and what a case tells, as in `test_examined.py`; `None` leaves a key out.
"""

from __future__ import annotations

from typing import Any, Final

import pytest

import courtroll
from tests.games.bruges.settle.test_examined import (
    COACHMAN,
    DEPENDS,
    DRAWS,
    ILLEGAL,
    JAILER,
    LEGAL,
    NOTHING,
    THREES,
    asked,
    once,
)

TROUBLED: Final = {"phase": "troubles"}
ALIVE: Final = {"threats": {"brown": 3}}
BOTH: Final = {"threats": {"brown": 3, "red": 3}}
MAYOR: Final = {"name": "Mayor", "colour": "yellow", "points": 1, "house": "red"}
ZED: Final = {"name": "Zed", "colour": "red", "points": 1, "house": "red"}
ACROBAT: Final = once("canal 2")
HELPER: Final = {**once("on person: play 1"), "works": "always"}
ONE_EXTRA: Final = {"persons": [COACHMAN], "workers": {"yellow": 1}, "hand": None}


def tops(*told: str) -> dict[str, Any]:
    return {"deck": {"piles": [20, 20], "tops": list(told)}}


def troubles(**told: str) -> dict[str, Any]:
    return {**TROUBLED, "equipment": {"troubles": told}}


UNKNOWN: Final = dict.fromkeys(
    ("florins", "workers", "threats", "canals", "persons", "empty", "hand", "reputation"), "?"
)
"""Nothing of Red is known."""
ALL_HIT: Final = {**UNKNOWN, "threats": dict.fromkeys(THREES, 3)}
NONE_HELD: Final = {**DRAWS, "hand": []}
CASES: Final[tuple[tuple[str, dict[str, Any], dict[str, Any], str, Any, set[str]], ...]] = (
    # the uppermost back of a pile
    ("bruges.draw.choice__top-unknown", NONE_HELD, tops("?", "blue"), "use ada, draw left; play red for workers",
     DEPENDS, {"card-not-in-hand"}),
    ("bruges.draw.choice__side-and-top-unknown", NONE_HELD, tops("?", "blue"), "use ada; play red for workers",
     DEPENDS, {"card-not-in-hand"}),
    ("bruges.draw.choice__top-told", NONE_HELD, tops("?", "blue"), "use ada, draw right; play red for workers",
     ILLEGAL, {"card-not-in-hand"}),
    ("bruges.draw.choice__tops-unknown", NONE_HELD, {"deck": {"piles": [20, 20], "tops": "?"}},
     "use ada, draw right; play blue for workers", DEPENDS, {"card-not-in-hand"}),
    ("bruges.draw.choice__tops-left-out", NONE_HELD, {"deck": {"piles": [20, 20]}},
     "use ada, draw right; play blue for workers", LEGAL, set()),
    ("bruges.draw.choice__nothing-rests-on-the-top", {**DRAWS, "hand": ["red"]}, tops("?", "blue"),
     "use ada, draw left; play red for workers; done", LEGAL, set()),
    # who lives in an area, and in which house
    ("bruges.threat.plague__somebody-may-live-there", {**ALIVE, "persons": "?"}, TROUBLED, "plague", DEPENDS,
     {"must-lose"}),
    ("bruges.threat.fire__a-house-may-stand-empty", {"threats": {"red": 3}, "empty": "?"}, TROUBLED, "fire", DEPENDS,
     {"must-lose"}),
    ("bruges.threat.plague__somebody-of-whom-nothing-is-told", {**ALIVE, "persons": ["?"]}, TROUBLED, "plague mayor",
     DEPENDS, {"no-such-person"}),
    ("bruges.threat.several__a-house-of-nobody-knows-which-colour", {**BOTH, "persons": [{**MAYOR, "house": "?"}]},
     TROUBLED, "plague mayor; fire red", DEPENDS, {"no-such-house"}),
    ("bruges.threat.several__a-house-that-is-left-out", {**BOTH, "persons": [{**ZED, "house": None}]}, TROUBLED,
     "plague zed; fire red", LEGAL, set()),
    ("bruges.threat.several__a-person-that-is-left-out", {**BOTH, "persons": None}, TROUBLED,
     "plague mayor; fire red", LEGAL, set()),
    # what a trouble takes all of is gone, however much of it there was
    ("bruges.threat.raid__of-a-purse-left-out", {"threats": {"yellow": 3}, "florins": None},
     {**TROUBLED, "dice": {**THREES, "yellow": 5, "blue": 1}}, "raid; advance", ILLEGAL, {"too-few-florins"}),
    ("bruges.threat.raid__and-dice-unknown", {"threats": {"yellow": 3}, "florins": None}, {**TROUBLED, "dice": "?"},
     "raid; advance", ILLEGAL, {"too-few-florins"}),
    ("bruges.threat.raid__another-purse", {"threats": {"yellow": 3}, "florins": None, "hand": ["red"]},
     {**TROUBLED, "dice": {**THREES, "yellow": 5}}, "raid; play red for florins; done", LEGAL, set()),
    ("bruges.threat.flood__of-workers-left-out", {"threats": {"blue": 3}, "workers": None, "hand": ["red"]},
     {**TROUBLED, "dice": {**THREES, "blue": 5}}, "flood; play red for house", ILLEGAL, {"no-worker-of-colour"}),
    ("bruges.threat.raid__of-an-area-unknown", UNKNOWN, TROUBLED, "raid; advance", ILLEGAL, {"too-few-florins"}),
    ("bruges.threat.several__of-an-area-unknown", ALL_HIT, {**TROUBLED, "dice": "?"}, "raid; advance", ILLEGAL,
     {"not-now-troubles"}),
    ("bruges.threat.several__all-of-them", ALL_HIT, {**TROUBLED, "dice": "?"},
     "fire red; plague; raid; flood; intrigue", DEPENDS, {"must-lose"}),
    ("bruges.threat.several__not-all-of-them", ALL_HIT, {**TROUBLED, "dice": "?"},
     "fire left; plague mayor; play red for house", ILLEGAL, {"not-now-troubles"}),
    # of dice that are rolled each shows what is said of it
    *(("bruges.dice.roll__each-die-by-itself", {"threats": {"purple": 2, "blue": 2}, "hand": ["red"]},
       {"phase": "roll", "start": "Red"}, f"roll; {then}", LEGAL, set())
      for then in ("intrigue; advance", "intrigue; stay", "flood; intrigue; advance", "advance",
                   "intrigue; stay; play red for florins; done")),
    ("bruges.threat.third__after-the-roll", {"threats": {"yellow": 1}}, {"phase": "roll", "start": "Red"}, "roll; raid",
     ILLEGAL, {"no-such-trouble"}),
    # who has no florins, or no trouble, is passed over
    *(("bruges.reputation.order__another-may-be-hit", {"threats": {"purple": 3}}, {**TROUBLED, "start": "Red",
       "dice": {**THREES, "purple": 5, "blue": 1}, "blue": {"threats": threats}}, "intrigue; advance", outcome, codes)
      for threats, outcome, codes in (({}, LEGAL, set[str]()), ({"purple": "?"}, DEPENDS, {"not-your-turn"}),
                                      ({"purple": 2}, ILLEGAL, {"not-your-turn"}))),
    *(("bruges.reputation.order__another-may-decide-before", {"threats": {"purple": 3}}, {**TROUBLED, "start": "Blue",
       "dice": {**THREES, "purple": 5, "blue": 1}, "blue": {"threats": {}, "florins": florins, "reputation": 1}},
       "intrigue; advance", outcome, codes)
      for florins, outcome, codes in ((0, LEGAL, set[str]()), ("?", DEPENDS, {"not-your-turn"}),
                                      (9, ILLEGAL, {"not-your-turn"}))),
    *(("bruges.reputation.order__another-may-have-to-decide", {}, {"phase": "advance", "start": "Red",
       "dice": {**THREES, "blue": 1}, "blue": {"florins": florins, "reputation": 1}}, "stay; play red for workers",
       outcome, codes)
      for florins, outcome, codes in ((0, LEGAL, set[str]()), ("?", DEPENDS, {"not-your-turn"}),
                                      (9, ILLEGAL, {"not-your-turn"}))),
    # of a hand that is left out as many cards as are played, and no more
    ("bruges.action.extra-card__the-hand-is-empty-after-it", ONE_EXTRA, {},
     "use ada; play red for workers; done", LEGAL, set()),
    ("bruges.action.extra-card__after-a-person-was-laid", {**ONE_EXTRA, "empty": ["blue"]}, {},
     "play red for person blue; use ada; play blue for workers; done", LEGAL, set()),
    ("bruges.action.extra-card__a-hand-unknown-after-a-person-was-laid", {**ONE_EXTRA, "hand": "?", "empty": ["blue"]},
     {}, "play red for person blue; use ada; play blue for workers; done", DEPENDS,
     {"card-not-in-hand", "use-in-vain"}),
    ("bruges.action.extra-card__two-of-them",
     {**ONE_EXTRA, "persons": [COACHMAN, {**COACHMAN, "name": "Bob"}], "workers": {"yellow": 2}}, {},
     "use ada; play red for workers; use bob; play blue for workers; done", LEGAL, set()),
    ("bruges.action.extra-card__by-a-person-who-works-alone",
     {"persons": [HELPER], "hand": None, "empty": ["blue"]}, {},
     "play red for person blue; play blue for workers", LEGAL, set()),
    ("bruges.action.extra-card__one-more-is-left", {**ONE_EXTRA, "hand": 2}, {}, "use ada; play red for workers; done",
     ILLEGAL, {"no-card-yet"}),
    # what else was done, and who else would draw first
    ("bruges.action.one-card__nobody-lives-there-to-ask-for-more", {"workers": {"red": 2}, "hand": ["blue"]},
     {"so_far": ["play red for workers", "?"]}, "done", LEGAL, set()),
    ("bruges.action.one-card__nobody-could-ask-for-another", {"workers": {"red": 2}, "hand": ["blue"]},
     {"so_far": ["play red for workers", "?"]}, "play blue for workers", ILLEGAL, {"second-card"}),
    ("bruges.action.one-card__somebody-may-have-asked",
     {"workers": {"red": 2}, "hand": ["blue"], "persons": [COACHMAN]},
     {"so_far": ["play red for workers", "?"]}, "done", DEPENDS, {"no-card-yet"}),
    ("bruges.action.one-card__a-text-unknown-may-have-asked",
     {"workers": {"red": 2}, "hand": ["blue"], "persons": [{**ZED, "works": "once"}]},
     {"so_far": ["play red for workers", "?"]}, "done", DEPENDS, {"no-card-yet"}),
    ("bruges.draw.five__a-hand-unknown-may-be-full", {"hand": "?"}, {"phase": "draw"}, "draw left", DEPENDS,
     {"hand-full"}),
    *(("bruges.draw.five__a-hand-unknown-may-be-full-then", {"hand": hand},
       {"phase": "draw", "start": "Red", "blue": {"hand": 5}}, "draw left left left; roll", outcome, codes)
      for hand, outcome, codes in ((None, LEGAL, set[str]()), ("?", DEPENDS, {"not-now-draw"}))),
    *(("bruges.draw.unseen__cards-unknown-may-fill-a-hand", {"hand": 4, "blind": blind}, {"phase": "draw"}, "draw left",
       outcome, codes)
      for blind, outcome, codes in (({"red": "?"}, DEPENDS, {"hand-full"}), ("?", DEPENDS, {"hand-full"}),
                                    ({"red": 0}, LEGAL, set[str]()))),
    ("bruges.draw.five__whoever-may-live-there", {"hand": "?", "persons": "?"}, {"phase": "draw"},
     "draw left left right right left", DEPENDS, {"hand-full"}),
    ("bruges.draw.order__a-full-hand-draws-nothing", {"hand": 3}, {"phase": "draw", "start": "Red"},
     "draw left left; roll", LEGAL, set()),
    ("bruges.draw.order__a-hand-told-draws", {"hand": 3}, {"phase": "draw", "start": "Red", "blue": {"hand": 4}},
     "draw left left; roll", ILLEGAL, {"not-your-turn"}),
    # which colour brings which trouble
    ("bruges.threat.other-colours__all-others-are-typed", {"threats": {"blue": 3}},
     troubles(blue="intrigue", brown="flood", purple="?"), "intrigue", LEGAL, set()),
    ("bruges.threat.other-colours__one-is-typed", {"threats": {"blue": 3}}, troubles(brown="flood"), "intrigue",
     LEGAL, set()),
    ("bruges.threat.other-colours__it-is-typed-elsewhere", {"threats": {"blue": 3}}, troubles(brown="flood"), "flood",
     ILLEGAL, {"no-such-trouble"}),
    ("bruges.threat.other-colours__printed", {"threats": {"blue": 3}}, TROUBLED, "raid", ILLEGAL,
     {"no-such-trouble"}),
    # the end of the track, and prices
    ("bruges.reputation.last-step__steps-unknown", {"reputation": 10, "hand": 5},
     {"phase": "advance", "dice": {**THREES, "blue": 1}, "equipment": {"reputation-steps": "?"}}, "advance", DEPENDS,
     {"track-end"}),
    ("bruges.person.use-does-something__no-price-is-low-enough", {"persons": [ACROBAT], "florins": 1},
     {"equipment": {"canal-prices": "?"}}, "use ada, canal left", ILLEGAL, {"use-in-vain"}),
    ("bruges.person.use-does-something__prices-unknown", {"persons": [ACROBAT], "florins": 4},
     {"equipment": {"canal-prices": "?"}}, "use ada, canal left", DEPENDS, {"use-in-vain"}),
    # what is said after using somebody is presumed to be what the text asks for
    ("bruges.person.activate-text__left-out", {"persons": [{**ZED, "works": "once"}]}, {},
     "use zed, draw left; play red for workers; done", LEGAL, set()),
    ("bruges.action.extra-card__the-text-left-out", {"persons": [{**ZED, "works": "once"}]}, {},
     "use zed; play red for workers; play blue for workers; done", LEGAL, set()),
    ("bruges.action.extra-card__the-text-unknown", {"persons": [{**ZED, "effect": "?"}]}, {},
     "play red for workers; use zed; play blue for workers; done", DEPENDS, {"second-card"}),
    ("bruges.action.one-card__nobody-has-a-text-for-it", {"persons": [{**ZED, "effect": "florins 1"}]}, {},
     "play red for workers; use zed; play blue for workers; done", ILLEGAL, {"second-card"}),
    ("bruges.person.activate-text__unknown", {"persons": [{**ZED, "effect": "?"}]}, {}, "use zed, draw left", DEPENDS,
     {"not-now-act"}),
    ("bruges.person.activate-text__another-is-typed", {"persons": [{**ZED, "effect": "florins 1"}]}, {},
     "use zed, draw left", ILLEGAL, {"not-now-act"}),
    ("bruges.person.activate-text__of-a-printed-person", {"persons": None, "florins": 2}, {}, "use acrobat, canal left",
     LEGAL, set()),
    ("bruges.person.use-does-something__presumed", {"persons": [ZED]}, {}, "use zed, return red", ILLEGAL,
     {"use-in-vain"}),
)  # fmt: skip


@pytest.mark.parametrize(
    ("red", "top", "question", "outcome", "codes"), [pytest.param(*rest, id=name) for name, *rest in CASES]
)
def test_what_is_left_open(
    red: dict[str, Any], top: dict[str, Any], question: str, outcome: Any, codes: set[str]
) -> None:
    persons = red.get("persons")
    if isinstance(persons, list):
        each = [person if person == "?" else {k: v for k, v in person.items() if v is not None} for person in persons]
        red = {**red, "persons": each}
    verdict = asked(question, red, **top)
    assert verdict.outcome is outcome
    assert {str(reason.code) for reason in verdict.reasons} == codes


def table(red: dict[str, Any], **top: Any) -> dict[str, Any]:
    mine = {key: value for key, value in {**NOTHING, **red}.items() if value is not None}
    players = [{"name": "Red", "points": 5, **mine}, {"name": "Blue", "points": 5}]
    return {"game": "bruges", "moment": "turn", "turn": "Red", **top, "player": players}


@pytest.mark.parametrize(
    ("person", "question", "assumed"),
    [
        pytest.param({**ZED, "works": "once", "effect": "as-card"}, "use zed", ["player.Red.persons.effect"],
                     id="bruges.person.activate-text__as-the-card-says"),
        pytest.param({**ZED, "works": "once"}, "use zed, return red",
                     ["player.Red.persons.effect"],
                     id="bruges.person.activate-text__what-is-said-after-it"),
        pytest.param(JAILER, "play red for canal left", ["equipment.canal-colours", "equipment.canal-prices"],
                     id="bruges.canal.card__the-tiles-are-told"),
    ],
)  # fmt: skip
def test_what_is_presumed(person: dict[str, Any], question: str, assumed: list[str]) -> None:
    told = table({"persons": [person], "threats": {"red": 1}})
    assert list(courtroll.ask(told, f"Red: {question}").assumed) == assumed


def test_bruges_action_extra_card__who_is_told_is_not_presumed() -> None:
    told = table({**ONE_EXTRA, "persons": [COACHMAN]})
    assert list(courtroll.ask(told, "Red: use ada; play red for workers; done").assumed) == ["player.Red.hand"]


def test_bruges_person_activate_text__what_the_box_tells_of_a_person_is_not_presumed() -> None:
    ada = {"name": "Ada", "colour": "blue", "price": 3, "works": "once", "effect": "florins 1"}
    told = table({"persons": [{"name": "Ada", "house": "red"}], "hand": 0}, equipment={"persons": [ada]})
    assert list(courtroll.ask(told, "Red: use ada").assumed) == []
    ada.pop("works")
    assumed = ["player.Red.persons.works", "equipment.persons.works"]
    assert list(courtroll.ask(told, "Red: use ada").assumed) == assumed


HOST: Final = {"name": "Host", "colour": "red", "points": 0, "works": "always", "effect": "on person: points 1"}
NURSE: Final = {**HOST, "name": "Nurse", "house": "red", "effect": "on trouble: points 1"}


@pytest.mark.parametrize(
    ("red", "top", "question", "begun", "done"),
    [
        pytest.param({"hand": [HOST], "empty": ["red"]}, {}, "play host for person", 0, 1, id="its-own-laying"),
        pytest.param({**ALIVE, "persons": [NURSE]}, TROUBLED, "plague nurse", 1, 0, id="its-own-plague"),
        pytest.param({"threats": {"red": 3}, "persons": [NURSE]}, TROUBLED, "fire nurse", 1, 0, id="its-own-fire"),
        pytest.param({"threats": {"yellow": 3}, "persons": [NURSE]}, TROUBLED, "raid", 1, 1, id="another-trouble"),
    ],
)  # fmt: skip
def test_bruges_person_infinity_event__own_event(
    red: dict[str, Any], top: dict[str, Any], question: str, begun: int, done: int
) -> None:
    """Whether a person works for its own coming and going is an open reading."""
    for reading, points in (("begun", begun), ("done", done)):
        verdict = asked(question, red, **top, rulings={"own-event": reading})
        assert verdict.outcome is LEGAL
        assert sum(line.points for line in verdict.lines) == points


@pytest.mark.parametrize("name", ["Red", "left", "for", "person", "done"])
@pytest.mark.parametrize("key", ["persons", "hand"])
def test_no_card_is_called_by_a_word_of_moves(name: str, key: str) -> None:
    with pytest.raises(courtroll.Unreadable) as wrong:
        courtroll.check(table({key: [{**ZED, "name": name}]}))
    assert "name" in str(wrong.value)


@pytest.mark.parametrize(
    ("equipment", "verdict"),
    [
        pytest.param({}, "illegal", id="bruges.reputation.order__nobody-told-the-track"),
        pytest.param({"reputation-steps": "?"}, "depends", id="bruges.reputation.order__the-track-unknown"),
        pytest.param({"reputation-steps": [1, 3, 4]}, "illegal", id="bruges.reputation.order__a-step-is-left"),
        pytest.param({"reputation-steps": [1, 3]}, "legal", id="bruges.reputation.order__at-the-end-of-the-track"),
    ],
)
def test_who_stands_at_the_end_of_the_track_is_passed_over(equipment: dict[str, Any], verdict: str) -> None:
    dice = {"blue": 1, "brown": 3, "yellow": 3, "red": 3, "purple": 3}
    red = {"hand": ["red"], "florins": 2, "reputation": 1}
    told = table(red, equipment=equipment, phase="advance", start="Red", dice=dice)
    told["player"][1] |= {"florins": 1, "reputation": 3, "persons": []}
    assert courtroll.ask(told, "Red: stay; play red for workers").verdict == verdict
