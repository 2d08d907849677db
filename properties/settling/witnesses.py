"""The tables that a verdict shows: they can be, the engine goes through them, and something follows."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from courtroll.properties.play.laws import Breach
from courtroll.properties.settling.asked import Question, impossible
from courtroll.verifier.kernel.chance import ImpossibleOutcome
from courtroll.verifier.kernel.settling.running import Found
from courtroll.verifier.kernel.settling.verdicts import Outcome


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
