"""Tables that do not know by which reading they play: every reading is one way to play them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import product

from courtroll.verifier.games.kings_progress.rules.options import SCORING
from courtroll.verifier.games.kings_progress.table.state import State
from courtroll.verifier.kernel.merging import merged
from courtroll.verifier.kernel.position import Position, Why

__all__ = ["merged", "ways_to_rule"]


def ways_to_rule(position: Position[State]) -> Iterator[Position[State]]:
    """The table under every reading that it may play by."""
    asked = {hole.path for hole in position.holes if hole.why is Why.ASKED and hole.path[0] == "rulings"}
    options = [option for option in SCORING if asked & {("rulings",), ("rulings", option.name)}]
    state = position.state
    holes = tuple(hole for hole in position.holes if hole.path not in asked)
    for readings in product(*(option.readings for option in options)):
        rulings = {option.name: str(reading) for option, reading in zip(options, readings, strict=True)}
        ruled = replace(state, box=replace(state.box, ruleset=state.box.ruleset.ruled(rulings)))
        yield Position(ruled, holes)
