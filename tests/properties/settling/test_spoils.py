"""Tables in play that are spoilt by a number just beyond its limit."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from random import Random
from typing import Any, Final

import pytest

from courtroll.properties.engines.answers import Document
from courtroll.properties.settling.spoils import (
    Beyond,
    Spoilt,
    Where,
    beyond_cannot_be,
    fault_landmark,
    in_phase,
    of_somebody,
    of_table,
    put,
    spoilt,
)
from courtroll.properties.settling.suite import settling_suite
from courtroll.verifier.games.palais_royal.rules.scoring import AT_END
from courtroll.verifier.games.palais_royal.table.codes import FaultCode
from courtroll.verifier.kernel.legality import Fault, Severity
from courtroll.verifier.kernel.place import AtSeat

SUITE: Final = settling_suite("palais-royal")
ROOM: Final = SUITE.room
STATE: Final = ROOM.begin({"courtroll": 1, "game": "palais-royal", "players": ["Red", "Blue"]})
WHOLE: Final[Document] = ROOM.write(STATE)
GOLD: Final = Beyond("gold-below-zero", "palais-royal.box.coins", of_somebody("gold", 0))


def told(beyond: Beyond, by: int = 1) -> list[str]:
    return [breach.what for breach in beyond_cannot_be(Spoilt(ROOM, WHOLE, beyond, 3, by))]


def test_a_number_beyond_its_limit_is_a_fault_and_its_neighbour_is_none() -> None:
    assert told(GOLD) == told(GOLD, 5) == []


@pytest.mark.parametrize(
    ("beyond", "what"),
    [
        (replace(GOLD, code="no-such-fault"), "by 1 its fault is no-such-fault"),
        (replace(GOLD, rule="palais-royal.box.servants-each"), "by 1 its fault is gold-below-zero"),
        (replace(GOLD, where=of_somebody("gold", 1)), "by 1 its fault is gold-below-zero, and [] are told"),
        (replace(GOLD, where=of_somebody("gold", -1)), "its nearest neighbour has the fault gold-below-zero"),
    ],
)
def test_a_limit_that_is_another_is_told(beyond: Beyond, what: str) -> None:
    assert told(beyond)[0].startswith(what)


def test_a_fault_of_what_nobody_knows_is_told() -> None:
    """Whatever stands there, the player has less than nothing."""

    def where(document: Document, random: Random, by: int) -> tuple[tuple[str | int, ...], Any]:
        document["player"][0]["gold"] = -1
        return ("round",), document["round"]

    class Below(Spoilt):
        def faults(self, by: int, *, is_open: bool = False) -> Mapping[tuple[str, str], Fault] | None:
            return {(GOLD.code, GOLD.rule): Fault(FaultCode.GOLD_BELOW_ZERO, AT_END)}

    found = [breach.what for breach in beyond_cannot_be(Below(ROOM, WHOLE, replace(GOLD, where=where), 3, 1))]
    assert found[1] == 'it has the fault gold-below-zero where it tells "?"'


@pytest.mark.parametrize(
    ("told_as", "what"),
    [
        ((0, -1), "what gold-below-zero may be is told as -1, and one further beyond as -2"),
        ((-7, 0), "gold-below-zero is told by -7, and one further beyond by -7"),
    ],
)
def test_numbers_that_are_exchanged_or_stay_are_told(told_as: tuple[int, int], what: str) -> None:
    class Otherwise(Spoilt):
        def faults(self, by: int, *, is_open: bool = False) -> Mapping[tuple[str, str], Fault] | None:
            found, limit = told_as
            fault = Fault(FaultCode.GOLD_BELOW_ZERO, AT_END, None, Severity.IMPOSSIBLE, found, limit and -by)
            return {(GOLD.code, GOLD.rule): fault} if by and not is_open else {}

    assert next(iter(beyond_cannot_be(Otherwise(ROOM, WHOLE, GOLD, 3, 1)))).what == what


@pytest.mark.parametrize(
    ("fault", "what"),
    [
        (Fault(FaultCode.GOLD_BELOW_ZERO, AT_END, AtSeat(1, "gold"), found=-2, limit=0), None),
        (Fault(FaultCode.GOLD_BELOW_ZERO, AT_END, AtSeat(1, "gold"), found=-2, limit=9), None),
        (Fault(FaultCode.GOLD_BELOW_ZERO, AT_END, AtSeat(0, "gold"), found=-2, limit=0), "of seat 1 is told at AtSeat"),
        (Fault(FaultCode.GOLD_BELOW_ZERO, AT_END, AtSeat(1, "seals"), found=-2, limit=0), "of gold is told at seals"),
        (Fault(FaultCode.GOLD_BELOW_ZERO, AT_END, AtSeat(1, "gold"), found=0, limit=-1), "by 2 is told as 0, where -1"),
        (Fault(FaultCode.GOLD_BELOW_ZERO, AT_END, AtSeat(1, "gold"), found=-1, limit=9), "by 2 is told as -1, where 9"),
    ],
)
def test_a_fault_told_elsewhere_or_by_other_numbers_is_told(fault: Fault, what: str | None) -> None:
    class Told(Spoilt):
        def faults(self, by: int, *, is_open: bool = False) -> Mapping[tuple[str, str], Fault] | None:
            return {(GOLD.code, GOLD.rule): fault} if by == 2 and not is_open else {}

    gold = replace(GOLD, where=lambda document, random, by: (("player", 1, "gold"), -by))
    found = [breach.what for breach in beyond_cannot_be(Told(ROOM, WHOLE, gold, 3, 2))]
    assert found == [] if what is None else what in found[0]


def test_some_numbers_are_of_some_phases_only() -> None:
    where: Where = in_phase(("act",), of_table("played", limit=4), "phase")
    assert where({"phase": "act"}, Random(0), 2) == (("played",), 6)
    assert where({"phase": "draw"}, Random(0), 2) is None
    assert in_phase(("keep",), of_table("round", limit=1, sign=-1))({"pending": {"phase": "keep"}}, Random(0), 1) == (
        ("round",), 0,
    )  # fmt: skip
    ways = [each.beyond for each in spoilt(ROOM, WHOLE, [GOLD, replace(GOLD, where=lambda *_: None)], Random(0))]
    assert ways == [GOLD]


def test_a_part_is_put_where_it_is_named() -> None:
    document = {"player": [{"canals": [1, 2]}]}
    assert put(document, ("player", 0, "canals", 1), 6) == {"player": [{"canals": [1, 6]}]}
    assert put(document, ("pending", "left"), 6) == {**document, "pending": {"left": 6}}
    assert document == {"player": [{"canals": [1, 2]}]}


def test_what_shows_a_breach_is_the_spoilt_file() -> None:
    document = Spoilt(ROOM, WHOLE, GOLD, 3, 2).document
    assert sorted(player["gold"] for player in document["player"])[0] == -2


def test_a_landmark_tells_when() -> None:
    assert fault_landmark(GOLD) == "fault gold-below-zero"
    assert fault_landmark(replace(GOLD, when="late")) == "fault gold-below-zero, late"
