"""Every theorem is proved, and every proof carries its certificate.

That assumptions can be met and no path is missing is checked by the prover itself, each time (see
`tests/kernel/test_proof_explore.py`); here a second solver repeats what the first one said.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib import import_module

import pytest

from verifier.games.noblemen.theorems import THEOREMS
from verifier.kernel.proof import Proof, Prover, Theorem, Verdict
from verifier.kernel.proof_certificate import second_answer, second_solver
from verifier.kernel.proof_solver import Question
from verifier.kernel.room import room

ASKED_AGAIN = 40
"""So many questions of a theorem go to the second solver, spread over all of them."""
TOO_MUCH_FOR_IT = {"noblemen.theorem.building-points": 2, "noblemen.theorem.more-land": 4}
"""How many of those the second solver may give up; it must never contradict."""

each_theorem = pytest.mark.parametrize("theorem", THEOREMS, ids=lambda theorem: theorem.id)


@cache
def proved(theorem: Theorem) -> tuple[Proof, Prover]:
    prover = Prover(keep=True)
    return theorem.prove(prover), prover


@each_theorem
def test_it_is_proved(theorem: Theorem) -> None:
    proof, prover = proved(theorem)
    assert proof == Proof(Verdict.PROVED)
    assert prover.paths + prover.cases > 0


@each_theorem
def test_a_second_solver_confirms_it(theorem: Theorem) -> None:
    cvc5 = second_solver()
    if cvc5 is None:
        pytest.skip("cvc5 is not installed (extra: proofs)")
    _, prover = proved(theorem)
    answers = [second_answer(question, cvc5) for question in some(prover.kept or ())]
    given_up = [answer for answer in answers if answer != "unsat"]
    assert set(given_up) <= {"unknown (RESOURCEOUT)"}
    assert len(given_up) <= TOO_MUCH_FOR_IT.get(theorem.id, 0)


def some(questions: Sequence[Question]) -> Sequence[Question]:
    return questions[:: -(-len(questions) // ASKED_AGAIN) or 1]


@each_theorem
def test_it_says_what_it_is_about(theorem: Theorem) -> None:
    known = {rule.id for rule in room("noblemen").RULES}
    assert theorem.rules
    assert {rule.id for rule in theorem.rules} <= known
    assert theorem.says.endswith(".")
    assert theorem.bounds
    assert set(theorem.players) <= set(room("noblemen").PLAYERS)


def test_ids_are_unique_and_no_rules() -> None:
    ids = [theorem.id for theorem in THEOREMS]
    assert len(set(ids)) == len(ids)
    assert not set(ids) & {rule.id for rule in room("noblemen").RULES}


def test_no_room_but_its_theorems_needs_the_solver() -> None:
    import subprocess
    import sys

    script = "import sys, verifier.games.noblemen.room, calculator.cli; sys.exit('z3' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", script], check=False).returncode == 0
    assert import_module("verifier.games.noblemen.theorems").THEOREMS is THEOREMS
