"""Questions that an examiner asks: of blanks, of `"?"` and of texts, each with its verdict and every reason.

Red has nothing but five florins and what a case tells, and Blue is not told of; `None` leaves a key out.
"""

from __future__ import annotations

from typing import Any, Final

import pytest

from courtroll.calculator.arbiter import Verdict, settle
from courtroll.calculator.render.objects import Speaker
from courtroll.verifier.games.bruges.document import Described, read
from courtroll.verifier.games.bruges.room import ROOM
from courtroll.verifier.games.bruges.settle.questions import QUESTIONS
from courtroll.verifier.kernel.legality import Severity
from courtroll.verifier.kernel.settling.verdicts import Outcome, ruling
from tests.games.bruges.played import document

NOTHING: Final = {
    "florins": 5, "workers": {}, "threats": {}, "canals": [0, 0], "persons": [], "empty": [], "statues": [],
    "hand": ["red", "blue"], "reputation": 0,
}  # fmt: skip
THREES: Final = dict.fromkeys(("blue", "brown", "yellow", "red", "purple"), 3)
USED_UP: Final = {"last-round": True}
ILLEGAL, LEGAL, DEPENDS = Outcome.ILLEGAL, Outcome.LEGAL, Outcome.DEPENDS


def once(effect: str) -> dict[str, Any]:
    """Ada, who may be used once a round."""
    return {"name": "Ada", "colour": "blue", "points": 0, "works": "once", "effect": effect, "house": "red"}


def told(red: dict[str, Any], **top: Any) -> Described:
    mine = {key: value for key, value in {**NOTHING, **red}.items() if value is not None}
    blue = top.pop("blue", {})
    keys = {key.replace("_", "-"): value for key, value in top.items()}
    players = [{"name": "Red", "points": 5, **mine}, {"name": "Blue", "points": 5, **blue}]
    out = read({"game": "bruges", "moment": "turn", "turn": "Red", **keys, "player": players})
    assert isinstance(out, Described), out
    return out


def asked(question: str, red: dict[str, Any], **top: Any) -> Verdict:
    return settle(ROOM, told(red, **top), f"Red: {question}")


JAILER: Final = {**once("return 1"), "works": "worker-blue"}
SERVANT: Final = {**once("draw 1"), "works": "worker-red"}
COACHMAN: Final = {**once("play 1"), "works": "worker-yellow"}
ZOE: Final = {"name": "Zoe", "colour": "brown", "points": 1}
HANDS: Final[tuple[object, ...]] = (None, "?", 3, [])
DRAWS: Final = {"persons": [SERVANT], "workers": {"red": 1}}

