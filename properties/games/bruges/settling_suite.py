"""The settling suite of Bruges: what verdicts about its described tables are held to."""

from __future__ import annotations

from typing import Final

from courtroll.properties.games.bruges.play_suite import SUITE
from courtroll.properties.games.bruges.settling.boxes import box, state_of
from courtroll.properties.games.bruges.settling.forgetting import ways
from courtroll.properties.games.bruges.settling.scorings import scoring
from courtroll.properties.games.bruges.settling.spoils import SPOILS
from courtroll.properties.games.bruges.settling.turns import so_far
from courtroll.properties.settling.suite import SettlingSuite

SETTLING: Final = SettlingSuite(
    spoils=SPOILS,
    play=SUITE,
    ways=ways,
    box=box,
    scoring=scoring,
    so_far=so_far,
    state_of=state_of,
    heaps=("deck", "discard"),
)
"""What of a described table of Bruges may be forgotten, and its small boxes."""
