"""Everybody's prestige at a ball where not everything is known: what estates bring, and what is handed in."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import product
from typing import Final

from courtroll.verifier.games.noblemen.play.ball import spending
from courtroll.verifier.games.noblemen.scoring.prestige import spent_parts, total
from courtroll.verifier.games.noblemen.table.pieces import BRIBE, CARD_COLUMNS, STACK, Card, screen
from courtroll.verifier.games.noblemen.table.state import State
from courtroll.verifier.games.noblemen.unknown.ball.described import Plan
from courtroll.verifier.games.noblemen.unknown.ball.estates import Estates
from courtroll.verifier.games.noblemen.unknown.ball.groups import Group, Numbers, TooMany, grouped, joined, use
from courtroll.verifier.games.noblemen.unknown.box import more_bribes
from courtroll.verifier.games.noblemen.unknown.most_points import left_over
from courtroll.verifier.kernel.position import Position

Pair = tuple[int, int]
MOST_WAYS: Final = 40_000
"""Ways for the prestige of players who share something unknown that are looked at one by one."""


@dataclass(frozen=True, slots=True)
class Stakes:
    """What everybody's prestige may be: one option of each group holds."""

    groups: tuple[Group, ...]
    left: Numbers
    """Pieces by pool that can be used."""
    exact: bool
    """Whether every option can be by itself."""

    def is_sure(self, used: Numbers) -> bool:
        """Whether options that use so much can hold together. Others may have a way that takes other pieces."""
        return self.exact and all(n <= most for n, most in zip(used, self.left, strict=True))


def stakes(position: Position[State], ruled: State, plans: Sequence[Plan]) -> Stakes:
    """What everybody's prestige may be; `ruled` is the table under one reading."""
    estates = Estates(position, ruled)
    try:
        groups, exact = estates.groups(), True
    except TooMany:
        groups, exact = estates.roughly(), False
    spends = [_spent(position, plans, seat) for seat in range(ruled.players)]
    left = _left(position, estates.fountains)
    # What concerns the same player side by side, so that the same sums are found early.
    # Where a knight can stand nowhere, that is a fault, and tells nothing of prestige.
    return Stakes(tuple(sorted(filter(None, (*groups, *spends)), key=_concerned)), left, exact)


def _concerned(group: Group) -> list[int]:
    return sorted({seat for gain in group for seat, n in enumerate(gain) if n})


def together(found: Stakes) -> Group:
    """Everything that everybody's prestige may be at once. Raises `TooMany`."""
    return joined(found.groups, MOST_WAYS)


def span(found: Stakes, seat: int) -> tuple[int, int]:
    """The least and the most that a player's prestige may be, as far as pieces that are shared let it."""
    gains = [[gain[seat] for gain in group] for group in found.groups]
    return sum(map(min, gains)), sum(map(max, gains))


# ---------------------------------------------------------------------------------------- what is handed in


def _spent(position: Position[State], plans: Sequence[Plan], seat: int) -> Group:
    """The prestige that a player may buy, beyond what is told and with it."""
    told = total(spent_parts(*spending(plans[seat].spend)))
    found = []
    for (bribes, from_board), (blackmails, others, from_stack) in product(
        _bribes(position, seat), _cards(position, plans[seat], seat)
    ):
        more = total(spent_parts(bribes, blackmails, others))
        gain = tuple(told + more if each == seat else 0 for each in range(position.state.players))
        found.append((gain, use(bribe=from_board, blackmail=from_stack[0], card=from_stack[1])))
    return grouped(found)


def _bribes(position: Position[State], seat: int) -> Iterator[tuple[int, int]]:
    """How many bribes of unknown number may be handed in, and how many of them come from the board's pile."""
    yield 0, 0
    if not all(position.is_known("player", seat, "spend", *key) for key in ((), ("bribes",))):
        hole = position.hole("player", seat, "bribes")
        if hole is None:
            yield from ((n, 0) for n in range(1, position.state.holds(seat, BRIBE) + 1))
        else:
            yield from ((n, n) for n in range(1, (hole.high or 0) + more_bribes(position) + 1))


def _cards(position: Position[State], plan: Plan, seat: int) -> Iterator[tuple[int, int, Pair]]:
    """The cards of unknown kind that may be handed in: Blackmail, others, and how many of each nobody has seen."""
    single = sum(hole.path[:4] == ("player", seat, "spend", "cards") and len(hole.path) > 4 for hole in position.holes)
    any_number = not all(position.is_known("player", seat, "spend", *key) for key in ((), ("cards",)))
    _, spent_blackmails, spent_others = spending(plan.spend)
    held = position.state.held[screen(seat)][CARD_COLUMNS]
    blackmails = max(0, held[Card.BLACKMAIL] - spent_blackmails)
    others = max(0, sum(held) - held[Card.BLACKMAIL] - spent_others)
    hole = position.hole("player", seat, "cards")
    unseen = 0
    if hole is not None:
        # The state has the fewest there can be in hand, and fills them with cards that are no Blackmail.
        filled = min(hole.low, others)
        others -= filled
        unseen = filled + (hole.high or 0) - hole.low
    elif single > blackmails + others:
        # Of a hand that is left out, what is handed in is known to be in it.
        unseen = single - blackmails - others
    pool = _cards_left(position)
    for first in range(blackmails + min(unseen, pool[0]) + 1):
        for second in range(others + min(unseen, pool[1]) + 1):
            drawn = max(0, first - blackmails), max(0, second - others)
            if sum(drawn) <= unseen and (any_number or first + second == single):
                yield first, second, drawn


def _left(position: Position[State], fountains: int) -> Numbers:
    bribes = [hole.high or 0 for hole in position.holes if hole.path[-1] == "bribes" and hole.path[0] != "equipment"]
    blackmails, cards = _cards_left(position)
    palaces = left_over(position).palaces
    on_board = max(bribes, default=0) + more_bribes(position)
    return use(fountain=fountains, palace=palaces, bribe=on_board, blackmail=blackmails, card=cards)


def _cards_left(position: Position[State]) -> Pair:
    """How many Blackmail cards, and how many others, nobody is known to hold."""
    pools = (hole.pool for hole in position.holes if hole.path[2:3] == ("cards",) and hole.pool)
    pool = next(pools, position.state.held[STACK][CARD_COLUMNS])
    return pool[Card.BLACKMAIL], sum(pool) - pool[Card.BLACKMAIL]
