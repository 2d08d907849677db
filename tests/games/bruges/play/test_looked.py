"""What each check names that it looked at, where, and of which pieces: verdicts rest on all of it."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any, Final

import pytest

from courtroll.verifier.games.bruges.moves.decisions import Roll
from courtroll.verifier.games.bruges.play.engine import BRUGES
from courtroll.verifier.games.bruges.table.pieces import CANALS, FLORIN, THREATS, WORKERS, Side
from courtroll.verifier.games.bruges.table.state import CanalSpace, Section
from courtroll.verifier.kernel.chance import Seeded
from courtroll.verifier.kernel.legality import Check, Lack
from courtroll.verifier.kernel.place import AtSeat
from courtroll.verifier.kernel.reading import Path
from tests.games.bruges.played import heard, person, steps, table
from tests.games.looked import Seen, hold

RED, BLUE, BROWN, YELLOW, OF_RED, PURPLE = 1, 0, 1, 2, 3, 4
"""Red's row of pieces, and colours by number."""
SO_FAR: Final[tuple[Path, ...]] = (("so-far",),)
LEFT: Final = Section(0, Side.LEFT)
RIGHT: Final = Section(0, Side.RIGHT)
FIRE: Final[dict[str, Any]] = {"red": {"threats": {"red": 3}, "canals": [2, 0]}, "phase": "troubles"}
PLAGUE: Final[dict[str, Any]] = {"red": {"threats": {"brown": 3}}, "phase": "troubles"}
COLOURS: Final = ("blue", "brown", "yellow", "red", "purple")
DICE: Final = tuple(("dice", colour) for colour in COLOURS)


def mine(*keys: str) -> tuple[Path, ...]:
    return tuple(("player", 0, key) for key in keys)


def tiles(side: int) -> tuple[Path, ...]:
    return (("player", 0, "canals", side),)


def checks(state: Any, sentence: str) -> list[Check]:
    """Those of the last decision of a sentence whose others are done."""
    seat, decisions = heard(state, sentence)
    *first, last = decisions
    for decision in first:
        state = BRUGES.run(state, decision, Seeded(Random(1))).state
    return list(BRUGES.checks(state, last, seat))


def helper(works: str, effect: str, **more: object) -> dict[str, object]:
    return {"red": {"persons": [person("Helper", works=works, effect=effect, house="red")], **more}}


