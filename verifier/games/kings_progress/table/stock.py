"""The whole box before anybody has anything."""

from __future__ import annotations

from courtroll.verifier.games.kings_progress.table.box import all_gifts
from courtroll.verifier.games.kings_progress.table.pieces import (
    ALL_CARDS,
    CARDS,
    DECK,
    GIFT_DECK,
    GIFT_KINDS,
    ROWS_OF_SEAT,
    SEATS,
)
from courtroll.verifier.games.kings_progress.table.state import Box
from courtroll.verifier.kernel.holdings import Holdings


def whole_box(box: Box) -> Holdings:
    """Every Influence card in the deck, every gift in the gift deck."""
    nothing = (0,) * (CARDS + GIFT_KINDS)
    rows = [nothing] * (SEATS + ROWS_OF_SEAT * len(box.players))
    rows[DECK] = (*ALL_CARDS, *(0,) * GIFT_KINDS)
    rows[GIFT_DECK] = (*(0,) * CARDS, *all_gifts(box.equipment))
    return tuple(rows)
