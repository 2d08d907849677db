"""King's Progress' laws: each holds for the built-in engine, and looks at what it says."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from courtroll.properties.engines.engine import BuiltIn
from courtroll.properties.games.kings_progress.laws import the_king_card_moves_by_arrivals
from courtroll.properties.games.kings_progress.making.play import first_line, opening
from courtroll.properties.games.kings_progress.play_suite import SUITE
from courtroll.properties.play.laws import Moved
from courtroll.properties.play.machine import play_on
from courtroll.properties.play.watch import Tally, Watch
from courtroll.verifier.games.kings_progress.moves.decisions import Advance
from courtroll.verifier.games.kings_progress.table.pieces import Courtier
from courtroll.verifier.kernel.chance import Noting
from tests.games.kings_progress.play.turns import table

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


ANN, BOB = range(2)
FIVE = ["privy-seal", "mistress", "knight", "chamberlain", "chaplain"]


@pytest.mark.parametrize(
    ("arrived", "place", "king", "holds"),
    [
        pytest.param(FIVE, "inn-7", ANN, True, id="after-the-fifth-nobody-arrives"),
        pytest.param(FIVE, "inn-7", BOB, False, id="after-the-fifth-nobody-takes-it"),
        pytest.param(FIVE[:4], "court-a", BOB, True, id="the-fifth-brings-it"),
        pytest.param(FIVE[:4], "court-a", ANN, False, id="the-fifth-leaves-it"),
    ],
)
def test_the_king_card_goes_with_an_arrival_where_a_free_advance_ends_the_round(
    arrived: list[str], place: str, king: int, holds: bool
) -> None:
    """Bob has the last free advance of a test that Ann began."""
    engine = BuiltIn(SUITE.room)
    test = {"shown": {"Ann": 2, "Bob": 2}, "order": ["Cid", "Ann", "Bob"]}
    at = {courtier.word: "home" for courtier in Courtier if courtier.word not in arrived}
    at["steward"] = "cross-a" if place == "court-a" else "home"
    before = table(arrived=arrived, at=at, pending={"phase": "free", "player": "Bob", "test": test})
    done = engine.deal(before, Advance(Courtier.STEWARD, place), Noting())
    after = done.state
    assert (before.clock.round, after.clock.round) == (1, 2)
    done = replace(done, state=replace(after, clock=replace(after.clock, king=king)))
    moved = Moved(engine, SUITE.room, before, BOB, Advance(Courtier.STEWARD, place), done, 1, 0, [])
    assert (not list(the_king_card_moves_by_arrivals(moved))) == holds
