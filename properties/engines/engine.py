"""What the suite asks of an engine, whoever wrote it, and the built-in engines as such.

The vocabulary is a room's: its decisions, and its states as plain data. `adapter` makes an `Engine` of somebody
else's, which only speaks the words of logs and position files.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, Protocol

from courtroll.verifier.kernel.chance import Dealer, Dealt, Draw, Outcome
from courtroll.verifier.kernel.ledger import Gain, Line
from courtroll.verifier.kernel.legality import IllegalDecision, Objection
from courtroll.verifier.kernel.replay import in_words
from courtroll.verifier.kernel.room import AnyPlayableRoom

Decision = Any
"""A decision of the room; which types there are is the room's business."""
State = Any
"""What the engine calls a state. The suite hands it back and never looks inside."""


FAILURES: Final = (Exception, SystemExit)
"""Whatever an engine under test may end a call with. Ctrl-C is ours."""


class CannotBegin(ValueError):
    """An engine that does not begin a game from a header that is in order."""


class Refused(ValueError):
    """An engine that does not do what it was told, and says so. The state is as it was."""


class AnsweredWrongly(RuntimeError):
    """An answer that is none, in words for whoever wrote the engine."""


class CallFailed(RuntimeError):
    """A call that an engine has ended with something else than an answer."""

    def __init__(self, call: str, how: str) -> None:
        super().__init__(call, how)
        self.call = call
        self.how = how

    def __str__(self) -> str:
        return f"{self.call}: {self.how}"


class EngineGone(RuntimeError):
    """An engine that answers nothing any more, whatever is asked. `broken` is how that first showed."""

    broken: Exception | None = None
    call: str | None = None
    """In which call it went."""

    def __str__(self) -> str:
        how = super().__str__()
        return how if self.call is None else f"{self.call}: {how}"


@dataclass(frozen=True, slots=True)
class Done:
    """What a decision led to. `lines`, `gains` and `used` are `None` where an engine does not tell how its points and
    goods come about; `drawn` is the outcome in the words of a log, `asked` what the dealer was asked for.
    """

    state: State
    lines: tuple[Line, ...] | None
    outcome: Outcome = ()
    drawn: tuple[tuple[str, ...], ...] = ()
    asked: tuple[Draw, ...] = ()
    gains: tuple[Gain, ...] | None = None
    used: frozenset[str] | None = None


class Engine(Protocol):
    """An engine under test."""

    def begin(self, header: Mapping[str, object]) -> State:
        """The state that a log with this first line begins with. Raises `CannotBegin`."""

    def decider(self, state: State) -> int | None:
        """Whose decision it is; `None` after the end."""

    def legal(self, state: State) -> Sequence[Decision]:
        """Everything the decider may decide."""

    def refusals(self, state: State, decision: Decision, seat: int) -> frozenset[str] | None:
        """The ids of the rules that forbid a decision; empty if it is legal.

        `None`: it is refused without naming rules.
        """

    def deal(self, state: State, decision: Decision, dealer: Dealer) -> Done:
        """A legal decision done, with what the dealer supplies."""

    def apply(self, state: State, decision: Decision, outcome: Outcome, seat: int) -> Done:
        """A decision done with what was drawn. Raises `Refused`."""

    def points(self, state: State) -> tuple[int, ...]:
        """The players' points, by seat."""

    def winners(self, state: State) -> tuple[int, ...]:
        """Who has won, once the game is over."""

    def decided_by(self, state: State) -> str | None:
        """By what they have won; `None` where the engine does not tell."""

    def data(self, state: State) -> Any:
        """The state as the room's own plain data."""

    def seen(self, state: State, seat: int) -> object | None:
        """What one player may see, comparable; `None` where the engine does not tell."""

    def content(self, state: State) -> Hashable:
        """Something that changes when anything in the state changes."""


class BuiltIn:
    """The engine of a room of this project."""

    def __init__(self, room: AnyPlayableRoom) -> None:
        self.room = room
        self.game = room.engine()

    def begin(self, header: Mapping[str, object]) -> State:
        state = self.room.begin(header)
        if isinstance(state, tuple):
            raise CannotBegin("; ".join(f"{'.'.join(map(str, p.path))}: {p.code} {p.value}" for p in state))
        return state

    def decider(self, state: State) -> int | None:
        return self.game.decider(state)

    def legal(self, state: State) -> Sequence[Decision]:
        return self.game.legal_actions(state)

    def refusals(self, state: State, decision: Decision, seat: int) -> frozenset[str] | None:
        return frozenset(objection.rule.id for objection in self.game.objections(state, decision, seat))

    def objections(self, state: State, decision: Decision, seat: int) -> tuple[Objection, ...]:
        """The refusals with all that is said beside their rules, which nobody else's engine is asked for."""
        return self.game.objections(state, decision, seat)

    def deal(self, state: State, decision: Decision, dealer: Dealer) -> Done:
        noted = _Noted(dealer)
        step = self.game.run(state, decision, noted)
        if not noted.dealt:
            return Done(step.state, step.lines, gains=step.gains, used=step.used)
        asked, outcome = zip(*noted.dealt, strict=True)
        words = in_words(noted.dealt, self.room.drawn(state))
        return Done(step.state, step.lines, outcome, words, asked, step.gains, step.used)

    def apply(self, state: State, decision: Decision, outcome: Outcome, seat: int) -> Done:
        try:
            step = self.game.apply(state, decision, outcome, seat)
        except IllegalDecision as refusal:
            raise Refused(str(refusal)) from None
        return Done(step.state, step.lines, outcome)

    def points(self, state: State) -> tuple[int, ...]:
        return self.room.points(state)

    def winners(self, state: State) -> tuple[int, ...]:
        return self.room.winners(state)[0]

    def decided_by(self, state: State) -> str | None:
        return self.room.winners(state)[1]

    def data(self, state: State) -> Any:
        return state

    def seen(self, state: State, seat: int) -> object | None:
        return self.room.view(state, seat)

    def content(self, state: State) -> Hashable:
        return hash(state)


class _Noted:
    """A dealer that notes what another one deals."""

    def __init__(self, dealer: Dealer) -> None:
        self._dealer = dealer
        self.dealt: list[Dealt] = []

    def draw(self, asked: Draw) -> tuple[int, ...]:
        out = self._dealer.draw(asked)
        self.dealt.append((asked, out))
        return out
