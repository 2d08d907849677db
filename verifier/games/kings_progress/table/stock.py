"""The whole box before anybody has anything."""

from __future__ import annotations

from courtroll.verifier.games.kings_progress.table.box import all_gifts
from courtroll.verifier.games.kings_progress.table.pieces import ALL_CARDS, CARDS, DECK, GIFT_DECK, GIFT_KINDS, SEATS
from courtroll.verifier.games.kings_progress.table.state import Box
from courtroll.verifier.kernel.holdings import Holdings


def whole_box(box: Box) -> Holdings:
    """Every Influence card in the deck, every gift in the gift deck. Where no gift ever lies there is no column of one:
    rows are made anew with every card that moves.
    """
    no_card, nothing = (0,) * CARDS, (0,) * (CARDS + GIFT_KINDS)
    rows = [no_card] * GIFT_DECK + [nothing] * (SEATS - GIFT_DECK) + [nothing, no_card] * len(box.players)
    rows[DECK] = ALL_CARDS
    rows[GIFT_DECK] = (*(0,) * CARDS, *all_gifts(box.equipment))
    return tuple(rows)
