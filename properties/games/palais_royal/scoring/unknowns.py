"""Tables of Palais Royal of which not all is known, and what they may be."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from courtroll.properties.engines.answers import Document
from courtroll.properties.games.palais_royal.second import CARDS, HAND
from courtroll.properties.scoring.holes import Place, one_of, some_of
from courtroll.properties.scoring.suite import Holed


def unknowns(document: Document, random: Random) -> Holed | None:
    """The table with one number or one end of a corner unknown, or with anything."""
    kinds = [_cardinal, _weight, _weight, _card, _hand, _corner, _anything]
    return random.choice(kinds)(document, random)


def _cardinal(document: Document, random: Random) -> Holed:
    player = random.choice(document["player"])
    holed = one_of(document, (player, "cardinal"), range(26))
    if random.random() < 0.5:
        del player["cardinal"]
    return holed


def _weight(document: Document, random: Random) -> Holed:
    edge, name = random.choice(document["edge"]), random.choice(document["player"])["name"]
    return one_of(document, (edge["servants"], name), range(51))


def _card(document: Document, random: Random) -> Holed | None:
    players = [player for player in document["player"] if player.get("played")]
    if not players:
        return None
    cards = random.choice(players)["played"]
    return one_of(document, (cards, random.randrange(len(cards))), (2, 4))


def _hand(document: Document, random: Random) -> Holed:
    """At times another hand leaves fewer cards than score."""
    player, other = random.sample(document["player"], 2)
    if random.random() < 0.3:
        out = sum(len(each.get("played", [])) + each.get("unplayed", 0) for each in document["player"])
        mine = player.get("unplayed", 0)
        other["unplayed"] = other.get("unplayed", 0) + max(0, CARDS - out + mine - random.randint(0, HAND))
    return one_of(document, (player, "unplayed"), range(CARDS + 1))


def _corner(document: Document, random: Random) -> Holed | None:
    if not document.get("corner"):
        return None
    ends = random.choice(document["corner"])["edges"]
    return one_of(document, (ends, random.randrange(2)), [edge["name"] for edge in document["edge"]])


def _anything(document: Document, random: Random) -> Holed | None:
    return some_of(document, list(_places(document)), random)


def _places(document: Document) -> Iterator[Place]:
    for player in document["player"]:
        for key, value in player.items():
            # Of a player without any noble the tiles may have been left out, which is only doubtful.
            if key != "name" and (key, value) != ("nobles", []):
                yield player, key
            if isinstance(value, list):
                yield from ((value, index) for index in range(len(value)))
    for group in [*document["edge"], *document.get("corner", [])]:
        yield from ((group["servants"], name) for name in group["servants"])
