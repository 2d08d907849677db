"""Points of privilege cards (carte Privilegio), played and still in hand."""

from __future__ import annotations

from typing import Final

from courtroll.verifier.kernel.logic import ite

UNPLAYED_LIMIT: Final = 6


def played_points(cards: tuple[int, ...]) -> int:
    """What the cards played for points score."""
    return sum(cards)


def unplayed_points(cards: int) -> int:
    """What so many cards in hand score: one each, up to the limit."""
    return ite(cards > UNPLAYED_LIMIT, UNPLAYED_LIMIT, cards)
