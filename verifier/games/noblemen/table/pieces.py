"""The kinds of things in the box, and who may hold them. The numbers are columns and rows of the holdings."""

from __future__ import annotations

from enum import IntEnum
from typing import Final


class Tile(IntEnum):
    """Landscape tiles (Landschaftsplättchen, Tessere Terreno)."""

    FIELD = 0
    """Acker, Campo."""
    GROVE = 1
    """Hain, Bosco."""
    FOUNTAIN = 2
    """Brunnen, Fontana."""
    MEADOW = 3
    """Wiese, Pianura."""


TILES: Final = tuple(Tile)
"""A tuple is gone through in a fifth of the time that the members of an enum take."""


class Building(IntEnum):
    CASTLE = 0
    """Burg, Castello."""
    PALACE = 1
    """Palast, Palazzo."""
    CHAPEL = 2
    """Kapelle, Cappella."""
    FOLLY = 3
    """Folly, Follia."""


class Folly(IntEnum):
    """The four follies, by the areas each asks for."""

    FORESTS = 0
    FARMS = 1
    GARDENS = 2
    MIXED = 3


class Card(IntEnum):
    """Scandal cards (Skandalkarten, Carte Scandalo)."""

    BLACKMAIL = 0
    """Erpressung, Ricatto."""
    CUNNING_STROKE = 1
    """Genialer Schachzug, Azione Scaltra."""
    DOWRY = 2
    """Mitgift, Dote."""
    FAVOUR_OF_THE_VICAR = 3
    """Gunst des Vikars, Favore del Vicario."""
    INHERITANCE = 4
    """Erbschaft, Eredità."""
    INTRIGUE = 5
    """Intrige, Intrigo."""
    LIAISON = 6
    """Liaison, Relazione."""
    SECRET_MARRIAGE = 7
    """Geheime Vermählung, Matrimonio Segreto."""
    TRIBUTE = 8
    """Tribut, Tributo."""
    WHITEHALL = 9
    """Whitehall, Palazzo di Whitehall."""


EACH_CARD: Final = tuple(Card)


class Title(IntEnum):
    """Titles of nobility (Adelstitel, Titoli), lowest first."""

    BARON = 0
    VISCOUNT = 1
    EARL = 2
    MARQUESS = 3
    DUKE = 4


class Space(IntEnum):
    """Kinds of spaces on the round track (Rundenleiste, Tracciato dei Round)."""

    PLAIN = 0
    BALL = 1
    LOCK = 2
    SCORE = 3


# Columns of the holdings: tiles 0 to 3, then the rest.
POUND: Final = 4
BRIBE: Final = 5
BUILDINGS: Final = 6
"""Castle 6, palace 7, chapel 8."""
FOLLIES: Final = 9
"""Folly kinds 9 to 12."""
CARDS: Final = 13
"""Scandal cards 13 to 22."""
COLUMNS: Final = 23

TILE_COLUMNS: Final = slice(0, 4)
FOLLY_COLUMNS: Final = slice(FOLLIES, FOLLIES + 4)
CARD_COLUMNS: Final = slice(CARDS, COLUMNS)

# Rows of the holdings: what belongs to nobody, then one screen per player.
BAG: Final = 0
BANK: Final = 1
BOARD: Final = 2
SUPPLY: Final = 3
"""The buildings beside the board."""
CHURCH: Final = 4
STACK: Final = 5
"""The stack of scandal cards."""
GROUND: Final = 6
"""What lies and stands on the estates."""
SCREENS: Final = 7


def screen(seat: int) -> int:
    """The row of what a player holds."""
    return SCREENS + seat
