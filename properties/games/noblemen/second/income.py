"""Actions that bring goods or points at once: bribes, taxes, land, leisure."""

from __future__ import annotations

from typing import Final

from courtroll.properties.games.noblemen.second.after.work import Work
from courtroll.properties.games.noblemen.second.areas import MADE_OF, free_areas_of, knights_abroad

# "C Königsfamilie bestechen", "C) Corrompere i Reali".
BRIBE_PRICE: Final = 2
BRIBE_POINTS: Final = 1
# "D Steuern eintreiben" and "E Land gewinnen", "D) Raccolta delle Tasse" and "E) Acquistare i Terreni": the same
# numbers in pounds for fields and farms as in tiles for groves and forests.
EACH_TILE: Final = 1
EACH_FREE_AREA: Final = 2
EACH_KNIGHT: Final = 2
EACH_BRIBE: Final = 1
TILE_OF: Final = {"farm": "field", "forest": "grove"}
LEISURE_POINTS: Final = 1
"""From "G Müßiggang", "G) Tempo Libero"."""


def bribe(work: Work, n: int) -> None:
    table = work.table
    work.pay(table.seat, n * BRIBE_PRICE)
    table.board["bribe"] -= n
    table.players[table.seat].bribes += n
    work.gain(table.seat, "pounds", "bribe-price", n, -n * BRIBE_PRICE, "bribe.price")
    work.gain(table.seat, "bribes", "bribe", n, n, "bribe.up-to-five")
    for _ in range(n):
        work.score(table.seat, "bribe", BRIBE_POINTS, "noblemen.bribe.point")
    table.acted = True


def yields(work: Work, verb: str, area: str, bribes: int) -> int:
    """What the mover's tiles and areas of a kind bring, the knights on such areas of others, and bribes handed in."""
    table, seat = work.table, work.table.seat
    parts = (
        (TILE_OF[area], list(table.players[seat].land.values()).count(MADE_OF[area]), EACH_TILE, TILE_OF[area]),
        (area, free_areas_of(table, seat, area), EACH_FREE_AREA, area),
        (f"knight-on-{area}", knights_abroad(table, seat, area), EACH_KNIGHT, "knight"),
        ("bribe-handed-in", bribes, EACH_BRIBE, "bribe"),
    )
    for code, n, each, rule in parts:
        work.gain(seat, "pounds" if verb == "tax" else "tiles", code, n, n * each, f"{verb}.{rule}")
    table.players[seat].bribes -= bribes
    table.board["bribe"] += bribes
    return sum(n * each for _, n, each, _ in parts)


def tax(work: Work, bribes: int) -> None:
    table = work.table
    work.pay(table.seat, -yields(work, "tax", "farm", bribes))
    table.players[table.seat].taxed = True
    table.acted = True


def acquire(work: Work, bribes: int) -> None:
    table = work.table
    work.draw_tiles(table.seat, yields(work, "land", "forest", bribes))
    table.players[table.seat].landed = True
    table.acted = True


def leisure(work: Work) -> None:
    work.score(work.table.seat, "leisure", LEISURE_POINTS, "noblemen.leisure.point")
    work.table.acted = True