CASES: Final[tuple[tuple[str, dict[str, Any], dict[str, Any], str, Outcome, set[str]], ...]] = (
    # what is left out speaks for the mover, also where only an effect looks at it
    ("bruges.person.use-does-something__markers-left-out", {"persons": [JAILER], "workers": {"blue": 1},
     "threats": None}, {}, "use ada", LEGAL, set()),
    ("bruges.person.use-does-something__markers-told", {"persons": [JAILER], "workers": {}}, {}, "use ada", ILLEGAL,
     {"use-in-vain", "no-worker-for-person"}),
    ("bruges.person.use-does-something__canals-left-out", {"persons": [once("florins 1 per canals every 2")],
     "canals": None}, {}, "use ada", LEGAL, set()),
    ("bruges.person.use-does-something__hand-left-out", {"persons": [once("florins 1 per hand every 3")],
     "hand": None}, {}, "use ada", LEGAL, set()),
    ("bruges.person.use-does-something__house-left-out", {"persons": [{**once("points 1 per yellow-houses"),
     "house": "?"}]}, {}, "use ada", DEPENDS, {"use-in-vain"}),
    ("bruges.person.use-does-something__others-canals-left-out", {"persons": [once("others lose canal")]}, {},
     "use ada", LEGAL, set()),
    ("bruges.person.use-does-something__others-canals-unknown", {"persons": [once("others lose canal")]},
     {"blue": {"canals": "?"}}, "use ada", DEPENDS, {"use-in-vain"}),
    ("bruges.person.use-does-something__others-workers-unknown", {"persons": [once("others give 1")]},
     {"blue": {"workers": {"red": "?"}}}, "use ada", DEPENDS, {"use-in-vain"}),
    ("bruges.person.use-does-something__others-have-none", {"persons": [once("others give 1")]},
     {"blue": {"workers": {}}}, "use ada", ILLEGAL, {"use-in-vain"}),
    ("bruges.person.use-does-something__the-die-left-out", {"persons": [once("if brown 5-6: florins 2")]}, {},
     "use ada", LEGAL, set()),
    ("bruges.person.use-does-something__the-die-unknown", {"persons": [once("if brown 5-6: florins 2")]},
     {"dice": {"brown": "?"}}, "use ada", DEPENDS, {"use-in-vain"}),
    ("bruges.person.use-does-something__the-die-told", {"persons": [once("if brown 5-6: florins 2")]},
     {"dice": THREES}, "use ada", ILLEGAL, {"use-in-vain"}),
    ("bruges.person.use-does-something__too-dear", {"persons": [once("canal 2")], "florins": 1},
     {"equipment": {"canal-prices": [1, 2, 3, 4, 5]}}, "use ada", ILLEGAL, {"use-in-vain"}),
    # dice, piles, hands and houses that nobody knows
    ("bruges.reputation.no-price__all-dice-unknown", {}, {"phase": "advance", "dice": "?"}, "advance", DEPENDS,
     {"no-step-price"}),
    ("bruges.reputation.too-poor__a-die-unknown", {"florins": 1}, {"phase": "advance",
     "dice": {**THREES, "red": 1, "blue": "?"}}, "advance", DEPENDS, {"too-few-florins"}),
    ("bruges.draw.none-left__a-pile-unknown", DRAWS, {"deck": {"piles": ["?", 0], "extra": 0}, **USED_UP},
     "use ada, draw left", DEPENDS, {"use-in-vain"}),
    ("bruges.draw.none-left__all-piles-unknown", DRAWS, {"deck": {"piles": "?"}, **USED_UP}, "use ada, draw left",
     DEPENDS, {"use-in-vain"}),
    ("bruges.draw.pile-replaced__some-pile-is-left", DRAWS, {"deck": {"piles": "?"}}, "use ada, draw left", LEGAL,
     set()),
    ("bruges.draw.none-left__both-empty", DRAWS, {"deck": {"piles": [0, 0], "extra": 0}, **USED_UP}, "use ada",
     ILLEGAL, {"use-in-vain"}),
    ("bruges.action.one-card__the-hand-unknown", {"hand": "?", "played": 0}, {}, "done", DEPENDS, {"no-card-yet"}),
    ("bruges.action.one-card__a-card-unknown", {"hand": ["?"], "played": 0}, {}, "done", ILLEGAL, {"no-card-yet"}),
    ("bruges.action.person__the-house-unknown", {"empty": ["?"], "hand": [ZOE]}, {}, "play zoe for person blue",
     DEPENDS, {"no-empty-house"}),
    ("bruges.action.person__some-house", {"empty": ["?"], "hand": [ZOE]}, {}, "play zoe for person", LEGAL, set()),
    ("bruges.action.one-card__a-card-and-houses-unknown", {"hand": ["?", "blue"], "empty": ["?", "?"]}, {},
     "play red for workers", DEPENDS, {"card-not-in-hand"}),
    ("bruges.reputation.too-poor__raided-before-the-step", {"threats": {"yellow": 3}, "florins": 9},
     {"phase": "troubles", "dice": {**THREES, "blue": 1, "yellow": 6}, "start": "Red"}, "raid; advance", ILLEGAL,
     {"too-few-florins"}),
    ("bruges.threat.deal__the-die-that-dealt-the-third-is-five-or-six", {"threats": {"yellow": 3}, "empty": ["red"],
     "persons": [COACHMAN], "workers": {"yellow": 1}, "hand": ["yellow", {**ZOE, "points": 2}]},
     {"phase": "troubles", "dice": {**THREES, "yellow": "?"}, "start": "Red", "blue": {"threats": {}}},
     "raid; use ada; play yellow for florins; play zoe for person", DEPENDS, {"too-few-florins"}),
    # the dice of the round before count no more
    *((f"bruges.dice.roll__dice-of-before-{phase}", {"hand": 4, "persons": [{**once("hand 1"), "works": "always"}]},
       {"phase": phase, "dice": dice, "start": "Red"}, does, LEGAL, set())
      for phase, does in (("draw", "draw left left"), ("roll", "roll")) for dice in ({}, THREES, {"red": "?"})),
    # cards of one colour among those that nobody named
    ("bruges.action.extra-card__two-of-a-colour", {"persons": [COACHMAN], "workers": {"yellow": 1}, "hand": 2}, {},
     "use ada; play red for florins; play red for florins; done", LEGAL, set()),
    ("bruges.action.extra-card__two-of-a-colour-unknown", {"persons": [COACHMAN], "workers": {"yellow": 1},
     "hand": ["red", "?"]}, {}, "use ada; play red for florins; play red for florins; done", DEPENDS,
     {"card-not-in-hand"}),
    ("bruges.person.activate-text__discards-of-a-colour", {"persons": [once("draw 3; discard 3")], "hand": None}, {},
     "use ada, draw left left left, discard red, discard red, discard blue", LEGAL, set()),
    *(("bruges.person.activate-text__four-colours", {"persons": [once("draw 4; discard 4")], "hand": hand, "played": 0},
       {}, "use ada, draw left left left left, discard red, discard blue, discard brown, discard yellow", LEGAL, set())
      for hand in HANDS),
    *(("bruges.person.activate-text__five-colours", {"persons": [once("draw 5; discard 5")], "hand": hand, "played": 0},
       {}, f"use ada, draw {sides}, discard blue brown yellow red purple", LEGAL, set())
      for hand, sides in ((["?"] * 3, "left left left left left"), ("?", "left right left left left"),
                          (["red", "?", "?", "?"], "right right right right right"))),
    ("bruges.person.activate-text__five-colours-of-four-drawn", {"persons": [once("draw 4; discard 5")], "hand": ["?"],
     "played": 0}, {}, "use ada, draw left left left left, discard blue brown yellow red purple", LEGAL, set()),
    ("bruges.person.activate-text__five-colours-of-three-drawn", {"persons": [once("draw 3; discard 5")], "played": 0,
     "hand": ["?", "?"]}, {}, "use ada, draw left left left, discard blue brown yellow red purple", DEPENDS,
     {"card-not-in-hand"}),
    ("bruges.person.activate-text__a-back-that-nobody-draws-lies-between", {"persons": [once("draw 4; discard 4")],
     "hand": [], "played": 0}, {"deck": {"piles": [20, 20], "tops": ["blue", "red"]}},
     "use ada, draw left left right right, discard blue red yellow purple", LEGAL, set()),
    ("bruges.person.activate-text__no-back-that-nobody-draws", {"persons": [once("draw 4; discard 4")],
     "hand": [], "played": 0}, {"deck": {"piles": [20, 20], "tops": ["blue", "red"]}},
     "use ada, draw left left right right, discard brown red yellow purple", ILLEGAL, {"card-not-in-hand"}),
    *(("bruges.person.activate-text__draws-unsaid", {"persons": [once("draw 4; discard 4")], "hand": hand,
       "played": 0}, {}, "use ada; discard red red blue blue", LEGAL, set()) for hand in HANDS),
    ("bruges.person.activate-text__draws-unsaid-and-one-card-more", {"persons": [once("draw 4; discard 4")],
     "hand": [], "played": 0}, {}, "use ada; discard red red blue blue; play yellow for workers", ILLEGAL,
     {"card-not-in-hand"}),
    ("bruges.person.activate-text__five-of-a-colour-drawn", {"persons": [once("draw 5; discard 5")], "played": 0,
     "hand": ["?", "?", "?"]}, {}, "use ada, draw left left left left left, discard blue blue blue blue blue", LEGAL,
     set()),
    ("bruges.person.activate-text__three-colours-of-two-drawn", {"persons": [once("draw 2; discard 3")],
     "hand": ["yellow"], "played": 0}, {}, "use ada, draw left left, discard red, discard blue, discard brown", ILLEGAL,
     {"card-not-in-hand"}),
    ("bruges.person.activate-text__four-of-a-colour", {"persons": [once("discard 4")], "hand": ["red"] * 5}, {},
     "use ada, discard red red red red", LEGAL, set()),
    ("bruges.draw.extra-front__a-drawn-card-is-discarded", {"persons": [once("draw 2; discard 2")]}, {},
     "use ada, draw left left, discard purple-14, discard red", LEGAL, set()),
    ("bruges.action.one-card__all-that-was-drawn-is-discarded", {"persons": [once("draw 2; discard 2")], "hand": [],
     "played": 0}, {}, "use ada, draw left left, discard purple-14, discard red-9; done", LEGAL, set()),
    ("bruges.person.activate-text__one-card-twice", {"persons": [once("discard 2")], "hand": ["red-1", "red-2"]}, {},
     "use ada, discard red-1 red-1", ILLEGAL, {"card-not-in-hand"}),
    # what a text leaves to choose may stay unsaid, be it ever so much
    ("bruges.person.activate-text__six-workers-unsaid", {"hand": [{**ZOE, "works": "lightning",
     "effect": "workers 3; workers 3"}], "empty": ["red"]}, {}, "play zoe for person; done", LEGAL, set()),
    ("bruges.person.activate-text__a-worker-unsaid-before-a-marker", {"persons": [once("workers 1; return 1")],
     "threats": {"red": 1}}, {}, "use ada, return red", LEGAL, set()),
    ("bruges.person.activate-text__one-of-two-workers-unsaid", {"persons": [once("workers 2; return 1")],
     "threats": {"red": 1}}, {}, "use ada, take red, return red", LEGAL, set()),
    ("bruges.person.activate-text__draws-unsaid-before-a-card", {"persons": [once("draw 2; discard 1")], "hand": []},
     {}, "use ada, discard red", LEGAL, set()),
    ("bruges.person.activate-text__a-marker-that-is-not-there", {"persons": [once("workers 1; return 1")],
     "threats": {"red": 1}}, {}, "use ada, return blue", ILLEGAL, {"no-such-choice"}),
    ("bruges.person.activate-text__the-unsaid-worker-builds", {"hand": ["red"], "persons": [once("workers 2")]}, {},
     "use ada; play red for house; done", LEGAL, set()),
    # what follows a refused person is not blamed for it
    ("bruges.person.worker-cost__nothing-else", {"persons": [SERVANT]}, {}, "use ada, draw left", ILLEGAL,
     {"no-worker-for-person"}),
    ("bruges.person.worker-cost__and-the-house", {"persons": [SERVANT], "hand": ["red"]}, {},
     "use ada, draw left; play red for house", ILLEGAL, {"no-worker-for-person", "no-worker-of-colour"}),
    ("bruges.statue.take__the-next-of-a-stack-unknown", {"hand": ["purple"], "canals": [4, 0]},
     {"stack": ["?", 6, 5, 4, 3, 2]}, "play purple for canal left", LEGAL, set()),
    # a refused card counts as played
    ("bruges.canal.card__and-the-end-of-the-turn", {"persons": [], "canals": [5, 0], "statues": [7]}, {},
     "play red for canal left; done", ILLEGAL, {"section-full"}),
    ("bruges.action.one-card__two-of-which-one-is-refused", {"canals": [5, 0], "statues": [7]}, {},
     "play red for canal left; play blue for workers", ILLEGAL, {"section-full", "second-card"}),
    ("bruges.action.extra-card__one-of-two-is-refused", {"persons": [COACHMAN], "workers": {"yellow": 1}}, {},
     "use ada; play red for threat; play blue for workers; done", ILLEGAL, {"no-threat-of-colour"}),
    # dice that are left out bring what is needed
    ("bruges.action.florins__a-die-left-out-pays-for-what-follows", {"persons": [COACHMAN], "workers": {"yellow": 1},
     "florins": 4, "hand": ["red", {**ZOE, "points": 3}], "empty": ["red"]}, {},
     "use ada; play red for florins; play zoe for person; done", LEGAL, set()),
    ("bruges.action.florins__no-die-brings-so-many", {"persons": [COACHMAN], "workers": {"yellow": 1},
     "florins": 2, "hand": ["red", {**ZOE, "points": 3}], "empty": ["red"]}, {},
     "use ada; play red for florins; play zoe for person; done", ILLEGAL, {"too-few-florins"}),
    ("bruges.reputation.too-poor__raided-and-dice-left-out", {"threats": {"yellow": 3}, "florins": 9},
     {"phase": "troubles", "dice": {"yellow": 5}}, "raid; advance", ILLEGAL, {"too-few-florins"}),
    # a third marker has come by this round's die
    *((f"bruges.threat.deal__{name}", {"threats": threats}, {"phase": "troubles", "dice": dice}, "flood", outcome,
       {"no-such-trouble"} if outcome is not LEGAL else set())
      for name, threats, dice, outcome in (
          ("a-low-die-and-markers-unknown", {"blue": "?"}, THREES, ILLEGAL),
          ("a-low-die-and-markers-left-out", None, THREES, ILLEGAL),
          ("a-high-die-and-markers-unknown", {"blue": "?"}, {**THREES, "blue": 5}, DEPENDS),
          ("a-high-die-and-markers-left-out", None, {**THREES, "blue": 6}, LEGAL),
          ("a-die-left-out", {"blue": 3}, {"red": 3}, LEGAL),
          ("a-die-unknown", {"blue": 3}, {**THREES, "blue": "?"}, LEGAL),
      )),
    # a text that is begun aloud is not stopped early
    ("bruges.person.activate-text__one-discard-of-two", {"persons": [once("draw 2; discard 2")], "played": 0}, {},
     "use ada, draw left left, discard red; play blue for florins; done", LEGAL, set()),
    ("bruges.person.activate-text__stopped-early", {"persons": [once("discard 2")], "played": 4}, {},
     "use ada, discard red; done", ILLEGAL, {"not-now-effect"}),
    ("bruges.person.activate-text__a-draw-stopped-early", {"persons": [once("draw 2")], "played": 4}, {},
     "use ada, draw left; done", ILLEGAL, {"not-now-effect"}),
    ("bruges.person.activate-text__another-text-unsaid", {"persons": [once("draw 1; draw 2")], "played": 4}, {},
     "use ada, draw left; done", LEGAL, set()),
    # a text asks for no more than there is, and what is left out is there
    ("bruges.person.activate-text__a-second-marker-left-out", {"persons": [once("return 2")], "threats": None}, {},
     "use ada, return red blue", LEGAL, set()),
    ("bruges.person.activate-text__no-second-marker", {"persons": [once("return 2")], "threats": {"red": 1}}, {},
     "use ada, return red blue", ILLEGAL, {"not-now-act"}),
    *(("bruges.person.activate-text__a-second-card", {"persons": [once("discard 2")], "hand": hand}, {},
       "use ada, discard red blue", outcome, codes)
      for hand, outcome, codes in ((None, LEGAL, set[str]()), ("?", DEPENDS, {"use-in-vain"}),
                                   (["red"], ILLEGAL, {"not-now-act"}))),
    *(("bruges.person.activate-text__a-second-tile", {"persons": [once("canal 1; canal 1")], "florins": florins,
       "canals": [0, right]}, {}, "use ada, canal left, canal right", outcome, codes)
      for florins, right, outcome, codes in ((None, 0, LEGAL, set[str]()), (1, 0, ILLEGAL, {"not-now-act"}),
                                             (None, "?", DEPENDS, {"not-now-act"}))),
    # what is typed "?" of a person
    ("bruges.person.infinity-round__turned-unknown", {"persons": [{**once("florins 1"), "used": "?"}]}, {}, "use ada",
     DEPENDS, {"used-this-round"}),
    *(("bruges.draw.five__perhaps-more-fit", {"persons": persons, "hand": 5}, {"phase": "draw"}, "draw left", DEPENDS,
       {"hand-full"})
      for persons in (["?"], [{**once("?"), "works": "always"}], [{**once("?"), "works": "?"}])),
    ("bruges.draw.five__a-person-of-another-kind", {"persons": [once("?")], "hand": 5}, {"phase": "draw"},
     "draw left", ILLEGAL, {"hand-full"}),
)  # fmt: skip


