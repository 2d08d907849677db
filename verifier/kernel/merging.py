"""The answer for a table that may play by several readings: what holds of the answers under each."""

from __future__ import annotations

from collections.abc import Sequence, Set
from dataclasses import replace
from typing import TypeVar

from courtroll.verifier.kernel.results import Answer

T = TypeVar("T")


def merged(answers: Sequence[Answer]) -> Answer:
    """What holds whichever of these is the answer."""
    first, seats = answers[0], range(len(answers[0].low))
    low = tuple(min(each.low[seat] for each in answers) for seat in seats)
    least = (next(each for each in answers if each.low[seat] == low[seat]) for seat in seats)
    deciders = {each.decided_by for each in answers}
    certain = _certain(answers)
    return first._replace(
        result=replace(first.result, players=tuple(each.result.players[seat] for seat, each in enumerate(least))),
        low=low,
        high=tuple(_most([each.high[seat] for each in answers]) for seat in seats),
        ranks=tuple(_only({each.ranks[seat] for each in answers}) for seat in seats),
        winners=tuple(sorted({seat for each in answers for seat in each.winners})),
        decided_by=_only(deciders) if certain else None,
        certain=certain,
        lists=tuple(
            {key: _only({each.lists[seat][key] for each in answers}) for key in first.lists[seat]} for seat in seats
        )
        if first.lists
        else (),
        leanings=None,
    )


def _certain(answers: Sequence[Answer]) -> bool | None:
    """Whether all are certain of the same; `None` where one of them does not know."""
    sure = {(each.winners or (each.low, each.high)) for each in answers if each.certain}
    if len(sure) > 1 or any(each.certain is False for each in answers):
        return False
    return None if any(each.certain is None for each in answers) else True


def _most(numbers: Sequence[int | None]) -> int | None:
    known = [n for n in numbers if n is not None]
    return max(known) if len(known) == len(numbers) else None


def _only(values: Set[T | None]) -> T | None:
    """The value where there is but one."""
    return next(iter(values)) if len(values) == 1 else None
