"""Totals, ranks, winners and what decided, against a second definition."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from courtroll.verifier.games.kings_progress.scoring.totals import (
    Decider,
    ranking,
    round_ranks,
)
from courtroll.verifier.games.kings_progress.table.pieces import DISGUISE, Courtier, Prize
from courtroll.verifier.kernel.ledger import points
from tests.games.kings_progress.tables import player, scored, table

rows = st.lists(st.tuples(*[st.integers(0, 2)] * 4), min_size=2, max_size=5)


@given(rows)
def test_kings_progress_end_winner__and_its_tie_breaks(row: list[tuple[int, int, int, int]]) -> None:
    points_, gifts, crowns, built = zip(*row, strict=True)
    found = ranking(points_, gifts, crowns, built)
    order = sorted(row, reverse=True)
    assert found.ranks == tuple(order.index(mine) + 1 for mine in row)
    assert found.winners == tuple(seat for seat, mine in enumerate(row) if mine == order[0])
    if order[0] == order[1]:
        assert found.decided_by is Decider.SHARED
    else:
        agree = next(n for n in range(4) if order[0][n] != order[1][n])
        assert found.decided_by is list(Decider)[agree]


@given(st.lists(st.integers(0, 5), min_size=2, max_size=5))
def test_after_a_round_ranks_are_by_points_alone(totals_: list[int]) -> None:
    order = sorted(totals_, reverse=True)
    assert round_ranks(totals_) == tuple(order.index(n) + 1 for n in totals_)


@pytest.mark.parametrize(
    ("ann", "bob", "decider", "winners"),
    [
        pytest.param((5, 1, 0, 0), (4, 9, 9, 9), Decider.POINTS, (0,), id="kings-progress.end.winner"),
        pytest.param((5, 1, 0, 0), (5, 2, 0, 0), Decider.GIFTS, (1,), id="kings-progress.end.tie-gifts"),
        pytest.param((5, 2, 3, 0), (5, 2, 2, 9), Decider.CROWNS, (0,), id="kings-progress.end.tie-crowns"),
        pytest.param((5, 2, 3, 1), (5, 2, 3, 2), Decider.BUILT_CARDS, (1,), id="kings-progress.end.tie-built-cards"),
        pytest.param((5, 2, 3, 2), (5, 2, 3, 2), Decider.SHARED, (0, 1), id="kings-progress.end.shared"),
    ],
)
def test_tie_by_tie(ann: tuple[int, ...], bob: tuple[int, ...], decider: Decider, winners: tuple[int, ...]) -> None:
    found = ranking(*zip(ann, bob, strict=True))
    assert (found.decided_by, found.winners) == (decider, winners)


def test_kings_progress_end_tie_built_cards__counts_disguises_after_the_discards() -> None:
    knight, steward = Courtier.KNIGHT, Courtier.STEWARD
    sole = table(
        player(0, 9, builds={knight: (1, DISGUISE, 0)}, major=[knight], minor=[knight]),
        player(1, 9, builds={steward: (3, 2)}, major=[steward], minor=[steward]),
        player(2, 0),
        round_=3,
    )
    found = scored(sole, game_over=True)
    assert (found.ranks, found.winners, found.decided_by) == ((1, 2, 3), (0,), Decider.BUILT_CARDS)


def test_kings_progress_end_tie_gifts__of_a_table() -> None:
    gifts = {Prize.LAND: [0, 0]}
    even = table(player(0, 9, gifts=gifts), player(1, 9, Prize.MONEY, gifts), round_=3)
    assert scored(even, game_over=True).decided_by is Decider.SHARED
    ahead = table(player(0, 2, Prize.MONEY, {Prize.LAND: [2]}), player(1, 6, gifts={}), round_=3)
    assert scored(ahead).low == (10, 6)
    level = table(player(0, 0, Prize.MONEY, {Prize.LAND: [2]}), player(1, 8), round_=3)
    assert scored(level, game_over=True).decided_by is Decider.GIFTS


def test_a_total_is_the_sum_of_its_lines() -> None:
    state = table(player(0, 7, gifts={Prize.LAND: [1]}), player(1, 3, gifts={Prize.LAND: [0]}), round_=3)
    ann, bob = scored(state).result.players
    assert scored(state).low == (7 + points(ann.lines), 3 + points(bob.lines))
