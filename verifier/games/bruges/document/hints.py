"""What forms of Bruges' position files show and ask for."""

from __future__ import annotations

from typing import Final

from courtroll.verifier.kernel.forms import Hints

_END: Final = ("game-end",)
_TURN: Final = ("turn",)
_ALWAYS: Final = (*_END, *_TURN)
_ONLY_IN_PLAY: Final = (
    "turn", "phase", "start", "dice", "so-far", "last-round", "stack", "deck", "discard", "pending",
    "player.hand", "player.threats", "player.empty", "player.sections", "player.played", "player.blind",
    "player.underneath", "equipment.reputation-steps", "equipment.canal-colours", "equipment.canal-prices",
    "equipment.troubles", "equipment.persons", "player.persons.colour", "player.persons.works", "player.persons.effect",
    "player.persons.used",
)  # fmt: skip

HINTS: Final = Hints(
    samples={
        "turn": '"@1"',
        "start": '"@1"',
        "phase": '"act"',
        "dice": "{ blue = 3, brown = 3, yellow = 3, red = 3, purple = 3 }",
        "so-far": "[]",
        "player.workers": "{ blue = 0, brown = 0, yellow = 0, red = 0, purple = 0 }",
        "player.threats": "{ blue = 0, brown = 0, yellow = 0, red = 0, purple = 0 }",
        "player.canals": "[0, 0]",
        "player.reputation": "0",
        "player.hand": "0",
        "player.blind": "{ blue = 0 }",
        "deck.piles": '"?"',
        "equipment.reputation-track": '"?"',
        "equipment.reputation-steps": '"?"',
        "equipment.canal-colours": '"?"',
        "equipment.canal-prices": '"?"',
        "equipment.troubles": '"?"',
        "equipment.persons": '"?"',
    },
    examples={
        "player.persons": '[{ price = 9, group = "nobles" }, { name = "Bishop", points = 3, group = "clergy", '
        'laurel = { points = 1, per = "workers", every = 2 } }]',
        "player.statues": "[7, 6]",
        "player.hand": '["red", { name = "Servant", colour = "blue", points = 1, works = "worker-red", '
        'effect = "draw 1" }]',
        "so-far": '["play red for workers"]',
        "equipment.canal-prices": "[1, 2, 3, 4, 5]",
    },
    ready={
        "edition": _ALWAYS,
        "source": _ALWAYS,
        "turn": _TURN,
        "dice": _TURN,
        "player.florins": _ALWAYS,
        "player.workers": _ALWAYS,
        "player.houses": _ALWAYS,
        "player.persons": _ALWAYS,
        "player.majorities": _ALWAYS,
        "player.canals": _ALWAYS,
        "player.statues": _ALWAYS,
        "player.reputation": _ALWAYS,
        "player.threats": _TURN,
    },
    only=dict.fromkeys(_ONLY_IN_PLAY, _TURN),
    unasked=frozenset(
        {"turn", "start", "so-far", "last-round", "stack", "deck", "discard", "pending", "player.sections",
         "player.played", "player.blind", "player.underneath", "player.empty", "phase", "dice", "player.hand",
         "player.threats"}
    ),
)  # fmt: skip