HAND: Final = (*mine("hand"), ("drawn", "cards", 99))
ONE_RED: Final[Mapping[str, Any]] = {"red": {"hand": ["red-1"], "canals": [3, 0]}}
CASES: Final[Mapping[str, tuple[Mapping[str, Any], str, Mapping[str, Seen]]]] = {
    "bruges.draw.five__bruges.draw.choice": (
        {"phase": "draw", "red": {"hand": 4}}, "Red: draw left",
        {"hand-full": Seen((("player", 0, "hand", "size"), *mine("blind", "persons"))),
         "pile-empty": Seen((("deck", "piles"),))},
    ),
    "bruges.draw.extra-front": (
        {"red": {"hand": 1, "workers": {"red": 1}, "persons": [
            person("Helper", works="worker-red", effect="draw 1", house="red")]}}, "Red: use helper; draw left",
        {"pile-empty": Seen((("deck", "piles"),))},
    ),
    "bruges.threat.third__raid": (
        {"phase": "troubles", "red": {"threats": {"yellow": 2}}}, "Red: raid",
        {"no-such-trouble": Seen(lack=Lack(RED, THREATS + YELLOW, 1))},
    ),
    "bruges.threat.third__whose-colour-is-not-printed": (
        {"phase": "troubles", "red": {"threats": {"brown": 3, "yellow": 3}}}, "Red: plague",
        {
            "no-such-trouble": Seen((("equipment", "troubles"),), lack=Lack(RED, THREATS + BROWN, 0)),
            "must-lose": Seen(mine("persons")),
        },
    ),
    "bruges.threat.plague": (
        PLAGUE | {"equipment": {"persons": [person("Helper")]}}, "Red: plague helper",
        {"no-such-person": Seen(mine("persons"))},
    ),
    "bruges.threat.fire__a-person": (
        FIRE | {"equipment": {"persons": [person("Helper")]}}, "Red: fire helper",
        {"no-such-person": Seen(mine("persons")), "no-such-trouble": Seen(lack=Lack(RED, THREATS + OF_RED, 0))},
    ),
    "bruges.threat.fire__a-house": (FIRE, "Red: fire red", {"no-such-house": Seen(mine("empty", "persons"))}),
    "bruges.threat.fire__a-section": (
        FIRE, "Red: fire right", {"no-such-tile": Seen(tiles(1), RIGHT, Lack(RED, CANALS + 1, 1))},
    ),
    "bruges.threat.fire__a-space-beyond": (
        FIRE, "Red: fire left 4",
        {
            "no-such-tile": Seen(tiles(0), CanalSpace(0, Side.LEFT, 4), Lack(RED, CANALS, 2)),
            "not-outermost": Seen(tiles(0), CanalSpace(0, Side.LEFT, 4), Lack(RED, CANALS, 0)),
        },
    ),
    "bruges.threat.fire-outermost": (
        FIRE, "Red: fire left 1",
        {
            "no-such-tile": Seen(tiles(0), CanalSpace(0, Side.LEFT, 1), Lack(RED, CANALS, 0)),
            "not-outermost": Seen(tiles(0), CanalSpace(0, Side.LEFT, 1), Lack(RED, CANALS, -1)),
        },
    ),
    "bruges.reputation.too-poor__bruges.reputation.no-price": (
        {"phase": "advance", "red": {"florins": 2}}, "Red: advance",
        {
            "second-step": Seen(SO_FAR), "no-step-price": Seen(DICE),
            "too-few-florins": Seen(DICE[:2], lack=Lack(RED, FLORIN, 1)),
            "track-end": Seen((*mine("reputation"), ("equipment", "reputation-steps"))),
        },
    ),
    "bruges.reputation.too-poor__any-die-could-make-it-dearer": (
        {"phase": "advance", "red": {"florins": 4}}, "Red: advance",
        {"too-few-florins": Seen(DICE, lack=Lack(RED, FLORIN, 0))},
    ),
    "bruges.reputation.too-poor__as-much-as-is-there": (
        {"phase": "advance", "red": {"florins": 3}}, "Red: advance",
        {"too-few-florins": Seen(DICE, lack=Lack(RED, FLORIN, 0))},
    ),
    "bruges.action.threat": (
        ONE_RED, "Red: play red-1 for threat",
        {
            "card-not-in-hand": Seen(HAND), "second-card": Seen((*SO_FAR, *mine("played"))),
            "no-threat-of-colour": Seen(lack=Lack(RED, THREATS + OF_RED, 1)),
        },
    ),
    "bruges.action.house": (
        ONE_RED, "Red: play red-1 for house", {"no-worker-of-colour": Seen(lack=Lack(RED, WORKERS + OF_RED, 1))},
    ),
    "bruges.action.house__a-worker-is-there": (
        {"red": {"hand": ["red-1"], "workers": {"red": 3}}}, "Red: play red-1 for house",
        {"no-worker-of-colour": Seen(lack=Lack(RED, WORKERS + OF_RED, 0))},
    ),
    "bruges.canal.card__bruges.canal.price": (
        {"red": {"hand": ["red-1"], "canals": [3, 0], "florins": 2}}, "Red: play red-1 for canal left",
        {
            "section-full": Seen((), CanalSpace(0, Side.LEFT, 4), Lack(RED, CANALS, 0)),
            "wrong-canal-colour": Seen(
                (("equipment", "canal-colours", 0, 0, 3), *tiles(0)), CanalSpace(0, Side.LEFT, 4)
            ),
            "too-few-florins": Seen(
                (("equipment", "canal-prices", 3), *tiles(0)), CanalSpace(0, Side.LEFT, 4), Lack(RED, FLORIN, 2)
            ),
        },
    ),
    "bruges.canal.outward": (
        ONE_RED, "Red: play red-1 for canal right 3",
        {
            "canal-gap": Seen((), CanalSpace(0, Side.RIGHT, 3), Lack(RED, CANALS + 1, 2)),
            "wrong-canal-colour": Seen(
                (("equipment", "canal-colours", 0, 1, 2), *tiles(1)), CanalSpace(0, Side.RIGHT, 3)
            ),
            "too-few-florins": Seen(
                (("equipment", "canal-prices", 2), *tiles(1)), CanalSpace(0, Side.RIGHT, 3), Lack(RED, FLORIN, 0)
            ),
        },
    ),
    "bruges.canal.outward__beyond-what-is-built": (
        ONE_RED, "Red: play red-1 for canal left 5",
        {"canal-gap": Seen((), CanalSpace(0, Side.LEFT, 5), Lack(RED, CANALS, 1))},
    ),
    "bruges.canal.section": (
        {"red": {"hand": ["red-1"], "canals": [0, 5], "sections": ["right"]}}, "Red: play red-1 for canal right",
        {"section-full": Seen((), RIGHT, Lack(RED, CANALS + 1, -1))},
    ),
    "bruges.action.person__bruges.action.person-price": (
        {"red": {"hand": [person("Prince", "purple", price=9)], "empty": ["blue"], "florins": 2}},
        "Red: play prince for person blue",
        {
            "no-empty-house": Seen(mine("empty")),
            "too-few-florins": Seen((*mine("hand"), ("equipment", "persons")), lack=Lack(RED, FLORIN, 7)),
        },
    ),
    "bruges.action.person-price__a-card-that-nobody-typed": (
        {"red": {"hand": ["red-2"], "empty": ["blue"], "florins": 12}}, "Red: play red-2 for person blue",
        {"too-few-florins": Seen(
            (*mine("hand"), ("equipment", "persons")), lack=Lack(RED, FLORIN, 0), used=("persons",))},
    ),
    "bruges.person.worker-cost": (
        helper("worker-yellow", "play 1", workers={"yellow": 0}), "Red: use helper",
        {
            "card-at-once": Seen(SO_FAR),
            "not-in-area": Seen(mine("persons")), "used-this-round": Seen(mine("persons")),
            "no-worker-for-person": Seen(mine("persons"), lack=Lack(RED, WORKERS + YELLOW, 1)),
            "use-in-vain": Seen(mine("persons", "hand")),
        },
    ),
    "bruges.person.worker-cost__two-workers-are-there": (
        helper("worker-yellow", "florins 1", workers={"yellow": 2}), "Red: use helper",
        {"no-worker-for-person": Seen(mine("persons"), lack=Lack(RED, WORKERS + YELLOW, 0))},
    ),
    "bruges.person.laurel": (
        {"red": {"persons": [person("Helper", laurel={"points": 1}, house="red")]}}, "Red: use helper",
        {"works-by-itself": Seen(mine("persons"))},
    ),
    "bruges.person.worker-cost__a-card-that-nobody-typed": (
        {"red": {"persons": [{"name": "red-4", "house": "red"}]}}, "Red: use red-4",
        {
            "used-this-round": Seen(mine("persons"), used=("persons",)),
            "no-worker-for-person": Seen(mine("persons"), lack=Lack(RED, WORKERS + PURPLE, 1), used=("persons",)),
            "use-in-vain": Seen((*mine("persons"), ("deck", "piles")), used=("persons",)),
        },
    ),
    "bruges.person.lightning-once__a-card-that-nobody-typed": (
        {"red": {"persons": [{"name": "red-1", "house": "red"}]}}, "Red: use red-1",
        {"works-by-itself": Seen(mine("persons"), used=("persons",))},
    ),
    "bruges.action.extra-card__an-end": (
        {"red": {"hand": 1}}, "Red: done",
        {"card-at-once": Seen(SO_FAR), "no-card-yet": Seen((*SO_FAR, *mine("hand", "played")))},
    ),
    "bruges.person.activate-text__a-marker": (
        helper("once", "return 1", threats={"red": 1}), "Red: use helper; return blue",
        {"no-such-choice": Seen(lack=Lack(RED, THREATS + BLUE, 1))},
    ),
    "bruges.person.activate-text__a-card": (
        helper("once", "draw 1; discard 1", hand=["red-2"]), "Red: use helper; draw left; discard red-1",
        {"card-not-in-hand": Seen(HAND)},
    ),
    "bruges.canal.price__by-a-text": (
        helper("once", "canal 2", canals=[4, 3], florins=9), "Red: use helper; canal left",
        {
            "no-such-choice": Seen(tiles(0), LEFT, Lack(RED, CANALS, 0)),
            "too-few-florins": Seen((("equipment", "canal-prices", 4), *tiles(0)), LEFT, Lack(RED, FLORIN, 1)),
        },
    ),
    "bruges.canal.section__by-a-text-there-is-room-and-money": (
        helper("once", "canal 1", canals=[2, 0], florins=9), "Red: use helper; canal left",
        {
            "no-such-choice": Seen(tiles(0), LEFT, Lack(RED, CANALS, 0)),
            "too-few-florins": Seen((("equipment", "canal-prices", 2), *tiles(0)), LEFT, Lack(RED, FLORIN, 0)),
        },
    ),
    "bruges.canal.section__by-a-text": (
        helper("once", "canal 1", canals=[5, 0], sections=["left"]), "Red: use helper; canal left",
        {"no-such-choice": Seen(tiles(0), LEFT, Lack(RED, CANALS, -1))},
    ),
    "bruges.canal.section__by-a-text-on-the-right": (
        helper("once", "canal 1", canals=[0, 5], sections=["right"]), "Red: use helper; canal right",
        {"no-such-choice": Seen(tiles(1), RIGHT, Lack(RED, CANALS + 1, -1))},
    ),
    "bruges.person.activate-text__no-tile-to-lose": (
        {**helper("once", "others lose canal"), "blue": {"canals": [1, 0]}}, "Blue: use helper; lose right",
        {"no-such-choice": Seen((("player", 1, "canals", 1),), Section(1, Side.RIGHT), Lack(2, CANALS + 1, 1))},
    ),
    "bruges.action.order": (
        {"red": {"hand": 1}},
        "Blue: done",
        {"not-your-turn": Seen((("turn",), ("start",)), alone=True)},
    ),
    "bruges.round.phases": ({"phase": "draw"}, "Red: done", {"not-now-draw": Seen((("phase",),), alone=True)}),
}  # fmt: skip


