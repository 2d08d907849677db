"""What keys of position files of Palais Royal are called in forms, in German."""

from __future__ import annotations

from typing import Final

WORDS: Final = {
    "round": "Runde",
    "player.nobles": "Adlige, nach ihren Punkten",
    "player.played": "Für Punkte gespielte Karten",
    "player.unplayed": "Karten noch auf der Hand",
    "player.cardinal": "Diener beim Kardinal",
    "edge": "Die Reihen am Rand des Parks",
    "castle": "Das Schloss",
    "park": "Der Park",
    "player.supply": "Eigener Vorrat",
    "player.common": "Allgemeiner Vorrat",
    "player.powers": "Offene Privilegien",
    "player.turned": "Umgedrehte Adlige",
    "player.hand": "Hand",
    "corner": "Ecken des Parks",
    "last-round": "Letzte Runde",
    "deck": "Karten im Stapel",
    "so-far": "Bisher getan",
}
