"""A table of a real game of which something is forgotten, and a question on it: what laws look at."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Generic, TypeVar

from courtroll.properties.engines.answers import Document
from courtroll.properties.play.laws import Breach
from courtroll.properties.settling.suite import Less, SettlingSuite
from courtroll.verifier.kernel.hearing import Sentence
from courtroll.verifier.kernel.legality import Fault, Severity
from courtroll.verifier.kernel.place import Named
from courtroll.verifier.kernel.settling.verdicts import Outcome, Settled, ruling

T = TypeVar("T")


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


def speaks_against(fault: Fault) -> bool:
    """Whether a table cannot be by the readings it is read by; by others it may."""
    return fault.severity is Severity.IMPOSSIBLE or is_of_a_reading(fault)


def is_of_a_reading(fault: Fault) -> bool:
    return isinstance(fault.where, Named) and fault.where.name.startswith("rulings.")
