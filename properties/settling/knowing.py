"""A verdict where more is known: what it assumes is all it rests on, and what is told turns nothing."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from courtroll.properties.play.laws import Breach
from courtroll.properties.settling.asked import Question
from courtroll.properties.settling.suite import Less, Path
from courtroll.verifier.kernel.settling.search import search
from courtroll.verifier.kernel.settling.verdicts import Outcome
from courtroll.verifier.kernel.settling.wants import NOTHING, Stuck, is_below

KNOWN: Final = 2
"""So many things that were forgotten are typed again, one at a time, for each question."""


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
        is_alike = any(_is_of_another(path, there) for there in assumed for path in less.paths)
        lies_less = assumed and (is_heap or is_alike or _holds_pieces(question, less, asked=False))
        if not less.is_asked and not is_told and not lies_less:
            document = less.typed_from(whole, document)
    if question.again(document) in (Outcome.ILLEGAL, Outcome.IMPOSSIBLE):
        what = (
            f"{question.text!r} is legal where {list(assumed) or 'nothing'} is assumed, and illegal where that is all"
        )
        yield Breach(what)


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


def _is_of_another(path: Path, there: Path) -> bool:
    """Whether both are the same key of two players: what one has of it the other has not."""
    return path[0] == there[0] == "player" and path[1] != there[1] and path[2:3] == there[2:3]


def _holds_pieces(question: Question, less: Less, *, asked: bool) -> bool:
    """Whether what is not known of it is which pieces it holds."""
    assert question.asked is not None
    table = question.asked.table(question.table.described, question.sentence.seat)
    try:
        slots = question.asked.meaning.complete(table, NOTHING).slots
    except Stuck:
        return True
    there = [question.table.suite.told_at(slot.path) for slot in slots if slot.asked is asked]
    # What is counted one by one has letters of its own in a file: any of it will do.
    return any(is_below(at if at[0] == "player" else at[:1], path) for at in there for path in less.paths)
