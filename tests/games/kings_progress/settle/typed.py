"""A table with a typed map, on which a case changes what it is about."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from courtroll.calculator.arbiter import settle, witnesses
from courtroll.verifier.games.kings_progress.document import Described
from courtroll.verifier.games.kings_progress.room import ROOM
from courtroll.verifier.games.kings_progress.table.pieces import Courtier

INNS = dict.fromkeys(("a1", "a2", "a3", "b1", "b2", "c1", "c2", "c3"), 1) | dict.fromkeys(
    ("guildford", "kingston", "croydon"), 2
)
WAYS = [
    "a1 - a2 - a3", "b1 - b2", "c1 - c2 - c3", "a1 - guildford - a2", "a3 - guildford - london", "b1 - kingston - b2",
    "kingston - london - croydon - c1", "c2 - croydon - c3", "guildford - windsor - kingston",
    "kingston - nonsuch - croydon", "croydon - greenwich - guildford", "chamberlain - a1", "chaplain - a2",
    "knight - a3", "mistress - b1", "privy-seal - b2", "secretary - c1", "steward - c2", "treasurer - c3",
]  # fmt: skip
PAIRS = [
    ["title 1", "land 0"], ["money 0", "office 2"], ["castle 2", "office 0"], ["land 1", "money 1"],
    ["title 0", "castle 0"], ["office 1", "title 2"],
]  # fmt: skip
Table = dict[str, Any]
OUT = object()
"""In place of a value: the key is left out."""


def table(said: Mapping[str, Any]) -> Table:
    """Adam's turn in round 1. Keys of a player are changed by the name, places by `place`. Where turns are over
    the pawn is on the crown; arrivals have brought the last pairs.
    """
    pending = said.get("pending")
    are_over = isinstance(pending, dict) and pending.get("phase") in ("minor", "shed", "over")
    equipment = {"courts": ["windsor", "nonsuch", "greenwich"], "inns": INNS, "ways": WAYS, "court-track": 12}
    players: dict[str, Table] = {
        "Adam": {"hand": ["knight 2", "knight 0", "steward 1"], "builds": {"knight": [2, 0]}, "major": ["knight"]},
        "Beth": {"hand": 3, "builds": {"knight": [1]}, "major": [], "minor": ["knight"]},
        "Carl": {"hand": 3, "builds": {}, "major": [], "minor": []},
    }
    out: Table = {
        "game": "kings-progress", "moment": "turn", "round": 1, "turn": "Adam", "king": "Carl",
        "pawn": 12 if are_over else 5, "court": "windsor", "face-up": ["chaplain 0", "mistress 2", "steward 1"],
        "pairs": PAIRS, "singles": ["castle 1", "land 3", "money 2", "office 3", "title 3", "castle 3"],
    }  # fmt: skip
    arrived = said.get("arrived", ())
    brought = (
        0 if isinstance(arrived, str) else len(arrived) - (isinstance(pending, dict) and pending.get("phase") == "gift")
    )
    out["pairs"] = [*PAIRS[: len(PAIRS) - brought], *([],) * brought]
    at = {courtier.word: "home" for courtier in Courtier if courtier.word not in arrived}
    out["at"] = at | said.get("place", {})
    for key, value in said.items():
        if key in players:
            players[key] |= value
        elif key == "equipment":
            equipment |= value
        elif key != "place":
            out[key] = value
    listed = [{"name": name, "points": 1, "minor": [], **keys} for name, keys in players.items()]
    out["player"] = [_without_out(player) for player in listed]
    out["equipment"] = _without_out(equipment)
    return _without_out(out)


def _without_out(keys: Table) -> Table:
    return {key: value for key, value in keys.items() if value is not OUT}


def asked(said: Mapping[str, Any], question: str) -> tuple[str, set[str], list[str]]:
    """The verdict, the codes against it, and what it rests on; the verdict is "impossible" with the faults' codes where
    the table cannot be. What shows it is a table that can be.
    """
    described = ROOM.read(table(said))
    assert isinstance(described, Described), described
    faults = ROOM.faults(described)
    if any(fault.severity.value == "impossible" for fault in faults):
        return "impossible", {str(fault.code) for fault in faults}, []
    verdict = settle(ROOM, described, question)
    for witness in witnesses(ROOM, described, verdict):
        again = ROOM.read(witness)
        assert isinstance(again, Described), again
        assert ROOM.faults(again) == ()
    return str(verdict.outcome), {str(each.code) for each in verdict.reasons}, list(verdict.assumed)
