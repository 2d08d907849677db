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
    "player.major": "Ability cards",
    "player.minor": "Minor control cards",
    "player.hand": "Hand",
    "player.used": "Abilities used",
    "pawn": "King pawn",
    "courts": "Royal Courts",
    "arrived": "Arrived at court",
    "face-up": "Open display",
    "searched": "Who took from the discards",
    "pairs": "Pairs of gifts",
    "singles": "Single gifts",
    "gifts-out": "Gifts out of the game",
    "so-far": "Done so far",
}
