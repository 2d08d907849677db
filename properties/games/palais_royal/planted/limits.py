"""Planted in faults of tables in play: a limit off by one, and one that is looked for at one place only."""

from __future__ import annotations

from typing import Final

from courtroll.properties.plant import Plant

LIMITS: Final[tuple[Plant, ...]] = (
    Plant("an eighth in the common supply", "palais-royal.setup.common-supply", "faults/playing.py",
        "if common > COMMON_SERVANTS:", "if common > COMMON_SERVANTS + 1:",
        "Eight servants may lie in the common supply."),
    Plant("a fifth of a card", "palais-royal.box.card-copies", "faults/playing.py",
        "if n > CARD_COPIES:", "if n > CARD_COPIES + 1:",
        "Of a privilege card five may be told."),
    Plant("six free servants", "palais-royal.setup.free-servants", "faults/playing.py",
        "or turn.left > FREE_SERVANTS:", "or turn.left > FREE_SERVANTS + 1:",
        "Six servants may wait for a room at the beginning."),
    Plant("gold of the first", "palais-royal.box.coins", "faults/playing.py",
        "if gold < 0:", "if gold < 0 and not seat:",
        "The first player alone cannot have less than no gold."),
    Plant("posted by nobody", "palais-royal.edge.servant", "faults/playing.py",
        "    elif turn.space:\n", "    elif False:\n",
        "A space may wait for a servant when no noble was recruited."),
    Plant("excess the other way round", "palais-royal.box.cards", "faults/__init__.py",
        "yield Fault(code, rule, where, Severity.IMPOSSIBLE, found, limit)",
        "yield Fault(code, rule, where, Severity.IMPOSSIBLE, limit, found)",
        "Whatever there is too much of at the end is told with its numbers exchanged."),
    Plant("gold the other way round", "palais-royal.box.coins", "faults/playing.py",
        "AtSeat(seat, \"gold\"), found=gold, limit=0)",
        "AtSeat(seat, \"gold\"), found=0, limit=gold)",
        "Less than no gold is told with its numbers exchanged."),
)  # fmt: skip
