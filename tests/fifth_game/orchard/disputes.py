"""The smallest orchard at which the readings of a loose pear part."""

from __future__ import annotations

from typing import Final

from courtroll.calculator.disputes.search import Document, Finding, first, points_part, told
from orchard.room import ROOM


def _picked(pears: int) -> Document:
    players = [{"name": "Anna", "pears": pears}, {"name": "Bert"}]
    return {"game": "orchard", "moment": "game-end", "player": players}


def loose_pear() -> Finding:
    option = "loose-pear"
    pears, looked = first(range(4), lambda pears: points_part(ROOM, _picked(pears), option))
    return Finding(
        option, option, told("loose-pear.position", pears=pears),
        told("loose-pear.size"), told("loose-pear.bounds"), looked,
        "Anna has a pear and no basket. Is it worth a point?", _picked(pears),
    )  # fmt: skip


SEARCHES: Final = (loose_pear,)
