"""Orchard in German."""

from __future__ import annotations

from typing import Final

TITLE: Final = "Obstgarten"
MESSAGES: Final = {
    "below-zero": "{where}: {found} ist weniger als nichts.",
    "too-many": "{where}: {found}, wo die Schachtel nicht mehr hat als {limit}.",
}
NAMES: Final = {
    "apple": "Äpfel",
    "basket": "Körbe mit Birnen",
    "loose-pear": "Birnen außerhalb eines Korbs",
    "by-pears": "mehr Birnen",
}
PLACES: Final = {"apples": "Äpfel", "pears": "Birnen"}
