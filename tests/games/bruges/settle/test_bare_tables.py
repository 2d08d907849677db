"""Files that tell next to nothing: what is left out speaks for the mover, and no stand-in makes anything illegal."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

import courtroll

CANALS = {"canal-colours": [["blue red yellow brown purple", "red blue yellow brown purple"]]}
NO_PRICES = dict.fromkeys(("blue", "brown", "yellow", "red", "purple"), 4)
COACHMAN = {"name": "coachman", "points": 3, "works": "worker-yellow", "effect": "play 1"}
MAYOR = {"name": "mayor", "points": 1, "works": "laurel"}
PRINCE = {"name": "prince", "colour": "purple"}
INVENTOR = {"name": "inventor", "points": 3, "works": "always", "effect": "hand 1"}


def bare(red: Mapping[str, object] = {}, blue: Mapping[str, object] = {}, **top: object) -> dict[str, Any]:
    """A table of two at which it is Red's turn; keys have `_` for `-`."""
    players = [{"name": "Red", "points": 10, **red}, {"name": "Blue", "points": 10, **blue}]
    keys = {key.replace("_", "-"): value for key, value in top.items()}
    return {"game": "bruges", "moment": "turn", "turn": "Red", **keys, "player": players}


def case(rule: str, name: str, table: dict[str, Any], question: str, verdict: str, *codes: str) -> Any:
    return pytest.param(table, question, verdict, set(codes), id=f"bruges.{rule}__{name}")


