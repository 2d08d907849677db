"""A game in progress as a scoring sees it: builds by their symbols, gifts by their crowns."""

from __future__ import annotations

from collections.abc import Sequence

from courtroll.verifier.games.kings_progress.scoring.control import build_value
from courtroll.verifier.games.kings_progress.table.pieces import (
    COURTIERS,
    CROWN_KINDS,
    DISGUISE,
    GIFT_TYPES,
    GIFTS,
    SHOWN,
    SUITS,
    Courtier,
    Prize,
    hand,
)
from courtroll.verifier.games.kings_progress.table.progress import Progress, Stack
from courtroll.verifier.games.kings_progress.table.state import Build, Player, State


def shown(courtier: Courtier, cards: Stack) -> Build:
    """The cards of a build by their symbols; one of another suit is a Disguise card."""
    return tuple([SHOWN[card] if SUITS[card] == courtier else DISGUISE for card in cards])


def values_at(builds: Sequence[Sequence[Stack]], courtier: Courtier) -> tuple[int, ...]:
    """What everybody's build on a courtier is worth."""
    stacks = [mine[courtier] for mine in builds]
    return tuple(build_value(len(cards), SHOWN[cards[0]]) if cards else 0 for cards in stacks)


def gifts_of(state: Progress, seat: int, prize: Prize) -> tuple[int, ...]:
    """The crowns on a player's gifts of a type."""
    start = GIFTS + prize * CROWN_KINDS
    there = state.held[hand(seat)][start : start + CROWN_KINDS]
    return tuple([crowns for crowns, n in enumerate(there) for _ in range(n)]) if any(there) else ()


def scored(state: Progress) -> State:
    """The table that a scoring would count now."""
    players = (
        Player(
            points=state.points[seat],
            colour=state.colours[seat],
            gifts=tuple([gifts_of(state, seat, prize) for prize in GIFT_TYPES]),
            builds=tuple(map(shown, COURTIERS, state.builds[seat])),
            major=tuple([courtier for courtier in COURTIERS if state.control[courtier].major == seat]),
            minor=tuple([courtier for courtier in COURTIERS if state.control[courtier].minor == seat]),
        )
        for seat in range(state.players)
    )
    return State(state.box, state.clock.round, tuple(players))
