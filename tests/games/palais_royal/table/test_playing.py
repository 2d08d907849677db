"""What a table in play says of itself."""

from __future__ import annotations

from dataclasses import replace
from itertools import permutations
from typing import Final

import pytest

from courtroll.verifier.games.palais_royal.table.park import EMPTY, servant
from courtroll.verifier.games.palais_royal.table.pieces import COIN, Room, supply
from courtroll.verifier.games.palais_royal.table.playing import (
    Phase,
    Turn,
    clockwise,
    spot,
    steps_apart,
    with_fitting_park,
)
from courtroll.verifier.kernel.equipment import Source, Value
from tests.games.palais_royal.turns import BLACK, BOARD, GREEN, RED, table

CASTLE: Final = tuple(Room)
"""The rooms in their own order, three in a row."""


def test_clockwise() -> None:
    assert [clockwise(start, 3) for start in range(3)] == [(0, 1, 2), (1, 2, 0), (2, 0, 1)]


@pytest.mark.parametrize(
    ("source", "target", "apart"),
    [
        (Room.COURT, Room.COURT, (0, 0)),
        (Room.COURT, Room.STAIRWAY, (2, 0)),
        (Room.MINT, Room.STAIRWAY, (2, 1)),
        (Room.CARDINAL, Room.GATE, (1, 2)),
    ],
)
def test_palais_royal_stairway_step__rooms_lie_so_far_apart(source: Room, target: Room, apart: tuple[int, int]) -> None:
    assert steps_apart(CASTLE, source, target) == apart == steps_apart(CASTLE, target, source)


def test_rooms_that_nobody_laid_are_all_next_to_each_other() -> None:
    assert {steps_apart((), *pair) for pair in permutations(Room, 2)} == {(0, 1)}
    assert steps_apart((), Room.MINT, Room.MINT) == (0, 0)


def test_a_room_lies_in_a_column_and_a_row() -> None:
    assert [spot(CASTLE, room) for room in (Room.GATE, Room.MINT, Room.CARDINAL)] == [(1, 0), (0, 1), (2, 2)]


def test_what_a_player_has() -> None:
    state = table(black={"gold": 4, "servants": {"mint": 2}, "nobles": [1, 0, 3]})
    assert (state.players, state.gold(RED), state.gold(BLACK)) == (3, 9, 4)
    assert (state.servants(Room.MINT, BLACK), state.servants(Room.MINT, GREEN)) == (2, 0)
    assert state.supply(BLACK) == state.held[supply(BLACK)][BLACK]
    assert state.held[supply(BLACK)][COIN] == 4
    assert [len(state.taken(seat)) for seat in (RED, BLACK, GREEN)] == [0, 3, 0]
    assert state.nobles_left == sum(there >= 0 for there in state.park)


def test_palais_royal_edge_servant__a_park_that_stands_in_fits_what_lies_in_it() -> None:
    state = table()
    assert with_fitting_park(state) is state
    inside, rim = 2 * 6 + 2, 1
    park = tuple(servant(RED) if n == inside else EMPTY if n == rim else there for n, there in enumerate(state.park))
    served = with_fitting_park(replace(state, park=park))
    assert [served.box.equipment.park.value.sides[n] for n in (inside, rim)] == [(0,), ()]
    assert served.box.equipment.park.source is Source.ASSUMED
    posting = replace(state, turn=Turn(Phase.POST, RED, space=inside))
    assert with_fitting_park(posting).box.equipment.park.value.sides[inside] == (0,)
    early = replace(state, turn=Turn(Phase.TURN, RED, space=inside))
    assert with_fitting_park(early) is early


def test_palais_royal_edge_servant__a_park_that_was_typed_or_is_not_laid_stays_as_it_is() -> None:
    state = table(equipment=BOARD)
    served = replace(state, park=tuple(servant(RED) for _ in state.park))
    assert with_fitting_park(served) is served
    dealt = replace(table(), park=(servant(RED),) * 36, turn=Turn(Phase.DEAL, RED))
    assert with_fitting_park(dealt) is dealt


def test_with_other_printed_values() -> None:
    state = table()
    changed = state.with_equipment(double=Value(frozenset({1}), Source.TYPED))
    assert changed.box.equipment.double.value == {1}
    assert replace(changed, box=state.box) == state
    assert replace(changed.box, equipment=state.box.equipment) == state.box
    assert changed.box.equipment.park == state.box.equipment.park
