"""Tables of King's Progress at the end of a round: sparse and full, with ties of every kind, with all readings."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from courtroll.properties.engines.answers import Document
from courtroll.properties.games.kings_progress.second import (
    COURTIERS,
    PRIZES,
    from_anybody,
    in_prize,
    owed,
    second,
    worth,
)
from courtroll.properties.scoring.landmarks import rulings
from courtroll.verifier.games.kings_progress.rules.options import OPTIONS

NAMES: Final = ("Adam", "Steve", "Carl", "Martin", "Ruth")
TYPES: Final = PRIZES[:5]
IN_THE_BOX: Final = 64
"""Influence cards."""


def table(random: Random) -> Document:
    """A complete possible table."""
    round_ = random.choice((1, 2, 3, 3))
    seats = random.choice((2, 3, 3, 4, 4, 5, 5))
    colours = random.sample(TYPES, seats)
    document: Document = {
        "game": "kings-progress",
        "moment": "game-end" if round_ == 3 and random.random() < 0.8 else "round-end",
        "round": round_,
        "player": [{"name": NAMES[at], "points": random.randrange(12), "colour": colours[at]} for at in range(seats)],
    }
    if random.random() < 0.4:
        document["rulings"] = rulings(OPTIONS, random)
    _deal_gifts(document, random)
    _deal_builds(document, random)
    _deal_control(document, random)
    _deal_sheds(document, random)
    if random.random() < 0.6:
        _level(document, random)
    return document


def _deal_gifts(document: Document, random: Random) -> None:
    """As many as were taken, or fewer; often two players have the same."""
    players = document["player"]
    most = 15 * document["round"]
    left = dict.fromkeys(TYPES, 12)
    crowns = random.choice(([0], [0, 1], [0, 0, 1, 2], [0, 1, 2, 3]))
    for player in players:
        player["gifts"] = {kind: [] for kind in TYPES}
    twins = random.random() < 0.5
    taken = random.choice((most, random.randint(0, most), random.randint(0, 12)))
    kinds = random.sample(TYPES, random.randint(1, 5))
    for _ in range(taken):
        kind = random.choice(kinds)
        if left[kind] == 0:
            continue
        left[kind] -= 1
        random.choice(players)["gifts"][kind].append(random.choice(crowns))
    if twins:
        _make_twins(document, random)
    for player in players:
        player["gifts"] = {kind: cards for kind, cards in player["gifts"].items() if cards or random.random() < 0.3}


def _make_twins(document: Document, random: Random) -> None:
    """Some players get what the first of them has, where there are gifts enough for it."""
    players = document["player"]
    some = random.sample(range(len(players)), random.randint(2, len(players)))
    kinds = TYPES if random.random() < 0.5 else random.sample(TYPES, random.randint(1, 4))
    for seat in some[1:]:
        was = players[seat]["gifts"]
        mine = {kind: list(players[some[0]]["gifts"][kind]) if kind in kinds else was[kind] for kind in TYPES}
        if random.random() < 0.3 and mine["land"]:
            mine["land"][0] = random.randrange(3)
        players[seat]["gifts"] = mine
        if any(sum(len(p["gifts"][kind]) for p in players) > 12 for kind in TYPES) or (
            sum(len(p["gifts"][kind]) for p in players for kind in TYPES) > 15 * document["round"]
        ):
            players[seat]["gifts"] = was


def _deal_builds(document: Document, random: Random) -> None:
    players = document["player"]
    some = random.sample(COURTIERS, random.choice((0, 2, 5, 8, 8)))
    disguises = random.choice((0, 0, 3, 6))
    for player in players:
        player["builds"] = {}
    for courtier in some:
        suit = [0, 0, 1, 1, 2, 2, 3, 3]
        random.shuffle(suit)
        builders = random.sample(players, random.randint(1, min(len(players), 4)))
        for player in builders:
            n = random.choice((1, 1, 2, 2, 3))
            player["builds"][courtier] = [suit.pop() for _ in range(min(n, len(suit)))]
        if len(builders) == 1 and random.random() < 0.3:
            builders[0]["builds"][courtier] += suit
        if courtier != "chamberlain":
            for player in builders:
                while disguises and player["builds"][courtier] and random.random() < 0.5:
                    disguises -= 1
                    player["builds"][courtier].insert(random.randint(1, len(player["builds"][courtier])), "D")
    for player in players:
        player["builds"] = {courtier: cards for courtier, cards in player["builds"].items() if cards}
    stacks = [cards for player in players for cards in player["builds"].values()]
    for _ in range(sum(map(len, stacks)) - IN_THE_BOX):  # where nearly all suits are whole
        next(cards for cards in stacks if "D" in cards).remove("D")


def _deal_control(document: Document, random: Random) -> None:
    """Mostly where the builds put it, sometimes where they put it earlier; a card may lie beside the board."""
    players = document["player"]
    for player in players:
        player["major"], player["minor"] = [], []
    for courtier in COURTIERS:
        seats = list(range(len(players)))
        random.shuffle(seats)
        builders = [seat for seat in seats if courtier in players[seat]["builds"]]
        if random.random() < 0.6:
            builders.sort(key=lambda seat: -worth(players[seat]["builds"][courtier]))
        elif random.random() < 0.5:
            builders = seats
        if not builders or random.random() < 0.1:
            continue
        players[builders[0]]["major"].append(courtier)
        if random.random() < 0.85:
            players[builders[min(1, len(builders) - 1)]]["minor"].append(courtier)


def _deal_sheds(document: Document, random: Random) -> None:
    """A build for each first place, chosen by chance."""
    players = document["player"]
    left = [{c: list(cards) for c, cards in player["builds"].items()} for player in players]
    anybodys = from_anybody(document)
    for seat, prizes in enumerate(owed(document, {prize: in_prize(document, prize) for prize in PRIZES})):
        sheds = []
        for _ in prizes:
            whose = list(range(len(players))) if anybodys else [seat]
            owner, courtier = random.choice([(o, c) for o in whose for c, cards in left[o].items() if cards])
            cards = left[owner][courtier]
            del cards[0]
            while cards and cards[0] == "D":
                del cards[0]
            sheds.append(courtier if owner == seat else f"{players[owner]['name']} {courtier}")
        if sheds or random.random() < 0.5:
            players[seat]["sheds"] = sheds


def _level(document: Document, random: Random) -> None:
    """Gives several players the same total, so that ties have to be broken."""
    ends = second(document)
    totals = ends[0].totals
    some = random.sample(range(len(totals)), random.randint(2, len(totals)))
    top = max(totals)
    for seat in some:
        document["player"][seat]["points"] += top - totals[seat]


def reseat(document: Document, order: Sequence[int]) -> Document | None:
    """All move on by some seats: who sits left of whom parts equal builds. With one pool of discards, who is first
    in order may take the last card.
    """
    if from_anybody(document):
        return None
    players = document["player"]
    return {**document, "player": players[order[0] :] + players[: order[0]]}
