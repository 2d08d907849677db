"""Every decision that is worth trying on a table, whole: all kinds with every argument that could be meant.

Cells are those of the rectangle one wider than an estate, and one beyond the frame. Nothing legal is left out:
whatever else could be said names a cell that touches no tile, or a number beyond every limit.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from courtroll.verifier.games.noblemen.moves import decisions as d
from courtroll.verifier.games.noblemen.table import frame
from courtroll.verifier.games.noblemen.table.pieces import BRIBE, Building, Card, Folly, Tile, Title
from courtroll.verifier.games.noblemen.table.state import Phase, State

PICKED = range(5)
"""How many of a kind of tile a start may ask for: one more than there can be."""


def universe(state: State) -> Iterator[d.Decision]:
    """All of them, each once."""
    seat = state.turn.seat
    near = cells_near(state, seat)
    most = max(state.holds(player, BRIBE) for player in range(len(state.estates))) + 1
    numbers = range(-1, max(most, 6) + 1)
    for n in numbers:
        yield from (d.Bribe(n), d.Tax(n), d.Land(n), d.SpendBribes(n))
    yield from (d.Leisure(), d.Done(), d.Lay(), d.Donate())
    yield from (d.Lay(tile, cell) for tile in Tile for cell in near)
    for building in Building:
        yield from (d.Build(building, cell) for cell in near)
        yield from (d.Build(building, cell, folly) for folly in Folly for cell in near)
    for tile in Tile:
        yield d.Donate(tile)
        yield d.Return(tile)
        for second in Tile:
            if tile <= second:
                yield d.Give((tile, second))
                yield from (d.Swap((tile, second), take) for take in Tile)
    for card in Card:
        yield from (d.Keep(card), d.Play(card), d.SpendCard(card))
        yield from (d.Play(card, cell) for cell in near)
    yield from (d.Take(title) for title in Title)
    knights = dict.fromkeys((knight.seat, knight.cell) for knight in state.knights)
    for other in range(len(state.estates)):
        for cell in cells_near(state, other):
            yield from (d.SetKnight(other, cell, source) for source in (None, *knights))
    if state.turn.phase is Phase.PICK:
        yield from (d.Pick(counts) for counts in product(PICKED, PICKED, PICKED, PICKED))


def cells_near(state: State, seat: int) -> list[int]:
    """The rectangle one wider than an estate, as far as the frame goes, and one cell beyond it."""
    spots = [frame.column_row(cell) for cell in frame.cells_of(state.estates[seat].land)]
    columns = range(max(min(x for x, _ in spots) - 1, 0), min(max(x for x, _ in spots) + 2, frame.SIZE))
    rows = range(max(min(y for _, y in spots) - 1, 0), min(max(y for _, y in spots) + 2, frame.SIZE))
    return [*(frame.cell_at(x, y) for x in columns for y in rows), frame.BEYOND]
