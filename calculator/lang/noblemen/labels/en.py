"""What keys of position files of Noblemen are called in forms, in English."""

from __future__ import annotations

from typing import Final

WORDS: Final = {
    "player.money": "Money",
    "player.title": "Title",
    "player.tiles": "Tiles behind the screen",
    "player.bribes": "Bribes",
    "player.cards": "Scandal cards",
    "player.knights": "Knights",
    "player.estate": "Estate",
    "player.estate-prestige": "Prestige, if the estate is not drawn",
    "player.enclosed": "Enclosed buildings, if the estate is not drawn",
    "player.spend": "Handed in at this ball",
    "player.takes": "Title chosen",
    "decade": "Decade",
    "queen": "Who has the Queen",
    "player.corner": "Cell of the map's A1",
    "player.areas": "Areas whose symbol is seen",
    "player.follies": "Follies",
    "player.used": "Tokens laid out",
    "player.enclosed.castles": "Castles, each by its chapels",
    "player.enclosed.palaces": "Palaces, each by its chapels",
    "player.spend.bribes": "Bribes",
    "player.spend.cards": "Scandal cards",
    "letters": "Letters of the maps",
    "first-game": "First game",
    "queen-locked": "Queen out of reach",
    "marker": "Round marker",
    "so-far": "Done so far",
    "church": "Tiles in the church",
    "board": "On the board",
    "bag": "In the bag",
}
