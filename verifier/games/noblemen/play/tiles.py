"""Tiles that leave a screen without being laid: gifts to the church, swaps, Favour of the Vicar."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Final, assert_never

from courtroll.verifier.games.noblemen.moves.codes import Refusal
from courtroll.verifier.games.noblemen.moves.decisions import Donate, Return, Swap
from courtroll.verifier.games.noblemen.moves.draft import Draft
from courtroll.verifier.games.noblemen.play.turns import second_action
from courtroll.verifier.games.noblemen.rules import cards as card_rules
from courtroll.verifier.games.noblemen.rules import income as income_rules
from courtroll.verifier.games.noblemen.rules import tiles as rules
from courtroll.verifier.games.noblemen.rules.options import SwapTime
from courtroll.verifier.games.noblemen.table import pieces
from courtroll.verifier.games.noblemen.table.codes import LineCode
from courtroll.verifier.games.noblemen.table.equipment import CHURCH_LIMIT
from courtroll.verifier.games.noblemen.table.pieces import BAG, CHURCH, TILES, Tile
from courtroll.verifier.games.noblemen.table.state import DONATING, LAYING, Phase, State
from courtroll.verifier.kernel.game import Verb
from courtroll.verifier.kernel.holdings import transfer
from courtroll.verifier.kernel.legality import Check, Lack
from courtroll.verifier.kernel.place import Named
from courtroll.verifier.kernel.quick import replace
from courtroll.verifier.kernel.rules import Rule

VICAR_LIMIT: Final = 4

donate = cache(Donate)
give_back = cache(Return)
swap = cache(Swap)
NOTHING = Donate()


def _held(state: State, tile: Tile, n: int, rule: Rule) -> Check:
    row = pieces.screen(state.turn.seat)
    missing = n - state.held[row][tile]
    return Check(missing <= 0, Refusal.TILE_NOT_HELD, rule, None, Lack(row, tile, max(missing, 0)))


def donate_offers(state: State) -> Sequence[Donate]:
    turn = state.turn
    begun = turn.phase is DONATING
    if not begun and turn.acted:
        return ()
    hand, church = state.held[pieces.screen(turn.seat)], state.held[CHURCH]
    out = [donate(tile) for tile in TILES if hand[tile] and church[tile] < CHURCH_LIMIT]
    return out if begun else [NOTHING, *out]


def donate_checks(state: State, decision: Donate) -> Iterable[Check]:
    turn, tile = state.turn, decision.tile
    begun = turn.phase is DONATING
    if not begun:
        yield second_action(turn)
    if tile is None:
        yield Check(not begun, Refusal.GIFT_BEGUN, income_rules.CHURCH_HELD)
        return
    yield _held(state, tile, 1, income_rules.CHURCH_HELD)
    place, there = Named(tile.name.lower()), state.held[CHURCH][tile]
    lack = Lack(CHURCH, tile, min(0, CHURCH_LIMIT - 1 - there))
    yield Check(there < CHURCH_LIMIT, Refusal.CHURCH_HAS_THREE, income_rules.CHURCH_LIMIT, place, lack)


def donate_effect(draft: Draft, decision: Donate) -> None:
    turn = draft.turn
    if decision.tile is None:
        draft.turn = replace(turn, acted=True)
        return
    draft.move(pieces.screen(turn.seat), CHURCH, decision.tile)
    draft.score(turn.seat, LineCode.CHURCH, 1, income_rules.CHURCH_POINT)
    draft.turn = replace(turn, phase=Phase.DONATE, acted=True)


@cache
def _swaps(hand: tuple[int, ...], bag: tuple[bool, ...]) -> tuple[Swap, ...]:
    """All swaps for a hand in which two of a kind stand for any more."""
    return tuple(
        swap((first, second), take)
        for first in Tile
        for second in Tile
        if first <= second and hand[first] and hand[second] >= (2 if first == second else 1)
        for take in Tile
        if bag[take]
    )


def swap_offers(state: State) -> Sequence[Swap]:
    if not _swap_time(state):
        return ()
    f, g, w, m = state.held[pieces.screen(state.turn.seat)][:4]
    a, b, c, d = state.held[BAG][:4]
    pairs = (f if f < 2 else 2, g if g < 2 else 2, w if w < 2 else 2, m if m < 2 else 2)
    return _swaps(pairs, (a > 0, b > 0, c > 0, d > 0))


def _swap_time(state: State) -> bool:
    return state.turn.phase is not LAYING or _splits_laying(state.box.ruleset.swap_time)


def _splits_laying(reading: SwapTime) -> bool:
    match reading:
        case SwapTime.ANY:
            return True
        case SwapTime.BETWEEN:
            return False
        case _ as never:
            assert_never(never)


def swap_checks(state: State, decision: Swap) -> Iterable[Check]:
    yield Check(_swap_time(state), Refusal.SWAP_WHILE_LAYING, rules.SWAP_TIME)
    for tile in sorted(set(decision.give)):
        yield _held(state, tile, decision.give.count(tile), rules.SWAP)
    lack = Lack(BAG, decision.take, 1)
    yield Check(state.held[BAG][decision.take] > 0, Refusal.NOT_IN_THE_BAG, rules.SWAP_NONE, None, lack)


def swap_effect(draft: Draft, decision: Swap) -> None:
    row = pieces.screen(draft.turn.seat)
    draft.move(BAG, row, decision.take)
    for tile in decision.give:
        draft.move(row, BAG, tile)


def return_offers(state: State) -> Sequence[Return]:
    if state.turn.given == VICAR_LIMIT:
        return ()
    hand = state.held[pieces.screen(state.turn.seat)]
    return [give_back(tile) for tile in Tile if hand[tile]]


def return_checks(state: State, decision: Return) -> Iterable[Check]:
    yield Check(state.turn.given < VICAR_LIMIT, Refusal.FOUR_TILES_RETURNED, card_rules.VICAR_LIMIT)
    yield _held(state, decision.tile, 1, card_rules.VICAR_LIMIT)


def return_effect(draft: Draft, decision: Return) -> None:
    turn = draft.turn
    draft.move(pieces.screen(turn.seat), BAG, decision.tile)
    draft.score(turn.seat, LineCode.FAVOUR_OF_THE_VICAR, 1, card_rules.VICAR)
    draft.turn = replace(turn, given=turn.given + 1)


def donate_undo(state: State, decision: Donate) -> State | None:
    if decision.tile is None:
        return state
    if not state.held[CHURCH][decision.tile]:
        return None
    return replace(state, held=transfer(state.held, CHURCH, pieces.screen(state.turn.mover), decision.tile, 1))


DONATE = Verb("donate", Donate, donate_offers, donate_checks, donate_effect, donate_undo)
SWAP = Verb("swap", Swap, swap_offers, swap_checks, swap_effect)
RETURN = Verb("return", Return, return_offers, return_checks, return_effect)
