"""Faults planted in what a described table means: printed values, places, and what a roll may show."""

from __future__ import annotations

from typing import Final

from courtroll.properties.plant import Plant

MEANINGS: Final[tuple[Plant, ...]] = (
    Plant("asked is left out", "bruges.action.florins", "settle/tables.py",
        "    asked = hole.why is Why.ASKED\n    match hole.path:\n        case (\"player\", int(seat), \"florins\"):",
        "    asked = False\n    match hole.path:\n        case (\"player\", int(seat), \"florins\"):",
        'Goods that are typed "?" speak for the mover.'),
    Plant("empty canals", "bruges.canal.section", "settle/tables.py",
        "for n in range(SECTION + 1)]", "for n in range(1)]", "A canal that nobody told has no tile."),
    Plant("contradictions agree", "bruges.action.florins", "kernel/settling/wants.py",
        "                if out.setdefault(want, of) != of:\n                    return None\n",
        "                out[want] = of\n",
        "What is wanted first gives way to what contradicts it."),
)  # fmt: skip
