"""Places in words, in the words of a language, and with or without whose they are."""

from __future__ import annotations

import pytest

from courtroll.verifier.games.bruges.scoring.persons import person_of
from courtroll.verifier.games.bruges.table.names import say_owned, say_place, spoken_place
from courtroll.verifier.games.bruges.table.pieces import Side
from courtroll.verifier.games.bruges.table.state import CanalSpace, PersonAt, Player, Section, State
from courtroll.verifier.kernel.place import AtSeat, Named, Owned, Place
from tests.games.bruges.tables import COUNCILMAN, MAYOR, table

STATE: State = table(Player(points=5), Player(points=5, persons=(MAYOR, person_of(""), COUNCILMAN)))
CALLED = {"person": "Person {number}", "section": "Kanal {side}", "canal-space": "Kanal {side} {space}"} | {
    "left": "links", "right": "rechts",
}  # fmt: skip


@pytest.mark.parametrize(
    ("place", "said", "at_home", "spoken"),
    [
        (PersonAt(1, 0), "Blue Mayor", "Mayor", Owned(1, "Mayor")),
        (PersonAt(1, 1), "Blue person 2", "person 2", Owned(1, "Person 2")),
        (Section(1, Side.LEFT), "Blue left canal", "left canal", Owned(1, "Kanal links")),
        (CanalSpace(1, Side.RIGHT, 3), "Blue right canal 3", "right canal 3", Owned(1, "Kanal rechts 3")),
        (AtSeat(1, "statues"), "Blue statues", "statues", None),
        (Named("deck"), "deck", "deck", None),
    ],
)
def test_a_place_is_said(place: Place, said: str, at_home: str, spoken: Owned | None) -> None:
    assert (say_place(place, STATE), say_place(place, STATE, 0), say_place(place, STATE, 1)) == (said, said, at_home)
    assert spoken_place(place, STATE, CALLED) == spoken
    if place != PersonAt(1, 0):
        players = STATE.box.players
        assert (say_owned(place, players), say_owned(place, players, 1)) == (said, at_home)


def test_a_place_without_words_is_an_error_of_ours() -> None:
    with pytest.raises(TypeError, match="no words for"):
        say_place(Place(), STATE)
