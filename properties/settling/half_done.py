"""A turn that has begun, told by what was done so far."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from courtroll.properties.engines.answers import Document
from courtroll.properties.play.laws import Breach
from courtroll.properties.settling.asked import impossible
from courtroll.verifier.kernel.room import AnyPlayableRoom
from courtroll.verifier.kernel.settling.verdicts import Outcome, ruling


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
