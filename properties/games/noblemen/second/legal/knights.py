"""Where a knight may go after a castle was built, and what its victim may hand over: "Burg", "Castello"."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, assert_never

from courtroll.properties.games.noblemen.second.areas import (
    clash,
    kind_at,
    may_overlap,
    settable_among,
    squares,
    tiles_of,
)
from courtroll.properties.games.noblemen.second.legal.actions import me
from courtroll.properties.games.noblemen.second.placement import in_frame
from courtroll.properties.games.noblemen.second.table import TILES, Spot, Table, cell_of, spot_of
from courtroll.verifier.games.noblemen.moves.decisions import Give, SetKnight
from courtroll.verifier.games.noblemen.rules.options import CastleKnight
from courtroll.verifier.games.noblemen.table.pieces import Tile

KNIGHTS_EACH: Final = 2
"""Ten in five colours: "Spielmaterial", "Componenti"."""


def abroad(table: Table, owner: int) -> set[tuple[int, Spot]]:
    """Whose estates a player's knights stand on, and where."""
    return {(seat, spot) for who, seat, spot in table.knights if who == owner}


def _is_supply_first(table: Table) -> bool:
    """Option `castle-knight`."""
    match table.options.castle_knight:
        case CastleKnight.SUPPLY_FIRST:
            return True
        case CastleKnight.FREE_CHOICE:
            return False
        case _ as never:
            assert_never(never)


def bars_to_source(table: Table, source: tuple[int, int] | None) -> Iterator[str]:
    """From the supply, or from where it stands."""
    out = abroad(table, table.mover)
    if source is None:
        if len(out) >= KNIGHTS_EACH:
            yield "noblemen.knight.two"
        return
    if (source[0], spot_of(source[1])) not in out:
        yield "noblemen.knight.supply-first"
    if len(out) < KNIGHTS_EACH and _is_supply_first(table):
        yield "noblemen.knight.supply-first"


def bars_to_target(table: Table, seat: int, spot: Spot, source: tuple[int, int] | None) -> Iterator[str]:
    """A completed area of another player with no knight on it; the knight in hand stands nowhere meanwhile."""
    another = seat != table.mover and seat in range(len(table.players))
    if not another:
        yield "noblemen.knight.target"
    if not in_frame(spot):
        yield "noblemen.tool.frame"
        return
    if not another:
        return
    player = table.players[seat]
    kind = kind_at(player.land, spot)
    if kind is None:
        yield "noblemen.knight.target"
        return
    lifted = None if source is None else (table.mover, source[0], spot_of(source[1]))
    if lifted not in table.knights:
        lifted = None
    occupied = frozenset(at for who, where, at in table.knights if where == seat and (who, where, at) != lifted)
    reading = table.options.area_symbol
    if spot in occupied or _is_same_area(table, seat, spot, lifted):
        yield "noblemen.knight.unoccupied"
    elif spot not in settable_among(tiles_of(player.land)[kind], occupied, player.symbols, reading):
        if player.symbols is not None:
            yield "noblemen.knight.target"
        elif any(clash(spot, other) for other in occupied):
            yield "noblemen.knight.unoccupied"
        else:
            yield "noblemen.area.occupiable"


def _is_same_area(table: Table, seat: int, spot: Spot, lifted: tuple[int, int, Spot] | None) -> bool:
    """Whether the knight in hand would stand where it stood. Where a tile serves one area only, and no symbols are
    seen, squares that share tiles are never two areas.
    """
    if lifted is None or lifted[1] != seat:
        return False
    if table.players[seat].symbols is not None or may_overlap(table.options.area_symbol):
        return spot == lifted[2]
    return clash(spot, lifted[2])


def forbid_knight(table: Table, decision: SetKnight) -> Iterator[str]:
    yield from bars_to_source(table, decision.source)
    yield from bars_to_target(table, decision.seat, spot_of(decision.cell), decision.source)


def knights(table: Table) -> Iterator[SetKnight]:
    """Every way to set one of the mover's knights, whatever the phase."""
    sources = (None, *((seat, cell_of(spot)) for seat, spot in abroad(table, table.mover)))
    usable = [source for source in sources if not any(bars_to_source(table, source))]
    for seat, player in enumerate(table.players):
        if seat != table.mover:
            for tiles in tiles_of(player.land).values():
                for spot in squares(tiles):
                    for source in usable:
                        if not any(bars_to_target(table, seat, spot, source)):
                            yield SetKnight(seat, cell_of(spot), source)


def forbid_give(table: Table, decision: Give) -> Iterator[str]:
    for tile in decision.tiles:
        if decision.tiles.count(tile) > me(table).tiles[TILES[tile]]:
            yield "noblemen.knight.victim-chooses"


def gifts(table: Table) -> Iterator[Give]:
    for first in Tile:
        for second in Tile:
            if first <= second and not any(forbid_give(table, Give((first, second)))):
                yield Give((first, second))
