"""The kinds of things in the box. The numbers are their order in the text, or the alphabet's."""

from __future__ import annotations

from enum import IntEnum
from typing import Final


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
        return self.name.lower().replace("_", "-")


DISGUISE: Final = -1
"""A Disguise card (carta travestimento) in a build; other cards are their number of symbols."""
