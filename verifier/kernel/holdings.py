"""Who holds how many of what. Pieces move only through `transfer`, so none is ever made or lost.

Holdings are a table: one row per holder, one column per kind of piece. A game names both with its enums.
"""

from __future__ import annotations

Row = tuple[int, ...]
Holdings = tuple[Row, ...]


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
    return tuple(map(sum, zip(*held, strict=True)))
