"""What the searches for the smallest positions of Palais Royal say, in English."""

from __future__ import annotations

from typing import Final

WORDS: Final = {
    "place-without-servant.position": "2 players; Anna has the only servant on an edge, Bert has none there",
    "place-without-servant.size": "fewest servants on one edge",
    "place-without-servant.bounds": (
        "2 players: an empty edge; 3 and 4 players: no edge with up to {most} servants of each parts"
    ),
    "stairway-leaving.position": "Anna has the only servant on the stairway, and it steps off and on",
    "majority-time.position": "Anna steps into the King's chamber, where nobody is",
    "empty-room-tie.position": "nobody is with the King, and Anna alone is at the Cardinal",
    "majorities-card.position": "Anna plays the card before she steps to the King, where Bert is",
    "double-card.position": "Anna plays the card after her first step",
    "diagonal-noble.position": "Anna has one noble for diagonal steps and steps so twice",
    "same-privilege.position": "Anna has two nobles that each set two servants on the gate",
    "seal-card.position": "Anna takes two nobles with one seal each and has a card with two",
    "card-noble-at-once.position": "Anna recruits a noble that draws cards, and draws",
    "keep-none.position": "Anna draws one card and refuses it",
    "turn.size": "fewest servants",
    "turn.bounds": "all tables with fewer servants in that room",
}
