"""Prestige at a ball, and where its marker goes. Small functions on plain values."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, assert_never

from courtroll.verifier.games.noblemen.rules import ball as rules
from courtroll.verifier.games.noblemen.rules.options import SpaceZero
from courtroll.verifier.games.noblemen.table.codes import LineCode
from courtroll.verifier.games.noblemen.table.equipment import TITLE_NEEDS
from courtroll.verifier.kernel.ledger import Part
from courtroll.verifier.kernel.logic import and_, any_, ite

GARDEN: Final = 2
"""Prestige for a free garden, and for a knight on one; a palace brings as much."""


def estate_parts(fountains: int, free_gardens: int, knights: int, palaces: int) -> tuple[Part, ...]:
    """Prestige before anything is spent."""
    return (
        Part(LineCode.FOUNTAIN, fountains, fountains, rules.FOUNTAIN),
        Part(LineCode.GARDEN, free_gardens, GARDEN * free_gardens, rules.GARDEN),
        Part(LineCode.KNIGHT_ON_GARDEN, knights, GARDEN * knights, rules.KNIGHT),
        Part(LineCode.PALACE, palaces, GARDEN * palaces, rules.PALACE),
    )


def spent_parts(bribes: int, blackmails: int, others: int) -> tuple[Part, ...]:
    """Prestige for what is handed in."""
    return (
        Part(LineCode.BRIBE, bribes, bribes, rules.BRIBE),
        Part(LineCode.BLACKMAIL, blackmails, 3 * blackmails, rules.BLACKMAIL),
        Part(LineCode.CARD, others, others, rules.CARD),
    )


def total(parts: Sequence[Part]) -> int:
    return sum(part.amount for part in parts)


def beyond_the_sure(prestige: int, last: int | None) -> bool:
    """Whether a prestige goes beyond the spaces that the texts, or the table, are sure of."""
    return prestige > (TITLE_NEEDS[-1] if last is None else last)


def is_sent_up(zero: SpaceZero) -> bool:
    """Whether a marker that is pushed down to a taken space 0 goes up again."""
    match zero:
        case SpaceZero.SHARED:
            return False
        case SpaceZero.NEXT_ABOVE:
            return True
        case _ as never:
            assert_never(never)


def settle(prestige: int, taken: Sequence[int], last: int | None, zero: SpaceZero = SpaceZero.SHARED) -> int:
    """The space for a marker: its prestige, or the next lower free space; past the last space the highest
    free one. Any number of markers may stand on 0, unless the reading sends them to the next free one above.
    """
    space = prestige if last is None else ite(prestige > last, last, prestige)
    for _ in taken:
        space -= ite(and_(space > 0, any_(space == other for other in taken)), 1, 0)
    if is_sent_up(zero) and space == 0:
        for _ in taken:
            space += ite(any_(space == other for other in taken), 1, 0)
    return space
