"""Places as people of other languages name them. What such a language has no words for is said as the room says it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, NamedTuple

from courtroll.verifier.kernel.place import AtSeat, Named, Place


class Owned(NamedTuple):
    """A place in words, and the seat it belongs to: `None` for what belongs to nobody."""

    seat: int | None
    told: str


Words = Mapping[str, str]
"""What named places are called; some have room for a number or a side."""
Namer = Callable[[Place, Any, Words], Owned | None]
"""Names a place of one game, whose state it is given."""


def spoken(
    game: str, place: Place, state: Any, players: Sequence[str], called: Words, at_home: int | None
) -> str | None:
    """A place in the words of a language; at the seat `at_home` without its player's name. `None` where it has none."""
    namer = NAMERS.get(game, _plain)
    owned = namer(place, state, called) or _plain(place, None, called)
    if owned is None:
        return None
    return owned.told if owned.seat in (None, at_home) else f"{players[owned.seat]}, {owned.told}"


def _plain(place: Place, _: object, called: Words) -> Owned | None:
    """What is the same in every game."""
    match place:
        case Named(name) if name in called:
            return Owned(None, called[name])
        case AtSeat(seat, what) if what in called:
            return Owned(seat, called[what])
        case _:
            return None


def _noblemen(place: Place, _: object, called: Words) -> Owned | None:
    from courtroll.verifier.games.noblemen.table.frame import BEYOND
    from courtroll.verifier.games.noblemen.table.state import Cell

    match place:
        case Cell(seat, cell) if cell == BEYOND:
            return Owned(seat, called["beyond"])
        case _:
            return None


def _kings_progress(place: Place, _: object, called: Words) -> Owned | None:
    from courtroll.verifier.games.kings_progress.table.state import InPrize, OnCourtier

    match place:
        case InPrize(seat, prize, rank, shared):
            form = ("placed-shared" if shared else "placed") if rank else "unplaced"
            return Owned(seat, called[form].format(prize=called[prize.word], place=rank))
        case OnCourtier(seat, courtier):
            return Owned(seat, called[courtier.word])
        case _:
            return None


def _bruges(place: Place, state: Any, called: Words) -> Owned | None:
    from courtroll.verifier.games.bruges.table.state import CanalSpace, PersonAt, Section

    match place:
        case PersonAt(seat, index):
            name: str = state.seats[seat].persons[index].name
            return Owned(seat, name or called["person"].format(number=index + 1))
        case Section(seat, side):
            return Owned(seat, called["section"].format(side=called[side]))
        case CanalSpace(seat, side, space):
            return Owned(seat, called["canal-space"].format(side=called[side], space=space))
        case _:
            return None


def _palais_royal(place: Place, state: Any, called: Words) -> Owned | None:
    """Edges have the names that the file gives them, even where something else is called so."""
    edges = {edge.name for edge in state.edges}
    match place:
        case Named(name) if name in edges:
            return Owned(None, name)
        case AtSeat(seat, what) if what in edges:
            return Owned(seat, what)
        case _:
            return None


NAMERS: Final[Mapping[str, Namer]] = {
    "bruges": _bruges,
    "kings-progress": _kings_progress,
    "noblemen": _noblemen,
    "palais-royal": _palais_royal,
}
