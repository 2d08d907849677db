"""Faults planted in what a described table means: printed values, places, and what a roll may show."""

from __future__ import annotations

from typing import Final

from courtroll.properties.plant import Plant

MEANINGS: Final[tuple[Plant, ...]] = (
    Plant("asked is left out", "bruges.action.florins", "settle/tables.py",
        "    asked = hole.why is Why.ASKED\n    match hole.path:\n        case (\"player\", int(seat), \"florins\"):",
        "    asked = False\n    match hole.path:\n        case (\"player\", int(seat), \"florins\"):",
        'Goods that are typed "?" speak for the mover.'),
    Plant("a die is neutral", "bruges.action.florins", "settle/tables.py",
        "yield any_of((NEUTRAL_DIE, *OTHERS))", "yield any_of((NEUTRAL_DIE,))", "A die that nobody told shows three."),
    Plant("empty canals", "bruges.canal.section", "settle/tables.py",
        "for n in range(SECTION + 1)]", "for n in range(1)]", "A canal that nobody told has no tile."),
    Plant("rolls of ones", "bruges.reputation.order", "settle/meaning.py",
        "yield from (*alike, cheapest_step)", "yield from ()", "What follows on a roll is asked of ones only."),
    Plant("statues of full sections", "bruges.setup.statue-stack", "settle/tables.py",
        "    for seat in open_:  # a section", "    for seat in ():  # a section",
        "Who has no full section has no statue."),
)  # fmt: skip
