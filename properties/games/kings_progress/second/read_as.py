"""What each reading of an open point means for play."""

from __future__ import annotations

from typing import assert_never

from courtroll.verifier.games.kings_progress.rules.options import (
    Actions,
    CrownPoint,
    CrownTurn,
    DiscardFrom,
    DisguiseTwo,
    EmptyControl,
    EqualBuilds,
    Homes,
    LoyaltyFrom,
    NegotiateFrom,
    RumourCounts,
    ShedFrom,
)


def crown_claimed(reading: CrownPoint) -> bool:
    """The step onto the crown brings its point."""
    match reading:
        case CrownPoint.CLAIMED:
            return True
        case CrownPoint.LOST:
            return False
        case _ as never:
            assert_never(never)


def crown_stops(reading: CrownTurn) -> bool:
    """Whoever reaches the crown does nothing more."""
    match reading:
        case CrownTurn.STOPS:
            return True
        case CrownTurn.PLAYS_ON:
            return False
        case _ as never:
            assert_never(never)


def only_others_heard(reading: RumourCounts) -> bool:
    """The Mistress does not count herself."""
    match reading:
        case RumourCounts.OTHERS:
            return True
        case RumourCounts.HERSELF:
            return False
        case _ as never:
            assert_never(never)


def control_stays(reading: EmptyControl) -> bool:
    """Control without a build stays where it is."""
    match reading:
        case EmptyControl.KEPT:
            return True
        case EmptyControl.ASIDE:
            return False
        case _ as never:
            assert_never(never)


def ties_go_round(reading: EqualBuilds) -> bool:
    match reading:
        case EqualBuilds.CLOCKWISE:
            return True
        case EqualBuilds.NOBODY:
            return False
        case _ as never:
            assert_never(never)


def suits_differ(reading: DisguiseTwo) -> bool:
    """Two Disguise cards are of two suits."""
    match reading:
        case DisguiseTwo.DIFFERENT:
            return True
        case DisguiseTwo.ANY:
            return False
        case _ as never:
            assert_never(never)


def discards_own(reading: DiscardFrom) -> bool:
    match reading:
        case DiscardFrom.OWN:
            return True
        case DiscardFrom.ANY:
            return False
        case _ as never:
            assert_never(never)


def reorders_own(reading: NegotiateFrom) -> bool:
    match reading:
        case NegotiateFrom.OWN:
            return True
        case NegotiateFrom.ANY:
            return False
        case _ as never:
            assert_never(never)


def test_takes_own(reading: LoyaltyFrom) -> bool:
    match reading:
        case LoyaltyFrom.OWN:
            return True
        case LoyaltyFrom.ANY:
            return False
        case _ as never:
            assert_never(never)


def shed_takes_own(reading: ShedFrom) -> bool:
    match reading:
        case ShedFrom.OWN:
            return True
        case ShedFrom.ANY:
            return False
        case _ as never:
            assert_never(never)


def may_do_one(reading: Actions) -> bool:
    match reading:
        case Actions.UP_TO:
            return True
        case Actions.BOTH:
            return False
        case _ as never:
            assert_never(never)


def homes_open(reading: Homes) -> bool:
    match reading:
        case Homes.OPEN:
            return True
        case Homes.CLOSED:
            return False
        case _ as never:
            assert_never(never)
