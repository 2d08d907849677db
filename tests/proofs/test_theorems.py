"""Every theorem says what it is about; those about games that are scored only are proved and confirmed."""

from __future__ import annotations

from typing import Final

import pytest

from courtroll.verifier.games.bruges import proofs as bruges
from courtroll.verifier.games.kings_progress import proofs as kings_progress
from courtroll.verifier.games.noblemen import proofs as noblemen
from courtroll.verifier.games.palais_royal import proofs as palais_royal
from courtroll.verifier.kernel.proof.certificate import second_answer, second_solver
from courtroll.verifier.kernel.proof.theorem import Proof, Theorem, Verdict
from courtroll.verifier.kernel.room import room
from tests.proofs.certificates import LONG, each_of, proved

THEOREMS: Final = (*bruges.THEOREMS, *kings_progress.THEOREMS, *palais_royal.THEOREMS)
QUICK: Final = tuple(theorem for theorem in THEOREMS if theorem.id not in LONG)
AT_NIGHT: Final = tuple(theorem for theorem in THEOREMS if theorem.id in LONG)
ASKED_AGAIN: Final = 12
"""So many questions of a theorem go to the second solver, spread over all of them."""


def is_proved(theorem: Theorem) -> None:
    proof, prover = proved(theorem)
    assert proof == Proof(Verdict.PROVED)
    assert prover.paths + prover.cases > 0


@each_of(QUICK)
def test_it_is_proved(theorem: Theorem) -> None:
    is_proved(theorem)


@pytest.mark.nightly
@each_of(AT_NIGHT)
def test_it_is_proved_in_the_end(theorem: Theorem) -> None:
    is_proved(theorem)


@pytest.mark.nightly
@pytest.mark.deep
@pytest.mark.no_cover
@each_of(THEOREMS)
def test_a_second_solver_confirms_it(theorem: Theorem) -> None:
    cvc5 = second_solver()
    if cvc5 is None:
        pytest.skip("cvc5 is not installed (extra: proofs)")
    questions = proved(theorem)[1].kept or []
    asked = questions[:: -(-len(questions) // ASKED_AGAIN) or 1]
    assert [second_answer(question, cvc5) for question in asked] == ["unsat"] * len(asked)


@each_of((*noblemen.THEOREMS, *THEOREMS))
def test_it_says_what_it_is_about(theorem: Theorem) -> None:
    game, about, _ = theorem.id.split(".")
    assert about == "theorem"
    known = {rule.id for rule in room(game).rulebook.rules}
    assert theorem.rules
    assert {rule.id for rule in theorem.rules} <= known
    assert theorem.id not in known
    assert theorem.says.endswith(".")
    assert theorem.bounds
    assert set(theorem.players) <= set(room(game).players)
