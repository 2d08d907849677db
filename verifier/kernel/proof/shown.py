"""Counterexamples as tables of any game: written as a position file, read like any other, and scored by the engine."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from courtroll.verifier.kernel.legality import Severity
from courtroll.verifier.kernel.proof.theorem import Shown
from courtroll.verifier.kernel.room import room


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


def _points(names: Sequence[str], points: Sequence[int]) -> str:
    return ", ".join(f"{name} {n} points" for name, n in zip(names, points, strict=False))


def first_that_differs(shown: Iterable[Shown | None]) -> Shown | None:
    """Of several tables the first whose answer is wrong, or else any."""
    tables = [each for each in shown if each is not None]
    return next((each for each in tables if each.differs), tables[0] if tables else None)
