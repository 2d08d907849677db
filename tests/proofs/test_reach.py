"""Theorems run what answers run, and what decides in answers and is run by none is listed with a reason."""

from __future__ import annotations

from functools import cache

import pytest

from courtroll.verifier.kernel.room import BUILT_IN
from tests.proofs import reach
from tests.proofs.reach import Function, Run

pytestmark = [pytest.mark.nightly, pytest.mark.deep, pytest.mark.xdist_group("reach")]


NO_RULES = {
    ("games.bruges.table.equipment", "standard"): "the box where nobody typed anything, which answers read from files",
}
"""What proofs call beside rules, and what it is."""


@cache
def ran(game: str) -> tuple[set[Function], Run]:
    return reach.both(game)


@pytest.mark.parametrize("game", BUILT_IN)
def test_every_function_under_a_theorem_is_run_by_some_answer(game: str) -> None:
    answers, theorems = ran(game)
    room = f"games.{game.replace('-', '_')}."
    assert {each for each in theorems.by_proofs - answers if each[0].startswith(room)} <= set(NO_RULES)


@pytest.mark.parametrize("game", BUILT_IN)
def test_what_decides_and_is_run_by_no_theorem_is_listed_with_a_reason(game: str) -> None:
    answers, theorems = ran(game)
    listed = reach.listed(game)
    assert {each.module: each.functions for each in listed} == reach.unproved(game, answers, theorems)
    assert [each.module for each in listed if not each.why] == []
