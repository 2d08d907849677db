"""What a turn allows: one action, one card, and that what has been begun is finished first."""

from __future__ import annotations

from verifier.games.noblemen.rules import turn as rules
from verifier.games.noblemen.state import Turn
from verifier.kernel.legality import Check


def second_action(turn: Turn) -> Check:
    """A turn has one action."""
    return Check(not turn.acted, "second-action", rules.ONE_ACTION)
