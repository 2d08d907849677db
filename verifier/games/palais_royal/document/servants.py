"""A player's servants and gold as a file tells them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from courtroll.verifier.games.palais_royal.document.laying import Laying
from courtroll.verifier.games.palais_royal.table import pieces
from courtroll.verifier.games.palais_royal.table.equipment import COMMON_SERVANTS, SERVANTS
from courtroll.verifier.games.palais_royal.table.names import ROOM_NAMES
from courtroll.verifier.games.palais_royal.table.pieces import BANK, COIN, PARK, Room
from courtroll.verifier.kernel.reading import Path, Unknown


def lay_servants(laying: Laying, seat: int, in_park: int, summoned: Sequence[int] | None) -> None:
    """A colour's servants. What is not told lies in the common supply, the personal one, or at the gate."""
    player = laying.document.player[seat]
    supply, common = pieces.supply(seat), pieces.common(seat)
    path: Path = ("player", seat)
    if not isinstance(player.common, int | None):
        laying.open((*path, "common"), player.common, 0, laying.held[common][seat])
    told = player.servants if isinstance(player.servants, Mapping) else {}
    there = {room: laying.number(told.get(room, 0), (*path, "servants", ROOM_NAMES[room])) for room in Room}
    if isinstance(player.cardinal, int):
        if there[Room.CARDINAL] != player.cardinal and isinstance(player.servants, Mapping):
            laying.differ(seat, "cardinal", player.cardinal, there[Room.CARDINAL])
        there[Room.CARDINAL] = player.cardinal
    for room, n in there.items():
        laying.move(supply, room, seat, n)
    laying.move(supply, PARK, seat, in_park)
    if isinstance(player.common, int):
        laying.move(common, supply, seat, laying.held[common][seat] - player.common)
    elif player.common is None and summoned is not None:
        laying.move(common, supply, seat, min(sum(summoned), laying.held[common][seat]))
    is_whole = isinstance(player.servants, Mapping)
    if isinstance(player.common, Unknown) and not isinstance(player.supply, int):
        laying.move(common, supply, seat, max(0, -laying.held[supply][seat]))
    if not is_whole:
        laying.open((*path, "servants"), player.servants, 0, SERVANTS)
    if isinstance(player.supply, int):
        spare = laying.held[supply][seat] - player.supply
        if not is_whole:
            laying.move(supply, Room.GATE, seat, max(0, spare))
        elif not isinstance(player.common, int):
            laying.move(supply, common, seat, min(spare, COMMON_SERVANTS - laying.held[common][seat]))
        laying.put(supply, seat, player.supply)
    elif isinstance(player.supply, Unknown) or not is_whole:
        laying.open((*path, "supply"), player.supply, 0, SERVANTS)


def lay_gold(laying: Laying, seat: int) -> None:
    gold = laying.number(laying.document.player[seat].gold, ("player", seat, "gold"))
    laying.move(BANK, pieces.supply(seat), COIN, gold)
