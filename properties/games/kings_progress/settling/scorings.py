"""Small tables of King's Progress at a scoring: a little of them is typed "?", and all it may be is written."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Final

from courtroll.properties.engines.answers import Document
from courtroll.properties.games.kings_progress.making.scored_tables import table
from courtroll.properties.settling.small import Open, ranged
from courtroll.properties.settling.suite import Ranged

CARDS: Final = (0, 1, 2, 3, "D")


def scoring(document: Document, random: Random) -> Ranged | None:
    """Of a table of its own: no turn tells what a scoring is about."""
    counted = table(random)
    return ranged(counted, list(_opens(counted)), random)


def _opens(document: Document) -> Iterator[Open]:
    """More crowns than anybody has, and one more, are as good as any number."""
    most = max(sum(map(sum, player["gifts"].values())) for player in document["player"])
    for seat, player in enumerate(document["player"]):
        for prize, crowns in player["gifts"].items():
            yield from ((("player", seat, "gifts", prize, n), range(most + 2)) for n in range(len(crowns)))
        for courtier, build in player["builds"].items():
            for n in range(len(build)):
                yield ("player", seat, "builds", courtier, n), CARDS if n else CARDS[:-1]