LONG: Final = "five-colours-of-three-drawn"


@pytest.mark.parametrize(
    ("red", "top", "question", "outcome", "codes"),
    [pytest.param(*rest, id=name, marks=[pytest.mark.nightly] * name.endswith(LONG)) for name, *rest in CASES],
)
def test_a_question(red: dict[str, Any], top: dict[str, Any], question: str, outcome: Outcome, codes: set[str]) -> None:
    verdict = asked(question, red, **top)
    assert (verdict.outcome, {str(reason.code) for reason in verdict.reasons}) == (outcome, codes)


GAVE: Final = {"persons": [{**once("others give 1"), "used": True}]}
DRIVEN: Final = {"persons": [{**COACHMAN, "used": True}]}


def job(player: str, does: str, left: int | None = None) -> dict[str, Any]:
    return {"player": player, "does": does, "of": "ada"} | ({} if left is None else {"left": left})


@pytest.mark.parametrize(
    ("red", "pending", "question", "outcome", "codes"),
    [
        pytest.param(*rest, id=name)
        for name, *rest in (
            ("bruges.person.activate-text__another-gives", GAVE, {"phase": "effect", "player": "Blue", "effect":
             [job("Blue", "others give 1", 1)]}, "Blue: give red", LEGAL, set()),
            ("bruges.person.activate-text__first-another-gives", GAVE, {"effect": [job("Blue", "others give 1", 1)]},
             "Red: play red for workers", ILLEGAL, {"not-your-turn"}),
            ("bruges.person.activate-text__what-is-left-to-draw", GAVE, {"effect": [job("Red", "draw 2")]},
             "Red: draw left left", LEGAL, set()),
            *(("bruges.person.activate-text__more-of-what-is-left", {**GAVE, key: told},
               {"effect": [job("Red", does, 2)]}, f"Red: {says}", outcome, codes)
              for key, told, does, says, outcome, codes in (
                  ("threats", {"red": 1, "blue": "?"}, "return 2", "return red; return blue", DEPENDS, {"not-now-act"}),
                  ("threats", None, "return 2", "return red; return blue", LEGAL, set[str]()),
                  ("canals", ["?", 0], "canal 1", "canal left", DEPENDS, {"no-such-choice"}),
              )),
            ("bruges.person.activate-text__another-loses-two", {"persons": GAVE["persons"]},
             {"effect": [job("Blue", "others lose canal", 2)]}, "Blue: lose left; lose right", LEGAL, set()),
            ("bruges.round.phases__first-what-is-asked", GAVE, {"effect": [job("Red", "draw 2")]},
             "Red: play red for workers", ILLEGAL, {"not-now-effect"}),
            ("bruges.action.extra-card__two-are-due", DRIVEN, {"due": 2, "effect": [job("Red", "play 1", 1)]},
             "Red: play red for workers; play blue for florins; done", LEGAL, set()),
            ("bruges.action.extra-card__one-is-due", DRIVEN, {"due": 1, "effect": [job("Red", "play 1", 1)]},
             "Red: play red for workers; play blue for florins", ILLEGAL, {"second-card"}),
            ("bruges.action.one-card__none-is-due", {}, {"due": 0}, "Red: play red for workers", ILLEGAL,
             {"second-card"}),
        )
    ],
)  # fmt: skip
def test_what_is_pending(
    red: dict[str, Any], pending: dict[str, Any], question: str, outcome: Outcome, codes: set[str]
) -> None:
    table = told(red, pending=pending, blue={"workers": {"red": 1, "blue": 2}})
    verdict = settle(ROOM, table, question)
    assert (verdict.outcome, {str(reason.code) for reason in verdict.reasons}) == (outcome, codes)


