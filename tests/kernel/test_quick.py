"""Quick classes are the frozen dataclasses that they are declared as, and a draft of a state is that state."""

from __future__ import annotations

import copy
import dataclasses
import pickle
from dataclasses import FrozenInstanceError, dataclass, fields
from importlib import import_module
from typing import Any, cast

import pytest

from courtroll.verifier.games.noblemen.table.state import Phase, Turn
from courtroll.verifier.kernel.chance import Noting
from courtroll.verifier.kernel.logic import KEPT, of_objects, row
from courtroll.verifier.kernel.quick import quick, replace
from courtroll.verifier.kernel.room import playable


@quick
@dataclass(frozen=True, slots=True)
class Estate:
    cells: tuple[int, ...]
    owner: str = "nobody"


MINE = Estate((1, 2), "A")


def test_it_is_made_and_changed_as_the_dataclass_is() -> None:
    assert (MINE.cells, MINE.owner) == ((1, 2), "A")
    assert Estate((1,)) == Estate(cells=(1,), owner="nobody") != MINE
    assert replace(MINE, owner="B") == dataclasses.replace(MINE, owner="B") == Estate((1, 2), "B")
    assert repr(MINE).endswith("Estate(cells=(1, 2), owner='A')")
    assert {MINE: 1}[Estate((1, 2), "A")] == 1


def test_it_is_copied_and_sent_to_other_processes() -> None:
    turn = Turn(Phase.ACT, 1, 2, laid=3)
    for same in (copy.copy(turn), copy.deepcopy(turn), pickle.loads(pickle.dumps(turn))):
        assert same == turn
        assert type(same) is Turn


def test_it_stays_frozen_and_wants_what_has_no_default() -> None:
    with pytest.raises(FrozenInstanceError):
        MINE.owner = "B"  # type: ignore[misc]
    with pytest.raises(TypeError, match="cells"):
        Estate()  # type: ignore[call-arg]
    with pytest.raises(AttributeError, match="colour"):
        replace(MINE, colour="red")  # type: ignore[call-arg]


@pytest.mark.parametrize("game", ["noblemen", "kings-progress", "bruges", "palais-royal"])
def test_a_draft_has_the_parts_of_its_state_as_they_are(game: str) -> None:
    held = playable(game)
    assert held is not None
    state: Any = held.begin(
        {"courtroll": 1, "game": game, "players": ["A", "B", "C"], "seed": 1} | dict(held.unattended())
    )
    package = f"courtroll.verifier.games.{game.replace('-', '_')}.moves.draft"
    draft = import_module(package).Draft(state, Noting())
    assert all(getattr(draft, each.name) is getattr(state, each.name) for each in fields(state))
    assert draft.freeze() == state
    assert draft.step().lines == ()
    draft.points = (9, 9, 9)
    assert draft.freeze() == replace(state, points=(9, 9, 9)) != state


def test_what_follows_from_objects_is_kept_by_what_objects_they_are() -> None:
    asked: list[tuple[int, ...]] = []

    @of_objects
    def sums(one: tuple[int, ...], other: tuple[int, ...]) -> int:
        asked.append(one)
        return sum(one) + sum(other)

    some = [(n, n) for n in range(KEPT + 1)]
    assert [sums(each, some[1]) for each in (some[0], some[2], some[0])] == [2, 6, 2]
    assert asked == [some[0], some[2]]
    assert [sums(each, each) for each in some] == [4 * n for n in range(KEPT + 1)]
    assert sums(some[0], some[1]) == 2
    assert asked.count(some[0]) == 3, "the oldest are forgotten, not mixed up"
    cast(Any, sums).cache_clear()
    assert (sums(some[0], some[1]), asked.count(some[0])) == (2, 4)


def test_a_row_of_plain_numbers_is_a_tuple() -> None:
    assert row(-1, 2) == (-1, 2)


def test_a_row_that_begins_with_a_symbol_is_what_the_symbol_makes_of_it() -> None:
    class Symbol:
        def row(self, others: tuple[object, ...]) -> object:
            return "symbol", others

    assert cast(object, row(cast(int, Symbol()), 2, 3)) == ("symbol", (2, 3))
