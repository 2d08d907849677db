"""Orchard in English."""

from __future__ import annotations

from typing import Final

TITLE: Final = "Orchard"
MOMENTS: Final = {"game-end": "end of the game"}
DECIDERS: Final = {"points": "points", "pears": "pears", "shared": "equality in everything"}
MESSAGES: Final = {
    "below-zero": "{where}: {found} is less than nothing.",
    "too-many": "{where}: {found}, where the box has {limit}.",
}
NAMES: Final = {
    "apple": "apples",
    "basket": "baskets of pears",
    "loose-pear": "pears outside a basket",
}
