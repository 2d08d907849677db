"""What can be chosen in forms of King's Progress, in English: the words of its files, of one key only as `KEY:WORD`."""

from __future__ import annotations

from typing import Final

WORDS: Final = {
    "D": "Disguise",
    "phase:turn": "a turn",
    "phase:deal": "dealing the cards",
    "phase:drop": "putting a card back",
    "phase:king": "the King moves",
    "phase:keep": "keeping a drawn card",
    "phase:gift": "choosing a pair of gifts",
    "phase:loyalty": "a Loyalty Test",
    "phase:free": "a free advance",
    "phase:minor": "choosing a minor gift",
    "phase:shed": "discarding for a first place",
    "phase:over": "the game is over",
    "chamberlain": "Chamberlain",
    "chaplain": "Chaplain",
    "knight": "Knight",
    "mistress": "Mistress",
    "privy-seal": "Privy Seal",
    "secretary": "Secretary",
    "steward": "Steward",
    "treasurer": "Treasurer",
}
