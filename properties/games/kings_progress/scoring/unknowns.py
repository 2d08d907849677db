"""Tables of King's Progress of which not all is known, and what they may be."""

from __future__ import annotations

from collections.abc import Iterator
from copy import deepcopy
from itertools import permutations
from random import Random
from typing import Final

from courtroll.properties.engines.answers import Document
from courtroll.properties.games.kings_progress.second import PRIZES
from courtroll.properties.scoring.holes import Place, one_of, some_of
from courtroll.properties.scoring.suite import Holed

TYPES: Final = PRIZES[:5]


def unknowns(document: Document, random: Random) -> Holed | None:
    """The table with a colour, crowns, a card or some discards unknown, or with anything."""
    kinds = [_colours, _crowns, _sheds, _card, _card, _anything]
    return random.choice(kinds)(document, random)


def _colours(document: Document, random: Random) -> Holed:
    seats = random.sample(range(len(document["player"])), random.randint(1, 2))
    known = {player["colour"] for seat, player in enumerate(document["player"]) if seat not in seats}
    fillings = []
    for colours in permutations([colour for colour in TYPES if colour not in known], len(seats)):
        filling = deepcopy(document)
        for seat, colour in zip(seats, colours, strict=True):
            filling["player"][seat]["colour"] = colour
        fillings.append(filling)
    for seat in seats:
        if random.random() < 0.5:
            document["player"][seat]["colour"] = "?"
        else:
            del document["player"][seat]["colour"]
    return Holed(document, tuple(fillings), whole=True)


def _crowns(document: Document, random: Random) -> Holed | None:
    cards = [cards for player in document["player"] for cards in player["gifts"].values() if cards]
    if not cards:
        return None
    most = max(sum(map(sum, player["gifts"].values())) for player in document["player"])
    return one_of(document, (random.choice(cards), 0), range(most + 2))


def _card(document: Document, random: Random) -> Holed | None:
    builds = [
        (courtier, build)
        for player in document["player"]
        for courtier, build in player["builds"].items()
        if courtier != "chamberlain"
    ]
    if not builds:
        return None
    courtier, build = random.choice(builds)
    index = random.randrange(len(build))
    build[index] = "?"
    told = [card for player in document["player"] for card in player["builds"].get(courtier, [])]
    free: list[int | str] = [symbols for symbols in range(4) if told.count(symbols) < 2]
    return one_of(document, (build, index), [*free, "D"] if index else free)


def _sheds(document: Document, random: Random) -> Holed | None:
    """The last discards left out: whoever must discard may choose."""
    some = [player for player in document["player"] if player.get("sheds")]
    if not some:
        return None
    for player in random.sample(some, random.randint(1, len(some))):
        player["sheds"] = player["sheds"][: random.randrange(len(player["sheds"]))]
    return Holed(document, (document,), whole=True)


def _anything(document: Document, random: Random) -> Holed | None:
    return some_of(document, list(_places(document)), random, most=2)


def _places(document: Document) -> Iterator[Place]:
    for player in document["player"]:
        for key in ("points", "colour", "major", "minor", "sheds"):
            if key in player:
                yield player, key
        for key in ("major", "minor", "sheds"):
            yield from ((player[key], index) for index in range(len(player.get(key, ()))))
        for key in ("gifts", "builds"):
            yield from ((player[key], kind) for kind in player[key])
            yield from ((cards, index) for cards in player[key].values() for index in range(len(cards)))
