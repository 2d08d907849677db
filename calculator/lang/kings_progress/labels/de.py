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
    "player.major": "Fähigkeitskarten",
    "player.minor": "Karten der Nebenkontrolle",
    "player.hand": "Hand",
    "player.used": "Benutzte Fähigkeiten",
    "pawn": "Königsfigur",
    "courts": "Königshöfe",
    "arrived": "Am Hof angekommen",
    "face-up": "Offene Auslage",
    "searched": "Wer aus dem Abwurf nahm",
    "pairs": "Paare von Geschenken",
    "singles": "Einzelne Geschenke",
    "gifts-out": "Geschenke aus dem Spiel",
    "so-far": "Bisher getan",
}
