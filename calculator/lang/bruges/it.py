"""Bruges in Italian, with the words that its Italian rules print."""

from __future__ import annotations

from typing import Final

TITLE: Final = "Bruges"

MOMENTS: Final = {
    "game-end": "fine del gioco",
}

DECIDERS: Final = {
    "points": "punti",
    "florins": "fiorini",
    "shared": "parità in tutto",
}

MESSAGES: Final = {
    # what cannot be
    "canal-beyond-section": "{where}: {found} tessere, dove una sezione ha posto per 0 fino a {limit}.",
    "florins-below-zero": "{where}: {found} è meno di nulla.",
    "higher-statue-left": "{where}: la statua da {found} è stata presa mentre quella da {limit} c'è ancora.",
    "houses-below-zero": "{where}: {found} è meno di nulla.",
    "laurel-below-zero": "{where}: la corona d'alloro dà {found}, ma nessuna costa punti.",
    "laurel-of-nothing": "{where}: la corona d'alloro conta ogni {found} di qualcosa, ma ne servono almeno {limit}.",
    "more-cards-than-in-box": "Case e personaggi sono insieme almeno {found} carte, dove la scatola ne ha {limit}.",
    "more-persons-than-houses": "{where}: {found}, ma case solo per {limit}.",
    "more-statues-than-in-box": "{found} statue sono state prese, dove la scatola ne ha {limit}.",
    "no-such-statue": "{where}: non c'è una statua da {found}; la più alta è da {limit}.",
    "person-below-zero": "{where}: {found} è meno di nulla.",
    "points-below-zero": "{where}: {found} è meno di nulla.",
    "points-not-a-third": "{where}: {found} punti, ma un terzo del prezzo è {limit}.",
    "price-not-divisible": "{where}: un prezzo di {found} non è divisibile per {limit}, come deve essere ognuno.",
    "reputation-below-zero": "{where}: {found} è meno di nulla.",
    "reputation-track-too-short": "La Traccia Prestigio finisce a {found}, dove comincia con {limit}.",
    "same-majority-twice": "{where}: {found} tessere girate, dove un giocatore ne ha {limit}.",
    "same-statue-twice": "{where}: la statua da {found} c'è due volte, benché ce ne sia solo {limit}.",
    "too-many-statues": "{where}: {found}, dove nessuno ne riceve più di {limit}.",
    "workers-below-zero": "{where}: {found} è meno di nulla.",
    # what hardly can be
    "beyond-reputation-track": "{where}: {found} è oltre la fine della traccia, che è {limit}.",
    "majority-not-turned": "{where}: alla fine davanti a tutti, ma la tessera maggioranza non è girata.",
    "majority-without-reputation": "{where}: la tessera maggioranza è girata, ma sulla traccia non c'è stato alcun "
    "avanzamento.",
    "same-person-twice": "{where}: c'è già un personaggio con questo nome, e non ci sono due carte uguali.",
    "section-without-statue": "{where}: {found}; sezioni complete: {limit}, e restano statue.",
    "statue-without-section": "{where}: {found}; sezioni complete: {limit}. Un incendio può averne rotta una.",
}

PHRASES: Final = {
    "points-or-price": "i punti o il prezzo, come sulla carta",
    "what-is-counted": "la cosa da contare",
}

NAMES: Final = {
    # lines
    "house": "case",
    "laurel": "corone d'alloro",
    "majority": "maggioranze",
    "person": "personaggi",
    "reputation": "Prestigio",
    "statue": "statue",
    "third-canal": "terzi spazi canale",
    # what did not score
    "canal-short": "il canale finisce prima del terzo spazio",
    "laurel-nothing": "corona d'alloro senza punti",
    "majority-grey": "tessera maggioranza non girata",
    "no-statue-left": "sezione completa, ma nessuna statua rimasta",
    "section-open": "sezione non completa",
}

PLACES: Final = {
    "blue workers": "lavoratori blu",
    "brown workers": "lavoratori marroni",
    "canals": "canali",
    "cards": "carte",
    "florins": "fiorini",
    "houses": "case",
    "left": "sinistra",
    "majorities": "maggioranze",
    "persons": "personaggi",
    "points": "Punti Vittoria",
    "purple workers": "lavoratori viola",
    "red workers": "lavoratori rossi",
    "reputation": "Prestigio",
    "reputation-track": "Traccia Prestigio",
    "right": "destra",
    "statues": "statue",
    "yellow workers": "lavoratori gialli",
    # places with a number or a side
    "canal-space": "spazio {space} a {side}",
    "person": "personaggio {number}",
    "section": "canale a {side}",
}
