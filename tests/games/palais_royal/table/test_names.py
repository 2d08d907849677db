"""What this game says of places, and with which values."""

from __future__ import annotations

from string import Formatter

import pytest

from courtroll.calculator.lang.palais_royal.en import MESSAGES
from courtroll.verifier.games.palais_royal.table.frame import BEYOND
from courtroll.verifier.games.palais_royal.table.names import say_place, spoken_place
from courtroll.verifier.games.palais_royal.table.pieces import Room
from courtroll.verifier.games.palais_royal.table.playing import InRoom, Space
from courtroll.verifier.games.palais_royal.table.state import InCorner
from courtroll.verifier.kernel.place import AtSeat, Named, Owned, Place


def test_messages_ask_only_for_what_there_is() -> None:
    for message in MESSAGES.values():
        assert {name for _, name, _, _ in Formatter().parse(message) if name} <= {"where", "found", "limit"}
        assert message.endswith(".")


@pytest.mark.parametrize(
    ("place", "at_home", "expected"),
    [
        (Named("lions"), None, "lions"),
        (AtSeat(1, "played"), None, "Black played"),
        (AtSeat(1, "played"), 0, "Black played"),
        (AtSeat(1, "played"), 1, "played"),
        (InCorner(("lions", "?")), None, "lions/?"),
        (Space(36 * 2 + 1), None, "B3"),
        (Space(BEYOND), None, "that space"),
        (InRoom(Room.BACK_DOOR), None, "back-door"),
    ],
)
def test_places(place: Place, at_home: int | None, expected: str) -> None:
    assert say_place(place, ("Red", "Black"), at_home) == expected


def test_places_in_the_words_of_a_language() -> None:
    """Edges have the names that a file gives them; cells are named alike everywhere."""
    edges, called = ("mint", "lions"), {"mint": "Zecca", "played": "giocate"}
    spoken = {
        InRoom(Room.MINT): Owned(None, "Zecca"),
        InRoom(Room.KING): None,
        Named("mint"): Owned(None, "mint"),
        Named("played"): None,
        AtSeat(1, "lions"): Owned(1, "lions"),
        AtSeat(1, "played"): None,
        Space(0): None,
    }
    assert {place: spoken_place(place, edges, called) for place in spoken} == spoken


def test_a_place_of_another_game() -> None:
    with pytest.raises(TypeError, match="no words"):
        say_place(Place(), ("Red", "Black"))
