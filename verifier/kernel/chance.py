"""Chance is an outcome beside the decision: the engine asks for a draw, a dealer outside it supplies one.

The same effect code asks three dealers: one that only notes what is asked (`Noting`), one that hands out
a recorded outcome (`Told`), and one that draws from a seed (`Seeded`).
"""

from __future__ import annotations

from typing import NamedTuple, Protocol

from courtroll.verifier.kernel.codes import Code
from courtroll.verifier.kernel.rules import Rule

Outcome = tuple[tuple[int, ...], ...]
"""What was drawn, draw by draw."""


# A named tuple, because most decisions of some games make one.
class Draw(NamedTuple):
    """`n` pieces for a player, at random from `pool` (how many of each kind lie there), and then `sure`,
    the pieces whose order is already known.
    """

    seat: int
    what: str
    n: int
    pool: tuple[int, ...]
    sure: tuple[int, ...] = ()


Dealt = tuple[Draw, tuple[int, ...]]
"""A draw, and what came of it."""


class Dealer(Protocol):
    def draw(self, asked: Draw) -> tuple[int, ...]:
        """All pieces drawn, the sure ones last."""


class Recorded(Dealer, Protocol):
    """A dealer that hands out what somebody wrote down, and raises `ImpossibleOutcome` for what cannot be."""

    def finish(self) -> None:
        """Refuses what does not fit now that nothing more is asked."""


class OutcomeCode(Code):
    """Why a recorded draw cannot be."""

    OUTCOME_LENGTH = "outcome-length"
    OUTCOME_MISSING = "outcome-missing"
    OUTCOME_NO_SUCH_PIECE = "outcome-no-such-piece"
    OUTCOME_NOT_THERE = "outcome-not-there"
    OUTCOME_ORDER = "outcome-order"
    OUTCOME_TOO_LONG = "outcome-too-long"


class ImpossibleOutcome(ValueError):
    """A recorded outcome that cannot be: `rule` says what is drawn from where."""

    def __init__(self, why: OutcomeCode, rule: Rule | None, asked: Draw | None, given: tuple[int, ...] | None) -> None:
        super().__init__(f"{why}: asked {asked}, given {given}")
        self.why = why
        self.rule = rule
        self.asked = asked
        self.given = given


class Noting:
    """Notes what is asked and hands out the first pieces there are, so that the effect can go on."""

    def __init__(self) -> None:
        self.asked: list[Draw] = []

    def draw(self, asked: Draw) -> tuple[int, ...]:
        self.asked.append(asked)
        first = (kind for kind, there in enumerate(asked.pool) for _ in range(there))
        return (*(kind for kind, _ in zip(first, range(asked.n), strict=False)), *asked.sure)


def hold(asked: Draw, given: tuple[int, ...]) -> None:
    """Refuses pieces that cannot be what was drawn."""
    at_random, sure = given[: asked.n], given[asked.n :]
    if len(given) != asked.n + len(asked.sure):
        raise ImpossibleOutcome(OutcomeCode.OUTCOME_LENGTH, None, asked, given)
    if sure != asked.sure:
        raise ImpossibleOutcome(OutcomeCode.OUTCOME_ORDER, None, asked, given)
    kinds, pool = range(len(asked.pool)), asked.pool
    for kind in at_random:
        if kind not in kinds or at_random.count(kind) > pool[kind]:
            raise ImpossibleOutcome(OutcomeCode.OUTCOME_NOT_THERE, None, asked, given)


class Told:
    """Hands out a recorded outcome and holds it to what was asked."""

    __slots__ = ("_left",)

    def __init__(self, outcome: Outcome) -> None:
        self._left = outcome

    def draw(self, asked: Draw) -> tuple[int, ...]:
        if not self._left:
            raise ImpossibleOutcome(OutcomeCode.OUTCOME_MISSING, None, asked, None)
        given, self._left = self._left[0], self._left[1:]
        hold(asked, given)
        return given

    def finish(self) -> None:
        """Refuses an outcome that says more than was asked."""
        if self._left:
            raise ImpossibleOutcome(OutcomeCode.OUTCOME_TOO_LONG, None, None, self._left[0])


class Uniform(Protocol):
    """The one thing a dealer needs of a random source; `random.Random` is one."""

    def randrange(self, stop: int, /) -> int: ...


class Seeded:
    """Draws from a random source and keeps what it drew, so that it can be written down."""

    def __init__(self, source: Uniform) -> None:
        self._source = source
        self._dealt: list[Dealt] = []

    def draw(self, asked: Draw) -> tuple[int, ...]:
        pool = list(asked.pool)
        left = sum(pool)
        drawn: list[int] = []
        for _ in range(asked.n):
            ticket = self._source.randrange(left)
            kind = 0
            while ticket >= pool[kind]:
                ticket -= pool[kind]
                kind += 1
            pool[kind] -= 1
            left -= 1
            drawn.append(kind)
        out = (*drawn, *asked.sure)
        self._dealt.append((asked, out))
        return out

    def dealt(self) -> tuple[Dealt, ...]:
        """What was asked and drawn since the last call."""
        dealt = tuple(self._dealt)
        self._dealt.clear()
        return dealt

    def outcome(self) -> Outcome:
        """What was drawn since the last call."""
        return tuple(drawn for _, drawn in self.dealt()) if self._dealt else ()
