"""Palais Royal in Italian, with the words that its Italian rules print."""

from __future__ import annotations

from typing import Final

TITLE: Final = "Palais Royal"

MOMENTS: Final = {
    "game-end": "fine del gioco",
    "turn": "durante un turno",
}

DECIDERS: Final = {
    "points": "punti",
    "cardinal": "Servitori presso il Cardinale",
    "shared": "parità in tutto",
}

MESSAGES: Final = {
    # what objects to a decision
    "action-out-of-order": "Le azioni di un turno si fanno in ordine, e una successiva è già cominciata.",
    "action-twice": "{where}: si fa una volta per turno, ed è già stato fatto.",
    "already-there": "Un Servitore che sta già qui ({where}) non vi è nuovo.",
    "card-not-drawn": "Questa carta non è fra quelle pescate.",
    "card-not-held": "Il giocatore non ha questa carta.",
    "card-out-of-time": "Il momento di questa carta è passato.",
    "card-too-dear": "Il giocatore non può pagare questa carta.",
    "common-empty": "Nella riserva comune non c'è più alcun Servitore di questo colore.",
    "diagonal-step": "Un Servitore non si sposta in diagonale ({where}).",
    "game-over": "La partita è finita.",
    "must-keep-one": "Una delle carte pescate va tenuta.",
    "no-card-draw": "{where}: non si può pescare alcuna carta.",
    "no-majority": "{where}: il giocatore non può piazzarvi un ulteriore Servitore.",
    "no-noble-there": "Su {where} non c'è alcun Nobile.",
    "no-servant-there": "{where}: il giocatore non vi ha alcun Servitore.",
    "no-servant-to-remove": "{where}: non resta alcun Servitore da ritirare per un'altra carta.",
    "no-such-noble": "Il giocatore non ha un Nobile ancora da usare che porti tanti Servitori.",
    "no-wild-seal": "Le carte non hanno più tanti sigilli.",
    "not-beside": "L'ambiente non è accanto a quello da cui viene il Servitore: {where}.",
    "not-now-deal": "Il gioco è ancora da disporre.",
    "not-now-keep": "Prima si decide quali carte pescate tenere.",
    "not-now-post": "Prima un Servitore va sulla casella del Nobile appena reclutato.",
    "not-now-station": "I giocatori piazzano ancora i loro cinque Servitori liberi.",
    "not-now-turn": "Non è fra le azioni di un turno.",
    "not-your-turn": "È il turno di un altro giocatore.",
    "nothing-to-take": "{where}: non c'è nulla da prendere.",
    "office-empty": "{where}: senza un Servitore non si recluta alcun Nobile.",
    "seal-not-asked": "Il Nobile su {where} chiede meno sigilli di questo colore.",
    "supply-empty": "La riserva personale è vuota.",
    "supply-not-empty": "Finché ci sono Servitori nella riserva personale, uno nuovo viene da lì.",
    "too-few-steps": "Non resta alcuno spostamento.",
    "too-few-turquoise": "Il Nobile su {where} chiede più sigilli turchese di quanti ne abbia il giocatore.",
    "too-few-violet": "Il Nobile su {where} chiede più sigilli viola di quanti ne abbia il giocatore.",
    "too-little-gold": "Il Nobile su {where} costa più Monete di quante ne abbia il giocatore.",
    "too-many-attendants": "{where}: tutti i Servitori dovuti sono già piazzati.",
    "too-many-reinforcements": "Non si possono piazzare altri Servitori sulla Cancellata.",
    # what cannot be
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
    "so-far-impossible": "Ciò che è stato fatto finora non porta a questo tavolo.",
    "so-far-not-on-the-table": "Ciò che è stato fatto finora non è sul tavolo.",
    "too-many-cards": "I giocatori hanno insieme {found} carte Privilegio, dove la scatola ne ha {limit}.",
    "too-many-nobles": "I giocatori hanno preso insieme almeno {found} Nobili, dove il parco ne aveva {limit}.",
    "too-many-nobles-left": "Nel parco restano {found} Nobili, ma l'ultimo turno comincia con {limit} o meno.",
    "too-many-point-cards": "{found} carte sono state giocate per i punti, dove la scatola ne ha {limit}.",
    "too-many-servants": "{where}: almeno {found} nel parco e presso il Cardinale, dove ogni colore ne ha {limit}.",
    "unplayed-below-zero": "{where}: {found} è meno di nulla.",
    "common-too-low": "{where}: {found} mancano nella riserva comune, ma i Nobili ne portano al massimo {limit}.",
    "does-not-agree": "{where}: qui {found}, ma {limit} secondo il resto del file.",
    "edge-bare": "Sulla casella di bordo {where} non c'è né un Nobile né un Servitore.",
    "gold-below-zero": "{where}: {found} è meno di nulla.",
    "last-round-too-soon": "Restano {found} Nobili, ma l'ultimo turno comincia con {limit} o meno.",
    "pending-unfit": "{where}: non è così in nessun turno arrivato a questo punto.",
    "room-twice": "{where}: quest'ambiente c'è {found} volte, dove può esserci {limit} volta.",
    "servant-inside": "Su {where} sta un Servitore, ma la casella non è sul bordo del parco.",
    "servants-do-not-add-up": "{where}: in tutto {found}, dove ogni colore ne ha {limit}.",
    "too-many-of-a-card": "{where}: {found} di queste carte, che sono {limit}.",
}

