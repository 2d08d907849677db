"""Planted in faults of tables in play: a limit off by one, and one that is looked for at one place only."""

from __future__ import annotations

from typing import Final

from courtroll.properties.plant import Plant

LIMITS: Final[tuple[Plant, ...]] = (
    Plant("points of the first", "noblemen.setup.markers", "faults/players.py",
        "if state.points[seat] < 0:", "if state.points[seat] < 0 and not seat:",
        "The first player alone cannot have less than no points."),
    Plant("box the other way round", "noblemen.box.cards", "faults/pieces.py",
        "return Fault(code, rule, Named(name), Severity.IMPOSSIBLE, found, limit)",
        "return Fault(code, rule, Named(name), Severity.IMPOSSIBLE, limit, found)",
        "Whatever the box has too little of is told with its numbers exchanged."),
    Plant("decade the other way round", "noblemen.round.three-decades", "faults/clock.py",
        "            clock.decade,\n            DECADES,\n",
        "            DECADES,\n            clock.decade,\n",
        "A fourth decade is told with its numbers exchanged."),
    Plant("coins the other way round", "noblemen.box.coins-endless", "faults/pieces.py",
        "            out_there[POUND], COINS,\n",
        "            COINS, out_there[POUND],\n",
        "More money than coins is doubted with its numbers exchanged."),
)  # fmt: skip
