"""A second opinion: questions exported as SMT-LIB and answered by another solver, where one is installed."""

from __future__ import annotations

from importlib import import_module
from typing import Any, Final

from verifier.kernel.proof_solver import Question

WORK: Final = 2_000_000
"""What a question may cost the second solver, in its own units."""


def second_solver() -> Any | None:
    """cvc5, or `None` where it is not installed."""
    try:
        return import_module("cvc5")
    except ModuleNotFoundError:
        return None


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
