"""Planted in faults of tables in play: a limit off by one, and one that is looked for at one place only."""

from __future__ import annotations

from typing import Final

from courtroll.properties.plant import Plant

LIMITS: Final[tuple[Plant, ...]] = (
    Plant("points of the first", "noblemen.setup.markers", "faults/players.py",
        "if state.points[seat] < 0:", "if state.points[seat] < 0 and not seat:",
        "The first player alone cannot have less than no points."),
)  # fmt: skip