IMPOSSIBLE: Final[tuple[tuple[str, dict[str, Any], dict[str, Any], str], ...]] = (
    ("bruges.draw.pile-replaced__an-extra-pile-used-up-unnoticed", {"played": None, "hand": 1},
     {"deck": {"piles": [0, 0], "extra": 0}, "phase": "roll", "start": "Red"},
     "extra-pile-unfit"),
    ("bruges.draw.pile-replaced__an-extra-pile-in-part", {}, {"deck": {"piles": [9, 9], "extra": 66}},
     "extra-pile-unfit"),
    ("bruges.draw.pile-replaced__an-empty-pile", {}, {"deck": {"piles": [9, 0], "extra": 99}}, "pile-not-replaced"),
    ("bruges.draw.pile-halved__an-empty-pile", {}, {"deck": {"piles": [9, 0], "extra": 0}, **USED_UP},
     "pile-not-replaced"),
    ("bruges.setup.piles__higher-than-at-first", {}, {"deck": {"piles": [34, 30], "extra": 99}}, "pile-too-high"),
    ("bruges.person.rotated-back__before-anybody-plays", {"persons": [{**SERVANT, "used": True}]},
     {"phase": "advance"}, "not-turned-yet"),
    ("bruges.setup.statue-stack__one-too-few", {}, {"stack": ["?"], "blue": {"statues": [7, 6]}},
     "stack-does-not-add-up"),
    ("bruges.round.phases__another-rolls", {}, {"phase": "roll", "start": "Blue"}, "pending-unfit"),
    *(
        (f"bruges.round.phases__pending-{name}", GAVE, {"pending": pending}, "pending-unfit")
        for name, pending in (
            ("phase", {"phase": "act", "effect": [job("Blue", "others give 1", 1)]}),
            ("player", {"player": "Blue"}),
            ("due", {"due": 2}),
            ("troubles-of", {"troubles-of": "Red"}),
            ("no-choice", {"effect": [job("Red", "florins 1")]}),
            ("of-another", {"effect": [job("Blue", "draw 1", 1)]}),
        )
    ),
    ("bruges.draw.unseen__by-another", {}, {"phase": "draw", "blue": {"blind": {"red": 1}}}, "pending-unfit"),
    ("bruges.action.four-cards__before-they-are-played", {"played": 1}, {"phase": "advance"},
     "more-cards-than-a-round"),
    ("bruges.action.four-cards__all-played", {"played": 4}, {"so_far": ["play red for workers"]}, "so-far-impossible"),
    ("bruges.reputation.no-price__a-step-so-far", {"reputation": 1}, {"phase": "advance", "dice": THREES,
     "so_far": ["advance"]}, "so-far-impossible"),
    ("bruges.reputation.first-step__a-step-so-far", {}, {"phase": "advance", "so_far": ["advance"]},
     "so-far-impossible"),
    ("bruges.action.person__nobody-laid", {}, {"so_far": ["play red-3 for person red"]}, "so-far-impossible"),
)  # fmt: skip


