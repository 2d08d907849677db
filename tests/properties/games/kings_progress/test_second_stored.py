"""King's Progress' second definition on stored states: see `tests.properties.games.stored`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterator
from random import Random
from typing import Final

import pytest

from courtroll.properties.games.kings_progress.making.play import crowded, opening, somebody, universe
from courtroll.properties.games.kings_progress.second.after import After, after
from courtroll.properties.games.kings_progress.second.legal import legal, refusals
from courtroll.properties.games.kings_progress.second.table import passing_of, table_of
from courtroll.properties.play.beside import wrong_gains, wrong_values
from courtroll.verifier.games.kings_progress.moves import decisions as d
from courtroll.verifier.games.kings_progress.play.engine import KINGS_PROGRESS
from courtroll.verifier.games.kings_progress.room import ROOM
from courtroll.verifier.games.kings_progress.table.progress import Progress
from courtroll.verifier.kernel.game import Step
from tests.properties.games.stored import HeldToTheSecond, Second, Stored

pytestmark = pytest.mark.xdist_group("kings-progress-stored")


def first(source: Random) -> Progress:
    state = ROOM.begin(source.choice((opening, opening, crowded))(source))
    assert isinstance(state, Progress)
    return state


def kind(state: Progress, decision: d.Decision, then: Progress) -> Hashable:
    ability = decision.courtier if isinstance(decision, d.Use) else state.turn.phase
    return type(decision), ability, then.turn.phase, then.clock.round == state.clock.round


def differences(state: Progress, decision: d.Decision, step: Step[Progress], mine: After) -> Iterator[str]:
    theirs = table_of(step.state)
    if theirs != mine.table:
        yield f"{decision!r} leads to {theirs!r} and should lead to {mine.table!r}"
    lines = Counter((line.seat, str(line.code), line.count, line.points, line.rule.id) for line in step.lines)
    if lines != Counter(line[:5] for line in mine.lines):
        yield f"{decision!r} brings {lines!r} and should bring {mine.lines!r}"
    yield from (breach.what for breach in (*wrong_gains(step.gains, mine), *wrong_values(step.used, mine)))
    if any(type(each) not in KINGS_PROGRESS.verbs for each in step.state.turn.done):
        yield f"after {decision!r} the turn remembers {step.state.turn.done!r}"


STORED: Final = Stored(
    Second(
        game=KINGS_PROGRESS,
        begin=first,
        player=somebody,
        universe=universe,
        kind=kind,
        table=table_of,
        legal=lambda state, table: legal(table, passing_of(state)),
        refusals=lambda state, table, seat, decision: (
            frozenset((rule,)) for rule in refusals(table, seat, decision, passing_of(state))
        ),
        after=after,
        asked=lambda mine: mine.asked,
        differences=differences,
        players=lambda state: state.players,
    ),
    games=40, steps=200, alike=5, most=16,
)  # fmt: skip


def before_mutants() -> None:
    STORED.work_out()


class TestStored(HeldToTheSecond):
    stored = STORED
