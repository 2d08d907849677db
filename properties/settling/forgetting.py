"""What forgetting something of a table may not do to it, nor to a question on it."""

from __future__ import annotations

from collections.abc import Iterator

from courtroll.properties.play.laws import Breach
from courtroll.properties.settling.asked import Forgotten, Question, impossible, is_of_a_reading
from courtroll.verifier.kernel.settling.verdicts import Outcome


def forgetting_leaves_it_possible(table: Forgotten) -> Iterator[Breach]:
    for fault in impossible(table.room.faults(table.described)):
        yield Breach(f"forgetting {list(table.less)} makes the table impossible: {fault.code}", (fault.rule.id,))


def forgetting_adds_no_fault(table: Forgotten) -> Iterator[Breach]:
    """Neither does it make a table doubtful that was not. By which reading it can be may change: none is told then."""
    there = {fault.code for fault in table.room.faults(table.room.read(table.whole))}
    for fault in table.room.faults(table.described):
        if fault.code not in there and not is_of_a_reading(fault):
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
