"""What keys of every game's position files are called in forms, in Italian."""

from __future__ import annotations

from typing import Final

WORDS: Final = {
    "player.points": "Punti finora",
    "rulings": "Letture di questo tavolo",
    "equipment": "Stampato nella scatola",
    "edition": "Testo",
}
