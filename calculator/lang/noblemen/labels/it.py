"""What keys of position files of Noblemen are called in forms, in Italian."""

from __future__ import annotations

from typing import Final

WORDS: Final = {
    "player.money": "Denaro",
    "player.title": "Titolo",
    "player.tiles": "Tessere dietro lo schermo",
    "player.bribes": "Gettoni Corruzione",
    "player.cards": "Carte scandalo",
    "player.knights": "Cavalieri",
    "player.estate": "Tenuta",
    "player.estate-prestige": "Prestigio, se la tenuta non è disegnata",
    "player.enclosed": "Edifici racchiusi, se la tenuta non è disegnata",
    "player.spend": "Consegnato a questo ballo",
    "player.takes": "Titolo scelto",
    "decade": "Decennio",
    "queen": "Chi ha la Regina",
}
