"""A second definition's answers on stored states, worked out once and held to the engine's in a fraction of a second.

Laws that look at every step of random play say the same at greater length. Here nothing is left to be worked out when
a mutant of the engine (`docs/mutation.md`) is tried.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from random import Random
from typing import Any, ClassVar, Final, Generic, TypeVar

import pytest

from courtroll.verifier.kernel.chance import Draw, Outcome, Seeded, Told
from courtroll.verifier.kernel.codes import Code
from courtroll.verifier.kernel.game import Game, Step
from courtroll.verifier.kernel.legality import Lack, Objection
from courtroll.verifier.kernel.place import Place
from courtroll.verifier.kernel.rules import Rule

S = TypeVar("S")
D = TypeVar("D")
T = TypeVar("T")
A = TypeVar("A")

CHUNKS: Final = 16
Asked = tuple[int, str, int, tuple[int, ...]]
"""For whom, what, how many, and from which pool."""


@dataclass(frozen=True, slots=True)
class Second(Generic[S, D, T, A]):
    """A game, who plays it, and what the second definition says of it."""

    game: Game[S, D]
    begin: Callable[[Random], S]
    player: Callable[[Random], Callable[[S, Sequence[D]], D]]
    universe: Callable[[S], Iterable[D]]
    kind: Callable[[S, D, S], Hashable]
    """Of each kind of decision, by where and to what it leads, some are tried."""
    table: Callable[[S], T]
    legal: Callable[[S, T], set[D]]
    refusals: Callable[[S, T, int, D], Iterable[frozenset[str]]]
    """Each objection as the ids of the rules of which one is named."""
    after: Callable[[T, D, Outcome], A]
    asked: Callable[[A], Sequence[Asked]]
    differences: Callable[[S, D, Step[S], A], Iterable[str]]
    players: Callable[[S], int]


@dataclass(frozen=True, slots=True)
class Judged(Generic[S, D]):
    """A state, what may be decided there, and why other things may not."""

    state: S
    legal: frozenset[D]
    why: Sequence[tuple[D, int, tuple[frozenset[str], ...]]]


@dataclass(frozen=True, slots=True)
class Made(Generic[S, D, A]):
    """A decision, what was drawn for it, and what it leads to."""

    state: S
    decision: D
    outcome: Outcome
    mine: A


@dataclass(frozen=True)
class Stored(Generic[S, D, T, A]):
    """Some games, of whose states those are kept that show what few others have shown."""

    second: Second[S, D, T, A]
    games: int
    steps: int
    """Of one game."""
    alike: int
    """States in which decisions of the same kinds are legal."""
    most: int
    """Decisions of one kind."""
    never: Sequence[D] = ()
    """What no pieces make legal."""
    tries: int = 40
    """Conceivable decisions of one state."""

    @cached_property
    def _steps(self) -> Sequence[tuple[S, D, Outcome, S]]:
        out = []
        for seed in range(self.games):
            source = Random(seed)
            state, choose, dealer = self.second.begin(source), self.second.player(source), Seeded(source)
            for _ in range(self.steps):
                offered = self.second.game.legal_actions(state)
                if not offered:
                    break
                decision = choose(state, offered)
                step = self.second.game.run(state, decision, dealer)
                out.append((state, decision, dealer.outcome(), step.state))
                state = step.state
        return out

    @cached_property
    def judged(self) -> Sequence[Judged[S, D]]:
        source, met, rules = Random(1), Counter[Hashable](), Counter[frozenset[str]]()
        out = []
        for state, *_ in self._steps:
            kind = frozenset(type(decision) for decision in self.second.game.legal_actions(state))
            met[kind] += 1
            if met[kind] <= self.alike:
                table = self.second.table(state)
                legal = frozenset(self.second.legal(state, table))
                out.append(Judged(state, legal, tuple(self._tries(state, table, rules, source))))
        return out

    def _tries(
        self, state: S, table: T, rules: Counter[frozenset[str]], source: Random
    ) -> Iterator[tuple[D, int, tuple[frozenset[str], ...]]]:
        seat = self.second.game.decider(state)
        assert seat is not None
        everything = list(self.second.universe(state))
        some = source.sample(everything, min(4 * self.tries, len(everything)))
        told = [(decision, seat, tuple(self.second.refusals(state, table, seat, decision))) for decision in some]
        told.sort(key=lambda one: min((rules[rule] for rule in one[2]), default=0))
        for decision, _, why in told[: self.tries]:
            rules.update(why)
            yield decision, seat, why
        for decision, _, _ in told[:2]:
            for other in range(self.second.players(state)):
                yield decision, other, tuple(self.second.refusals(state, table, other, decision))

    @cached_property
    def made(self) -> Sequence[Made[S, D, A]]:
        met = Counter[Hashable]()
        out = []
        for state, decision, outcome, then in self._steps:
            kind = self.second.kind(state, decision, then)
            met[kind] += 1
            if met[kind] <= self.most:
                mine = self.second.after(self.second.table(state), decision, outcome)
                out.append(Made(state, decision, outcome, mine))
        return out

    def work_out(self) -> None:
        """Before any mutant is switched on."""
        assert self.judged
        assert self.made

    # ------------------------------------------------------------------------------------------- what is held

    def hold_lists(self, chunk: int) -> None:
        for one in self.judged[chunk::CHUNKS]:
            listed = self.second.game.legal_actions(one.state)
            assert len(set(listed)) == len(listed)
            assert set(listed) == one.legal, one.state

    def hold_refusals(self, chunk: int) -> None:
        """Each of mine is named by one of its rules, and nothing else is."""
        for one in self.judged[chunk::CHUNKS]:
            for decision, seat, mine in one.why:
                objections = self.second.game.objections(one.state, decision, seat)
                theirs = {objection.rule.id for objection in objections}
                assert theirs <= frozenset[str]().union(*mine), (one.state, decision, seat, theirs, mine)
                assert all(theirs & rules for rules in mine), (one.state, decision, seat, theirs, mine)
                for objection in objections:
                    well_told(objection)

    def hold_steps(self, chunk: int) -> None:
        for one in self.made[chunk::CHUNKS]:
            dealer = Noted(one.outcome)
            step = self.second.game.apply_as(one.state, one.decision, dealer)
            assert list(self.second.differences(one.state, one.decision, step, one.mine)) == [], one.decision
            assert dealer.asked == list(self.second.asked(one.mine)), one.decision
            well_told(*step.lines, *step.gains)
            assert all(isinstance(value, str) for value in step.used)
            first = self.second.game.chance(one.state, one.decision)[:1]
            assert list(map(as_asked, first)) == dealer.asked[:1], one.decision

    def hold_lacks(self, chunk: int) -> None:
        """What an objection says is lacking is exactly what is lacking."""
        for one in self.judged[chunk::CHUNKS]:
            for decision, seat, _ in one.why:
                for objection in self.second.game.objections(one.state, decision, seat):
                    if objection.lack is not None and objection.lack.n and decision not in self.never:
                        n = objection.lack.n
                        lifted = with_more(one.state, objection.lack, n)
                        nearly = with_more(one.state, objection.lack, n - (1 if n > 0 else -1))
                        assert not self._stands(lifted, decision, seat, objection), (one.state, decision, objection)
                        assert self._stands(nearly, decision, seat, objection), (one.state, decision, objection)

    def _stands(self, state: S, decision: D, seat: int, before: Objection) -> bool:
        now = self.second.game.objections(state, decision, seat)
        told = before.code, before.where, before.lack and before.lack[:2]
        return any((each.code, each.where, each.lack and each.lack[:2]) == told for each in now)


class HeldToTheSecond:
    """The tests of a game's engine: a game's class says only what is stored."""

    stored: ClassVar[Stored[Any, Any, Any, Any]]

    @pytest.mark.parametrize("chunk", range(CHUNKS))
    def test_the_engine_lists_what_may_be_decided(self, chunk: int) -> None:
        self.stored.hold_lists(chunk)

    @pytest.mark.parametrize("chunk", range(CHUNKS))
    def test_the_engine_refuses_by_the_same_rules(self, chunk: int) -> None:
        self.stored.hold_refusals(chunk)

    @pytest.mark.parametrize("chunk", range(CHUNKS))
    def test_the_engine_s_steps_lead_to_the_same(self, chunk: int) -> None:
        self.stored.hold_steps(chunk)

    @pytest.mark.parametrize("chunk", range(CHUNKS))
    def test_so_many_more_remove_an_objection_and_one_less_does_not(self, chunk: int) -> None:
        self.stored.hold_lacks(chunk)


def with_more(state: Any, lack: Lack, n: int) -> Any:
    """A state where somebody has more of a piece, wherever it comes from."""
    held = [list(row) for row in state.held]
    held[lack.holder][lack.item] += n
    return replace(state, held=tuple(tuple(row) for row in held))


class Noted(Told):
    """Hands out what was drawn, and notes what is asked."""

    def __init__(self, outcome: Outcome) -> None:
        super().__init__(outcome)
        self.asked: list[Asked] = []

    def draw(self, asked: Draw) -> tuple[int, ...]:
        self.asked.append(as_asked(asked))
        assert not asked.sure
        return super().draw(asked)


def as_asked(draw: Draw) -> Asked:
    return draw.seat, draw.what, draw.n, draw.pool


def well_told(*told: Any) -> None:
    """Whatever is told has a code and a rule, and everything else that can be said of it."""
    for each in told:
        assert isinstance(each.code, Code), each
        assert isinstance(each.rule, Rule), each
        assert isinstance(getattr(each, "where", None), Place | None), each
        if isinstance(each, Objection):
            assert each.lack is None or all(isinstance(n, int) for n in each.lack), each
            assert all(isinstance(value, str) for value in each.used), each
            assert all(isinstance(part, str | int) for path in each.looked for part in path), each
        elif hasattr(each, "amount"):
            assert isinstance(each.what, Code), each
            assert each.count > 0 != each.amount, each
            assert each.of is None or all(isinstance(part, str) for part in each.of), each
