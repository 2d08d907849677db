"""Theorems about rule functions, proved by running those very functions on values that stand for all values.

A `Statement` says: for all values of its symbols that meet `given`, what the rule function gives meets `claim`.
The `Prover` runs the function along every path, asks the solver for a counterexample on each, and has it
certified that no path is missing. A counterexample is made as small as possible and counts only if the rule
function, run on its plain values, breaks the claim too.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from ctypes import ArgumentError
from dataclasses import dataclass, replace
from enum import StrEnum
from functools import partial
from typing import Any, Final, Generic, TypeVar, cast

import z3

from courtroll.verifier.kernel.proof.explore import PATHS, Path, cover, explore
from courtroll.verifier.kernel.proof.solver import WORK, Question, model_of
from courtroll.verifier.kernel.proof.values import (
    FALSE,
    TRUE,
    Refused,
    Stuck,
    SymBits,
    SymBool,
    SymInt,
    SymTuple,
    all_of,
    any_of,
    as_set,
    at,
    certain,
    literals,
    merge,
    number,
    total,
)
from courtroll.verifier.kernel.rules import Rule

__all__ = [
    "FALSE", "PROVED", "TRUE", "WORK", "AsTable", "Cells", "Number", "Path", "Proof", "Prover", "Question", "Refused",
    "Shown", "Statement", "Stuck", "SymBits", "SymBool", "SymInt", "SymTuple", "Theorem", "Verdict", "all_of", "any_of",
    "as_set", "at", "certain", "literals", "merge", "named", "number", "numbers", "prove", "terms_of", "total",
]  # fmt: skip

R = TypeVar("R")
T = TypeVar("T")
Terms = Any
"""Terms of z3, in tuples as the rule function gave them. z3 has no types."""


class Verdict(StrEnum):
    PROVED = "proved"
    REFUTED = "refuted"
    UNKNOWN = "unknown"


@dataclass(frozen=True, slots=True)
class Shown:
    """A counterexample written as a table, of which the engine itself was asked."""

    position: Mapping[str, object]
    """The table as a position file."""
    asked: str
    answered: str
    wanted: str
    """What the specification says."""

    @property
    def differs(self) -> bool:
        """Whether what is wrong shows in the engine's own answer."""
        return self.answered != self.wanted


@dataclass(frozen=True, slots=True)
class Proof:
    """What became of a claim. `witness` says what is true in a counterexample, `why` what is not known.

    `shown` is a counterexample as a table: the same one where it can be described, else the smallest that can.
    """

    verdict: Verdict
    witness: tuple[str, ...] = ()
    why: str = ""
    shown: Shown | None = None


PROVED: Final = Proof(Verdict.PROVED)


@dataclass(frozen=True, slots=True)
class Number:
    """A symbol for a whole number."""

    name: str

    def symbol(self) -> SymInt:
        return SymInt(z3.Int(self.name))

    def plain(self, model: z3.ModelRef) -> int:
        return int(model.eval(z3.Int(self.name), model_completion=True).as_long())

    def size(self) -> z3.ArithRef:
        return abs(self.symbol()).term

    def told(self, value: int) -> str:
        return f"{self.name} = {value}"


@dataclass(frozen=True, slots=True)
class Cells:
    """A symbol for any subset of some cells."""

    name: str
    where: tuple[int, ...]
    say: Callable[[int], str] = str

    def symbol(self) -> SymBits:
        return SymBits.free(self.name, self.where)

    def plain(self, model: z3.ModelRef) -> int:
        there = (z3.is_true(model.eval(when, model_completion=True)) for when in self.symbol().bits.values())
        return sum(1 << cell for cell, is_in in zip(self.where, there, strict=True) if is_in)

    def size(self) -> z3.ArithRef:
        return self.symbol().bit_count().term

    def told(self, value: int) -> str:
        return f"{self.name}: {' '.join(self.say(cell) for cell in self.where if value >> cell & 1) or 'none'}"


def numbers(name: str, n: int) -> tuple[Number, ...]:
    return tuple(Number(f"{name} {i + 1}") for i in range(n))


def terms_of(value: object) -> Terms:
    """What a rule function gave, as terms; sets of cells, and plain values, stay as they are."""
    if isinstance(value, SymInt | SymBool):
        return value.term
    if isinstance(value, tuple | list):
        return tuple(terms_of(each) for each in value)
    return value


@dataclass(frozen=True, slots=True)
class AsTable:
    """How a counterexample is written as a table: `show` does it for plain values that meet `when`."""

    show: Callable[[Sequence[int]], Shown | None]
    when: Callable[[Terms], Iterable[Terms]] = lambda values: ()


