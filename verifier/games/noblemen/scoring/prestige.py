"""Prestige at a ball, and where its marker goes. Small functions on plain values."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from courtroll.verifier.games.noblemen.rules import ball as rules
from courtroll.verifier.games.noblemen.rules.options import SpaceZero
from courtroll.verifier.games.noblemen.table.equipment import TITLE_NEEDS
from courtroll.verifier.kernel.ledger import Part
from courtroll.verifier.kernel.logic import and_, any_, ite

GARDEN: Final = 2
"""Prestige for a free garden, and for a knight on one; a palace brings as much."""


def estate_parts(fountains: int, free_gardens: int, knights: int, palaces: int) -> tuple[Part, ...]:
    """Prestige before anything is spent."""
    return (
        Part("fountain", fountains, fountains, rules.FOUNTAIN),
        Part("garden", free_gardens, GARDEN * free_gardens, rules.GARDEN),
        Part("knight-on-garden", knights, GARDEN * knights, rules.KNIGHT),
        Part("palace", palaces, GARDEN * palaces, rules.PALACE),
    )


def spent_parts(bribes: int, blackmails: int, others: int) -> tuple[Part, ...]:
    """Prestige for what is handed in."""
    return (
        Part("bribe", bribes, bribes, rules.BRIBE),
        Part("blackmail", blackmails, 3 * blackmails, rules.BLACKMAIL),
        Part("card", others, others, rules.CARD),
    )


def total(parts: Sequence[Part]) -> int:
    return sum(part.amount for part in parts)


def beyond_the_sure(prestige: int, last: int | None) -> bool:
    """Whether a prestige goes beyond the spaces that the texts, or the table, are sure of."""
    return prestige > (TITLE_NEEDS[-1] if last is None else last)


def settle(prestige: int, taken: Sequence[int], last: int | None, zero: SpaceZero = SpaceZero.SHARED) -> int:
    """The space for a marker: its prestige, or the next lower free space; past the last space the highest
    free one. Any number of markers may stand on 0, unless the reading sends them to the next free one above.
    """
    space = prestige if last is None else ite(prestige > last, last, prestige)
    for _ in taken:
        space -= ite(and_(space > 0, any_(space == other for other in taken)), 1, 0)
    if zero is SpaceZero.NEXT_ABOVE and space == 0:
        for _ in taken:
            space += ite(any_(space == other for other in taken), 1, 0)
    return space
