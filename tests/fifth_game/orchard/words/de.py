"""Orchard in German."""

from __future__ import annotations

from typing import Final

TITLE: Final = "Obstgarten"
MOMENTS: Final = {"game-end": "Spielende"}
DECIDERS: Final = {"points": "die meisten Punkte", "pears": "mehr Birnen", "shared": "Gleichstand in allem"}
MESSAGES: Final = {
    "below-zero": "{where}: {found} ist weniger als nichts.",
    "too-many": "{where}: {found}, wo die Schachtel nicht mehr hat als {limit}.",
}
NAMES: Final = {
    "apple": "Äpfel",
    "basket": "Körbe mit Birnen",
    "loose-pear": "Birnen außerhalb eines Korbs",
}
PLACES: Final = {"apples": "Äpfel", "pears": "Birnen"}
