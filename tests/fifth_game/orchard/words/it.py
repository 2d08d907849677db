"""Orchard in Italian."""

from __future__ import annotations

from typing import Final

TITLE: Final = "Frutteto"
MOMENTS: Final = {"game-end": "fine del gioco"}
DECIDERS: Final = {"points": "più punti", "pears": "più pere", "shared": "parità in tutto"}
MESSAGES: Final = {
    "below-zero": "{where}: {found} è meno di nulla.",
    "too-many": "{where}: {found}, mentre la scatola ne ha {limit}.",
}
NAMES: Final = {
    "apple": "mele",
    "basket": "cesti di pere",
    "loose-pear": "pere fuori dal cesto",
}
PLACES: Final = {"apples": "mele", "pears": "pere"}
