"""Every reason why a decision is refused, each with its rule; and the same table with the reason gone."""

from __future__ import annotations

from typing import Any

import pytest

from courtroll.verifier.games.bruges.moves.codes import Refusal
from tests.games.bruges.played import NONE, document, objections, person, refused, table

SERVANT = person("Servant", works="worker-red", effect="draw 1", house="red")
COACHMAN = person("Coachman", works="worker-yellow", effect="play 1", house="red")
ACCOUNTANT = person("Accountant", works="once", effect="florins 2", house="red")
ACROBAT = person("Acrobat", works="once", effect="canal 2", house="red")
JAILER = person("Jailer", works="once", effect="return 1", house="red")
CARD = person("Prince", "purple", price=9)

Case = tuple[str, dict[str, Any], dict[str, Any], str, Refusal, str]
CASES: tuple[Case, ...] = (
    ("bruges.draw.five", {"red": {"hand": 5}, "phase": "draw"}, {"red": {"hand": 4}, "phase": "draw"},
     "Red: draw left", Refusal.HAND_FULL, ""),
    ("bruges.draw.choice", {"phase": "draw", "deck": {"piles": [0, 9], "tops": ["red"]}},
     {"phase": "draw", "deck": {"piles": [1, 8], "tops": ["red", "red"]}}, "Red: draw left", Refusal.PILE_EMPTY, ""),
    ("bruges.draw.choice", {"phase": "act", "red": {"hand": ["red"], "workers": {"red": 1}, "persons": [SERVANT]},
                                   "deck": {"piles": [0, 1], "tops": ["blue"]}},
     {"red": {"hand": ["red"], "workers": {"red": 1}, "persons": [SERVANT]},
          "deck": {"piles": [1, 1], "tops": ["blue", "red"]}},
     "Red: use servant; draw left", Refusal.PILE_EMPTY, ""),
    ("bruges.threat.third", {"phase": "troubles", "red": {"threats": {"yellow": 2}}},
     {"phase": "troubles", "red": {"threats": {"yellow": 3}}}, "Red: raid", Refusal.NO_SUCH_TROUBLE, ""),
    ("bruges.threat.fire", {"phase": "troubles", "red": {"threats": {"red": 3}, "empty": ["blue"]}},
     {"phase": "troubles", "red": {"threats": {"red": 3}}}, "Red: fire", Refusal.MUST_LOSE, ""),
    ("bruges.threat.plague", {"phase": "troubles", "red": {"threats": {"brown": 3}, "persons": [SERVANT]}},
     {"phase": "troubles", "red": {"threats": {"brown": 3}}}, "Red: plague", Refusal.MUST_LOSE, ""),
    ("bruges.threat.fire", {"phase": "troubles", "red": {"threats": {"red": 3}, "empty": ["blue"]}},
     {"phase": "troubles", "red": {"threats": {"red": 3}, "empty": ["blue", "red"]}},
     "Red: fire red", Refusal.NO_SUCH_HOUSE, ""),
    ("bruges.threat.fire", {"phase": "troubles", "red": {"threats": {"red": 3}, "empty": ["blue"]},
                                "equipment": {"persons": [person("Servant")]}},
     {"phase": "troubles", "red": {"threats": {"red": 3}, "persons": [SERVANT]}},
     "Red: fire servant", Refusal.NO_SUCH_PERSON, ""),
    ("bruges.threat.plague", {"phase": "troubles", "red": {"threats": {"brown": 3}},
                                  "equipment": {"persons": [person("Servant")]}},
     {"phase": "troubles", "red": {"threats": {"brown": 3}, "persons": [SERVANT]}},
     "Red: plague servant", Refusal.NO_SUCH_PERSON, ""),
    ("bruges.threat.fire", {"phase": "troubles", "red": {"threats": {"red": 3}, "canals": [0, 1]}},
     {"phase": "troubles", "red": {"threats": {"red": 3}, "canals": [1, 1]}},
     "Red: fire left", Refusal.NO_SUCH_TILE, ""),
    ("bruges.threat.fire-outermost", {"phase": "troubles", "red": {"threats": {"red": 3}, "canals": [2, 0]}},
     {"phase": "troubles", "red": {"threats": {"red": 3}, "canals": [1, 0]}},
     "Red: fire left 1", Refusal.NOT_OUTERMOST, ""),
    ("bruges.reputation.no-price", {"phase": "advance", "dice": dict(NONE, blue=3, brown=4, yellow=5, red=6, purple=3)},
     {"phase": "advance"}, "Red: advance", Refusal.NO_STEP_PRICE, ""),
    ("bruges.reputation.too-poor", {"phase": "advance", "red": {"florins": 2}},
     {"phase": "advance", "red": {"florins": 3}}, "Red: advance", Refusal.TOO_FEW_FLORINS, ""),
    ("bruges.reputation.one-step", {"phase": "advance", "so_far": ["advance"]}, {"phase": "advance"},
     "Red: advance", Refusal.SECOND_STEP, ""),
    ("bruges.reputation.last-step", {"phase": "advance", "red": {"reputation": 12}},
     {"phase": "advance", "red": {"reputation": 11}}, "Red: advance", Refusal.TRACK_END, ""),
    ("bruges.action.one-card", {"red": {"hand": ["red-2"]}}, {"red": {"hand": ["red-1"]}},
     "Red: play red-1 for workers", Refusal.CARD_NOT_IN_HAND, ""),
    ("bruges.action.one-card", {"red": {"hand": ["red-1"]}, "so_far": ["play red-2 for florins"]},
     {"red": {"hand": ["red-1"]}}, "Red: play red-1 for workers", Refusal.SECOND_CARD, ""),
    ("bruges.action.extra-card",
     {"red": {"hand": ["red-1"], "persons": [{**COACHMAN, "used": True}]}, "so_far": ["play red-2 for florins"]},
     {"red": {"hand": ["red-1"]}}, "Red: play red-1 for workers", Refusal.SECOND_CARD, ""),
    ("bruges.action.one-card", {"red": {"hand": ["red-1"], "played": 4}}, {"red": {"hand": ["red-1"], "played": 3}},
     "Red: play red-1 for workers", Refusal.SECOND_CARD, ""),
    ("bruges.action.extra-card", {"red": {"hand": 2, "workers": {"yellow": 1}, "persons": [COACHMAN, ACCOUNTANT]}},
     {"red": {"hand": 2, "persons": [ACCOUNTANT], "workers": {"yellow": 1}}},
     "Red: use coachman; use accountant", Refusal.CARD_AT_ONCE, "-"),
    ("bruges.action.extra-card", {"red": {"hand": 2, "workers": {"yellow": 1}, "persons": [COACHMAN]}},
     {"red": {"hand": 0}}, "Red: use coachman; done", Refusal.CARD_AT_ONCE, "-"),
    ("bruges.action.one-card", {"red": {"hand": 1}}, {"red": {"hand": 0}}, "Red: done", Refusal.NO_CARD_YET, ""),
    ("bruges.action.threat", {"red": {"hand": ["red-1"], "threats": {"blue": 2}}},
     {"red": {"hand": ["red-1"], "threats": {"red": 1}}}, "Red: play red-1 for threat", Refusal.NO_THREAT_OF_COLOUR,
     ""),
    ("bruges.canal.card", {"red": {"hand": ["red-1"]}}, {"red": {"hand": ["red-1"], "canals": [3, 0]}},
     "Red: play red-1 for canal left", Refusal.WRONG_CANAL_COLOUR, ""),
    ("bruges.canal.section", {"red": {"hand": ["red-1"], "canals": [5, 0], "sections": ["left"]}},
     {"red": {"hand": ["red-1"], "canals": [3, 0]}}, "Red: play red-1 for canal left", Refusal.SECTION_FULL, ""),
    ("bruges.canal.outward", {"red": {"hand": ["red-1"], "canals": [3, 0]}},
     {"red": {"hand": ["red-1"], "canals": [3, 0]}}, "Red: play red-1 for canal left 5", Refusal.CANAL_GAP, "-"),
    ("bruges.canal.price", {"red": {"hand": ["red-1"], "canals": [3, 0], "florins": 3}},
     {"red": {"hand": ["red-1"], "canals": [3, 0], "florins": 4}}, "Red: play red-1 for canal left",
     Refusal.TOO_FEW_FLORINS, ""),
    ("bruges.action.house", {"red": {"hand": ["red-1"], "workers": {"blue": 3}}},
     {"red": {"hand": ["red-1"], "workers": {"red": 1}}}, "Red: play red-1 for house", Refusal.NO_WORKER_OF_COLOUR,
     ""),
    ("bruges.action.person", {"red": {"hand": [CARD], "empty": ["blue"]}}, {"red": {"hand": [CARD], "empty": ["red"]}},
     "Red: play prince for person red", Refusal.NO_EMPTY_HOUSE, ""),
    ("bruges.action.person-price", {"red": {"hand": [CARD], "empty": ["blue"], "florins": 8}},
     {"red": {"hand": [CARD], "empty": ["blue"], "florins": 9}},
     "Red: play prince for person blue", Refusal.TOO_FEW_FLORINS, ""),
    ("bruges.person.activate", {"blue": {"persons": [ACCOUNTANT]}}, {"red": {"persons": [ACCOUNTANT]}},
     "Red: use accountant", Refusal.NOT_IN_AREA, ""),
    ("bruges.person.worker-once", {"red": {"persons": [dict(SERVANT, used=True)], "workers": {"red": 1}}},
     {"red": {"persons": [SERVANT], "workers": {"red": 1}}}, "Red: use servant", Refusal.USED_THIS_ROUND, ""),
    ("bruges.person.infinity-round", {"red": {"persons": [ACCOUNTANT]}, "so_far": ["use accountant"]},
     {"red": {"persons": [ACCOUNTANT]}}, "Red: use accountant", Refusal.USED_THIS_ROUND, ""),
    ("bruges.person.worker-cost", {"red": {"persons": [SERVANT], "workers": {"blue": 1}}},
     {"red": {"persons": [SERVANT], "workers": {"red": 1}}}, "Red: use servant", Refusal.NO_WORKER_FOR_PERSON, ""),
    ("bruges.person.lightning-once", {"red": {"persons": [person("Alchemist", works="lightning", house="red")]}},
     {"red": {"persons": [person("Alchemist", works="once", house="red")]}},
     "Red: use alchemist", Refusal.WORKS_BY_ITSELF, ""),
    ("bruges.person.infinity-action", {"red": {"persons": [person("Lawyer", works="always", house="red",
                                                                 effect="on workers: workers 1 same")]}},
     {"red": {"persons": [person("Lawyer", works="once", house="red")]}},
     "Red: use lawyer", Refusal.WORKS_BY_ITSELF, ""),
    ("bruges.person.infinity-event", {"red": {"persons": [person("Inventor", works="always", house="red",
                                                                effect="hand 1")]}},
     {"red": {"persons": [person("Inventor", works="once", house="red")]}},
     "Red: use inventor", Refusal.WORKS_BY_ITSELF, ""),
    ("bruges.person.laurel", {"red": {"persons": [person("Bishop", laurel={"points": 1}, house="red")]}},
     {"red": {"persons": [person("Bishop", works="once", house="red")]}},
     "Red: use bishop", Refusal.WORKS_BY_ITSELF, ""),
    ("bruges.person.use-does-something", {"red": {"persons": [JAILER]}},
     {"red": {"persons": [JAILER], "threats": {"red": 1}}}, "Red: use jailer", Refusal.USE_IN_VAIN, ""),
    ("bruges.person.activate-text", {"red": {"persons": [JAILER], "threats": {"red": 1}}},
     {"red": {"persons": [JAILER], "threats": {"blue": 1}}}, "Red: use jailer; return blue", Refusal.NO_SUCH_CHOICE,
     ""),
    ("bruges.canal.section", {"red": {"persons": [ACROBAT], "canals": [5, 0], "sections": ["left"]}},
     {"red": {"persons": [ACROBAT], "canals": [4, 0]}}, "Red: use acrobat; canal left", Refusal.NO_SUCH_CHOICE, ""),
    ("bruges.action.order", {"red": {"hand": 1}}, {"red": {"hand": 0}}, "Blue: done", Refusal.NOT_YOUR_TURN, "-"),
    ("bruges.draw.order", {"phase": "draw"}, {"phase": "draw"}, "Blue: draw left", Refusal.NOT_YOUR_TURN, "-"),
    ("bruges.reputation.order", {"phase": "advance"}, {"phase": "advance"}, "Blue: stay", Refusal.NOT_YOUR_TURN, "-"),
    ("bruges.round.phases", {"phase": "draw"}, {"red": {"hand": 0}}, "Red: done", Refusal.NOT_NOW_DRAW, ""),
    ("bruges.end.time", {"phase": "over"}, {"red": {"hand": 0}}, "Red: done", Refusal.GAME_OVER, ""),
)  # fmt: skip


