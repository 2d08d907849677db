"""The flow that shares out unseen pieces, against counting out every way to lay them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from courtroll.verifier.kernel.settling.slots import ENDLESS, Misfit, Place, Shares, Slot, share_out

Task = tuple[Sequence[int], Sequence[Slot], Mapping[Place, int], Mapping[Place, int]]


@st.composite
def tasks(draw: st.DrawFn) -> Task:
    """Up to three kinds of pieces and four places, so few that all ways can be counted."""
    unseen = draw(st.lists(st.integers(0, 3), min_size=1, max_size=3))
    columns = st.sets(st.integers(0, len(unseen) - 1), min_size=1)
    slots = []
    for row in range(draw(st.integers(1, 4))):
        low = draw(st.integers(0, 2))
        high = draw(st.one_of(st.just(ENDLESS), st.integers(low, 4)))
        slots.append(Slot((row,), row, tuple(sorted(draw(columns))), low, high, home=draw(st.booleans())))
    places = [(i, column) for i, slot in enumerate(slots) for column in slot.columns]
    bounds = st.dictionaries(st.sampled_from(places), st.integers(0, 2), max_size=2)
    least = draw(bounds)
    most = {place: n + least.get(place, 0) for place, n in draw(bounds).items()}
    return unseen, slots, least, most


def every_way(task: Task) -> Iterator[Shares]:
    unseen, slots, least, _ = task
    places = [(i, column) for i, slot in enumerate(slots) for column in slot.columns]
    for numbers in product(*(range(unseen[column] + 1) for _, column in places)):
        shares = dict(zip(places, numbers, strict=True))
        if fits(task, shares) and all(shares[place] >= n for place, n in least.items()):
            yield shares


def fits(task: Task, shares: Shares) -> bool:
    unseen, slots, least, most = task
    lying = [sum(n for (_, at), n in shares.items() if at == column) for column in range(len(unseen))]
    held = [sum(n for (at, _), n in shares.items() if at == i) for i in range(len(slots))]
    return (
        lying == list(unseen)
        and all(slot.low <= n <= slot.high for slot, n in zip(slots, held, strict=True))
        and all(least.get(place, 0) <= n <= most.get(place, ENDLESS) for place, n in shares.items())
    )


def at_home(task: Task, shares: Shares) -> int:
    return sum(n for (i, _), n in shares.items() if task[1][i].home)


@pytest.mark.no_cover
@settings(max_examples=400)
@given(tasks())
def test_pieces_are_shared_out_wherever_that_can_be(task: Task) -> None:
    ways = list(every_way(task))
    if not ways:
        with pytest.raises(Misfit) as misfit:
            share_out(*task)
        assert misfit.value.columns
        return
    shares = share_out(*task)
    assert fits(task, shares)
    assert at_home(task, shares) == max(at_home(task, way) for way in ways)


def test_a_piece_moves_over_for_another_that_has_no_other_place() -> None:
    slots = [Slot(("a",), 0, (0, 1), high=1, home=True), Slot(("b",), 1, (0,))]
    assert share_out([1, 1], slots, {}, {}) == {(0, 0): 0, (0, 1): 1, (1, 0): 1}