PROBLEMS: Final = {
    # what stands in a file
    "no-space": "{shown} non è una casella del parco",
    "no-noble-of-that-name": "{shown} non è un Nobile che c'è qui{suggestion}",
    "noble-twice": "{shown} è indicato due volte",
    "only-at-the-end": "{shown} appartiene al momento game-end",
    "only-in-a-turn": "{shown} appartiene al momento turn",
    # words of a move
    **dict.fromkeys(
        (
            "no-arrow",
            "no-card",
            "no-cell",
            "no-chamber",
            "no-colour",
            "no-room",
            "no-source",
        ),
        "{shown} non si capisce{suggestion}",
    ),
}

REFUSALS: Final = {
    "too-many-cards": "Il giocatore non può pescare tante carte.",
}

PHRASES: Final = {
    "edge-name": "un nome che nessun'altra fila ha",
    "all-nobles": "tutti i 42 Nobili, contando le copie",
    "cell": "una casella come D4",
    "four-edges": "quattro file, con nessuna casella su più di due",
    "map-and-edges": "la mappa insieme alle file",
    "map-of-36": "una mappa di 36 caselle «o» e di «#»",
    "nine-rooms": "nove ambienti",
    "on-the-table": "quello che era sul tavolo",
    "power": "un privilegio come «gold 2», più d'uno uniti da «+»",
    "short-number": "un numero intero da 1 a 9999",
    "two-cells": "due caselle, come «C3 C2»",
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
    "card": "carta Privilegio",
    "card-cost": "costo della carta",
    "court": "Servitori nel Cortile d'onore",
    "deck-short": "perdute, perché non restano carte",
    "discount": "caselle vuote accanto al Nobile",
    "majority": "maggioranza",
    "mint": "Servitori nella Zecca",
    "noble": "privilegio di Nobili",
    "noble-of-either": "privilegio per una delle due camere",
    "price": "prezzo del Nobile",
    "seat": "posto nell'ordine di gioco",
    "stairway": "Servitori sullo Scalone principale",
    "cards": "carte",
    "gold": "Monete",
    "reinforcements": "Servitori per la Cancellata",
    "seals": "sigilli",
    "servants": "Servitori",
    "steps": "spostamenti",
    "last-round": "ultimo turno",
    "rounds": "turni",
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
    "court": "Cortile d'onore",
    "gate": "Cancellata",
    "stairway": "Scalone principale",
    "mint": "Zecca",
    "king": "Gabinetto del Re",
    "pompadour": "Madame de Pompadour",
    "office": "Ufficio",
    "back-door": "Porta di servizio",
    "gold": "Monete",
    "last-round": "ultimo turno",
    "majorities": "carta per tutte le maggioranze",
    "gate-and-steps": "carta per Cancellata e spostamenti",
    "five-steps": "carta da cinque spostamenti",
    "nine-steps": "carta da nove spostamenti",
    "seals": "carta dei sigilli",
    "two-points": "carta da due punti",
    "four-points": "carta da quattro punti",
}
CHANGES: Final = {
    "more-gold": "{thing} Monete in più",
    "more-servants": "{where}: {thing} in più",
}
