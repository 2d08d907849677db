"""Bruges' second definition on stored states: see `tests.properties.games.stored`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterator
from random import Random
from typing import Final

import pytest

from courtroll.properties.games.bruges.laws.book import line_of
from courtroll.properties.games.bruges.making.games import laid_out, opening, somebody, universe
from courtroll.properties.games.bruges.second.after import after
from courtroll.properties.games.bruges.second.legal import legal, refusals
from courtroll.properties.games.bruges.second.table import table_of
from courtroll.properties.games.bruges.second.work import After
from courtroll.properties.play.beside import wrong_gains, wrong_values
from courtroll.verifier.games.bruges.moves import decisions as d
from courtroll.verifier.games.bruges.play.engine import BRUGES
from courtroll.verifier.games.bruges.settle.logs import begin
from courtroll.verifier.games.bruges.table.playing import Playing
from courtroll.verifier.kernel.game import Step
from tests.properties.games.stored import HeldToTheSecond, Second, Stored

pytestmark = pytest.mark.xdist_group("bruges-stored")


def first(source: Random) -> Playing:
    state = begin(source.choice((opening, laid_out, laid_out))(source))
    assert isinstance(state, Playing)
    return state


def kind(state: Playing, decision: d.Decision, then: Playing) -> Hashable:
    ends = then.turn.asks, state.turn.agenda == then.turn.agenda
    match decision:
        case d.Play(_, action):
            completed = sum(then.estates[state.turn.mover].completed)
            return type(decision), action, ends, completed
        case d.Suffer(trouble, what):
            return type(decision), trouble, type(what)
        case d.Use(person):
            return type(decision), state.deck[person].effect
        case _:
            return type(decision), ends


def differences(state: Playing, decision: d.Decision, step: Step[Playing], mine: After) -> Iterator[str]:
    theirs = table_of(step.state)
    if theirs != mine.table:
        yield f"{decision!r} leads to {theirs!r} and should lead to {mine.table!r}"
    lines = Counter(map(line_of, step.lines))
    if lines != Counter(mine.lines):
        yield f"{decision!r} brings {lines!r} and should bring {mine.lines!r}"
    yield from (breach.what for breach in (*wrong_gains(step.gains, mine), *wrong_values(step.used, mine)))


STORED: Final = Stored(
    Second(
        game=BRUGES,
        begin=first,
        player=somebody,
        universe=universe,
        kind=kind,
        table=table_of,
        legal=lambda _, table: legal(table),
        refusals=lambda _, table, seat, one: (frozenset((rule,)) for rule in refusals(table, seat, one)),
        after=after,
        asked=lambda mine: mine.asked,
        differences=differences,
        players=lambda state: state.players,
    ),
    games=60, steps=120, alike=16, most=12,
)  # fmt: skip


def before_mutants() -> None:
    STORED.work_out()


class TestStored(HeldToTheSecond):
    stored = STORED
