"""What the searches for the smallest positions of King's Progress say, in Italian."""

from __future__ import annotations

from typing import Final

WORDS: Final = {
    "gifts.position": "round {round}; doni di un tipo: {each}",
    "gifts.size": "meno giocatori, poi meno doni, meno corone, round anteriore",
    "tie-skips.bounds": (
        "3 giocatori: nessuna distribuzione fino a {most} doni con fino a {most} corone ciascuno si scosta; 4"
        " giocatori: ogni distribuzione più piccola"
    ),
    "place-without-gift.bounds": "3 giocatori: ogni distribuzione più piccola",
    "next-type.position": (
        "round 1; Castelli, Terreni e Denaro: Adam ha {adam_gifts} con {adam_crowns} corone; Beth ha "
        "{beth_gifts} con {beth_crowns} corone; Carl non ha nulla"
    ),
    "next-type.size": "3 giocatori; meno doni, poi meno corone",
    "next-type.bounds": (
        "ogni coppia più piccola di mani fino a {types} tipi, con fino a {gifts} doni e fino a {crowns} corone per tipo"
    ),
    "shed-from.position": "round 1; {giver} ha un dono e nessuna costruzione, {builder} una carta sul {courtier}",
    "shed-from.size": "3 giocatori; meno doni e carte insieme",
    "shed-from.bounds": "ogni posizione con meno doni e carte, fino a uno di ciascuno per giocatore",
    "equal-builds.position": (
        "round 1; {one} e {other} hanno costruito una carta uguale ciascuno sul Cavaliere, le cui carte ha "
        "{holder} senza costruzione"
    ),
    "equal-builds.size": (
        "3 giocatori, e ogni carta del cortigiano l'ha qualcuno; meno carte costruite, meno simboli su di esse"
    ),
    "equal-builds.bounds": "ogni insieme più piccolo di costruzioni fino a una carta ciascuna su un cortigiano",
    "gifts.none": "{name} nessuno",
    "gifts.plain": "{name} {n}",
    "gifts.crown": "{name} {n} con 1 corona",
    "gifts.crowns": "{name} {n} con {crowns} corone",
    "crown-turn.position": (
        "Adam ha la Carta del Re, e il prossimo passo del pedone del Re è sulla corona; vorrebbe prendere una carta"
    ),
    "crown-turn.size": "il pedone del Re più vicino alla partenza",
    "crown-point.position": (
        "Adam ha la Carta del Re, il prossimo passo del pedone del Re è sulla corona, e il Cavaliere è arrivato"
    ),
    "crown-point.size": "meno arrivi",
    "direction.position": "il Cavaliere sta accanto alla Corte Reale, e la locanda è un passo più lontana",
    "direction.size": "il Cavaliere a casa, poi accanto alla Corte Reale, poi più lontano",
    "homes.position": "il Cavaliere sta fra Londra e le corti di altri due round",
    "homes.size": "meno cortigiani fuori casa",
    "actions.position": "Adam non ha ancora fatto nulla; tutti i cortigiani sono a casa e nessuna carta è scoperta",
    "actions.size": "meno carte scoperte",
    "discard-from.position": "solo Beth ha costruito, una carta sul Cavaliere",
    "discard-from.size": "meno carte costruite",
    "loyalty-from.position": "Adam, che ha una carta sulla Padrona, scarta per primo; Beth ne ha una sul Cavaliere",
    "loyalty-from.size": "meno carte di Beth",
    "rumour-counts.position": "Adam può usare la Padrona, che è a casa senza nessuno accanto",
    "rumour-counts.size": "meno cortigiani accanto",
    "negotiate-from.position": "Adam può usare il Guardasigilli; Beth ha due carte sul Cavaliere, con 1 e 0 simboli",
    "negotiate-from.size": "meno carte di Beth",
    "disguise-two.position": "Adam può usare il Ciambellano, e ha in mano due carte dello Steward",
    "disguise-two.size": "meno carte in mano",
    "empty-control.position": (
        "solo Adam ha costruito sul Cavaliere, una carta senza simboli, e scarta per ultimo; "
        "tutti e tre sono pari, e gli altri non muovono nessuno"
    ),
    "empty-control.size": "meno simboli sulla carta",
    "turn.bounds": "ogni posizione simile con meno di questo",
}
