"""How places are said."""

from __future__ import annotations

from courtroll.verifier.games.palais_royal.table.state import InCorner
from courtroll.verifier.kernel.place import AtSeat, Named, Place


def say_place(place: Place, players: tuple[str, ...], at_home: int | None = None) -> str:
    """A place in words; of what belongs to `at_home` without the player's name."""
    match place:
        case Named(name):
            return name
        case AtSeat(seat, what):
            return what if seat == at_home else f"{players[seat]} {what}"
        case InCorner((first, second)):
            return f"{first}/{second}"
        case _:
            raise TypeError(f"no words for {place!r}")
