"""Small tables of Bruges at the end of the game: a little of them is typed "?", and all it may be is written."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from courtroll.properties.engines.answers import Document
from courtroll.properties.games.bruges.making.scored_tables import THINGS, table, track
from courtroll.properties.games.bruges.second import AREAS, GROUPS
from courtroll.properties.settling.small import Open, ranged
from courtroll.properties.settling.suite import Ranged


def scoring(document: Document, random: Random) -> Ranged | None:
    """Of a table of its own: no turn tells what a count is about."""
    counted = table(random)
    return ranged(counted, list(_opens(counted)), random)


def _opens(document: Document) -> Iterator[Open]:
    numbers = track(document)
    for seat, player in enumerate(document["player"]):
        here = "player", seat
        if player["reputation"] <= numbers[-1]:
            yield (*here, "reputation"), numbers
        yield from (((*here, "canals", side), range(6)) for side in range(len(player.get("canals", ()))))
        yield from (((*here, "majorities", n), AREAS) for n in range(len(player.get("majorities", ()))))
        for n, person in enumerate(player.get("persons", ())):
            yield (*here, "persons", n, "group"), GROUPS
            if "per" in person.get("laurel", {}):
                yield (*here, "persons", n, "laurel", "per"), (*GROUPS, *THINGS)
