"""What a turn has done so far lies on the table: goods and cards that it brought are there, and what it took is not."""

from __future__ import annotations

from typing import Any, Final

import pytest

from courtroll.verifier.games.bruges.room import ROOM
from courtroll.verifier.games.bruges.table.codes import FaultCode
from courtroll.verifier.kernel.legality import Severity
from tests.games.bruges.played import person, told

ZOE: Final = person("Zoe", "blue", points=1, works="laurel", house="red")
ADA: Final = person("Ada", works="once", effect="florins 2", house="red")
LAWYER: Final = person("Lawyer", works="always", effect="on workers: workers 1 same", house="red")
ZED: Final = person("Zed", house="red")
HOST: Final = person("Host", works="always", effect="on florins: if brown 4-6: florins 3", house="red")
QUIET: Final[dict[str, Any]] = {"persons": [], "empty": []}
FIRE_AND: Final = {"phase": "troubles", "dice": {"red": 5, "yellow": 5, "blue": 5, "brown": 5, "purple": 5}}
TROUBLES: Final = {"equipment": {"troubles": {"blue": "flood", "brown": "plague", "purple": "intrigue"}}}
SECTIONS: Final = ["blue red yellow brown purple", "yellow blue red brown purple"]
CANALS: Final = {"equipment": {"canal-colours": [SECTIONS, "?"]}}

NOT_THERE: Final[tuple[tuple[str, dict[str, Any], dict[str, Any], list[str]], ...]] = (
    ("bruges.action.workers__too-few", {**QUIET, "workers": {"red": 1}}, {}, ["play red for workers"]),
    ("bruges.action.workers__one-by-a-text-lacks", {"persons": [LAWYER], "workers": {"red": 2}}, {},
     ["play red for workers"]),
    ("bruges.action.workers__who-lives-there-is-not-told", {"workers": {"red": 1}}, {}, ["play red for workers"]),
    ("bruges.action.florins__fewer-than-the-die", {**QUIET, "florins": 4}, {}, ["play red for florins"]),
    ("bruges.action.threat__no-point", {**QUIET, "points": 0}, {}, ["play red for threat"]),
    ("bruges.action.threat__there-were-three", {**QUIET, "threats": {"red": 2}}, {}, ["play red for threat"]),
    ("bruges.action.threat__the-card-is-in-the-hand", {**QUIET, "hand": ["red-1"]}, {}, ["play red-1 for threat"]),
    ("bruges.canal.card__no-tile", {**QUIET}, {}, ["play blue for canal left"]),
    ("bruges.canal.card__another-space", {"canals": [2, 0]}, {}, ["play blue for canal left 1"]),
    ("bruges.canal.card__a-space-beyond", {"canals": [2, 0]}, {}, ["play blue for canal left 3"]),
    ("bruges.canal.card__another-colour", {"canals": [1, 0]}, CANALS, ["play red for canal left"]),
    ("bruges.action.house__no-house", {**QUIET}, {}, ["play red for house"]),
    ("bruges.action.person__another-house", {"persons": [ZOE], "empty": []}, {}, ["play zoe for person blue"]),
    ("bruges.person.activate-text__fewer-florins", {"persons": [ADA], "florins": 1}, {}, ["use ada"]),
    ("bruges.person.activate-text__and-a-card", {"persons": [ADA], "florins": 6}, {},
     ["use ada", "play red for florins"]),
    ("bruges.threat.raid__florins-are-left", {"florins": 4, "threats": {"red": 3}, "canals": [1, 0]}, FIRE_AND,
     ["raid"]),
    ("bruges.threat.raid__markers-are-left", {"florins": 0, "threats": {"yellow": 1}}, FIRE_AND, ["raid"]),
    ("bruges.threat.flood__a-worker-is-left", {"workers": {"red": 1}, "threats": {"red": 3}},
     {**FIRE_AND, **TROUBLES}, ["flood"]),
    ("bruges.threat.plague__the-person-is-there", {"persons": [ZOE], "empty": []}, {**FIRE_AND, **TROUBLES},
     ["plague zoe"]),
    ("bruges.threat.fire__the-person-is-there", {"persons": [ZOE], "empty": []}, FIRE_AND, ["fire zoe"]),
    ("bruges.threat.fire__the-section-is-full", {"canals": [5, 0]}, FIRE_AND, ["fire left"]),
    ("bruges.draw.five__one-card-of-two", {"hand": 1}, {"phase": "draw"}, ["draw left", "draw right"]),
)  # fmt: skip

