"""The fewest cards of a hand that, built by one action, take a courtier's ability card, or that none do."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations
from typing import NamedTuple

from courtroll.verifier.games.kings_progress.moves import decisions as d
from courtroll.verifier.games.kings_progress.play.engine import KINGS_PROGRESS
from courtroll.verifier.games.kings_progress.table.pieces import SHOWN, VALUES, Courtier, card
from courtroll.verifier.games.kings_progress.table.progress import Phase, Progress, Turn
from courtroll.verifier.kernel.chance import Noting


class Taking(NamedTuple):
    """Cards in the order in which they are laid; none where the ability card is held already."""

    cards: tuple[int, ...]

    @property
    def decisions(self) -> tuple[d.Decision, ...]:
        return tuple(d.Add(each) if n else d.Build(each) for n, each in enumerate(self.cards))


def with_turn(state: Progress, seat: int) -> Progress:
    """The table at which a player may build at once."""
    return state if may_build(state, seat) else replace(state, turn=Turn(Phase.TURN, seat, seat))


def may_build(state: Progress, seat: int) -> bool:
    turn = state.turn
    if turn.seat != seat or turn.phase is not Phase.TURN:
        return False
    return any(verb.decision is d.Build for verb, _ in KINGS_PROGRESS.legal_by_verb(state))


def kinds_of(courtier: Courtier) -> list[int]:
    """The kinds of a suit's cards."""
    return [card(courtier, symbols) for symbols in range(VALUES)]


def cheapest(state: Progress, seat: int, courtier: Courtier) -> Taking | None:
    """As few cards as will do, and of those the fewest symbols; `None` if even all of the suit do not."""
    if state.control[courtier].major == seat:
        return Taking(())
    begun = with_turn(state, seat)
    return next((taking for taking in takings(state, seat, courtier) if takes(begun, courtier, taking)), None)


def takings(state: Progress, seat: int, courtier: Courtier) -> Iterator[Taking]:
    """All ways to lay cards of a suit, cheapest first. What lies first matters only where nothing lies yet: then it is
    the exposed card.
    """
    mine = [kind for kind in kinds_of(courtier) for _ in range(state.holds(seat, kind))]
    is_new = not state.builds[seat][courtier]
    for n in range(1, len(mine) + 1):
        chosen = sorted(set(combinations(mine, n)), key=lambda cards: sum(SHOWN[each] for each in cards))
        for cards in chosen:
            for first in sorted(set(cards), reverse=True) if is_new else cards[:1]:
                rest = list(cards)
                rest.remove(first)
                yield Taking((first, *rest))


def takes(state: Progress, courtier: Courtier, taking: Taking) -> bool:
    seat = state.turn.seat
    for decision in taking.decisions:
        state = KINGS_PROGRESS.run(state, decision, Noting()).state
    return state.control[courtier].major == seat
