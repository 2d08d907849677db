"""What the searches for the smallest positions of Palais Royal say, in Italian."""

from __future__ import annotations

from typing import Final

WORDS: Final = {
    "place-without-servant.position": "2 giocatori; Anna ha l'unico Servitore in una fila, Bert lì non ne ha",
    "place-without-servant.size": "meno Servitori in una fila",
    "place-without-servant.bounds": (
        "2 giocatori: una fila vuota; 3 e 4 giocatori: nessuna fila fino a {most} Servitori ciascuno si scosta"
    ),
}
