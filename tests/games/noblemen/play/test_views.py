"""What one player has seen: nothing of what the screens, the bag and the stack hide."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from courtroll.verifier.games.noblemen.moves.decisions import Swap
from courtroll.verifier.games.noblemen.play.engine import NOBLEMEN
from courtroll.verifier.games.noblemen.play.views import view
from courtroll.verifier.games.noblemen.table import pieces
from courtroll.verifier.games.noblemen.table.pieces import (
    BAG,
    BANK,
    BOARD,
    BRIBE,
    CARDS,
    CHURCH,
    GROUND,
    POUND,
    STACK,
    SUPPLY,
    Card,
    Tile,
)
from courtroll.verifier.games.noblemen.table.state import Phase, State
from courtroll.verifier.kernel.holdings import Holdings, totals, transfer
from courtroll.verifier.kernel.position import Why
from tests.games.noblemen.seasons import season
from tests.games.noblemen.tables import after, table

pytestmark = pytest.mark.xdist_group("season")
"""The games of a season are played in one process."""


def shuffled(state: State, seat: int, source: Random) -> State:
    """The same table to `seat`: what others hold and what lies hidden has changed places."""
    held = state.held
    others = [pieces.screen(other) for other in range(state.players) if other != seat]
    for columns, places in (
        (list(Tile), [BAG, *others]),
        ([CARDS + card for card in Card], [STACK, *others]),
        ([POUND], [BANK, *others]),
        ([BRIBE], others),
    ):
        for column in columns:
            for _ in range(4):
                giver, taker = source.choice(places), source.choice(places)
                held = transfer(held, giver, taker, column, source.randint(0, max(0, held[giver][column])))
    turn = state.turn
    if turn.phase is Phase.KEEP and turn.seat != seat:
        turn = replace(turn, looked=tuple(source.choice(list(Card)) for _ in turn.looked))
    return replace(state, held=held, turn=turn, under=())


@pytest.mark.nightly
def test_noblemen_setup_screen__a_view_does_not_depend_on_what_is_hidden() -> None:
    source = Random(8)
    for state in season().states[::9]:
        for seat in range(state.players):
            assert view(shuffled(state, seat, source), seat) == view(state, seat)


@pytest.mark.nightly
def test_a_view_holds_what_there_is_and_shows_what_is_open() -> None:
    for state in season().states[::9]:
        for seat in range(state.players):
            seen = view(state, seat).state
            assert totals(seen.held) == totals(state.held)
            assert all(n >= 0 for row in _but_bank(seen.held) for n in row)
            for row in (BOARD, SUPPLY, CHURCH, GROUND, pieces.screen(seat)):
                assert seen.held[row] == state.held[row]
            assert seen.estates == state.estates
            assert (seen.points, seen.knights, seen.clock, seen.titles) == (
                state.points, state.knights, state.clock, state.titles,
            )  # fmt: skip


def _but_bank(held: Holdings) -> Holdings:
    return (*held[:BANK], *held[BANK + 1 :])


@pytest.mark.nightly
def test_noblemen_swap_look__a_player_sees_all_own_decisions_and_more_only_of_swaps() -> None:
    """Only of swaps there are more: nobody knows what the bag lacks until they look."""
    for state in season().states[::5]:
        seat = state.turn.seat
        seen = NOBLEMEN.legal_actions(view(state, seat).state)
        mine = NOBLEMEN.legal_actions(state)
        assert set(mine) <= set(seen)
        assert all(isinstance(decision, Swap) for decision in set(seen) - set(mine))


def test_holes_say_what_is_hidden_and_how_much_it_can_be() -> None:
    state = table(money=[5, 7, 9], tiles=["F", "G G", "W"], bribes=[1, 2, 0, 3], cards=["dowry", "tribute", "liaison"])
    position = view(state, 1)
    assert all(hole.why is Why.UNSEEN for hole in position.holes)
    assert {hole.path for hole in position.holes} == {
        *(("player", other, what) for other in (0, 2, 3) for what in ("money", "bribes", "tiles", "cards")),
        ("bag",), ("deck",),
    }  # fmt: skip
    assert position.is_known("player", 1, "money")
    bribes = position.hole("player", 2, "bribes")
    assert bribes is not None
    assert (bribes.low, bribes.high) == (0, 4)
    money = position.hole("player", 0, "money")
    assert money is not None
    assert money.high == 330 - 7
    tiles = position.hole("player", 3, "tiles")
    assert tiles is not None
    assert tiles.pool == (62, 46, 44, 44)
    assert tiles.high == sum(tiles.pool)
    cards = position.hole("deck")
    assert cards is not None
    assert sum(cards.pool) == 34


def test_noblemen_card_draw__only_who_looks_sees_the_cards() -> None:
    state = after(table("C M", money=[20]), "build chapel B1")
    assert state.turn.phase is Phase.KEEP
    assert view(state, 0).state.turn.looked == state.turn.looked
    assert view(state, 0).is_known("pending", "looked")
    other = view(state, 2)
    assert other.state.turn.looked == ()
    hole = other.hole("pending", "looked")
    assert hole is not None
    assert hole.high == 3
