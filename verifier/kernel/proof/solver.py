"""Questions to z3: a fresh solver for each, a budget of work, and no answer but yes or no."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

import z3

from courtroll.verifier.kernel.proof.values import Stuck

WORK: Final = 50_000_000
"""What a question may cost, in z3's own units: a budget of work, not of time."""


@dataclass(frozen=True, slots=True)
class Question:
    """Whether the claim holds whenever all the assumptions do."""

    assumptions: tuple[z3.BoolRef, ...]
    claim: z3.BoolRef

    @property
    def against(self) -> tuple[z3.BoolRef, ...]:
        """What a counterexample would have to meet."""
        return (*self.assumptions, z3.Not(self.claim))

    def smt_lib(self) -> str:
        """The search for a counterexample, for any other solver to repeat."""
        solver = z3.Solver()
        solver.add(*self.against)
        return str(solver.to_smt2())


def model_of(conditions: Iterable[z3.BoolRef], work: int = WORK) -> z3.ModelRef | None:
    """Values that meet all the conditions; `None` where there are none, `Stuck` where that was not found out."""
    return _answer(_solver(conditions, work), work)


class Growing:
    """Conditions that become more, asked of one solver, so that it need not begin anew each time."""

    def __init__(self, conditions: Iterable[z3.BoolRef], work: int) -> None:
        self._solver = _solver(conditions, work)
        self._work = work

    def add(self, condition: z3.BoolRef) -> None:
        self._solver.add(condition)

    def model_with(self, condition: z3.BoolRef) -> z3.ModelRef | None:
        """Values that meet one condition more."""
        self._solver.push()
        self._solver.add(condition)
        model = _answer(self._solver, self._work)
        self._solver.pop()
        return model


def _solver(conditions: Iterable[z3.BoolRef], work: int) -> z3.Solver:
    solver = z3.SimpleSolver()
    solver.set("rlimit", work)
    solver.add(*conditions)
    return solver


def _answer(solver: z3.Solver, work: int) -> z3.ModelRef | None:
    """z3 takes Ctrl-C for itself and then says "canceled", as it does when the budget is spent."""
    before = _spent(solver)
    found = solver.check()
    if found == z3.unknown:
        why = solver.reason_unknown()
        if why == "canceled":
            if _spent(solver) - before < work:
                raise KeyboardInterrupt
            why = f"its budget of {work:,} units of work is spent"
        raise Stuck(f"the solver gave up: {why}")
    return solver.model() if found == z3.sat else None


def _spent(solver: z3.Solver) -> int:
    """What all questions so far have cost."""
    return int(solver.statistics().get_key_value("rlimit count"))
