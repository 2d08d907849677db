"""The words around the keys of a position file: files to fill in, and questions, in Italian."""

from __future__ import annotations

from typing import Final

WORDS: Final = {
    # files to fill in
    "head": (
        'Un tavolo di {game}. Si scrive ciò che sta sul tavolo. Un valore che nessuno sa è "?". Per usare una '
        "chiave che ha un # davanti, si toglie il #. Poi: courtroll score FILE"
    ),
    "such-as": " Per esempio {example}.",
    "needed": " Qui serve.",
    "words": " Parole: {words}.",
    "keys": "Chiavi: {keys}.",
    # questions and answers
    "introduction": (
        "Si risponde a ogni domanda e si preme Invio. Una risposta vuota omette la chiave, ? è per ciò che "
        "nessuno sa, indietro corregge la risposta prima. Più cose si separano con virgole. Ctrl-C "
        "interrompe."
    ),
    "ended-early": "Le risposte sono finite troppo presto; nulla è stato salvato.",
    "stopped": "Interrotto; nulla è stato salvato.",
    "no-game": "non c'è un gioco «{game}» che si possa contare{suggestion}",
    "game": "gioco ({words})",
    "moment": "momento ({words})",
    "which-scoring": "Quale punteggio è?",
    "number-of-players": "numero di giocatori (da {low} a {high})",
    "player-name": "giocatore {n}, nome",
    "clockwise": "I giocatori in senso orario.",
    "is-there-any": "{what}, c'è (sì, o vuoto)",
    "is-there-one": "{what}, ce n'è uno (sì, o vuoto)",
    "row": "{what}, riga {n}",
    "map-ends": " Una riga vuota chiude la mappa.",
    "save-as": "salva come [{file}]",
    "overwrite": "{file} c'è già; sovrascrivere (sì, o vuoto)",
    # words that answer, and what is said against an answer
    "yes": "yes y sì si s",
    "no": "no n",
    "back": "back indietro",
    "yes-no": "sì no",
    "nothing-before": "prima di questo non c'è nulla",
    "no-text": "questo non è un testo",
    "too-long": "è troppo lungo, o non è un testo",
    "yes-or-no": "sì o no",
    "none-of-them": "«{found}» non è fra questi{suggestion}",
    "not-closed": "le virgolette o le parentesi non sono chiuse come si deve",
    "no-pair": "«{found}» non è un nome con il suo valore",
    "cannot-be-written": "non si può scrivere: {why}",
    "ends-in-toml": "il nome del file finisce in .toml",
    "no-folder": "per questo non c'è una cartella, o è una cartella",
}

