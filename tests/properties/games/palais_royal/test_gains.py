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


@pytest.mark.parametrize("seed", range(24))
def test_what_is_told_to_be_gained_is_gained(seed: int) -> None:
    for decision, before, after, step in steps(seed):
        told: Counter[tuple[str, int]] = Counter()
        for gain in step.gains:
            assert gain.amount
            told[str(gain.what), gain.seat] += gain.amount
        for seat in range(len(before.names)):
            assert told["gold", seat] == after.gold[seat] - before.gold[seat], decision
            assert told["servants", seat] == before.common[seat] - after.common[seat], decision
            kept = sum(after.hands[seat].values()) - sum(before.hands[seat].values())
            short = decision.n - sum(after.looked.values()) if isinstance(decision, d.DrawCards) else 0
            played = isinstance(decision, d.Play)
            mine = seat == before.seat
            assert told["cards", seat] == kept + mine * (played - short), decision
        seat, acts = before.seat, after.phase != "over" and after.seat == before.seat and after.stage > 0
        if acts and not after.endless:
            had = before.reinforcements if after.stage == before.stage else 0
            used = isinstance(decision, d.Reinforce)
            assert told["reinforcements", seat] == after.reinforcements - had + used, decision
        if acts and after.options.stairway_leaving is StairwayLeaving.COUNTED_AT_START:
            had = before.steps if after.stage <= MOVING else 0
            assert told["steps", seat] == after.steps - had + isinstance(decision, d.Step), decision
        assert (told["rounds", after.start] == 1) is (after.last and after.round > before.round), decision
