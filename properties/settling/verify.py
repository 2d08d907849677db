"""Runs the settling laws: tables of random games with things forgotten, and small boxes counted out."""

from __future__ import annotations

import json
import random
import time
from collections.abc import Callable, Iterator, Sequence
from itertools import count, islice
from random import Random
from typing import Any, Final, TypeVar

from courtroll.properties.play.laws import Breach
from courtroll.properties.play.verify import Profile
from courtroll.properties.play.watch import Tally
from courtroll.properties.report import Failure, LawRow, Report
from courtroll.properties.sayings import other_letters, some_sentence
from courtroll.properties.settling.asked import Forgotten, Question, SettlingLaw, impossible
from courtroll.properties.settling.boxes import Counted, NotSmall
from courtroll.properties.settling.counting import Scored
from courtroll.properties.settling.half_done import HalfDone
from courtroll.properties.settling.laws import (
    ANSWERS,
    BOX_LAWS,
    ONE_LAW,
    QUESTION_LAWS,
    SCORING_LAW,
    SO_FAR_LAW,
    SPOILS_LAW,
    TABLE_LAWS,
    WORDS_LAW,
)
from courtroll.properties.settling.spoils import fault_landmark, spoilt
from courtroll.properties.settling.suite import Less, SettlingSuite
from courtroll.properties.settling.words import Worded
from courtroll.verifier.kernel.chance import Seeded
from courtroll.verifier.kernel.hearing import Unheard

T = TypeVar("T")
Progress = Callable[[Tally], None]
FORGOTTEN: Final = (0, 1, 2, 3, 5, 8, 13, 20)
"""So many things of a table are forgotten."""
LEGAL: Final = 3
"""So many legal decisions of a table are asked about, of different kinds."""
CONCEIVED: Final = 1
"""So many decisions of anybody, mostly not legal."""
ALONE: Final = 3
"""So many things of a table are forgotten each by itself."""
SPOILT: Final = 2
"""In so many ways a table is spoilt."""
SAID: Final = 8
"""So many sentences of any kind are said about a table."""
LONGEST: Final = 180
"""Steps of a game before its first table."""
APART: Final = 6
"""Steps between two tables of one game."""
EXAMPLES: Final = 2
"""For so many examples of a profile one table is asked about."""
OF_A_GAME: Final = 5
"""Tables of one game."""
IMPOSSIBLE: Final = "small box impossible"
LANDMARKS: Final = (
    *(f"verdict {outcome}" for outcome in ("legal", "illegal")),
    *(f"small box {outcome}" for outcome in ("legal", "illegal", "depends")),
    "nothing forgotten", "something left out", "something asked",
)  # fmt: skip


class SettlingBroken(AssertionError):
    """A verdict that breaks a law, with the file it was found with."""

    def __init__(self, law: str, breach: Breach, document: Any) -> None:
        rules = f" ({', '.join(breach.rules)})" if breach.rules else ""
        super().__init__(f"{law}: {breach.what}{rules}")
        self.law = law
        self.breach = breach
        self.document = document


def landmarks_of(suite: SettlingSuite) -> tuple[str, ...]:
    return (
        *LANDMARKS,
        *suite.landmarks,
        *dict.fromkeys(fault_landmark(each) for each in suite.spoils if not each.when),
    )


def laws() -> Sequence[SettlingLaw[Any]]:
    return (*TABLE_LAWS, *QUESTION_LAWS, WORDS_LAW, ONE_LAW, *BOX_LAWS, SCORING_LAW, SO_FAR_LAW, SPOILS_LAW, ANSWERS)


