"""An engine's steps beside a game's second definition: the tables it makes of them, and what both call legal."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from random import Random
from typing import Any, Generic, Protocol, TypeVar

from courtroll.properties.engines.answers import Gained, Why, WrongDraw
from courtroll.properties.engines.engine import BuiltIn
from courtroll.properties.play.laws import Breach, Ended, Law, Moved, Seen
from courtroll.verifier.kernel.chance import ImpossibleOutcome, Outcome, OutcomeCode
from courtroll.verifier.kernel.ledger import Gain
from courtroll.verifier.kernel.legality import Objection
from courtroll.verifier.kernel.place import Place


class AtTurn(Protocol):
    """A table of a second definition, which knows whose decision it is."""

    @property
    def seat(self) -> int: ...


S = TypeVar("S")
D = TypeVar("D")
T = TypeVar("T", bound=AtTurn)
A = TypeVar("A")


class Tables(Generic[S, T, A]):
    """An engine's states in the second definition's form, and what that makes of steps, worked out once for all laws.

    The one that was looked at last is kept: mostly it is the one that the next step begins from. No law changes one.
    """

    def __init__(self, table_of: Callable[[S], T], after: Callable[[T, Any, Outcome], A]) -> None:
        self._table_of = table_of
        self._after = after
        self._latest: tuple[S, T] | None = None

    def now(self, seen: Seen) -> T:
        """The table that is looked at; for a step the one before it."""
        return seen.once(self._now)

    def then(self, moved: Moved) -> T:
        """The table after a step, as the engine has it."""
        return moved.once(self._then)

    def expected(self, moved: Moved) -> A | WrongDraw:
        """What should come of the decision, if what the engine has had drawn was to be drawn."""
        return moved.once(self._expected)

    def right(self, moved: Moved) -> A | None:
        """The same; `None` where something else should have been drawn."""
        mine = self.expected(moved)
        return None if isinstance(mine, WrongDraw) else mine

    def _expected(self, moved: Moved) -> A | WrongDraw:
        try:
            return self._after(self.now(moved), moved.decision, moved.outcome)
        except WrongDraw as wrong:
            return wrong

    def _now(self, seen: Seen) -> T:
        return self._of(seen.data)

    def _then(self, moved: Moved) -> T:
        return self._of(moved.data_after)

    def _of(self, state: S) -> T:
        if self._latest is None or self._latest[0] is not state:
            self._latest = state, self._table_of(state)
        return self._latest[1]

    def decides_in_turn(self, moved: Moved) -> Iterator[Breach]:
        seat = self.now(moved).seat
        if moved.seat != seat:
            yield Breach(f"seat {moved.seat} decides and it is seat {seat}'s decision")


def refuses_by_the_rules(
    tries: Callable[[Any, Random], tuple[int, D]],
    how_many: int,
    refusals: Callable[[Moved, int, D], Iterable[frozenset[str]]],
    granting: Callable[[Moved, D], tuple[str, ...]] = lambda moved, decision: (),
) -> Callable[[Moved], Iterator[Breach]]:
    """At one step some decisions are tried, most of them not legal. Each of the second definition's objections is named
    by one of its rules, and nothing else is; `granting` says by which rules a decision is legal.
    """

    def breaches(moved: Moved) -> Iterator[Breach]:
        source = moved.random()
        for _ in range(how_many):
            seat, decision = tries(moved.data, source)
            mine = list(refusals(moved, seat, decision))
            theirs = moved.engine.refusals(moved.state, decision, seat)
            if theirs is None:
                if not mine:
                    what = f"{decision!r} is refused and legal"
                    yield Breach(what, granting(moved, decision), (seat, decision))
            elif not theirs <= frozenset[str]().union(*mine) or not all(theirs & each for each in mine):
                answer = ", ".join(sorted(theirs)) or "nothing"
                rules = tuple("/".join(sorted(each)) for each in mine)
                yield Breach(f"{decision!r} is refused for {answer}", rules, (seat, decision))

    return breaches


class Tells(Protocol):
    """What a second definition makes of a step."""

    @property
    def gains(self) -> Iterable[Gained]: ...
    @property
    def used(self) -> Iterable[str]: ...


def wrong_gains(told: Iterable[Gain], right: Tells) -> Iterator[Breach]:
    """What is told to be gained and should not be, and what is not told."""
    theirs, mine = Counter(map(_gained, told)), Counter(right.gains)
    if theirs != mine:
        for gain in theirs - mine:
            yield Breach(f"{gain} is told and should not be", (gain.rule,))
        for gain in mine - theirs:
            yield Breach(f"{gain} is not told", (gain.rule,))


def _gained(gain: Gain) -> Gained:
    kind = "" if gain.of is None else gain.of[1]
    return Gained(
        gain.seat, gain.what, gain.code, gain.count, gain.amount, gain.rule.id, kind, tuple(r.id for r in gain.also)
    )


def wrong_values(told: frozenset[str], right: Tells) -> Iterator[Breach]:
    if told != set(right.used):
        yield Breach(f"{sorted(told)} are told to be used, and {sorted(right.used)} are")


def told_beside_points(right: Callable[[Moved], Tells | None]) -> tuple[Law[Moved], Law[Moved]]:
    """The laws of what a step tells beside its lines; `right` is `None` where something else was drawn."""

    def gains(moved: Moved) -> Iterable[Breach] | None:
        told, mine = moved.done.gains, right(moved)
        return None if told is None else () if mine is None else wrong_gains(told, mine)

    def used(moved: Moved) -> Iterable[Breach] | None:
        told, mine = moved.done.used, right(moved)
        return None if told is None else () if mine is None else wrong_values(told, mine)

    return (
        Law("gains", "What a decision gives and takes away besides points is told, all of it and by its rules.", gains),
        Law("values-used", "A step says which values of the box it used, and no others.", used),
    )


def refusals_tell_why(
    tries: Callable[[Any, Random], tuple[int, D]], how_many: int, right: Callable[[Moved, D, str], Why]
) -> Law[Moved]:
    """The law of what refusals say beside their rules. `right` says it of a decision and the code of a refusal. How
    many pieces are lacking is tried out: with so many more, or fewer, the refusal is gone, and with one less it is not.
    """

    def breaches(moved: Moved) -> Iterable[Breach] | None:
        return _told(moved, moved.engine) if isinstance(moved.engine, BuiltIn) else None

    def _told(moved: Moved, engine: BuiltIn) -> Iterator[Breach]:
        source = moved.random()
        for _ in range(how_many):
            seat, decision = tries(moved.data, source)
            found = engine.objections(moved.state, decision, seat)
            for code in {objection.code for objection in found}:
                mine = [objection for objection in found if objection.code == code]
                for wrong in _wrong_why(moved, mine, right(moved, decision, code)):
                    yield Breach(f"{decision!r} is refused by {code} {wrong}", (mine[0].rule.id,), (seat, decision))
            for objection in found:
                if objection.lack is not None and objection.lack.n:
                    for wrong in _wrong_lack(moved, engine, decision, seat, objection):
                        yield Breach(f"{decision!r} is refused {wrong}", (objection.rule.id,), (seat, decision))

    return Law("refusals-tell-why", "A refusal says where, which values of the box it used and how much is lacking.",
        breaches, every=3)  # fmt: skip


def _wrong_why(moved: Moved, found: Sequence[Objection], right: Why) -> Iterator[str]:
    where = {None if each.where is None else _place(moved, each.where) for each in found}
    if where != right.where:
        yield f"at {_names(where)} and should be at {_names(right.where)}"
    if right.lacks is not None and any((each.lack is not None) != right.lacks for each in found):
        yield f"{'without' if right.lacks else 'with'} a number of pieces that are lacking"
    used = {name for each in found for name in each.used}
    if used != right.used:
        yield f"by {sorted(used)} and should be by {sorted(right.used)}"


def _place(moved: Moved, place: Place) -> tuple[int | None, str]:
    seat: int | None = getattr(place, "seat", None)
    return seat, moved.room.say_in_log(place, moved.data, -1 if seat is None else seat)


def _names(where: Iterable[tuple[int | None, str] | None]) -> list[str]:
    return sorted("no place" if each is None else f"{each[1]} of seat {each[0]}" for each in where)


def _wrong_lack(moved: Moved, engine: BuiltIn, decision: object, seat: int, objection: Objection) -> Iterator[str]:
    lack = objection.lack
    assert lack is not None
    for n in {lack.n, lack.n - (1 if lack.n > 0 else -1)} - {0}:
        held = [list(row) for row in moved.data.held]
        held[lack.holder][lack.item] += n
        there = replace(moved.data, held=tuple(map(tuple, held)))
        still = any(
            each.code == objection.code and each.lack is not None and each.lack[:2] == lack[:2]
            for each in engine.objections(there, decision, seat)
        )
        if still is (n == lack.n):
            yield f"by {objection.code} for a lack of {lack.n}, and with {n} it is {'still' if still else 'no longer'}"


def spoilt_draws_are_refused(rules: Mapping[str, str]) -> Law[Moved]:
    """The law of what is said of a recorded draw that cannot be: how it cannot, and by what is drawn the rule that says
    from where.
    """

    def breaches(moved: Moved) -> Iterable[Breach] | None:
        return _refused(moved, moved.engine) if isinstance(moved.engine, BuiltIn) else None

    def _refused(moved: Moved, engine: BuiltIn) -> Iterator[Breach]:
        for code, n, spoilt in _spoilt(moved):
            rule = None if n is None else rules[moved.done.asked[n].what]
            try:
                engine.apply(moved.state, moved.decision, spoilt, moved.seat)
            except ImpossibleOutcome as refusal:
                told = str(refusal.why), None if refusal.rule is None else refusal.rule.id
            else:
                told = "possible", None
            if told != (code, rule):
                yield Breach(f"{spoilt!r}, drawn for {moved.decision!r}, is {told} and should be {(code, rule)}")

    return Law("spoilt-draws", "What cannot have been drawn is refused by the rule of that draw.", breaches, every=9)


def _spoilt(moved: Moved) -> Iterator[tuple[str, int | None, Outcome]]:
    """The draws of a step made impossible: how, at which draw, and as what."""
    if not moved.done.asked:
        return
    drawn, n = moved.outcome, moved.random().randrange(len(moved.outcome))
    mine, asked = drawn[n], moved.done.asked[n]
    yield OutcomeCode.OUTCOME_MISSING, n, drawn[:n]
    yield OutcomeCode.OUTCOME_LENGTH, n, (*drawn[:n], mine[:-1], *drawn[n + 1 :])
    yield OutcomeCode.OUTCOME_TOO_LONG, None, (*drawn, mine)
    if asked.n:
        yield OutcomeCode.OUTCOME_NOT_THERE, n, (*drawn[:n], (len(asked.pool), *mine[1:]), *drawn[n + 1 :])
    if asked.sure:
        other = 0 if mine[-1] else 1
        yield OutcomeCode.OUTCOME_ORDER, n, (*drawn[:n], (*mine[:-1], other), *drawn[n + 1 :])


def won_by(measures: Callable[[Ended], Mapping[str, Sequence[int]]], rules: tuple[str, ...]) -> Law[Ended]:
    """The law of who has won and what decided it; `measures` are a second definition's, by seat, weightiest first."""

    def breaches(ended: Ended) -> Iterable[Breach] | None:
        told = ended.engine.decided_by(ended.state)
        return None if told is None else _wrong_decider(ended, told)

    def _wrong_decider(ended: Ended, told: str) -> Iterator[Breach]:
        best = list(range(len(ended.engine.points(ended.state))))
        decided_by = "shared"
        for measure, values in measures(ended).items():
            best = [seat for seat in best if values[seat] == max(values[other] for other in best)]
            if len(best) == 1:
                decided_by = measure
                break
        winners = tuple(ended.engine.winners(ended.state))
        if winners != tuple(best) or told != decided_by:
            yield Breach(f"seats {winners} have won by {told}, and it should be {tuple(best)} by {decided_by}", rules)

    return Law("won-by", "Who has won, and what decided it, is as the rules say.", breaches, rules=rules)


def each(rules: Iterable[str]) -> Iterator[frozenset[str]]:
    """Objections that are each one rule's."""
    return (frozenset((rule,)) for rule in sorted(rules))


def by_kind(decisions: Iterable[D]) -> Mapping[type[D], frozenset[D]]:
    """Decisions by their kind; a kind without any is left out."""
    kinds: dict[type[D], set[D]] = {}
    for decision in decisions:
        kinds.setdefault(type(decision), set()).add(decision)
    return {kind: frozenset(some) for kind, some in kinds.items()}
