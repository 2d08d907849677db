"""Areas, counted by hand: four equal tiles in a square, meadows excepted.

Four fields make a farm (Gutshof, Fattoria), four groves a forest (Wald, Foresta), four fountains a garden (Garten,
Giardino): "Die Landschaftsplättchen", "Le Tessere Terreno". A square is named by its top-left spot.

Option `area-symbol`: by "shared" every square is an area, overlapping ones too. By "single" a tile serves one area
only: squares under knights stand, and of the rest as many squares are areas as fit without sharing a tile. Where
several choices are the largest, the number is the same and any square of any of them may be occupied; `areas` then
names the choice that takes squares earliest, row by row. Where a table says which symbols it sees, nothing is
counted: its squares are the areas.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from functools import lru_cache
from typing import Final, assert_never

from courtroll.properties.games.noblemen.second.table import Land, Spot, Table
from courtroll.verifier.games.noblemen.rules.options import AreaSymbol

MADE_OF: Final = {"farm": "F", "forest": "G", "garden": "W"}
"""The tile of each kind of area."""
NO_SPOTS: Final[frozenset[Spot]] = frozenset()


def four(corner: Spot) -> tuple[Spot, Spot, Spot, Spot]:
    """The tiles of the square with this top-left spot."""
    x, y = corner
    return (x, y), (x + 1, y), (x, y + 1), (x + 1, y + 1)


def clash(one: Spot, other: Spot) -> bool:
    """Whether two squares share a tile."""
    return abs(one[0] - other[0]) <= 1 and abs(one[1] - other[1]) <= 1


def row_by_row(spots: Iterable[Spot]) -> tuple[Spot, ...]:
    return tuple(sorted(spots, key=lambda spot: (spot[1], spot[0])))


def kind_at(land: Land, corner: Spot) -> str | None:
    """The kind of the square with this top-left spot; `None` if the four tiles there are no square."""
    for kind, letter in MADE_OF.items():
        if all(land.get(spot) == letter for spot in four(corner)):
            return kind
    return None


def squares(tiles: Collection[Spot]) -> frozenset[Spot]:
    """All squares among some tiles, overlapping or not."""
    return frozenset(
        (x, y) for x, y in tiles if (x + 1, y) in tiles and (x, y + 1) in tiles and (x + 1, y + 1) in tiles
    )


@lru_cache(maxsize=20_000)
def most(corners: frozenset[Spot]) -> int:
    """How many of these squares fit beside each other without sharing a tile.

    Row by row, each square is taken or left; of two ways that have taken the same squares in the last two rows only
    the better is followed.
    """
    if len(corners) < 2:
        return len(corners)
    ways: dict[tuple[Spot, ...], int] = {(): 0}
    for corner in row_by_row(corners):
        after: dict[tuple[Spot, ...], int] = {}
        for taken, n in ways.items():
            near = tuple(spot for spot in taken if spot[1] >= corner[1] - 1)
            after[near] = max(n, after.get(near, 0))
            if not any(clash(corner, spot) for spot in near):
                more = (*near, corner)
                after[more] = max(n + 1, after.get(more, 0))
        ways = after
    return max(ways.values())


@lru_cache(maxsize=20_000)
def first_best(corners: frozenset[Spot]) -> tuple[Spot, ...]:
    """Of all largest choices of squares that share no tile the one that takes squares earliest, row by row."""
    out: list[Spot] = []
    left, wanted = set(corners), most(corners)
    for corner in row_by_row(corners):
        rest = frozenset(other for other in left if not clash(corner, other))
        if corner in left and len(out) + 1 + most(rest) == wanted:
            out.append(corner)
            left = set(rest)
        else:
            left.discard(corner)
    return tuple(out)


def may_overlap(reading: AreaSymbol) -> bool:
    """Whether a tile may serve two areas."""
    match reading:
        case AreaSymbol.SINGLE:
            return False
        case AreaSymbol.SHARED:
            return True
        case _ as never:
            assert_never(never)


@lru_cache(maxsize=20_000)
def areas_among(
    tiles: frozenset[Spot], occupied: frozenset[Spot], symbols: frozenset[Spot] | None, reading: AreaSymbol
) -> tuple[Spot, ...]:
    """The areas that the tiles of one kind make; their number is what the rules ask for.

    `occupied` are the squares of the estate under knights, of any kind; `reading` is that of `area-symbol`.
    """
    every = squares(tiles)
    if not every:
        return ()
    if symbols is not None:
        return row_by_row(every & symbols)
    if may_overlap(reading):
        return row_by_row(every)
    fixed = every & occupied
    if not fixed:
        return first_best(every)
    free = squares(tiles.difference(*map(four, fixed)))
    return (*row_by_row(fixed), *first_best(free))


@lru_cache(maxsize=20_000)
def settable_among(
    tiles: frozenset[Spot], occupied: frozenset[Spot], symbols: frozenset[Spot] | None, reading: AreaSymbol
) -> frozenset[Spot]:
    """The squares of one kind that a knight may be set on: the unoccupied areas, by "single" of any best split."""
    every = squares(tiles)
    if not every:
        return NO_SPOTS
    if symbols is not None:
        return every & symbols - occupied
    if may_overlap(reading):
        return every - occupied
    fixed = every & occupied
    free = squares(tiles.difference(*map(four, fixed)))
    best = most(free)
    return frozenset(corner for corner in free if 1 + most(frozenset(o for o in free if not clash(corner, o))) == best)


def tiles_of(land: Land) -> dict[str, frozenset[Spot]]:
    """The spots of fields, groves and fountains, by the kind of area they can make."""
    by_letter: dict[str, list[Spot]] = {"F": [], "G": [], "W": []}
    for spot, letter in land.items():
        if letter in by_letter:
            by_letter[letter].append(spot)
    return {kind: frozenset(by_letter[letter]) for kind, letter in MADE_OF.items()}


def areas(
    land: Land, symbols: frozenset[Spot] | None, reading: AreaSymbol, occupied: frozenset[Spot] = NO_SPOTS
) -> dict[str, tuple[Spot, ...]]:
    """The farms, forests and gardens of an estate, knights on them or not."""
    return {kind: areas_among(tiles, occupied, symbols, reading) for kind, tiles in tiles_of(land).items()}


def occupied_on(table: Table, seat: int) -> frozenset[Spot]:
    """The squares of an estate that knights stand on."""
    return frozenset(spot for _, where, spot in table.knights if where == seat)


def areas_of(table: Table, seat: int, kind: str) -> int:
    """How many farms, forests or gardens a player has, knights on them or not."""
    player = table.players[seat]
    tiles = frozenset(spot for spot, letter in player.land.items() if letter == MADE_OF[kind])
    return len(areas_among(tiles, occupied_on(table, seat), player.symbols, table.options.area_symbol))


def free_areas_of(table: Table, seat: int, kind: str) -> int:
    """How many farms, forests or gardens a player has without a knight on them."""
    land = table.players[seat].land
    return areas_of(table, seat, kind) - sum(kind_at(land, spot) == kind for spot in occupied_on(table, seat))


def knights_abroad(table: Table, seat: int, kind: str) -> int:
    """On how many farms, forests or gardens of other players one's own knights stand."""
    return sum(
        owner == seat and kind_at(table.players[where].land, spot) == kind for owner, where, spot in table.knights
    )
