"""5. Back door (Porta di servizio): privilege cards are drawn, looked at, kept or refused."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Final, assert_never

from courtroll.verifier.games.palais_royal.moves.codes import Refusal
from courtroll.verifier.games.palais_royal.moves.decisions import DrawCards, Keep
from courtroll.verifier.games.palais_royal.moves.draft import Draft
from courtroll.verifier.games.palais_royal.play import turns
from courtroll.verifier.games.palais_royal.rules import nobles as noble_rules
from courtroll.verifier.games.palais_royal.rules import privileges as rules
from courtroll.verifier.games.palais_royal.rules import turn as turn_rules
from courtroll.verifier.games.palais_royal.rules.options import KeepNone
from courtroll.verifier.games.palais_royal.table import pieces
from courtroll.verifier.games.palais_royal.table.codes import Good, LineCode
from courtroll.verifier.games.palais_royal.table.pieces import (
    CARD_COLUMNS,
    CARDS,
    DECK,
    DISCARD,
    LOOKED,
    Card,
    Kind,
    Room,
)
from courtroll.verifier.games.palais_royal.table.playing import CARDS as CARD_STAGE
from courtroll.verifier.games.palais_royal.table.playing import InRoom, Phase, Playing
from courtroll.verifier.kernel.chance import Draw
from courtroll.verifier.kernel.game import Verb
from courtroll.verifier.kernel.ledger import Part
from courtroll.verifier.kernel.legality import Check, Lack
from courtroll.verifier.kernel.rules import Rule

draw = cache(DrawCards)
keep = cache(Keep)
HERE: Final = InRoom(Room.BACK_DOOR)
DREW: Final = (("pending", "drew"),)
DECK_ALONE: Final = (("deck",),)
PILES: Final = (*DECK_ALONE, ("discard",))


def may_draw(state: Playing) -> int:
    """How many cards may be drawn where a servant is: one for each servant, and those of the nobles."""
    return state.servants(Room.BACK_DOOR, state.turn.seat) + turns.privilege(state, Kind.CARDS)


def cards_left(state: Playing) -> int:
    """In the stack and the discard pile together."""
    return sum(state.held[DECK][CARD_COLUMNS]) + sum(state.held[DISCARD][CARD_COLUMNS])


def draw_offers(state: Playing) -> Sequence[DrawCards]:
    if state.turn.drew or not state.servants(Room.BACK_DOOR, state.turn.seat) or not cards_left(state):
        return ()
    return [draw(n) for n in range(1, may_draw(state) + 1)]


def draw_checks(state: Playing, decision: DrawCards) -> Iterable[Check]:
    turn = state.turn
    yield turns.in_order(turn, CARD_STAGE)
    yield Check(not turn.drew, Refusal.ACTION_TWICE, turn_rules.ONCE, HERE, looked=DREW)
    there = state.servants(Room.BACK_DOOR, turn.seat)
    rule = _rule_of_drawing(state)
    lack = Lack(Room.BACK_DOOR, turn.seat, 1) if decision.n else None  # nobody makes a draw of none
    yield Check(there > 0 and decision.n > 0, Refusal.NO_CARD_DRAW, rule, HERE, lack)
    piles = DECK_ALONE if sum(state.held[DECK][CARD_COLUMNS]) >= decision.n else PILES
    yield Check(cards_left(state) > 0, Refusal.NO_CARD_DRAW, rules.SHORT, HERE, looked=piles)
    if there:
        over = decision.n - may_draw(state)
        lack = Lack(Room.BACK_DOOR, turn.seat, max(0, over))
        looked = (("player", turn.seat, "powers"),)
        yield Check(over <= 0, Refusal.TOO_MANY_CARDS_DRAWN, rule, HERE, lack, looked=looked)


def _rule_of_drawing(state: Playing) -> Rule:
    """What says how many cards may be drawn: nobles too, where the player has such."""
    late, nobles = turns.waiting(state, Kind.CARDS), state.box.equipment.nobles
    if any(late >> noble & 1 and Kind.CARDS in dict(nobles[noble].powers) for noble in state.taken(state.turn.seat)):
        return noble_rules.CARDS_AT_ONCE
    return noble_rules.CARDS if turns.privilege(state, Kind.CARDS) else rules.DRAW


def draw_effect(draft: Draft, decision: DrawCards) -> None:
    turns.enter(draft, CARD_STAGE)
    seat, n = draft.turn.seat, decision.n
    first = min(n, sum(draft.held[DECK][CARD_COLUMNS]))
    _look(draft, seat, first)
    reshuffle(draft)
    rest = min(n - first, sum(draft.held[DECK][CARD_COLUMNS]))
    _look(draft, seat, rest)
    reshuffle(draft)
    short = n - first - rest
    draft.gain(Good.CARDS, (Part(LineCode.DECK_SHORT, short, -short, rules.SHORT),))
    draft.turn = draft.turn._replace(phase=Phase.KEEP, drew=True, kept=0)


def _look(draft: Draft, seat: int, n: int) -> None:
    if n:
        for card in draft.dealer.draw(Draw(seat, "cards", n, draft.held[DECK][CARD_COLUMNS])):
            draft.move(DECK, LOOKED, CARDS + card)


def reshuffle(draft: Draft) -> None:
    """A stack that is used up is made anew of the discard pile."""
    if not any(draft.held[DECK][CARD_COLUMNS]):
        for column in range(CARDS, CARDS + len(Card)):
            draft.move(DISCARD, DECK, column, draft.held[DISCARD][column])


# ----------------------------------------------------------------------------------------- keeping and refusing


def must_keep(reading: KeepNone) -> bool:
    """Whether one of the drawn cards has to be kept."""
    match reading:
        case KeepNone.ALLOWED:
            return False
        case KeepNone.AT_LEAST_ONE:
            return True
        case _ as never:
            assert_never(never)


def keep_offers(state: Playing) -> Sequence[Keep]:
    if not state.servants(Room.BACK_DOOR, state.turn.seat):
        return ()
    looked = state.held[LOOKED]
    return [keep(card) for card in Card if looked[CARDS + card]]


SEEN: Final = (("pending", "looked"),)


def keep_checks(state: Playing, decision: Keep) -> Iterable[Check]:
    column = CARDS + decision.card
    lack = Lack(LOOKED, column, 1)
    yield Check(state.held[LOOKED][column] > 0, Refusal.CARD_NOT_DRAWN, rules.LOOK, None, lack, looked=SEEN)
    seat = state.turn.seat
    there = state.servants(Room.BACK_DOOR, seat)
    rule = noble_rules.CARDS_KEPT if turns.privilege(state, Kind.CARDS) else rules.KEEP
    yield Check(there > 0, Refusal.NO_SERVANT_TO_REMOVE, rule, HERE, Lack(Room.BACK_DOOR, seat, 1))


def keep_effect(draft: Draft, decision: Keep) -> None:
    turn = draft.turn
    draft.move(LOOKED, pieces.hand(turn.seat), CARDS + decision.card)
    draft.move(Room.BACK_DOOR, pieces.supply(turn.seat), turn.seat)
    draft.gain(Good.CARDS, (Part(LineCode.CARD, 1, 1, rules.KEEP),))
    if must_keep(draft.box.ruleset.keep_none):
        draft.turn = turn._replace(kept=turn.kept + 1)
    if not any(draft.held[LOOKED][CARD_COLUMNS]) or not draft.held[Room.BACK_DOOR][turn.seat]:
        refuse(draft)


def refuse(draft: Draft) -> None:
    """The cards that are left go to the discard pile."""
    for column in range(CARDS, CARDS + len(Card)):
        draft.move(LOOKED, DISCARD, column, draft.held[LOOKED][column])
    draft.turn = draft.turn._replace(phase=Phase.TURN, kept=0)


DRAW = Verb("draw", DrawCards, draw_offers, draw_checks, draw_effect)
KEEP = Verb("keep", Keep, keep_offers, keep_checks, keep_effect)
