"""What keys of position files of King's Progress are called in forms, in English."""

from __future__ import annotations

from typing import Final

WORDS: Final = {
    "round": "Round",
    "player.colour": "Own colour",
    "player.gifts": "Gifts, by their crowns",
    "player.builds": "Cards built, the exposed one first",
    "player.sheds": "Discards for first places",
    "at": "Where the courtiers stand",
}
