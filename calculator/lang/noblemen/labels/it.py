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
    "player.corner": "Casella di A1 della pianta",
    "player.areas": "Aree con simbolo visibile",
    "player.follies": "Folly",
    "player.used": "Segnalini esposti",
    "player.enclosed.castles": "Castelli, ciascuno con le sue cappelle",
    "player.enclosed.palaces": "Palazzi, ciascuno con le sue cappelle",
    "player.spend.bribes": "Gettoni Corruzione",
    "player.spend.cards": "Carte scandalo",
    "letters": "Lettere delle piante",
    "first-game": "Prima partita",
    "queen-locked": "Regina non prendibile",
    "marker": "Segnalino round",
    "so-far": "Già fatto",
    "church": "Tessere in chiesa",
    "board": "Sul tabellone",
    "bag": "Nel sacchetto",
}
