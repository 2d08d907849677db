"""Who has the majority of a room, and how the Cardinal (Cardinale) breaks ties for it. Plain functions of numbers."""

from __future__ import annotations

from typing import Final, assert_never

from courtroll.verifier.games.palais_royal.rules.options import EmptyRoomTie, MajorityTime
from courtroll.verifier.games.palais_royal.table.pieces import Room
from courtroll.verifier.games.palais_royal.table.playing import Table
from courtroll.verifier.kernel.logic import and_, or_, remembered

Seats = tuple[int, ...]
BONUS_ROOMS: Final = (Room.COURT, Room.STAIRWAY, Room.MINT, Room.KING, Room.POMPADOUR)
"""Whose majority pays; there is none at the gate, in the office, at the back door and at the Cardinal."""


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


majority_of = remembered(has_majority)
"""The same, remembered: the same few servants are compared again and again."""


def leads(state: Table, room: Room, seat: int) -> bool:
    """Whether a player has the majority of a room as the table stands."""
    players = len(state.box.players)
    counts, favour = state.held[room][:players], state.held[Room.CARDINAL][:players]
    return majority_of(counts, favour, seat, state.box.ruleset.empty_room_tie)


def looks_at_start(reading: MajorityTime) -> bool:
    """Whether majorities are looked at when the turn begins."""
    match reading:
        case MajorityTime.OWN_ACTION:
            return False
        case MajorityTime.TURN_START:
            return True
        case _ as never:
            assert_never(never)


def leading(state: Table, seat: int) -> int:
    """The rooms, as bits, whose majority a player who begins a turn keeps for all of it."""
    if not looks_at_start(state.box.ruleset.majority_time):
        return 0
    return sum(1 << room for room in BONUS_ROOMS if leads(state, room, seat))
