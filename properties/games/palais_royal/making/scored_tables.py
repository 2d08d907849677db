"""Tables of Palais Royal at the end of the game: any park, with ties on edges and between totals."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from courtroll.properties.engines.answers import Document
from courtroll.properties.games.palais_royal.second import in_park, second, troubles
from courtroll.properties.scoring.landmarks import rulings
from courtroll.verifier.games.palais_royal.rules.options import PLACE_WITHOUT_SERVANT

NAMES: Final = ("Red", "Black", "Green", "Yellow")
EDGES: Final = ("lions", "vases", "fountains", "hedges")


def table(random: Random) -> Document:
    """A complete possible table."""
    seats = random.randint(2, 4)
    ring = random.sample(EDGES, 4)
    document: Document = {
        "game": "palais-royal",
        "moment": "game-end",
        "player": [{"name": name} for name in NAMES[:seats]],
        "edge": [{"name": name, "servants": {}} for name in random.sample(EDGES, 4)],
    }
    if random.random() < 0.3:
        document["rulings"] = rulings((PLACE_WITHOUT_SERVANT,), random)
    _deal_nobles(document, random)
    _deal_cards(document, random)
    _deal_corners(document, ring, random)
    _deal_edges(document, random)
    for player in document["player"]:
        while random.random() < 0.7 and player["cardinal"] < 25:
            player["cardinal"] += 1
            if any(troubles(document)):
                player["cardinal"] -= 1
                break
    if random.random() < 0.15:
        random.choice(document["player"])["points"] = random.randint(0, 9)
    if random.random() < 0.6:
        _level(document, random)
    return document


def _deal_nobles(document: Document, random: Random) -> None:
    left = random.choice((36, 30, 24, 12, 36))
    seats = len(document["player"])
    for player in document["player"]:
        mine = min(left, random.choice((0, 36 // seats, random.randint(0, 36))))
        left -= mine
        tiles = [random.choice((0, 1, 2, 3, 4, 6)) for _ in range(mine)]
        player["nobles"] = tiles
        player["cardinal"] = 0
        if random.random() < 0.15:
            player["nobles"] = sum(tiles)
            left += max(0, mine - 1)


def _deal_cards(document: Document, random: Random) -> None:
    open_cards = [2, 2, 2, 2, 4, 4, 4, 4]
    random.shuffle(open_cards)
    left = random.choice((36, 36, 20)) - 8
    for player in document["player"]:
        n = random.choice((0, 0, 1, 2, 4, 8))
        player["played"], open_cards = open_cards[:n], open_cards[n:]
        player["unplayed"] = min(left, random.choice((0, 1, 5, 6, 7, random.randint(0, 28))))
        left -= player["unplayed"]
        for key in ("played", "unplayed"):
            if not player[key] and random.random() < 0.5:
                del player[key]


def _deal_corners(document: Document, ring: Sequence[str], random: Random) -> None:
    document["corner"] = []
    for at in random.sample(range(4), random.choice((0, 0, 1, 2, 4))):
        name = random.choice(document["player"])["name"]
        corner = {"edges": [ring[at], ring[at - 1]], "servants": {name: random.choice((1, 1, 2))}}
        document["corner"].append(corner)
        if any(troubles(document)):
            document["corner"].pop()
    if not document["corner"] and random.random() < 0.5:
        del document["corner"]


def _deal_edges(document: Document, random: Random) -> None:
    """Weights that are near each other; where the nobles do not bear them, less."""
    for edge in document["edge"]:
        about = random.choice((1, 2, 3, 6))
        for player in document["player"]:
            weight = max(0, about + random.choice((0, 0, 0, 1, -1, -2, -9)))
            edge["servants"][player["name"]] = weight
            while weight and any(troubles(document)):
                weight -= 1
                edge["servants"][player["name"]] = weight
            if not weight and random.random() < 0.7:
                del edge["servants"][player["name"]]


def _level(document: Document, random: Random) -> None:
    """Gives several players the same total, so that the Cardinal decides."""
    totals = second(document)[0].totals
    some = random.sample(range(len(totals)), random.randint(2, len(totals)))
    for seat in some:
        player, missing = document["player"][seat], max(totals) - totals[seat]
        match player["nobles"]:
            case [int(), *_]:
                player["nobles"][0] += missing
            case int(summed) if summed or in_park(document, player["name"]):
                player["nobles"] += missing
            case _ if missing:
                player["points"] = player.get("points", 0) + missing
            case _:
                pass
    if random.random() < 0.4:
        least = min(document["player"][seat]["cardinal"] for seat in some)
        for seat in some:
            document["player"][seat]["cardinal"] = least
