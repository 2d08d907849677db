"""The words of the page, in German."""

from __future__ import annotations

from typing import Final

WORDS: Final = {
    "title": "Courtroll",
    "score": "Werten",
    "ask": "Fragen",
    "rules": "Regeln",
    "tables": "Spielstände",
    "game": "Spiel",
    "players": "Spieler",
    "moment": "Zeitpunkt",
    "unknown": "weiß niemand",
}
