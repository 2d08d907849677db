"""What is asked of every theorem of a room: that it is proved, confirmed, and says what it is about."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache

import pytest

from courtroll.verifier.kernel.proof.certificate import second_answer, second_solver
from courtroll.verifier.kernel.proof.theorem import Proof, Prover, Theorem, Verdict
from courtroll.verifier.kernel.room import room

ASKED_AGAIN = 12
"""So many questions of a theorem go to the second solver, spread over all of them."""
Planted = Sequence[tuple[object, str, object, str]]
"""A module, a name in it, what stands there instead, and the theorem that must find it out."""


def called(part: object) -> str:
    """The same name in every process."""
    if isinstance(part, tuple):
        return "+".join(called(each) for each in part)
    return str(getattr(part, "__name__", part))


def each_of(theorems: Sequence[Theorem]) -> Callable[..., pytest.MarkDecorator]:
    return pytest.mark.parametrize("theorem", theorems, ids=lambda theorem: theorem.id)


@cache
def proved(theorem: Theorem) -> tuple[Proof, Prover]:
    prover = Prover(keep=True)
    return theorem.prove(prover), prover


def is_proved(theorem: Theorem) -> None:
    proof, prover = proved(theorem)
    assert proof == Proof(Verdict.PROVED)
    assert prover.paths + prover.cases > 0


def is_confirmed(theorem: Theorem) -> None:
    cvc5 = second_solver()
    if cvc5 is None:
        pytest.skip("cvc5 is not installed (extra: proofs)")
    questions = proved(theorem)[1].kept or []
    asked = questions[:: -(-len(questions) // ASKED_AGAIN) or 1]
    assert [second_answer(question, cvc5) for question in asked] == ["unsat"] * len(asked)


def says_what_it_is_about(theorem: Theorem, game: str) -> None:
    known = {rule.id for rule in room(game).rulebook.rules}
    assert theorem.rules
    assert {rule.id for rule in theorem.rules} <= known
    assert theorem.id.startswith(f"{game}.theorem.")
    assert theorem.id not in known
    assert theorem.says.endswith(".")
    assert theorem.bounds
    assert set(theorem.players) <= set(room(game).players)


def planted_and(*conditions: bool) -> bool:
    """A combinator that is true wherever anything symbolic is asked."""
    return all(each for each in conditions if isinstance(each, bool))


def proof_of(name: str, theorems: Sequence[Theorem]) -> Proof:
    (theorem,) = [each for each in theorems if each.id.rpartition(".")[2] == name]
    return theorem.prove(Prover())


def is_refuted(name: str, theorems: Sequence[Theorem]) -> None:
    """A plain counterexample is shown, and the wrong rule has been run on it."""
    found = proof_of(name, theorems)
    assert found.verdict is Verdict.REFUTED
    assert found.witness
