"""Scandal cards (Skandalkarten, Carte Scandalo): looked at and kept, and played in a turn."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Final

from courtroll.verifier.games.noblemen.moves.codes import Refusal
from courtroll.verifier.games.noblemen.moves.decisions import Keep, Play
from courtroll.verifier.games.noblemen.moves.draft import Draft
from courtroll.verifier.games.noblemen.play import building, rounds
from courtroll.verifier.games.noblemen.play.turns import SO_FAR, is_turns_card
from courtroll.verifier.games.noblemen.rules import cards as rules
from courtroll.verifier.games.noblemen.rules import turn as turn_rules
from courtroll.verifier.games.noblemen.table import pieces
from courtroll.verifier.games.noblemen.table.codes import Good, LineCode
from courtroll.verifier.games.noblemen.table.pieces import (
    BANK,
    BOARD,
    BRIBE,
    BUILDINGS,
    CARD_COLUMNS,
    CARDS,
    POUND,
    STACK,
    Building,
    Card,
)
from courtroll.verifier.games.noblemen.table.state import ACT, Phase, State
from courtroll.verifier.kernel.game import Verb
from courtroll.verifier.kernel.holdings import transfer
from courtroll.verifier.kernel.legality import Check, Lack
from courtroll.verifier.kernel.quick import replace

NO_USE_IN_A_TURN: Final = {
    Card.BLACKMAIL: rules.BLACKMAIL,
    Card.LIAISON: rules.LIAISON,
    Card.INTRIGUE: rules.INTRIGUE,
}
DOWRY_TILES: Final = 4
TRIBUTE_POUNDS: Final = 5
MARRIAGE_BRIBES: Final = 2
MARRIAGE_POINTS: Final = 2

INHERITANCE: Final = Card.INHERITANCE

keep = cache(Keep)
play = cache(Play)


def keep_offers(state: State) -> Sequence[Keep]:
    return [keep(card) for card in sorted(set(state.turn.looked))]


def keep_checks(state: State, decision: Keep) -> Iterable[Check]:
    looked = (("drawn", "cards", decision.card),)
    yield Check(decision.card in state.turn.looked, Refusal.CARD_NOT_LOOKED_AT, rules.DRAW, looked=looked)


def keep_effect(draft: Draft, decision: Keep) -> None:
    turn = draft.turn
    looked = list(turn.looked)
    looked.remove(decision.card)
    draft.move(STACK, pieces.screen(turn.seat), CARDS + decision.card)
    draft.put_under(*looked)
    rounds.after_looking(draft)


def _lets_intrigue(state: State) -> bool:
    """Whether the limit of one card a turn leaves room for Intrigue."""
    return not state.turn.carded or not is_turns_card(Card.INTRIGUE, state.box.ruleset.intrigue_limit)


@cache
def _plays(hand: tuple[int, ...]) -> tuple[Play, ...]:
    """Which cards of a hand may be played in a turn, but for those that need a place."""
    return tuple(
        play(card) for card in Card if hand[card] and card not in NO_USE_IN_A_TURN and card is not Card.INHERITANCE
    )


def play_offers(state: State) -> Sequence[Play]:
    turn = state.turn
    hand = state.held[pieces.screen(turn.seat)]
    if turn.phase is not ACT and turn.phase is Phase.KEEP:
        may = hand[CARDS + Card.INTRIGUE] and _lets_intrigue(state)
        return (play(Card.INTRIGUE),) if may else ()
    if turn.carded:
        return ()
    cards = hand[CARD_COLUMNS]
    plays = _plays(cards)
    if cards[INHERITANCE] and state.held[BOARD][BUILDINGS + Building.CASTLE]:
        castles = building.places(state.estates[turn.seat])[Building.CASTLE]
        at = next((n for n, each in enumerate(plays) if each.card > INHERITANCE), len(plays))
        return (*plays[:at], *(play(INHERITANCE, each.cell) for each in castles), *plays[at:])
    return plays


def play_checks(state: State, decision: Play) -> Iterable[Check]:
    turn, card = state.turn, decision.card
    row = pieces.screen(turn.seat)
    yield Check(state.held[row][CARDS + card] > 0, Refusal.CARD_NOT_HELD, rules.HELD, None, Lack(row, CARDS + card, 1))
    if turn.phase is Phase.KEEP:
        yield Check(card is Card.INTRIGUE, Refusal.CARDS_TO_KEEP_FIRST, turn_rules.PHASE)
        if card is Card.INTRIGUE:
            yield Check(_lets_intrigue(state), Refusal.SECOND_CARD, rules.INTRIGUE_LIMIT, looked=SO_FAR)
            yield Check(decision.cell is None, Refusal.CARD_NEEDS_NO_PLACE, rules.INTRIGUE)
        return
    yield Check(not turn.carded, Refusal.SECOND_CARD, turn_rules.ONE_CARD, looked=SO_FAR)
    if card in NO_USE_IN_A_TURN:
        yield Check(False, Refusal.CARD_OF_NO_USE_NOW, NO_USE_IN_A_TURN[card])
    if card is not Card.INHERITANCE:
        yield Check(decision.cell is None, Refusal.CARD_NEEDS_NO_PLACE, rules.INHERITANCE_PLACE)
        return
    lack = Lack(BOARD, BUILDINGS + Building.CASTLE, 1)
    on_board = state.held[BOARD][BUILDINGS + Building.CASTLE]
    yield Check(on_board > 0, Refusal.NONE_ON_THE_BOARD, rules.INHERITANCE, None, lack)
    if decision.cell is None:
        yield Check(False, Refusal.PLACE_NOT_NAMED, rules.INHERITANCE_PLACE)
    else:
        yield from building.place_checks(state, turn.seat, Building.CASTLE, decision.cell)


def play_effect(draft: Draft, decision: Play) -> None:
    turn, card = draft.turn, decision.card
    seat = turn.seat
    if card is Card.INTRIGUE:
        _intrigue(draft)
        return
    draft.discard(seat, card)
    draft.turn = turn = replace(turn, carded=True)
    match card:
        case Card.INHERITANCE:
            assert decision.cell is not None
            building.put_up(draft, seat, Building.CASTLE, decision.cell)
        case Card.SECRET_MARRIAGE:
            n = min(MARRIAGE_BRIBES, draft.held[BOARD][BRIBE])
            draft.move(BOARD, pieces.screen(seat), BRIBE, n)
            draft.gain(seat, Good.BRIBES, LineCode.SECRET_MARRIAGE, n, n, rules.MARRIAGE)
            draft.score(seat, LineCode.SECRET_MARRIAGE, MARRIAGE_POINTS, rules.MARRIAGE)
        case Card.DOWRY:
            draft.gain(seat, Good.TILES, LineCode.DOWRY, 1, DOWRY_TILES, rules.DOWRY)
            draft.draw_tiles(seat, DOWRY_TILES)
        case Card.CUNNING_STROKE:
            draft.turn = replace(turn, phase=Phase.LAY)
        case Card.TRIBUTE:
            draft.move(BANK, pieces.screen(seat), POUND, TRIBUTE_POUNDS)
            draft.gain(seat, Good.POUNDS, LineCode.TRIBUTE, 1, TRIBUTE_POUNDS, rules.TRIBUTE)
        case Card.FAVOUR_OF_THE_VICAR:
            draft.turn = replace(turn, phase=Phase.VICAR)
        case Card.WHITEHALL:
            draft.take_queen(seat, rules.WHITEHALL)
        case _:
            raise AssertionError("of no use in a turn")


def _intrigue(draft: Draft) -> None:
    """All cards looked at are kept; Intrigue itself goes under the stack."""
    turn = draft.turn
    draft.discard(turn.seat, Card.INTRIGUE)
    for card in turn.looked:
        draft.move(STACK, pieces.screen(turn.seat), CARDS + card)
    draft.gain(turn.seat, Good.CARDS, LineCode.INTRIGUE, 1, len(turn.looked), rules.INTRIGUE)
    if turn.acted:
        counts = is_turns_card(Card.INTRIGUE, draft.box.ruleset.intrigue_limit)
        draft.turn = replace(turn, carded=turn.carded or counts)
    rounds.after_looking(draft)


def keep_undo(state: State, decision: Keep) -> State | None:
    row, card = pieces.screen(state.turn.mover), CARDS + decision.card
    return replace(state, held=transfer(state.held, row, STACK, card, 1)) if state.held[row][card] > 0 else None


KEEP = Verb("keep", Keep, keep_offers, keep_checks, keep_effect, keep_undo)


def play_undo(state: State, decision: Play) -> State | None:
    row, card = pieces.screen(state.turn.mover), CARDS + decision.card
    if state.held[STACK][card] <= 0:
        return None
    under = list(state.under)
    if under.count(decision.card) == state.held[STACK][card]:  # none lies above them: it is the one put there last
        del under[-1 - under[::-1].index(decision.card)]
    state = replace(state, held=transfer(state.held, STACK, row, card, 1), under=tuple(under))
    if decision.cell is None:
        return state
    return building.taken_down(state, state.turn.mover, Building.CASTLE, decision.cell)


PLAY = Verb("play", Play, play_offers, play_checks, play_effect, play_undo)
