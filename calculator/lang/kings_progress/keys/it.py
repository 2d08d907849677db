"""What the keys of a position file of King's Progress mean, in Italian."""

from __future__ import annotations

from typing import Final

WORDS: Final = {
    "game": "Il gioco.",
    "moment": "Quale punteggio è: quello di un round, o il terzo con il vincitore; turn prima di uno.",
    "round": "Il round, da 1 a 3.",
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
    "player.hand": 'Carte Influenza in mano, come in "knight 2"; o solo quante. Se manca: non si sa.',
    "player.used": "Cortigiani con un disco, la cui abilità è stata usata da questo giocatore.",
    "edition": "Quale testo vale; ce n'è uno.",
    "source": "Da dove viene; testo libero.",
    "rulings": "Singole opzioni, diverse da come le vuole l'edizione.",
    "equipment": "Valori copiati dalla scatola; per contare non ne servono.",
    "equipment.courts": "I nomi delle tre Corti Reali.",
    "equipment.inns": "Ogni luogo con locande: quante ne ha.",
    "equipment.ways": (
        'Le vie come catene di vicini, per esempio "knight - guildford - london": luoghi con locande, "london", '
        "le Corti Reali, e il nome di un cortigiano per la sua dimora."
    ),
    "equipment.court-track": "Il numero dello spazio della corona sul tracciato temporale della Corte.",
    "equipment.crowns": "Le corone sui dodici doni di ogni tipo.",
    "turn": "Di chi è il turno; finito un round, chi ha la Carta del Re.",
    "king": "Chi ha la Carta del Re.",
    "pawn": "Lo spazio del pedone del Re sul tracciato temporale della Corte, contato come quello di partenza.",
    "court": "La Corte Reale di questo round.",
    "courts": "Le Corti Reali di tutti i round, in ordine.",
    "arrived": "Cortigiani alla Corte Reale, in ordine di arrivo.",
    "at": 'Dove stanno gli altri cortigiani: il nome di un luogo, o "home".',
    "face-up": "Le carte Influenza scoperte accanto al mazzo.",
    "deck": "Il mazzo Influenza: quante carte, o quali. Se manca: tutte quelle che non si vedono altrove.",
    "discards": "Carte Influenza scartate: quante, o quali.",
    "searched": "Chi ha preso una carta dagli scarti senza mostrarla, da quando sono stati mescolati l'ultima volta.",
    "pairs": "Le coppie dei doni maggiori per numero; quella presa è [].",
    "singles": "I doni minori esposti.",
    "gift-deck": "Il mazzo dei doni: quanti, o quali. Se manca: tutti quelli che non si vedono altrove.",
    "gifts-out": "Doni usciti dal gioco.",
    "so-far": "Che cosa ha già fatto il giocatore di turno, nelle parole delle mosse; è già sul tavolo.",
    "pending": "Che cosa si decide adesso.",
    "pending.phase": "Che cosa si decide.",
    "pending.player": "Chi decide. Se manca: il giocatore di turno.",
    "pending.cards": "Le carte pescate per i Pettegolezzi, delle quali se ne può tenere una.",
    "pending.waiting": "Chi decide lo stesso dopo questo giocatore, in ordine.",
    "pending.served": "Doni minori: spazi d'arrivo già serviti, dall'ultimo.",
    "pending.prize": "Il tipo appena conteggiato, per il quale si scarta.",
    "pending.test": "Il Test di Fedeltà in corso.",
    "pending.test.shown": "Per giocatore: i simboli sulla carta scartata.",
    "pending.test.order": "I giocatori nell'ordine del test.",
}
