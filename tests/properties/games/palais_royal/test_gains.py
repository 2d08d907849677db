"""What a move is told to bring is what it brings: gains beside the tables before and after it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

from courtroll.properties.games.palais_royal.making.games import first_line, somebody
from courtroll.properties.games.palais_royal.second.table import Table, table_of
from courtroll.properties.games.palais_royal.second.turn import MOVING
from courtroll.verifier.games.palais_royal.moves import decisions as d
from courtroll.verifier.games.palais_royal.play.engine import PALAIS_ROYAL
from courtroll.verifier.games.palais_royal.room import ROOM
from courtroll.verifier.games.palais_royal.rules.options import StairwayLeaving
from courtroll.verifier.games.palais_royal.table.playing import Playing
from courtroll.verifier.kernel.chance import Seeded
from courtroll.verifier.kernel.game import Step

MOST = 120
"""Steps of one game here."""


def steps(seed: int) -> Iterator[tuple[d.Decision, Table, Table, Step[Playing]]]:
    source = Random(seed)
    state = ROOM.begin(first_line(source))
    assert isinstance(state, Playing), state
    choose, dealer = somebody(source), Seeded(source)
    for _ in range(MOST):
        offered = PALAIS_ROYAL.legal_actions(state)
        if not offered:
            return
        decision = choose(state, offered)
        step = PALAIS_ROYAL.run(state, decision, dealer)
        yield decision, table_of(state), table_of(step.state), step
        state = step.state


def wrong_gains(decision: d.Decision, before: Table, after: Table, step: Step[Playing]) -> Iterator[str]:
    told: Counter[tuple[str, int]] = Counter()
    for gain in step.gains:
        told[str(gain.what), gain.seat] += gain.amount
    right: dict[tuple[str, int], int] = {}
    for seat in range(len(before.names)):
        right["gold", seat] = after.gold[seat] - before.gold[seat]
        right["servants", seat] = before.common[seat] - after.common[seat]
        kept = sum(after.hands[seat].values()) - sum(before.hands[seat].values())
        short = decision.n - sum(after.looked.values()) if isinstance(decision, d.DrawCards) else 0
        played = isinstance(decision, d.Play)
        mine = seat == before.seat
        right["cards", seat] = kept + mine * (played - short)
    seat, acts = before.seat, after.phase != "over" and after.seat == before.seat and after.stage > 0
    if acts and not after.endless:
        had = before.reinforcements if after.stage == before.stage else 0
        used = isinstance(decision, d.Reinforce)
        right["reinforcements", seat] = after.reinforcements - had + used
    if acts and after.options.stairway_leaving is StairwayLeaving.COUNTED_AT_START:
        had = before.steps if after.stage <= MOVING else 0
        right["steps", seat] = after.steps - had + isinstance(decision, d.Step)
    right["rounds", after.start] = after.last and not before.last
    for (what, seat), n in right.items():
        if told[what, seat] != n:
            yield f"{decision!r} brings seat {seat} {n} of {what} and tells {told[what, seat]}"


@pytest.mark.parametrize("seed", range(24))
def test_what_is_told_to_be_gained_is_gained(seed: int) -> None:
    for decision, before, after, step in steps(seed):
        assert all(gain.amount for gain in step.gains)
        assert list(wrong_gains(decision, before, after, step)) == []
