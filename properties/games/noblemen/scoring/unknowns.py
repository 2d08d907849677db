"""Tables of Noblemen at a scoring of which not all is known, and what they may be."""

from __future__ import annotations

from collections.abc import Iterator
from copy import deepcopy
from random import Random

from courtroll.properties.engines.answers import Document
from courtroll.properties.scoring.holes import Place, one_of, some_of
from courtroll.properties.scoring.suite import Holed


def unknowns(document: Document, random: Random) -> Holed | None:
    """The table with money, bribes handed in or tiles unknown, or with anything."""
    kinds = {"game-end": [_money, _tiles, _anything], "buildings": [_tiles, _anything]}
    return random.choice(kinds.get(document["moment"], [_bribes, _bribes, _anything]))(document, random)


def _money(document: Document, random: Random) -> Holed:
    player = random.choice(document["player"])
    most = max(each["money"] for each in document["player"])
    holed = one_of(document, (player, "money"), range(most + 2))
    if random.random() < 0.5:
        del player["money"]
    return holed


def _tiles(document: Document, random: Random) -> Holed | None:
    """Tiles without buildings, of whatever kind, score the same; follies and areas are left alone."""
    filling = deepcopy(document)
    for player in document["player"]:
        if "estate" in player and not player.get("areas") and not player.get("follies"):
            player["estate"] = "".join(
                "?" if letter in "FGWM" and random.random() < 0.3 else letter for letter in player["estate"]
            )
    return Holed(document, (filling,), whole=True)


def _bribes(document: Document, random: Random) -> Holed | None:
    players = [player for player in document["player"] if player["bribes"]]
    if not players:
        return None
    player = random.choice(players)
    return one_of(document, (player.setdefault("spend", {}), "bribes"), range(player["bribes"] + 1))


def _anything(document: Document, random: Random) -> Holed | None:
    return some_of(document, list(_places(document)), random, most=2)


def _places(document: Document) -> Iterator[Place]:
    for player in document["player"]:
        for key in ("points", "cards", "bribes", "tiles"):
            if key in player:
                yield player, key
        yield from ((player["cards"], index) for index in range(len(player["cards"])))
        for key in player.get("enclosed", {}):
            yield player["enclosed"], key
