"""What forms of Noblemen's position files show and ask for."""

from __future__ import annotations

from typing import Final

from courtroll.verifier.games.noblemen.document.maps import ALPHABETS, ANY_TILE, NO_TILE
from courtroll.verifier.games.noblemen.document.shapes import Letters
from courtroll.verifier.kernel.forms import Hints

_END: Final = ("game-end",)
_ALWAYS: Final = ("turn", "ball", "buildings", "game-end")
_BUILDINGS: Final = ("buildings", "game-end")

_ON_MAPS: Final = ("field", "grove", "fountain", "meadow", "castle", "palace", "chapel", "folly")


def _signs(letters: Letters) -> dict[str, str]:
    return {NO_TILE: "no-tile", **dict(zip(ALPHABETS[letters], _ON_MAPS, strict=True)), ANY_TILE: "any-tile"}


HINTS: Final = Hints(
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
    by_rows=frozenset({"estate"}),
    letters={letters.value: alphabet for letters, alphabet in ALPHABETS.items()},
    lettered=frozenset({"church", "bag", "so-far", "player.tiles", "player.estate"}),
    signs={
        "player.estate": _signs(Letters.EN),
        **{f"player.estate@{letters}": _signs(letters) for letters in Letters},
    },
    in_place_of={"enclosed": "estate", "estate-prestige": "estate"},
    unasked=frozenset(
        {"letters", "first-game", "decade", "turn", "queen-locked", "marker", "so-far", "pending", "church", "board",
         "bag", "deck", "player.tiles", "player.corner", "player.areas", "player.used", "player.follies"}
    ),
    unasked_at={
        "buildings": frozenset(
            {"queen", "buildings-scored", "player.money", "player.title", "player.bribes", "player.cards",
             "player.spend", "player.takes", "player.estate-prestige"}
        ),
        "game-end": frozenset(
            {"queen", "player.title", "player.bribes", "player.spend", "player.takes", "player.estate-prestige"}
        ),
        "ball": frozenset({"buildings-scored", "player.money", "player.enclosed"}),
    },
)  # fmt: skip