@pytest.mark.parametrize(
    ("red", "top", "code"), [pytest.param(red, top, code, id=name) for name, red, top, code in IMPOSSIBLE]
)
def test_a_table_that_cannot_be(red: dict[str, Any], top: dict[str, Any], code: str) -> None:
    table = told(red, **top)
    assert code in {str(fault.code) for fault in ROOM.faults(table)}
    assert settle(ROOM, table, "Red: done").outcome is Outcome.IMPOSSIBLE


def test_bruges_end_time__who_is_laid_in_the_last_turn_is_scored_by_name() -> None:
    red = {"hand": [ZOE], "empty": ["red"], "played": 3}
    table = told(red, pending={"waiting": []}, start="Blue", **USED_UP)
    verdict = settle(ROOM, table, "Red: play zoe for person; done")
    assert verdict.outcome is LEGAL
    assert ("bruges.scoring.person", 1) in [(line.rule.id, line.points) for line in verdict.lines]
    assert "Zoe" in str(Speaker(ROOM, table, "en").verdict(verdict)["gives"])


@pytest.mark.parametrize(("start", "outcome"), [(None, LEGAL), ("Blue", LEGAL), ("Red", ILLEGAL)])
def test_bruges_draw_order__who_is_last_in_a_round_may_begin_the_next(start: str | None, outcome: Outcome) -> None:
    hand = {"hand": ["red"], "played": 4}
    keys = document(hand, hand, phase="act", deck={"piles": [20, 20]}) | {"start": start}
    table = read({key: value for key, value in keys.items() if value is not None})
    assert isinstance(table, Described)
    verdict = settle(ROOM, table, "Red: done, draw right")
    assert verdict.outcome is outcome
    assert [each for each in verdict.assumed if each in ("turn", "start")] == ["start"] * (start is None)


