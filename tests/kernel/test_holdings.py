"""Pieces move, and none is made or lost."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from courtroll.verifier.kernel.holdings import Holdings, cards_in, marked, move_card, totals, transfer

steady = settings(derandomize=True, database=None, deadline=None)


@st.composite
def tables(draw: st.DrawFn) -> Holdings:
    rows, columns = draw(st.integers(2, 5)), draw(st.integers(1, 6))
    return tuple(tuple(draw(st.integers(0, 9)) for _ in range(columns)) for _ in range(rows))


@steady
@given(tables(), st.data())
def test_a_transfer_conserves_and_touches_two_holdings(held: Holdings, data: st.DataObject) -> None:
    rows, columns = st.integers(0, len(held) - 1), st.integers(0, len(held[0]) - 1)
    giver, taker, what, n = data.draw(rows), data.draw(rows), data.draw(columns), data.draw(st.integers(-9, 9))
    after = transfer(held, giver, taker, what, n)
    assert totals(after) == totals(held)
    for row, (was, now) in enumerate(zip(held, after, strict=True)):
        for column, (before, later) in enumerate(zip(was, now, strict=True)):
            moved = (column == what) * n * ((row == taker) - (row == giver))
            assert later - before == moved
    assert transfer(after, taker, giver, what, n) == held


def test_the_old_table_stays_as_it_was() -> None:
    held = ((1, 2), (0, 0))
    assert transfer(held, 0, 1, 1, 2) == ((1, 0), (0, 2))
    assert held == ((1, 2), (0, 0))


def test_totals_are_by_kind() -> None:
    assert totals(((1, 2, 0), (0, 5, 1))) == (1, 7, 1)


@steady
@given(st.sets(st.integers(0, 200)))
def test_the_cards_of_a_place_are_its_bits(cards: set[int]) -> None:
    assert cards_in(sum(1 << card for card in cards)) == sorted(cards)


@steady
@given(st.sets(st.integers(0, 40)))
def test_the_marks_of_a_place_are_its_bits(cards: set[int]) -> None:
    assert marked(sum(1 << card for card in cards), 41) == tuple(int(card in cards) for card in range(41))


@steady
@given(st.sets(st.integers(0, 40), min_size=1), st.sets(st.integers(41, 80)), st.data())
def test_a_card_moves_from_one_place_to_another(mine: set[int], others: set[int], data: st.DataObject) -> None:
    places = tuple(sum(1 << card for card in cards) for cards in (mine, others, set[int]()))
    card = data.draw(st.sampled_from(sorted(mine)))
    after = move_card(places, 0, 1, card)
    assert [set(cards_in(place)) for place in after] == [mine - {card}, others | {card}, set()]
