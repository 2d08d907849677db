"""The words of the page, in English."""

from __future__ import annotations

from typing import Final

WORDS: Final = {
    "title": "Courtroll",
    "score": "Score",
    "ask": "Ask",
    "rules": "Rules",
    "tables": "Tables",
    "game": "Game",
    "players": "Players",
    "moment": "Moment",
    "unknown": "nobody knows",
}
