"""Counterexamples as tables of any game: written as a position file, read like any other, and put to the engine."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Final, TypeVar

from courtroll.verifier.kernel.chance import Noting
from courtroll.verifier.kernel.legality import Severity
from courtroll.verifier.kernel.proof.theorem import Shown
from courtroll.verifier.kernel.room import PlayableRoom, room

S = TypeVar("S")
REFUSED: Final = "refused"


def scored_as(position: Mapping[str, object], names: Sequence[str], wanted: Sequence[int]) -> Shown | None:
    """What the engine scores for everybody on a table, where so much is right; nothing where it refuses the table."""
    game = room(str(position["game"]))
    described = game.read(position)
    if isinstance(described, tuple):
        return None
    if any(fault.severity is Severity.IMPOSSIBLE for fault in game.faults(described)):
        return None
    totals = game.answer(described).result.totals
    return Shown(position, "score", _points(names, totals), _points(names, wanted))


def put_to(
    game: str, state: S, decision: object, wanted: str, say: Callable[[S, S], str] = lambda before, after: "legal"
) -> Shown | None:
    """What the engine says to a decision, and what comes of it if it is legal; nothing where the table cannot be."""
    there = room(game)
    assert isinstance(there, PlayableRoom)
    position = there.write(state)
    described = there.read(position)
    if isinstance(described, tuple):
        return None
    if any(fault.severity is Severity.IMPOSSIBLE for fault in there.faults(described)):
        return None
    engine = there.engine()
    question = there.say_move(decision, state, engine.decider(state) or 0)
    if engine.objections(state, decision):
        return Shown(position, question, REFUSED, wanted)
    return Shown(position, question, say(state, engine.run(state, decision, Noting()).state), wanted)


def _points(names: Sequence[str], points: Sequence[int]) -> str:
    return ", ".join(f"{name} {n} points" for name, n in zip(names, points, strict=False))


def first_that_differs(shown: Iterable[Shown | None]) -> Shown | None:
    """Of several tables the first whose answer is wrong, or else any."""
    tables = [each for each in shown if each is not None]
    return next((each for each in tables if each.differs), tables[0] if tables else None)
