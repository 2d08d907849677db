"""Small tables of Bruges in the middle of a game that cannot be, each for one reason alone."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final
from zlib import crc32

from courtroll.properties.engines.answers import Document
from courtroll.properties.engines.engine import BuiltIn
from courtroll.properties.play.laws import Begun, Breach, Law
from courtroll.verifier.kernel.legality import Severity

PERSON: Final = {"name": "Ada", "colour": "blue", "points": 0, "house": "red"}
TWO_PILES: Final = {"piles": [9, 0], "extra": 0}


def _table(rule: str, red: Document, **keys: Any) -> tuple[str, Document]:
    """A table of two, with its rule."""
    top = {key.replace("_", "-"): value for key, value in keys.items()}
    players = [{"name": "Red", "points": 5, **red}, {"name": "Blue", "points": 5}]
    return rule, {"game": "bruges", "moment": "turn", "turn": "Red", **top, "player": players}


BARRED: Final = (
    _table("bruges.threat.deal", {"threats": {"red": 3}}, phase="troubles", dice={"red": 4}),
    _table("bruges.threat.third", {"threats": {"red": 4}}, phase="troubles"),
    _table("bruges.threat.third", {"threats": {"red": 3}}),
    _table("bruges.dice.roll", {}, dice={"red": 7}),
    _table("bruges.action.four-cards", {"played": 5}),
    _table("bruges.action.four-cards", {"played": 1}, phase="advance"),
    _table("bruges.person.infinity-upright", {"persons": [{**PERSON, "works": "always", "used": True}]}),
    _table("bruges.person.rotated", {"persons": [{**PERSON, "works": "lightning", "used": True}]}),
    _table("bruges.person.rotated-back", {"persons": [{**PERSON, "works": "once", "used": True}]}, phase="roll"),
    _table("bruges.setup.piles", {}, deck={"piles": [34, 31], "extra": 99}),
    _table("bruges.draw.pile-replaced", {}, deck={"extra": 98}),
    _table("bruges.draw.pile-replaced", {}, deck={"piles": [9, 0], "extra": 99}),
    _table("bruges.draw.pile-halved", {}, deck=TWO_PILES, last_round=True),
    _table("bruges.end.last-round", {}, deck={"extra": 0}, phase="roll"),
    _table("bruges.draw.pile-replaced", {}, deck={"extra": 99}, last_round=True),
    _table("bruges.setup.statue-stack", {}, stack=[7, 6]),
    _table("bruges.person.one-a-house", {"houses": 1, "persons": [PERSON], "empty": ["blue"]}),
    _table("bruges.reputation.first-step", {"reputation": 3}, equipment={"reputation-steps": [1, 2, 4]}),
)
"""Each with a rule that speaks against it."""


def what_cannot_be(begun: Begun) -> Iterator[Breach]:
    """One of them for each game that begins."""
    if not isinstance(begun.engine, BuiltIn) or "position" in begun.header:
        return
    rule, document = BARRED[crc32(repr(begun.header).encode()) % len(BARRED)]
    read = begun.room.read(document)
    if isinstance(read, tuple) or all(each.severity is not Severity.IMPOSSIBLE for each in begun.room.faults(read)):
        yield Breach(f"nothing speaks against {document}", (rule,))


LAW: Final = Law("what-cannot-be", "Tables that cannot be are called impossible.", what_cannot_be)
