"""What one player has seen of a game: the table as a position whose holes are everything hidden from them.

Hidden are the cards in other hands, though not their number, and those that another player looks at; and so is what
the stack holds. Nobles that were never laid lie in the box unseen. The state behind the holes is filled without looking
at what it hides: hidden cards lie in the stack.
"""

from __future__ import annotations

from dataclasses import replace

from courtroll.verifier.games.palais_royal.table import pieces
from courtroll.verifier.games.palais_royal.table.pieces import CARD_COLUMNS, CARDS, DECK, LOOKED, Card
from courtroll.verifier.games.palais_royal.table.playing import Playing, clockwise
from courtroll.verifier.kernel.holdings import Holdings, transfer
from courtroll.verifier.kernel.position import Hole, Position, Why
from courtroll.verifier.kernel.reading import Path


def view(state: Playing, seat: int) -> Position[Playing]:
    """The table as `seat` knows it."""
    others = clockwise(seat, state.players)[1:]
    looks = state.turn.seat != seat and any(state.held[LOOKED][CARD_COLUMNS])
    hidden: list[tuple[int, Path]] = [(pieces.hand(other), ("player", other, "hand")) for other in others]
    if looks:
        hidden.append((LOOKED, ("pending", "looked")))
    held = state.held
    for row, _ in hidden:
        held = _into_the_stack(held, row)
    pool = held[DECK][CARD_COLUMNS]
    holes = [Hole(path, Why.UNSEEN, n, n, pool) for row, path in hidden for n in (sum(state.held[row][CARD_COLUMNS]),)]
    n = sum(state.held[DECK][CARD_COLUMNS])
    holes.append(Hole(("deck",), Why.UNSEEN, n, n, pool))
    return Position(replace(state, held=held), tuple(holes))


def _into_the_stack(held: Holdings, row: int) -> Holdings:
    for card in Card:
        n = held[row][CARDS + card]
        if n:
            held = transfer(held, row, DECK, CARDS + card, n)
    return held
