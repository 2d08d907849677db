"""What every verdict about a described table must keep, whatever the game is about.

A law compares a verdict with the engine on whole tables, with the same question where more is known, or with all that
a small table may be, counted out. None looks into how a verdict was come to, but `small-box-repairs`, which holds the
search to what makes it exact.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Final, Generic, TypeVar

from courtroll.properties.engines.answers import Document
from courtroll.properties.play.laws import Breach
from courtroll.properties.settling.boxes import Counted
from courtroll.properties.settling.spoils import Spoilt, beyond_cannot_be
from courtroll.properties.settling.suite import Less, Ranged, SettlingSuite
from courtroll.verifier.kernel.chance import ImpossibleOutcome
from courtroll.verifier.kernel.hearing import Sentence, Unheard
from courtroll.verifier.kernel.legality import Fault, Severity
from courtroll.verifier.kernel.place import Named
from courtroll.verifier.kernel.room import AnyPlayableRoom
from courtroll.verifier.kernel.settling.running import Found
from courtroll.verifier.kernel.settling.search import search
from courtroll.verifier.kernel.settling.verdicts import Outcome, Settled, ruling
from courtroll.verifier.kernel.settling.wants import NOTHING, Stuck, is_below

T = TypeVar("T")
ELSEWHERE: Final = "elsewhere"
"""The path of a place that never speaks for the mover begins so, before what a file calls it."""
KNOWN: Final = 2
"""So many things that were forgotten are typed again, one at a time, for each question."""


class Forgotten:
    """A table of a real game, and the file of it in which something is forgotten."""

    def __init__(self, suite: SettlingSuite, state: Any, less: Sequence[Less]) -> None:
        self.suite = suite
        self.room = suite.room
        self.state = state
        self.less = less
        self.whole: Document = self.room.write(state)
        document = self.whole
        for each in less:
            document = each.of(document) or document
        self.document = document

    @cached_property
    def described(self) -> Any:
        """The table as its file describes it, or all that is wrong with the file."""
        return self.room.read(self.document)

    @property
    def is_read(self) -> bool:
        return not isinstance(self.described, tuple)


class Question:
    """A question on such a table, and whether the engine allows it on the whole one."""

    def __init__(self, table: Forgotten, text: str, is_legal: bool) -> None:
        self.table = table
        self.room = table.room
        self.text = text
        self.is_legal = is_legal
        self.asked = table.room.questions()
        assert self.asked is not None
        self.sentence: Sentence[Any] = self.asked.hear(table.described, text)

    @cached_property
    def verdict(self) -> Settled[Any, Any]:
        assert self.asked is not None
        return ruling(self.asked, self.table.described, self.sentence)

    def again(self, document: Document) -> Outcome | None:
        """What the same sentence gets on another file of the same table; `None` where it cannot be read."""
        described = self.room.read(document)
        assert self.asked is not None
        return None if isinstance(described, tuple) else ruling(self.asked, described, self.sentence).outcome


@dataclass(frozen=True, slots=True)
class SettlingLaw(Generic[T]):
    """A law: its name, what it says, and how it is looked at."""

    name: str
    says: str
    breaches: Callable[[T], Iterator[Breach]]


def impossible(faults: Sequence[Fault]) -> list[Fault]:
    return [fault for fault in faults if fault.severity is Severity.IMPOSSIBLE]


# ----------------------------------------------------------------------------------------------- forgetting


def forgetting_leaves_it_possible(table: Forgotten) -> Iterator[Breach]:
    for fault in impossible(table.room.faults(table.described)):
        yield Breach(f"forgetting {list(table.less)} makes the table impossible: {fault.code}", (fault.rule.id,))


def forgetting_adds_no_fault(table: Forgotten) -> Iterator[Breach]:
    """Neither does it make a table doubtful that was not. By which reading it can be may change: none is told then."""
    there = {fault.code for fault in table.room.faults(table.room.read(table.whole))}
    for fault in table.room.faults(table.described):
        if fault.code not in there and not _is_of_a_reading(fault):
            yield Breach(f"forgetting {list(table.less)} adds the fault {fault.code}", (fault.rule.id,))


def forgetting_forbids_nothing(question: Question) -> Iterator[Breach]:
    outcome = question.verdict.outcome
    if question.is_legal and outcome in (Outcome.ILLEGAL, Outcome.IMPOSSIBLE):
        rules = () if question.verdict.refused is None else question.verdict.refused.against
        what = f"{question.text!r} is legal, and {outcome} when {list(question.table.less)} is forgotten"
        yield Breach(what, tuple(dict.fromkeys(each.rule.id for each in rules)))


def one_thing_forgotten_is_settled(question: Question) -> Iterator[Breach]:
    if question.is_legal and question.verdict.outcome is Outcome.NOT_SETTLED:
        yield Breach(f"{question.text!r} is legal, and not settled when {list(question.table.less)} is forgotten")


def whole_tables_are_the_engine(question: Question) -> Iterator[Breach]:
    """What a person leaves unsaid may make more legal than the engine's next decision: the witness shows that."""
    outcome = question.verdict.outcome
    if not question.table.less and outcome not in (Outcome.LEGAL, Outcome.ILLEGAL):
        yield Breach(f"{question.text!r} is {outcome} on a table of which everything is known")


