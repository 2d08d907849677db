"""What a turn allows."""

from __future__ import annotations

from courtroll.verifier.games.noblemen.moves.codes import Refusal
from courtroll.verifier.games.noblemen.rules import turn as rules
from courtroll.verifier.games.noblemen.table.state import Turn
from courtroll.verifier.kernel.legality import Check


def second_action(turn: Turn) -> Check:
    """A turn has one action."""
    return Check(not turn.acted, Refusal.SECOND_ACTION, rules.ONE_ACTION)
