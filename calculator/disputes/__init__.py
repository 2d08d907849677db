"""The smallest position at which each point of dispute matters, searched for with the engine itself."""

from __future__ import annotations

from collections.abc import Sequence

from courtroll.calculator.disputes.replaying import Dispute, DoesNotPart, Search, disputes
from courtroll.verifier.kernel.room import folder, part_of

__all__ = ["Dispute", "DoesNotPart", "disputes", "searches"]


def searches(game: str) -> Sequence[Search]:
    """A game's searches: first where texts disagree, then where no text decides."""
    return part_of(game, "disputes", f"courtroll.calculator.disputes.{folder(game)}", "SEARCHES", tuple) or ()
