"""Planted in what is said beside the rules: gains, values used, places and lacks of refusals, draws, who won."""

from __future__ import annotations

from typing import Final

from courtroll.properties.plant import Plant

ACCOUNTS: Final[tuple[Plant, ...]] = (
    Plant("majority by the servants' rule", "palais-royal.mint.majority", "play/turns.py",
        "Part(LineCode.MAJORITY, bonus, bonus, most)",
        "Part(LineCode.MAJORITY, bonus, bonus, each)",
        "What a majority brings is told by the rule of servants."),
    Plant("one gold lacking", "palais-royal.recruit.gold", "play/recruiting.py",
        "lack = Lack(pieces.supply(seat), COIN, max(0, missing))",
        "lack = Lack(pieces.supply(seat), COIN, 1)",
        "However much gold is lacking one is told."),
    Plant("refused at the gate", "palais-royal.stairway.step", "play/moving.py",
        "where = in_room(decision.target)",
        "where = in_room(Room.GATE)",
        "A refused step names the gate in place of its room."),
    Plant("park not told", "palais-royal.recruit.in-park", "play/recruiting.py",
        "where, used=(names.PARK,), looked=looked",
        "where, looked=looked",
        "A refused recruiting does not say that it used the park."),
    Plant("cards by the nobles' rule", "palais-royal.back-door.draw", "play/engine.py",
        "\"cards\": card_rules.DRAW}",
        "\"cards\": setup_rules.NOBLES}",
        "Of cards that cannot have been drawn the rule of nobles is told."),
    Plant("won by the cardinal first", "palais-royal.end.winner", "room.py",
        "_, winners, decided_by = ranking(state.points, at_cardinal)",
        "_, winners, _ = ranking(state.points, at_cardinal)\n"
        "        decided_by = ranking(at_cardinal, state.points)[2]",
        "What decided is told as if the Cardinal came before points."),
)  # fmt: skip