@dataclass(frozen=True, slots=True)
class Statement(Generic[R]):
    """For all values of the symbols that meet `given`, what `rule` gives meets `claim`.

    `rule` gets symbolic values that pose as plain numbers; `given` and `claim` get terms of z3, or the plain
    numbers of a counterexample.
    """

    symbols: tuple[Number | Cells, ...]
    rule: Callable[[Sequence[int]], R]
    claim: Callable[[Terms, Terms], Terms]
    given: Callable[[Terms], Iterable[Terms]] = lambda values: ()
    told: Callable[[Sequence[int]], tuple[str, ...]] | None = None
    table: AsTable | None = None

    def terms(self) -> Terms:
        return terms_of([each.symbol() for each in self.symbols])

    def assumptions(self) -> tuple[z3.BoolRef, ...]:
        return tuple(self.given(self.terms()))

    def run(self) -> R:
        return self.rule(cast("tuple[int, ...]", tuple(each.symbol() for each in self.symbols)))

    def claimed(self, result: R) -> z3.BoolRef:
        return _as_term(self.claim(self.terms(), terms_of(result)))

    def holds_for(self, values: Sequence[int]) -> bool:
        """Whether the claim holds for plain values, by running the rule function on them."""
        return bool(z3.is_true(z3.simplify(_as_term(self.claim(tuple(values), terms_of(self.rule(values)))))))

    def tell(self, values: Sequence[int]) -> tuple[str, ...]:
        if self.told is not None:
            return self.told(values)
        return tuple(each.told(value) for each, value in zip(self.symbols, values, strict=True))


def _as_term(claim: Terms) -> z3.BoolRef:
    if not isinstance(claim, z3.BoolRef | bool):
        raise Refused(f"a claim is a {type(claim).__name__}, not a truth value")
    return z3.BoolVal(claim) if isinstance(claim, bool) else claim


class Prover:
    """Proves one theorem: counts its paths and questions, and keeps the questions for a second solver if asked to."""

    def __init__(self, *, keep: bool = False, work: int = WORK, most_paths: int = PATHS) -> None:
        self.paths = 0
        self.cases = 0
        self.questions = 0
        self.kept: list[Question] | None = [] if keep else None
        self.work = work
        self.most_paths = most_paths

    def holds(self, statement: Statement[R]) -> Proof:
        """Whether a statement is true of all values."""
        try:
            given = statement.assumptions()
            paths = self.explored(statement.run, given)
            claims = [statement.claimed(path.result) for path in paths]
            alike, others = _common(claims)
            # The paths are all there are: what is claimed on each of them is claimed of all values.
            questions = [Question((*given, *path.taken), each) for path, each in zip(paths, others, strict=True)]
            for question in (*([Question(tuple(given), alike)] if alike is not None else []), *questions):
                if self._model_against(question) is not None:
                    wrong = any_of(all_of([p.condition, z3.Not(c)]) for p, c in zip(paths, claims, strict=True))
                    return self._refuted(statement, (*given, wrong))
        except Stuck as stuck:
            return Proof(Verdict.UNKNOWN, why=str(stuck))
        return PROVED

    def happens(self, statement: Statement[R]) -> Proof:
        """Whether there are values for which the claim holds: that a bound is reached."""
        try:
            given = statement.assumptions()
            for path in self.explored(statement.run, given):
                conditions = (*given, *path.taken, statement.claimed(path.result))
                self.questions += 1
                model = model_of(conditions, self.work)
                if model is not None and statement.holds_for([each.plain(model) for each in statement.symbols]):
                    return PROVED
        except Stuck as stuck:
            return Proof(Verdict.UNKNOWN, why=str(stuck))
        return Proof(Verdict.REFUTED, why="what should be possible never happens")

    def every(
        self,
        cases: Iterable[T],
        holds: Callable[[T], bool],
        tell: Callable[[T], str] = repr,
        show: Callable[[T], Shown | None] = lambda case: None,
    ) -> Proof:
        """Whether something holds in each of finitely many plain cases, the smallest first."""
        before = self.cases
        for case in cases:
            self.cases += 1
            if not holds(case):
                return Proof(Verdict.REFUTED, (tell(case),), shown=_asked(partial(show, case)))
        return PROVED if self.cases > before else Proof(Verdict.UNKNOWN, why="there are no cases")

    def explored(self, run: Callable[[], R], assumptions: Sequence[z3.BoolRef]) -> tuple[Path[R], ...]:
        """All paths, certified to be all."""
        paths = explore(run, assumptions, self.most_paths, self.work)
        self.paths += len(paths)
        if self._model_against(cover(paths, assumptions)) is not None:
            raise Stuck("a path is missing")
        return paths

    def _model_against(self, question: Question) -> z3.ModelRef | None:
        self.questions += 1
        if self.kept is not None:
            self.kept.append(question)
        return model_of(question.against, self.work)

    def _refuted(self, statement: Statement[R], conditions: tuple[z3.BoolRef, ...]) -> Proof:
        """The smallest counterexample, replayed through the rule function, and through the engine if it can be."""
        size = total(each.size() for each in statement.symbols)
        model = smallest(conditions, size, self.work)
        values = [each.plain(model) for each in statement.symbols]
        if statement.holds_for(values):
            why = f"a counterexample does not replay: {', '.join(statement.tell(values))}"
            return Proof(Verdict.UNKNOWN, why=why)
        shown = None
        if statement.table is not None:
            shown = _asked(partial(self._as_table, statement, statement.table, conditions, size))
        return Proof(Verdict.REFUTED, statement.tell(values), shown=shown)

    def _as_table(
        self, statement: Statement[R], table: AsTable, conditions: tuple[z3.BoolRef, ...], size: z3.ArithRef
    ) -> Shown | None:
        """The smallest counterexample that can be described as a table; nothing where none can be."""
        wanted = (*conditions, *table.when(statement.terms()))
        if model_of(wanted, self.work) is None:
            return None
        model = smallest(wanted, size, self.work)
        return table.show([each.plain(model) for each in statement.symbols])


