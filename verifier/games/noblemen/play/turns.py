"""What a turn allows."""

from __future__ import annotations

from typing import Final, assert_never

from courtroll.verifier.games.noblemen.moves.codes import Refusal
from courtroll.verifier.games.noblemen.rules import turn as rules
from courtroll.verifier.games.noblemen.rules.options import IntrigueLimit
from courtroll.verifier.games.noblemen.table.pieces import Card
from courtroll.verifier.games.noblemen.table.state import Turn
from courtroll.verifier.kernel.legality import Check

SO_FAR: Final = (("so-far",),)


def second_action(turn: Turn) -> Check:
    """A turn has one action."""
    return Check(not turn.acted, Refusal.SECOND_ACTION, rules.ONE_ACTION, looked=SO_FAR)


def is_turns_card(card: Card, reading: IntrigueLimit) -> bool:
    """Whether playing a card uses up the turn's one card."""
    if card is not Card.INTRIGUE:
        return True
    match reading:
        case IntrigueLimit.FREE:
            return False
        case IntrigueLimit.COUNTS:
            return True
        case _ as never:
            assert_never(never)
