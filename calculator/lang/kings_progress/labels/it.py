"""What keys of position files of King's Progress are called in forms, in Italian."""

from __future__ import annotations

from typing import Final

WORDS: Final = {
    "round": "Round",
    "player.colour": "Colore proprio",
    "player.gifts": "Doni, per corone",
    "player.builds": "Carte costruite, prima quella esposta",
    "player.sheds": "Scarti per i primi posti",
    "at": "Dove sono i cortigiani",
    "player.major": "Carte abilità",
    "player.minor": "Carte controllo minore",
    "player.hand": "Mano",
    "player.used": "Abilità usate",
    "pawn": "Pedina del Re",
    "courts": "Corti reali",
    "arrived": "Arrivati a corte",
    "face-up": "Carte scoperte",
    "searched": "Chi ha preso dagli scarti",
    "pairs": "Coppie di doni",
    "singles": "Doni singoli",
    "gifts-out": "Doni fuori dal gioco",
    "so-far": "Già fatto",
}
