"""The words of the smallest positions at which readings part, in English."""

from __future__ import annotations

from typing import Final

WORDS: Final = {
    "summary": "{game}, smallest positions: {parted}, proved harmless: {harmless}",
    "differs": "{difference}, the texts disagree",
    "open": "open",
    "default": "default",
    "smaller": "Smaller is: {size}. ",
    "looked": "Looked through: {bounds} ({n} compared).",
    "cannot-be": "the table cannot be: {why}",
    "can-be": "nothing speaks against the table",
    "must-discard": "must discard for {what}",
    "and": "and",
    "point": "{n} point",
    "points": "{n} points",
    "alone": "{game}: there is one text and no option, so nothing can part.",
    "unsearched": "{game}: nobody has searched where the readings of its options part.",
    "failed": "the search failed: {why}",
}
