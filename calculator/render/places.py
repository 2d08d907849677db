"""Places as people of other languages name them. What such a language has no words for is said as the room says it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from courtroll.verifier.kernel.place import AtSeat, Named, Owned, Place


def spoken(
    owned: Owned | None, place: Place, players: Sequence[str], called: Mapping[str, str], at_home: int | None
) -> str | None:
    """A place as the room names it in a language, or as all games do; at the seat `at_home` without its player's name.

    `called` is what named places are called; some have room for a number or a side. `None` where it has none.
    """
    owned = owned or _plain(place, called)
    if owned is None:
        return None
    return owned.told if owned.seat in (None, at_home) else f"{players[owned.seat]}, {owned.told}"


def _plain(place: Place, called: Mapping[str, str]) -> Owned | None:
    """What is the same in every game."""
    match place:
        case Named(name) if name in called:
            return Owned(None, called[name])
        case AtSeat(seat, what) if what in called:
            return Owned(seat, called[what])
        case _:
            return None