@pytest.mark.parametrize(("told", "sentence", "seen"), CASES.values(), ids=CASES)
def test_a_check_names_what_it_looked_at(told: Mapping[str, Any], sentence: str, seen: Mapping[str, Seen]) -> None:
    hold(checks(table(**told), sentence), seen)


def test_bruges_threat_fire__without_a_loss_every_section_is_looked_at() -> None:
    seen = [(check.looked, check.where, check.lack) for check in checks(table(**FIRE), "Red: fire")][1:]
    assert seen == [
        (mine("empty", "persons"), None, None),
        (tiles(0), LEFT, Lack(RED, CANALS, -2)),
        (tiles(1), RIGHT, Lack(RED, CANALS + 1, 0)),
    ]


@pytest.mark.parametrize(
    ("effect", "paths"),
    [
        pytest.param("florins 1", (), id="florins"),
        pytest.param("if brown 1-3: florins 2", (("dice", "brown"),), id="a-die"),
        pytest.param("points 1 per groups", mine("persons"), id="groups"),
        pytest.param("points 1 per nobles", mine("persons"), id="a-group"),
        pytest.param("points 1 per persons", mine("persons"), id="persons"),
        pytest.param("points 1 per statues", mine("statues"), id="statues"),
        pytest.param("points 1 per threats", mine("threats"), id="threats"),
        pytest.param("points 1 per hand", mine("hand"), id="hand"),
        pytest.param("points 1 per red-houses", mine("empty", "persons"), id="houses"),
        pytest.param("draw 1", (("deck", "piles"),), id="draw"),
        pytest.param("discard 1", mine("hand"), id="discard"),
        pytest.param("return all", mine("threats"), id="return"),
        pytest.param("canal 2", (*mine("canals", "florins"), *(("equipment", "canal-prices", 0),) * 2), id="canal"),
        pytest.param("step 1", (*mine("reputation"), ("equipment", "reputation-steps")), id="step"),
        pytest.param("others give 2", (("player", 1, "workers"),), id="give"),
        pytest.param("others lose canal", (("player", 1, "canals"),), id="lose"),
    ],
)  # fmt: skip
def test_bruges_person_use_does_something__what_a_text_rests_on(effect: str, paths: tuple[Path, ...]) -> None:
    (last,) = (c for c in checks(table(**helper("once", effect)), "Red: use helper") if c.code.value == "use-in-vain")
    assert last.looked == (*mine("persons"), *paths)


