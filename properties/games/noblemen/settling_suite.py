"""Noblemen's settling suite: what verdicts about its described tables are held to."""

from __future__ import annotations

from typing import Final

from courtroll.properties.games.noblemen.play_suite import SUITE
from courtroll.properties.games.noblemen.settling.boxes import box
from courtroll.properties.games.noblemen.settling.forgetting import BALL_GOES_ON, landmarks_of, ways
from courtroll.properties.games.noblemen.settling.scorings import scoring
from courtroll.properties.games.noblemen.settling.spoils import SPOILS
from courtroll.properties.games.noblemen.settling.turns import never, so_far
from courtroll.properties.settling.suite import SettlingSuite

SETTLING: Final = SettlingSuite(
    play=SUITE, spoils=SPOILS, ways=ways, box=box, scoring=scoring, so_far=so_far, never=never,
    landmarks=(BALL_GOES_ON,), landmarks_of=landmarks_of,
)  # fmt: skip