def test_bruges_reputation_too_poor__whatever_the_dice_show() -> None:
    """One table that refuses is shown; that others like it can be is not looked up again."""
    described = told({"florins": 0}, phase="advance", dice="?")
    found = ruling(QUESTIONS, described, QUESTIONS.hear(described, "Red: advance"))
    assert found.outcome is ILLEGAL
    assert found.nodes < 300


def test_bruges_draw_five__whatever_cards_fill_the_hand() -> None:
    described = told({"hand": ["red", "blue", "?", "?", "?"]}, phase="draw")
    found = ruling(QUESTIONS, described, QUESTIONS.hear(described, "Red: draw left"))
    assert found.outcome is ILLEGAL
    assert found.nodes < 40


@pytest.mark.parametrize(
    "said",
    ["draw left left right right, discard red blue brown yellow; play purple for workers",
     "draw left left left left; discard red red blue blue; play yellow for workers; done"],
)  # fmt: skip
def test_bruges_person_activate_text__a_card_more_than_is_drawn(said: str) -> None:
    """Few tables are tried: what is said is drawn wherever it may be."""
    described = told({"persons": [once("draw 4; discard 4")], "hand": "?"})
    found = ruling(QUESTIONS, described, QUESTIONS.hear(described, f"Red: use ada, {said}"))
    assert found.outcome is DEPENDS
    assert found.nodes < 40


