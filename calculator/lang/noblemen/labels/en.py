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
}
