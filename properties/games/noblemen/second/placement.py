"""Where a tile may be laid and where a building may stand, spot by spot.

Every function names the rules that forbid a spot, none if it will do.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from courtroll.properties.games.noblemen.second.table import Land, Spot

SIDE: Final = 64
"""Columns and rows of the frame that this program keeps estates on."""
MANORS: Final = "CP"
BUILT: Final = "CPHY"
"""A building stands on a meadow, which carries no second one."""
APART_FROM: Final = {
    "C": (MANORS, "noblemen.castle.apart"),
    "H": ("H", "noblemen.chapel.apart"),
    "Y": ("", ""),
}
"""What a building may not stand next to, not even at a corner: "Burg", "Kapelle", "Folly"."""


def in_frame(spot: Spot) -> bool:
    return 0 <= spot[0] < SIDE and 0 <= spot[1] < SIDE


@lru_cache(maxsize=10_000)
def beside(spot: Spot) -> tuple[Spot, ...]:
    """The four spots that share a side with one."""
    x, y = spot
    return (x, y - 1), (x - 1, y), (x + 1, y), (x, y + 1)


@lru_cache(maxsize=10_000)
def around(spot: Spot) -> tuple[Spot, ...]:
    """The eight spots that touch one."""
    x, y = spot
    return tuple((x + i, y + j) for j in (-1, 0, 1) for i in (-1, 0, 1) if (i, j) != (0, 0))


def bars_to_tile(land: Land, spot: Spot) -> Iterator[str]:
    """By "A Anwesen vergrößern" a tile lies beside any other, and nothing else matters."""
    if not in_frame(spot):
        yield "noblemen.tool.frame"
        return
    if spot in land:
        yield "noblemen.lay.empty-cell"
    if not any(other in land for other in beside(spot)):
        yield "noblemen.lay.beside"


def spots_for_tile(land: Land) -> set[Spot]:
    """Where a tile may be laid."""
    near = {other for spot in land for other in beside(spot)}
    return {spot for spot in near.difference(land) if not any(bars_to_tile(land, spot))}


def bars_to_building(land: Land, building: str, spot: Spot) -> Iterator[str]:
    """For a C, P, H or Y: "Burg", "Palast", "Kapelle", "Folly"."""
    if not in_frame(spot):
        yield "noblemen.tool.frame"
        return
    there = land.get(spot)
    if building == "P":
        if there != "C":
            yield "noblemen.palace.replaces"
        return
    if there is not None and there in BUILT:
        yield "noblemen.build.empty-meadow"
    elif there != "M":
        yield "noblemen.build.meadow"
    shunned, rule = APART_FROM[building]
    if shunned and any(land.get(other, ".") in shunned for other in around(spot)):
        yield rule


def spots_for_building(land: Land, building: str) -> set[Spot]:
    """Where a C, P, H or Y may be put."""
    likely = "C" if building == "P" else "M"
    return {
        spot for spot, letter in land.items() if letter == likely and not any(bars_to_building(land, building, spot))
    }