def test_bruges_person_activate_text__four_colours_beside_three_unknown() -> None:
    """What was drawn beside one hand may be drawn beside another: then all of them are gone through."""
    red = {"persons": [once("draw 4; discard 4")], "hand": ["?"] * 3, "played": 0}
    assert asked("use ada, draw left left left left, discard red blue brown yellow", red).outcome is LEGAL


LAID_OUT: Final = [f"{colour}-{n}" for colour in THREES for n in range(1, 33)]
"""All cards but one of each colour."""

BESIDE: Final[tuple[tuple[str, dict[str, Any], dict[str, Any], list[str]], ...]] = (
    ("bruges.threat.deal__a-low-die", {"threats": {"blue": 3}}, {"phase": "troubles", "dice": {"blue": 4}},
     ["threats-beyond-circle"]),
    ("bruges.threat.deal__a-high-die", {"threats": {"blue": 3}}, {"phase": "troubles", "dice": {"blue": 5}}, []),
    ("bruges.threat.deal__another-die", {"threats": {"blue": 3}}, {"phase": "troubles", "dice": {"red": 1}}, []),
    ("bruges.setup.majorities__one-twice", {"majorities": ["persons", "persons"]}, {}, ["same-majority-twice"]),
    ("bruges.end.last-round-later__used-up-in-the-third-phase", {}, {"deck": {"extra": 0}}, []),
    ("bruges.end.last-round__used-up-before-the-dice", {}, {"deck": {"extra": 0}, "phase": "roll"},
     ["extra-pile-unfit"]),
    ("bruges.draw.pile-replaced__too-few-cards-for-it", {"hand": []}, {"discard": LAID_OUT, "last-round": "?"}, []),
    ("bruges.draw.pile-replaced__too-few-cards-and-more-rounds", {"hand": []}, {"discard": LAID_OUT},
     ["extra-pile-unfit"]),
)  # fmt: skip


