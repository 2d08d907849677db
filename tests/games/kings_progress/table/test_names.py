"""What pieces and places are called."""

from __future__ import annotations

from typing import Final

import pytest

from courtroll.verifier.games.kings_progress.table.names import card_of, say_gift, say_place, spoken_place
from courtroll.verifier.games.kings_progress.table.pieces import CARDS, Courtier, Prize
from courtroll.verifier.games.kings_progress.table.progress import AtPlace
from courtroll.verifier.games.kings_progress.table.state import InPrize, OnCourtier
from courtroll.verifier.kernel.place import AtSeat, Named, Owned, Place

PLAYERS: Final = ("Ann", "Bob")


def test_kings_progress_box_gifts__by_type_and_crowns() -> None:
    assert [say_gift(kind) for kind in (0, 9, 10, 49)] == ["castle 0", "castle 9", "land 0", "title 9"]


def test_kings_progress_box_influence__none_shows_more_than_three_symbols() -> None:
    assert [card_of(Courtier.CHAPLAIN, symbols) for symbols in range(-1, 5)] == [None, 4, 5, 6, 7, None]
    assert card_of(Courtier.TREASURER, 3) == CARDS - 1


@pytest.mark.parametrize(
    ("place", "abroad", "at_home"),
    [
        (InPrize(1, Prize.LAND, 2), "Bob land, place 2", "land, place 2"),
        (InPrize(1, Prize.LAND, 2, shared=True), "Bob land, place 2 shared", "land, place 2 shared"),
        (InPrize(1, Prize.TYPES, 0), "Bob types, no place", "types, no place"),
        (OnCourtier(1, Courtier.PRIVY_SEAL), "Bob privy-seal", "privy-seal"),
        (AtSeat(1, "hand"), "Bob hand", "Bob hand"),
        (AtSeat(1, ""), "Bob", "Bob"),
        (Named("round"), "round", "round"),
        (AtPlace("inn-3"), "inn-3", "inn-3"),
    ],
)
def test_a_place_in_words__of_its_owner_without_the_name(place: Place, abroad: str, at_home: str) -> None:
    assert [say_place(place, PLAYERS), say_place(place, PLAYERS, 0), say_place(place, PLAYERS, 1)] == [
        abroad, abroad, at_home,
    ]  # fmt: skip


def test_a_place_of_another_game() -> None:
    with pytest.raises(TypeError, match="no words"):
        say_place(Place(), PLAYERS)


CALLED: Final = {
    "placed": "{place}. in {prize}", "placed-shared": "{place}. in {prize}, geteilt", "unplaced": "nichts in {prize}",
    "land": "Land", "types": "Arten", "knight": "Ritter", "london": "Londinium", "title": "Titel",
}  # fmt: skip


@pytest.mark.parametrize(
    ("place", "spoken"),
    [
        (InPrize(1, Prize.LAND, 2), Owned(1, "2. in Land")),
        (InPrize(1, Prize.LAND, 1, shared=True), Owned(1, "1. in Land, geteilt")),
        (InPrize(0, Prize.TYPES, 0), Owned(0, "nichts in Arten")),
        (OnCourtier(0, Courtier.KNIGHT), Owned(0, "Ritter")),
        (AtPlace("london"), Owned(None, "Londinium")),
        (AtPlace("eton"), Owned(None, "eton")),
        (Named("knight 2"), Owned(None, "Ritter 2")),
        (Named("title 1"), Owned(None, "Titel 1")),
        (Named("round"), None),
        (AtSeat(1, "hand"), None),
    ],
)
def test_a_place_in_the_words_of_a_language(place: Place, spoken: Owned | None) -> None:
    assert spoken_place(place, CALLED) == spoken
