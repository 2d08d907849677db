"""Values that stand for all values at once: what a rule function is run on in a proof.

A plain `if` on one of these forks the path (see `proof_explore`); the combinators of `logic` merge. What cannot
be followed soundly is refused with an exception, never answered.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from contextvars import ContextVar
from typing import Final, NoReturn, cast

import z3

TRUE: Final = z3.BoolVal(True)
FALSE: Final = z3.BoolVal(False)


class Stuck(Exception):
    """A proof cannot go on, and why."""


class Refused(Stuck, TypeError):
    """A rule function asked a symbolic value for what a proof cannot follow."""


decider: ContextVar[Callable[[z3.BoolRef], bool] | None] = ContextVar("decider", default=None)
"""Who decides a plain `if` on a symbolic value: the explorer that runs the rule function."""


def decide(condition: z3.BoolRef) -> bool:
    """Which way a plain `if` goes on this path."""
    by = decider.get()
    if by is None:
        raise Refused("a symbolic value was asked for its truth where nobody follows both ways")
    return by(condition)


def _refusing(what: str) -> Callable[..., NoReturn]:
    def refuse(*_: object) -> NoReturn:
        raise Refused(f"a rule function takes {what} of a symbolic value")

    return refuse


class SymBool:
    """A truth value: what `logic.Symbolic` asks for."""

    __slots__ = ("term",)

    def __init__(self, term: z3.BoolRef) -> None:
        self.term = term

    def __bool__(self) -> bool:
        return decide(self.term)

    def choose(self, then: object, otherwise: object) -> object:
        return merge(self.term, then, otherwise)

    def conj(self, other: object) -> object:
        return SymBool(z3.And(self.term, truth(other)))

    def disj(self, other: object) -> object:
        return SymBool(z3.Or(self.term, truth(other)))

    def negate(self) -> object:
        return SymBool(z3.Not(self.term))

    def __eq__(self, other: object) -> SymBool:  # type: ignore[override]
        return SymBool(self.term == truth(other))

    def __ne__(self, other: object) -> SymBool:  # type: ignore[override]
        return SymBool(self.term != truth(other))

    def __add__(self, other: object) -> SymInt:
        return SymInt(number(self)) + other

    __radd__ = __add__
    __and__ = __rand__ = __or__ = __ror__ = __xor__ = __rxor__ = __invert__ = _refusing("bits")
    __sub__ = __rsub__ = __mul__ = __rmul__ = __lt__ = __le__ = __gt__ = __ge__ = _refusing("arithmetic")
    __hash__ = _refusing("the hash")
    __index__ = __int__ = __float__ = _refusing("the number")


class SymInt:
    """A whole number of any size. Products with plain numbers only, quotients by plain numbers above 0 only."""

    __slots__ = ("term",)

    def __init__(self, term: z3.ArithRef) -> None:
        self.term = term

    def as_int(self) -> int:
        """For the type checker: rule functions take plain numbers."""
        return cast(int, self)

    def __add__(self, other: object) -> SymInt:
        return SymInt(self.term + number(other))

    __radd__ = __add__

    def __sub__(self, other: object) -> SymInt:
        return SymInt(self.term - number(other))

    def __rsub__(self, other: object) -> SymInt:
        return SymInt(number(other) - self.term)

    def __mul__(self, other: object) -> SymInt:
        if not isinstance(other, int):
            raise Refused("a rule function multiplies two symbolic values")
        return SymInt(self.term * int(other))

    __rmul__ = __mul__

    def __floordiv__(self, other: object) -> SymInt:
        """z3 and Python agree on whole quotients by numbers above 0, and on no others."""
        if not isinstance(other, int) or other <= 0:
            raise Refused("a rule function takes a quotient by a number that is symbolic or not above 0")
        return SymInt(self.term / int(other))

    def __neg__(self) -> SymInt:
        return SymInt(-self.term)

    def __abs__(self) -> SymInt:
        return SymInt(z3.If(self.term < 0, -self.term, self.term))

    def __lt__(self, other: object) -> SymBool:
        return SymBool(self.term < number(other))

    def __le__(self, other: object) -> SymBool:
        return SymBool(self.term <= number(other))

    def __gt__(self, other: object) -> SymBool:
        return SymBool(self.term > number(other))

    def __ge__(self, other: object) -> SymBool:
        return SymBool(self.term >= number(other))

    def __eq__(self, other: object) -> SymBool:  # type: ignore[override]
        return SymBool(FALSE) if other is None else SymBool(self.term == number(other))

    def __ne__(self, other: object) -> SymBool:  # type: ignore[override]
        return SymBool(TRUE) if other is None else SymBool(self.term != number(other))

    def row(self, others: tuple[object, ...]) -> object:
        return SymRow((self, *others))

    def __bool__(self) -> bool:
        return decide(self.term != 0)

    __hash__ = _refusing("the hash")
    __rfloordiv__ = __mod__ = __rmod__ = __divmod__ = __rdivmod__ = _refusing("a quotient")
    __truediv__ = __rtruediv__ = __pow__ = __rpow__ = __round__ = _refusing("a quotient or power")
    __and__ = __rand__ = __or__ = __ror__ = __xor__ = __rxor__ = __invert__ = _refusing("bits")
    __lshift__ = __rlshift__ = __rshift__ = __rrshift__ = _refusing("bits")
    __index__ = __int__ = __float__ = _refusing("the number itself")


class SymRow:
    """What is sorted by several numbers: whether it stands before another, and nothing else."""

    __slots__ = ("numbers",)

    def __init__(self, numbers: tuple[object, ...]) -> None:
        self.numbers = numbers

    def __lt__(self, other: SymRow) -> SymBool:
        before = FALSE
        for mine, others in zip(reversed(self.numbers), reversed(other.numbers), strict=True):
            one, another = number(mine), number(others)
            before = z3.Or(one < another, z3.And(one == another, before))
        return SymBool(before)

    __hash__ = _refusing("the hash")
    __eq__ = __ne__ = __gt__ = __le__ = __ge__ = _refusing("another comparison of rows")


class SymTuple(tuple[object, ...]):
    """A tuple that counts a value without forking; what else compares its elements behind their backs is refused."""

    __slots__ = ()

    def count(self, value: object, /) -> int:
        same: list[object] = [each == value for each in self]
        open_ = [number(each) for each in same if isinstance(each, SymBool)]
        plain = sum(each is True for each in same)
        return cast(int, SymInt(total(open_) + plain)) if open_ else plain

    index = __contains__ = _refusing("a place in a row")
    __hash__ = _refusing("the hash")


class SymBits:
    """A set of cells, each with the condition under which it belongs to the set.

    It behaves like the integers that rule functions take, as far as shifts, `&`, `|`, `& ~` and `bit_count`
    go; anything else it refuses, so that nothing is decided behind the prover's back.
    """

    __slots__ = ("bits",)

    def __init__(self, bits: Mapping[int, z3.BoolRef]) -> None:
        self.bits = {cell: when for cell, when in bits.items() if when is not FALSE}

    @classmethod
    def free(cls, name: str, cells: Iterable[int]) -> SymBits:
        """Any subset of these cells."""
        return cls({cell: z3.Bool(f"{name}@{cell}") for cell in cells})

    def as_int(self) -> int:
        """For the type checker: rule functions take plain sets of cells."""
        return cast(int, self)

    def at(self, cell: int) -> z3.BoolRef:
        return self.bits.get(cell, FALSE)

    def __and__(self, other: object) -> SymBits:
        match other:
            case int():
                return SymBits({cell: when for cell, when in self.bits.items() if other >> cell & 1})
            case SymBits():
                both = self.bits.keys() & other.bits.keys()
                return SymBits({cell: _both(self.bits[cell], other.bits[cell]) for cell in sorted(both)})
            case _Complement():
                gone = other.of.bits
                return SymBits(
                    {
                        cell: _both(when, _negated(gone[cell])) if cell in gone else when
                        for cell, when in self.bits.items()
                    }
                )
            case _:
                return NotImplemented

    __rand__ = __and__

    def __or__(self, other: object) -> SymBits:
        match other:
            case int():
                return self if other == 0 else self | certain(other)
            case SymBits():
                either = self.bits.keys() | other.bits.keys()
                return SymBits({cell: _either(self.at(cell), other.at(cell)) for cell in sorted(either)})
            case _:
                return NotImplemented

    __ror__ = __or__

    def __lshift__(self, n: int) -> SymBits:
        return SymBits({cell + n: when for cell, when in self.bits.items()})

    def __rshift__(self, n: int) -> SymBits:
        return SymBits({cell - n: when for cell, when in self.bits.items() if cell >= n})

    def __invert__(self) -> _Complement:
        return _Complement(self)

    def bit_count(self) -> SymInt:
        return SymInt(total(z3.If(when, 1, 0) for when in self.bits.values()))

    def __bool__(self) -> bool:
        return decide(any_of(self.bits.values()))

    def __eq__(self, other: object) -> bool:
        raise Refused("a rule function compares symbolic sets")

    __hash__ = None  # type: ignore[assignment]


class _Complement:
    """All cells but those of a set; it means something only beside `&`."""

    __slots__ = ("of",)

    def __init__(self, of: SymBits) -> None:
        self.of = of

    def __rand__(self, other: object) -> SymBits:
        return certain(other) & self if isinstance(other, int) else NotImplemented


def certain(cells: int) -> SymBits:
    """A plain set of cells."""
    if cells < 0:
        raise Refused("a rule function complements a set without keeping it in the frame")
    return SymBits({cell: TRUE for cell in range(cells.bit_length()) if cells >> cell & 1})


def at(cells: object, cell: int) -> z3.BoolRef:
    """Whether a cell belongs to a set that may be plain."""
    if isinstance(cells, SymBits):
        return cells.at(cell)
    assert isinstance(cells, int)
    return TRUE if cells >> cell & 1 else FALSE


def truth(value: object) -> z3.BoolRef:
    """A truth value as z3 knows it."""
    match value:
        case SymBool():
            return value.term
        case bool():
            return TRUE if value else FALSE
        case _:
            raise Refused(f"a rule function takes a {type(value).__name__} for a truth value")


def number(value: object) -> z3.ArithRef:
    """A whole number as z3 knows it; a truth value counts 0 or 1, as in Python."""
    match value:
        case SymInt():
            return value.term
        case SymBool():
            return z3.If(value.term, 1, 0)
        case int():
            return z3.IntVal(int(value))
        case z3.ArithRef():
            return value
        case _:
            raise Refused(f"a rule function takes a {type(value).__name__} for a whole number")


def total(terms: Iterable[z3.ArithRef]) -> z3.ArithRef:
    """A sum. (z3's own sum of one term is no valid SMT-LIB.)"""
    found = list(terms)
    if len(found) < 2:
        return found[0] if found else z3.IntVal(0)
    return z3.Sum(*found)


def all_of(terms: Iterable[z3.BoolRef]) -> z3.BoolRef:
    """Whether all hold. (z3's own conjunction of one term is no valid SMT-LIB.)"""
    found = list(terms)
    if len(found) < 2:
        return found[0] if found else TRUE
    return z3.And(*found)


def any_of(terms: Iterable[z3.BoolRef]) -> z3.BoolRef:
    """Whether any holds."""
    found = list(terms)
    if len(found) < 2:
        return found[0] if found else FALSE
    return z3.Or(*found)


def literals(term: z3.BoolRef, part: int) -> set[tuple[bool, str]] | None:
    """The symbols that a disjunction (or a conjunction, as z3's number of a `part` says) is made of, and whether each
    stands as it is or negated; `None` if it is made of anything else.
    """
    found: set[tuple[bool, str]] = set()
    waiting = [term]
    while waiting:
        term = waiting.pop()
        made = term.decl()
        kind = made.kind()
        stands = kind != z3.Z3_OP_NOT
        symbol = made if stands else term.arg(0).decl()
        if symbol.kind() == z3.Z3_OP_UNINTERPRETED and not symbol.arity():
            found.add((stands, symbol.name()))
        elif kind == part:
            waiting += term.children()
        else:
            return None
    return found


def merge(when: z3.BoolRef, then: object, otherwise: object) -> object:
    """One value that is `then` where the condition holds, and else `otherwise`."""
    if then is otherwise:
        return then
    if type(then) is tuple and type(otherwise) is tuple and len(then) == len(otherwise):
        return tuple(merge(when, one, other) for one, other in zip(then, otherwise, strict=True))
    if isinstance(then, SymBool | bool) and isinstance(otherwise, SymBool | bool):
        return SymBool(z3.If(when, truth(then), truth(otherwise)))
    if isinstance(then, SymBits) or isinstance(otherwise, SymBits):
        one, other = as_set(then), as_set(otherwise)
        cells = sorted(one.bits.keys() | other.bits.keys())
        return SymBits({cell: z3.If(when, one.at(cell), other.at(cell)) for cell in cells})
    if _is_number(then) and _is_number(otherwise):
        return SymInt(z3.If(when, number(then), number(otherwise)))
    raise Refused(f"a rule function chooses between a {type(then).__name__} and a {type(otherwise).__name__}")


def as_set(value: object) -> SymBits:
    if isinstance(value, SymBits):
        return value
    if _is_number(value) and isinstance(value, int):
        return certain(value)
    raise Refused(f"a rule function takes a {type(value).__name__} for a set of cells")


def _is_number(value: object) -> bool:
    return isinstance(value, SymInt) or (isinstance(value, int) and not isinstance(value, bool))


def _both(one: z3.BoolRef, other: z3.BoolRef) -> z3.BoolRef:
    if one is TRUE or other is FALSE:
        return other
    return one if other is TRUE or one is FALSE else z3.And(one, other)


def _either(one: z3.BoolRef, other: z3.BoolRef) -> z3.BoolRef:
    if one is FALSE or other is TRUE:
        return other
    return one if other is FALSE or one is TRUE else z3.Or(one, other)


def _negated(one: z3.BoolRef) -> z3.BoolRef:
    if one is TRUE:
        return FALSE
    return TRUE if one is FALSE else z3.Not(one)
