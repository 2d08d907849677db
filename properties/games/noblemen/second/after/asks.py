"""What a dealer must supply for a decision."""

from __future__ import annotations

from collections.abc import Sequence

from courtroll.properties.games.noblemen.second.after import do
from courtroll.properties.games.noblemen.second.after.work import Ask as Ask
from courtroll.properties.games.noblemen.second.after.work import Work, told_then_first
from courtroll.properties.games.noblemen.second.table import Table
from courtroll.verifier.games.noblemen.moves.decisions import Decision


def asks(table: Table, decision: Decision, drawn: Sequence[Sequence[int]] = ()) -> list[Ask]:
    """Everything a legal decision makes the dealer draw, in order.

    What a later draw may find depends on the earlier ones. Those not among `drawn` are taken to bring the first
    pieces there are.
    """
    work = Work(table.copy(), told_then_first(drawn))
    do(work, decision)
    return work.asked
