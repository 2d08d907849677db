"""How places are said."""

from __future__ import annotations

from collections.abc import Mapping

from courtroll.verifier.games.kings_progress.table.state import InPrize, OnCourtier
from courtroll.verifier.kernel.place import AtSeat, Named, Owned, Place


def say_place(place: Place, players: tuple[str, ...], at_home: int | None = None) -> str:
    """A place in words; of what belongs to `at_home` without the name."""
    match place:
        case InPrize(seat, prize, rank, shared):
            told = f"{prize.word}, " + (f"place {rank}{' shared' if shared else ''}" if rank else "no place")
            return told if seat == at_home else f"{players[seat]} {told}"
        case OnCourtier(seat, courtier):
            return courtier.word if seat == at_home else f"{players[seat]} {courtier.word}"
        case AtSeat(seat, what):
            return f"{players[seat]} {what}".strip()
        case Named(name):
            return name
        case _:
            raise TypeError(f"no words for {place!r}")


def spoken_place(place: Place, called: Mapping[str, str]) -> Owned | None:
    """A place in the words of a language."""
    match place:
        case InPrize(seat, prize, rank, shared):
            form = ("placed-shared" if shared else "placed") if rank else "unplaced"
            return Owned(seat, called[form].format(prize=called[prize.word], place=rank))
        case OnCourtier(seat, courtier):
            return Owned(seat, called[courtier.word])
        case _:
            return None
