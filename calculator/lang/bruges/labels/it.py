"""What keys of position files of Bruges are called in forms, in Italian."""

from __future__ import annotations

from typing import Final

WORDS: Final = {
    "player.florins": "Fiorini",
    "player.workers": "Lavoratori",
    "player.houses": "Case",
    "player.persons": "Personaggi, per punti",
    "player.majorities": "Maggioranze, lato colorato in alto",
    "player.canals": "Canali",
    "player.statues": "Statue",
    "player.reputation": "Reputazione",
    "player.persons.laurel.points": "Punti della corona d’alloro",
    "player.persons.laurel.per": "per ogni",
    "player.persons.laurel.every": "ogni tanti",
}
