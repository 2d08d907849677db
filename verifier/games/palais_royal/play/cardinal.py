"""Who has the majority of a room, and how the Cardinal (Cardinale) breaks ties for it. Plain functions of numbers."""

from __future__ import annotations

from typing import assert_never

from courtroll.verifier.games.palais_royal.rules.options import EmptyRoomTie
from courtroll.verifier.kernel.logic import and_, or_

Seats = tuple[int, ...]


def leads_an_empty_room(reading: EmptyRoomTie) -> bool:
    """Whether the Cardinal decides where nobody has a servant."""
    match reading:
        case EmptyRoomTie.NO_BONUS:
            return False
        case EmptyRoomTie.COUNTS:
            return True
        case _ as never:
            assert_never(never)


def has_majority(counts: Seats, favour: Seats, seat: int, reading: EmptyRoomTie = EmptyRoomTie.NO_BONUS) -> bool:
    """Whether a player has more servants in a room than each other, where those level have fewer at the Cardinal."""
    mine, favoured = counts[seat], favour[seat]
    before = (
        or_(mine > n, and_(mine == n, favoured > at_cardinal))
        for other, (n, at_cardinal) in enumerate(zip(counts, favour, strict=True))
        if other != seat
    )
    return and_(*before, or_(leads_an_empty_room(reading), mine > 0))
