"""What forms of Bruges' position files show and ask for."""

from __future__ import annotations

from typing import Final

from courtroll.verifier.kernel.forms import Hints

_END: Final = ("game-end",)

HINTS: Final = Hints(
    samples={
        "player.workers": "{ blue = 0, brown = 0, yellow = 0, red = 0, purple = 0 }",
        "player.canals": "[0, 0]",
        "equipment.reputation-track": '"?"',
    },
    examples={
        "player.persons": '[{ price = 9, group = "nobles" }, { name = "Bishop", points = 3, group = "clergy", '
        'laurel = { points = 1, per = "workers", every = 2 } }]',
        "player.statues": "[7, 6]",
    },
    ready={
        "edition": _END,
        "source": _END,
        "player.florins": _END,
        "player.workers": _END,
        "player.houses": _END,
        "player.persons": _END,
        "player.majorities": _END,
        "player.canals": _END,
        "player.statues": _END,
    },
)