def _common(claims: Sequence[z3.BoolRef]) -> tuple[z3.BoolRef | None, list[z3.BoolRef]]:
    """What several claims have in common, and each without it."""
    parts = [claim.children() if z3.is_and(claim) else [claim] for claim in claims]
    shared = set.intersection(*({part.get_id() for part in mine} for mine in parts)) if len(parts) > 1 else set[int]()
    if not shared:
        return None, list(claims)
    alike = [part for part in parts[0] if part.get_id() in shared]
    return all_of(alike), [all_of(part for part in mine if part.get_id() not in shared) for mine in parts]


def _asked(ask: Callable[[], Shown | None]) -> Shown | None:
    """What the engine says of a table; nothing where a wrong rule has broken it."""
    try:
        return ask()
    except Exception:  # whatever a wrong rule raises: the counterexample stands without it
        return None


def smallest(conditions: Sequence[z3.BoolRef], size: z3.ArithRef, work: int = WORK) -> z3.ModelRef:
    """Values of the least size that meet conditions which some values are known to meet."""
    model = model_of(conditions, work)
    assert model is not None
    low, best = 0, model.eval(size, model_completion=True).as_long()
    while low < best:
        middle = (low + best) // 2
        found = model_of([*conditions, size <= middle], work)
        if found is None:
            low = middle + 1
        else:
            model, best = found, found.eval(size, model_completion=True).as_long()
    return model


def prove(assumptions: Iterable[z3.BoolRef], claim: z3.BoolRef, prover: Prover | None = None) -> Proof:
    """Whether a claim without a rule function holds whenever the assumptions do. The witness names what is true."""
    prover = prover or Prover()
    question = Question(tuple(assumptions), claim)
    try:
        if model_of(question.assumptions, prover.work) is None:
            return Proof(Verdict.UNKNOWN, why="nothing meets the assumptions")
        model = prover._model_against(question)
    except Stuck as stuck:
        return Proof(Verdict.UNKNOWN, why=str(stuck))
    if model is None:
        return PROVED
    return Proof(Verdict.REFUTED, tuple(sorted(str(name) for name in model if z3.is_true(model[name]))))


@dataclass(frozen=True, slots=True)
class Theorem:
    """A claim about a room's own rule functions, and how it is proved.

    `steps` yields one proof after another; the theorem is proved when there are some and all of them are.
    """

    id: str
    rules: tuple[Rule, ...]
    says: str
    players: tuple[int, ...]
    """The numbers of players it covers; none where it is about one estate or one action."""
    bounds: str
    steps: Callable[[Prover], Iterator[Proof]]
    held: tuple[str, ...] = ()
    """What never changes in all that is handed to the rules, so that nothing is claimed of other values: fields as
    `Class.field`, and readings of open points; `bounds` names the readings that do change.
    """

    def prove(self, prover: Prover) -> Proof:
        """What becomes of it: the first step that is not proved decides."""
        proof = Proof(Verdict.UNKNOWN, why="nothing was claimed")
        try:
            for proof in self.steps(prover):
                if proof.verdict is not Verdict.PROVED:
                    break
        except Exception as error:  # of a rule function, whatever it is: it is told, and nothing is proved
            if isinstance(error, ArgumentError) and "KeyboardInterrupt" in str(error):
                raise KeyboardInterrupt from error  # Ctrl-C while z3 was handed a value
            return Proof(Verdict.UNKNOWN, why=f"{type(error).__name__}: {error}")
        return proof

    def answers_to(self, name: str) -> bool:
        """Whether somebody who gives this id, or the id of a rule, means this theorem."""
        return name == self.id or name == self.id.rpartition(".")[2] or any(rule.id == name for rule in self.rules)


def named(proofs: Iterable[Proof], *about: str) -> Iterator[Proof]:
    """The same with what they are about, a reading for instance, before the witness or the reason."""
    for proof in proofs:
        if proof.verdict is Verdict.PROVED:
            yield proof
        elif proof.witness:
            yield replace(proof, witness=(*about, *proof.witness))
        else:
            yield replace(proof, why=": ".join((", ".join(about), proof.why)))
