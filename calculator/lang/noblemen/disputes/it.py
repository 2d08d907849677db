"""What the searches for the smallest positions of Noblemen say, in Italian."""

from __future__ import annotations

from typing import Final

WORDS: Final = {
    "bribe-count.position": "Anna ha {pounds} sterline e vuole comprare {n} Gettone Corruzione",
    "bribe-count.size": "meno denaro di chi corrompe; non comprarne affatto resta escluso",
    "bribe-count.bounds": "da 0 a {most} sterline",
    "castle-knight.position": (
        "Anna ha costruito un castello; Bert e Cleo hanno una fattoria ciascuno, e su quella di Bert sta un "
        "Soldato di Anna"
    ),
    "castle-knight.size": "3 giocatori; meno aree sul tavolo, poi meno Soldati in giro",
    "castle-knight.bounds": "ogni posizione con meno di {areas} aree, per quanti Soldati siano in giro",
    "turn-action.position": (
        "il tavolo all'inizio del gioco: Anna nel suo turno non ha fatto nulla e dice di aver finito"
    ),
    "turn-action.size": "meno giocatori, meno pezzi",
    "nothing-smaller": "nulla è più piccolo",
    "intrigue-limit.position": (
        "Anna ha giocato una carta Scandalo e costruito una cappella, guarda tre carte e ha Intrigo in mano"
    ),
    "intrigue-limit.size": "meno carte nel turno",
    "intrigue-limit.bounds": "lo stesso senza carte giocate prima",
    "first-game-tiles.position": "per tutti la prima partita: Anna prende tre di ogni tipo ma solo due pianure",
    "first-game-tiles.size": "meno tessere lasciate al caso",
    "first-game-tiles.bounds": "tre di ogni tipo",
    "bribes-in-box.position": "{n} Gettoni Corruzione stanno dietro gli schermi di tre giocatori",
    "bribes-in-box.size": "meno Gettoni Corruzione",
    "bribes-in-box.bounds": "da 0 a {most} Gettoni Corruzione",
    "palaces-in-box.position": (
        "dimostrato innocuo: {three}, {four} e {five} palazzi sono il massimo che a 3, 4 e 5 giocatori si può"
        " offrire in una partita"
    ),
    "palaces-in-box.size": "giocatori, palazzi venduti in ogni decennio, palazzi sul tavolo",
    "palaces-in-box.bounds": (
        "da 3 a 5 giocatori, ogni numero di palazzi venduti nel primo e nel secondo decennio, da 0 a 15 sul tavolo"
    ),
    "area-symbol.position": "Anna ha {n} fontane in un blocco di due righe per tre, gli altri nessuna",
    "area-symbol-folly.position": (
        "Anna ha {n} campi in un blocco di due righe per tre, una pianura vuota e {pounds} sterline"
    ),
    "area-symbol.size": "meno tessere di un tipo",
    "area-symbol.bounds": (
        "ogni forma di meno tessere unite fra loro; tessere non unite non condividono un quadrato di quattro"
    ),
    "ball.position": "Prestigio, nell'ordine dei segnalini: {each}",
    "ball.size": "meno giocatori, poi meno Prestigio di tutti insieme",
    "ball.size-best": "meno giocatori, poi meno Prestigio di tutti insieme; ognuno prende il miglior titolo che c'è",
    "ball.bounds": "{players} giocatori: ogni ballo con meno di {total} di Prestigio in tutto",
    "title-needs.bounds": (
        "3 giocatori: nessun ballo fino a {most} di Prestigio ciascuno si scosta; 4 giocatori: ogni "
        "ballo con meno di {total} di Prestigio in tutto"
    ),
    "shared-chapel.position": "Anna ha due castelli circondati con una cappella in mezzo, su {tiles} tessere",
    "shared-chapel.size": "meno tessere, poi meno palazzi, poi meno cappelle",
    "shared-chapel.bounds": (
        "ogni Tenuta più piccola di uno o due castelli o palazzi circondati con una o due cappelle; tessere "
        "che non circondano nulla non danno nulla, e una cappella accanto a uno solo conta comunque una volta"
    ),
    "folly-areas.position": "Anna ha {areas}, già la follia dei {follies}, una pianura vuota e {pounds} sterline",
    "folly-areas.size": "meno aree, poi meno follie già costruite",
    "folly-areas.bounds": "ogni Tenuta con meno di {areas} aree che non condividono tessere, e fino a due follie",
    "swap-time.position": "Anna ha la sua prima pianura, e tre campi dietro lo schermo",
    "swap-time.size": "meno tessere dietro lo schermo",
    "swap-time.bounds": "ogni riserva di meno di {n} tessere",
    "areas.farm": "{n} fattoria",
    "areas.farms": "{n} fattorie",
    "areas.forest": "{n} foresta",
    "areas.forests": "{n} foreste",
    "areas.garden": "{n} giardino",
    "areas.gardens": "{n} giardini",
}
