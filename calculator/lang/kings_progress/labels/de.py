"""What keys of position files of King's Progress are called in forms, in German."""

from __future__ import annotations

from typing import Final

WORDS: Final = {
    "round": "Runde",
    "player.colour": "Eigene Farbe",
    "player.gifts": "Geschenke, nach ihren Kronen",
    "player.builds": "Karten der Auslagen, die offene zuerst",
    "player.sheds": "Abwürfe für erste Plätze",
    "at": "Wo die Höflinge stehen",
}
