"""What a game is to everybody else: facts, a table read from a document, faults, scoring; and, if it can be
played, decisions. Each room under `games` offers one `Game`; the rest of the project knows no more of it.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, Final, Generic, NamedTuple, Protocol, TypeVar

from courtroll.verifier.kernel.chance import Dealer, Draw, ImpossibleOutcome, Noting, Outcome, Recorded, Told
from courtroll.verifier.kernel.ledger import Gain, Line
from courtroll.verifier.kernel.legality import Check, IllegalDecision, Objection, failing
from courtroll.verifier.kernel.rules import Rule

S = TypeVar("S")
D = TypeVar("D")


# A named tuple, because every decision makes one.
class Step(NamedTuple, Generic[S]):
    """What a decision led to: the new state, the points and goods it brought, and the values it used."""

    state: S
    lines: tuple[Line, ...] = ()
    gains: tuple[Gain, ...] = ()
    used: frozenset[str] = frozenset()


Stepped = tuple[S, tuple[Line, ...], tuple[Gain, ...], frozenset[str]]


class _StepOf(Protocol):
    def __call__(self, values: Stepped[S], /) -> Step[S]: ...


step_of: Final[_StepOf] = partial(tuple.__new__, Step)
"""A step of its values in their order: made in half the time that the class takes."""


@dataclass(frozen=True, slots=True)
class Verb(Generic[S]):
    """One kind of decision: which are offered in a state, what is checked, what it does, and how that is taken back.

    They stand beside each other in the module of their topic. `effect` trusts its checks. `undo` takes back what lies
    on the table: maps, tokens, knights. What was paid and won is no concern of it; `None` where no such thing is.
    """

    name: str
    decision: type[Any]
    offers: Callable[[S], Sequence[Any]]
    checks: Callable[[S, Any], Iterable[Check]]
    effect: Callable[[Any, Any], None]
    undo: Callable[[S, Any], S | None] = lambda state, decision: state


class Game(ABC, Generic[S, D]):
    """A game that can be played, told as verbs. A room says who decides, which verbs a state knows, and how
    an effect is run; legality, application and chance follow from that alone.
    """

    verbs: Mapping[type[D], Verb[S]]
    outcome_rules: Mapping[str, Rule]
    """By what is drawn: the rule that says from where and how."""

    @abstractmethod
    def decider(self, state: S) -> int | None:
        """Whose decision it is; `None` after the end."""

    @abstractmethod
    def verbs_now(self, state: S) -> Sequence[Verb[S]]:
        """The verbs that the state may offer something for."""

    @abstractmethod
    def standing(self, state: S, seat: int, decision: D) -> Check | None:
        """A check that fails before any other is worth a look, such as "the game is over"."""

    @abstractmethod
    def run(self, state: S, decision: D, dealer: Dealer) -> Step[S]:
        """What a decision that nothing objects to leads to."""

    def checks(self, state: S, decision: D, seat: int | None = None) -> Iterable[Check]:
        """Every condition on a decision. Without a seat it is the decider's."""
        if seat is None:
            seat = self.decider(state)
        standing = self.standing(state, -1 if seat is None else seat, decision)
        if standing is not None:
            return (standing,)
        return self.verbs[type(decision)].checks(state, decision)

    def objections(self, state: S, decision: D, seat: int | None = None) -> tuple[Objection, ...]:
        """All checks that fail. None means legal."""
        return failing(self.checks(state, decision, seat))

    def legal_by_verb(self, state: S) -> list[tuple[Verb[S], Sequence[D]]]:
        """What may be decided, by verb, leaving out verbs that offer nothing."""
        return [(verb, offered) for verb in self.verbs_now(state) if (offered := verb.offers(state))]

    def legal_actions(self, state: S) -> list[D]:
        """Every legal decision."""
        return [decision for verb in self.verbs_now(state) for decision in verb.offers(state)]

    def chance(self, state: S, decision: D) -> tuple[Draw, ...]:
        """What a dealer must supply for a legal decision."""
        noting = Noting()
        self.run(state, decision, noting)
        return tuple(noting.asked)

    def apply(self, state: S, decision: D, outcome: Outcome = (), seat: int | None = None) -> Step[S]:
        """The decision done, with what was drawn. Refuses exactly what has objections."""
        return self.apply_as(state, decision, Told(outcome), seat)

    def apply_as(self, state: S, decision: D, recorded: Recorded, seat: int | None = None) -> Step[S]:
        """The decision done, with draws that are read while it asks for them."""
        objections = failing(self.checks(state, decision, seat))
        if objections:
            raise IllegalDecision(objections)
        try:
            step = self.run(state, decision, recorded)
            recorded.finish()
        except ImpossibleOutcome as error:
            rule = error.rule or (self.outcome_rules[error.asked.what] if error.asked else None)
            raise ImpossibleOutcome(error.why, rule, error.asked, error.given) from None
        return step
