"""What one player has seen of a game: the table as a position whose holes are everything hidden from them.

Hidden are the hands of others, the deck with the card that each put back at set-up, the cards that another drew for
Rumour, and the gift deck; once another has taken a card unseen from the discards, the discards too, until they are
shuffled. The state behind the holes is filled without looking at what it hides: hidden cards lie in the deck.
"""

from __future__ import annotations

from dataclasses import replace
from itertools import compress

from courtroll.verifier.games.kings_progress.table.pieces import (
    CARD_COLUMNS,
    CARDS,
    DECK,
    DISCARDS,
    DRAWN,
    GIFT_COLUMNS,
    GIFT_DECK,
    hand,
)
from courtroll.verifier.games.kings_progress.table.progress import Phase, Progress, clockwise
from courtroll.verifier.kernel.holdings import Holdings, transfer
from courtroll.verifier.kernel.position import Hole, Position, Why
from courtroll.verifier.kernel.reading import Path


def view(state: Progress, seat: int) -> Position[Progress]:
    """The table as `seat` knows it."""
    hidden: list[tuple[int, Path]] = [
        (hand(other), ("player", other, "hand")) for other in clockwise(seat, state.players)[1:]
    ]
    turn = state.turn
    if turn.phase is Phase.KEEP and turn.seat != seat:
        hidden.append((DRAWN, ("pending", "cards")))
    if any(other != seat for other in state.searched):
        hidden.append((DISCARDS, ("discards",)))
    held, counts = state.held, []
    for row, path in hidden:
        counts.append((path, sum(held[row][CARD_COLUMNS])))
        held = _into_the_deck(held, row)
    unseen = held[DECK][CARD_COLUMNS]
    gifts = held[GIFT_DECK][GIFT_COLUMNS]
    holes = [Hole(path, Why.UNSEEN, n, n, unseen) for path, n in counts]
    in_deck = sum(state.held[DECK][CARD_COLUMNS])
    holes.append(Hole(("deck",), Why.UNSEEN, in_deck, in_deck, unseen))
    holes.append(Hole(("gift-deck",), Why.UNSEEN, sum(gifts), sum(gifts), gifts))
    return Position(replace(state, held=held), tuple(holes))


def _into_the_deck(held: Holdings, row: int) -> Holdings:
    for kind in compress(range(CARDS), held[row]):
        held = transfer(held, row, DECK, kind, held[row][kind])
    return held
