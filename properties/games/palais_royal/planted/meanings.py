"""Faults planted in what a described table means: places, what nobody told, and turns told by what was done."""

from __future__ import annotations

from typing import Final

from courtroll.properties.plant import Plant

MEANINGS: Final[tuple[Plant, ...]] = (
    Plant("asked is left out", "palais-royal.back-door.hand", "settle/tables.py",
        "    asked = hole is not None and hole.why is Why.ASKED\n    return Slot(",
        "    asked = False\n    return Slot(",
        'A place of pieces that is typed "?" speaks for the mover.'),
    Plant("lists are whole", "palais-royal.box.card-copies", "settle/tables.py",
        "row, columns, len(several), len(several))", "row, columns, 0, 0)",
        "A list holds no more than it names."),
    Plant("common of any size", "palais-royal.box.servants-each", "settle/tables.py",
        "    unseen = [0] * COLUMNS\n", "    unseen = [1] * COLUMNS\n", "There is one servant more of a colour."),
    Plant("unknown noble is none", "palais-royal.recruit.in-park", "settle/tables.py",
        "    return (*map(number_name, free_nobles(described)), False)", "    return (False,)",
        "Where the whole box is typed, a space that nobody told is empty."),
    Plant("park is as it is", "palais-royal.edge.servant", "settle/mends.py",
        "        yield from _of_another_park(table, wants, against)\n", "        yield from ()\n",
        "A park that cannot be is not looked for another."),
    Plant("all turns begin", "palais-royal.turn.fixed-order", "settle/so_far.py",
        "        stage = here\n    return stage", "        stage = here\n    return START",
        "What was done so far is of no stage."),
    Plant("majority of the others", "palais-royal.court.majority", "settle/meaning.py",
        "if more is not (seat == mover):", "if more is (seat == mover):",
        "For a majority fewer servants of the mover are looked for, and more of the others."),
    Plant("majority as it is", "palais-royal.court.majority", "settle/meaning.py",
        "return mine <= max(counts)", "return False",
        "Whether a majority may be another is not looked for."),
)  # fmt: skip
