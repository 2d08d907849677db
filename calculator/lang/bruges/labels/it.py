"""What keys of position files of Bruges are called in forms, in Italian."""

from __future__ import annotations

from typing import Final

from courtroll.calculator.lang.bruges.labels import PERSONS

PERSON: Final = {
    "name": "Nome",
    "price": "Prezzo",
    "points": "Punti",
    "group": "Gruppo",
    "laurel": "Corona d’alloro",
    "laurel.points": "Punti",
    "laurel.per": "per ogni",
    "laurel.every": "ogni tanti",
    "colour": "Colore della carta",
    "house": "Casa abitata",
    "works": "Simbolo",
    "effect": "Testo",
    "used": "Girato di lato",
}

WORDS: Final = {
    "player.florins": "Fiorini",
    "player.workers": "Lavoratori",
    "player.houses": "Case",
    "player.persons": "Personaggi, per punti",
    "player.majorities": "Maggioranze, lato colorato in alto",
    "player.canals": "Canali",
    "player.statues": "Statue",
    "player.reputation": "Reputazione",
    "player.hand": "Mano",
    "player.empty": "Case vuote",
    "player.sections": "Tratti già completati",
    "player.played": "Carte giocate nel round",
    "player.blind": "Pescate e non viste",
    "player.underneath": "Carte sotto le case",
    "start": "Segnalino iniziale",
    "dice": "Dadi",
    "so-far": "Già fatto",
    "last-round": "Ultimo round",
    "stack": "Statue rimaste",
    "discard": "Pila degli scarti",
    "pending": "Nel mezzo di",
    **{f"{where}.{key}": word for where in PERSONS for key, word in PERSON.items()},
}
