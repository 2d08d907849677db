"""What forms of King's Progress' position files show and ask for."""

from __future__ import annotations

from typing import Final

from courtroll.verifier.kernel.forms import Hints

_SCORINGS: Final = ("round-end", "game-end")

HINTS: Final = Hints(
    samples={
        "round": "1",
        "round@game-end": "3",
        "player.colour": ('"title"', '"land"', '"castle"', '"money"', '"office"'),
        "player.gifts": "{ title = [], land = [], castle = [], money = [], office = [] }",
    },
    examples={
        "player.gifts": "{ title = [0, 0, 1], land = [0, 0] }",
        "player.builds": '{ mistress = [2, 0, 1], knight = [1, "D"] }',
        "player.sheds": '["mistress", "knight"]',
    },
    ready={
        "edition": _SCORINGS,
        "source": _SCORINGS,
        "player.colour": _SCORINGS,
        "player.gifts": _SCORINGS,
        "player.builds": _SCORINGS,
        "player.major": _SCORINGS,
        "player.minor": _SCORINGS,
    },
)
