"""King's Progress in Italian, with the words that its Italian rules print."""

from __future__ import annotations

from typing import Final

TITLE: Final = "King's Progress"

MOMENTS: Final = {
    "round-end": "fine di un round",
    "game-end": "fine del gioco",
}

DECIDERS: Final = {
    "points": "punti",
    "gifts": "doni",
    "crowns": "corone",
    "built-cards": "carte costruite",
    "shared": "parità in tutto",
}

MESSAGES: Final = {
    "control-out-of-step": "Le carte di {found} cortigiani non sono dove le mettono le costruzioni. Alla Corte Reale "
    "possono restare indietro, ma lì possono esserci solo {limit} cortigiani.",
    "crowns-below-zero": "{where}: {found} è meno di nulla.",
    "disguise-exposed": "{where}: una carta travestimento non può essere la carta esposta di una costruzione.",
    "few-players": "Al tavolo ci sono {found} giocatori; il gioco è per {limit} o più.",
    "game-not-over": "Il gioco finisce dopo il round {limit}, e questo è il round {found}.",
    "major-held-twice": "{where}: {found} giocatori hanno la carta abilità; ce n'è solo {limit}.",
    "minor-held-twice": "{where}: {found} giocatori hanno la carta controllo minore; ce n'è solo {limit}.",
    "more-gifts-than-taken": "I giocatori hanno {found} doni, dove finora se ne possono aver presi al massimo {limit}.",
    "no-such-build": "{where}: si scarta una carta da una costruzione che non ne ha più.",
    "no-such-card": "{where}: non c'è una carta Influenza con {found} simboli; al massimo ne ha {limit}.",
    "no-such-round": "Non c'è un round {found}; il gioco ne ha {limit}.",
    "points-below-zero": "{where}: {found} è meno di nulla.",
    "same-colour": "{where}: questo colore è già di un altro giocatore.",
    "sheds-fit-nothing": "{where}: quali che siano i doni e le carte ignoti, così non si può scartare.",
    "sheds-from-others": "{where}: la carta per un primo posto viene da una propria costruzione.",
    "too-many-cards": "{where}: {found} carte costruite, dove la scatola ne ha {limit}.",
    "too-many-gifts": "{where}: i giocatori ne hanno {found}, dove la scatola ne ha {limit}.",
    "too-many-majors": "I giocatori hanno {found} carte abilità, dove la scatola ne ha {limit}.",
    "too-many-minors": "I giocatori hanno {found} carte controllo minore, dove la scatola ne ha {limit}.",
    "too-many-of-a-suit": "{where}: {found} carte costruite di questo colore, dove la scatola ne ha {limit}.",
    "too-many-of-a-value": "{where}: {found} carte costruite di uno stesso valore, dove il colore ne ha {limit}.",
    "too-many-sheds": "{where}: indicati {found}; i primi posti ne impongono {limit}.",
}

NAMES: Final = {
    "castle": "Castelli",
    "castle-behind": "Castelli, dietro i posti con punti",
    "castle-tied": "Castelli, pareggio in un posto che dà troppo poco",
    "control-open": "controllo che nessuno ottiene",
    "due": "ancora da scartare per",
    "land": "Terreni",
    "land-behind": "Terreni, dietro i posti con punti",
    "land-tied": "Terreni, pareggio in un posto che dà troppo poco",
    "major-control": "controllo maggiore",
    "minor-control": "controllo minore, che non dà nulla",
    "money": "Denaro",
    "money-behind": "Denaro, dietro i posti con punti",
    "money-tied": "Denaro, pareggio in un posto che dà troppo poco",
    "no-build": "carta abilità senza costruzione, ceduta",
    "no-control": "costruzione senza controllo",
    "office": "Uffici",
    "office-behind": "Uffici, dietro i posti con punti",
    "office-tied": "Uffici, pareggio in un posto che dà troppo poco",
    "own-colour": "proprio colore",
    "title": "Titoli",
    "title-behind": "Titoli, dietro i posti con punti",
    "title-tied": "Titoli, pareggio in un posto che dà troppo poco",
    "types": "più tipi",
    "types-behind": "più tipi, dietro i posti con punti",
    "types-tied": "più tipi, pareggio in un posto che dà troppo poco",
    "unplaced": "certi, ma non per che cosa",
}

PLACES: Final = {
    "builds": "costruzioni",
    "castle": "Castelli",
    "chamberlain": "Ciambellano",
    "chaplain": "Cappellano",
    "colour": "colore",
    "control": "controllo",
    "gifts": "doni",
    "knight": "Cavaliere",
    "land": "Terreni",
    "major": "carte abilità",
    "minor": "controllo minore",
    "mistress": "Padrona",
    "money": "Denaro",
    "office": "Uffici",
    "players": "giocatori",
    "points": "punti prestigio",
    "privy-seal": "Guardasigilli",
    "round": "round",
    "secretary": "Segretario",
    "sheds": "scarti",
    "steward": "Steward",
    "title": "Titoli",
    "treasurer": "Tesoriere",
    "types": "più tipi",
    # places in a prize
    "placed": "{prize}, posto {place}",
    "placed-shared": "{prize}, posto {place}, condiviso",
    "unplaced": "{prize}, nessun posto",
}
