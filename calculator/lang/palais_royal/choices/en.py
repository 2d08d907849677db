"""What can be chosen in forms of Palais Royal, in English: the words of its files, of one key only as `KEY:WORD`."""

from __future__ import annotations

from typing import Final

WORDS: Final = {
    "cardinal": "Cardinal",
    "majorities": "all majorities",
    "gate-and-steps": "gate and steps",
    "five-steps": "five steps",
    "nine-steps": "nine steps",
    "seals": "seals",
    "gold": "gold",
    "two-points": "two points",
    "four-points": "four points",
    "space": "a space",
    "no-space": "none",
    "phase:deal": "dealing cards",
    "phase:station": "stationing servants",
    "phase:turn": "a turn",
    "phase:post": "setting a servant in the park",
    "phase:keep": "keeping a card",
    "phase:over": "the game is over",
    "court": "court of honour",
    "king": "King's chamber",
    "pompadour": "Madame de Pompadour",
}