def verify_settling(
    suite: SettlingSuite,
    profile: Profile,
    name: str = "built-in",
    *,
    progress: Progress | None = None,
    shrink: bool = True,
) -> Report:
    """Asks about tables of the suite's games and reports. A failure is made small, unless `shrink` is off."""
    drawn_from = random.SystemRandom().randrange(2**32) if profile.seed is None else profile.seed
    tally, began = Tally(), time.perf_counter()
    failures: tuple[Failure, ...] = ()
    try:
        for state, source in islice(_states(suite, drawn_from, tally), profile.examples // EXAMPLES):
            look(suite, state, source, tally, shrink=shrink)
            if progress is not None:
                progress(tally)
    except SettlingBroken as broken:
        evidence = json.dumps(broken.document, indent=1, ensure_ascii=False) + "\n"
        failures = (Failure(broken.law, broken.breach.what, broken.breach.rules, tally.steps, evidence, "position"),)
    return Report(
        suite.room.name, "settling", name, profile.name, drawn_from, tally.games, tally.ended, tally.steps,
        tuple(LawRow(law.name, law.says, tally.held[law.name]) for law in laws()),
        dict(tally.landmarks),
        () if failures else tuple(each for each in landmarks_of(suite) if not tally.landmarks[each]),
        failures, time.perf_counter() - began,
    )  # fmt: skip


# ------------------------------------------------------------------------------------------------ the tables


def _states(suite: SettlingSuite, drawn_from: int, tally: Tally) -> Iterator[tuple[Any, Random]]:
    """Tables of random games that can be, each with a source for what is asked about it."""
    room, game = suite.room, suite.room.engine()
    for number in count():
        source = Random(f"{drawn_from} {number}")
        is_new = source.randrange(3) > 0
        state = room.begin(suite.play.opening(source) if is_new else suite.play.middle(source))
        player, dealer = suite.play.player(source), Seeded(source)
        tally.games += 1
        first = source.randrange(LONGEST) if is_new else 0
        for step in range(first + OF_A_GAME * APART):
            if game.decider(state) is None:
                tally.ended += 1
                break
            if step >= first and (step - first) % APART == 0 and not impossible(room.state_faults(state)):
                yield state, Random(f"{drawn_from} {number} {step}")
            state = game.run(state, player(state, list(game.legal_actions(state))), dealer).state


def look(suite: SettlingSuite, state: Any, source: Random, tally: Tally, *, shrink: bool) -> None:
    """Holds what is said about one table to the laws. Raises `SettlingBroken`."""
    table = forgotten(suite, state, source)
    tally.landmarks.update(_landmarks(suite, table))
    for law in TABLE_LAWS:
        _hold(law, table, tally, lambda less: Forgotten(suite, state, less), table.less if shrink else ())
    _words_and_spoils(table, source, tally)
    asked = list(_questions(suite, state, source))
    for text, is_legal in asked:

        def again(less: Sequence[Less], text: str = text, is_legal: bool = is_legal) -> Question:
            return Question(Forgotten(suite, state, less), text, is_legal)

        try:
            question = again(table.less)
        except Unheard as unheard:
            if is_legal:
                raise SettlingBroken(ANSWERS.name, Breach(f"{text!r}: {unheard}"), table.document) from None
            continue
        tally.steps += 1
        tally.held[ANSWERS.name] += 1
        for question_law in QUESTION_LAWS:
            _hold(question_law, question, tally, again, table.less if shrink else ())
        tally.landmarks[f"verdict {question.verdict.outcome}"] += 1
    legal = [text for text, is_legal in asked if is_legal]
    ways = list(suite.ways(table.whole, source)) if legal else []
    for one in source.sample(ways, min(ALONE, len(ways))):
        alone = Forgotten(suite, state, [one])
        if one.of(table.whole) is not None and alone.is_read:
            _hold(ONE_LAW, Question(alone, source.choice(legal), True), tally)
    box = suite.box(table.whole, source)
    if box is not None:
        counted = Counted(suite, box)
        for box_law in BOX_LAWS:
            _hold(box_law, counted, tally)
        _note(counted, tally)
    scoring = suite.scoring(table.whole, source)
    if scoring is not None:
        _hold(SCORING_LAW, Scored(suite.room, scoring), tally)
    half = _half_done(suite, state, source)
    if half is not None:
        _hold(SO_FAR_LAW, half, tally)


def _words_and_spoils(table: Forgotten, source: Random, tally: Tally) -> None:
    """Drawn from a source that goes on by itself, so that what is asked of the table does not change with them."""
    aside = Random()
    aside.setstate(source.getstate())
    for worded in _worded(table, aside):
        _hold(WORDS_LAW, worded, tally)
    spoils = spoilt(table.room, table.whole, table.suite.spoils, aside)
    for spoil in sorted(spoils, key=lambda way: tally.landmarks[fault_landmark(way.beyond)])[:SPOILT]:  # seldom first
        _hold(SPOILS_LAW, spoil, tally)
        tally.landmarks[fault_landmark(spoil.beyond)] += 1


def _worded(table: Forgotten, source: Random) -> Iterator[Worded]:
    """Sentences out of the game's grammar; they need not be legal."""
    sayings, names = table.room.sayings(table.state), table.room.names(table.state)
    for _ in range(SAID if sayings is not None and table.is_read else 0):
        assert sayings is not None
        who, *others = source.sample(names, len(names))
        said = some_sentence(sayings, others, source)
        yield Worded(table, f"{who}: {said.own}", f"{who}: {said.text}")


def _half_done(suite: SettlingSuite, state: Any, source: Random) -> HalfDone | None:
    """The same turn after a decision or two of whoever decides."""
    room, game = suite.room, suite.room.engine()
    asked, seat, after, done = room.questions(), game.decider(state), state, list[Any]()
    assert asked is not None
    assert seat is not None
    for _ in range(source.randint(1, 2)):
        legal = list(game.legal_actions(after)) if game.decider(after) == seat else []
        if legal:
            done.append(source.choice(legal))
            after = game.run(after, done[-1], Seeded(source)).state
    further = list(game.legal_actions(after)) if game.decider(after) == seat else []
    whole = room.read(room.write(after))
    if not further or isinstance(whole, tuple) or impossible(room.state_faults(after)):
        return None
    last = source.choice(further)
    if not suite.may_end(game.run(after, last, Seeded(source)).state):
        return None
    said = [asked.say(whole, [decision], seat) for decision in done]
    tables = room.write(state), room.write(after)
    document = suite.so_far(*tables, said)
    if document is None:
        return None
    then = f"{room.names(after)[seat]}: {asked.say(whole, [last], seat)}"
    never = tuple(suite.never(*tables, document))
    told = [other_letters(text, source) for text in document["so-far"]]
    return HalfDone(room, {**document, "so-far": told if source.randrange(2) else ["; ".join(told)]}, then, never)


def _note(counted: Counted, tally: Tally) -> None:
    if not counted.possible:
        tally.landmarks[IMPOSSIBLE] += 1
    for text in counted.box.questions if counted.possible else ():
        try:
            tally.landmarks[f"small box {counted.wanted(text)}"] += 1
        except NotSmall:
            continue


def forgotten(suite: SettlingSuite, state: Any, source: Random) -> Forgotten:
    """The table with some things forgotten, as many as the source says and the file can do without."""
    wanted, less = source.choice(FORGOTTEN), list[Less]()
    table = Forgotten(suite, state, less)
    ways = list(suite.ways(table.whole, source))
    source.shuffle(ways)
    for each in ways:
        if len(less) >= wanted:
            break
        if not any(each.meets(other) for other in less) and each.of(table.document) is not None:
            further = Forgotten(suite, state, [*less, each])
            if further.is_read:
                table, less = further, [*less, each]
    return table


def _landmarks(suite: SettlingSuite, table: Forgotten) -> Iterator[str]:
    yield from suite.landmarks_of(table.document)
    if not table.less:
        yield "nothing forgotten"
    yield from {"something asked" if each.is_asked else "something left out" for each in table.less}


def _questions(suite: SettlingSuite, state: Any, source: Random) -> Iterator[tuple[str, bool]]:
    """Some legal decisions of different kinds, and some of anybody that mostly are not legal; each as it is said."""
    room, game = suite.room, suite.room.engine()
    names, seat, asked = room.names(state), game.decider(state), room.questions()
    assert asked is not None
    assert seat is not None
    whole = room.read(room.write(state))
    kinds: dict[type[Any], list[Any]] = {}
    for decision in game.legal_actions(state):
        kinds.setdefault(type(decision), []).append(decision)
    some = source.sample(sorted(kinds, key=lambda kind: kind.__name__), min(LEGAL, len(kinds)))
    tries = [(seat, source.choice(kinds[kind])) for kind in some]
    tries += [suite.play.tries(state, source) for _ in range(CONCEIVED)]
    for who, decision in tries:
        said, after = [decision], None
        if who == seat and not game.objections(state, decision, who):
            after = game.run(state, decision, Seeded(Random(0))).state
            if (
                source.randrange(2) and game.decider(after) == who and suite.goes_on(after)
            ):  # and what comes right after it
                said.append(source.choice(list(game.legal_actions(after))))
                after = game.run(after, said[1], Seeded(Random(0))).state
        try:
            text = f"{names[who]}: {asked.say(whole, said, who)}"
            asked.hear(whole, text)
        except (Unheard, ValueError, IndexError):  # conceivable, not sayable
            continue
        yield text, after is not None and suite.may_end(after) and not impossible(room.state_faults(after))


def _hold(
    law: SettlingLaw[T],
    seen: T,
    tally: Tally,
    again: Callable[[Sequence[Less]], T] | None = None,
    less: Sequence[Less] = (),
) -> None:
    tally.held[law.name] += 1
    breach = _first(law, seen)
    if breach is None:
        return
    if again is not None:
        seen, breach = _smallest(law, seen, breach, again, less)
    table = seen.table if isinstance(seen, Question | Worded) else seen
    document = table.box.document if isinstance(table, Counted) else getattr(table, "document", None)
    raise SettlingBroken(law.name, breach, document)


def _first(law: SettlingLaw[T], seen: T) -> Breach | None:
    try:
        return next(law.breaches(seen), None)
    except NotSmall:
        return None
    except Exception as error:
        return Breach(f"it cannot be looked at: {type(error).__name__}: {error}")


def _smallest(
    law: SettlingLaw[T], seen: T, breach: Breach, again: Callable[[Sequence[Less]], T], less: Sequence[Less]
) -> tuple[T, Breach]:
    """With as little forgotten as still breaks the law."""
    left = list(less)
    for each in less:
        fewer = [other for other in left if other is not each]
        try:
            there = again(fewer)
            found = _first(law, there)
        except Exception:  # without it the sentence is not heard
            continue
        if found is not None:
            left, seen, breach = fewer, there, found
    return seen, breach