# ------------------------------------------------------------------------------------------------- witnesses


def witnesses_hold(question: Question) -> Iterator[Breach]:
    verdict = question.verdict
    if verdict.outcome not in (Outcome.LEGAL, Outcome.DEPENDS):
        return
    found = None if verdict.accepted is None else verdict.accepted.found
    if found is None or found.start is None:
        yield Breach(f"{question.text!r} is {verdict.outcome} without a witness")
        return
    yield from _holds(question, found)
    if verdict.outcome is Outcome.DEPENDS:
        other = None if verdict.elsewhere is None else verdict.elsewhere.found
        if other is None or other.start is None:
            yield Breach(f"{question.text!r} depends without a table in which it is not legal")
        else:
            yield from _is_possible(question, other.start, "where it is not legal")
            if question.again(question.room.write(other.start)) is not Outcome.ILLEGAL:
                yield Breach(f"{question.text!r} is not illegal where it is said not to be legal")


def _is_possible(question: Question, state: Any, which: str) -> Iterator[Breach]:
    room = question.room
    described = room.read(room.write(state))
    if isinstance(described, tuple):
        yield Breach(f"the table {which} cannot be read: {described[0].path} {described[0].code}")
        return
    if question.table.suite.state_of(described) != state:
        yield Breach(f"the table {which} is read back as another")
    for fault in impossible(room.faults(described)):
        yield Breach(f"the table {which} has the fault {fault.code}", (fault.rule.id,))


def _holds(question: Question, found: Found[Any, Any]) -> Iterator[Breach]:
    """The engine alone goes through it, and what it does is what was said."""
    room, state = question.room, found.start
    yield from _is_possible(question, state, "of the witness")
    game, said = room.engine(), list[Any]()
    for act in found.line:
        objections = game.objections(state, act.decision)
        if objections:
            what = f"{act.decision!r} is refused in the witness of {question.text!r}: {objections[0].code}"
            yield Breach(what, (objections[0].rule.id,))
            return
        if game.decider(state) == question.sentence.seat:
            said.append(act.decision)
        try:
            state = game.apply(state, act.decision, act.outcome).state
        except ImpossibleOutcome as error:
            yield Breach(f"{act.decision!r} cannot draw {act.outcome} in the witness of {question.text!r}: {error}")
            return
    if not _is_within(question.sentence.moves, said):
        yield Breach(f"the witness of {question.text!r} does {said}")
    if state != found.after:
        yield Breach(f"the witness of {question.text!r} leads to another table than it says")


def _is_within(moves: Sequence[Sequence[Sequence[Any]]], said: Sequence[Any]) -> bool:
    """Whether all moves were made, each in one of its ways, with anything unsaid before and after."""
    if not moves:
        return True
    return any(
        tuple(said[at : at + len(order)]) == tuple(order) and _is_within(moves[1:], said[at + len(order) :])
        for order in moves[0]
        for at in range(len(said) - len(order) + 1)
    )


def witnesses_lead_on(question: Question) -> Iterator[Breach]:
    found = None if question.verdict.accepted is None else question.verdict.accepted.found
    if found is not None and found.after is not None:
        for fault in impossible(question.room.state_faults(found.after)):
            yield Breach(f"after {question.text!r} its witness has the fault {fault.code}", (fault.rule.id,))
        if not question.table.suite.may_end(found.after):
            yield Breach(f"after {question.text!r} its witness's table is one that a move only leads through")


