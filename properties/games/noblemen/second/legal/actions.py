"""What forbids an action, and which actions there are: growing, bribing, taxing, land, the church, leisure.

The headings are those of "Aktionen", "Le Azioni". Growing and giving go tile by tile, and "done" ends them.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, assert_never

from courtroll.properties.games.noblemen.second.placement import bars_to_tile, spots_for_tile
from courtroll.properties.games.noblemen.second.table import TILES, Player, Table, cell_of, spot_of
from courtroll.verifier.games.noblemen.moves.decisions import Bribe, Donate, Land, Lay, Leisure, Tax
from courtroll.verifier.games.noblemen.rules.options import BribeCount
from courtroll.verifier.games.noblemen.table.pieces import Tile

TILES_A_GROWTH: Final = 3
"""By "A Anwesen vergrößern"."""
BRIBES_A_TIME: Final = 5
POUNDS_A_BRIBE: Final = 2
"""By "C Königsfamilie bestechen"."""
CHURCH_TAKES: Final = 3
"""By "F Der Kirche stiften": of each kind, in a decade, from all together."""

SECOND_ACTION: Final = "noblemen.turn.one-action"


def me(table: Table) -> Player:
    """The player who decides."""
    return table.players[table.seat]


def second_action(table: Table) -> Iterator[str]:
    """By "Aktionen" and "Le Azioni" a turn has no two."""
    if table.acted:
        yield SECOND_ACTION


# ------------------------------------------------------------------------------------------------ growing


def bars_to_growing(table: Table) -> Iterator[str]:
    if table.phase == "act":
        yield from second_action(table)


def bars_to_laying(table: Table, tile: Tile) -> Iterator[str]:
    """Whatever the spot."""
    if table.laid.bit_count() >= TILES_A_GROWTH:
        yield "noblemen.lay.up-to-three"
    if not me(table).tiles[TILES[tile]]:
        yield "noblemen.lay.from-screen"


def forbid_lay(table: Table, decision: Lay) -> Iterator[str]:
    yield from bars_to_growing(table)
    if decision.tile is None:
        if table.phase != "act":
            yield "noblemen.lay.none"
        return
    yield from bars_to_laying(table, decision.tile)
    yield from bars_to_tile(me(table).land, spot_of(decision.cell))


def lays(table: Table) -> Iterator[Lay]:
    """Any tile goes on any spot that will do, for a tile's kind does not matter to the spot."""
    if any(bars_to_growing(table)):
        return
    if table.phase == "act":
        yield Lay()
    tiles = [tile for tile in Tile if not any(bars_to_laying(table, tile))]
    if tiles:
        for spot in spots_for_tile(me(table).land):
            cell = cell_of(spot)
            for tile in tiles:
                yield Lay(tile, cell)


# ------------------------------------------------------------------------------ bribes, taxes, land, leisure


def payable_bribes(table: Table) -> int:
    """As many as five, the money and the pile allow."""
    n = 0
    while n < BRIBES_A_TIME and n < table.board["bribe"] and POUNDS_A_BRIBE * (n + 1) <= me(table).money:
        n += 1
    return n


def _must_buy_all(table: Table) -> bool:
    """Option `bribe-count`."""
    match table.options.bribe_count:
        case BribeCount.UP_TO_FIVE:
            return False
        case BribeCount.FIVE:
            return True
        case _ as never:
            assert_never(never)


def forbid_bribe(table: Table, decision: Bribe) -> Iterator[str]:
    yield from second_action(table)
    n = decision.n
    if n not in range(BRIBES_A_TIME + 1):
        yield "noblemen.bribe.up-to-five"
    if n > table.board["bribe"]:
        yield "noblemen.bribe.pile"
    if POUNDS_A_BRIBE * n > me(table).money:
        yield "noblemen.bribe.price"
    if _must_buy_all(table) and n < payable_bribes(table):
        yield "noblemen.bribe.up-to-five"


def forbid_tax(table: Table, decision: Tax) -> Iterator[str]:
    yield from second_action(table)
    if me(table).taxed:
        yield "noblemen.tax.once"
    if not 0 <= decision.bribes <= me(table).bribes:
        yield "noblemen.tax.bribe"


def forbid_land(table: Table, decision: Land) -> Iterator[str]:
    yield from second_action(table)
    if me(table).landed:
        yield "noblemen.land.once"
    if not 0 <= decision.bribes <= me(table).bribes:
        yield "noblemen.land.bribe"


def forbid_leisure(table: Table, decision: Leisure) -> Iterator[str]:
    yield from second_action(table)


def incomes(table: Table) -> Iterator[Bribe | Tax | Land | Leisure]:
    if table.acted:
        return
    yield Leisure()
    for n in range(BRIBES_A_TIME + 1):
        if not any(forbid_bribe(table, Bribe(n))):
            yield Bribe(n)
    for n in range(me(table).bribes + 1):
        if not any(forbid_tax(table, Tax(n))):
            yield Tax(n)
        if not any(forbid_land(table, Land(n))):
            yield Land(n)


# ------------------------------------------------------------------------------------------------- church


def forbid_donate(table: Table, decision: Donate) -> Iterator[str]:
    begun = table.phase == "donate"
    if not begun:
        yield from second_action(table)
    if decision.tile is None:
        if begun:
            yield "noblemen.church.from-screen"
        return
    if not me(table).tiles[TILES[decision.tile]]:
        yield "noblemen.church.from-screen"
    if table.church[TILES[decision.tile]] >= CHURCH_TAKES:
        yield "noblemen.church.three-each"


def donations(table: Table) -> Iterator[Donate]:
    for tile in (None, *Tile):
        if not any(forbid_donate(table, Donate(tile))):
            yield Donate(tile)
