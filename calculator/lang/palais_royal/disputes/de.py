"""What the searches for the smallest positions of Palais Royal say, in German."""

from __future__ import annotations

from typing import Final

WORDS: Final = {
    "place-without-servant.position": "2 Spieler; Anna hat den einzigen Diener in einer Reihe, Bert hat dort keinen",
    "place-without-servant.size": "weniger Diener in einer Reihe",
    "place-without-servant.bounds": (
        "2 Spieler: eine leere Reihe; 3 und 4 Spieler: keine Reihe mit bis zu je {most} Dienern weicht ab"
    ),
}
