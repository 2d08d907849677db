"""What is answered of a table of which not all is known, beside what may come of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence, Set
from copy import deepcopy
from typing import Final

from courtroll.properties.engines.answers import Document, Faulty, Scored, ScoredLine
from courtroll.properties.scoring.suite import Expected, Impossible, ScoringSuite, TooMany
from courtroll.properties.scoring.table import Table, Wrong, all_of

UNPLACED: Final = "unplaced"
"""What lines are called whose points are sure to come, though not for what."""


def ranges_hold(table: Table) -> Iterator[Wrong]:
    holed = table.suite.unknowns(deepcopy(table.document), table.random())
    if holed is None:
        return
    try:
        ends = [end for filling in holed.fillings for end in _ends(table.suite, filling, all_count=not holed.whole)]
    except TooMany:
        return
    match table.scorer.score(holed.document):
        case Scored() as scored:
            table.seen.append("range, all tried" if holed.whole else "range")
            checks = [*_exactly(scored, ends)] if holed.whole else [*_loosely(scored, ends)]
            are_sure = [table.suite.tells_sure(player) for player in holed.document["player"]]
            checks += (what for end in ends for what in _surely(scored, end, are_sure))
            checks += _not_for_nothing(scored, ends, table.suite.leaves_open)
            yield from (Wrong(what, holed.document) for what in checks)
        case Faulty(faults):
            if ends:
                yield Wrong(f"a table that can be has the fault {faults[0].code}", holed.document)
        case _:
            pass


def _ends(suite: ScoringSuite, document: Document, *, all_count: bool) -> Sequence[Expected]:
    try:
        return suite.second(document)
    except Impossible:
        if all_count:
            raise
        return ()


def _loosely(scored: Scored, ends: Sequence[Expected]) -> Iterator[str]:
    """Whether an answer allows everything that may come of a table."""
    names = [player.name for player in scored.players]
    for end in ends:
        for seat, player in enumerate(scored.players):
            if not player.low <= end.totals[seat] <= (end.totals[seat] if player.high is None else player.high):
                yield f"{player.name} may have {end.totals[seat]}, not within {player.low} to {player.high}"
            if player.rank is not None and player.rank != end.ranks[seat]:
                yield f"{player.name} may be number {end.ranks[seat]}, and the answer says {player.rank}"
        won = {names[seat] for seat in end.winners}
        if not won <= set(scored.winners):
            yield f"{all_of(won)} may win, and the answer names {all_of(scored.winners)} only"
        elif won and scored.certain and won != set(scored.winners):
            yield f"{all_of(won)} may win, and the answer is sure of {all_of(scored.winners)}"
        elif scored.decided_by is not None and scored.decided_by != end.decided_by:
            yield f"{end.decided_by} may decide, and the answer says {scored.decided_by}"


def _surely(scored: Scored, end: Expected, are_sure: Sequence[bool]) -> Iterator[str]:
    """Whether all that an answer tells of players holds in something that may come of the table."""
    for seat, player in enumerate(scored.players):
        right = _by_code(end.lines[seat])
        for code, (things, points) in _by_code(player.lines).items():
            most = right.get(code, (0, 0))
            if code != UNPLACED and (things > most[0] or points > most[1]):
                yield f"{player.name} is told {points} for {things} of {code}, and may have {most[1]} for {most[0]}"
        for name, value in player.facts.items() if are_sure[seat] else ():
            if value is not None and end.facts and value != end.facts[seat].get(name, value):
                yield f"{player.name} is told {name} {value}, and may have {end.facts[seat][name]}"


def _by_code(lines: Iterable[ScoredLine]) -> dict[str, tuple[int, int]]:
    """How many things of each kind, and the points for them."""
    out: dict[str, tuple[int, int]] = {}
    for line in lines:
        things, points = out.get(line.code, (0, 0))
        out[line.code] = things + line.count, points + line.points
    return out


def _not_for_nothing(scored: Scored, ends: Sequence[Expected], leaves_open: Set[str]) -> Iterator[str]:
    """Whether anything that an answer calls worth nothing may bring something."""
    for end in ends:
        for player, nothing in zip(scored.players, end.unscored or (), strict=False):
            told, may = (Counter(reason.code for reason in each) for each in (player.unscored or (), nothing))
            for code in set(told - may) - leaves_open:
                yield f"{player.name} may score what {code} is said to bring nothing for"


def _exactly(scored: Scored, ends: Sequence[Expected]) -> Iterator[str]:
    """Whether an answer allows exactly what can come of a table."""
    yield from _loosely(scored, ends)
    if not ends:
        yield "a table that nothing fits is scored"
        return
    names = [player.name for player in scored.players]
    for seat, player in enumerate(scored.players):
        totals = [end.totals[seat] for end in ends]
        if (player.low, player.high) != (min(totals), max(totals)):
            yield f"{player.name} has {player.low} to {player.high}, and {min(totals)} to {max(totals)} can be"
        if player.rank is None and scored.certain is not None and len({end.ranks[seat] for end in ends}) == 1:
            yield f"{player.name} is number {ends[0].ranks[seat]} in any case"
    if scored.certain is None:
        return
    won = {end.winners for end in ends}
    may = {names[seat] for seats in won for seat in seats}
    if set(scored.winners) != may:
        yield f"{all_of(may)} may win, and the answer names {all_of(scored.winners)}"
    sure = len(won) == 1 if may else len({end.totals for end in ends}) == 1
    if scored.certain != sure:
        yield f"it is {'' if sure else 'not '}certain, and the answer says otherwise"
