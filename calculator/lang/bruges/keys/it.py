"""What the keys of a position file of Bruges mean, in Italian."""

from __future__ import annotations

from typing import Final

WORDS: Final = {
    "game": "Il gioco.",
    "moment": "Quale punteggio è.",
    "player": "I giocatori, in senso orario.",
    "player.name": "Il nome: da 1 a 40 caratteri, diverso da quello di ogni altro giocatore.",
    "player.points": "Sul tracciato dei punti prima del punteggio finale, tessere da 50 e 100 comprese.",
    "player.florins": "Fiorini, che sciolgono un pareggio. Se manca: non si sa.",
    "player.workers": (
        "Lavoratori per colore: blue (blu), brown (marrone), yellow (giallo), red (rosso), purple (viola)."
    ),
    "player.houses": "Tutte le case, abitate o vuote.",
    "player.persons": "I personaggi nelle case, ognuno come sulla sua carta.",
    "player.persons.name": "Il nome del personaggio, per la risposta.",
    "player.persons.price": "Il prezzo in alto a sinistra sulla carta.",
    "player.persons.points": "I punti sulla carta.",
    "player.persons.group": "Il gruppo; conta solo per le corone d'alloro.",
    "player.persons.laurel": "Che cosa dà un personaggio con corona d'alloro.",
    "player.persons.laurel.points": "Punti per ogni tanti di ciò che si conta, o letti sulla carta.",
    "player.persons.laurel.per": (
        "Che cosa si conta: i personaggi di un gruppo, o una cosa. Se manca: i punti contano come sono."
    ),
    "player.persons.laurel.every": "Per ogni tanti. Se manca: per ognuno.",
    "player.majorities": "Tessere maggioranza con il lato colorato in alto.",
    "player.canals": "Tessere canale costruite a sinistra e a destra del sigillo.",
    "player.statues": "I punti di ogni statua.",
    "player.reputation": "Il numero stampato sullo spazio raggiunto; 0 accanto alla traccia.",
    "edition": "Quale testo vale dove i testi differiscono.",
    "source": "Da dove viene; testo libero.",
    "rulings": "Singole opzioni, diverse da come le vuole l'edizione.",
    "equipment": "Valori stampati, copiati dalla scatola.",
    "equipment.reputation-track": "Il numero più alto sulla Traccia Prestigio.",
}
