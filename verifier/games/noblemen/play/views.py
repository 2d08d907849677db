"""What one player has seen of a game: the table as a position whose holes are everything hidden from them.

Screens hide tiles, money, bribes and cards; bag and stack hide their contents. The state behind the holes is
filled without looking at what it hides: hidden tiles lie in the bag, hidden cards in the stack, hidden money
in the bank, and the bribes that nobody sees are the next player's.
"""

from __future__ import annotations

from dataclasses import replace

from courtroll.verifier.games.noblemen.table import pieces
from courtroll.verifier.games.noblemen.table.pieces import (
    BAG,
    BANK,
    BRIBE,
    CARD_COLUMNS,
    CARDS,
    POUND,
    STACK,
    TILE_COLUMNS,
)
from courtroll.verifier.games.noblemen.table.state import Phase, State, clockwise
from courtroll.verifier.kernel.holdings import transfer
from courtroll.verifier.kernel.position import Hole, Position, Why


def view(state: State, seat: int) -> Position[State]:
    """The table as `seat` knows it."""
    others = clockwise(seat, state.players)[1:]
    held = state.held
    hidden_bribes = sum(state.holds(other, BRIBE) for other in others)
    for other in others:
        row = pieces.screen(other)
        for what in range(pieces.COLUMNS):
            taker = _hidden_in(what, others[0])
            if taker != row and held[row][what]:
                held = transfer(held, row, taker, what, held[row][what])
    turn = state.turn
    hides_cards = turn.phase is Phase.KEEP and turn.seat != seat
    if hides_cards:
        turn = replace(turn, looked=())
    holes = []
    tiles, cards = held[BAG][TILE_COLUMNS], held[STACK][CARD_COLUMNS]
    for other in others:
        holes += [
            Hole(("player", other, "money"), Why.UNSEEN, 0, held[BANK][POUND]),
            Hole(("player", other, "bribes"), Why.UNSEEN, 0, hidden_bribes),
            Hole(("player", other, "tiles"), Why.UNSEEN, 0, sum(tiles), tiles),
            Hole(("player", other, "cards"), Why.UNSEEN, 0, sum(cards), cards),
        ]
    holes += [
        Hole(("bag",), Why.UNSEEN, 0, sum(tiles), tiles),
        Hole(("deck",), Why.UNSEEN, 0, sum(cards), cards),
    ]
    if hides_cards:
        holes.append(Hole(("pending", "looked"), Why.UNSEEN, 0, len(state.turn.looked), cards))
    return Position(replace(state, held=held, turn=turn, under=()), tuple(holes))


def _hidden_in(what: int, next_player: int) -> int:
    """The row where a hidden piece lies in a view."""
    if what == BRIBE:
        return pieces.screen(next_player)
    if what == POUND:
        return BANK
    return STACK if what >= CARDS else BAG
