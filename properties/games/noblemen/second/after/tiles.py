"""Tiles laid at an estate and what they bring, given to the church, swapped, put back into the bag."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from courtroll.properties.games.noblemen.second.after.work import Work
from courtroll.properties.games.noblemen.second.areas import (
    MADE_OF,
    areas_among,
    first_best,
    four,
    may_overlap,
    occupied_on,
    squares,
)
from courtroll.properties.games.noblemen.second.table import Player, Spot, Table, cell_of, spot_of

# "A Anwesen vergrößern", "A) Espandere la Tenuta".
POUNDS_FOR_FIELD: Final = 1
POUNDS_FOR_FARM: Final = 2
TILES_FOR_GROVE: Final = 1
TILES_FOR_FOREST: Final = 2
CHURCH_POINTS: Final = 1
"""From "F Der Kirche stiften", "F) Donazione alla Chiesa"."""
VICAR_POINTS: Final = 1
"""From "Gunst des Vikars", "Favour of the Vicar"."""


def lay(work: Work, tile: str, cell: int) -> None:
    """One tile of a growth; it is rewarded when the growth ends."""
    table = work.table
    player = table.players[table.seat]
    player.tiles[tile] -= 1
    player.land[spot_of(cell)] = tile
    table.laid |= 1 << cell
    table.acted = table.acted or table.phase == "act"
    table.phase = "lay"


def end_laying(work: Work) -> None:
    """Pounds, the Queen and tiles for what was laid and completed."""
    table = work.table
    seat, player = table.seat, table.players[table.seat]
    fresh = {spot for spot in player.land if table.laid >> cell_of(spot) & 1}
    completed = _completed(table, player, fresh)
    letters = [player.land[spot] for spot in fresh]
    table.laid, table.phase = 0, "act"
    pounds = {"field": (letters.count("F"), POUNDS_FOR_FIELD), "farm": (completed["farm"], POUNDS_FOR_FARM)}
    tiles = {"grove": (letters.count("G"), TILES_FOR_GROVE), "forest": (completed["forest"], TILES_FOR_FOREST)}
    for what, brought in (("pounds", pounds), ("tiles", tiles)):
        for kind, (n, each) in brought.items():
            is_laid = kind in ("field", "grove")
            work.gain(seat, what, f"{kind}-{'laid' if is_laid else 'completed'}", n, n * each, f"lay.{kind}")
    work.pay(seat, -sum(n * each for n, each in pounds.values()))
    if completed["garden"] > 0:
        work.take_queen(seat, "lay.garden")
    work.draw_tiles(seat, sum(n * each for n, each in tiles.values()))


def _completed(table: Table, player: Player, fresh: set[Spot]) -> dict[str, int]:
    """How many more farms, forests and gardens there are than before these tiles were laid."""
    if player.symbols is not None:
        return _seen(table, player, player.symbols, fresh)
    out = dict.fromkeys(MADE_OF, 0)
    occupied, reading = occupied_on(table, table.seat), table.options.area_symbol
    for area, letter in MADE_OF.items():
        if any(player.land[spot] == letter for spot in fresh):
            all_tiles = frozenset(spot for spot, kind in player.land.items() if kind == letter)
            now = areas_among(all_tiles, occupied, None, reading)
            before = areas_among(all_tiles - fresh, occupied, None, reading)
            out[area] = len(now) - len(before)
    return out


def _seen(table: Table, player: Player, told: frozenset[Spot], fresh: set[Spot]) -> dict[str, int]:
    """The same where a table has told which symbols it saw: new squares of new tiles join those, and by "single"
    only such as share no tile with one of them.
    """
    overlap = may_overlap(table.options.area_symbol)
    used = {spot for corner in told for spot in four(corner)} if not overlap else set()
    out = {}
    for area, letter in MADE_OF.items():
        tiles = {spot for spot, kind in player.land.items() if kind == letter} - used
        new = frozenset(corner for corner in squares(tiles) if fresh.intersection(four(corner)))
        chosen = tuple(new) if overlap else first_best(new)
        player.symbols = (player.symbols or frozenset()).union(chosen)
        out[area] = len(chosen)
    return out


def donate(work: Work, tile: str | None) -> None:
    """A tile for the church, or an action without any."""
    table = work.table
    table.acted = True
    if tile is not None:
        table.players[table.seat].tiles[tile] -= 1
        table.church[tile] += 1
        work.score(table.seat, "church", CHURCH_POINTS, "noblemen.church.point")
        table.phase = "donate"


def swap(work: Work, give: Sequence[str], take: str) -> None:
    """Two tiles into the bag, the wanted one out of it."""
    bag, hand = work.table.bag, work.player(work.table.seat).tiles
    for tile in give:
        hand[tile] -= 1
        bag[tile] += 1
    hand[take] += 1
    bag[take] -= 1


def put_back(work: Work, tile: str) -> None:
    """Favour of the Vicar: a tile into the bag for a point."""
    table = work.table
    table.players[table.seat].tiles[tile] -= 1
    table.bag[tile] += 1
    table.given += 1
    work.score(table.seat, "favour-of-the-vicar", VICAR_POINTS, "noblemen.card.favour-of-the-vicar")
