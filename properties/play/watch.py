"""A game in progress with every law held at every step. All ways of running the suite go through here."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from contextlib import suppress
from dataclasses import dataclass, field, replace
from typing import TypeVar
from zlib import crc32

from courtroll.properties.engines.engine import (
    FAILURES,
    CallFailed,
    CannotBegin,
    Decision,
    Done,
    Engine,
    EngineGone,
    Refused,
    State,
)
from courtroll.properties.play.laws import CHEATS, ENDS, ENGINE_ANSWERS, Begun, Breach, Ended, Law, Made, Moved, Seen
from courtroll.properties.play.parting import worded
from courtroll.properties.play.suite import Suite
from courtroll.verifier.kernel.chance import Dealer

S = TypeVar("S", bound=Seen)


class LawBroken(AssertionError):
    """An engine that breaks a law, with the log that shows it."""

    def __init__(self, law: str, breach: Breach, log: Log, tried: tuple[int, Decision] | None = None) -> None:
        rules = f" ({', '.join(breach.rules)})" if breach.rules else ""
        super().__init__(f"{law}: {breach.what}{rules}, after {len(log.moves)} steps")
        self.law = law
        self.breach = breach
        self.log = log
        self.tried = tried
        """Whose decision was tried last, where it is not in the log."""

    def __reduce__(self) -> tuple[type[LawBroken], tuple[object, ...]]:
        return LawBroken, (self.law, self.breach, self.log, self.tried)  # a worker hands it over


@dataclass(slots=True)
class Log:
    """How a game began and what was decided."""

    header: Mapping[str, object]
    moves: list[Made] = field(default_factory=list)


@dataclass(slots=True)
class Tally:
    """What a run has seen: how often each law was looked at, and landmarks."""

    games: int = 0
    ended: int = 0
    steps: int = 0
    held: Counter[str] = field(default_factory=Counter)
    landmarks: Counter[str] = field(default_factory=Counter)
    broken: LawBroken | None = field(default=None, compare=False)
    """How a law was broken last."""
    done: float = field(default=0.0, compare=False)
    """How much of the whole run, as far as is known."""

    def add(self, other: Tally) -> None:
        self.games += other.games
        self.ended += other.ended
        self.steps += other.steps
        self.held += other.held
        self.landmarks += other.landmarks


class Watch:
    """Plays one game and raises `LawBroken` at the first step that breaks a law.

    `all_laws` looks at every law at every step, also at those that are dear.
    """

    def __init__(
        self, suite: Suite, engine: Engine, header: Mapping[str, object], tally: Tally, *, all_laws: bool = False
    ) -> None:
        self.suite = suite
        self.engine = engine
        self.tally = tally
        self.log = Log(header)
        self._all = all_laws
        self._from = crc32(repr(header).encode())
        tally.games += 1
        try:
            self.state: State = engine.begin(header)
        except CannotBegin as error:
            raise self._broken(ENGINE_ANSWERS.name, Breach(f"it cannot begin: {error}")) from None
        except FAILURES as error:
            raise self._crashed("begin", error) from error
        self._hold(suite.begin_laws, Begun(engine, suite.room, self.state, header), tally.games)
        self._look()

    def _look(self) -> None:
        """Asks the engine who decides, and what may be decided."""
        try:
            self.seat: int | None = self.engine.decider(self.state)
            self.legal: list[Decision] = [] if self.seat is None else list(self.engine.legal(self.state))
        except FAILURES as error:
            raise self._crashed("decider or legal", error) from error
        if self.seat is None:
            self._end()
        elif not self.legal:
            raise self._broken("something-to-decide", Breach("nobody can decide anything"))
        elif len(self.log.moves) >= self.suite.longest:
            raise self._broken(ENDS.name, Breach(f"no end after {len(self.log.moves)} steps"))

    @property
    def over(self) -> bool:
        return self.seat is None

    def step(self, decision: Decision, dealer: Dealer) -> Done:
        """Does one of the legal decisions, and looks at the laws."""
        assert self.seat is not None
        engine, before, seat = self.engine, self.state, self.seat
        try:
            was = engine.content(before) if self.suite.step_laws else None  # only laws look at it
            done = engine.deal(before, decision, dealer)
        except FAILURES as error:
            raise self._crashed(f"{decision!r}", error, (seat, decision)) from error
        self.log.moves.append(Made(seat, decision, done.outcome, done.drawn))
        self.tally.steps += 1
        number = self._number()
        moved = Moved(engine, self.suite.room, before, seat, decision, done, number, was, self.legal)
        self._hold(self.suite.step_laws, moved, number)
        for landmark in self._landmarks(moved):
            self.tally.landmarks[landmark] += 1
        self.state = done.state
        self._look()
        return done

    def cheat(self, decision: Decision, seat: int) -> None:
        """Tries something. What the engine refuses leaves the state alone; what is not listed is refused."""
        engine = self.engine
        self.tally.held[CHEATS.name] += 1
        tried = (seat, decision)
        listed = seat == self.seat and decision in self.legal
        try:
            was = engine.content(self.state)
            refusals = engine.refusals(self.state, decision, seat)
            allowed = refusals == frozenset()
            done = not allowed and self._is_done(decision, seat)
            stays = engine.content(self.state) == was
        except FAILURES as error:
            raise self._crashed(f"{decision!r}", error, (seat, decision)) from error
        if allowed and not listed:
            raise self._broken(CHEATS.name, Breach(f"{decision!r} is allowed and not listed"), tried)
        if listed and not allowed:
            breach = Breach(f"{decision!r} is listed and refused", tuple(sorted(refusals or ())))
            raise self._broken(CHEATS.name, breach, tried)
        if done:
            breach = Breach(f"{decision!r} is refused, and done all the same",
                            tuple(sorted(refusals or ())))  # fmt: skip
            raise self._broken(CHEATS.name, breach, tried)
        if not stays:
            raise self._broken(CHEATS.name, Breach(f"the refused {decision!r} has changed the state"), tried)

    def _is_done(self, decision: Decision, seat: int) -> bool:
        try:
            self.engine.apply(self.state, decision, (), seat)
        except Refused:
            return False
        return True

    def _end(self) -> None:
        self.tally.ended += 1
        ended = Ended(self.engine, self.suite.room, self.state, self.log.header, self.log.moves)
        self._hold(self.suite.end_laws, ended, self._number())
        try:
            self.tally.landmarks.update(self.suite.landmarks_of_end(ended))
        except FAILURES as error:
            raise self._crashed("the end", error) from error

    def _number(self) -> int:
        """Counts steps from somewhere, so that a law that is looked at seldom meets all parts of games. The same game
        has the same numbers, whatever was played before it.
        """
        return self._from + len(self.log.moves)

    def _hold(self, laws: Iterable[Law[S]], seen: S, number: int) -> None:
        held = self.tally.held
        for law in laws:
            if number % law.every and not self._all:
                continue
            try:
                breaches = law.breaches(seen)
                if breaches is None:
                    continue
                held[law.name] += 1
                for breach in breaches:
                    raise self._broken(law.name, breach)
            except LawBroken:
                raise
            except (EngineGone, CallFailed) as error:
                raise self._crashed(law.name, error) from error
            except FAILURES as error:
                breach = Breach(f"it cannot be looked at: {type(error).__name__}: {error}")
                raise self._broken(law.name, breach) from error

    def _landmarks(self, moved: Moved) -> list[str]:
        try:
            return list(self.suite.landmarks_of(moved))
        except FAILURES as error:
            raise self._crashed("the step", error) from error

    def _broken(self, law: str, breach: Breach, tried: tuple[int, Decision] | None = None) -> LawBroken:
        breach = replace(breach, what=self._worded(breach, tried))
        broken = LawBroken(law, breach, self.log, tried)
        self.tally.broken = broken
        return broken

    def _worded(self, breach: Breach, tried: tuple[int, Decision] | None) -> str:
        """A law speaks of decisions as data; who reads it knows them as sentences."""
        seat = getattr(self, "seat", None)
        known = [(made.seat, made.decision) for made in self.log.moves]
        if seat is not None:
            known += [(seat, decision) for decision in getattr(self, "legal", ())]
        with suppress(Exception):  # what the rules allow may be what the engine leaves out, if it answers at all
            data = self.engine.data(self.state)
            by_rules = self.suite.room.engine()
            decider = by_rules.decider(data)
            known += [] if decider is None else [(decider, each) for each in by_rules.legal_actions(data)]
        known += [pair for pair in (breach.about, tried) if pair is not None]
        return worded(breach.what, self.suite.room, self.log.header, known)

    def _crashed(self, doing: str, error: BaseException, tried: tuple[int, Decision] | None = None) -> LawBroken:
        by_call = isinstance(error, CallFailed) or (isinstance(error, EngineGone) and error.call is not None)
        told = str(error) if by_call else f"{doing}: {type(error).__name__}: {error}"
        broken = self._broken(ENGINE_ANSWERS.name, Breach(told), tried)
        if isinstance(error, EngineGone):
            if isinstance(error.broken, LawBroken):
                return error.broken
            error.broken = broken
        return broken
