"""What the keys of a position file of King's Progress mean, in Italian."""

from __future__ import annotations

from typing import Final

WORDS: Final = {
    "game": "Il gioco.",
    "moment": "Quale punteggio è: quello di un round, o il terzo con il vincitore.",
    "round": "Il round che si conta, da 1 a 3.",
    "player": "I giocatori, in senso orario.",
    "player.name": "Il nome: da 1 a 40 caratteri, diverso da quello di ogni altro giocatore.",
    "player.points": "Punti prestigio prima di questo punteggio.",
    "player.colour": "Il colore proprio del giocatore. Se manca: non si sa.",
    "player.gifts": "Tutte le carte dono, per tipo: il numero di corone su ogni carta.",
    "player.builds": (
        'Le carte costruite su ogni cortigiano, quella esposta per prima: il numero di simboli su ognuna, "D"'
        " per un travestimento."
    ),
    "player.major": "Cortigiani dei quali il giocatore ha la carta abilità prima del punteggio.",
    "player.minor": "Cortigiani dei quali il giocatore ha la carta controllo minore prima del punteggio.",
    "player.sheds": (
        "I cortigiani dalle cui costruzioni il giocatore scarta per i primi posti, nel loro ordine; con "
        'l\'opzione shed-from = "any" può starci davanti un nome, come in "Steve mistress".'
    ),
    "edition": "Quale testo vale; ce n'è uno.",
    "source": "Da dove viene; testo libero.",
    "rulings": "Singole opzioni, diverse da come le vuole l'edizione.",
    "equipment": "Valori stampati, copiati dalla scatola; non ne servono.",
}
