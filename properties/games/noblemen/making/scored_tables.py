"""Described tables of Noblemen at a scoring: a ball, the end of a decade, the end of the game."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Final

from courtroll.properties.engines.answers import Document
from courtroll.properties.games.noblemen.making.positions import position
from courtroll.properties.games.noblemen.second.legal.ball import NEEDED
from courtroll.properties.games.noblemen.second.scored import COINS, chapels_told, second
from courtroll.properties.scoring.landmarks import rulings
from courtroll.properties.scoring.suite import Impossible, reseated
from courtroll.verifier.games.noblemen.document import write
from courtroll.verifier.games.noblemen.rules import options

DOUBTFUL: Final = 0.06
"""How often a table is one that hardly can be."""
MOMENTS: Final = ("game-end", "game-end", "buildings", "ball", "ball")
TILES: Final = {"F": 62, "G": 48, "W": 44, "MCPHY": 48}
"""How many there are, buildings standing on meadows."""
OF_PLAY: Final = ("turn", "pending", "marker", "bag", "deck", "board", "first-game")
"""What a file that is typed for a scoring does not tell."""
OPTIONS: Final = (
    options.AREA_SYMBOL, options.TITLE_NEEDS, options.TITLE_ORDER, options.TITLE_CHOICE, options.SPACE_ZERO,
    options.SHARED_CHAPEL,
)  # fmt: skip
"""At which a scoring looks."""


def table(random: Random) -> Document:
    """A complete possible table."""
    whole = write(position(random))
    document: Document = {key: value for key, value in whole.items() if key not in OF_PLAY}
    document["moment"] = random.choice(MOMENTS)
    if random.random() < 0.4:
        document["rulings"] = {**document.get("rulings", {}), **rulings(OPTIONS, random)}
    if random.random() < 0.5:
        del document["church"]
    for player in document["player"]:
        del player["title"]
        player["tiles"] = ""
        if random.random() < 0.2:
            _replant(document, player, _manors_inside(random))
    match document["moment"]:
        case "game-end":
            document["decade"] = 3
            if random.random() < 0.5:
                del document["decade"]
            if random.random() < 0.15:
                document["buildings-scored"] = True
        case "ball":
            _spend(document, random)
        case _:
            pass
    if random.random() < 0.15:
        _quick(document, random)
    if document["moment"] == "game-end" and random.random() < 0.6:
        _level(document, random)
    if random.random() < DOUBTFUL:
        make_doubtful(document, random)
    return document


def make_doubtful(document: Document, random: Random) -> None:
    """More money than coins, an estate of which no manor is drawn, or no points for a folly."""
    player = random.choice(document["player"])
    match random.randrange(3):
        case 0:
            player["money"] = COINS + random.randint(1, 9)
        case 1 if "estate" in player:
            _replant(document, player, "F G\nG F\n")
            _only_within_reach(document)
        case _:
            for owner in document["player"]:
                if "Y" in owner.get("estate", ""):
                    owner["points"] = 0


def _replant(document: Document, player: dict[str, Any], estate: str) -> None:
    """Another estate, where there is enough in the box for it. Nobody has knights there."""
    was = player["estate"]
    player["estate"] = estate
    if not _can_be(document):
        player["estate"] = was
        return
    for key in ("corner", "follies", "areas"):
        player.pop(key, None)
    for other in document["player"]:
        knights = other.get("knights", [])
        other["knights"] = [knight for knight in knights if not knight.startswith(player["name"] + " ")]
    player["knights"] = []


def _can_be(document: Document) -> bool:
    """Whether there are so many tiles beside the church's, and buildings: some are sold in each decade, and each
    palace was a castle once.
    """
    maps = "".join(player.get("estate", "") for player in document["player"])
    for player in document["player"]:
        for letter, key in (("C", "castles"), ("P", "palaces")):
            maps += letter * len(player.get("enclosed", {}).get(key, []))
    players, decades = len(document["player"]), document.get("decade", 3)
    castles, palaces = maps.count("C"), maps.count("P")
    return (
        castles <= 15
        and castles + palaces - players <= decades * players
        and chapels_told(document) <= decades * players
        and palaces <= decades * (players - 1)
        and all(sum(map(maps.count, kind)) + 3 <= n for kind, n in TILES.items())
    )


def _manors_inside(random: Random) -> str:
    """A small estate with one or two manors, mostly enclosed, and chapels beside them."""
    rows = [[random.choice("FGWM") for _ in range(random.randint(5, 6))] for _ in range(4)]
    width = len(rows[0])
    rows = [row[:width] + ["F"] * (width - len(row)) for row in rows]
    rows[1][1] = random.choice("CCP")
    if random.random() < 0.3:
        for row, column in ((0, 0), (0, 2), (2, 0), (2, 2)):
            rows[row][column] = random.choice("HHHM")
    else:
        rows[random.choice((0, 2))][random.randrange(3)] = random.choice("HHM")
    if random.random() < 0.6:
        rows[1][3] = random.choice("CP")
    if random.random() < 0.4:
        rows[0][random.randrange(2)] = "."
    return "\n".join(" ".join(row) for row in rows) + "\n"


def _spend(document: Document, random: Random) -> None:
    """Some of what is held is handed in; seldom a title other than the best is taken."""
    for player in document["player"]:
        if random.random() < 0.7:
            cards = random.sample(player["cards"], random.randint(0, len(player["cards"])))
            player["spend"] = {"bribes": random.randint(0, min(player["bribes"], 12)), "cards": cards}
    if random.random() < 0.3:
        one = random.choice(document["player"])
        one["takes"] = random.choice(list(NEEDED))
        _only_within_reach(document)


def _only_within_reach(document: Document) -> None:
    """Nobody takes a title where what is told to be taken may not be."""
    try:
        second(document)
    except Impossible:
        for player in document["player"]:
            player.pop("takes", None)


def _quick(document: Document, random: Random) -> None:
    """One player's estate is told in short."""
    player = random.choice(document["player"])
    for key in ("estate", "corner", "areas", "follies"):
        player.pop(key, None)
    for each in document["player"]:
        each.pop("knights", None)
        each.pop("takes", None)
    if document["moment"] == "ball":
        player["estate-prestige"] = random.randint(0, 16)
    else:
        player["enclosed"] = {"castles": [random.randint(0, 4) for _ in range(random.randint(0, 1))]}
        if random.random() < 0.5:
            player["enclosed"]["palaces"] = [random.randint(0, 4)]
        if not _can_be(document):
            player["enclosed"] = {}


def _level(document: Document, random: Random) -> None:
    """Gives several players the same total, so that money decides; sometimes the same money as well."""
    players = document["player"]
    totals = dict(zip((player["name"] for player in players), second(document)[0].totals, strict=True))
    some = random.sample(players, random.randint(2, len(players)))
    for player in some:
        player["points"] += max(totals.values()) - totals[player["name"]]
    if random.random() < 0.4:
        least = min(player["money"] for player in some)
        for player in some:
            player["money"] = least


def reseat(document: Document, order: Sequence[int]) -> Document:
    """At a ball all move on by some seats: markers are placed clockwise. Elsewhere anybody may sit anywhere."""
    players: list[Any] = document["player"]
    if document["moment"] == "ball":
        return {**document, "player": players[order[0] :] + players[: order[0]]}
    return reseated(document, order)
