"""The smallest final counts of Palais Royal at which readings part."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations_with_replacement
from typing import Final, NamedTuple

from courtroll.calculator.disputes.palais_royal import turns
from courtroll.calculator.disputes.search import Document, Finding, first, none_of, points_part, told
from courtroll.verifier.games.palais_royal.room import ROOM

NAMES: Final = ("Anna", "Bert", "Cleo", "Dora")
EDGES: Final = ("north", "east", "south", "west")
MOST: Final = 3
"""Servants of a player on one edge."""


class OneEdge(NamedTuple):
    """What everybody's servants weigh on one edge; the others are empty."""

    weights: tuple[int, ...]

    @property
    def document(self) -> Document:
        servants = {name: weight for name, weight in zip(NAMES, self.weights, strict=False) if weight}
        # Nobles as a sum: told one by one, so few of them would make the table doubtful.
        players = [{"name": name, "nobles": 40, "cardinal": 0} for name in NAMES[: len(self.weights)]]
        edges: list[dict[str, object]] = [{"name": name} for name in EDGES]
        edges[0]["servants"] = servants
        return {"game": "palais-royal", "moment": "game-end", "player": players, "edge": edges}


def _edges(players: int) -> Iterator[OneEdge]:
    """Every edge of up to so many servants each, the fewest first."""
    every = combinations_with_replacement(range(MOST, -1, -1), players)
    return iter(sorted(map(OneEdge, every), key=lambda each: sum(each.weights)))


def place_without_servant() -> Finding:
    option = "place-without-servant"
    edge, looked = first(_edges(2), lambda each: points_part(ROOM, each.document, option))
    more = sum(none_of(_edges(n), lambda each: points_part(ROOM, each.document, option)) for n in (3, 4))
    return Finding(
        option,
        option,
        told("place-without-servant.position"),
        told("place-without-servant.size"),
        told("place-without-servant.bounds", most=MOST),
        looked + more,
        "Anna is alone on an edge and first there. Is Bert second of the two, or must he have somebody there? With "
        "three or four players nobody notices: two without a servant are tied for second, and one alone is third.",
        edge.document,
    )


SEARCHES: Final = (place_without_servant, *turns.SEARCHES)
