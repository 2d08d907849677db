"""A move that lies on the table already is taken back as it was made."""

from __future__ import annotations

from random import Random

import pytest

from courtroll.properties.games.palais_royal.making.games import first_line, somebody
from courtroll.properties.games.palais_royal.second.table import table_of
from courtroll.verifier.games.palais_royal.moves import decisions as d
from courtroll.verifier.games.palais_royal.play.engine import PALAIS_ROYAL
from courtroll.verifier.games.palais_royal.room import ROOM
from courtroll.verifier.games.palais_royal.table.playing import Playing
from courtroll.verifier.kernel.chance import Seeded

MOST = 120
"""Steps of one game here."""


@pytest.mark.parametrize("seed", range(12))
def test_a_servant_goes_back_to_where_it_came_from(seed: int) -> None:
    source = Random(seed)
    state = ROOM.begin(first_line(source))
    assert isinstance(state, Playing), state
    choose, dealer = somebody(source), Seeded(source)
    for _ in range(MOST):
        offered = PALAIS_ROYAL.legal_actions(state)
        if not offered:
            return
        decision = choose(state, offered)
        after = PALAIS_ROYAL.run(state, decision, dealer).state
        if isinstance(decision, d.Reinforce | d.Step | d.Attend | d.Station) and after.turn.seat == state.turn.seat:
            undone = PALAIS_ROYAL.verbs[type(decision)].undo(after, decision)
            assert undone is not None
            was, now = table_of(state), table_of(undone)
            assert (now.rooms, now.supply, now.posted) == (was.rooms, was.supply, was.posted)
        state = after
