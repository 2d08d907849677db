"""The whole box, before anything of it is dealt out."""

from __future__ import annotations

from courtroll.verifier.games.noblemen.table import pieces
from courtroll.verifier.games.noblemen.table.equipment import CARDS, CASTLES, CHAPELS, COINS, TILES
from courtroll.verifier.games.noblemen.table.pieces import BRIBE, BUILDINGS, COLUMNS, POUND, Building, Folly
from courtroll.verifier.games.noblemen.table.state import Box
from courtroll.verifier.kernel.holdings import Holdings


def whole_box(box: Box) -> Holdings:
    """Everything in the box, where it lies before anybody has anything."""
    bag = (*TILES, *(0,) * (COLUMNS - len(TILES)))
    bank = [0] * COLUMNS
    bank[POUND] = COINS
    board = [0] * COLUMNS
    board[BRIBE] = box.equipment.bribes.value
    for folly in Folly:
        board[pieces.FOLLIES + folly] = 1
    supply = [0] * COLUMNS
    supply[BUILDINGS + Building.CASTLE] = CASTLES
    supply[BUILDINGS + Building.CHAPEL] = CHAPELS
    supply[BUILDINGS + Building.PALACE] = box.equipment.palaces.value
    stack = [0] * COLUMNS
    stack[pieces.CARD_COLUMNS] = CARDS
    nothing = (0,) * COLUMNS
    shared = (bag, tuple(bank), tuple(board), tuple(supply), nothing, tuple(stack), nothing)
    return (*shared, *(nothing for _ in box.players))
