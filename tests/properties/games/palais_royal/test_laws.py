"""Palais Royal's laws: each holds for the built-in engine, and notices what breaks it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from courtroll.properties.engines.adapter import Spoken
from courtroll.properties.engines.engine import BuiltIn, Done
from courtroll.properties.games.palais_royal.laws.begin import begins_as_told
from courtroll.properties.games.palais_royal.laws.box import box_is_whole, one_way_only
from courtroll.properties.games.palais_royal.making.games import described, first_line, opening, shortened, simpler
from courtroll.properties.games.palais_royal.play_suite import SUITE
from courtroll.properties.play.laws import Begun, Moved
from courtroll.properties.play.machine import play_on
from courtroll.properties.play.watch import Tally, Watch
from courtroll.verifier.games.palais_royal.moves import decisions as d
from courtroll.verifier.games.palais_royal.room import ROOM
from courtroll.verifier.games.palais_royal.table import pieces
from courtroll.verifier.games.palais_royal.table.pieces import Room
from courtroll.verifier.games.palais_royal.table.playing import Playing
from courtroll.verifier.kernel.holdings import Holdings
from tests.games.palais_royal.turns import BLACK, RED, rooms, table
from tests.properties.engines import builtin_as_adapter

ENGINE = BuiltIn(SUITE.room)
MOST = 100
"""Steps of one game here."""


@pytest.mark.parametrize("seed", range(16))
def test_every_law_holds_at_every_step(seed: int) -> None:
    source = Random(seed)
    tally = Tally()
    watch = Watch(SUITE, ENGINE, first_line(source), tally, all_laws=True)
    play_on(watch, source, MOST)
    assert all(tally.held[law.name] == tally.steps for law in SUITE.step_laws)


def test_no_table_that_is_described_has_a_fault() -> None:
    for seed in range(80):
        document = described(Random(seed))
        for told in (document, *simpler(document)):
            state = ROOM.begin({"courtroll": 1, "game": "palais-royal", "position": told})
            assert isinstance(state, Playing), state
            assert ROOM.state_faults(state) == ()


def test_what_follows_from_the_rest_may_be_left_out() -> None:
    for seed in range(80):
        source = Random(seed)
        document = described(source)
        header = {"courtroll": 1, "game": "palais-royal", "position": document}
        less = shortened(document, source)
        assert ROOM.begin(header) == ROOM.begin(header | {"position": {"castle": document["castle"], **less}})


# ------------------------------------------------------------------------------------------ what is noticed


def held(state: Playing, row: int, column: int, more: int) -> Holdings:
    before = state.held[row]
    changed = (*before[:column], before[column] + more, *before[column + 1 :])
    return (*state.held[:row], changed, *state.held[row + 1 :])


def moved(before: Playing, after: Playing) -> Moved:
    return Moved(ENGINE, SUITE.room, before, RED, d.Done(), Done(after, ()), 1, 0, [])


TABLE = table(rooms(mint=2, office=1), rooms(king=1), park={"A1": {"servant": "Black"}, "C3": "empty"})
SPOILT: dict[str, tuple[Callable[[Moved], Any], Playing]] = {
    "a servant more": (box_is_whole, replace(TABLE, held=held(TABLE, Room.MINT, RED, 1))),
    "gold from nowhere": (box_is_whole, replace(TABLE, held=held(TABLE, pieces.supply(RED), pieces.COIN, 1))),
    "a card more": (box_is_whole, replace(TABLE, held=held(TABLE, pieces.hand(RED), pieces.CARDS, 1))),
    "a noble less": (box_is_whole, replace(TABLE, nobles=((0,) * 42, *TABLE.nobles[1:]))),
    "a servant inside": (box_is_whole, replace(TABLE, park=(*TABLE.park[:14], -2, *TABLE.park[15:]))),
    "a servant gone home": (one_way_only, replace(TABLE, park=(-1, *TABLE.park[1:]))),
    "a noble back": (one_way_only, replace(TABLE, park=(*TABLE.park[:14], 40, *TABLE.park[15:]))),
    "rooms changed": (one_way_only, replace(TABLE, castle=TABLE.castle[::-1])),
    "given to the common supply": (one_way_only, replace(TABLE, held=held(TABLE, pieces.common(RED), RED, 1))),
    "another's gold": (one_way_only, replace(TABLE, held=held(TABLE, pieces.supply(BLACK), pieces.COIN, -1))),
    "a card played that is gone": (
        lambda step: one_way_only(moved(step.done.state, TABLE)),
        replace(TABLE, held=held(TABLE, pieces.laid_open(RED), pieces.CARDS + 7, 1)),
    ),
}


@pytest.mark.parametrize("spoilt", SPOILT)
def test_a_spoilt_table_is_noticed(spoilt: str) -> None:
    law, after = SPOILT[spoilt]
    assert list(box_is_whole(moved(TABLE, TABLE))) == list(one_way_only(moved(TABLE, TABLE))) == []
    assert list(law(moved(TABLE, after))) != []


def other(told: dict[str, Any], key: str) -> dict[str, Any]:
    """The same document with something else under a key."""
    match told[key]:
        case bool(value):
            return told | {key: not value}
        case int(value):
            return told | {key: value + 1}
        case str(value):
            return told | {key: " ".join(value.split()[::-1]) if " " in value else "Nobody"}
        case list(value):
            return told | {key: value[1:] if value else [1]}
        case dict(value):
            first = next(iter(value), "gate")
            return told | {key: value | {first: "other" if isinstance(value.get(first), str | dict) else 99}}
        case _:
            raise AssertionError(key)


def begun(header: Any, told: Any) -> list[object]:
    return list(begins_as_told(Begun(ENGINE, SUITE.room, ENGINE.begin(header), told)))


@pytest.mark.parametrize("seed", range(12))
def test_a_table_that_was_described_otherwise_is_noticed(seed: int) -> None:
    position = described(Random(seed))
    header = {"courtroll": 1, "game": "palais-royal", "position": position}
    assert begun(header, header) == []
    for key in ("turn", "start", "round", "last-round", "castle", "deck", "discard", "park"):
        assert begun(header, {**header, "position": other(position, key)}), key
    for seat, player in enumerate(position["player"]):
        for key in ("name", "gold", "supply", "common", "servants", "nobles", "turned", "hand", "played"):
            players = [*position["player"][:seat], other(player, key), *position["player"][seat + 1 :]]
            assert begun(header, {**header, "position": position | {"player": players}}), key


@pytest.mark.parametrize("seed", range(12))
def test_a_new_game_that_was_told_otherwise_is_noticed(seed: int) -> None:
    header: Any = opening(Random(seed))
    assert begun(header, header) == []
    for key in ("players", "start"):
        assert begun(header, other(header, key)), key
    equipment = header["equipment"]
    for key in equipment.keys() & {"round-limit", "castle", "nobles", "card-costs"}:
        changed = equipment | {key: equipment[key][::-1]} if key == "nobles" else other(equipment, key)
        assert begun(header, {**header, "equipment": changed}), key


@pytest.mark.parametrize("seed", range(4))
def test_an_engine_that_only_speaks_is_held_as_well(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(builtin_as_adapter, "ROOM", SUITE.room)
    monkeypatch.setattr(builtin_as_adapter.BuiltInAsAdapter, "game", "palais-royal")
    source = Random(seed)
    engine = Spoken(builtin_as_adapter.BuiltInAsAdapter(), SUITE.room)
    watch = Watch(SUITE, engine, first_line(source), Tally(), all_laws=True)
    play_on(watch, source, 25)