@pytest.mark.parametrize(("red", "top", "codes"), [pytest.param(*rest, id=name) for name, *rest in BESIDE])
def test_what_cannot_lie_beside_each_other(red: dict[str, Any], top: dict[str, Any], codes: list[str]) -> None:
    assert [fault.code for fault in ROOM.faults(told(red, **top)) if fault.severity is Severity.IMPOSSIBLE] == codes


def test_bruges_person_activate__as_many_houses_as_cards_lie_underneath() -> None:
    """Of two persons who live there one is the one that is used."""
    red = {"persons": "?", "empty": ["blue"], "underneath": ["blue-27", "brown-7", "yellow-7"]}
    assert asked("use purple-4, draw left", {**red, "workers": {"blue": 1}}).outcome is DEPENDS


def test_bruges_threat_deal__is_not_brought_by_what_was_decided_before() -> None:
    top = {"phase": "troubles", "dice": {**THREES, "yellow": 6}, "start": "Red"}
    verdict = asked("raid", {"threats": {"yellow": 3}}, **top)
    assert [(gain.seat, gain.what, gain.amount) for gain in verdict.gains] == [(0, "florins", -5), (0, "threats", -3)]


def test_bruges_person_activate_text__a_tile_that_a_text_takes_is_taken_by_the_text() -> None:
    """No fire has taken it."""
    table = told(GAVE, pending={"effect": [job("Blue", "others lose canal", 1)]}, blue={"canals": [1, 0]})
    (gain,) = settle(ROOM, table, "Blue: lose left").gains
    assert (gain.what, gain.amount, gain.rule.id) == ("canals", -1, "bruges.person.activate-text")
