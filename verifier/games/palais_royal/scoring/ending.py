"""Who wins, and what decided."""

from __future__ import annotations

from courtroll.verifier.games.palais_royal.rules import scoring as rules
from courtroll.verifier.kernel.codes import Code
from courtroll.verifier.kernel.logic import and_, count, ite, or_
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


def rank(points: tuple[int, ...], cardinal: tuple[int, ...], seat: int) -> int:
    """One player's place, 1 for a winner: by points, then by servants at the Cardinal; equals share a place."""
    return 1 + count(
        or_(
            points[other] > points[seat],
            and_(points[other] == points[seat], cardinal[other] > cardinal[seat]),
        )
        for other in range(len(points))
    )


def ranks(points: tuple[int, ...], cardinal: tuple[int, ...]) -> tuple[int, ...]:
    """Everybody's place."""
    return tuple(rank(points, cardinal, seat) for seat in range(len(points)))


def winners(places: tuple[int, ...]) -> tuple[int, ...]:
    """Who has the first place."""
    return tuple(seat for seat, place in enumerate(places) if place == 1)


def decided_by(points: tuple[int, ...], places: tuple[int, ...]) -> Decider:
    """What set those in the first place apart."""
    most = points[0]
    for each in points[1:]:
        most = ite(each > most, each, most)
    if count(each == most for each in points) == 1:
        return Decider.POINTS
    return Decider.CARDINAL if count(place == 1 for place in places) == 1 else Decider.SHARED
