"""What keys of every game's position files are called in forms, in English."""

from __future__ import annotations

from typing import Final

WORDS: Final = {
    "player.points": "Points so far",
    "rulings": "Readings of this table",
    "equipment": "Printed in your box",
    "edition": "Text",
}
