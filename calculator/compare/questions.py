"""What a question gets under every text and under every reading of every option, one switched at a time."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from courtroll.calculator import arbiter
from courtroll.calculator.compare.variants import Document, Variant, impossible, tables
from courtroll.verifier.kernel.room import AnyRoom, Described
from courtroll.verifier.kernel.settling.verdicts import Outcome


@dataclass(frozen=True, slots=True)
class Ruled:
    """What a question gets when the file is read in one way; no outcome where the table cannot be."""

    variant: Variant
    outcome: Outcome | None
    rules: tuple[str, ...] = ()
    """The ids of the rules behind a refusal, or of what the answer hangs on."""


def rulings(found: AnyRoom, document: Document, described: Described, question: str) -> Iterator[Ruled]:
    """As the file says, then by the other editions, then by the other readings. Raises `Unheard`."""
    for variant, table in tables(found, document, described):
        yield _ruled(found, table, variant, question)


def _ruled(found: AnyRoom, table: Described, variant: Variant, question: str) -> Ruled:
    asked = arbiter.questions(found)
    assert asked is not None
    table = asked.naming(table, question)
    sentence = asked.hear(table, question)
    if faults := impossible(found, table):
        return Ruled(variant, None, tuple(dict.fromkeys(fault.rule.id for fault in faults)))
    ruled = arbiter.ruling(asked, table, sentence)
    if ruled.outcome is Outcome.IMPOSSIBLE:
        return Ruled(variant, None, tuple(dict.fromkeys(each.rule.id for each in arbiter.reasons(ruled))))
    return Ruled(variant, ruled.outcome, tuple(dict.fromkeys(each.rule.id for each in arbiter.reasons(ruled))))
