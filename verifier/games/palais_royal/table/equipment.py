"""What is in the box, as far as the final count asks.

Everything here is printed or follows from printed numbers. What only the pictures show (the points of most nobles,
the costs of the cards, which spaces of the park are doubled) is typed by the table and never stands here.
"""

from __future__ import annotations

from typing import Final

MIN_PLAYERS: Final = 2
MAX_PLAYERS: Final = 4
NOBLES: Final = 36
"""In the park when play begins, of 42 in the box."""
LAST_NOBLES: Final = 12
"""With so many left in the park, or fewer, the last round begins."""
EDGES: Final = 4
OWN_SERVANTS: Final = 18
"""In the personal supply at the start."""
COMMON_SERVANTS: Final = 7
"""Of each colour, to be had only by a noble's privilege."""
SERVANTS: Final = OWN_SERVANTS + COMMON_SERVANTS
"""Of each colour: a hundred in four colours."""
SERVANTS_BY_NOBLE: Final = 3
"""The most that one noble brings from the common supply."""
DOUBLE: Final = 2
"""What a servant weighs on a space marked 2x."""
CARDS: Final = 36
CARD_COPIES: Final = 4
"""Of each of nine kinds."""
CARD_POINTS: Final = (2, 4)
"""What the two kinds of cards that are played for points bring."""
SPACES: Final = NOBLES
"""Of the park: each holds a noble when play begins."""
ALL_NOBLES: Final = 42
"""In the box."""
FIXED_SERVANTS: Final = (3, 2)
"""Set on the stairway and in the court before anybody chooses."""
FREE_SERVANTS: Final = 5
CASTLE_SIDE: Final = 3
"""Rooms in a row of the castle, and rows."""
GATE_AND_STEPS: Final = (2, 2)
"""Servants for the gate and steps that one card brings."""
STEPS_CARDS: Final = (5, 9)
SEALS_CARD: Final = 2
GOLD_CARD: Final = 4
