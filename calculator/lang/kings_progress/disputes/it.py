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
}
