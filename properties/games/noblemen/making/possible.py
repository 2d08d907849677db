"""Whether a moment that was thought of can be, told from the table alone: were the faults of the engine asked, one that
it sees where there is none would keep every table that shows it from being made.
"""

from __future__ import annotations

from collections import Counter
from typing import Final

from courtroll.properties.games.noblemen.second.placement import beside
from courtroll.properties.games.noblemen.second.table import Spot, Table, spots

CASTLES: Final = 15
"""In the box: "Spielmaterial", "Contenuto"."""


def can_be(table: Table) -> bool:
    """Whether what is going on has a beginning on this table."""
    mover, waiting_card = table.players[table.mover], table.phase == "keep" and not table.acted
    return (
        not Counter(_gone_from_hands(table)) - Counter(table.stack)
        and _hangs_together(set(table.players[table.seat].land) - set(spots(table.laid)))
        and (table.phase not in ("knight", "give") or _just_built(table, "C"))
        and (table.phase != "keep" or waiting_card or _just_built(table, "H"))
        and not (waiting_card and any(table.board[each] < _filled(table, each) for each in "CPH"))
        and mover.points >= (1 if table.phase == "donate" else table.given)
    )


def _gone_from_hands(table: Table) -> list[str]:
    """Cards that lie in nobody's hand: those looked at, and the one that was played."""
    played = {"vicar": ["favour-of-the-vicar"], "lay": [] if table.acted else ["cunning-stroke"]}
    return [*table.looked, *played.get(table.phase, [])]


def _hangs_together(land: set[Spot]) -> bool:
    """Whether tiles lie side by side, as all do before others are laid."""
    reached = near = {min(land)}
    while near:
        near = {other for spot in near for other in beside(spot)} & land - reached
        reached = reached | near
    return reached == land


def _just_built(table: Table, building: str) -> bool:
    """Whether one of these was bought for this estate, and has left its stall. Its first castle was not bought."""
    letters = list(table.players[table.mover].land.values())
    bought = building in letters and (building != "C" or letters.count("C") + letters.count("P") > 1)
    return bought and table.board[building] < _stalls(table, building)


def _stalls(table: Table, building: str) -> int:
    """So many are sold in a decade: "Gebäude"."""
    return len(table.players) - (building == "P")


def _filled(table: Table, building: str) -> int:
    """How many stand on the board when a decade begins."""
    out = sum(list(player.land.values()).count("C") for player in table.players)
    return min(_stalls(table, building), CASTLES - out) if building == "C" else _stalls(table, building)
