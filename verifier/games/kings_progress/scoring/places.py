"""Who is placed where, and what a place pays. Small functions on plain values."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from courtroll.verifier.games.kings_progress.rules.options import PlaceWithoutGift, TieSkips
from courtroll.verifier.games.kings_progress.table.equipment import PLACE_POINTS
from courtroll.verifier.kernel.logic import and_, any_, count, ite, possible
from courtroll.verifier.kernel.ranking import Standing, ahead, level


def may_be_left_over(reading: PlaceWithoutGift) -> bool:
    """Whether a player without a gift may take a place."""
    match reading:
        case PlaceWithoutGift.NONE:
            return False
        case PlaceWithoutGift.LEFT_OVER:
            return True
        case _ as never:
            assert_never(never)


def placed(gifts: Sequence[int], reading: PlaceWithoutGift) -> tuple[bool, ...]:
    """Who takes a place at all, by the number of gifts that count for it."""
    if not may_be_left_over(reading):
        return tuple(n > 0 for n in gifts)
    anybody = any_(n > 0 for n in gifts)
    return (anybody,) * len(gifts)


def skips_one(reading: TieSkips) -> bool:
    """Whether of all who are tied before a player only two count."""
    match reading:
        case TieSkips.FILLED:
            return False
        case TieSkips.ONE:
            return True
        case _ as never:
            assert_never(never)


def places(standings: Sequence[Standing], placed: Sequence[bool], reading: TieSkips) -> tuple[int, ...]:
    """Each player's place, 1 for the first; 0 for those who take none."""
    seats, takers = range(len(standings)), possible(placed)
    fills = [True] * len(seats)
    if skips_one(reading):
        for seat in takers:
            before = (and_(placed[o], level(standings[o], standings[seat])) for o in takers if o < seat)
            fills[seat] = count(before) < 2
    return tuple(
        ite(
            placed[seat],
            1 + count(and_(placed[o], fills[o], ahead(standings[o], standings[seat])) for o in takers if o != seat),
            0,
        )
        if seat in takers
        else 0
        for seat in seats
    )


def shares(standings: Sequence[Standing], placed: Sequence[bool]) -> tuple[bool, ...]:
    """Who has a place together with somebody else."""
    takers = possible(placed)
    return tuple(
        seat in takers
        and and_(
            placed[seat],
            any_(and_(placed[o], level(standings[o], standings[seat])) for o in takers if o != seat),
        )
        for seat in range(len(standings))
    )


def place_points(place: int, shared: bool, round_: int) -> int:
    """What a place pays in a round; a shared one pays one point less, but never less than nothing."""
    pays = sum(ite(place == n, points, 0) for n, points in enumerate(PLACE_POINTS[round_ - 1], 1))
    return ite(and_(shared, pays > 0), pays - 1, pays)
