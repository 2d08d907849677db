"""Drawing cards (pescare le carte): up to a full hand in the first phase, and by a person's help."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Final

from courtroll.verifier.games.bruges.moves.codes import Refusal
from courtroll.verifier.games.bruges.moves.decisions import Discard, Draw
from courtroll.verifier.games.bruges.moves.draft import Draft
from courtroll.verifier.games.bruges.play import agenda, piles
from courtroll.verifier.games.bruges.play.texts import hand_bonus
from courtroll.verifier.games.bruges.rules import actions as action_rules
from courtroll.verifier.games.bruges.rules import persons as person_rules
from courtroll.verifier.games.bruges.rules import rounds as rules
from courtroll.verifier.games.bruges.table.codes import Good, LineCode
from courtroll.verifier.games.bruges.table.pieces import DISCARDS, SIDES, Side, hand
from courtroll.verifier.games.bruges.table.playing import Phase, Playing, hand_size
from courtroll.verifier.kernel.game import Verb
from courtroll.verifier.kernel.holdings import cards_in
from courtroll.verifier.kernel.legality import Check, either
from courtroll.verifier.kernel.reading import Path

HAND: Final = 5
PILES: Final = (("deck", "piles"),)
CHOICE: Final = either(Refusal.PILE_EMPTY, rules.DRAW_CHOICE, PILES)
NONE_LEFT: Final = either(Refusal.PILE_EMPTY, rules.DRAW_NONE_LEFT, PILES)

draw = cache(Draw)
discard = cache(Discard)


def limit(state: Playing | Draft, seat: int) -> int:
    """How many cards a player fills the hand up to."""
    return HAND + hand_bonus(state, seat)


def may_fill(state: Playing | Draft) -> bool:
    """Whether the player who draws is to draw on."""
    mover = state.turn.mover
    held = hand_size(state.places, state.piles, mover, mover)
    return not piles.are_empty(state.piles) and held < limit(state, mover)


def offers(state: Playing) -> Sequence[Draw]:
    if state.turn.asks is Phase.DRAW and not may_fill(state):
        return ()
    return [draw(side) for side in Side if state.piles.sizes[SIDES[side]]]


def checks(state: Playing, decision: Draw) -> Iterable[Check]:
    if state.turn.asks is Phase.DRAW:
        seat = state.turn.mover
        yield room_in_hand(seat)[state.hand_size(seat) < limit(state, seat)]
    there = state.piles.sizes[SIDES[decision.side]] > 0
    yield (CHOICE if there or not piles.are_empty(state.piles) else NONE_LEFT)[there]


@cache
def room_in_hand(seat: int) -> tuple[Check, Check]:
    """A hand is filled up, and no further; it looks at how many it holds, and at the persons who raise its limit."""
    of_hand: tuple[Path, ...] = ("player", seat, "hand", "size"), ("player", seat, "blind")
    return either(Refusal.HAND_FULL, rules.DRAW, (*of_hand, ("player", seat, "persons")))


def effect(draft: Draft, decision: Draw) -> None:
    turn = draft.turn
    if turn.agenda:
        draft.gain(turn.seat, Good.CARDS, LineCode.PERSON_TEXT, 1, rules.DRAW_EXTRA_FRONT)
        piles.take_top(draft, turn.seat, decision.side)
        piles.look(draft, turn.seat)
        agenda.count_down(draft)
        return
    draft.gain(turn.mover, Good.CARDS, LineCode.HAND_FILLED, 1, rules.DRAW)
    piles.take_top(draft, turn.mover, decision.side)


def end_filling(draft: Draft) -> None:
    """A hand is full, or there is nothing to draw: now its owner looks at what was drawn."""
    piles.look(draft, draft.turn.mover)


@cache
def whence(seat: int, card: int, has_cards: bool) -> tuple[Path, ...]:
    """Where a card in hand may come from: it was there, or has just been drawn, if not all that was is gone again."""
    there: Path = ("player", seat, "hand")
    return (there, ("drawn", "cards", card)) if has_cards else (there,)


def discard_offers(state: Playing) -> Sequence[Discard]:
    return [discard(card) for card in cards_in(state.hand(state.turn.seat))]


def discard_checks(state: Playing, decision: Discard) -> Iterable[Check]:
    seat = state.turn.seat
    mine, card = state.hand(seat), decision.card
    looked = whence(seat, card, mine > 0)
    yield Check(bool(mine >> card & 1), Refusal.CARD_NOT_IN_HAND, action_rules.ONE_CARD, looked=looked)


def discard_effect(draft: Draft, decision: Discard) -> None:
    seat = draft.turn.seat
    draft.carry(hand(seat), DISCARDS, decision.card)
    draft.gain(seat, Good.CARDS, LineCode.PERSON_TEXT, -1, person_rules.ACTIVATE_TEXT)
    agenda.count_down(draft)


DRAW: Final = Verb("draw", Draw, offers, checks, effect)
DISCARD: Final = Verb("discard", Discard, discard_offers, discard_checks, discard_effect)
