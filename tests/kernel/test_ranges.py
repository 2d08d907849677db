"""What fillings have shown of places and winners."""

from __future__ import annotations

from enum import Enum, auto
from itertools import product

from hypothesis import given
from hypothesis import strategies as st

from courtroll.verifier.kernel.ranges import Shown, apart
from courtroll.verifier.kernel.ranking import ranked, ranks


class By(Enum):
    POINTS = auto()
    SHARED = auto()


def shown(*ends: tuple[int, ...]) -> Shown[By]:
    found = Shown[By](len(ends[0]))
    for points in ends:
        found.add(ranked(By, points))
    return found


def test_what_is_always_the_same_is_known() -> None:
    found = shown((3, 2, 1), (4, 1, 1))
    assert (found.ranks, found.winners, found.is_won, found.decided_by) == ((1, 2, None), (0,), True, By.POINTS)


def test_who_may_win_and_what_may_decide() -> None:
    found = shown((3, 2), (2, 2), (2, 2))
    assert (found.ranks, found.winners, found.is_won, found.decided_by) == ((1, None), (0, 1), False, None)
    assert shown((2, 2)).decided_by is By.SHARED


def test_of_a_scoring_that_nobody_wins_only_places_are_told() -> None:
    found = Shown[By](2)
    found.add_ranks((1, 2))
    assert (found.ranks, found.winners, found.is_won, found.decided_by) == ((1, 2), (), False, None)


@given(st.lists(st.tuples(st.integers(0, 4), st.integers(0, 3)), min_size=2, max_size=4))
def test_ranges_apart_are_what_all_ends_in_them_show(spans: list[tuple[int, int]]) -> None:
    low, high = [least for least, _ in spans], [least + more for least, more in spans]
    ends = list(product(*(range(least, most + 1) for least, most in zip(low, high, strict=True))))
    places, leaders = apart(low, high)
    for seat, place in enumerate(places):
        assert place is None or {ranks([(n,) for n in end])[seat] for end in ends} == {place}
    assert leaders == tuple(s for s in range(len(low)) if any(end[s] == max(end) for end in ends))
