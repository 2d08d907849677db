"""What is in the box, and what is printed on it. Nothing that a scoring needs had to be assumed.

The crowns on the gift cards, the map and the length of the time track were pictures: for a scoring the crowns are typed
with each gift, and play has stand-ins for them (`box`).
"""

from __future__ import annotations

from typing import Final

# Printed in the text.
ROUNDS: Final = 3
GIFTS_OF_TYPE: Final = 12
SYMBOLS: Final = 3
"""On the highest Influence cards; each suit has cards of 0 to 3."""
CARDS_OF_VALUE: Final = 2
"""In each suit."""
INFLUENCE_CARDS: Final = 64
ARRIVALS: Final = 5
"""How many courtiers a Royal Court takes before the round ends."""
PLACE_POINTS: Final = ((2, 0, 0), (3, 1, 0), (4, 2, 1))
"""What the first, second and third place pay, by round."""
OWN_COLOUR_POINTS: Final = 1
CONTROL_POINTS: Final = 2
KING_POINTS: Final = 1
"""For the King card's holder, whatever the number of courtiers at court."""
HAND_DEALT: Final = 4
HAND_DROPPED: Final = 1
DISPLAY_CARDS: Final = 3
TAKEN_AT_ONCE: Final = 2
"""Where all face-up cards are blank."""
ACTIONS: Final = 2
INFLUENCE_ACTIONS: Final = 3
DISGUISES: Final = 2
REORDERED: Final = 2
PAIRS_LAID: Final = 6
GIFTS_IN_PAIR: Final = 2
SINGLES_LAID: Final = 6
LONDON_HOLDS: Final = 2
INN_HOLDS: Final = 1
MOST_INNS: Final = 2
"""In one place."""

# Derived from printed counts.
GIFTS_A_ROUND: Final = 15
"""How many gifts can be taken in a round: five pairs of six, and five of six single ones."""
MAX_PLAYERS: Final = 5
"""There are markers in five colours."""

MAX_CROWNS: Final = 9
"""More than any gift is taken to have: `box.crowns` gives no numbers."""

# In no text; from what the game's listings say.
MIN_PLAYERS: Final = 3
"""Fewer are scored with a warning."""
NEAREST_HOME: Final = 3
FARTHEST_HOME: Final = 5
"""Steps from a home to a Royal Court."""