def all_that_is_assumed_is_told(question: Question) -> Iterator[Breach]:
    """What is legal stays so where all that was left out, and is not said to be assumed, is typed as in the plain
    table. Where some pieces are assumed to lie, others do not: nothing more is said of what holds pieces then.
    """
    verdict, table, asked = question.verdict, question.table, question.asked
    accepted = verdict.accepted
    if verdict.outcome is not Outcome.LEGAL or accepted is None or accepted.found is None or asked is None:
        return
    found, described = accepted.found, asked.table(table.described, question.sentence.seat)
    assert found.begun is not None
    assumed = (*accepted.presumed, *asked.meaning.presumed(described, found.begun, found.line))
    plain = search(asked.meaning, described, None).found
    if plain is None or plain.start in (None, found.start):
        return
    document, whole = table.document, question.room.write(plain.start)
    for less in table.less:
        is_told = any(is_below(a, b) for a in assumed for b in less.paths)
        is_heap = any(path[0] in table.suite.heaps for path in less.paths)
        lies_less = assumed and (is_heap or _holds_pieces(question, less, asked=False))
        if not less.is_asked and not is_told and not lies_less:
            document = less.typed_from(whole, document)
    if question.again(document) in (Outcome.ILLEGAL, Outcome.IMPOSSIBLE):
        what = (
            f"{question.text!r} is legal where {list(assumed) or 'nothing'} is assumed, and illegal where that is all"
        )
        yield Breach(what)


# -------------------------------------------------------------------------------------------- more knowledge


def more_knowledge_turns_nothing(question: Question) -> Iterator[Breach]:
    """Of the witness what was left out; of the real table what was typed "?".

    A "?" that holds pieces is not judged by what it may keep from others: what it holds, told, may show that it does.
    """
    outcome, table = question.verdict.outcome, question.table
    found = None if question.verdict.accepted is None else question.verdict.accepted.found
    left_out = [each for each in table.less if not each.is_asked][:KNOWN]
    asked = [each for each in table.less if each.is_asked][:KNOWN]
    if outcome is Outcome.LEGAL and found is not None and found.start is not None:
        witness = question.room.write(found.start)
        for each in left_out:
            there = question.again(each.typed_from(witness, table.document))
            if there in (Outcome.ILLEGAL, Outcome.IMPOSSIBLE):
                yield Breach(f"{question.text!r} is legal, and {there} with its witness's {each.paths} typed")
    if outcome in (Outcome.LEGAL, Outcome.ILLEGAL):
        for each in asked:
            there = question.again(each.typed_from(table.whole, table.document))
            if outcome is Outcome.LEGAL and _holds_pieces(question, each, asked=True):
                continue
            if there not in (None, outcome, Outcome.NOT_SETTLED):
                yield Breach(f"{question.text!r} is {outcome} with {each}, and {there} with what that is")


def _holds_pieces(question: Question, less: Less, *, asked: bool) -> bool:
    """Whether what is not known of it is which pieces it holds."""
    assert question.asked is not None
    table = question.asked.table(question.table.described, question.sentence.seat)
    try:
        slots = question.asked.meaning.complete(table, NOTHING).slots
    except Stuck:
        return True
    there = [slot.path[slot.path[0] == ELSEWHERE :] for slot in slots if slot.asked is asked]
    # What is counted one by one has letters of its own in a file: any of it will do.
    return any(is_below(at if at[0] == "player" else at[:1], path) for at in there for path in less.paths)


TABLE_LAWS: Final[tuple[SettlingLaw[Forgotten], ...]] = (
    SettlingLaw("forgetting-leaves-it-possible",
        "A table of a real game of which something is forgotten is never impossible.", forgetting_leaves_it_possible),
    SettlingLaw("forgetting-adds-no-fault",
        "What is forgotten of a table of a real game is never what makes a fault of it, nor a doubt.",
        forgetting_adds_no_fault),
)  # fmt: skip


# ------------------------------------------------------------------------------------------------------- words


@dataclass(frozen=True, slots=True)
class Worded:
    """A sentence about a table, in the game's own words and in others."""

    table: Forgotten
    own: str
    other: str


