"""Who chooses when, and which titles one may take. Small functions on plain values."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, assert_never

from courtroll.verifier.games.noblemen.rules.options import TitleChoice, TitleNeeds, TitleOrder
from courtroll.verifier.games.noblemen.table.equipment import TITLE_NEEDS
from courtroll.verifier.games.noblemen.table.pieces import Title
from courtroll.verifier.kernel.logic import and_, ite, row

TITLES: Final = tuple(Title)


def choosing_order(
    placed: Sequence[int], prestige: Sequence[int], markers: Sequence[int], reading: TitleOrder
) -> tuple[int, ...]:
    """Seats in the order in which they choose. `placed` are the seats in the order their markers were placed,
    which parts those who stand together on 0; prestige and markers are by seat.
    """
    match reading:
        case TitleOrder.MARKER:
            return tuple(sorted(placed, key=lambda seat: -markers[seat]))
        case TitleOrder.TOTAL:
            return tuple(sorted(placed, key=lambda seat: row(-prestige[seat], -markers[seat])))
        case _ as never:
            assert_never(never)


def is_by_marker(reading: TitleOrder) -> bool:
    """Whether only the markers say who chooses first."""
    match reading:
        case TitleOrder.MARKER:
            return True
        case TitleOrder.TOTAL:
            return False
        case _ as never:
            assert_never(never)


def counts_as(prestige: int, marker: int, reading: TitleNeeds) -> int:
    """The prestige that a title asks for: the marker's space or the raw total."""
    match reading:
        case TitleNeeds.MARKER:
            return marker
        case TitleNeeds.TOTAL:
            return prestige
        case _ as never:
            assert_never(never)


def must_be_best(reading: TitleChoice) -> bool:
    """Whether only the highest title within reach may be taken."""
    match reading:
        case TitleChoice.FREE:
            return False
        case TitleChoice.BEST:
            return True
        case _ as never:
            assert_never(never)


def is_left(title: Title, left: Sequence[int]) -> bool:
    """Whether somebody may still have a title, by how many of each are left."""
    return left[title] > 0


def is_reached(title: Title, prestige: int) -> bool:
    """Whether what counts for a player reaches the threshold of a title."""
    return prestige >= TITLE_NEEDS[title]


def may_take(title: Title, prestige: int, left: Sequence[int]) -> bool:
    """Whether a title is left and its threshold reached."""
    return and_(is_left(title, left), is_reached(title, prestige))


def best_title(prestige: int, left: Sequence[int]) -> Title:
    """The highest title one may take. Barons never run out."""
    best = Title.BARON
    for title in TITLES:
        best = ite(may_take(title, prestige, left), title, best)
    return best
