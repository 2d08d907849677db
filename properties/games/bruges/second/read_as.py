"""What each reading of an open point means for play."""

from __future__ import annotations

from typing import assert_never

from courtroll.verifier.games.bruges.rules.options import EmptiedElsewhere, LightningReturned, NoCardsLeft, OwnEvent


def is_spent(reading: LightningReturned) -> bool:
    """A lightning person works only once in a game."""
    match reading:
        case LightningReturned.SPENT:
            return True
        case LightningReturned.WORKS:
            return False
        case _ as never:
            assert_never(never)


def skips_the_empty(reading: NoCardsLeft) -> bool:
    """Who has no card has no turn."""
    match reading:
        case NoCardsLeft.SKIPPED:
            return True
        case NoCardsLeft.TURN:
            return False
        case _ as never:
            assert_never(never)


def ends_next_round(reading: EmptiedElsewhere) -> bool:
    """A pile that a person or a step empties ends the next round."""
    match reading:
        case EmptiedElsewhere.NEXT:
            return True
        case EmptiedElsewhere.THIS:
            return False
        case _ as never:
            assert_never(never)


def counts_who_is_left(reading: OwnEvent) -> bool:
    """Whoever is there afterwards works for what has happened."""
    match reading:
        case OwnEvent.DONE:
            return True
        case OwnEvent.BEGUN:
            return False
        case _ as never:
            assert_never(never)
