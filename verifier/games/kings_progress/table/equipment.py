"""What is in the box, and what is printed on it. Nothing that a scoring needs had to be assumed.

The crowns on the gift cards, the map and the length of the time track were pictures: the crowns are typed with each
gift, and no scoring reads the others.
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

# Derived from printed counts.
GIFTS_A_ROUND: Final = 15
"""How many gifts can be taken in a round: five pairs of six, and five of six single ones."""
MAX_PLAYERS: Final = 5
"""There are markers in five colours."""

# In no text; from what the game's listings say.
MIN_PLAYERS: Final = 3
"""Fewer are scored with a warning."""
