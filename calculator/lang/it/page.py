"""The words of the page, in Italian."""

from __future__ import annotations

from typing import Final

WORDS: Final = {
    "title": "Courtroll",
    "score": "Punteggio",
    "ask": "Domanda",
    "rules": "Regole",
    "tables": "Situazioni",
    "game": "Gioco",
    "players": "Giocatori",
    "moment": "Momento",
    "unknown": "nessuno lo sa",
}
