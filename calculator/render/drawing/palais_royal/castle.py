"""The castle: nine rooms as they lie, with everybody's servants and who has a majority."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from courtroll.calculator.render.drawing.boxes import CARD, GAP, boxed, grid, panel
from courtroll.calculator.render.drawing.holes import UNKNOWN, is_open
from courtroll.calculator.render.drawing.seats import Seats
from courtroll.calculator.render.drawing.svg import (
    FAINT,
    INK,
    Block,
    beside,
    flowing,
    group,
    marked,
    path,
    stacked,
    text,
)
from courtroll.verifier.games.palais_royal.document import DescribedTurn
from courtroll.verifier.games.palais_royal.scoring.cardinal import BONUS_ROOMS, leads
from courtroll.verifier.games.palais_royal.table.equipment import CASTLE_SIDE
from courtroll.verifier.games.palais_royal.table.names import ROOM_NAMES
from courtroll.verifier.games.palais_royal.table.pieces import Room
from courtroll.verifier.games.palais_royal.table.playing import InRoom
from courtroll.verifier.kernel.place import Named

WIDE: Final = (CARD - (CASTLE_SIDE - 1) * GAP) / CASTLE_SIDE
PADDING: Final = 8
LEAST_HEIGHT: Final = 66


def castle(described: DescribedTurn, seats: Seats, said: Mapping[str, str]) -> Block:
    laid = described.position.state.castle
    title = said["castle" if laid else "castle-not-told"]
    return panel(title, grid([_room(described, room, seats, said, bool(laid)) for room in laid or Room], CASTLE_SIDE))


def servants(described: DescribedTurn, seat: int, room: Room) -> int | None:
    """How many servants a player has in a room, as far as the file tells."""
    told_apart = room is Room.CARDINAL and isinstance(described.document.player[seat].cardinal, int)
    if not told_apart and is_open(described.position, "player", seat, "servants", ROOM_NAMES[room]):
        return None
    return described.position.state.servants(room, seat)


def _room(described: DescribedTurn, room: Room, seats: Seats, said: Mapping[str, str], is_laid: bool) -> Block:
    state, everybody = described.position.state, range(len(seats.players))
    there = [servants(described, seat, room) for seat in everybody]
    is_told = None not in there and None not in [servants(described, seat, Room.CARDINAL) for seat in everybody]
    chips = []
    for seat, n in enumerate(there):
        leading = is_told and room in BONUS_ROOMS and leads(state, room, seat)
        if n != 0 or leading:
            chip = seats.chip(seat, UNKNOWN if n is None else str(n), "servants", bold=leading)
            chips.append(beside([chip, star(said["majority"])], 2) if leading else chip)
    room_ = WIDE - 2 * PADDING
    name = text(said[ROOM_NAMES[room]], room_, 12, bold=True)
    shown = flowing(chips, room_, 12) if chips else text("–", room_, 12, fill=FAINT)
    inside = stacked([name, shown, seats.faults_at(InRoom(room), Named(ROOM_NAMES[room]), room=room_)], 6)
    held = (f"{seats.players[seat]}: {UNKNOWN if n is None else n}" for seat, n in enumerate(there) if n != 0)
    told = ", ".join((said[ROOM_NAMES[room]], *held))
    klass = f"room {ROOM_NAMES[room]}"
    box = boxed(inside, WIDE, height=LEAST_HEIGHT, dashed=not is_laid, padding=PADDING, title=told, klass=klass)
    return Block(box.width, box.height, marked(box.svg, ROOM_NAMES[room], ROOM_NAMES[room]))


def star(told: str) -> Block:
    """The mark of a majority."""
    shape = path("M7 5l2 4.3 4.7.6-3.4 3.2.9 4.7-4.2-2.3-4.2 2.3.9-4.7-3.4-3.2 4.7-.6z", fill="#f6d55c", stroke=INK)
    return Block(15, 24, group([shape], told, klass="majority"))
