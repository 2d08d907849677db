"""What a completion is made to have beyond what a file tells, and what nobody told."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from enum import Enum
from types import MappingProxyType
from typing import Any, Final, NamedTuple, TypeVar

from courtroll.verifier.kernel.legality import Fault, Objection
from courtroll.verifier.kernel.reading import Path
from courtroll.verifier.kernel.rules import Ruleset

V = TypeVar("V")


class Kind(Enum):
    LEAST = "at least so many of a column in a slot"
    MOST = "at most so many of a column in a slot"
    DRAWN = "at least so many of a kind among what is drawn"
    VALUE = "this value"


class Want(NamedTuple):
    """What is wanted, and where; how many, or which value, stands beside it. `column` is the kind for what is drawn."""

    kind: Kind
    path: Path
    column: int = -1


Wants = Mapping[Want, Any]
RULINGS: Final = "rulings"
"""A path that begins so is of a reading: anything may rest on it."""
NOTHING: Final[Wants] = MappingProxyType({})
COST: Final = {Kind.LEAST: 2, Kind.MOST: 2, Kind.DRAWN: 0, Kind.VALUE: 3}
"""How far a want goes beyond the file; what is drawn needs no mention."""


def least(path: Path, column: int, n: int) -> Wants:
    return {Want(Kind.LEAST, path, column): n}


def most(path: Path, column: int, n: int) -> Wants:
    return {Want(Kind.MOST, path, column): n}


def drawn(what: str, seat: int, kind: int, n: int) -> Wants:
    return {Want(Kind.DRAWN, (what, seat), kind): n}


def value(path: Path, of: object) -> Wants:
    return {Want(Kind.VALUE, path): of}


def value_of(wants: Wants, path: Path, otherwise: Any) -> Any:
    """The value wanted for a part of the table."""
    return wants.get(Want(Kind.VALUE, path), otherwise)


def merged(wants: Wants, more: Wants) -> dict[Want, Any] | None:
    """Both; `None` where they contradict each other."""
    out = dict(wants)
    for want, of in more.items():
        match want.kind:
            case Kind.DRAWN:
                out[want] = max(out.get(want, 0), of)
            case Kind.LEAST:
                out[want] = max(out.get(want, 0), of)
                if out[want] > out.get(want._replace(kind=Kind.MOST), out[want]):
                    return None
            case Kind.MOST:
                out[want] = min(out.get(want, of), of)
                if out[want] < out.get(want._replace(kind=Kind.LEAST), out[want]):
                    return None
            case Kind.VALUE:
                if out.setdefault(want, of) != of:
                    return None
    return out


def all_of(each: Iterable[Wants]) -> Wants:
    """All of them together; what contradicts those before it is left out."""
    out: Wants = {}
    for wants in each:
        out = merged(out, wants) or out
    return out


def cost(wants: Wants) -> int:
    return sum(COST[want.kind] for want in wants)


class Open(NamedTuple):
    """A part of the table that nobody told, with all ways it may be, the plain one first.

    Where it is typed "?", a verdict must hold for each of them; otherwise one will do.
    """

    path: Path
    ways: Sequence[Wants]
    asked: bool
    always: bool = False
    """Whether anything may rest on it, though no check looks at it."""


def one_of(path: Path, values: Iterable[object], asked: bool) -> Open:
    """A part that may have any of these values."""
    return Open(path, [value(path, each) for each in values], asked)


def plain_first(plain: V, values: Iterable[V]) -> list[V]:
    """All the values, the plain one first."""
    return [plain, *(each for each in values if each != plain)]


def readings_first(ruleset: Ruleset, name: str) -> list[str]:
    """The readings of an option, first the one that is played by."""
    option = next(each for each in ruleset.options if each.name == name)
    return plain_first(str(ruleset.reading(option)), map(str, option.readings))


class Repair(NamedTuple):
    """Wants under which something may no longer object, and the parts of the file that it looked at."""

    wants: Wants
    looked: tuple[Path, ...] = ()
    against: Objection | Fault | None = None


class Stuck(Exception):
    """A completion that cannot be: what speaks against it, and what might help."""

    def __init__(self, *against: Objection | Fault, repairs: Sequence[Repair] = ()) -> None:
        super().__init__(*against)
        self.against = against
        self.repairs = tuple(repairs)


def is_below(path: Path, part: Path) -> bool:
    """Whether a path is that of a part or of something in it, or the other way round."""
    n = min(len(path), len(part))
    return path[:n] == part[:n]
