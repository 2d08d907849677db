"""What `new` writes into the keys of the four games, and which keys it sets ready at which moment."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

NAMES: Final = ("Anna", "Bert", "Cleo", "Dora", "Emil")


@dataclass(frozen=True, slots=True)
class Hints:
    """All by the path of a key, such as "player.estate" or "pending.ball.markers".

    `samples` are values as TOML, `KEY@MOMENT` for one moment only, several for several tables of a kind; in them
    "@1" is the first player's name, and "@each" gives every player a 0. `examples` are told beside what a key means.
    `ready` says at which moments a key stands uncommented, `only` at which it makes sense at all.
    """

    samples: Mapping[str, str | tuple[str, ...]] = field(default_factory=dict)
    ready: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    only: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    examples: Mapping[str, str] = field(default_factory=dict)


_END: Final = ("game-end",)
_ALWAYS: Final = ("turn", "ball", "buildings", "game-end")
_BUILDINGS: Final = ("buildings", "game-end")
_SCORINGS: Final = ("round-end", "game-end")

HINTS: Final[Mapping[str, Hints]] = {
    "noblemen": Hints(
        samples={
            "queen": '"@1"',
            "turn": '"@1"',
            "decade": "1",
            "decade@game-end": "3",
            "church": "{ F = 0, G = 0, W = 0 }",
            "bag": "{ F = 0, G = 0, W = 0, M = 0 }",
            "so-far": "[]",
            "player.title": '"baron"',
            "player.tiles": "0",
            "player.cards": "[]",
            "player.estate": "'''\n. M .\nM C M\n. M .\n'''",
            "player.corner": '"AE31"',
            "equipment.castle-prices": '"?"',
            "equipment.chapel-prices": '"?"',
            "equipment.palace-prices": '"?"',
            "equipment.round-track": '"?"',
            "equipment.prestige-track": '"?"',
            "equipment.bribes": '"?"',
            "pending.player": '"@1"',
            "pending.ball": "{ prestige = {}, markers = {} }",
        },
        examples={
            "player.cards": '["liaison", "liaison", "blackmail"]',
            "player.enclosed": "{ castles = [1, 0], palaces = [2] }",
            "player.spend": '{ bribes = 1, cards = ["blackmail"] }',
            "so-far": '["play intrigue", "lay F D4"]',
            "equipment.castle-prices": "[4, 5, 6, 7, 8]",
        },
        ready={
            "edition": _ALWAYS,
            "source": _ALWAYS,
            "decade": _ALWAYS,
            "queen": ("turn", "ball"),
            "turn": ("turn",),
            "player.money": _ALWAYS,
            "player.title": _ALWAYS,
            "player.bribes": ("turn", "ball"),
            "player.cards": _ALWAYS,
            "player.knights": _ALWAYS,
            "player.estate": _ALWAYS,
            "player.spend": ("ball",),
        },
        only={
            "buildings-scored": _END,
            "so-far": ("turn",),
            "pending": ("turn",),
            "marker": ("turn",),
            "queen-locked": ("turn",),
            "player.spend": ("ball",),
            "player.takes": ("ball",),
            "player.estate-prestige": ("ball",),
            "player.enclosed": _BUILDINGS,
        },
    ),
    "kings-progress": Hints(
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
    ),
    "bruges": Hints(
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
    ),
    "palais-royal": Hints(
        samples={
            "edge.name": ('"north"', '"east"', '"south"', '"west"'),
            "edge.servants": "{ @each }",
            "corner.edges": '["north", "east"]',
            "corner.servants": "{ @each }",
            "player.nobles": "[]",
        },
        examples={"player.nobles": "[6, 3, 6, 4]", "player.played": "[4]", "edge.servants": "{ Anna = 3, Bert = 1 }"},
        ready={
            "edition": _END,
            "source": _END,
            "player.nobles": _END,
            "player.played": _END,
            "player.unplayed": _END,
            "player.cardinal": _END,
            "edge.servants": _END,
        },
    ),
}
