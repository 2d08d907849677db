"""What keys of position files of Bruges are called in forms, in German."""

from __future__ import annotations

from typing import Final

WORDS: Final = {
    "player.florins": "Gulden",
    "player.workers": "Arbeiter",
    "player.houses": "Häuser",
    "player.persons": "Personen, nach ihren Punkten",
    "player.majorities": "Mehrheitenmarker, farbige Seite oben",
    "player.canals": "Kanäle",
    "player.statues": "Statuen",
    "player.reputation": "Ansehen",
    "player.persons.laurel.points": "Punkte des Lorbeerkranzes",
    "player.persons.laurel.per": "für je",
    "player.persons.laurel.every": "je so viele",
}