def other_words_mean_the_same(worded: Worded) -> Iterator[Breach]:
    """What a table knows nothing of is not understood, by any name. Pieces that nobody has named are alike: compared is
    how they are said.
    """
    own, other = (_said(worded.table, text) for text in (worded.own, worded.other))
    if own != other:
        yield Breach(f"{worded.other!r} is heard as {other}, and {worded.own!r} as {own}")


def _said(table: Forgotten, text: str) -> list[list[tuple[str, ...]]]:
    """What is heard, by how each decision is said: for each move the ways in which it may be meant."""
    asked = table.room.questions()
    assert asked is not None
    try:
        seat, moves = asked.hear(table.described, text)
    except Unheard:
        return [[]]
    return [
        list(dict.fromkeys(tuple(asked.say(table.described, [one], seat) for one in order) for order in orders))
        for orders in moves
    ]


WORDS_LAW: Final[SettlingLaw[Worded]] = SettlingLaw("other-words-mean-the-same",
    "About a described table, too, other words and letters are heard as the game's own.",
    other_words_mean_the_same)  # fmt: skip
QUESTION_LAWS: Final[tuple[SettlingLaw[Question], ...]] = (
    SettlingLaw("forgetting-forbids-nothing",
        "What is legal on a whole table is not judged illegal when something of it is forgotten.",
        forgetting_forbids_nothing),
    SettlingLaw("whole-tables-decide", "Where everything is known, a question is legal or illegal.",
        whole_tables_are_the_engine),
    SettlingLaw("witnesses-hold",
        "A verdict's witness is read back, can be, and the engine does in it what was said.", witnesses_hold),
    SettlingLaw("witnesses-lead-on", "After what was asked nothing speaks against the witness's table.",
        witnesses_lead_on),
    SettlingLaw("all-assumed-is-told",
        "What is legal is so too where all is plain but what is said to be assumed.", all_that_is_assumed_is_told),
    SettlingLaw("more-knowledge",
        'What the witness says, typed, makes nothing illegal; a "?" told turns neither legal nor illegal.',
        more_knowledge_turns_nothing),
)  # fmt: skip
ONE_LAW: Final = SettlingLaw("one-thing-forgotten-is-settled",
    "The search does not give up what is legal where one thing is forgotten.",
    one_thing_forgotten_is_settled)  # fmt: skip


# ------------------------------------------------------------------------------------------------ small boxes


def boxes_are_possible_or_not(counted: Counted) -> Iterator[Breach]:
    faults = impossible(counted.room.faults(counted.described))
    if counted.possible and faults:
        yield Breach(f"{len(counted.possible)} whole tables fit, and it has the fault {faults[0].code}",
                     (faults[0].rule.id,))  # fmt: skip
    if not counted.possible and not faults:
        yield Breach("no whole table fits, and it has no fault")


def boxes_are_judged_by_all_they_may_be(counted: Counted) -> Iterator[Breach]:
    for text in counted.box.questions:
        verdict, wanted = counted.verdict(text).outcome, counted.wanted(text)
        if verdict is not wanted:
            tables = f"{len(counted.possible)} whole tables, {len(counted.accepting(text))} that accept"
            yield Breach(f"{text!r} is {wanted} by {tables}, and judged {verdict}")


def repairs_meet_all_that_accepts(counted: Counted) -> Iterator[Breach]:
    """The search is exact if every whole table that accepts agrees with a repair of what refused the first try."""
    for text in counted.box.questions:
        missed = counted.missed_by_repairs(text)
        if missed is not None:
            yield Breach(f"{text!r} is accepted on a table that agrees with no repair: {missed}")


BOX_LAWS: Final[tuple[SettlingLaw[Counted], ...]] = (
    SettlingLaw("small-box-possible", "A small table is impossible exactly if nothing that it may be is possible.",
        boxes_are_possible_or_not),
    SettlingLaw("small-box-verdict",
        'On a small table a verdict is that of all that it may be, counted out; with a "?" for each value of it.',
        boxes_are_judged_by_all_they_may_be),
    SettlingLaw("small-box-repairs", "Everything that accepts a sentence agrees with a repair of what refused it.",
        repairs_meet_all_that_accepts),
)  # fmt: skip


