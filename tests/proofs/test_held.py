"""A theorem names all that it holds at one value, and no more."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import pytest

from courtroll.verifier.games.bruges import proofs as bruges
from courtroll.verifier.games.kings_progress import proofs as kings_progress
from courtroll.verifier.games.noblemen import proofs as noblemen
from courtroll.verifier.games.palais_royal import proofs as palais_royal
from courtroll.verifier.kernel.proof.theorem import Theorem
from tests.proofs.held import held

ROOMS: Final = (noblemen, kings_progress, bruges, palais_royal)
THEOREMS: Final = tuple(theorem for room in ROOMS for theorem in room.THEOREMS)


@pytest.mark.nightly
@pytest.mark.parametrize("theorem", [pytest.param(t, id=t.id) for t in THEOREMS])
def test_it_names_what_it_holds_at_one_value(theorem: Theorem) -> None:
    assert set(theorem.held) == held(theorem)
    assert len(theorem.held) == len(set(theorem.held))


def test_a_field_that_a_theorem_forgets_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    run, florins = bruges.Counted.run, bruges.SCORED.index("florins")

    def with_three_florins(player: bruges.Counted, v: Sequence[int]) -> int:
        return run(player, (*v[:florins], 3, *v[florins + 1 :]))

    monkeypatch.setattr(bruges.Counted, "run", with_three_florins)
    (total,) = [each for each in bruges.THEOREMS if each.id.endswith(".total")]
    assert held(total) == {*total.held, "Player.florins"}