@pytest.mark.parametrize(
    ("rule", "bad", "good", "sentence", "code", "note"),
    [pytest.param(*case, id=f"{case[0]}__{case[4]}__{n}") for n, case in enumerate(CASES)],
)
def test_a_refusal_carries_its_rule(
    rule: str, bad: dict[str, Any], good: dict[str, Any], sentence: str, code: Refusal, note: str
) -> None:
    """`note` is "-" where the other table does not show the same sentence to be legal."""
    assert (code.value, rule) in refused(table(**bad), sentence)
    if note != "-":
        assert refused(table(**good), sentence) == []


def test_bruges_draw_none_left__neither_pile() -> None:
    state = table(phase="draw", deck={"piles": [0, 0]})
    assert refused(state, "Red: draw left") == [("pile-empty", "bruges.draw.none-left")]


def test_every_refusal_is_tried() -> None:
    tried = {case[4] for case in CASES}
    left = {Refusal(f"not-now-{phase}") for phase in ("act", "advance", "deal", "effect", "roll", "troubles")}
    assert set(Refusal) - tried == left


def test_what_is_looked_at_and_lacked_is_named() -> None:
    [objection] = objections(table(red={"hand": ["red-1"], "workers": {"blue": 3}}), "Red: play red-1 for house")
    assert objection.lack is not None
    assert objection.lack.n == 1
    [objection] = objections(table(phase="advance", red={"reputation": 12}), "Red: advance")
    assert objection.looked == (("player", 0, "reputation"), ("equipment", "reputation-steps"))


def test_a_document_of_tests_is_one() -> None:
    assert document()["turn"] == "Red"
