"""Runs rule functions on symbolic values. Only this module and the rooms' `theorems` know z3.

So far it holds what placement needs: sets of cells of which each bit is one z3 Bool, so that the shipped
bitboard functions run on them unchanged. A shift only re-indexes.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, cast

import z3

WORK = 50_000_000
"""What a query may cost, in z3's own units: a budget of work, not of time."""


class Verdict(StrEnum):
    PROVED = "proved"
    REFUTED = "refuted"
    UNKNOWN = "unknown"


@dataclass(frozen=True, slots=True)
class Proof:
    """What became of a claim. `witness` names what is true in a counterexample."""

    verdict: Verdict
    witness: tuple[str, ...] = ()
    why: str = ""


class SymBits:
    """A set of cells, each with the condition under which it belongs to the set.

    It behaves like the integers that rule functions take, as far as shifts, `&`, `|` and `& ~` go; anything
    else it refuses, so that nothing is decided behind the prover's back.
    """

    __slots__ = ("bits",)

    def __init__(self, bits: Mapping[int, z3.BoolRef]) -> None:
        self.bits = {cell: when for cell, when in bits.items() if not z3.is_false(when)}

    @classmethod
    def free(cls, name: str, cells: Iterable[int]) -> SymBits:
        """Any subset of these cells."""
        return cls({cell: z3.Bool(f"{name}@{cell}") for cell in cells})

    def as_int(self) -> int:
        """For the type checker: rule functions take plain sets of cells."""
        return cast(int, self)

    def at(self, cell: int) -> z3.BoolRef:
        return self.bits.get(cell, z3.BoolVal(False))

    def __and__(self, other: object) -> SymBits:
        match other:
            case int():
                return SymBits({cell: when for cell, when in self.bits.items() if other >> cell & 1})
            case SymBits():
                both = self.bits.keys() & other.bits.keys()
                return SymBits({cell: z3.And(self.bits[cell], other.bits[cell]) for cell in both})
            case _Complement():
                return SymBits(
                    {cell: z3.simplify(z3.And(when, z3.Not(other.of.at(cell)))) for cell, when in self.bits.items()}
                )
        return NotImplemented

    __rand__ = __and__

    def __or__(self, other: object) -> SymBits:
        match other:
            case int():
                return self if other == 0 else self | certain(other)
            case SymBits():
                either = self.bits.keys() | other.bits.keys()
                return SymBits({cell: z3.simplify(z3.Or(self.at(cell), other.at(cell))) for cell in either})
        return NotImplemented

    __ror__ = __or__

    def __lshift__(self, n: int) -> SymBits:
        return SymBits({cell + n: when for cell, when in self.bits.items()})

    def __rshift__(self, n: int) -> SymBits:
        return SymBits({cell - n: when for cell, when in self.bits.items() if cell >= n})

    def __invert__(self) -> _Complement:
        return _Complement(self)

    def __bool__(self) -> bool:
        raise TypeError("a rule function asks whether a symbolic set is empty")

    def __eq__(self, other: object) -> bool:
        raise TypeError("a rule function compares symbolic sets")

    __hash__ = None  # type: ignore[assignment]


class _Complement:
    """All cells but those of a set; it means something only beside `&`."""

    __slots__ = ("of",)

    def __init__(self, of: SymBits) -> None:
        self.of = of

    def __rand__(self, other: object) -> SymBits:
        if isinstance(other, int):
            return certain(other) & self
        return NotImplemented


def certain(cells: int) -> SymBits:
    """A plain set of cells."""
    if cells < 0:
        raise TypeError("a rule function complements a set without keeping it in the frame")
    return SymBits({cell: z3.BoolVal(True) for cell in range(cells.bit_length()) if cells >> cell & 1})


def prove(assumptions: Iterable[z3.BoolRef], claim: z3.BoolRef) -> Proof:
    """Whether the claim holds whenever the assumptions do. Assumptions that nothing meets prove nothing."""
    solver = z3.SolverFor("QF_FD")
    solver.set("rlimit", WORK)
    solver.add(*assumptions)
    if solver.check() != z3.sat:
        return Proof(Verdict.UNKNOWN, why="nothing meets the assumptions, or it was not found out")
    solver.add(z3.Not(claim))
    found = solver.check()
    if found == z3.unsat:
        return Proof(Verdict.PROVED)
    if found == z3.unknown:
        return Proof(Verdict.UNKNOWN, why=solver.reason_unknown())
    model: Any = solver.model()
    return Proof(Verdict.REFUTED, tuple(sorted(str(name) for name in model if z3.is_true(model[name]))))
