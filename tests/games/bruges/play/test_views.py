"""What a player sees of the others: backs, and in the stead of hidden cards the first that they may be."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from courtroll.verifier.games.bruges.play.views import view
from courtroll.verifier.games.bruges.table.cards import MASKS, word_of
from courtroll.verifier.games.bruges.table.pieces import DISCARDS, UNSEEN, ground, hand
from courtroll.verifier.games.bruges.table.playing import Home, Playing
from courtroll.verifier.kernel.holdings import cards_in
from courtroll.verifier.kernel.position import Hole, Why
from tests.games.bruges.played import person, table

RED, BLUE, GREEN = 0, 1, 2
OF_BROWN, OF_RED = 1, 3
STATE: Final = table(
    red={"hand": ["brown-30"]},
    blue={"hand": ["red-1", "brown-1"], "empty": ["yellow"], "underneath": ["yellow-1"]},
    green={
        "hand": ["red-9", "red-12", "brown-7"],
        "empty": ["red"],
        "persons": [person("Clerk", works="once", effect="florins 1", house="yellow", used=True)],
        "underneath": ["red-20", "yellow-9"],
    },
    discard=["red-3"],
)
HIDDEN: Final = STATE.places[UNSEEN] | sum(
    1 << STATE.deck.numbers[word]
    for word in ("brown-30", "red-9", "red-12", "brown-7", "red-20", "yellow-9")
)  # fmt: skip


def words(state: Playing, cards: Iterable[int]) -> list[str]:
    return [word_of(state.deck[card]) for card in cards]


def pool(cards: int) -> tuple[int, ...]:
    return tuple(int(card in cards_in(cards)) for card in range(165))


def test_bruges_draw_unseen__bruges_card_colour__hidden_cards_are_known_by_their_colour() -> None:
    assert view(STATE, BLUE).holes == (
        Hole(("deck", "unseen"), Why.UNSEEN, 0, HIDDEN.bit_count(), pool(HIDDEN)),
        Hole(("player", GREEN, "hand", "brown"), Why.UNSEEN, 1, 1, pool(HIDDEN & MASKS[OF_BROWN])),
        Hole(("player", GREEN, "hand", "red"), Why.UNSEEN, 2, 2, pool(HIDDEN & MASKS[OF_RED])),
        Hole(("player", GREEN, "underneath"), Why.UNSEEN, 2, 2, pool(HIDDEN)),
        Hole(("player", RED, "hand", "brown"), Why.UNSEEN, 1, 1, pool(HIDDEN & MASKS[OF_BROWN])),
    )


def test_bruges_draw_unseen__in_a_hidden_card_s_stead_lies_the_first_that_it_may_be() -> None:
    seen = view(STATE, BLUE).state
    assert words(seen, cards_in(seen.hand(GREEN))) == ["brown-2", "red-2", "red-4"]
    assert words(seen, cards_in(seen.hand(RED))) == ["brown-3"]
    (empty,), (home,) = seen.estates[GREEN].empty, seen.estates[GREEN].homes
    assert words(seen, (empty, home.house, home.person)) == ["red-5", "yellow-2", "clerk"]
    assert home == Home(home.person, home.house, used=True)
    assert seen.places[ground(GREEN)] == sum(1 << card for card in (empty, home.house, home.person))
    rest = STATE.places[UNSEEN] | HIDDEN
    for place in (hand(GREEN), hand(RED)):
        rest &= ~seen.places[place]
    assert seen.places[UNSEEN] == rest & ~(1 << empty | 1 << home.house)


def test_bruges_draw_unseen__ones_own_cards_and_discards_are_seen() -> None:
    seen = view(STATE, BLUE).state
    for place in (hand(BLUE), ground(BLUE), DISCARDS):
        assert seen.places[place] == STATE.places[place]
    assert (seen.estates[BLUE], seen.estates[RED]) == (STATE.estates[BLUE], STATE.estates[RED])
