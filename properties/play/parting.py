"""Where an engine and the rules part, in the words and cells of logs and position files: the decision in question, what
the rules say of it, and what the engine says.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from typing import Any, Final

from courtroll.properties.engines.adapter import Spoken
from courtroll.properties.engines.calling import OutOfTime
from courtroll.properties.engines.engine import FAILURES, BuiltIn, Decision, Engine, Refused
from courtroll.properties.play.differing import NOTHING, differing
from courtroll.properties.play.laws import Made
from courtroll.properties.report import Difference, Parting
from courtroll.verifier.kernel.chance import Draw, ImpossibleOutcome, Noting, Outcome, Told
from courtroll.verifier.kernel.game import Step
from courtroll.verifier.kernel.room import AnyPlayableRoom

MOST: Final = 12
"""Differences that are told."""


IN_FILES: Final[Mapping[str, tuple[str, ...]]] = {
    "pounds": ("money",), "cards": ("cards", "hand"), "built-cards": ("builds",), "king-card": ("king",),
    "minor-card": ("minor",), "reputation-steps": ("reputation",),
}  # fmt: skip
"""What goods that a step brings are called in a position file, where that is another word."""


class _Walk:
    """A log done by the rules and by an engine side by side, until they part."""

    def __init__(self, engine: Engine, room: AnyPlayableRoom, header: Mapping[str, object]) -> None:
        self.engine = engine
        self.room = room
        self.rules = BuiltIn(room)
        self.mine = self.rules.begin(header)
        self.theirs = engine.begin(header)
        self.first = self.mine
        self.names = room.names(self.mine)
        self.after = 0

    def say(self, decision: Decision, seat: int) -> str:
        try:
            return self.room.say_move(decision, self.first, seat)
        except LookupError:
            return repr(decision)

    def parted(
        self, differences: Iterable[Difference], decision: str = "", rules: Iterable[str] = (), done: bool = False
    ) -> Parting | None:
        found = tuple(differences)
        return Parting(self.after, decision, found[:MOST], tuple(dict.fromkeys(rules)), done) if found else None

    def tables(self) -> Iterator[Difference]:
        """What lies otherwise, and who has other points."""
        points = zip(self.names, self.rules.points(self.mine), self.engine.points(self.theirs), strict=True)
        for name, should, came in points:
            if should != came:
                yield Difference(f"{name}: points", str(should), str(came))
        mine = self.room.write(self.mine)
        theirs = self.room.write(self.engine.data(self.theirs))
        yield from (each for each in differing(mine, theirs) if not each.what.endswith(": points"))

    def choices(self) -> Parting | None:
        """Who decides, and what may be decided."""
        seat, other = self.rules.decider(self.mine), self.engine.decider(self.theirs)
        if seat != other:
            return self.parted([Difference("who decides", *(self._name(each) for each in (seat, other)))])
        if seat is None:
            won = self.rules.winners(self.mine), tuple(self.engine.winners(self.theirs))
            told = [" and ".join(self.names[each] for each in sorted(who)) or NOTHING for who in won]
            return self.parted([Difference("who has won", *told)]) if told[0] != told[1] else None
        mine, theirs = self.rules.legal(self.mine), self.engine.legal(self.theirs)
        more = [decision for decision in theirs if decision not in mine]
        less = [decision for decision in mine if decision not in theirs]
        if not more and not less:
            return None
        differences = [
            *(Difference(self.say(each, seat), f"not listed, {self._by_rules(each, seat)}", "listed") for each in more),
            *(Difference(self.say(each, seat), "listed", f"not listed, {self._by_them(each, seat)}") for each in less),
        ][:MOST]
        asked = (more or less)[0]
        by_rules, by_them = (self.rules, self.mine), (self.engine, self.theirs)
        asked_of, state = by_rules if more else by_them
        rules = asked_of.refusals(state, asked, seat)
        return self.parted(differences, self.say(asked, seat), sorted(rules or ()))

    def _by_rules(self, decision: Decision, seat: int) -> str:
        return _refused(sorted(self.rules.refusals(self.mine, decision, seat) or ()))

    def _by_them(self, decision: Decision, seat: int) -> str:
        if isinstance(self.engine, Spoken):
            return _refused(self.engine.why_not(self.theirs, decision, seat))
        return _refused(sorted(self.engine.refusals(self.theirs, decision, seat) or ()))

    def _name(self, seat: int | None) -> str:
        return "nobody" if seat is None else self.names[seat]

    def refusing(self, seat: int, decision: Decision, *, by_rules: bool) -> Parting | None:
        """Whether a decision is refused; also by which rules, if they are asked for."""
        mine = self.rules.refusals(self.mine, decision, seat)
        theirs = self.engine.refusals(self.theirs, decision, seat)
        assert mine is not None
        if theirs == mine or (mine and theirs != frozenset() and not (by_rules and theirs)):
            return None
        rules = sorted(mine ^ (theirs or frozenset()))
        said = self.say(decision, seat)
        told = Difference(said, self._by_rules(decision, seat), self._by_them(decision, seat))
        return self.parted([told], said, rules)

    def step(self, made: Made) -> Parting | None:
        """One legal decision done by both."""
        said = self.say(made.decision, made.seat)
        dealer = _Noted(made.outcome)
        step: Step[Any] = self.room.engine().run(self.mine, made.decision, dealer)
        asked: Sequence[Draw] | None = None
        with suppress(ImpossibleOutcome):
            try:
                theirs = self.engine.deal(self.theirs, made.decision, Told(made.outcome))
            except Refused as why:
                return self.parted([Difference(said, "legal", f"refused: {why}")], said, done=True)
            asked = theirs.asked
        if not dealer.fits or asked is None or tuple(asked) != tuple(dealer.asked):
            return self.parted([Difference("drawn", *self._draws(dealer.asked, asked or ()))], said, done=True)
        self.mine, self.theirs = step.state, theirs.state
        differences = list(self.tables())
        return self.parted(differences, said, self._rules(step, differences), done=True)

    def _draws(self, mine: Sequence[Draw], theirs: Sequence[Draw]) -> tuple[str, str]:
        """What is asked for by both; from which pieces too, if that is what parts."""

        def told(draws: Sequence[Draw], pools: bool) -> str:
            return ", ".join(self._draw(draw, pools) for draw in draws) or NOTHING

        short = told(mine, False), told(theirs, False)
        return short if short[0] != short[1] else (told(mine, True), told(theirs, True))

    def _draw(self, draw: Draw, with_pool: bool) -> str:
        pieces = self.room.drawn(self.first)[draw.what]
        pool = " ".join(f"{name} {n}" for name, n in zip(pieces, draw.pool, strict=True) if n)
        sure = "".join(f", then {pieces[piece]}" for piece in draw.sure)
        return f"{draw.n} {draw.what} for {self.names[draw.seat]}" + (f" from {pool}{sure}" if with_pool else "")

    def _rules(self, step: Step[Any], differences: Sequence[Difference]) -> Iterator[str]:
        """The rules of points and goods that part; none where the step tells of none there."""
        parts = {each.what for each in differences}
        for line in step.lines:
            if f"{self.names[line.seat]}: points" in parts:
                yield line.rule.id
        for gain in step.gains:
            what = IN_FILES.get(str(gain.what), (str(gain.what),))
            places = [f"{self.names[gain.seat]}: {key}" for key in what] + list(what)
            if any(part == place or part.startswith(f"{place}.") for part in parts for place in places):
                yield from (rule.id for rule in (gain.rule, *gain.also))


class _Noted:
    """A dealer who hands out what was drawn, and notes what was asked for."""

    def __init__(self, outcome: Outcome) -> None:
        self.asked: list[Draw] = []
        self.fits = True
        """Whether everything that was drawn is what was asked for."""
        self._told = Told(outcome)

    def draw(self, asked: Draw) -> tuple[int, ...]:
        self.asked.append(asked)
        try:
            return self._told.draw(asked)
        except ImpossibleOutcome:
            self.fits = False
            return Noting().draw(asked)


def _refused(reasons: Sequence[str]) -> str:
    return f"refused: {', '.join(reasons)}" if reasons else "legal"


def parting(
    engine: Engine, room: AnyPlayableRoom, header: Mapping[str, object], moves: Sequence[Made],
    tried: tuple[int, int, Decision] | None = None, *, tells_failures: bool = False,
) -> Parting | None:  # fmt: skip
    """The first thing in which they part; `None`: nothing. `tried` is a decision that is in question: after how many
    moves, whose, and which. That an engine does not answer is told, or `None`: it is told by the law that found it.
    """
    if type(engine) is BuiltIn and engine.room is room:
        return None
    walk: _Walk | None = None
    try:
        walk = _Walk(engine, room, header)
        return _parting(walk, moves, tried)
    except (OutOfTime, *FAILURES) as trouble:
        if not tells_failures:
            return None
        after = 0 if walk is None else walk.after
        decision = "" if walk is None or after == len(moves) else walk.say(moves[after].decision, moves[after].seat)
        return Parting(after, decision, (Difference("the engine", "an answer", str(trouble)),), (), done=True)


def _parting(walk: _Walk, moves: Sequence[Made], tried: tuple[int, int, Decision] | None) -> Parting | None:
    found = walk.parted(walk.tables())
    for number, made in enumerate((*moves, None)):
        walk.after = number
        found = found or walk.choices()
        if found is None and tried is not None and tried[0] == number:
            found = walk.refusing(*tried[1:], by_rules=True)
        if found is None and made is not None:
            found = walk.refusing(made.seat, made.decision, by_rules=False) or walk.step(made)
        if found is not None:
            return found
    return None


# ------------------------------------------------------------------------------------------ a law's words


SEAT: Final = re.compile(r"\bseat (\d+)\b")


def worded(
    text: str, room: AnyPlayableRoom, header: Mapping[str, object], known: Iterable[tuple[int, Decision]]
) -> str:
    """What a law says of decisions and seats as data, by sentences and names; `known` are seats with decisions that it
    may speak of.
    """
    first = room.begin(header)
    if isinstance(first, tuple):
        return text
    names = room.names(first)
    said: dict[str, str] = {}
    for seat, decision in known:
        with suppress(Exception):  # a decision that has no words, of an engine that may do anything
            said[repr(decision)] = f'"{room.say_move(decision, first, seat)}"'
    for data in sorted(said, key=len, reverse=True):
        text = text.replace(data, said[data])
    return SEAT.sub(lambda found: names[int(found[1])] if int(found[1]) < len(names) else found[0], text)
