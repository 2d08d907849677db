"""Why something may not be, or cannot be: checks, objections and faults, each with its rule."""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum
from typing import TYPE_CHECKING, Final, NamedTuple

from courtroll.verifier.kernel.codes import Code
from courtroll.verifier.kernel.place import Place
from courtroll.verifier.kernel.rules import Rule

if TYPE_CHECKING:
    from courtroll.verifier.kernel.reading import Path

# All named tuples: checks, because thousands are made a second, the others because every command would wait for
# the making of a dataclass.


HELD: Final = "held"
"""A path that begins so is of what somebody holds: in which row, and which column."""


class Lack(NamedTuple):
    """How many more of a piece a holder would need; below 0, how many fewer."""

    holder: int
    item: int
    n: int


class Check(NamedTuple):
    """One condition on a decision: its rule, and whether it holds.

    `lack` says what would make it hold, where it asks for pieces; `used` names the printed, typed or
    assumed values it looked at, and `looked` what else, besides the pieces, as a position file names it: were all of
    that the same, the check would come out the same. `alone` marks a check that makes all others pointless when it
    fails.
    """

    holds: bool
    code: Code
    rule: Rule
    where: Place | None = None
    lack: Lack | None = None
    used: tuple[str, ...] = ()
    alone: bool = False
    looked: tuple[Path, ...] = ()


def either(code: Code, rule: Rule, looked: tuple[Path, ...] = ()) -> tuple[Check, Check]:
    """A check that is made all the time and always looks at the same: as it fails, and as it holds."""
    return Check(False, code, rule, looked=looked), Check(True, code, rule, looked=looked)


class Objection(NamedTuple):
    """A check that fails."""

    code: Code
    rule: Rule
    where: Place | None = None
    lack: Lack | None = None
    used: tuple[str, ...] = ()
    looked: tuple[Path, ...] = ()


class Severity(StrEnum):
    IMPOSSIBLE = "impossible"
    """No game comes to this: it is not scored."""
    DOUBTFUL = "doubtful"
    """It hardly can be: it is scored, with a warning."""


class Fault(NamedTuple):
    """Why a described position cannot be, or hardly can be. `found` and `limit` are the numbers concerned."""

    code: Code
    rule: Rule
    where: Place | None = None
    severity: Severity = Severity.IMPOSSIBLE
    found: int | str | None = None
    limit: int | None = None
    looked: tuple[Path, ...] = ()
    """What of a position file it looked at: as of a check, but for what may be seen from `where`."""


class IllegalDecision(ValueError):
    """A decision that was applied although something objects to it. The state is as it was."""

    def __init__(self, objections: tuple[Objection, ...]) -> None:
        super().__init__(", ".join(f"{o.code} ({o.rule.id})" for o in objections))
        self.objections = objections


def failing(checks: Iterable[Check]) -> tuple[Objection, ...]:
    """The checks that fail, as objections. One that stands alone silences the others."""
    out: list[Objection] = []
    for check in checks:
        if not check.holds:
            objection = Objection(check.code, check.rule, check.where, check.lack, check.used, check.looked)
            if check.alone:
                return (objection,)
            out.append(objection)
    return tuple(out)