PHRASES: Final = {
    "The game.": "Il gioco.",
    "Which scoring this is; turn for any moment between scorings.": (
        "Quale punteggio è; turn per ogni momento fra i punteggi."
    ),
    "The players, clockwise.": "I giocatori, in senso orario.",
    "The player's name: 1 to 40 characters, unlike any other player's.": (
        "Il nome: da 1 a 40 caratteri, diverso da quello di ogni altro giocatore."
    ),
    "Where the marker is on the victory track before this scoring.": (
        "Dove sta il segnalino sul tracciato dei Punti Vittoria prima di questo punteggio."
    ),
    "Pounds behind the screen. Left out: unknown.": "Sterline dietro lo schermo. Se manca: non si sa.",
    "The title held. Left out: unknown.": "Il titolo nobiliare. Se manca: non si sa.",
    'Tiles behind the screen: how many, or which by their letters, such as "F F G W".': (
        'Tessere dietro lo schermo: quante, o quali con le loro lettere, come "F F G W".'
    ),
    "Bribe tokens held.": "Gettoni Corruzione.",
    "Scandal cards in hand, by name; or only how many.": "Carte Scandalo in mano, per nome; o solo quante.",
    'Where this player\'s knights stand: whose estate, and the top-left cell, as in "Britta C1".': (
        "Dove stanno i Soldati di questo giocatore: di chi è la Tenuta, e la casella in alto a sinistra, come "
        'in "Britta C1".'
    ),
    "The map of the estate, a line per row and a character per cell: . no tile, F field, G grove, W "
    "fountain, M empty meadow, C castle, P palace, H chapel, Y folly, ? a tile of unknown kind.": (
        "La mappa della Tenuta, una linea per riga e un segno per casella: . nessuna tessera, F campo, G "
        "bosco, W fontana, M pianura vuota, C castello, P palazzo, H cappella, Y follia, ? una tessera di "
        "tipo ignoto."
    ),
    "The cell of the 64 x 64 frame that is this map's A1. Left out: the map lies in the middle.": (
        "La casella del riquadro di 64 x 64 che è A1 di questa mappa. Se manca: la mappa sta nel mezzo."
    ),
    "The top-left cells of the 2x2 squares whose symbol is seen on the table.": (
        "Le caselle in alto a sinistra dei quadrati 2x2 il cui simbolo si vede sul tavolo."
    ),
    'Which folly stands where, as in "forests D4".': 'Quale follia sta dove, come in "forests D4".',
    "Tokens laid out in this decade: tax, land.": "Gettoni posati in questo decennio: tax (tasse), land (terra).",
    "In place of the map, for a building scoring: the enclosed buildings.": (
        "Al posto della mappa, per un punteggio degli edifici: gli edifici circondati."
    ),
    "For each enclosed castle the number of chapels beside it.": (
        "Per ogni castello circondato il numero di cappelle accanto."
    ),
    "For each enclosed palace the number of chapels beside it.": (
        "Per ogni palazzo circondato il numero di cappelle accanto."
    ),
    "In place of the map, for a ball: all prestige before spending, knights included.": (
        "Al posto della mappa, per un ballo: tutto il Prestigio prima di spendere, Soldati compresi."
    ),
    "At a ball: what is handed in of what is held.": "A un ballo: che cosa si consegna di ciò che si ha.",
    "How many bribes are handed in.": "Quanti Gettoni Corruzione si consegnano.",
    "Which scandal cards are handed in.": "Quali carte Scandalo si consegnano.",
    "At a ball: the title chosen, if not the best one free.": (
        "A un ballo: il titolo scelto, se non è il migliore libero."
    ),
    "Which text rules where the texts differ.": "Quale testo vale dove i testi differiscono.",
    "Where this comes from; free text.": "Da dove viene; testo libero.",
    "The language of the letters for tiles and buildings.": "La lingua delle lettere per tessere ed edifici.",
    "Whether the table plays Noblemen for the first time.": "Se al tavolo si gioca a Noblemen per la prima volta.",
    "The decade, 1 to 3. Left out at the end of the game: 3.": (
        "Il decennio, da 1 a 3. Se manca alla fine del gioco: 3."
    ),
    "Whose turn it is.": "Di chi è il turno.",
    "Who holds the Queen; required for a ball.": "Chi ha la Regina; serve per un ballo.",
    "Whether the round marker stands where nobody may take the Queen.": (
        "Se il Segnalino Round sta dove nessuno può prendere la Regina."
    ),
    "The space of the round track where the marker stands, the arrow space being 0.": (
        "Lo spazio del Tracciato dei Round dove sta il segnalino; lo spazio con la freccia è 0."
    ),
    "At the end of the game: the building scoring has been done.": (
        "Alla fine del gioco: il punteggio degli edifici è già stato fatto."
    ),
    "What the player in turn has done already, in the words of moves.": (
        "Che cosa ha già fatto il giocatore di turno, nelle parole delle mosse."
    ),
    "What is to be decided next.": "Che cosa si decide adesso.",
    "What is to be decided.": "Che cosa si decide.",
    "Who decides. Left out: the player in turn.": "Chi decide. Se manca: il giocatore di turno.",
    "Whether the turn's action has been taken.": "Se l'azione del turno è già stata fatta.",
    "Whether the turn's scandal card has been played.": "Se la carta Scandalo del turno è già stata giocata.",
    "Cells laid in the growth that is going on.": "Caselle posate nell'espansione in corso.",
    "Tiles put into the bag for Favour of the Vicar.": "Tessere messe nel sacchetto per il Favore del Vicario.",
    "Scandal cards looked at, of which one is to be kept.": "Carte Scandalo guardate, delle quali se ne tiene una.",
    "Who decides the same after this player, in order.": "Chi decide lo stesso dopo questo giocatore, in ordine.",
    "The ball that is going on.": "Il ballo in corso.",
    "By player: prestige, for those who have spent.": "Per giocatore: il Prestigio, di chi ha già speso.",
    "By player: where the marker stands, for those who have spent.": (
        "Per giocatore: dove sta il segnalino, di chi ha già speso."
    ),
    "Prestige for which the player who is spending has handed things in.": (
        "Prestigio per il quale il giocatore che sta spendendo ha già consegnato qualcosa."
    ),
    "Tiles given to the church in this decade, by letter.": (
        "Tessere donate alla chiesa in questo decennio, per lettera."
    ),
    "What still stands on the board.": "Che cosa c'è ancora sul tabellone.",
    "Castles on the board.": "Castelli sul tabellone.",
    "Chapels on the board.": "Cappelle sul tabellone.",
    "Palaces on the board.": "Palazzi sul tabellone.",
    "Bribes on the board. Left out: all that no player holds.": (
        "Gettoni Corruzione sul tabellone. Se manca: tutti quelli che nessun giocatore ha."
    ),
    "Follies on the board: forests, farms, gardens, mixed. Left out: all that are not built.": (
        "Follie sul tabellone: forests, farms, gardens, mixed. Se manca: tutte quelle non costruite."
    ),
    "Tiles in the bag, by letter. Left out: all not seen elsewhere.": (
        "Tessere nel sacchetto, per lettera. Se manca: tutte quelle che non si vedono altrove."
    ),
    "The stack of scandal cards.": "Il mazzo delle carte Scandalo.",
    "Blackmail cards in the stack.": "Carte Ricatto nel mazzo.",
    "Cunning Stroke cards in the stack.": "Carte Azione Scaltra nel mazzo.",
    "Dowry cards in the stack.": "Carte Dote nel mazzo.",
    "Favour of the Vicar cards in the stack.": "Carte Favore del Vicario nel mazzo.",
    "Inheritance cards in the stack.": "Carte Eredità nel mazzo.",
    "Intrigue cards in the stack.": "Carte Intrigo nel mazzo.",
    "Liaison cards in the stack.": "Carte Relazione nel mazzo.",
    "Secret Marriage cards in the stack.": "Carte Matrimonio Segreto nel mazzo.",
    "Tribute cards in the stack.": "Carte Tributo nel mazzo.",
    "Whitehall cards in the stack.": "Carte Palazzo di Whitehall nel mazzo.",
    "Cards at the bottom in known order, the uppermost first; they count above as well.": (
        "Carte in fondo al mazzo in ordine noto, la più alta per prima; contano anche sopra."
    ),
    "Single options over the edition's preset.": "Singole opzioni, diverse da come le vuole l'edizione.",
    "Printed values typed from the box.": "Valori stampati, copiati dalla scatola.",
    "The prices of castles on the board, cheapest first.": (
        "I prezzi dei castelli sul tabellone, il più basso per primo."
    ),
    "The prices of chapels on the board, cheapest first.": (
        "I prezzi delle cappelle sul tabellone, il più basso per primo."
    ),
    "The prices of palaces on the board, cheapest first.": (
        "I prezzi dei palazzi sul tabellone, il più basso per primo."
    ),
    "The spaces of the round track, the arrow space first: plain, ball, lock, score.": (
        "Gli spazi del Tracciato dei Round, quello con la freccia per primo: plain, ball, lock, score."
    ),
    "The last space of the prestige track.": "L'ultimo spazio della Traccia Prestigio.",
    "How many bribes are in the box.": "Quanti Gettoni Corruzione ci sono nella scatola.",
    "Which scoring this is: a round's, or the third with the winner.": (
        "Quale punteggio è: quello di un round, o il terzo con il vincitore."
    ),
    "The round that is scored, 1 to 3.": "Il round che si conta, da 1 a 3.",
    "Prestige points before this scoring.": "Punti prestigio prima di questo punteggio.",
    "The player's own colour. Left out: unknown.": "Il colore proprio del giocatore. Se manca: non si sa.",
    "All gift cards held, by type: the number of crowns on each card.": (
        "Tutte le carte dono, per tipo: il numero di corone su ogni carta."
    ),
    'The cards built on each courtier, the exposed one first: the number of symbols on each, "D" for a '
    "Disguise card.": (
        'Le carte costruite su ogni cortigiano, quella esposta per prima: il numero di simboli su ognuna, "D" '
        "per un travestimento."
    ),
    "Courtiers whose ability card the player has before the scoring.": (
        "Cortigiani dei quali il giocatore ha la carta abilità prima del punteggio."
    ),
    "Courtiers whose minor control card the player has before the scoring.": (
        "Cortigiani dei quali il giocatore ha la carta controllo minore prima del punteggio."
    ),
    "The courtiers whose builds the player discards from for first places, in their order; with the "
    'option shed-from = "any" a builder\'s name may stand before, as in "Steve mistress".': (
        "I cortigiani dalle cui costruzioni il giocatore scarta per i primi posti, nel loro ordine; con "
        'l\'opzione shed-from = "any" può starci davanti un nome, come in "Steve mistress".'
    ),
    "Which text rules; there is one.": "Quale testo vale; ce n'è uno.",
    "Printed values typed from the box; none are needed.": "Valori stampati, copiati dalla scatola; non ne servono.",
    "Which scoring this is.": "Quale punteggio è.",
    "On the score track before the final scoring, tiles of 50 and 100 included.": (
        "Sul tracciato dei punti prima del punteggio finale, tessere da 50 e 100 comprese."
    ),
    "Florins held, which break ties. Left out: unknown.": "Fiorini, che sciolgono un pareggio. Se manca: non si sa.",
    "Workers by colour: blue, brown, yellow, red, purple.": (
        "Lavoratori per colore: blue (blu), brown (marrone), yellow (giallo), red (rosso), purple (viola)."
    ),
    "All houses, lived in or empty.": "Tutte le case, abitate o vuote.",
    "The persons in the houses, each as its card shows it.": "I personaggi nelle case, ognuno come sulla sua carta.",
    "The person's name, for the answer.": "Il nome del personaggio, per la risposta.",
    "The price at the card's upper left.": "Il prezzo in alto a sinistra sulla carta.",
    "The points on the card.": "I punti sulla carta.",
    "The group, which matters only to laurels.": "Il gruppo; conta solo per le corone d'alloro.",
    "What a laurel person scores.": "Che cosa dà un personaggio con corona d'alloro.",
    "Points for every so many of what is counted, or read off the card.": (
        "Punti per ogni tanti di ciò che si conta, o letti sulla carta."
    ),
    "What is counted: the persons of a group, or a thing. Left out: the points count as they are.": (
        "Che cosa si conta: i personaggi di un gruppo, o una cosa. Se manca: i punti contano come sono."
    ),
    "For every so many of them. Left out: for each.": "Per ogni tanti. Se manca: per ognuno.",
    "Majority tiles with their coloured side up.": "Tessere maggioranza con il lato colorato in alto.",
    "Canal tiles built to the left and to the right of the seal.": (
        "Tessere canale costruite a sinistra e a destra del sigillo."
    ),
    "The points of each statue.": "I punti di ogni statua.",
    "The number printed on the space reached; 0 beside the track.": (
        "Il numero stampato sullo spazio raggiunto; 0 accanto alla traccia."
    ),
    "The highest number on the reputation track.": "Il numero più alto sulla Traccia Prestigio.",
    "Which scoring this is: always the end of the game.": "Quale punteggio è: sempre la fine del gioco.",
    "Points before the final count. The game gives none; left out: 0.": (
        "Punti prima del conteggio finale. Il gioco non ne dà; se manca: 0."
    ),
    "The points on the noble tiles taken, one number each; or their sum as one number.": (
        "I punti sulle tessere Nobile prese, un numero ciascuna; o la loro somma come un numero."
    ),
    "Privilege cards lying open that score: 2 or 4 each.": "Carte Privilegio scoperte che danno punti: 2 o 4 ciascuna.",
    "How many privilege cards are still in hand.": "Quante carte Privilegio sono ancora in mano.",
    "Servants at the Cardinal, who breaks a tie for the win. Left out: unknown.": (
        "Servitori presso il Cardinale, che scioglie un pareggio per la vittoria. Se manca: non si sa."
    ),
    "The four edges of the park.": "Le quattro file ai bordi del parco.",
    "Any name, unlike that of any other edge.": "Un nome qualsiasi, diverso da quello di ogni altra fila.",
    "By player: what the servants there weigh, one each and two on a space marked 2x.": (
        "Per giocatore: quanto contano i Servitori lì, uno ciascuno e due su una casella con 2x."
    ),
    "Corners of the park that hold a servant.": "Angoli del parco in cui sta un Servitore.",
    "The names of the two edges that meet in the corner.": "I nomi delle due file che si incontrano nell'angolo.",
    "Whose servant stands there, and whether it weighs one or two.": (
        "Di chi è il Servitore che ci sta, e se conta uno o due."
    ),
    "Printed values typed from the box; none are asked for.": (
        "Valori stampati, copiati dalla scatola; non se ne chiedono."
    ),
}
"""What the keys of position files mean, as the reader says it in English."""
