"""Bruges' laws: each holds for the built-in engine, and looks at what it says."""

from __future__ import annotations

from random import Random

import pytest

from courtroll.properties.engines.engine import BuiltIn
from courtroll.properties.games.bruges.making.games import laid_out, opening
from courtroll.properties.games.bruges.play_suite import SUITE
from courtroll.properties.games.bruges.second.secrets import dealt_anew
from courtroll.properties.games.bruges.second.table import table_of
from courtroll.properties.play.machine import play_on
from courtroll.properties.play.watch import Tally, Watch
from courtroll.verifier.games.bruges.play.engine import BRUGES
from courtroll.verifier.games.bruges.settle.logs import begin
from courtroll.verifier.games.bruges.table.playing import Playing
from courtroll.verifier.kernel.legality import Severity

MOST = 120
"""Steps of one game here."""


def laid(seed: int) -> Playing:
    state = begin(laid_out(Random(seed)))
    assert isinstance(state, Playing)
    return state


@pytest.mark.parametrize("seed", range(20))
def test_every_law_holds_at_every_step(seed: int) -> None:
    source = Random(seed)
    tally = Tally()
    header = source.choice((opening, laid_out, laid_out))(source)
    watch = Watch(SUITE, BuiltIn(SUITE.room), header, tally, all_laws=True)
    play_on(watch, source, MOST)
    assert all(tally.held[law.name] == tally.steps > 0 for law in SUITE.step_laws)


def test_tables_laid_out_can_be_and_leave_something_to_decide() -> None:
    for seed in range(60):
        state = laid(seed)
        assert [f.code for f in SUITE.room.state_faults(state) if f.severity is Severity.IMPOSSIBLE] == []
        assert BRUGES.legal_actions(state) != []


def test_a_table_dealt_anew_hides_what_it_changes() -> None:
    changed = 0
    for seed in range(40):
        state = laid(seed)
        seat = seed % state.players
        other = dealt_anew(state, seat, Random(seed))
        now, then = table_of(state), table_of(other)
        assert (now.players[seat], now.discards, now.piles) == (then.players[seat], then.discards, then.piles)
        changed += other.places != state.places
    assert changed > 20
