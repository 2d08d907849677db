"""Who wins, and what decided."""

from __future__ import annotations

from collections.abc import Sequence

from courtroll.verifier.kernel.codes import Code
from courtroll.verifier.kernel.ranking import Ranking, ranked


class Decider(Code):
    """What made the winners."""

    POINTS = "points"
    FLORINS = "florins"
    """Most florins among those with most points."""
    SHARED = "shared"


def ranking(points: Sequence[int], florins: Sequence[int]) -> Ranking[Decider]:
    """Everybody's place, by points and then by florins, and who wins by what."""
    return ranked(Decider, points, florins)
