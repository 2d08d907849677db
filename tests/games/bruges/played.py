"""Tables of Bruges in play for tests: described as a file would, asked and played by sentences."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import Any

from courtroll.verifier.games.bruges.document import Described, read
from courtroll.verifier.games.bruges.moves.decisions import Decision
from courtroll.verifier.games.bruges.play.engine import BRUGES
from courtroll.verifier.games.bruges.room import ROOM
from courtroll.verifier.games.bruges.settle.turns import after_so_far
from courtroll.verifier.games.bruges.table.playing import Playing
from courtroll.verifier.kernel.chance import Seeded
from courtroll.verifier.kernel.game import Step
from courtroll.verifier.kernel.legality import Objection

NONE = dict.fromkeys(("blue", "brown", "yellow", "red", "purple"), 0)
DICE = {"blue": 2, "brown": 1, "yellow": 6, "red": 5, "purple": 3}


def person(name: str, colour: str = "blue", **more: object) -> dict[str, object]:
    """A person as a file describes it; without a price it is free."""
    return {"name": name, "colour": colour, **({} if {"price", "points"} & more.keys() else {"points": 0}), **more}


def document(
    red: Mapping[str, object] = {},
    blue: Mapping[str, object] = {},
    green: Mapping[str, object] | None = None,
    **top: object,
) -> dict[str, object]:
    """A table of two or three players at which it is Red's turn. Keys have `_` for `-`."""
    whole: dict[str, object] = {"florins": 10, "workers": NONE, "threats": NONE, "canals": [0, 0], "statues": []}
    players = [
        {"name": name, "points": 5, **whole, **{key.replace("_", "-"): value for key, value in told.items()}}
        for name, told in (("Red", red), ("Blue", blue), ("Green", green))
        if told is not None
    ]
    keys = {key.replace("_", "-"): value for key, value in top.items()}
    return {"game": "bruges", "moment": "turn", "turn": "Red", "start": "Red", "dice": DICE, "player": players, **keys}


def told(**keys: Any) -> Described:
    described = read(document(**keys))
    assert not isinstance(described, tuple), described
    return described


def table(**keys: Any) -> Playing:
    state = after_so_far(told(**keys))
    assert state is not None
    return state


def heard(state: Playing, sentence: str) -> tuple[int, Iterator[Decision]]:
    found = ROOM.hear(sentence, state)
    return found.seat, (decision for orders in found.moves for decision in orders[0])


def objections(state: Playing, sentence: str) -> tuple[Objection, ...]:
    """What objects to the last decision of a sentence whose others are done."""
    seat, decisions = heard(state, sentence)
    *first, last = decisions
    for decision in first:
        state = BRUGES.run(state, decision, Seeded(Random(1))).state
    return BRUGES.objections(state, last, seat)


def refused(state: Playing, sentence: str) -> list[tuple[str, str]]:
    """Code and rule of everything that objects."""
    return [(objection.code.value, objection.rule.id) for objection in objections(state, sentence)]


def steps(state: Playing, sentence: str, seed: int = 1) -> list[Step[Playing]]:
    """What the decisions of a sentence lead to, one after the other; of several orders the first that is legal."""
    found, out = ROOM.hear(sentence, state), list[Step[Playing]]()
    for orders in found.moves:
        done = next(filter(None, (_done(state, order, found.seat, seed) for order in orders)), None)
        assert done is not None, refused(state, sentence)
        out += done
        state = out[-1].state
    return out


def _done(state: Playing, order: Sequence[Decision], seat: int, seed: int) -> list[Step[Playing]]:
    out = []
    for decision in order:
        if BRUGES.objections(state, decision, seat):
            return []
        out.append(BRUGES.run(state, decision, Seeded(Random(seed))))
        state = out[-1].state
    return out


def after(state: Playing, *sentences: str) -> Playing:
    for sentence in sentences:
        state = steps(state, sentence)[-1].state
    return state


def gained(state: Playing, sentence: str, seat: int = 0) -> dict[tuple[str, ...], int]:
    """The goods of a player that change, by what and of which colour or side."""
    out: dict[tuple[str, ...], int] = {}
    for step in steps(state, sentence):
        for gain in step.gains:
            if gain.seat == seat:
                key = (gain.what.value, *(() if gain.of is None else gain.of[1:]))
                out[key] = out.get(key, 0) + gain.amount
    return {key: amount for key, amount in out.items() if amount}


def scored(state: Playing, sentence: str) -> list[tuple[int, int, str]]:
    """Seat, points and rule of every line."""
    return [(line.seat, line.points, line.rule.id) for step in steps(state, sentence) for line in step.lines]
