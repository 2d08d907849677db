"""What the keys of a position file of Noblemen mean, in Italian."""

from __future__ import annotations

from typing import Final

WORDS: Final = {
    "game": "Il gioco.",
    "moment": "Quale punteggio è; turn per ogni momento fra i punteggi.",
    "player": "I giocatori, in senso orario.",
    "player.name": "Il nome: da 1 a 40 caratteri, diverso da quello di ogni altro giocatore.",
    "player.points": "Dove sta il segnalino sul tracciato dei Punti Vittoria prima di questo punteggio.",
    "player.money": "Sterline dietro lo schermo. Se manca: non si sa.",
    "player.title": "Il titolo nobiliare. Se manca: non si sa.",
    "player.tiles": 'Tessere dietro lo schermo: quante, o quali con le loro lettere, come "F F G W".',
    "player.bribes": "Gettoni Corruzione.",
    "player.cards": "Carte Scandalo in mano, per nome; o solo quante.",
    "player.knights": (
        "Dove stanno i Soldati di questo giocatore: di chi è la Tenuta, e la casella in alto a sinistra, come"
        ' in "Britta C1".'
    ),
    "player.estate": (
        "La mappa della Tenuta, una linea per riga e un segno per casella: . nessuna tessera, F campo, G "
        "bosco, W fontana, M pianura vuota, C castello, P palazzo, H cappella, Y follia, ? una tessera di "
        "tipo ignoto."
    ),
    "player.corner": "La casella del riquadro di 64 x 64 che è A1 di questa mappa. Se manca: la mappa sta nel mezzo.",
    "player.areas": "Le caselle in alto a sinistra dei quadrati 2x2 il cui simbolo si vede sul tavolo.",
    "player.follies": 'Quale follia sta dove, come in "forests D4".',
    "player.used": "Gettoni posati in questo decennio: tax (tasse), land (terra).",
    "player.enclosed": "Al posto della mappa, per un punteggio degli edifici: gli edifici circondati.",
    "player.enclosed.castles": "Per ogni castello circondato il numero di cappelle accanto.",
    "player.enclosed.palaces": "Per ogni palazzo circondato il numero di cappelle accanto.",
    "player.estate-prestige": (
        "Al posto della mappa, per un ballo: tutto il Prestigio prima di spendere, Soldati compresi."
    ),
    "player.spend": "A un ballo: che cosa si consegna di ciò che si ha.",
    "player.spend.bribes": "Quanti Gettoni Corruzione si consegnano.",
    "player.spend.cards": "Quali carte Scandalo si consegnano.",
    "player.takes": "A un ballo: il titolo scelto, se non è il migliore libero.",
    "edition": "Quale testo vale dove i testi differiscono.",
    "source": "Da dove viene; testo libero.",
    "letters": "La lingua delle lettere per tessere ed edifici.",
    "first-game": "Se al tavolo si gioca a Noblemen per la prima volta.",
    "decade": "Il decennio, da 1 a 3. Se manca alla fine del gioco: 3.",
    "turn": "Di chi è il turno.",
    "queen": "Chi ha la Regina; serve per un ballo.",
    "queen-locked": "Se il Segnalino Round sta dove nessuno può prendere la Regina.",
    "marker": "Lo spazio del Tracciato dei Round dove sta il segnalino; lo spazio con la freccia è 0.",
    "buildings-scored": "Alla fine del gioco: il punteggio degli edifici è già stato fatto.",
    "so-far": "Che cosa ha già fatto il giocatore di turno, nelle parole delle mosse.",
    "pending": "Che cosa si decide adesso.",
    "pending.phase": "Che cosa si decide.",
    "pending.player": "Chi decide. Se manca: il giocatore di turno.",
    "pending.acted": "Se l'azione del turno è già stata fatta. Omesso: come dice la fase.",
    "pending.carded": "Se la carta Scandalo del turno è già stata giocata. Omesso: come dice la fase.",
    "pending.laid": "Caselle posate nell'espansione in corso.",
    "pending.given": "Tessere messe nel sacchetto per il Favore del Vicario.",
    "pending.looked": "Carte Scandalo guardate, delle quali se ne tiene una.",
    "pending.waiting": "Chi decide lo stesso dopo questo giocatore, in ordine. Omesso: nessuno, o come dice il ballo.",
    "pending.ball": "Il ballo in corso.",
    "pending.ball.prestige": "Per giocatore: il Prestigio, di chi ha già speso.",
    "pending.ball.markers": "Per giocatore: dove sta il segnalino, di chi ha già speso.",
    "pending.ball.bought": "Prestigio per il quale il giocatore che sta spendendo ha già consegnato qualcosa.",
    "church": "Tessere donate alla chiesa in questo decennio, per lettera.",
    "board": "Che cosa c'è ancora sul tabellone.",
    "board.castles": "Castelli sul tabellone.",
    "board.chapels": "Cappelle sul tabellone.",
    "board.palaces": "Palazzi sul tabellone.",
    "board.bribes": "Gettoni Corruzione sul tabellone. Se manca: tutti quelli che nessun giocatore ha.",
    "board.follies": "Follie sul tabellone: forests, farms, gardens, mixed. Se manca: tutte quelle non costruite.",
    "bag": "Tessere nel sacchetto, per lettera. Se manca: tutte quelle che non si vedono altrove.",
    "deck": "Il mazzo delle carte Scandalo.",
    "deck.blackmail": "Carte Ricatto nel mazzo.",
    "deck.cunning-stroke": "Carte Azione Scaltra nel mazzo.",
    "deck.dowry": "Carte Dote nel mazzo.",
    "deck.favour-of-the-vicar": "Carte Favore del Vicario nel mazzo.",
    "deck.inheritance": "Carte Eredità nel mazzo.",
    "deck.intrigue": "Carte Intrigo nel mazzo.",
    "deck.liaison": "Carte Relazione nel mazzo.",
    "deck.secret-marriage": "Carte Matrimonio Segreto nel mazzo.",
    "deck.tribute": "Carte Tributo nel mazzo.",
    "deck.whitehall": "Carte Palazzo di Whitehall nel mazzo.",
    "deck.under": "Carte in fondo al mazzo in ordine noto, la più alta per prima; contano anche sopra.",
    "rulings": "Singole opzioni, diverse da come le vuole l'edizione.",
    "equipment": "Valori stampati, copiati dalla scatola.",
    "equipment.castle-prices": "I prezzi dei castelli sul tabellone, il più basso per primo.",
    "equipment.chapel-prices": "I prezzi delle cappelle sul tabellone, il più basso per primo.",
    "equipment.palace-prices": "I prezzi dei palazzi sul tabellone, il più basso per primo.",
    "equipment.round-track": (
        "Gli spazi del Tracciato dei Round, quello con la freccia per primo: plain, ball, lock, score."
    ),
    "equipment.prestige-track": "L'ultimo spazio della Traccia Prestigio.",
    "equipment.bribes": "Quanti Gettoni Corruzione ci sono nella scatola.",
}
