"""Small tables of Palais Royal at the end of the game: a little of them is typed "?", and all it may be is written."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from courtroll.properties.engines.answers import Document
from courtroll.properties.games.palais_royal.making.scored_tables import table
from courtroll.properties.settling.small import Open, ranged
from courtroll.properties.settling.suite import Ranged
from courtroll.verifier.games.palais_royal.table.equipment import CARD_POINTS


def scoring(document: Document, random: Random) -> Ranged | None:
    """Of a table of its own: no turn tells what a count is about."""
    counted = table(random)
    return ranged(counted, list(_opens(counted)), random)


def _opens(document: Document) -> Iterator[Open]:
    names = [edge["name"] for edge in document["edge"]]
    for seat, player in enumerate(document["player"]):
        yield ("player", seat, "cardinal"), range(26)
        yield ("player", seat, "unplayed"), range(37)
        yield from ((("player", seat, "played", n), CARD_POINTS) for n in range(len(player.get("played", ()))))
        for group in ("edge", "corner"):
            for n, each in enumerate(document.get(group, ())):
                if player["name"] in each["servants"]:
                    yield (group, n, "servants", player["name"]), range(51 if group == "edge" else 3)
    for n in range(len(document.get("corner", ()))):
        yield from ((("corner", n, "edges", end), names) for end in (0, 1))
