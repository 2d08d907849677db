"""Palais Royal in Italian, with the words that its Italian rules print."""

from __future__ import annotations

from typing import Final

TITLE: Final = "Palais Royal"

MOMENTS: Final = {
    "game-end": "fine del gioco",
}

DECIDERS: Final = {
    "points": "punti",
    "cardinal": "Servitori presso il Cardinale",
    "shared": "parità in tutto",
}

MESSAGES: Final = {
    "cardinal-below-zero": "{where}: {found} è meno di nulla.",
    "corner-of-one-edge": "{where}: in un angolo si incontrano due file diverse.",
    "corner-shared": "{where}: Servitori di {found} giocatori in un angolo, che ha posto per un solo Servitore.",
    "corner-too-heavy": "{where}: in un angolo sta un solo Servitore e conta al massimo {limit}, non {found}.",
    "corner-told-twice": "{where}: quest'angolo è indicato due volte.",
    "corners-do-not-fit": "Questi angoli non possono esserci tutti: le file formano un anello, e ognuna ha due angoli.",
    "more-servants-than-nobles": "{where}: almeno {found} nel parco, ma solo {limit} Nobili per portarceli.",
    "no-such-point-card": "{where}: {found}, ma le carte giocate per i punti ne danno 2 o 4.",
    "noble-below-zero": "{where}: {found} è meno di nulla.",
    "park-overfull": "Nel parco stanno almeno {found} Servitori, dove ci sono {limit} caselle.",
    "point-card-too-often": "{where}: {found}, dove ce ne sono {limit}.",
    "points-before-the-end": "{where}: {found} prima del conteggio finale, ma fino ad allora non si contano punti.",
    "points-below-zero": "{where}: {found} è meno di nulla.",
    "servants-below-zero": "{where}: {found} è meno di nulla.",
    "servants-never-received": "{where}: almeno {found} nel parco e presso il Cardinale, ma il giocatore non può "
    "averne ricevuti più di {limit}.",
    "too-many-cards": "I giocatori hanno insieme {found} carte Privilegio, dove la scatola ne ha {limit}.",
    "too-many-nobles": "I giocatori hanno preso insieme almeno {found} Nobili, dove il parco ne aveva {limit}.",
    "too-many-nobles-left": "Nel parco restano {found} Nobili, ma l'ultimo turno comincia con {limit} o meno.",
    "too-many-point-cards": "{found} carte sono state giocate per i punti, dove la scatola ne ha {limit}.",
    "too-many-servants": "{where}: almeno {found} nel parco e presso il Cardinale, dove ogni colore ne ha {limit}.",
    "unplayed-below-zero": "{where}: {found} è meno di nulla.",
}

PHRASES: Final = {
    "edge-name": "un nome che nessun'altra fila ha",
}

NAMES: Final = {
    "edge-behind": "fila, terzo o quarto posto",
    "edge-first": "file, primo posto",
    "edge-no-second": "fila, dietro una parità al primo posto",
    "edge-second": "file, secondo posto",
    "edge-tied-first": "file, pari al primo posto",
    "edge-tied-second": "fila, pari al secondo posto",
    "nobles": "Nobili",
    "nobles-sum": "Nobili, come una somma",
    "played": "carte giocate",
    "unplayed": "carte in mano",
    "unplayed-over-limit": "carte in mano oltre la sesta",
}

PLACES: Final = {
    "cardinal": "Servitori presso il Cardinale",
    "cards": "carte Privilegio",
    "corners": "angoli",
    "nobles": "Nobili",
    "park": "parco",
    "played": "carte giocate",
    "played 2": "carte giocate da 2 punti",
    "played 4": "carte giocate da 4 punti",
    "points": "punti",
    "servants": "Servitori",
    "unplayed": "carte in mano",
}
