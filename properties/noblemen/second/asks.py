"""What a dealer must supply for a decision."""

from __future__ import annotations

from collections.abc import Sequence

from properties.noblemen.second.after import do
from properties.noblemen.second.after_work import Ask as Ask
from properties.noblemen.second.after_work import Work, told_then_first
from properties.noblemen.second.table import Table
from verifier.games.noblemen.decisions import Decision


def asks(table: Table, decision: Decision, drawn: Sequence[Sequence[int]] = ()) -> list[Ask]:
    """Everything a legal decision makes the dealer draw, in order.

    What a later draw may find depends on the earlier ones. Those not among `drawn` are taken to bring the first
    pieces there are.
    """
    work = Work(table.copy(), told_then_first(drawn))
    do(work, decision)
    return work.asked
