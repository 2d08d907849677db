"""The whole box, before anything of it is laid out."""

from __future__ import annotations

from courtroll.verifier.games.palais_royal.table import pieces
from courtroll.verifier.games.palais_royal.table.equipment import ALL_NOBLES, CARD_COPIES, COMMON_SERVANTS, OWN_SERVANTS
from courtroll.verifier.games.palais_royal.table.pieces import CARDS, COLUMNS, Card
from courtroll.verifier.kernel.holdings import Holdings


def whole_box(players: int) -> Holdings:
    """Servants, gold and cards. The bank counts from zero: gold never runs out, so it may fall below."""
    rows = [[0] * COLUMNS for _ in range(pieces.supply(players))]
    for card in Card:
        rows[pieces.DECK][CARDS + card] = CARD_COPIES
    for seat in range(players):
        rows[pieces.supply(seat)][seat] = OWN_SERVANTS
        rows[pieces.common(seat)][seat] = COMMON_SERVANTS
    return tuple(map(tuple, rows))


def all_nobles(players: int) -> Holdings:
    """The nobles, none of them laid."""
    nobody = (0,) * ALL_NOBLES
    return (nobody, (1,) * ALL_NOBLES, *(nobody for _ in range(players)))
