"""Who wins, and what decided."""

from __future__ import annotations

from collections.abc import Sequence

from courtroll.verifier.games.palais_royal.rules import scoring as rules
from courtroll.verifier.kernel.codes import Code
from courtroll.verifier.kernel.ranking import Ranking, ranked
from courtroll.verifier.kernel.rules import Rule


class Decider(Code):
    """What made the winners."""

    POINTS = "points"
    CARDINAL = "cardinal"
    """Most servants at the Cardinal among those with most points."""
    SHARED = "shared"

    @property
    def rule(self) -> Rule:
        return _RULES[self]


_RULES = {
    Decider.POINTS: rules.WINNER,
    Decider.CARDINAL: rules.TIE_CARDINAL,
    Decider.SHARED: rules.SHARED,
}


def ranking(points: Sequence[int], cardinal: Sequence[int]) -> Ranking[Decider]:
    """Everybody's place, by points and then by servants at the Cardinal, and who wins by what."""
    return ranked(tuple(zip(points, cardinal, strict=True)), Decider)
