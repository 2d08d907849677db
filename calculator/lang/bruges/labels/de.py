"""What keys of position files of Bruges are called in forms, in German."""

from __future__ import annotations

from typing import Final

from courtroll.calculator.lang.bruges.labels import PERSONS

PERSON: Final = {
    "name": "Name",
    "price": "Preis",
    "points": "Punkte",
    "group": "Gruppe",
    "laurel": "Lorbeerkranz",
    "laurel.points": "Punkte",
    "laurel.per": "für je",
    "laurel.every": "je so viele",
    "colour": "Farbe der Karte",
    "house": "Bewohntes Haus",
    "works": "Symbol",
    "effect": "Text",
    "used": "Quer gedreht",
}

WORDS: Final = {
    "player.florins": "Gulden",
    "player.workers": "Arbeiter",
    "player.houses": "Häuser",
    "player.persons": "Personen, nach ihren Punkten",
    "player.majorities": "Mehrheitenmarker, farbige Seite oben",
    "player.canals": "Kanäle",
    "player.statues": "Statuen",
    "player.reputation": "Ansehen",
    "player.hand": "Hand",
    "player.empty": "Leere Häuser",
    "player.sections": "Schon volle Abschnitte",
    "player.played": "In dieser Runde gespielte Karten",
    "player.blind": "Ungesehen gezogen",
    "player.underneath": "Karten unter den Häusern",
    "start": "Startmarker",
    "dice": "Würfel",
    "so-far": "Bisher getan",
    "last-round": "Letzte Runde",
    "stack": "Übrige Statuen",
    "discard": "Ablagestapel",
    "pending": "Mitten in",
    **{f"{where}.{key}": word for where in PERSONS for key, word in PERSON.items()},
}
