"""Who wins, and what decided. Small functions on plain values."""

from __future__ import annotations

from collections.abc import Sequence

from courtroll.verifier.games.bruges.rules import scoring as rules
from courtroll.verifier.kernel.codes import Code
from courtroll.verifier.kernel.logic import and_, count, ite, or_
from courtroll.verifier.kernel.rules import Rule


class Decider(Code):
    """What made the winners."""

    POINTS = "points"
    FLORINS = "florins"
    """Most florins among those with most points."""
    SHARED = "shared"

    @property
    def rule(self) -> Rule:
        return _RULES[self]


_RULES = {
    Decider.POINTS: rules.WINNER,
    Decider.FLORINS: rules.TIE_FLORINS,
    Decider.SHARED: rules.SHARED,
}


def rank(points: Sequence[int], florins: Sequence[int], seat: int) -> int:
    """One player's place, 1 for a winner: by points, then by florins; equals share a place."""
    return 1 + count(
        or_(
            points[other] > points[seat],
            and_(points[other] == points[seat], florins[other] > florins[seat]),
        )
        for other in range(len(points))
    )


def ranks(points: Sequence[int], florins: Sequence[int]) -> tuple[int, ...]:
    """Everybody's place."""
    return tuple(rank(points, florins, seat) for seat in range(len(points)))


def winners(places: Sequence[int]) -> tuple[int, ...]:
    """Who has the first place."""
    return tuple(seat for seat, place in enumerate(places) if place == 1)


def decided_by(points: Sequence[int], places: Sequence[int]) -> Decider:
    """What set those in the first place apart."""
    most = points[0]
    for each in points[1:]:
        most = ite(each > most, each, most)
    if count(each == most for each in points) == 1:
        return Decider.POINTS
    return Decider.FLORINS if count(place == 1 for place in places) == 1 else Decider.SHARED
