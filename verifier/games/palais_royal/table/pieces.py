"""The kinds of things in the box, and who may hold them. The numbers are columns and rows of the holdings.

Servants, gold and cards are one table of holdings, the nobles, of which there is one each, another.
"""

from __future__ import annotations

from enum import IntEnum
from typing import Final

from courtroll.verifier.games.palais_royal.table.equipment import MAX_PLAYERS


class Room(IntEnum):
    """The castle's rooms (Ambienti)."""

    COURT = 0
    """Court of honour (Cortile d'onore)."""
    GATE = 1
    """Cancellata, also Portale."""
    STAIRWAY = 2
    """Scalone principale."""
    MINT = 3
    """Zecca."""
    KING = 4
    """The King's chamber (Gabinetto del Re)."""
    POMPADOUR = 5
    """Madame de Pompadour."""
    OFFICE = 6
    """Ufficio."""
    BACK_DOOR = 7
    """Porta di servizio."""
    CARDINAL = 8
    """Cardinale."""


ROOMS: Final = tuple(Room)


class Card(IntEnum):
    """Privilege cards (carte Privilegio), by what they bring."""

    MAJORITIES = 0
    GATE = 1
    GATE_AND_STEPS = 2
    FIVE_STEPS = 3
    NINE_STEPS = 4
    SEALS = 5
    GOLD = 6
    TWO_POINTS = 7
    FOUR_POINTS = 8


STAY_OPEN: Final = frozenset({Card.MAJORITIES, Card.TWO_POINTS, Card.FOUR_POINTS})
"""Cards that lie open once they are played: to the end of the turn, or of the game."""


class Kind(IntEnum):
    """What a noble's privilege brings."""

    GATE = 0
    """Servants more for the gate."""
    STEPS = 1
    DIAGONAL = 2
    GOLD = 3
    TURQUOISE = 4
    """A servant more with the King."""
    VIOLET = 5
    """A servant more with Madame de Pompadour."""
    EITHER = 6
    """A servant more with one of the two."""
    CARDS = 7
    """Cards more to draw."""
    SERVANTS = 8
    """Servants from the common supply, once."""


# Columns of the holdings: the servants of each seat 0 to 3, then gold, then cards.
COIN: Final = MAX_PLAYERS
CARDS: Final = COIN + 1
COLUMNS: Final = CARDS + len(Card)
CARD_COLUMNS: Final = slice(CARDS, COLUMNS)

# Rows of the holdings: the rooms 0 to 8, what else belongs to nobody, then four of each player.
PARK: Final = len(Room)
"""Servants that stand in the park (parco)."""
BANK: Final = PARK + 1
DECK: Final = BANK + 1
DISCARD: Final = DECK + 1
LOOKED: Final = DISCARD + 1
"""Cards that somebody has drawn and not yet kept or refused."""
SEATS: Final = LOOKED + 1
ROWS_EACH: Final = 4

# Rows of the nobles: where they lie.
IN_PARK: Final = 0
IN_BOX: Final = 1
"""Never laid."""
TAKEN: Final = 2


def supply(seat: int) -> int:
    """The row of a player's personal supply (riserva personale), gold included."""
    return SEATS + ROWS_EACH * seat


def common(seat: int) -> int:
    """The row of a colour's servants in the common supply (riserva comune)."""
    return SEATS + ROWS_EACH * seat + 1


def hand(seat: int) -> int:
    """The row of the cards in a player's hand."""
    return SEATS + ROWS_EACH * seat + 2


def laid_open(seat: int) -> int:
    """The row of the cards that lie open before a player."""
    return SEATS + ROWS_EACH * seat + 3


def taken(seat: int) -> int:
    """The row of the nobles that a player has recruited."""
    return TAKEN + seat