# ------------------------------------------------------------------------------------------------- small scorings


def _speaks_against(fault: Fault) -> bool:
    """Whether a table cannot be by the readings it is read by; by others it may."""
    return fault.severity is Severity.IMPOSSIBLE or _is_of_a_reading(fault)


def _is_of_a_reading(fault: Fault) -> bool:
    return isinstance(fault.where, Named) and fault.where.name.startswith("rulings.")


class Scored:
    """A table at a scoring, and the scores of all that it may be."""

    def __init__(self, room: AnyPlayableRoom, ranged: Ranged) -> None:
        self.room = room
        self.document = ranged.document
        self.described: Any = room.read(ranged.document)
        whole = [room.read(filling) for filling in ranged.fillings]
        self.answers = [room.answer(each) for each in whole if not any(map(_speaks_against, room.faults(each)))]


def ranges_are_those_of_all_it_may_be(scored: Scored) -> Iterator[Breach]:
    if not scored.answers:
        return
    faults = impossible(scored.room.faults(scored.described))
    if faults:
        yield Breach(f"{len(scored.answers)} whole tables fit, and it has the fault {faults[0].code}")
        return
    answer = scored.room.answer(scored.described)
    lows = tuple(map(min, zip(*(each.low for each in scored.answers), strict=True)))
    highs = tuple(map(max, zip(*(each.high for each in scored.answers), strict=True)))
    if (answer.low, answer.high) != (lows, highs):
        yield Breach(f"its scores are {lows} to {highs}, and {answer.low} to {answer.high} are told")
    winners = {each.winners for each in scored.answers}
    may_win = {seat for each in winners for seat in each}
    if set(answer.winners) != may_win:
        yield Breach(f"{sorted(may_win)} may win, and {answer.winners} are told")
    is_sure = len(winners) == 1 and all(each.certain for each in scored.answers)
    if may_win and answer.certain != is_sure:
        yield Breach(f"{len(winners)} ways to win are left, and it is told to be certain: {answer.certain}")


# ------------------------------------------------------------------------------------------------ turns half done


@dataclass(frozen=True, slots=True)
class HalfDone:
    """A turn that has begun, as it is told by what was done so far; and what may be done next."""

    room: AnyPlayableRoom
    document: Document
    further: str
    never: tuple[Document, ...] = ()
    """The same without something that what was done leaves there."""


def what_was_done_goes_on(half: HalfDone) -> Iterator[Breach]:
    described = half.room.read(half.document)
    if isinstance(described, tuple):
        yield Breach(f"it cannot be read: {described[0].path} {described[0].code}")
        return
    for fault in impossible(half.room.faults(described)):
        yield Breach(f"what was done so far makes it impossible: {fault.code}", (fault.rule.id,))
    for document in half.never:
        less = half.room.read(document)
        if not isinstance(less, tuple) and not impossible(half.room.faults(less)):
            yield Breach(f"it can be without what was done leaves there: {document}")
    asked = half.room.questions()
    assert asked is not None
    verdict = ruling(asked, described, asked.hear(described, half.further))
    if verdict.outcome in (Outcome.ILLEGAL, Outcome.IMPOSSIBLE):
        yield Breach(f"{half.further!r} is legal, and {verdict.outcome} after what was done so far")


SO_FAR_LAW: Final[SettlingLaw[HalfDone]] = SettlingLaw(
    "so-far-goes-on",
    "A turn told by what was done can be, but not without what that leaves; what is legal next in it is.",
    what_was_done_goes_on,
)
SCORING_LAW: Final[SettlingLaw[Scored]] = SettlingLaw("small-scoring-range",
    "The range of a small scoring, who may win and whether that is certain are those of all that it may be.",
    ranges_are_those_of_all_it_may_be)  # fmt: skip
SPOILS_LAW: Final[SettlingLaw[Spoilt]] = SettlingLaw("beyond-cannot-be",
    'A number of a table in play beyond what it may be is a fault that tells both; its neighbour and a "?" are none.',
    beyond_cannot_be)  # fmt: skip
ANSWERS: Final[SettlingLaw[Any]] = SettlingLaw(
    "questions-are-answered", "Every question about a table gets a verdict.", lambda seen: iter(())
)
"""Looked at where the laws are."""
