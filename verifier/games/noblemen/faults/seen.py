"""How much of a table a file tells, as far as faults rest on it."""

from __future__ import annotations

from typing import Final

from courtroll.verifier.games.noblemen.table import frame
from courtroll.verifier.games.noblemen.table.equipment import BOARD_CASTLES, BOARD_CHAPELS, BOARD_PALACES, DECADES
from courtroll.verifier.games.noblemen.table.estate import Estate
from courtroll.verifier.games.noblemen.table.pieces import Building
from courtroll.verifier.games.noblemen.table.state import Phase, State
from courtroll.verifier.kernel.position import Position
from courtroll.verifier.kernel.reading import Path

AT_A_BALL: Final = (Phase.SPEND, Phase.TAKE)
DECADE: Final[Path] = ("decade",)
STALLS: Final = {Building.CASTLE: BOARD_CASTLES, Building.CHAPEL: BOARD_CHAPELS, Building.PALACE: BOARD_PALACES}
"""By players: how many of a building the board has room for."""


def unknown_tiles(position: Position[State], seat: int) -> int:
    """The cells of one estate whose tile nobody knows; they are filled as meadows."""
    out = 0
    for hole in position.holes:
        match hole.path:
            case ("player", int(player), "estate", int(cell)) if player == seat:
                out |= frame.BIT[cell]
            case _:
                pass
    return out


def manors(estate: Estate) -> int:
    """The cells of castles and palaces: nobody's estate is ever without one."""
    return estate.castle | estate.palace


def beyond(estate: Estate) -> int:
    """The cells that a map says nothing about: where no manor is drawn, land goes on beyond what is drawn."""
    if manors(estate):
        return 0
    spots = [frame.column_row(cell) for cell in frame.cells_of(estate.land)]
    if not spots:
        return frame.FRAME
    columns, rows = [x for x, _ in spots], [y for _, y in spots]
    row = ((1 << max(columns) - min(columns) + 1) - 1) << min(columns)
    return frame.FRAME & ~sum(row << frame.STRIDE * y for y in range(min(rows), max(rows) + 1))


def known_decade(position: Position[State]) -> int:
    """The decade; where nobody knows it, or there is no such decade, the last."""
    decade = position.state.clock.decade
    return decade if position.is_known("decade") and 1 <= decade <= DECADES else DECADES


def connected(land: int, seed: int) -> int:
    """The part of the land that can be walked to from the seed, side by side."""
    while True:
        grown = seed | (frame.beside(seed) & land)
        if grown == seed:
            return seed
        seed = grown
