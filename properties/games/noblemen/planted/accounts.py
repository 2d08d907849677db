"""Planted in what is said beside the rules: gains, values used, places and lacks of refusals, draws, who won."""

from __future__ import annotations

from typing import Final

from courtroll.properties.plant import Plant

ACCOUNTS: Final[tuple[Plant, ...]] = (
    Plant("too few bribes lacking", "noblemen.tax.bribe", "play/income.py",
        "rule, None, Lack(row, BRIBE, max(missing, 0))",
        "rule, None, Lack(row, BRIBE, max(missing - 1, 0))",
        "A refusal says one bribe too few that is lacking."),
    Plant("farm by the field's rule", "noblemen.lay.farm", "play/laying.py",
        "FARM_POUNDS * farms, rules.LAY_FARM)",
        "FARM_POUNDS * farms, rules.LAY_FIELD)",
        "A completed farm's pounds are told by the rule of laid fields."),
    Plant("price not told", "noblemen.build.price", "play/building.py",
        "        draft.values.add(PRICE_NAMES[building])\n",
        "        pass\n",
        "A building does not say that it used the board's prices."),
    Plant("reduction not told", "noblemen.build.reduction", "play/building.py",
        "less = (rules.REDUCTION,) if reduction_of(state, seat) else ()",
        "less = ()",
        "A price that a title reduced does not name the reduction."),
    Plant("nobody in the way", "noblemen.castle.apart", "play/building.py",
        "bar.rule, Cell(seat, culprit), looked",
        "bar.rule, Cell(seat, cell), looked",
        "A refused building names its own cell in place of the one in the way."),
    Plant("cards by the bag's rule", "noblemen.card.draw", "play/engine.py",
        "\"cards\": card_rules.DRAW}",
        "\"cards\": tile_rules.BAG_RANDOM}",
        "Of cards that cannot have been drawn the bag's rule is told."),
    Plant("won by money told", "noblemen.end.winner", "room.py",
        "return winners, decided_by",
        "return winners, decided_by if len(winners) > 1 else type(decided_by)(\"money\")",
        "Whoever wins alone is said to win by money."),
)  # fmt: skip
