"""Actions that bring goods or points at once: bribes, taxes, land, leisure."""

from __future__ import annotations

from typing import Final

from courtroll.properties.games.noblemen.second.after.work import Work
from courtroll.properties.games.noblemen.second.areas import MADE_OF, free_areas_of, knights_abroad
from courtroll.properties.games.noblemen.second.table import Table

# "C Königsfamilie bestechen", "C) Corrompere i Reali".
BRIBE_PRICE: Final = 2
BRIBE_POINTS: Final = 1
# "D Steuern eintreiben" and "E Land gewinnen", "D) Raccolta delle Tasse" and "E) Acquistare i Terreni": the same
# numbers in pounds for fields and farms as in tiles for groves and forests.
EACH_TILE: Final = 1
EACH_FREE_AREA: Final = 2
EACH_KNIGHT: Final = 2
EACH_BRIBE: Final = 1
LEISURE_POINTS: Final = 1
"""From "G Müßiggang", "G) Tempo Libero"."""


def bribe(work: Work, n: int) -> None:
    table = work.table
    work.pay(table.seat, n * BRIBE_PRICE)
    table.board["bribe"] -= n
    table.players[table.seat].bribes += n
    for _ in range(n):
        work.score(table.seat, "bribe", BRIBE_POINTS, "noblemen.bribe.point")
    table.acted = True


def yields(table: Table, seat: int, area: str) -> int:
    """What a player's tiles and areas of a kind bring, and the knights on such areas of others."""
    out = 0
    for letter in table.players[seat].land.values():
        if letter == MADE_OF[area]:
            out += EACH_TILE
    return out + EACH_FREE_AREA * free_areas_of(table, seat, area) + EACH_KNIGHT * knights_abroad(table, seat, area)


def _hand_in(work: Work, bribes: int) -> int:
    """Bribes go back to the board; what they bring."""
    work.player(work.table.seat).bribes -= bribes
    work.table.board["bribe"] += bribes
    return bribes * EACH_BRIBE


def tax(work: Work, bribes: int) -> None:
    table = work.table
    pounds = yields(table, table.seat, "farm") + _hand_in(work, bribes)
    work.pay(table.seat, -pounds)
    table.players[table.seat].taxed = True
    table.acted = True


def acquire(work: Work, bribes: int) -> None:
    table = work.table
    work.draw_tiles(table.seat, yields(table, table.seat, "forest") + _hand_in(work, bribes))
    table.players[table.seat].landed = True
    table.acted = True


def leisure(work: Work) -> None:
    work.score(work.table.seat, "leisure", LEISURE_POINTS, "noblemen.leisure.point")
    work.table.acted = True
