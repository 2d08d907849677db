"""Wrong ways to order players at the end: the theorem of every game's ranking has to find each of them out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from courtroll.verifier.kernel import ranking
from courtroll.verifier.kernel.logic import any_, count, ite, or_
from courtroll.verifier.kernel.ranking import Standing
from tests.proofs.certificates import Planted

true_ahead, true_ranks, true_decided = ranking.ahead, ranking.ranks, ranking.decided_by


def less_of_the_last(mine: Standing, other: Standing) -> bool:
    return true_ahead((*mine[:-1], -mine[-1]), (*other[:-1], -other[-1]))


def without_the_last(mine: Standing, other: Standing) -> bool:
    return true_ahead(mine[:-1], other[:-1])


def the_last_first(mine: Standing, other: Standing) -> bool:
    return true_ahead((mine[-1], *mine[:-1]), (other[-1], *other[:-1]))


def ties_by_seat(standings: Sequence[Standing]) -> tuple[int, ...]:
    return true_ranks([(*mine[:-1], 2 * mine[-1] + (seat == 0)) for seat, mine in enumerate(standings)])


def rank_not_skipped(standings: Sequence[Standing]) -> tuple[int, ...]:
    """Whoever stands behind a tie for the most comes directly after it."""
    first = [mine[0] for mine in standings]
    places = zip(true_ranks(standings), first, strict=True)
    return tuple(place - ite(count(each > most for each in first) > 1, 1, 0) for place, most in places)


def never_by_the_first(standings: Sequence[Standing], places: Sequence[int], deciders: Any) -> Any:
    return true_decided([(0, *mine[1:]) for mine in standings], places, deciders)


def tied_leaders_decide(standings: Sequence[Standing], places: Sequence[int], deciders: Any) -> Any:
    """Anybody ahead of somebody is taken for the winner."""
    *parting, shared = deciders
    for decider, values in zip(parting, zip(*standings, strict=True), strict=True):
        if any_(mine > other for mine in values for other in values):
            return decider
    return shared


def last_wins(places: Sequence[int]) -> tuple[int, ...]:
    return tuple(seat for seat, place in enumerate(places) if place == len(places))


def first_two(places: Sequence[int]) -> tuple[int, ...]:
    return tuple(seat for seat, place in enumerate(places) if or_(place == 1, place == 2))


RANKING: Planted = (
    (ranking, "ahead", less_of_the_last, "ranking"),
    (ranking, "ahead", without_the_last, "ranking"),
    (ranking, "ahead", the_last_first, "ranking"),
    (ranking, "ranks", ties_by_seat, "ranking"),
    (ranking, "ranks", rank_not_skipped, "ranking"),
    (ranking, "decided_by", never_by_the_first, "ranking"),
    (ranking, "decided_by", tied_leaders_decide, "ranking"),
    (ranking, "winners", last_wins, "ranking"),
    (ranking, "winners", first_two, "ranking"),
)
