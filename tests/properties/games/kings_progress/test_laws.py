"""King's Progress' laws: each holds for the built-in engine, and looks at what it says."""

from __future__ import annotations

from random import Random

import pytest

from courtroll.properties.engines.engine import BuiltIn
from courtroll.properties.games.kings_progress.making.play import first_line, opening
from courtroll.properties.games.kings_progress.play_suite import SUITE
from courtroll.properties.play.machine import play_on
from courtroll.properties.play.watch import Tally, Watch

MOST = 100
"""Steps of one game here."""


@pytest.mark.parametrize("seed", range(12))
def test_every_law_holds_at_every_step(seed: int) -> None:
    source = Random(seed)
    tally = Tally()
    header = opening(source) if seed % 2 else first_line(source)
    watch = Watch(SUITE, BuiltIn(SUITE.room), header, tally, all_laws=True)
    play_on(watch, source, MOST)
    assert all(tally.held[law.name] == tally.steps for law in SUITE.step_laws)
