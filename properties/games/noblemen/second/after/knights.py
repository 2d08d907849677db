"""Knights (Ritter, Soldati): set on an area of another player, and what is handed over to them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from courtroll.properties.games.noblemen.second.after.work import Work
from courtroll.properties.games.noblemen.second.areas import kind_at
from courtroll.properties.games.noblemen.second.table import TILES, Spot

# "Burg", "Castello".
POUNDS: Final = 2
GIVEN_TILES: Final = 2


def set_knight(work: Work, victim: int, spot: Spot, source: tuple[int, Spot] | None) -> None:
    """Out of the supply or from another area, and at once what the new area gives."""
    table = work.table
    owner = table.mover
    if source is not None:
        table.knights -= {(owner, *source)}
    table.knights |= {(owner, victim, spot)}
    table.phase = "act"
    mine, theirs = table.players[owner], table.players[victim]
    match kind_at(theirs.land, spot):
        case "farm":
            pounds = min(POUNDS, theirs.money)
            theirs.money -= pounds
            mine.money += pounds
            for seat, n in ((owner, pounds), (victim, -pounds)):
                work.gain(seat, "pounds", "knight-on-farm", 1, n, "knight.farm")
        case "forest" if sum(theirs.tiles.values()) > GIVEN_TILES:
            table.phase, table.seat = "give", victim
        case "forest":
            _hand_over(work, owner, victim, [tile for tile in TILES for _ in range(theirs.tiles[tile])])
        case "garden" if table.queen == victim:
            work.take_queen(owner, "knight.garden")
        case _:
            pass


def give(work: Work, tiles: Sequence[str]) -> None:
    """The tiles that the victim has chosen."""
    table = work.table
    _hand_over(work, table.mover, table.seat, tiles)
    table.phase, table.seat = "act", table.mover


def _hand_over(work: Work, owner: int, victim: int, tiles: Sequence[str]) -> None:
    for tile in tiles:
        work.player(victim).tiles[tile] -= 1
        work.player(owner).tiles[tile] += 1
    for seat, n in ((owner, len(tiles)), (victim, -len(tiles))):
        work.gain(seat, "tiles", "knight-on-forest", 1, n, "knight.forest")
