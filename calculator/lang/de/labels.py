"""What keys of every game's position files are called in forms, in German."""

from __future__ import annotations

from typing import Final

WORDS: Final = {
    "player.points": "Punkte bisher",
    "rulings": "Lesarten an diesem Tisch",
    "equipment": "In der Schachtel gedruckt",
    "edition": "Text",
}
