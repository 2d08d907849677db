"""Tables of Bruges of which not all is known, and what they may be."""

from __future__ import annotations

from collections.abc import Iterator
from copy import deepcopy
from itertools import combinations, permutations
from random import Random
from typing import Any

from courtroll.properties.engines.answers import Document
from courtroll.properties.games.bruges.making.scored_tables import CARDS, THINGS, tell_colours, track
from courtroll.properties.games.bruges.second import AREAS, GROUPS
from courtroll.properties.scoring.holes import Place, one_of, some_of
from courtroll.properties.scoring.suite import Holed


def unknowns(document: Document, random: Random) -> Holed | None:
    """The table with one value unknown, with several statues unknown, or with anything."""
    kinds = [_florins, _canal, _statues, _majorities, _majority, _group, _per, _houses, _reputation, _anything]
    return random.choice(kinds)(document, random)


def _persons(document: Document) -> Iterator[dict[str, Any]]:
    return (person for player in document["player"] for person in player.get("persons", []))


def _florins(document: Document, random: Random) -> Holed | None:
    """Any number of them, where no laurel counts them."""
    if any(person.get("laurel", {}).get("per") == "florins" for person in _persons(document)):
        return None
    player = random.choice(document["player"])
    most = max(each["florins"] for each in document["player"])
    holed = one_of(document, (player, "florins"), range(most + 2))
    if random.random() < 0.5:
        del player["florins"]
    return holed


def _canal(document: Document, random: Random) -> Holed | None:
    players = [player for player in document["player"] if "canals" in player]
    return one_of(document, (random.choice(players)["canals"], random.randrange(2)), range(6)) if players else None


def _statues(document: Document, random: Random) -> Holed | None:
    """Those that are not told are the ones that the others leave, down to the lowest that was taken."""
    held = [(p["statues"], index) for p in document["player"] for index in range(len(p.get("statues", [])))]
    if not held:
        return None
    some = random.sample(held, random.randint(1, min(3, len(held))))
    fillings = []
    for values in permutations([statues[index] for statues, index in some]):
        for (statues, index), value in zip(some, values, strict=True):
            statues[index] = value
        fillings.append(deepcopy(document))
    for statues, index in some:
        statues[index] = "?"
    return Holed(document, tuple(fillings), whole=True)


def _majorities(document: Document, random: Random) -> Holed:
    values = [list(some) for n in range(len(AREAS) + 1) for some in combinations(AREAS, n)]
    return one_of(document, (random.choice(document["player"]), "majorities"), values)


def _majority(document: Document, random: Random) -> Holed | None:
    players = [player for player in document["player"] if player.get("majorities")]
    if not players:
        return None
    tiles = random.choice(players)["majorities"]
    return one_of(document, (tiles, 0), [area for area in AREAS if area not in tiles[1:]])


def _group(document: Document, random: Random) -> Holed | None:
    persons = list(_persons(document))
    return one_of(document, (random.choice(persons), "group"), GROUPS) if persons else None


def _per(document: Document, random: Random) -> Holed | None:
    laurels = [
        (player, person["laurel"])
        for player in document["player"]
        for person in player.get("persons", [])
        if "laurel" in person
    ]
    if not laurels:
        return None
    player, laurel = random.choice(laurels)
    tell_colours(player, random)
    return one_of(document, (laurel, "per"), (*GROUPS, *THINGS))


def _houses(document: Document, random: Random) -> Holed | None:
    """One for each person at least, and no more than there are cards; where no laurel asks for their colours."""
    player = random.choice(document["player"])
    if "empty" in player:
        return None
    persons = len(player.get("persons", []))
    others = sum(p.get("houses", 0) + len(p.get("persons", [])) for p in document["player"] if p is not player)
    return one_of(document, (player, "houses"), range(persons, CARDS - others - persons + 1))


def _reputation(document: Document, random: Random) -> Holed:
    return one_of(document, (random.choice(document["player"]), "reputation"), track(document))


def _anything(document: Document, random: Random) -> Holed | None:
    """What has no upper bound, or too many fillings."""
    return some_of(document, list(_places(document)), random)


def _places(document: Document) -> Iterator[Place]:
    last = track(document)[-1]
    for player in document["player"]:
        for key, value in player.items():
            if key != "name" and not (key == "reputation" and value > last):
                yield player, key
        yield from ((player["workers"], colour) for colour in player.get("workers", {}))
        for index, person in enumerate(player.get("persons", [])):
            yield player["persons"], index
            yield from ((person, key) for key in person)
            yield from ((person["laurel"], key) for key in person.get("laurel", {}))
