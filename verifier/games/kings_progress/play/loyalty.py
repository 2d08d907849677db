"""Loyalty Tests (Test di Fedeltà): a refill that the deck cannot give, what everybody discards, and free advances."""

from __future__ import annotations

from typing import assert_never

from courtroll.verifier.games.kings_progress.moves.draft import Draft
from courtroll.verifier.games.kings_progress.play import rounds
from courtroll.verifier.games.kings_progress.rules.options import LoyaltyFrom
from courtroll.verifier.games.kings_progress.table.equipment import ARRIVALS, DISPLAY_CARDS
from courtroll.verifier.games.kings_progress.table.pieces import CARD_COLUMNS, DISPLAY
from courtroll.verifier.games.kings_progress.table.progress import Phase, Progress, Test, clockwise


def fill_display(draft: Draft) -> bool:
    """The face-up cards are filled up from the deck; whether it could give them all."""
    missing = DISPLAY_CARDS - sum(draft.held[DISPLAY][CARD_COLUMNS])
    return draft.draw_cards(draft.turn.mover, missing, DISPLAY) == missing


def refill(draft: Draft) -> None:
    """Face-up cards were taken. What the deck cannot replace starts a test, after which the turn goes on."""
    if not fill_display(draft):
        order = clockwise((draft.clock.king + 1) % draft.players, draft.players)
        draft.turn = draft.turn._replace(test=Test((None,) * draft.players, order))
        go_on(draft, order)


def builds_of(reading: LoyaltyFrom, seat: int, players: int) -> tuple[int, ...]:
    """Whose builds a player may discard from."""
    match reading:
        case LoyaltyFrom.OWN:
            return (seat,)
        case LoyaltyFrom.ANY:
            return tuple(range(players))
        case _ as never:
            assert_never(never)


def sources(state: Progress | Draft, seat: int) -> tuple[int, ...]:
    """Whose builds a player may discard from in this test."""
    return builds_of(state.box.ruleset.loyalty_from, seat, state.players)


def go_on(draft: Draft, waiting: tuple[int, ...]) -> None:
    """The next who has something to discard does; after the last the discards are shuffled into the deck."""
    for place, seat in enumerate(waiting):
        if any(any(draft.builds[other]) for other in sources(draft, seat)):
            draft.turn = draft.turn._replace(phase=Phase.LOYALTY, seat=seat, waiting=waiting[place + 1 :])
            return
    draft.shuffle()
    fill_display(draft)
    test = draft.turn.test
    assert test is not None
    dearest = max((value for value in test.shown if value is not None), default=None)
    go_on_free(draft, tuple(seat for seat in test.order if dearest is not None and test.shown[seat] == dearest))


def go_on_free(draft: Draft, waiting: tuple[int, ...]) -> None:
    """The next free advance; after the last the turn goes on, or the round ends."""
    if waiting:
        draft.turn = draft.turn._replace(phase=Phase.FREE, seat=waiting[0], waiting=waiting[1:])
    elif len(draft.road.arrived) == ARRIVALS:
        rounds.end_round(draft)
    else:
        draft.turn = draft.turn._replace(phase=Phase.TURN, seat=draft.turn.mover, test=None)
