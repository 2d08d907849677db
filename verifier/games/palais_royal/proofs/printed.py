"""What the text prints, written down a second time: specifications read these, never the engine's own tables.

All under "Conteggio finale".
"""

from __future__ import annotations

from typing import Final

FIRST: Final = 6
"""For the most servants on an edge."""
SECOND: Final = 2
"""For the next most, and for each of those tied for the most."""
UNPLAYED: Final = 1
"""For each privilege card still in hand."""
UNPLAYED_AT_MOST: Final = 6
"""For all of them together."""
PLAYERS: Final = (2, 3, 4)
"""How many may play."""
FEW_NOBLES: Final = 12
"""With so many left in the park, or fewer, a round is the last: "Fine del gioco"."""
CARDS_OF_A_KIND: Final = 4
"""Privilege cards: the list of what is in the box."""
GOLD_BY_CARD: Final = 4
SEALS_BY_CARD: Final = 2
STEPS_BY_CARD: Final = (5, 9)
WITH_GATE: Final = (2, 2)
"""What privilege cards bring: gold, seals, steps, and servants for the gate with steps."""
