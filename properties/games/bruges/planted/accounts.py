"""Planted in what is said beside the rules: gains, values used, places and lacks of refusals, draws, who won."""

from __future__ import annotations

from typing import Final

from courtroll.properties.plant import Plant

ACCOUNTS: Final[tuple[Plant, ...]] = (
    Plant("raid told as flood", "bruges.threat.raid", "play/threats.py",
        "LineCode.RAID, -florins, rules.RAID",
        "LineCode.RAID, -florins, rules.FLOOD",
        "What a raid takes is told by the flood's rule."),
    Plant("one florin less lacking", "bruges.action.person-price", "play/cards.py",
        "    missing = card.person.price - state.florins(seat)\n    lack = Lack(row(seat), FLORIN, max(missing, 0))",
        "    missing = card.person.price - state.florins(seat)\n"
        "    lack = Lack(row(seat), FLORIN, max(missing - 1, 0))",
        "A refused person says one florin too few that is lacking."),
    Plant("printed trouble assumed", "bruges.threat.raid-yellow", "play/threats.py",
        "if trouble not in (Trouble.FIRE, Trouble.RAID):\n        draft",
        "if True:\n        draft",
        "A raid is told to have used the troubles that nobody prints."),
    Plant("cards by the backs' rule", "bruges.draw.unseen", "play/engine.py",
        "\"cards\": rules.DRAW_UNSEEN",
        "\"cards\": rules.DRAW_CHOICE",
        "Of cards that cannot have been drawn the rule of the piles is told."),
    Plant("won by florins told", "bruges.end.winner", "room.py",
        "return winners, decided_by",
        "return winners, type(decided_by)(\"florins\")",
        "Whoever wins is said to win by florins."),
)  # fmt: skip
