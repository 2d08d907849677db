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
    "player.supply": "Own supply",
    "player.common": "Common supply",
    "player.powers": "Privileges face up",
    "player.turned": "Nobles turned face down",
    "player.hand": "Hand",
    "corner": "Corners of the park",
    "last-round": "Last round",
    "deck": "Cards in the stack",
    "so-far": "Done so far",
}
