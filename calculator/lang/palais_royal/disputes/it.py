"""What the searches for the smallest positions of Palais Royal say, in Italian."""

from __future__ import annotations

from typing import Final

WORDS: Final = {
    "place-without-servant.position": "2 giocatori; Anna ha l'unico Servitore in una fila, Bert lì non ne ha",
    "place-without-servant.size": "meno Servitori in una fila",
    "place-without-servant.bounds": (
        "2 giocatori: una fila vuota; 3 e 4 giocatori: nessuna fila fino a {most} Servitori ciascuno si scosta"
    ),
    "stairway-leaving.position": "Anna ha l'unico Servitore sullo Scalone principale, che ne esce e prosegue",
    "majority-time.position": "Anna entra nel Gabinetto del Re, dove non c'è nessuno",
    "empty-room-tie.position": "dal Re non c'è nessuno, e presso il Cardinale c'è solo Anna",
    "majorities-card.position": "Anna gioca la carta prima di andare dal Re, dove c'è Bert",
    "double-card.position": "Anna gioca la carta dopo il primo spostamento",
    "diagonal-noble.position": "Anna ha un Nobile per la diagonale e si sposta così due volte",
    "same-privilege.position": "Anna ha due Nobili che piazzano ciascuno due Servitori sulla Cancellata",
    "seal-card.position": "Anna prende due Nobili con un sigillo ciascuno e ha una carta con due",
    "card-noble-at-once.position": "Anna recluta un Nobile che fa pescare carte, e pesca",
    "keep-none.position": "Anna pesca una carta e la rifiuta",
    "turn.size": "meno Servitori",
    "turn.bounds": "tutti i tavoli con meno Servitori in quell'ambiente",
}
