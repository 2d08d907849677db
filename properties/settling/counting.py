"""Small tables and small scorings beside all that they may be, counted out."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from courtroll.properties.play.laws import Breach
from courtroll.properties.settling.asked import impossible, speaks_against
from courtroll.properties.settling.boxes import Counted
from courtroll.properties.settling.suite import Ranged
from courtroll.verifier.kernel.room import AnyPlayableRoom


def boxes_are_possible_or_not(counted: Counted) -> Iterator[Breach]:
    faults = impossible(counted.room.faults(counted.described))
    if counted.possible and faults:
        yield Breach(f"{len(counted.possible)} whole tables fit, and it has the fault {faults[0].code}",
                     (faults[0].rule.id,))  # fmt: skip
    if not counted.possible and not faults:
        yield Breach("no whole table fits, and it has no fault")


def boxes_are_judged_by_all_they_may_be(counted: Counted) -> Iterator[Breach]:
    for text in counted.box.questions:
        verdict, wanted = counted.verdict(text).outcome, counted.wanted(text)
        if verdict is not wanted:
            tables = f"{len(counted.possible)} whole tables, {len(counted.accepting(text))} that accept"
            yield Breach(f"{text!r} is {wanted} by {tables}, and judged {verdict}")


def repairs_meet_all_that_accepts(counted: Counted) -> Iterator[Breach]:
    """The search is exact if every whole table that accepts agrees with a repair of what refused the first try."""
    for text in counted.box.questions:
        missed = counted.missed_by_repairs(text)
        if missed is not None:
            yield Breach(f"{text!r} is accepted on a table that agrees with no repair: {missed}")


class Scored:
    """A table at a scoring, and the scores of all that it may be."""

    def __init__(self, room: AnyPlayableRoom, ranged: Ranged) -> None:
        self.room = room
        self.document = ranged.document
        self.described: Any = room.read(ranged.document)
        whole = [room.read(filling) for filling in ranged.fillings]
        self.answers = [room.answer(each) for each in whole if not any(map(speaks_against, room.faults(each)))]


def ranges_are_those_of_all_it_may_be(scored: Scored) -> Iterator[Breach]:
    if not scored.answers:
        return
    faults = impossible(scored.room.faults(scored.described))
    if faults:
        yield Breach(f"{len(scored.answers)} whole tables fit, and it has the fault {faults[0].code}")
        return
    answer = scored.room.answer(scored.described)
    lows = tuple(map(min, zip(*(each.low for each in scored.answers), strict=True)))
    highs = tuple(map(max, zip(*(each.high for each in scored.answers), strict=True)))
    if (answer.low, answer.high) != (lows, highs):
        yield Breach(f"its scores are {lows} to {highs}, and {answer.low} to {answer.high} are told")
    winners = {each.winners for each in scored.answers}
    may_win = {seat for each in winners for seat in each}
    if set(answer.winners) != may_win:
        yield Breach(f"{sorted(may_win)} may win, and {answer.winners} are told")
    is_sure = len(winners) == 1 and all(each.certain for each in scored.answers)
    if may_win and answer.certain != is_sure:
        yield Breach(f"{len(winners)} ways to win are left, and it is told to be certain: {answer.certain}")