@pytest.mark.parametrize(
    ("table", "question", "verdict", "codes"),
    [
        case("draw.five", "a-hand-of-five", bare({"hand": 5}, phase="draw"), "draw left", "illegal", "hand-full"),
        case("draw.five", "the-sixth", bare(phase="draw"), "draw left left right left right left", "illegal",
             "hand-full"),
        case("draw.five", "more-after-the-last", bare({"hand": 4}, phase="draw"), "draw left right", "illegal",
             "hand-full"),
        case("draw.five", "nobody-knows-how-many", bare({"hand": "?"}, phase="draw"), "draw left", "depends",
             "hand-full"),
        case("draw.five", "with-an-inventor", bare({"hand": 5, "persons": [INVENTOR]}, phase="draw"), "draw left",
             "legal"),
        case("draw.five", "perhaps-with-one", bare({"hand": 5, "persons": "?"}, phase="draw"), "draw left", "depends",
             "hand-full"),
        case("threat.third", "twice", bare({"threats": {"yellow": 3}}, phase="troubles"), "raid; raid", "illegal",
             "no-such-trouble"),
        case("threat.other-colours", "assumed", bare({"threats": {"blue": 3}}, phase="troubles"), "intrigue", "legal"),
        case("threat.other-colours", "typed", bare({"threats": {"blue": 3}}, phase="troubles",
             equipment={"troubles": {"blue": "flood", "brown": "plague"}}), "intrigue", "illegal", "no-such-trouble"),
        case("threat.other-colours", "unknown", bare({"threats": {"blue": 3}}, phase="troubles",
             equipment={"troubles": {"blue": "?"}}), "flood", "depends", "no-such-trouble"),
        case("threat.plague", "a-printed-person", bare({"threats": {"brown": 3}}, phase="troubles"), "plague mayor",
             "legal"),
        case("threat.plague", "who-is-not-there", bare({"threats": {"brown": 3}, "persons": [MAYOR]},
             phase="troubles"), "plague bishop", "illegal", "no-such-person"),
        case("reputation.one-step", "two", bare({"florins": 9}, phase="advance", dice={"blue": 1}), "advance; advance",
             "illegal", "second-step"),
        case("reputation.one-step", "stay-after-it", bare({"florins": 9}, phase="advance", dice={"blue": 1},
             so_far=["advance"]), "stay", "legal"),
        case("reputation.too-poor", "no-florin-and-no-dice", bare({"florins": 0}, phase="advance"), "advance",
             "illegal", "too-few-florins"),
        case("reputation.last-step", "end-not-typed", bare({"reputation": 12}, phase="advance"), "advance", "legal"),
        case("reputation.last-step", "end-typed", bare({"reputation": 12}, phase="advance",
             equipment={"reputation-track": 12}), "advance", "illegal", "track-end"),
        case("reputation.last-step", "end-unknown", bare({"reputation": 12}, phase="advance",
             equipment={"reputation-track": "?"}), "advance", "depends", "track-end"),
        case("canal.card", "colours-not-typed", bare({"hand": ["red"], "canals": [0, 0]}), "play red for canal left",
             "legal"),
        case("canal.card", "colours-typed", bare({"hand": ["red"], "canals": [0, 0]}, equipment=CANALS),
             "play red for canal left", "illegal", "wrong-canal-colour"),
        case("canal.card", "one-colour-unknown", bare({"hand": ["red"], "canals": [0, 0]},
             equipment={"canal-colours": [["? red yellow brown purple", "red blue yellow brown purple"]]}),
             "play red for canal left", "depends", "wrong-canal-colour"),
        case("canal.outward", "the-space-said-is-judged", bare({"hand": ["red"], "canals": [0, 0]}, equipment=CANALS),
             "play red for canal left 2", "illegal", "canal-gap"),
        case("canal.price", "price-not-typed", bare({"hand": ["blue"], "canals": [2, 0], "florins": 1}),
             "play blue for canal left", "legal"),
        case("canal.price", "never-free", bare({"hand": ["blue"], "canals": [2, 0], "florins": 0}),
             "play blue for canal left", "illegal", "too-few-florins"),
        case("canal.price", "price-typed", bare({"hand": ["yellow"], "canals": [2, 0], "florins": 2},
             equipment={**CANALS, "canal-prices": [1, 2, 3, 4, 5]}), "play yellow for canal left", "illegal",
             "too-few-florins"),
        case("action.person", "every-reason", bare({"hand": [{**PRINCE, "price": 9}], "florins": 1, "houses": 1,
             "persons": [MAYOR]}), "play prince for person", "illegal", "no-empty-house", "too-few-florins"),
        case("action.person", "houses-unknown", bare({"hand": [PRINCE], "houses": "?", "persons": [MAYOR]}),
             "play prince for person", "depends", "no-empty-house"),
        case("action.person-price", "left-out", bare({"hand": [PRINCE], "empty": ["red"], "florins": 0}),
             "play prince for person", "legal"),
        case("action.person-price", "unknown", bare({"hand": [{**PRINCE, "price": "?"}], "empty": ["red"],
             "florins": 0}), "play prince for person", "depends", "too-few-florins"),
        case("action.person-price", "printed", bare({"hand": ["red"], "empty": ["red"], "florins": 8}),
             "play prince for person", "illegal", "too-few-florins"),
        case("action.one-card", "one-of-them-unknown", bare({"hand": ["red", "?"]}), "play blue for workers",
             "depends", "card-not-in-hand"),
        case("action.extra-card", "still-due", bare({"hand": ["red"], "persons": [COACHMAN]},
             so_far=["use coachman"]), "done", "illegal", "card-at-once"),
        case("action.extra-card", "not-the-turns-own", bare({"hand": ["red"]},
             so_far=["use coachman", "play brown for workers"]), "play red for workers; done", "legal"),
        case("action.extra-card", "no-third", bare({"hand": ["red", "blue"]},
             so_far=["use coachman", "play brown for workers"]), "play red for workers; play blue for workers",
             "illegal", "second-card"),
        case("action.extra-card", "who-works-is-not-told", bare(),
             "use red-5; play red for house; play blue for house; done", "legal"),
        case("action.extra-card", "a-hand-that-may-be-empty", bare({"hand": "?"}),
             "use red-5; play red for house; play blue for house; done", "depends", "use-in-vain"),
        case("person.use-does-something", "no-card-to-play", bare({"hand": []}),
             "use red-5; play red for house; play blue for house", "illegal", "use-in-vain"),
        case("person.lightning-once", "who-lives-there-is-not-told", bare({"hand": []}),
             "use red-1; play red for house", "illegal", "works-by-itself", "card-not-in-hand"),
        case("action.one-card", "something-done", bare(so_far="?"), "play red for workers", "depends", "second-card"),
        case("action.one-card", "a-card-and-something", bare(so_far=["play blue for workers", "?"]),
             "play red for workers", "depends", "second-card"),
        case("action.one-card", "two-more", bare(so_far=["play blue for workers", "?"]),
             "play red for workers; play red for workers", "illegal", "second-card"),
        case("reputation.one-step", "something-done", bare(phase="advance", so_far=["?"]), "advance", "depends",
             "second-step"),
        case("reputation.one-step", "a-step-and-something", bare(phase="advance", so_far=["advance", "?"]), "advance",
             "illegal", "second-step"),
        case("person.activate", "a-printed-person", bare(), "use servant, draw left", "legal"),
        case("person.activate", "no-house-for-one", bare({"houses": 0}), "use servant", "illegal", "not-in-area"),
        case("person.activate", "not-among-those-told", bare({"persons": [MAYOR]}), "use servant", "illegal",
             "not-in-area"),
        case("person.activate", "perhaps-the-unknown-one", bare({"persons": ["?"]}), "use servant", "depends",
             "not-in-area"),
        case("threat.plague", "somebody-lives-there", bare({"threats": {"brown": 3}, "houses": 2, "empty": []},
             phase="troubles"), "plague", "illegal", "must-lose"),
        case("draw.extra-front", "a-card-just-drawn", bare({"hand": []}),
             "use servant, draw left; play red for workers", "legal"),
        case("person.activate-text", "one-choice-unsaid", bare({"hand": ["red"]}),
             "use servant; play red for workers; done", "legal"),
        case("action.no-cards-left", "passed-over", bare({"hand": 0}, rulings={"no-cards-left": "skipped"}),
             "use accountant", "illegal", "not-your-turn"),
        case("person.icon", "unknown", bare({"persons": [{"name": "clerk", "works": "?"}]}), "use clerk", "depends",
             "works-by-itself"),
        case("person.icon", "left-out", bare({"persons": [{"name": "clerk"}]}), "use clerk", "legal"),
    ],
)  # fmt: skip
def test_a_bare_table(table: dict[str, Any], question: str, verdict: str, codes: set[str]) -> None:
    answer = courtroll.ask(table, f"Red: {question}")
    assert answer.verdict == verdict
    assert {reason.code for reason in answer.reasons} == codes
    if answer.verdict == "legal":
        assert answer.witness is not None
        assert courtroll.ask(answer.witness, f"Red: {question}").verdict == "legal"


