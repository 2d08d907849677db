"""Places, winners and what decided, for any number of measures."""

from __future__ import annotations

from enum import Enum, auto

import pytest
from hypothesis import given
from hypothesis import strategies as st

from courtroll.verifier.kernel.ranking import Standing, ahead, level, ranked


class By(Enum):
    FIRST = auto()
    SECOND = auto()
    THIRD = auto()
    SHARED = auto()


few = st.integers(-1, 1)


@given(st.lists(st.tuples(few, few, few), min_size=1, max_size=5))
def test_an_order_is_that_of_the_sorted_standings(standings: list[Standing]) -> None:
    places, winners, by = ranked(By, *zip(*standings, strict=True))
    best = max(standings)
    assert places == tuple(1 + sum(other > mine for other in standings) for mine in standings)
    assert winners == tuple(seat for seat, mine in enumerate(standings) if mine == best)
    parted = [[other[:n] for other in standings].count(best[:n]) == 1 for n in (1, 2, 3)]
    assert by is list(By)[[*parted, True].index(True)]


@given(st.tuples(few, few, few), st.tuples(few, few, few))
def test_two_standings(mine: Standing, other: Standing) -> None:
    assert (ahead(mine, other), level(mine, other)) == (mine > other, mine == other)


def test_standings_of_other_lengths_are_no_standings() -> None:
    for differ in (ahead, level):
        with pytest.raises(ValueError, match="zip"):
            differ((1,), (1, 2))
    with pytest.raises(ValueError, match="index"):
        ranked(By, [], [], [])
    with pytest.raises(ValueError, match="zip"):
        ranked(By, [1, 1], [2, 2], [3])
