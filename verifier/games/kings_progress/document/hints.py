"""What forms of King's Progress' position files show and ask for."""

from __future__ import annotations

from typing import Final

from courtroll.verifier.games.kings_progress.table.box import ASSUMED_INNS, LONDON_NAME
from courtroll.verifier.kernel.forms import Hints

_SCORINGS: Final = ("round-end", "game-end")
_TURN: Final = ("turn",)
_ALWAYS: Final = (*_TURN, *_SCORINGS)
_OF_A_TURN: Final = (
    "turn", "king", "pawn", "court", "courts", "arrived", "at", "face-up", "deck", "discards", "searched", "pairs",
    "singles", "gift-deck", "gifts-out", "so-far", "pending", "player.hand", "player.used",
)  # fmt: skip

HINTS: Final = Hints(
    samples={
        "round": "1",
        "round@game-end": "3",
        "turn": '"@1"',
        "king": '"@1"',
        "pawn": '"?"',
        "court": '"court-a"',
        "courts": '["court-a", "court-b", "court-c"]',
        "at": '{ knight = "home" }',
        "face-up": "[]",
        "deck": '"?"',
        "discards": "[]",
        "pairs": "[]",
        "singles": "[]",
        "gift-deck": '"?"',
        "player.colour": ('"title"', '"land"', '"castle"', '"money"', '"office"'),
        "player.gifts": "{ title = [], land = [], castle = [], money = [], office = [] }",
        "player.hand": "[]",
        "equipment.courts": '"?"',
        "equipment.inns": '"?"',
        "equipment.ways": '"?"',
        "equipment.court-track": '"?"',
        "equipment.crowns": '"?"',
        "pending.player": '"@1"',
        "pending.test": '{ order = ["@1"] }',
        "pending.prize": '"castle"',
    },
    examples={
        "player.gifts": "{ title = [0, 0, 1], land = [0, 0] }",
        "player.builds": '{ mistress = [2, 0, 1], knight = [1, "D"] }',
        "player.sheds": '["mistress", "knight"]',
        "player.hand": '["knight 2", "knight 0"]',
        "at": '{ knight = "guildford", mistress = "home" }',
        "face-up": '["knight 0", "mistress 2", "steward 1"]',
        "pairs": '[["title 1", "land 0"], [], ["castle 2", "office 0"]]',
        "singles": '["castle 0", "land 3"]',
        "equipment.courts": '["windsor", "nonsuch", "greenwich"]',
        "equipment.inns": "{ guildford = 1, kingston = 2 }",
        "equipment.ways": '["knight - guildford - kingston - london", "kingston - windsor"]',
        "so-far": '["use carriage secretary kingston", "advance knight guildford"]',
    },
    ready={
        "edition": _ALWAYS,
        "source": _ALWAYS,
        "turn": _TURN,
        "king": _TURN,
        "player.colour": _SCORINGS,
        "player.gifts": _ALWAYS,
        "player.builds": _ALWAYS,
        "player.major": _SCORINGS,
        "player.minor": _SCORINGS,
    },
    only=dict.fromkeys((key for key in _OF_A_TURN if key not in ("deck",)), _TURN),
    unasked=frozenset((*_OF_A_TURN, "equipment")),
    places={"at": (LONDON_NAME, *ASSUMED_INNS)},
)
