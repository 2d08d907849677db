"""Palais Royal's second definition on stored states: see `tests.properties.games.stored`."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from random import Random
from typing import Final

import pytest

from courtroll.properties.games.palais_royal.laws.effects import ALLOWED, FLOW, GOODS
from courtroll.properties.games.palais_royal.making.games import first_line, somebody, universe
from courtroll.properties.games.palais_royal.second.after import After, after
from courtroll.properties.games.palais_royal.second.legal import legal, refusals
from courtroll.properties.games.palais_royal.second.table import table_of
from courtroll.properties.play.beside import wrong_gains, wrong_values
from courtroll.verifier.games.palais_royal.moves import decisions as d
from courtroll.verifier.games.palais_royal.play.engine import PALAIS_ROYAL
from courtroll.verifier.games.palais_royal.room import ROOM
from courtroll.verifier.games.palais_royal.table.playing import Playing
from courtroll.verifier.kernel.game import Step
from tests.properties.games.stored import HeldToTheSecond, Second, Stored

pytestmark = pytest.mark.xdist_group("palais-royal-stored")

PARTS: Final = (*GOODS, *FLOW, *ALLOWED, "points")


def first(source: Random) -> Playing:
    state = ROOM.begin(first_line(source))
    assert isinstance(state, Playing)
    return state


def kind(state: Playing, decision: d.Decision, then: Playing) -> Hashable:
    goes_on = then.turn.phase, then.turn.seat == state.turn.seat
    return type(decision), decision.card if isinstance(decision, d.Play) else None, goes_on


def differences(state: Playing, decision: d.Decision, step: Step[Playing], mine: After) -> Iterator[str]:
    theirs = table_of(step.state)
    for name in PARTS:
        should, is_now = getattr(mine.table, name), getattr(theirs, name)
        if should != is_now:
            yield f"after {decision!r} {name} is {is_now!r} and should be {should!r}"
    lines = sorted((line.seat, str(line.code), line.count, line.points, line.rule.id) for line in step.lines)
    right = sorted((seat, line.code, line.count, line.points, line.rule) for seat, line in mine.lines)
    if lines != right:
        yield f"{decision!r} brings {lines} and should bring {right}"
    yield from (breach.what for breach in (*wrong_gains(step.gains, mine), *wrong_values(step.used, mine)))


STORED: Final = Stored(
    Second(
        game=PALAIS_ROYAL,
        begin=first,
        player=somebody,
        universe=universe,
        kind=kind,
        table=table_of,
        legal=lambda _, table: legal(table),
        refusals=lambda _, table, seat, decision: (
            frozenset(f"palais-royal.{rule}" for rule in rules) for rules in refusals(table, seat, decision)
        ),
        after=after,
        asked=lambda mine: mine.asked,
        differences=differences,
        players=lambda state: state.players,
    ),
    games=60, steps=100, alike=8, most=16, never=(d.DrawCards(0),),
)  # fmt: skip


def before_mutants() -> None:
    STORED.work_out()


class TestStored(HeldToTheSecond):
    stored = STORED
