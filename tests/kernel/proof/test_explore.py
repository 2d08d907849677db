"""Paths: all are followed, that they are all is certified, and what cannot be followed ends the proof."""

from __future__ import annotations

from typing import cast

import pytest
import z3

from courtroll.verifier.kernel.proof.explore import cover, explore
from courtroll.verifier.kernel.proof.solver import model_of
from courtroll.verifier.kernel.proof.values import Stuck, SymBits, SymInt

X, Y = z3.Ints("x y")
x, y = (cast(int, SymInt(term)) for term in (X, Y))


def test_every_way_an_if_can_go_is_a_path() -> None:
    paths = explore(lambda: "small" if x < 3 else "large" if x > 9 else "middling", ())
    assert sorted(path.result for path in paths) == ["large", "middling", "small"]
    assert model_of(cover(paths, ()).against) is None


def test_what_the_assumptions_decide_is_no_fork() -> None:
    assert [path.result for path in explore(lambda: x < 3, [X > 5])[0:]] != []
    assert len(explore(lambda: "low" if x < 3 else "high", [X > 5])) == 1


def test_sorting_gives_a_path_for_each_order() -> None:
    paths = explore(lambda: tuple(sorted((0, 1), key=lambda i: -(x, y)[i])), ())
    assert sorted(path.result for path in paths) == [(0, 1), (1, 0)]


def test_membership_forks() -> None:
    assert {path.result for path in explore(lambda: x in (1, 2), ())} == {True, False}


def test_a_set_may_be_asked_whether_it_is_empty() -> None:
    cells = SymBits.free("s", range(3))
    assert {path.result for path in explore(lambda: bool(cells), ())} == {True, False}


@pytest.mark.parametrize("dropped", range(3))
def test_a_lost_path_breaks_the_certificate(dropped: int) -> None:
    paths = explore(lambda: "small" if x < 3 else "large" if x > 9 else "middling", ())
    left = [path for i, path in enumerate(paths) if i != dropped]
    assert model_of(cover(left, ()).against) is not None


def test_assumptions_that_nothing_meets_prove_nothing() -> None:
    with pytest.raises(Stuck, match="nothing meets"):
        explore(lambda: x, [X > 1, X < 1])


def test_a_budget_of_paths() -> None:
    def steps() -> int:
        return next((n for n in range(100) if x == n), 100)

    with pytest.raises(Stuck, match="more than 5 paths"):
        explore(steps, (), paths=5)


def test_a_budget_of_work() -> None:
    with pytest.raises(Stuck, match="gave up"):
        explore(lambda: x < y, [X * X * X + Y * Y * Y == 114_343, X > 1, Y > 1], work=10)


def test_a_rule_that_asks_differently_each_time_is_refused() -> None:
    asked = iter(range(100))

    def fickle() -> bool:
        return x > next(asked)

    with pytest.raises(Stuck, match="other questions"):
        explore(lambda: "a" if fickle() else "b", ())
