"""What is done to Bruges' tables to make them impossible is where the law looks for it."""

from __future__ import annotations

from dataclasses import replace

import pytest

from courtroll.properties.engines.scorer import BuiltInScorer
from courtroll.properties.games.bruges.scoring_suite import SCORING
from courtroll.properties.scoring.spoilt import spoilt_is_faulty
from courtroll.properties.scoring.table import Table


@pytest.mark.parametrize("reputation", [1, 4, 8])
def test_a_pawn_that_is_put_between_steps_was_elsewhere(reputation: int) -> None:
    suite = replace(SCORING, spoils=tuple(spoil for spoil in SCORING.spoils if spoil.code == "no-such-step"))
    players = [{"name": name, "points": 0, "florins": 0, "reputation": reputation} for name in ("Red", "Blue", "Green")]
    document = {"game": "bruges", "moment": "game-end", "player": players}
    for chance in range(20):
        assert list(spoilt_is_faulty(Table(suite, BuiltInScorer(suite.room), document, chance))) == []