@pytest.mark.parametrize("trouble", ["fire left", "raid", "flood", "intrigue", "plague"])
def test_bruges_threat_third__only_some_troubles_lean_on_what_is_not_printed(trouble: str) -> None:
    state = table(phase="troubles", red={"threats": dict.fromkeys(COLOURS, 3), "canals": [1, 0]})
    (step,) = steps(state, f"Red: {trouble}")
    assert step.used == (frozenset() if trouble in ("fire left", "raid") else {"troubles"})


def test_bruges_person_activate_text__points_are_told_of_the_person() -> None:
    (step,) = steps(table(**helper("once", "points 2")), "Red: use helper")
    assert [(line.points, line.where) for line in step.lines] == [(2, AtSeat(0, "Helper"))]


def test_bruges_dice_roll__anything_may_come() -> None:
    assert list(BRUGES.verbs[Roll].checks(table(phase="roll"), Roll())) == []


def test_bruges_person_activate_text__a_tile_that_another_loses() -> None:
    asked = steps(table(**helper("once", "others lose canal"), blue={"canals": [0, 1]}), "Red: use helper")[-1].state
    (found,) = checks(asked, "Blue: lose left")
    assert (found.where, found.lack) == (Section(1, Side.LEFT), Lack(2, CANALS, 1))
