"""Any conceivable decision on a table, mostly not legal: all kinds, cells near the estates, small numbers."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import Final

from courtroll.verifier.games.noblemen.moves.decisions import (
    Bribe,
    Build,
    Decision,
    Donate,
    Done,
    Give,
    Keep,
    Land,
    Lay,
    Leisure,
    Pick,
    Play,
    Return,
    SetKnight,
    SpendBribes,
    SpendCard,
    Swap,
    Take,
    Tax,
)
from courtroll.verifier.games.noblemen.table import frame
from courtroll.verifier.games.noblemen.table.pieces import Building, Card, Folly, Tile, Title
from courtroll.verifier.games.noblemen.table.state import Phase, State

PHASES: Final[Mapping[Phase, tuple[type[Decision], ...]]] = {
    Phase.PICK: (Pick,),
    Phase.KEEP: (Keep, Play),
    Phase.ACT: (Lay, Build, Build, Build, SetKnight, Bribe, Tax, Land, Donate, Leisure, Play, Swap, Done),
    Phase.LAY: (Lay, Lay, Swap, Done),
    Phase.DONATE: (Donate, Swap, Done),
    Phase.VICAR: (Return, Swap, Done),
    Phase.KNIGHT: (SetKnight, Swap, Done),
    Phase.GIVE: (Give,),
    Phase.SPEND: (SpendBribes, SpendCard, Done),
    Phase.TAKE: (Take,),
    Phase.OVER: (Lay, Build, Done, Leisure),
}
"""Kinds of decisions worth trying in a phase."""
KINDS: Final = tuple(dict.fromkeys(kind for kinds in PHASES.values() for kind in kinds))
SELDOM: Final = 8
"""One in so many is a decision of another phase, or of somebody whose turn it is not."""


def conceivable(state: State, source: Random) -> tuple[int, Decision]:
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


def _lay(state: State, seat: int, source: Random) -> Decision:
    return Lay(_tile(source), _near(state, seat, source)) if source.randrange(20) else Lay()


def _build(state: State, seat: int, source: Random) -> Decision:
    building = Building(source.randrange(4))
    folly = Folly(source.randrange(4)) if (building is Building.FOLLY) != (source.randrange(30) == 0) else None
    return Build(building, _near(state, seat, source), folly)


def _knight(state: State, seat: int, source: Random) -> Decision:
    other = source.randrange(len(state.estates))
    there = [(knight.seat, knight.cell) for knight in state.knights]
    sources = (None, *there, (other, _near(state, other, source)))
    return SetKnight(other, _near(state, other, source), sources[source.randrange(len(sources))])


def _play(state: State, seat: int, source: Random) -> Decision:
    card = _card(source)
    with_cell = (card is Card.INHERITANCE) != (source.randrange(20) == 0)
    return Play(card, _near(state, seat, source) if with_cell else None)


def _pick(state: State, seat: int, source: Random) -> Decision:
    if source.randrange(3):
        counts = [0, 0, 0, 0]
        for _ in range(12):
            counts[source.randrange(4)] += 1
        return Pick((counts[0], counts[1], counts[2], counts[3]))
    return Pick((_number(source), _number(source), _number(source), _number(source)))


MAKE: Final[Mapping[type[Decision], Callable[[State, int, Random], Decision]]] = {
    Bribe: lambda state, seat, source: Bribe(_number(source)),
    Build: _build,
    Donate: lambda state, seat, source: Donate(_tile(source)) if source.randrange(9) else Donate(),
    Done: lambda state, seat, source: Done(),
    Give: lambda state, seat, source: Give((_tile(source), _tile(source))),
    Keep: lambda state, seat, source: Keep(_card(source)),
    Land: lambda state, seat, source: Land(_number(source)),
    Lay: _lay,
    Leisure: lambda state, seat, source: Leisure(),
    Pick: _pick,
    Play: _play,
    Return: lambda state, seat, source: Return(_tile(source)),
    SetKnight: _knight,
    SpendBribes: lambda state, seat, source: SpendBribes(_number(source)),
    SpendCard: lambda state, seat, source: SpendCard(_card(source)),
    Swap: lambda state, seat, source: Swap((_tile(source), _tile(source)), _tile(source)),
    Take: lambda state, seat, source: Take(Title(source.randrange(5))),
    Tax: lambda state, seat, source: Tax(_number(source)),
}
