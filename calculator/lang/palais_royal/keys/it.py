"""What the keys of a position file of Palais Royal mean, in Italian."""

from __future__ import annotations

from typing import Final

WORDS: Final = {
    "game": "Il gioco.",
    "moment": "Quale punteggio è: sempre la fine del gioco.",
    "player": "I giocatori, in senso orario.",
    "player.name": "Il nome: da 1 a 40 caratteri, diverso da quello di ogni altro giocatore.",
    "player.points": "Punti prima del conteggio finale. Il gioco non ne dà; se manca: 0.",
    "player.nobles": "I punti sulle tessere Nobile prese, un numero ciascuna; o la loro somma come un numero.",
    "player.played": "Carte Privilegio scoperte che danno punti: 2 o 4 ciascuna.",
    "player.unplayed": "Quante carte Privilegio sono ancora in mano.",
    "player.cardinal": "Servitori presso il Cardinale, che scioglie un pareggio per la vittoria. Se manca: non si sa.",
    "edge": "Le quattro file ai bordi del parco.",
    "edge.name": "Un nome qualsiasi, diverso da quello di ogni altra fila.",
    "edge.servants": "Per giocatore: quanto contano i Servitori lì, uno ciascuno e due su una casella con 2x.",
    "edition": "Quale testo vale; ce n'è uno.",
    "source": "Da dove viene; testo libero.",
    "corner": "Angoli del parco in cui sta un Servitore.",
    "corner.edges": "I nomi delle due file che si incontrano nell'angolo.",
    "corner.servants": "Di chi è il Servitore che ci sta, e se conta uno o due.",
    "rulings": "Singole opzioni, diverse da come le vuole l'edizione.",
    "equipment": "Valori stampati, copiati dalla scatola; non se ne chiedono.",
}