THERE: Final[tuple[tuple[str, dict[str, Any], dict[str, Any], list[str]], ...]] = (
    ("bruges.action.workers__built-with-since", {"workers": {"red": 1}, "empty": ["red"], "persons": []}, {},
     ["use coachman", "play red for workers", "play red for house"]),
    ("bruges.action.workers__nobody-told-how-many", {"workers": {"red": "?"}}, {}, ["play red for workers"]),
    ("bruges.action.workers__by-a-text-too", {"persons": [LAWYER], "workers": {"red": 3}}, {},
     ["play red for workers"]),
    ("bruges.action.florins__a-die-unknown", {**QUIET, "florins": 1}, {"dice": {"red": "?"}}, ["play red for florins"]),
    ("bruges.action.florins__a-text-unknown-may-cost-some", {"florins": 1, "persons": [ZED]}, {},
     ["play red for florins"]),
    ("bruges.action.florins__by-a-text-if-a-die-allows", {"florins": 5, "persons": [HOST]}, {"dice": {"red": 5}},
     ["play red for florins"]),
    ("bruges.action.florins__paid-since", {"florins": 0, "persons": [ZOE, ADA], "empty": []}, {},
     ["use ada", "play zoe for person"]),
    ("bruges.action.threat__returned", {**QUIET, "threats": {"red": 1}, "points": 1}, {}, ["play red for threat"]),
    ("bruges.canal.card__built", {"canals": [1, 0]}, CANALS, ["play blue for canal left 1"]),
    ("bruges.threat.raid__nothing-is-left", {"florins": 0, "threats": {"red": 3}}, FIRE_AND, ["raid"]),
    ("bruges.threat.intrigue__no-point-is-left", {"points": 0, "threats": {}}, {**FIRE_AND, **TROUBLES}, ["intrigue"]),
    ("bruges.threat.fire-person__back-in-the-hand", {"persons": [], "hand": [person("Zoe")]}, FIRE_AND, ["fire zoe"]),
    ("bruges.draw.five__blind", {"hand": 1, "blind": {"red": 1}}, {"phase": "draw"}, ["draw left", "draw right"]),
)  # fmt: skip


def found(red: dict[str, Any], top: dict[str, Any], so_far: list[str]) -> list[tuple[str, str]]:
    named = [person("Coachman", works="worker-yellow", effect="play 1")] if "use coachman" in so_far else []
    if named:
        red = {**red, "persons": [{**named[0], "house": "yellow"}]}
    described = told(red=red, so_far=so_far, **top)
    faults = (fault for fault in ROOM.faults(described) if fault.severity is Severity.IMPOSSIBLE)
    return [(fault.code, fault.rule.id) for fault in faults]


@pytest.mark.parametrize(("case", "red", "top", "so_far"), [pytest.param(*case, id=case[0]) for case in NOT_THERE])
def test_what_was_done_is_not_there(case: str, red: dict[str, Any], top: dict[str, Any], so_far: list[str]) -> None:
    assert found(red, top, so_far) == [(FaultCode.SO_FAR_NOT_ON_THE_TABLE, case.partition("__")[0])]


@pytest.mark.parametrize(("red", "top", "so_far"), [pytest.param(*case[1:], id=case[0]) for case in THERE])
def test_what_was_done_may_be_there(red: dict[str, Any], top: dict[str, Any], so_far: list[str]) -> None:
    assert found(red, top, so_far) == []
