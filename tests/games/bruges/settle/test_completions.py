"""A file means its completions: what is legal on a whole table is never refused where some of it is left out."""

from __future__ import annotations

import copy
from random import Random
from typing import Any

import pytest

from courtroll.calculator.arbiter import settle
from courtroll.properties.games.bruges.making.games import middle
from courtroll.verifier.games.bruges.document import read
from courtroll.verifier.games.bruges.play.engine import BRUGES
from courtroll.verifier.games.bruges.room import ROOM
from courtroll.verifier.kernel.legality import Severity
from courtroll.verifier.kernel.settling.verdicts import Outcome
from tests.games.bruges.played import table

OF_A_PLAYER = (
    "florins", "workers", "threats", "houses", "empty", "persons", "underneath", "majorities", "canals", "sections",
    "statues", "reputation", "hand", "played",
)  # fmt: skip
OF_THE_TABLE = ("start", "dice", "stack", "discard", "deck", "last-round")


def less_told(position: dict[str, Any], seat: int, source: Random) -> dict[str, Any]:
    """The same file with some of what the player in turn has left out or typed "?", and some of the table left out."""
    out = copy.deepcopy(position)
    mine = out["player"][seat]
    for key in source.sample(OF_A_PLAYER, source.randrange(1, 5)):
        if source.randrange(2):
            mine.pop(key, None)
        elif key in mine:
            mine[key] = "?"
    for key in source.sample(OF_THE_TABLE, source.randrange(3)):
        out.pop(key, None)
    return out


@pytest.mark.parametrize("seed", range(30))
def test_what_a_completion_accepts_is_not_refused(seed: int) -> None:
    source = Random(seed)
    state = ROOM.begin(middle(source))
    assert not isinstance(state, tuple)
    if BRUGES.decider(state) is None or state.turn.agenda:
        return
    seat = state.turn.mover
    decision = source.choice(BRUGES.legal_actions(state))
    for _ in range(3):
        described = read(less_told(ROOM.write(state), seat, source))
        assert not isinstance(described, tuple), described
        if all(fault.severity is Severity.DOUBTFUL for fault in ROOM.faults(described)):
            verdict = settle(ROOM, described, ROOM.say_move(decision, state, seat))
            assert verdict.outcome in (Outcome.LEGAL, Outcome.DEPENDS, Outcome.NOT_SETTLED), verdict


@pytest.mark.parametrize("sentence", ["take yellow", "play blue-4 for workers; play red-3 for workers", "draw left"])
def test_a_card_of_a_hand_is_of_a_colour_that_is_left(sentence: str) -> None:
    """Everything else is told, so that few tables are tried."""
    state = table(red={"hand": ["red-3", "blue-4"], "reputation": 1}, blue={"hand": ["purple-5", "blue-6"]})
    position: Any = ROOM.write(state)
    position["player"][0]["hand"][1] = position["player"][1]["hand"][1] = position["player"][0]["reputation"] = "?"
    position["dice"]["yellow"] = "?"
    described = read(position)
    assert not isinstance(described, tuple), described
    assert settle(ROOM, described, f"Red: {sentence}").outcome is Outcome.ILLEGAL
