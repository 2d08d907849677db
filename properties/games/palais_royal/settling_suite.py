"""Palais Royal's settling suite: what verdicts about its described tables are held to."""

from __future__ import annotations

from typing import Final

from courtroll.properties.games.palais_royal.play_suite import SUITE
from courtroll.properties.games.palais_royal.settling.boxes import box
from courtroll.properties.games.palais_royal.settling.forgetting import ways
from courtroll.properties.games.palais_royal.settling.scorings import scoring
from courtroll.properties.games.palais_royal.settling.spoils import SPOILS
from courtroll.properties.games.palais_royal.settling.turns import so_far
from courtroll.properties.settling.suite import Path, SettlingSuite
from courtroll.verifier.games.palais_royal.settle.tables import ELSEWHERE


def told_at(path: Path) -> Path:
    """A place that never speaks for the mover is told like any other."""
    return path[path[0] == ELSEWHERE :]


SETTLING: Final = SettlingSuite(
    play=SUITE, ways=ways, box=box, scoring=scoring, so_far=so_far, spoils=SPOILS, told_at=told_at
)
"""What of a described table of Palais Royal may be forgotten, and its small boxes."""
