"""What a scorer of Orchard is held to: the rules once more, in another style, and tables to try them on."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Final, assert_never

from courtroll.properties.engines.answers import Document, ScoredLine
from courtroll.properties.scoring.holes import one_of, some_of
from courtroll.properties.scoring.landmarks import of_readings, rulings
from courtroll.properties.scoring.suite import Expected, Holed, Impossible, ScoringSuite, Spoil
from orchard.room import ROOM
from orchard.rules import LoosePear, OrchardRuleset

NAMES: Final = ("Anna", "Bert", "Cleo", "Dora")
BOX: Final = "orchard.box.fruit"


def table(random: Random) -> Document:
    """A complete possible table."""
    apples, pears = random.choice((4, 20)), random.choice((4, 12))
    players = []
    for name in NAMES[: random.randint(2, 4)]:
        picked = {"apples": random.randint(0, apples), "pears": random.randint(0, min(4, pears))}
        apples, pears = apples - picked["apples"], pears - picked["pears"]
        players.append({"name": name, **picked})
    ruled = {"rulings": rulings(OrchardRuleset.options, random)} if random.random() < 0.5 else {}
    return {"game": "orchard", "moment": "game-end", "player": players, **ruled}


def second(document: Document) -> list[Expected]:
    """The final count. Raises `Impossible`."""
    players = document["player"]
    for fruit, most in (("apples", 20), ("pears", 12)):
        if min(player[fruit] for player in players) < 0 or sum(player[fruit] for player in players) > most:
            raise Impossible(fruit)
    lines = []
    for player in players:
        mine = [ScoredLine("apple", 1, 1, "orchard.scoring.apple")] * player["apples"]
        pears = player["pears"]
        while pears >= 3:
            mine.append(ScoredLine("basket", 1, 5, "orchard.scoring.basket"))
            pears -= 3
        mine += [ScoredLine("loose-pear", 1, 1, "orchard.scoring.loose-pear")] * (
            pears if _do_loose_pears_count(document) else 0
        )
        lines.append(tuple(_together(mine)))
    order = [(sum(line.points for line in mine), player["pears"]) for mine, player in zip(lines, players, strict=True)]
    best = sorted(order, reverse=True)
    by = "points" if best[0][0] > best[1][0] else "pears" if best[0] > best[1] else "shared"
    ranks = tuple(1 + best.index(mine) for mine in order)
    winners = tuple(seat for seat, mine in enumerate(order) if mine == best[0])
    return [Expected(tuple(points for points, _ in order), ranks, tuple(lines), winners, by, doubts=frozenset())]


def _do_loose_pears_count(document: Document) -> bool:
    match LoosePear(document.get("rulings", {}).get("loose-pear", LoosePear.NOTHING)):
        case LoosePear.NOTHING:
            return False
        case LoosePear.POINT:
            return True
        case _ as never:
            assert_never(never)


def _together(lines: Sequence[ScoredLine]) -> Iterator[ScoredLine]:
    for kind in dict.fromkeys(lines):
        n = lines.count(kind)
        yield kind._replace(count=n, points=n * kind.points)


def unknowns(document: Document, random: Random) -> Holed | None:
    player = random.choice(document["player"])
    if random.random() < 0.5:
        return one_of(document, (player, "pears"), range(13))
    return some_of(document, [(player, "apples"), (player, "pears")], random)


def _too_many(document: Document, random: Random) -> Document:
    random.choice(document["player"])["apples"] = 21
    return document


def _below_zero(document: Document, random: Random) -> Document:
    random.choice(document["player"])["pears"] = -1
    return document


SCORING: Final = ScoringSuite(
    room=ROOM,
    table=table,
    second=second,
    landmarks=(
        *(f"{n} players" for n in (2, 3, 4)),
        *(f"decided by {measure}" for measure in ("points", "pears", "shared")),
        *(f"line {code}" for code in ("apple", "basket", "loose-pear")),
        *of_readings(OrchardRuleset.options),
    ),
    unknowns=unknowns,
    spoils=(
        Spoil("too-many", BOX, _too_many, "apples", (None, 20)),
        Spoil("below-zero", BOX, _below_zero, "{}", (-1, None)),
    ),
    tables=2,
)
