"""Tables that do not know by which reading they play: every reading is one way to play them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import product

from courtroll.verifier.games.noblemen.rules.options import BRIBES_IN_BOX, PALACES_IN_BOX
from courtroll.verifier.games.noblemen.table.state import State
from courtroll.verifier.kernel.equipment import Source
from courtroll.verifier.kernel.position import Position, Why
from courtroll.verifier.kernel.rules import Option


def is_asked(position: Position[State], option: Option) -> bool:
    """Whether nobody knows which reading of an option the table plays by."""
    paths = {("rulings",), ("rulings", option.name)}
    if len(set(option.presets.values())) > 1:
        paths.add(("edition",))
    return any(hole.why is Why.ASKED and hole.path in paths for hole in position.holes)


def ways_to_rule(position: Position[State], options: Sequence[Option]) -> Iterator[State]:
    """The table under every reading of those of these options that are not known."""
    state = position.state
    asked = [option for option in options if is_asked(position, option)]
    for readings in product(*(option.readings for option in asked)):
        rulings = {option.name: str(reading) for option, reading in zip(asked, readings, strict=True)}
        yield replace(state, box=replace(state.box, ruleset=state.box.ruleset.ruled(rulings))) if asked else state


def most_palaces(position: Position[State]) -> int:
    """How many palaces the box may hold."""
    return _most(position, PALACES_IN_BOX, position.state.box.equipment.palaces.value)


def more_bribes(position: Position[State]) -> int:
    """How many more bribes the box may hold than the state says."""
    bribes = position.state.box.equipment.bribes
    return 0 if bribes.source is Source.TYPED else _most(position, BRIBES_IN_BOX, bribes.value) - bribes.value


def _most(position: Position[State], option: Option, told: int) -> int:
    return max(told, *map(int, option.readings)) if is_asked(position, option) else told
