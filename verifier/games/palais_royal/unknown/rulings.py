"""The readings of open points: those that a table may play by, and those that would give another answer."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from courtroll.verifier.games.palais_royal.rules.options import PLACE_WITHOUT_SERVANT
from courtroll.verifier.games.palais_royal.table.state import State
from courtroll.verifier.kernel.position import Position

DUEL: Final = 2
"""Among more players nobody without a servant comes second."""
ASKED: Final = (("rulings",), ("rulings", PLACE_WITHOUT_SERVANT.name))


def ways_to_rule(position: Position[State]) -> tuple[Position[State], ...]:
    """The table under every reading that it may play by."""
    holes = tuple(hole for hole in position.holes if hole.path not in ASKED)
    if holes == position.holes:
        return (position,)
    return tuple(Position(_under(position.state, str(reading)), holes) for reading in PLACE_WITHOUT_SERVANT.readings)


def other_readings(position: Position[State]) -> Iterator[tuple[str, Position[State]]]:
    """The readings that the table does not play by and that could matter, and the table under each."""
    mine = position.state.box.ruleset.reading(PLACE_WITHOUT_SERVANT)
    for reading in map(str, PLACE_WITHOUT_SERVANT.readings) if position.state.players == DUEL else ():
        if reading != mine:
            yield reading, replace(position, state=_under(position.state, reading))


def _under(state: State, reading: str) -> State:
    ruleset = state.box.ruleset.ruled({PLACE_WITHOUT_SERVANT.name: reading})
    return replace(state, box=replace(state.box, ruleset=ruleset))
