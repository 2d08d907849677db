"""What keys of position files of Bruges are called in forms, in English."""

from __future__ import annotations

from typing import Final

from courtroll.calculator.lang.bruges.labels import PERSONS

PERSON: Final = {
    "name": "Name",
    "price": "Price",
    "points": "Points",
    "group": "Group",
    "laurel": "Laurel",
    "laurel.points": "Points",
    "laurel.per": "for each of",
    "laurel.every": "every so many",
    "colour": "Colour of the card",
    "house": "House lived in",
    "works": "Symbol",
    "effect": "Text",
    "used": "Turned sideways",
}

WORDS: Final = {
    "player.florins": "Florins",
    "player.workers": "Workers",
    "player.houses": "Houses",
    "player.persons": "Persons, by their points",
    "player.majorities": "Majorities, coloured side up",
    "player.canals": "Canals",
    "player.statues": "Statues",
    "player.reputation": "Reputation",
    "player.hand": "Hand",
    "player.empty": "Empty houses",
    "player.sections": "Sections full before",
    "player.played": "Cards played this round",
    "player.blind": "Drawn and not seen",
    "player.underneath": "Cards under the houses",
    "start": "Starting marker",
    "dice": "Dice",
    "so-far": "Done so far",
    "last-round": "Last round",
    "stack": "Statues left",
    "discard": "Discard pile",
    "pending": "In the middle of",
    **{f"{where}.{key}": word for where in PERSONS for key, word in PERSON.items()},
}
