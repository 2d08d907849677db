"""The table at the end of a played game, as the final count sees it."""

from __future__ import annotations

from courtroll.verifier.games.palais_royal.table import pieces
from courtroll.verifier.games.palais_royal.table.equipment import CARD_POINTS, DOUBLE
from courtroll.verifier.games.palais_royal.table.park import seat_of
from courtroll.verifier.games.palais_royal.table.pieces import CARD_COLUMNS, CARDS, Card, Room
from courtroll.verifier.games.palais_royal.table.playing import Playing
from courtroll.verifier.games.palais_royal.table.state import Box, Corner, Edge, Seat, State

POINT_CARDS = (Card.TWO_POINTS, Card.FOUR_POINTS)


def final(state: Playing) -> State:
    """What is counted: nobles, cards, servants at the Cardinal, and those on the edges and in the corners."""
    box, players = state.box, range(state.players)
    park = box.equipment.park.value
    weights = [[0] * state.players for _ in park.edges]
    corners: list[Corner] = []
    for space, there in enumerate(state.park):
        seat = seat_of(there)
        if seat is not None:
            weight = DOUBLE if space in box.equipment.double.value else 1
            match park.sides[space]:
                case (first, second):
                    corners.append(Corner((first, second), tuple(weight if seat == s else 0 for s in players)))
                case edges:
                    for edge in edges:
                        weights[edge][seat] += weight
    return State(
        Box(box.ruleset, box.players),
        tuple(_seat(state, seat) for seat in players),
        tuple(Edge(name, tuple(row)) for (name, _), row in zip(park.edges, weights, strict=True)),
        tuple(corners),
    )


def _seat(state: Playing, seat: int) -> Seat:
    nobles, cards = state.box.equipment.nobles, state.held[pieces.laid_open(seat)]
    return Seat(
        nobles=tuple(nobles[noble].points for noble in state.taken(seat)),
        played=tuple(
            points for card, points in zip(POINT_CARDS, CARD_POINTS, strict=True) for _ in range(cards[CARDS + card])
        ),
        unplayed=sum(state.held[pieces.hand(seat)][CARD_COLUMNS]),
        cardinal=state.servants(Room.CARDINAL, seat),
    )
