"""How much the box may hold where nobody knows by which reading."""

from __future__ import annotations

from courtroll.verifier.games.noblemen.rules.options import BRIBES_IN_BOX, PALACES_IN_BOX
from courtroll.verifier.games.noblemen.table.state import State
from courtroll.verifier.kernel.equipment import Source
from courtroll.verifier.kernel.position import Position
from courtroll.verifier.kernel.rules import Option
from courtroll.verifier.kernel.rulings import is_asked


def most_palaces(position: Position[State]) -> int:
    """How many palaces the box may hold."""
    return _most(position, PALACES_IN_BOX, position.state.box.equipment.palaces.value)


def more_bribes(position: Position[State]) -> int:
    """How many more bribes the box may hold than the state says."""
    bribes = position.state.box.equipment.bribes
    return 0 if bribes.source is Source.TYPED else _most(position, BRIBES_IN_BOX, bribes.value) - bribes.value


def _most(position: Position[State], option: Option, told: int) -> int:
    return max(told, *map(int, option.readings)) if is_asked(position, option) else told
