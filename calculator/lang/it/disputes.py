"""The words of the smallest positions at which readings part, in Italian."""

from __future__ import annotations

from typing import Final

WORDS: Final = {
    "summary": "{game}: {parted} posizioni minime, {harmless} dimostrate innocue",
    "differs": "{difference}, i testi si contraddicono",
    "open": "aperto",
    "default": "scelta iniziale",
    "smaller": "Più piccolo è: {size}. ",
    "looked": "Esaminato: {bounds} ({n} confrontati).",
    "cannot-be": "la posizione non può esistere: {why}",
    "can-be": "nulla parla contro la posizione",
    "must-discard": "deve scartare per {what}",
    "and": "e",
    "point": "{n} punto",
    "points": "{n} punti",
    "alone": "{game}: c'è un testo e nessuna opzione, quindi nulla può scostarsi.",
    "failed": "la ricerca è fallita: {why}",
}

PHRASES: Final = {
    "Anna has 4 pounds and wants to buy 1 bribe": "Anna ha 4 sterline e vuole comprare 1 Gettone Corruzione",
    "least money of the player who bribes; buying none at all is left out": (
        "meno denaro di chi corrompe; non comprarne affatto resta escluso"
    ),
    "0 to 3 pounds": "da 0 a 3 sterline",
    "Anna has built a castle; Bert and Cleo have a farm each, and one of Anna's knights stands on Bert's": (
        "Anna ha costruito un castello; Bert e Cleo hanno una fattoria ciascuno, e su quella di Bert sta un "
        "Soldato di Anna"
    ),
    "3 players; fewest areas on the table, then fewest knights out": (
        "3 giocatori; meno aree sul tavolo, poi meno Soldati in giro"
    ),
    "every table with fewer than 2 areas, however many knights are out": (
        "ogni posizione con meno di 2 aree, per quanti Soldati siano in giro"
    ),
    "the table as the game begins: Anna has done nothing in her turn and says that she is done": (
        "il tavolo all'inizio del gioco: Anna nel suo turno non ha fatto nulla e dice di aver finito"
    ),
    "fewest players, fewest pieces": "meno giocatori, meno pezzi",
    "nothing is smaller": "nulla è più piccolo",
    "Anna has played a scandal card and built a chapel, looks at three cards and has Intrigue in hand": (
        "Anna ha giocato una carta Scandalo e costruito una cappella, guarda tre carte e ha Intrigo in mano"
    ),
    "fewest cards in the turn": "meno carte nel turno",
    "the same with no card played before": "lo stesso senza carte giocate prima",
    "everybody's first game: Anna picks three of each kind but only two meadows": (
        "per tutti la prima partita: Anna prende tre di ogni tipo ma solo due pianure"
    ),
    "fewest tiles left to chance": "meno tessere lasciate al caso",
    "three of each kind": "tre di ogni tipo",
    "21 bribes lie behind the screens of three players": (
        "21 Gettoni Corruzione stanno dietro gli schermi di tre giocatori"
    ),
    "fewest bribes held": "meno Gettoni Corruzione",
    "0 to 20 bribes held": "da 0 a 20 Gettoni Corruzione",
    "proved harmless: 6, 9 and 12 palaces are the most that 3, 4 and 5 players can be offered in a game": (
        "dimostrato innocuo: 6, 9 e 12 palazzi sono il massimo che a 3, 4 e 5 giocatori si può offrire in una partita"
    ),
    "players, palaces sold in each decade, palaces on the table": (
        "giocatori, palazzi venduti in ogni decennio, palazzi sul tavolo"
    ),
    "3 to 5 players, every number of palaces sold in the first and in the second decade, 0 to 15 on the table": (
        "da 3 a 5 giocatori, ogni numero di palazzi venduti nel primo e nel secondo decennio, da 0 a 15 sul tavolo"
    ),
    "Anna has 6 fountains in a block of two rows by three, the others none": (
        "Anna ha 6 fontane in un blocco di due righe per tre, gli altri nessuna"
    ),
    "fewest tiles of one kind": "meno tessere di un tipo",
    "every shape of fewer tiles that hang together; tiles that do not hang together share no square of four": (
        "ogni forma di meno tessere unite fra loro; tessere non unite non condividono un quadrato di quattro"
    ),
    "Anna has 6 fields in a block of two rows by three, an empty meadow and 12 pounds": (
        "Anna ha 6 campi in un blocco di due righe per tre, una pianura vuota e 12 sterline"
    ),
    "prestige, in the order of placing markers: Anna 2, Bert 2, Cleo 0, Dora 0": (
        "Prestigio, nell'ordine dei segnalini: Anna 2, Bert 2, Cleo 0, Dora 0"
    ),
    "fewest players, then least prestige of all together; everybody takes the best title there is": (
        "meno giocatori, poi meno Prestigio di tutti insieme; ognuno prende il miglior titolo che c'è"
    ),
    "3 players: no ball with up to 18 prestige each parts; 4 players: every ball with less than 4 prestige in all": (
        "3 giocatori: nessun ballo fino a 18 di Prestigio ciascuno si scosta; 4 giocatori: ogni ballo con "
        "meno di 4 di Prestigio in tutto"
    ),
    "prestige, in the order of placing markers: Anna 6, Bert 5, Cleo 6": (
        "Prestigio, nell'ordine dei segnalini: Anna 6, Bert 5, Cleo 6"
    ),
    "3 players: every ball with less than 17 prestige in all": (
        "3 giocatori: ogni ballo con meno di 17 di Prestigio in tutto"
    ),
    "prestige, in the order of placing markers: Anna 2, Bert 0, Cleo 0": (
        "Prestigio, nell'ordine dei segnalini: Anna 2, Bert 0, Cleo 0"
    ),
    "fewest players, then least prestige of all together": "meno giocatori, poi meno Prestigio di tutti insieme",
    "3 players: every ball with less than 2 prestige in all": (
        "3 giocatori: ogni ballo con meno di 2 di Prestigio in tutto"
    ),
    "prestige, in the order of placing markers: Anna 0, Bert 0, Cleo 0": (
        "Prestigio, nell'ordine dei segnalini: Anna 0, Bert 0, Cleo 0"
    ),
    "Anna has two enclosed castles with a chapel between them, on 15 tiles": (
        "Anna ha due castelli circondati con una cappella in mezzo, su 15 tessere"
    ),
    "fewest tiles, then fewest palaces, then fewest chapels": "meno tessere, poi meno palazzi, poi meno cappelle",
    "every smaller estate of one or two enclosed castles or palaces with one or two chapels; tiles that "
    "enclose nothing bring nothing, and a chapel beside one of them only counts once either way": (
        "ogni Tenuta più piccola di uno o due castelli o palazzi circondati con una o due cappelle; tessere "
        "che non circondano nulla non danno nulla, e una cappella accanto a uno solo conta comunque una volta"
    ),
    "Anna has 1 farm, 1 forest, 2 gardens, the folly of the gardens already, an empty meadow and 12 pounds": (
        "Anna ha 1 fattoria, 1 foresta, 2 giardini, già la follia dei giardini, una pianura vuota e 12 sterline"
    ),
    "fewest areas, then fewest follies that stand already": "meno aree, poi meno follie già costruite",
    "every estate with fewer than 4 areas that share no tile, and up to two follies": (
        "ogni Tenuta con meno di 4 aree che non condividono tessere, e fino a due follie"
    ),
    "Anna has her first meadow, and three fields behind her screen": (
        "Anna ha la sua prima pianura, e tre campi dietro lo schermo"
    ),
    "fewest tiles behind the screen": "meno tessere dietro lo schermo",
    "every hand of fewer than 3 tiles": "ogni riserva di meno di 3 tessere",
    "round 3; gifts of one type: Adam 1 with 1 crown, Beth 1 with 1 crown, Carl 1 with 1 crown, Dora 1": (
        "round 3; doni di un tipo: Adam 1 con 1 corona, Beth 1 con 1 corona, Carl 1 con 1 corona, Dora 1"
    ),
    "fewest players, then fewest gifts, fewest crowns, earliest round": (
        "meno giocatori, poi meno doni, meno corone, round anteriore"
    ),
    "3 players: no deal of up to 3 gifts with up to 3 crowns each parts; 4 players: every smaller deal": (
        "3 giocatori: nessuna distribuzione fino a 3 doni con fino a 3 corone ciascuno si scosta; 4 "
        "giocatori: ogni distribuzione più piccola"
    ),
    "round 3; gifts of one type: Adam 1, Beth none, Carl none": (
        "round 3; doni di un tipo: Adam 1, Beth nessuno, Carl nessuno"
    ),
    "3 players: every smaller deal": "3 giocatori: ogni distribuzione più piccola",
    "round 1; castles, land and money: Adam has 1, 1, 1 with 0, 0, 2 crowns; Beth has 1, 1, 1 with 0, 1, "
    "1 crowns; Carl has none": (
        "round 1; Castelli, Terreni e Denaro: Adam ha 1, 1, 1 con 0, 0, 2 corone; Beth ha 1, 1, 1 con 0, 1, 1 "
        "corone; Carl non ha nulla"
    ),
    "3 players; fewest gifts, then fewest crowns": "3 giocatori; meno doni, poi meno corone",
    "every smaller pair of hands of up to 3 types, with up to 2 gifts and up to 2 crowns in a type": (
        "ogni coppia più piccola di mani fino a 3 tipi, con fino a 2 doni e fino a 2 corone per tipo"
    ),
    "round 1; Adam has one gift and no build, Beth one card on the chaplain": (
        "round 1; Adam ha un dono e nessuna costruzione, Beth una carta sul Cappellano"
    ),
    "3 players; fewest gifts and cards together": "3 giocatori; meno doni e carte insieme",
    "every table with fewer gifts and cards, up to one of each for a player": (
        "ogni posizione con meno doni e carte, fino a uno di ciascuno per giocatore"
    ),
    "round 1; Adam and Beth have built one equal card each on the knight, whose cards Carl holds without a build": (
        "round 1; Adam e Beth hanno costruito una carta uguale ciascuno sul Cavaliere, le cui carte ha Carl "
        "senza costruzione"
    ),
    "3 players, somebody holding each of the courtier's cards; fewest cards built, fewest symbols on them": (
        "3 giocatori, e ogni carta del cortigiano l'ha qualcuno; meno carte costruite, meno simboli su di esse"
    ),
    "every smaller set of builds of up to one card each on one courtier": (
        "ogni insieme più piccolo di costruzioni fino a una carta ciascuna su un cortigiano"
    ),
    "2 players; Anna has the only servant on an edge, Bert has none there": (
        "2 giocatori; Anna ha l'unico Servitore in una fila, Bert lì non ne ha"
    ),
    "fewest servants on one edge": "meno Servitori in una fila",
    "2 players: an empty edge; 3 and 4 players: no edge with up to 3 servants of each parts": (
        "2 giocatori: una fila vuota; 3 e 4 giocatori: nessuna fila fino a 3 Servitori ciascuno si scosta"
    ),
}
"""What the searches say of what they found, as they say it in English."""
