"""What keys of position files of Bruges are called in forms, in English."""

from __future__ import annotations

from typing import Final

WORDS: Final = {
    "player.florins": "Florins",
    "player.workers": "Workers",
    "player.houses": "Houses",
    "player.persons": "Persons, by their points",
    "player.majorities": "Majorities, coloured side up",
    "player.canals": "Canals",
    "player.statues": "Statues",
    "player.reputation": "Reputation",
    "player.persons.laurel.points": "Points of the laurel",
    "player.persons.laurel.per": "for each of",
    "player.persons.laurel.every": "every so many",
}
