"""What a player sees of the others: how many cards, and none of their fronts."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from courtroll.verifier.games.palais_royal.play.views import view
from courtroll.verifier.games.palais_royal.table.pieces import CARD_COLUMNS, CARDS, DECK, LOOKED, Card, hand
from courtroll.verifier.kernel.holdings import transfer
from courtroll.verifier.kernel.position import Hole, Why
from tests.games.palais_royal.turns import BLACK, GREEN, RED, cards, table

STATE: Final = table(
    red={"hand": ["majorities", "gate", "gate"]}, black={"hand": ["seals"]}, green={"hand": ["gold", "four-points"]}
)
LOOKING: Final = replace(STATE, held=transfer(STATE.held, DECK, LOOKED, CARDS + Card.FOUR_POINTS, 2))
"""Red looks at two cards."""
UNSEEN: Final = sorted([*cards(STATE, hand(RED)), *cards(STATE, hand(GREEN)), *cards(STATE, DECK)])
N: Final = len(UNSEEN) - 5
"""Cards in the stack."""


def test_palais_royal_back_door_hand__only_ones_own_cards_are_seen() -> None:
    seen = view(STATE, BLACK)
    pool = seen.state.held[DECK][CARD_COLUMNS]
    assert sorted(cards(seen.state, DECK)) == UNSEEN
    assert [cards(seen.state, hand(seat)) for seat in (RED, BLACK, GREEN)] == [[], ["seals"], []]
    assert seen.holes == (
        Hole(("player", GREEN, "hand"), Why.UNSEEN, 2, 2, pool),
        Hole(("player", RED, "hand"), Why.UNSEEN, 3, 3, pool),
        Hole(("deck",), Why.UNSEEN, N, N, pool),
    )
    same = [row for row in range(len(STATE.held)) if row not in (DECK, hand(RED), hand(GREEN))]
    assert [seen.state.held[row] for row in same] == [STATE.held[row] for row in same]
    assert replace(seen.state, held=STATE.held) == STATE


def test_palais_royal_back_door_look__cards_that_another_looks_at_are_hidden() -> None:
    mine, theirs = view(LOOKING, RED), view(LOOKING, BLACK)
    assert (cards(mine.state, LOOKED), cards(theirs.state, LOOKED)) == (["four-points"] * 2, [])
    assert mine.hole("pending", "looked") is None
    pool = theirs.state.held[DECK][CARD_COLUMNS]
    assert theirs.holes[2:] == (
        Hole(("pending", "looked"), Why.UNSEEN, 2, 2, pool),
        Hole(("deck",), Why.UNSEEN, N - 2, N - 2, pool),
    )
    assert sorted(cards(theirs.state, DECK)) == UNSEEN
