"""The deck: stand-ins as the contract has them, and typed cards in the place of some."""

from __future__ import annotations

import pytest

from courtroll.verifier.games.bruges.scoring.persons import price_of
from courtroll.verifier.games.bruges.table.cards import (
    ALL_CARDS,
    Card,
    Deck,
    colour_of,
    counts,
    deck_of,
    of_colour,
    stand_ins,
    word_of,
)
from courtroll.verifier.games.bruges.table.effects import parse
from courtroll.verifier.games.bruges.table.pieces import Colour, Group, Thing, Works
from courtroll.verifier.games.bruges.table.state import Laurel, Person

FOLLOWING = {"blue": "brown", "brown": "yellow", "yellow": "red", "red": "purple", "purple": "blue"}
TEXTS = (
    "lightning: florins 6",
    "lightning: workers 2",
    "lightning: others give 1",
    "worker: draw 1",
    "worker: play 1",
    "worker: return 1",
    "once: florins 1",
    "always: on workers: workers 1 same",
    "always: hand 1",
)
"""Of eleven cards; the two that follow are laurels."""


@pytest.mark.parametrize("colour", FOLLOWING)
def test_stand_ins_are_made_by_the_formula(colour: str) -> None:
    for n in range(1, 34):
        number = list(FOLLOWING).index(colour) * 33 + n - 1
        card, k = stand_ins()[number], (n - 1) % 11
        assert (card.name, card.colour, colour_of(number)) == (f"{colour}-{n}", colour, number // 33)
        assert card.person.price == (0, 3, 6, 9, 12)[(n - 1) % 5] == price_of(card.person.points)
        assert card.person.group is list(Group)[(n - 1) // 3]
        assert not card.typed
        if k < len(TEXTS):
            works, text = TEXTS[k].split(": ", 1)
            assert card.works == (f"worker-{FOLLOWING[colour]}" if works == "worker" else works)
            assert (card.effect, card.person.laurel) == (parse(text), None)
        else:
            laurel = Laurel(1, Thing.WORKERS, 2) if k == 9 else Laurel(1, card.person.group)
            assert (card.works, card.effect, card.person.laurel) == (Works.LAUREL, None, laurel)


def typed(name: str, colour: Colour) -> Card:
    return Card(colour, Person(name, 3, 1), Works.ONCE, parse("draw 1"))


def test_a_typed_card_takes_the_place_of_the_first_stand_in_of_its_colour() -> None:
    told = (typed("Old Clerk", Colour.RED), typed("Mayor", Colour.BLUE), typed("Prince", Colour.RED))
    deck = deck_of(told)
    changed = {n: card for n, card in enumerate(deck.cards) if card != stand_ins()[n]}
    assert {n: (card.name, card.typed) for n, card in changed.items()} == {
        0: ("Mayor", True),
        99: ("Old Clerk", True),
        100: ("Prince", True),
    }
    assert (deck.numbers["old-clerk"], word_of(deck[99]), deck.numbers["red-3"]) == (99, "old-clerk", 101)
    assert "red-1" not in deck.numbers
    assert not deck.is_typed
    assert Deck.of((deck[0], deck[99])).is_typed
    assert not Deck.of((deck[0], deck[1])).is_typed


def test_bruges_card_colour__cards_are_counted_by_their_backs() -> None:
    cards = 1 << 0 | 1 << 32 | 1 << 33 | 1 << 164
    assert counts(cards) == (2, 1, 0, 0, 1)
    assert [of_colour(cards, colour) for colour in range(5)] == [1 << 0 | 1 << 32, 1 << 33, 0, 0, 1 << 164]
    assert counts(ALL_CARDS) == (33,) * 5
