"""The table at the start, the cards that are dealt, and the one that everybody puts back."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache

from courtroll.verifier.games.kings_progress.moves import decisions as d
from courtroll.verifier.games.kings_progress.moves.codes import Refusal
from courtroll.verifier.games.kings_progress.moves.draft import Draft
from courtroll.verifier.games.kings_progress.play import loyalty, rounds
from courtroll.verifier.games.kings_progress.rules import setup as rules
from courtroll.verifier.games.kings_progress.table.equipment import HAND_DEALT, ROUNDS
from courtroll.verifier.games.kings_progress.table.pieces import CARD_COLUMNS, DECK, NOBODY, Courtier, Prize, hand
from courtroll.verifier.games.kings_progress.table.progress import (
    NO_CONTROL,
    Clock,
    Phase,
    Progress,
    Road,
    Turn,
    clockwise,
)
from courtroll.verifier.games.kings_progress.table.state import Box
from courtroll.verifier.games.kings_progress.table.stock import whole_box
from courtroll.verifier.kernel.chance import Draw
from courtroll.verifier.kernel.game import Verb
from courtroll.verifier.kernel.legality import Check, Lack
from courtroll.verifier.kernel.quick import replace

DEALT = d.Deal()
drop = cache(d.Drop)


def set_out(box: Box, colours: tuple[Prize, ...], start: int, courts: tuple[int, ...]) -> Progress:
    """The table before anything is dealt. `courts` is the order of rounds; empty unless the table has typed it."""
    players = len(box.players)
    return Progress(
        box=box,
        turn=Turn(Phase.DEAL, start, start),
        held=whole_box(box),
        points=(0,) * players,
        colours=colours,
        builds=(((),) * len(Courtier),) * players,
        control=(NO_CONTROL,) * len(Courtier),
        used=(NOBODY,) * len(Courtier),
        pairs=(),
        road=Road(tuple(map(int, Courtier))),
        clock=Clock(1, players, start, courts),
    )


def deal_offers(state: Progress) -> Sequence[d.Deal]:
    return (DEALT,)


def deal_checks(state: Progress, decision: d.Deal) -> Iterable[Check]:
    return ()


def deal_effect(draft: Draft, decision: d.Deal) -> None:
    start = draft.turn.seat
    if not draft.clock.courts:
        courts = draft.dealer.draw(Draw(start, "courts", ROUNDS, (1,) * ROUNDS))
        draft.clock = replace(draft.clock, courts=courts)
    everybody = clockwise(start, draft.players)
    for seat in everybody:
        draft.draw_cards(seat, HAND_DEALT, hand(seat))
    draft.turn = Turn(Phase.DROP, start, start, waiting=everybody[1:])


def drop_offers(state: Progress) -> Sequence[d.Drop]:
    mine = state.held[hand(state.turn.seat)][CARD_COLUMNS]
    return [drop(kind) for kind, n in enumerate(mine) if n]


def drop_checks(state: Progress, decision: d.Drop) -> Iterable[Check]:
    row = hand(state.turn.seat)
    has = state.held[row][decision.card] > 0
    yield Check(has, Refusal.NOT_IN_HAND, rules.HAND_KEPT, lack=Lack(row, decision.card, 1))


def drop_effect(draft: Draft, decision: d.Drop) -> None:
    turn = draft.turn
    draft.move(hand(turn.seat), DECK, decision.card)
    if turn.waiting:
        draft.turn = turn._replace(seat=turn.waiting[0], waiting=turn.waiting[1:])
        return
    rounds.begin_turn(draft, draft.clock.king)
    loyalty.fill_display(draft)
    rounds.lay_gifts(draft)


DEAL = Verb("deal", d.Deal, deal_offers, deal_checks, deal_effect)
DROP = Verb("drop", d.Drop, drop_offers, drop_checks, drop_effect)
