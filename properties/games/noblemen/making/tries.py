"""Any conceivable decision on a table, mostly not legal: all kinds, cells near the estates, small numbers."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import Final

from courtroll.verifier.games.noblemen.moves import decisions as d
from courtroll.verifier.games.noblemen.table import frame
from courtroll.verifier.games.noblemen.table.pieces import Building, Card, Folly, Tile, Title
from courtroll.verifier.games.noblemen.table.state import Phase, State

PHASES: Final[Mapping[Phase, tuple[type[d.Decision], ...]]] = {
    Phase.PICK: (d.Pick,),
    Phase.KEEP: (d.Keep, d.Play),
    Phase.ACT: (
        d.Lay,
        d.Build,
        d.Build,
        d.Build,
        d.SetKnight,
        d.Bribe,
        d.Tax,
        d.Land,
        d.Donate,
        d.Leisure,
        d.Play,
        d.Swap,
        d.Done,
    ),
    Phase.LAY: (d.Lay, d.Lay, d.Swap, d.Done),
    Phase.DONATE: (d.Donate, d.Swap, d.Done),
    Phase.VICAR: (d.Return, d.Swap, d.Done),
    Phase.KNIGHT: (d.SetKnight, d.Swap, d.Done),
    Phase.GIVE: (d.Give,),
    Phase.SPEND: (d.SpendBribes, d.SpendCard, d.Done),
    Phase.TAKE: (d.Take,),
    Phase.OVER: (d.Lay, d.Build, d.Done, d.Leisure),
}
"""Kinds of decisions worth trying in a phase."""
KINDS: Final = tuple(dict.fromkeys(kind for kinds in PHASES.values() for kind in kinds))
SELDOM: Final = 8
"""One in so many is a decision of another phase, or of somebody whose turn it is not."""


def conceivable(state: State, source: Random) -> tuple[int, d.Decision]:
    """Whose decision, and which."""
    seat = state.turn.seat
    if source.randrange(SELDOM) == 0:
        seat = source.randrange(len(state.estates))
    kinds = KINDS if source.randrange(SELDOM) == 0 else PHASES[state.turn.phase]
    kind = kinds[source.randrange(len(kinds))]
    return seat, MAKE[kind](state, seat, source)


def _number(source: Random) -> int:
    return source.randrange(-1, 8)


def _tile(source: Random) -> Tile:
    return Tile(source.randrange(4))


def _card(source: Random) -> Card:
    return Card(source.randrange(10))


def _near(state: State, seat: int, source: Random) -> int:
    """A cell of the rectangle one wider than an estate, or beyond the frame."""
    land = list(frame.cells_of(state.estates[seat].land)) or [frame.START]
    x, y = frame.column_row(land[source.randrange(len(land))])
    x, y = x + source.randrange(-1, 2), y + source.randrange(-1, 2)
    return frame.cell_at(x, y) if 0 <= x < frame.SIZE and 0 <= y < frame.SIZE else frame.BEYOND


def _lay(state: State, seat: int, source: Random) -> d.Decision:
    return d.Lay(_tile(source), _near(state, seat, source)) if source.randrange(20) else d.Lay()


def _build(state: State, seat: int, source: Random) -> d.Decision:
    building = Building(source.randrange(4))
    folly = Folly(source.randrange(4)) if (building is Building.FOLLY) != (source.randrange(30) == 0) else None
    return d.Build(building, _near(state, seat, source), folly)


def _knight(state: State, seat: int, source: Random) -> d.Decision:
    other = source.randrange(len(state.estates))
    there = [(knight.seat, knight.cell) for knight in state.knights]
    sources = (None, *there, (other, _near(state, other, source)))
    return d.SetKnight(other, _near(state, other, source), sources[source.randrange(len(sources))])


def _play(state: State, seat: int, source: Random) -> d.Decision:
    card = _card(source)
    with_cell = (card is Card.INHERITANCE) != (source.randrange(20) == 0)
    return d.Play(card, _near(state, seat, source) if with_cell else None)


def _pick(state: State, seat: int, source: Random) -> d.Decision:
    if source.randrange(3):
        counts = [0, 0, 0, 0]
        for _ in range(12):
            counts[source.randrange(4)] += 1
        return d.Pick((counts[0], counts[1], counts[2], counts[3]))
    return d.Pick((_number(source), _number(source), _number(source), _number(source)))


MAKE: Final[Mapping[type[d.Decision], Callable[[State, int, Random], d.Decision]]] = {
    d.Bribe: lambda state, seat, source: d.Bribe(_number(source)),
    d.Build: _build,
    d.Donate: lambda state, seat, source: d.Donate(_tile(source)) if source.randrange(9) else d.Donate(),
    d.Done: lambda state, seat, source: d.Done(),
    d.Give: lambda state, seat, source: d.Give((_tile(source), _tile(source))),
    d.Keep: lambda state, seat, source: d.Keep(_card(source)),
    d.Land: lambda state, seat, source: d.Land(_number(source)),
    d.Lay: _lay,
    d.Leisure: lambda state, seat, source: d.Leisure(),
    d.Pick: _pick,
    d.Play: _play,
    d.Return: lambda state, seat, source: d.Return(_tile(source)),
    d.SetKnight: _knight,
    d.SpendBribes: lambda state, seat, source: d.SpendBribes(_number(source)),
    d.SpendCard: lambda state, seat, source: d.SpendCard(_card(source)),
    d.Swap: lambda state, seat, source: d.Swap((_tile(source), _tile(source)), _tile(source)),
    d.Take: lambda state, seat, source: d.Take(Title(source.randrange(5))),
    d.Tax: lambda state, seat, source: d.Tax(_number(source)),
}
