"""Who holds how many of what. Pieces move only through `transfer`, so none is ever made or lost.

Holdings are a table: one row per holder, one column per kind of piece. A game names both with its enums; a row may be
shorter where the last kinds never come to its place. Where every piece is different, as cards are, a place is a mask of
them instead, and they move through `move_card`.
"""

from __future__ import annotations

from itertools import zip_longest
from typing import Final

Row = tuple[int, ...]
Holdings = tuple[Row, ...]
Cards = tuple[int, ...]
"""Where every piece is different: each place as a mask of the pieces there."""


def transfer(held: Holdings, giver: int, taker: int, what: int, n: int) -> Holdings:
    """Moves `n` pieces of one kind. The only function in the project that writes a holding."""
    rows = list(held)
    less = list(rows[giver])
    less[what] -= n
    rows[giver] = tuple(less)
    more = list(rows[taker])
    more[what] += n
    rows[taker] = tuple(more)
    return tuple(rows)


def totals(held: Holdings) -> Row:
    """How many pieces of each kind there are, whoever holds them."""
    return tuple(map(sum, zip_longest(*held, fillvalue=0)))


def move_card(places: Cards, giver: int, taker: int, card: int) -> Cards:
    """Moves one card from a place where it lies. The only function in the project that writes a place of cards."""
    out = list(places)
    out[giver] ^= 1 << card
    out[taker] ^= 1 << card
    return tuple(out)


_DIGITS: Final = bytes.maketrans(b"01", bytes((0, 1)))


def marked(place: int, cards: int) -> Row:
    """By card 1 where it lies in a place, else 0. (By the digits of the mask, as a deck is long.)"""
    return tuple(f"{place:0{cards}b}".encode().translate(_DIGITS)[::-1])


def cards_in(place: int) -> list[int]:
    """The cards of a place, the lowest number first."""
    out = []
    while place:
        lowest = place & -place
        out.append(lowest.bit_length() - 1)
        place = place ^ lowest
    return out
