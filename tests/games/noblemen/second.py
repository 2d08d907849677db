"""The rules once more, from the rulebook and in another style: dictionaries of (column, row), counted by hand.

Nothing here looks at the engine. `Land` maps a cell to its letter as on a position file: F G W M for tiles, and
C P H Y for a building on its meadow.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import combinations

Place = tuple[int, int]
Land = Mapping[Place, str]


def sides(place: Place) -> set[Place]:
    x, y = place
    return {(x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1)}


def around(place: Place) -> set[Place]:
    x, y = place
    return {(x + i, y + j) for i in (-1, 0, 1) for j in (-1, 0, 1)} - {place}


def beside(places: set[Place]) -> set[Place]:
    return {other for place in places for other in sides(place)}


def ring(places: set[Place]) -> set[Place]:
    return {other for place in places for other in around(place)}


def core(places: set[Place]) -> set[Place]:
    return {place for place in places if around(place) <= places}


# ---------------------------------------------------------------------------------------------- placement


def may_lay(land: Land) -> set[Place]:
    """A tile goes on a cell without a tile, sharing a side with one that has."""
    return {cell for place in land for cell in sides(place) if cell not in land}


def may_build(land: Land, building: str) -> set[Place]:
    """Where a C, P, H or Y may go."""
    near = {"C": "CP", "H": "H", "Y": ""}
    if building == "P":
        return {place for place, letter in land.items() if letter == "C"}
    return {
        place
        for place, letter in land.items()
        if letter == "M" and not any(land.get(other, ".") in near[building] for other in around(place))
    }


# -------------------------------------------------------------------------------------------------- areas


def squares(tiles: set[Place]) -> list[Place]:
    """The top-left cells of all squares of four."""
    return sorted((x, y) for x, y in tiles if {(x + 1, y), (x, y + 1), (x + 1, y + 1)} <= tiles)


def four(corner: Place) -> set[Place]:
    x, y = corner
    return {(x, y), (x + 1, y), (x, y + 1), (x + 1, y + 1)}


def apart(corners: Iterable[Place]) -> bool:
    """Whether no two squares share a tile."""
    chosen = list(corners)
    return all(not four(a) & four(b) for a, b in combinations(chosen, 2))


def best_splits(corners: Sequence[Place]) -> list[set[Place]]:
    """Every way to choose as many squares as can be without sharing a tile."""
    for n in range(len(corners), -1, -1):
        found = [set(chosen) for chosen in combinations(corners, n) if apart(chosen)]
        if found:
            return found
    raise AssertionError("the empty choice is always one")


# ------------------------------------------------------------------------------------------------ scoring


def scored(land: Land, each_manor: bool) -> list[tuple[str, int, Place | None]]:
    """What every manor, and the chapels, bring: (what, points, where)."""
    out: list[tuple[str, int, Place | None]] = []
    enclosed = {place: land[place] for place in land if land[place] in "CP" and around(place) <= set(land)}
    for place, letter in enclosed.items():
        out.append(("castle", 3, place) if letter == "C" else ("palace", 5, place))
        if each_manor:
            for other in around(place):
                if land[other] == "H":
                    out.append(("castle-chapel", 1, place) if letter == "C" else ("palace-chapel", 2, place))
    if not each_manor:
        for place in land:
            if land[place] == "H":
                near = {enclosed.get(other) for other in around(place)}
                if "P" in near:
                    out.append(("palace-chapel", 2, None))
                elif "C" in near:
                    out.append(("castle-chapel", 1, None))
    return out


# --------------------------------------------------------------------------------------------------- ball


def marker_space(prestige: int, taken: Iterable[int], last: int | None) -> int:
    """Walk down from the total (or the end of the track) to a space where nobody stands; 0 holds everybody."""
    space = prestige
    if last is not None:
        space = min(space, last)
    while space != 0 and space in set(taken):
        space -= 1
    return space


NEEDS = {"baron": 0, "viscount": 2, "earl": 6, "marquess": 10, "duke": 14}


def titles_by_best(prestige: Sequence[int], supply: Mapping[str, int]) -> list[str]:
    """Everybody in this order takes the best title within reach."""
    left = dict(supply)
    out = []
    for have in prestige:
        for name in ("duke", "marquess", "earl", "viscount", "baron"):
            if left[name] and have >= NEEDS[name]:
                left[name] -= 1
                out.append(name)
                break
    return out


def standing(points: Sequence[int], money: Sequence[int]) -> list[int]:
    """Places: sort by points, then money, and let equals share."""
    table = sorted(zip(points, money, strict=True), reverse=True)
    return [table.index(mine) + 1 for mine in zip(points, money, strict=True)]
