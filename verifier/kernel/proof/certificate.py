"""A second opinion: questions exported as SMT-LIB and answered by another solver, where one is installed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from importlib import import_module
from typing import Any, Final

from courtroll.verifier.kernel.proof.solver import Question
from courtroll.verifier.kernel.proof.theorem import Proof, Prover, Verdict

WORK: Final = 2_000_000
"""What a question may cost the second solver, in its own units."""
ASKED: Final = 40
"""So many questions of a theorem go to the second solver, spread over all of them."""


@dataclass(frozen=True, slots=True)
class Opinion:
    """What the second solver says to a theorem's questions. Whatever it did not confirm, it gave up or denied."""

    solver: str
    questions: int
    asked: int
    confirmed: int
    gave_up: int

    @property
    def denied(self) -> int:
        """Questions to which it found a counterexample: then one of the two solvers is wrong."""
        return self.asked - self.confirmed - self.gave_up


def second_solver() -> Any | None:
    """cvc5, or `None` where it is not installed."""
    try:
        return import_module("cvc5")
    except ModuleNotFoundError:
        return None


def asked_again(proof: Proof, prover: Prover) -> tuple[Proof, Opinion | None]:
    """A proof with what the second solver says to its questions. What it denies is no longer proved."""
    cvc5 = second_solver()
    if cvc5 is None or proof.verdict is not Verdict.PROVED:
        return proof, None
    opinion = second_opinion(prover.kept or (), cvc5)
    if opinion.denied:
        return Proof(Verdict.UNKNOWN, why=f"{opinion.solver} denies what z3 proves"), opinion
    return proof, opinion


def second_opinion(questions: Sequence[Question], cvc5: Any, most: int = ASKED) -> Opinion:
    """What the second solver says to as many of the questions as there is time for."""
    step = -(-len(questions) // most) or 1
    answers = [second_answer(question, cvc5) for question in questions[::step]]
    given_up = sum(answer.startswith("unknown") for answer in answers)
    return Opinion(f"cvc5 {cvc5.__version__}", len(questions), len(answers), answers.count("unsat"), given_up)


def second_answer(question: Question, cvc5: Any) -> str:
    """What the second solver says to the search for a counterexample: "unsat" confirms the proof."""
    solver = cvc5.Solver(cvc5.TermManager())
    solver.setOption("rlimit", str(WORK))
    parser = cvc5.InputParser(solver)
    text = f"(set-logic ALL)\n{question.smt_lib()}"
    parser.setStringInput(cvc5.InputLanguage.SMT_LIB_2_6, text, "proof")
    symbols = parser.getSymbolManager()
    said = ""
    while not (command := parser.nextCommand()).isNull():
        said = str(command.invoke(solver, symbols)).strip() or said
    return said
