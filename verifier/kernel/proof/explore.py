"""Runs a rule function on symbolic values, once for every way its plain `if`s can go.

The answer is all paths or an exception, and that they are all is checked, not believed: a certificate says that
whatever meets the assumptions takes one of the paths.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final, Generic, TypeVar

import z3

from courtroll.verifier.kernel.proof.solver import WORK, Growing, Question, model_of
from courtroll.verifier.kernel.proof.values import Stuck, all_of, any_of, decider

PATHS: Final = 5_000
"""So many paths are followed before the proof is given up."""
R = TypeVar("R")


@dataclass(frozen=True, slots=True)
class Path(Generic[R]):
    """One way through a rule function: what was true on it, and what came out."""

    taken: tuple[z3.BoolRef, ...]
    result: R

    @property
    def condition(self) -> z3.BoolRef:
        return all_of(self.taken)


@dataclass(frozen=True, slots=True)
class _Start:
    """Where a path parts from one that was followed before, and values that go this way."""

    taken: tuple[z3.BoolRef, ...]
    model: z3.ModelRef


class _Run:
    """One run of the rule function: follows its start, then whatever the start's values meet."""

    def __init__(self, start: _Start, assumptions: Sequence[z3.BoolRef], work: int) -> None:
        self.start = start
        self.taken: list[z3.BoolRef] = []
        self.elsewhere: list[_Start] = []
        self.here = Growing((*assumptions, *start.taken), work)

    def decide(self, condition: z3.BoolRef) -> bool:
        condition = z3.simplify(condition)
        if z3.is_true(condition) or z3.is_false(condition):
            return bool(z3.is_true(condition))
        step = len(self.taken)
        if step < len(self.start.taken):
            return self._retrace(condition, self.start.taken[step])
        here = bool(z3.is_true(self.start.model.eval(condition, model_completion=True)))
        this, other = (condition, z3.Not(condition)) if here else (z3.Not(condition), condition)
        model = self.here.model_with(other)
        if model is not None:
            self.elsewhere.append(_Start((*self.taken, other), model))
        self.taken.append(this)
        self.here.add(this)
        return here

    def _retrace(self, condition: z3.BoolRef, taken: z3.BoolRef) -> bool:
        for holds, term in ((True, condition), (False, z3.Not(condition))):
            if term.eq(taken):
                self.taken.append(taken)
                return holds
        raise Stuck("a rule function asks other questions when it is run again")


def explore(
    run: Callable[[], R], assumptions: Sequence[z3.BoolRef], paths: int = PATHS, work: int = WORK
) -> tuple[Path[R], ...]:
    """All paths that the assumptions leave open."""
    model = model_of(assumptions, work)
    if model is None:
        raise Stuck("nothing meets the assumptions")
    waiting = [_Start((), model)]
    out: list[Path[R]] = []
    while waiting:
        if len(out) == paths:
            raise Stuck(f"more than {paths} paths")
        this = _Run(waiting.pop(), assumptions, work)
        token = decider.set(this.decide)
        try:
            result = run()
        finally:
            decider.reset(token)
        out.append(Path(tuple(this.taken), result))
        waiting += this.elsewhere
    return tuple(out)


def cover(paths: Sequence[Path[R]], assumptions: Sequence[z3.BoolRef]) -> Question:
    """The certificate: whatever meets the assumptions takes one of these paths."""
    return Question(tuple(assumptions), any_of(path.condition for path in paths))
