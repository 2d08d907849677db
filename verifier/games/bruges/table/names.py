"""Places of Bruges in words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from courtroll.verifier.games.bruges.table.state import CanalSpace, PersonAt, Section, State
from courtroll.verifier.kernel.place import AtSeat, Named, Owned, Place


def say_place(place: Place, state: State, at_home: int | None = None) -> str:
    """A place in words; at the seat `at_home` without its player's name."""
    if isinstance(place, PersonAt):
        name = state.seats[place.seat].persons[place.index].name
        return say_owned(AtSeat(place.seat, name) if name else place, state.box.players, at_home)
    return say_owned(place, state.box.players, at_home)


def say_owned(place: Place, players: Sequence[str], at_home: int | None = None) -> str:
    """The same where only the players are known."""
    match place:
        case PersonAt(seat, index):
            what = f"person {index + 1}"
        case Section(seat, side):
            what = f"{side} canal"
        case CanalSpace(seat, side, space):
            what = f"{side} canal {space}"
        case AtSeat(seat, what):
            pass
        case Named(name):
            return name
        case _:
            raise TypeError(f"no words for {place!r}")
    return what if seat == at_home else f"{players[seat]} {what}"


def spoken_place(place: Place, state: State, called: Mapping[str, str]) -> Owned | None:
    """A place in the words of a language."""
    match place:
        case PersonAt(seat, index):
            name = state.seats[seat].persons[index].name
            told = name or called["person"].format(number=index + 1)
        case Section(seat, side):
            told = called["section"].format(side=called[side])
        case CanalSpace(seat, side, space):
            told = called["canal-space"].format(side=called[side], space=space)
        case _:
            return None
    return Owned(seat, told)
