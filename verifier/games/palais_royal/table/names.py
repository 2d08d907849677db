"""How places are said."""

from __future__ import annotations

from courtroll.verifier.games.palais_royal.table.state import InCorner, State
from courtroll.verifier.kernel.place import AtSeat, Named, Owned, Place


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


def spoken_place(place: Place, state: State) -> Owned | None:
    """Edges have the names that the file gives them, even where something else is called so."""
    edges = {edge.name for edge in state.edges}
    match place:
        case Named(name) if name in edges:
            return Owned(None, name)
        case AtSeat(seat, what) if what in edges:
            return Owned(seat, what)
        case _:
            return None
