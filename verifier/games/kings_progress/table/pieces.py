"""The kinds of things in the box. The numbers are their order in the text, or the alphabet's.

What is held is a table of holdings: a row for each place, a column for each kind of Influence card and of gift.
"""

from __future__ import annotations

from enum import IntEnum
from typing import Final

from courtroll.verifier.games.kings_progress.table.equipment import CARDS_OF_VALUE, MAX_CROWNS, SYMBOLS


class Prize(IntEnum):
    """What places are given in at a scoring, in the order of scoring. All but the last are gift types, and colours."""

    CASTLE = 0
    """Castelli, blue."""
    LAND = 1
    """Terreni, green."""
    MONEY = 2
    """Denaro, yellow."""
    OFFICE = 3
    """Uffici, red."""
    TITLE = 4
    """Titoli, purple."""
    TYPES = 5
    """Most types of gifts (maggior numero di tipi di doni)."""

    @property
    def word(self) -> str:
        """Its name in files and answers."""
        return self.name.lower()


PRIZES: Final = tuple(Prize)
GIFT_TYPES: Final = (Prize.CASTLE, Prize.LAND, Prize.MONEY, Prize.OFFICE, Prize.TITLE)


class Courtier(IntEnum):
    CHAMBERLAIN = 0
    """Ciambellano."""
    CHAPLAIN = 1
    """Cappellano."""
    KNIGHT = 2
    """Cavaliere."""
    MISTRESS = 3
    """Padrona."""
    PRIVY_SEAL = 4
    """Guardasigilli."""
    SECRETARY = 5
    """Segretario."""
    STEWARD = 6
    TREASURER = 7
    """Tesoriere."""

    @property
    def word(self) -> str:
        """Its name in files and answers."""
        return WORDS[self]


COURTIERS: Final = tuple(Courtier)
WORDS: Final = tuple(courtier.name.lower().replace("_", "-") for courtier in COURTIERS)
DISGUISE: Final = -1
"""A Disguise card (carta travestimento) in a build; other cards are their number of symbols."""


NOBODY: Final = -1
"""In place of a seat."""

VALUES: Final = SYMBOLS + 1
"""How many kinds of card a suit has."""
CARDS: Final = len(Courtier) * VALUES
"""Kinds of Influence cards: a suit's cards stand together, by their symbols."""
CROWN_KINDS: Final = MAX_CROWNS + 1
GIFTS: Final = CARDS
"""The first column of gifts: a type's gifts stand together, by their crowns."""
GIFT_KINDS: Final = len(GIFT_TYPES) * CROWN_KINDS
CARD_COLUMNS: Final = slice(0, CARDS)
GIFT_COLUMNS: Final = slice(GIFTS, GIFTS + GIFT_KINDS)

DECK: Final = 0
DISPLAY: Final = 1
"""The cards face up beside the deck."""
DISCARDS: Final = 2
DRAWN: Final = 3
"""Cards drawn for Rumour, of which one may be kept."""
GIFT_DECK: Final = 4
PAIRS: Final = 5
"""Major gifts (doni maggiori)."""
SINGLES: Final = 6
"""Minor gifts (doni minori)."""
OUT: Final = 7
"""Gifts that left the game."""
SEATS: Final = 8
ROWS_OF_SEAT: Final = 2


def hand(seat: int) -> int:
    """The row of what a player holds: cards in hand, and gifts."""
    return SEATS + ROWS_OF_SEAT * seat


def built(seat: int) -> int:
    """The row of the cards in a player's builds."""
    return SEATS + ROWS_OF_SEAT * seat + 1


def card(suit: Courtier, symbols: int) -> int:
    return suit * VALUES + symbols


SUITS: Final = tuple(courtier for courtier in Courtier for _ in range(VALUES))
"""By the kind of a card."""
SHOWN: Final = tuple(symbols for _ in Courtier for symbols in range(VALUES))
"""The symbols on a card, by its kind."""
ALL_CARDS: Final = (CARDS_OF_VALUE,) * CARDS


def gift(prize: Prize, crowns: int) -> int:
    """The number of a kind of gift; its column is `GIFTS` farther on."""
    return prize * CROWN_KINDS + crowns


def prize_of(kind: int) -> tuple[Prize, int]:
    """The type of a gift and its crowns."""
    prize, crowns = divmod(kind, CROWN_KINDS)
    return Prize(prize), crowns
