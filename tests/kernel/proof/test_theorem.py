"""Statements: proved, refuted by the smallest values that break them, or honestly unknown."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import pytest
import z3

from courtroll.verifier.kernel.logic import and_, ite
from courtroll.verifier.kernel.proof.solver import Question
from courtroll.verifier.kernel.proof.theorem import (
    Cells,
    Number,
    Proof,
    Prover,
    Statement,
    Theorem,
    Verdict,
    numbers,
    prove,
    terms_of,
)
from courtroll.verifier.kernel.rules import Rule

A, B = z3.Ints("a b")


def largest(values: Sequence[int]) -> int:
    return max(values)


def test_a_true_statement_is_proved_on_every_path() -> None:
    prover = Prover(keep=True)
    statement = Statement(numbers("n", 3), largest, lambda v, most: z3.And(*(each <= most for each in v)))
    assert prover.holds(statement) == Proof(Verdict.PROVED)
    assert prover.paths == 4
    assert prover.kept is not None
    assert len(prover.kept) == prover.questions == 5


def test_a_false_statement_is_refuted_by_the_smallest_values() -> None:
    statement = Statement(
        numbers("n", 2), lambda v: v[0] + v[1], lambda v, total: total < 7, lambda v: [each >= 0 for each in v]
    )
    proof = Prover().holds(statement)
    assert proof.verdict is Verdict.REFUTED
    assert sum(int(part.rpartition(" ")[2]) for part in proof.witness) == 7


def test_cells_of_a_counterexample_are_named() -> None:
    statement = Statement(
        (Cells("land", (1, 2), lambda cell: f"cell {cell}"),), lambda v: v[0].bit_count(), lambda v, n: n < 2
    )
    assert Prover().holds(statement) == Proof(Verdict.REFUTED, ("land: cell 1 cell 2",))


def test_a_counterexample_that_does_not_replay_refutes_nothing() -> None:
    """Such as one from a symbolic value that behaves otherwise than the plain one."""

    def two_faced(values: Sequence[int]) -> int:
        return 1 if isinstance(values[0], int) else 2

    proof = Prover().holds(Statement((Number("n"),), two_faced, lambda v, got: got == 1))
    assert proof.verdict is Verdict.UNKNOWN
    assert "does not replay" in proof.why


def test_contradicting_assumptions_are_no_proof() -> None:
    statement = Statement((Number("n"),), lambda v: v[0], lambda v, n: n == 1, lambda v: [v[0] > 1, v[0] < 1])
    assert Prover().holds(statement).verdict is Verdict.UNKNOWN
    assert prove([A > 1, A < 1], A == 1).verdict is Verdict.UNKNOWN


def test_what_the_solver_gives_up_is_no_proof() -> None:
    cubes = [A * A * A + B * B * B == 114_343, A > 1, B > 1]
    proof = prove(cubes, A == B, Prover(work=10))
    assert (proof.verdict, "gave up" in proof.why) == (Verdict.UNKNOWN, True)


def test_what_is_refused_is_no_proof() -> None:
    proof = Prover().holds(Statement((Number("n"),), lambda v: v[0] % 2, lambda v, half: True))
    assert (proof.verdict, "quotient" in proof.why) == (Verdict.UNKNOWN, True)


def test_a_claim_that_is_no_truth_value_proves_nothing() -> None:
    proof = Prover().holds(Statement((Number("n"),), lambda v: v[0], lambda v, n: (n == n, n < n)))
    assert (proof.verdict, "not a truth value" in proof.why) == (Verdict.UNKNOWN, True)


def test_reaching_a_bound() -> None:
    def statement(wanted: int) -> Statement[int]:
        return Statement(
            (Number("n"),),
            lambda v: ite(and_(v[0] > 2, v[0] < 5), v[0], 0),
            lambda v, got: got == wanted,
        )

    assert Prover().happens(statement(4)).verdict is Verdict.PROVED
    assert Prover().happens(statement(5)).verdict is Verdict.REFUTED


def test_cases_one_by_one() -> None:
    prover = Prover()
    assert prover.every(range(5), lambda n: n < 5).verdict is Verdict.PROVED
    assert prover.every(range(5), lambda n: n < 3) == Proof(Verdict.REFUTED, ("3",))
    assert prover.every([], lambda n: True).verdict is Verdict.UNKNOWN


def theorem(*steps: Proof | Exception) -> Theorem:
    def run(prover: Prover) -> Iterator[Proof]:
        for step in steps:
            if isinstance(step, Exception):
                raise step
            yield step

    return Theorem("game.theorem.name", (Rule("game.rule", "says"),), "says", (), "bounds", run)


@pytest.mark.parametrize(
    ("steps", "verdict"),
    [
        ((), Verdict.UNKNOWN),
        ((Proof(Verdict.PROVED), Proof(Verdict.PROVED)), Verdict.PROVED),
        ((Proof(Verdict.PROVED), Proof(Verdict.REFUTED), Proof(Verdict.PROVED)), Verdict.REFUTED),
        ((Proof(Verdict.UNKNOWN), Proof(Verdict.PROVED)), Verdict.UNKNOWN),
        ((Proof(Verdict.PROVED), IndexError("no such row")), Verdict.UNKNOWN),
    ],
)
def test_a_theorem_is_proved_if_every_step_is(steps: tuple[Proof | Exception, ...], verdict: Verdict) -> None:
    assert theorem(*steps).prove(Prover()).verdict is verdict


def test_a_theorem_answers_to_its_id_and_its_rules() -> None:
    asked = ("game.theorem.name", "name", "game.rule", "game", "game.theorem")
    assert [theorem().answers_to(each) for each in asked] == [True, True, True, False, False]


def test_results_become_terms_and_stay_in_their_places() -> None:
    n = Number("n").symbol()
    assert terms_of((n, [1, None], "x")) == (n.term, (1, None), "x")


def test_a_question_can_be_asked_elsewhere() -> None:
    text = Question((A > 1,), A > 0).smt_lib()
    assert "(declare-fun a () Int)" in text
    assert "(check-sat)" in text


def test_every_question_has_a_solver_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    made = []
    fresh = z3.SimpleSolver

    def counted() -> z3.Solver:
        made.append(1)
        return fresh()

    monkeypatch.setattr(z3, "SimpleSolver", counted)
    for _ in range(3):
        assert prove([A > 1], A > 0).verdict is Verdict.PROVED
    assert len(made) == 6
