"""The table in play as the scoring sees it."""

from __future__ import annotations

from collections.abc import Iterable

from courtroll.verifier.games.bruges.table.cards import colour_of
from courtroll.verifier.games.bruges.table.pieces import (
    CANAL_COLUMNS,
    COLOURS,
    FLORIN,
    THREAT_COLUMNS,
    WORKER_COLUMNS,
    row,
)
from courtroll.verifier.games.bruges.table.playing import Playing
from courtroll.verifier.games.bruges.table.state import Player, State


def player_of(state: Playing, seat: int) -> Player:
    """Everything of one player that can bring points."""
    estate, held, cards = state.estates[seat], state.held[row(seat)], state.deck.cards
    left, right = held[CANAL_COLUMNS]
    return Player(
        points=state.points[seat],
        florins=held[FLORIN],
        workers=held[WORKER_COLUMNS],
        houses=len(estate.homes) + len(estate.empty),
        persons=tuple([cards[home.person].person for home in estate.homes]),
        majorities=estate.majorities,
        canals=(left, right),
        statues=state.statues(seat),
        reputation=estate.reputation,
        house_colours=counts_of((*estate.empty, *[home.house for home in estate.homes])),
        threats=sum(held[THREAT_COLUMNS]),
    )


def counts_of(houses: Iterable[int]) -> tuple[int, ...]:
    """How many of the houses are of each colour."""
    found = [0] * len(COLOURS)
    for house in houses:
        found[colour_of(house)] += 1
    return tuple(found)


def scored(state: Playing) -> State:
    """The table as it is scored."""
    return State(state.box, tuple(player_of(state, seat) for seat in range(state.players)))