@pytest.mark.parametrize(
    ("table", "fault"),
    [
        pytest.param(bare({"statues": [7], "canals": [5, 0]}, stack=[7, 6, 5, 4, 3, 2]), "stack-does-not-add-up",
                     id="bruges.setup.statue-stack__a-statue-at-a-player-too"),
        pytest.param(bare(stack=[7, 2]), "stack-does-not-add-up", id="bruges.setup.statue-stack__a-higher-one-stays"),
        pytest.param(bare(stack=[2]), "stack-does-not-add-up", id="bruges.statue.two__for-nobody-else"),
        pytest.param(bare({"reputation": 13}, equipment={"reputation-track": 12}), "beyond-reputation-track",
                     id="bruges.reputation.highest__typed"),
        pytest.param(bare({"persons": [{**INVENTOR, "used": True}]}), "never-turned",
                     id="bruges.person.infinity-upright__a-turned-inventor"),
        pytest.param(bare({"persons": [MAYOR], "houses": 0}), "more-persons-than-houses",
                     id="bruges.person.one-a-house__in-a-turn"),
        pytest.param(bare({"persons": [COACHMAN]}, so_far=["use coachman", "use coachman"]), "so-far-impossible",
                     id="bruges.person.worker-once__so-far"),
        pytest.param(bare(so_far=["done", "play red for workers"]), "so-far-impossible",
                     id="bruges.action.one-card__after-the-turn"),
    ],
)  # fmt: skip
def test_a_table_that_cannot_be(table: dict[str, Any], fault: str) -> None:
    assert fault in [each.code for each in courtroll.check(table).faults]


def test_bruges_statue_take__the_stack_told_says_which() -> None:
    table = bare({"hand": ["purple"], "canals": [4, 0]}, stack=[4, 3, 2])
    statues = [gain for gain in courtroll.ask(table, "Red: play purple for canal left").gives if gain.what == "statues"]
    assert [gain.amount for gain in statues] == [4]


def test_bruges_person_activate__the_printed_effect_and_price_are_known() -> None:
    gives = courtroll.ask(bare(), "Red: use accountant").gives
    assert [(gain.what, gain.amount) for gain in gives] == [("florins", 2)]
    laid = courtroll.ask(bare({"hand": ["red"]}), "Red: play prince for person red").gives
    assert ("florins", -9) in [(gain.what, gain.amount) for gain in laid]


@pytest.mark.parametrize(
    "table",
    [bare(so_far=["jump"]), bare({"persons": [{"name": "x", "works": "once", "effect": "on workers: florins 1"}]})],
    ids=["bruges.action.one-card__a-word-nobody-knows", "bruges.person.infinity-action__only-of-itself"],
)
def test_what_cannot_be_read(table: dict[str, Any]) -> None:
    with pytest.raises(courtroll.Unreadable):
        courtroll.check(table)
