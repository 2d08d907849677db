"""What keys of position files of Palais Royal are called in forms, in English."""

from __future__ import annotations

from typing import Final

WORDS: Final = {
    "round": "Round",
    "player.nobles": "Nobles, by their points",
    "player.played": "Cards played for points",
    "player.unplayed": "Cards still in hand",
    "player.cardinal": "Servants at the Cardinal",
    "edge": "The edges of the park",
    "castle": "The castle",
    "park": "The park",
}
