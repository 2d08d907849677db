"""A building that is barred everywhere: by which rules, and what would make room for it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Set
from dataclasses import replace
from functools import reduce
from itertools import islice
from operator import or_
from typing import Final

from courtroll.verifier.games.noblemen.faults.estates import estates
from courtroll.verifier.games.noblemen.faults.knights import knights
from courtroll.verifier.games.noblemen.moves.decisions import Build, Decision, Play
from courtroll.verifier.games.noblemen.play.engine import NOBLEMEN
from courtroll.verifier.games.noblemen.table import frame
from courtroll.verifier.games.noblemen.table.estate import (
    Estate,
    bars,
    lay_bars,
    legal_cells,
    with_building,
    with_tile,
    without_building,
)
from courtroll.verifier.games.noblemen.table.pieces import Building, Card, Tile
from courtroll.verifier.games.noblemen.table.state import Cell, State
from courtroll.verifier.kernel.codes import Code
from courtroll.verifier.kernel.legality import Fault, Severity
from courtroll.verifier.kernel.position import Position
from courtroll.verifier.kernel.rules import Rule
from courtroll.verifier.kernel.settling.questions import BarredBy, Change, Help, Refused, smallest_sets

MOST_CHANGES: Final = 2
"""Changes of an estate that are thought of together."""
MANY: Final = 24
"""How many ways to make a move legal are listed at most."""


class Changing(Code):
    LAY_MEADOW = "lay-meadow"
    BUILD_CASTLE = "build-castle"
    WITHOUT = "without"
    """A building that had never been built."""


def building_of(decision: Decision) -> Building | None:
    match decision:
        case Build(building, _):
            return building
        case Play(Card.INHERITANCE, _):
            return Building.CASTLE
        case _:
            return None


def barred_everywhere(state: State, decision: Decision) -> list[BarredBy]:
    """Every smallest set of rules that bars a building on every cell, and the pieces in the way on each meadow."""
    wanted = building_of(decision)
    if wanted is None:
        return []
    seat = state.turn.seat
    estate = state.estates[seat]
    by_rule: dict[Rule, int] = {}
    for bar in bars(estate, wanted):
        by_rule[bar.rule] = by_rule.get(bar.rule, 0) | bar.cells
    out = []
    for chosen in smallest_sets(tuple(by_rule), lambda rules: _bar_the_frame(by_rule, rules)):
        pieces = []
        for bar in bars(estate, wanted):
            if bar.rule in chosen:
                for cell in frame.cells_of(bar.cells & estate.meadow):
                    culprits = bar.culprits & frame.ring(frame.BIT[cell]) if bar.culprits else frame.BIT[cell]
                    pieces.append((bar.rule, Cell(seat, cell), tuple(Cell(seat, c) for c in frame.cells_of(culprits))))
        out.append(BarredBy(chosen, tuple(pieces)))
    return out


def _bar_the_frame(by_rule: Mapping[Rule, int], rules: Set[Rule]) -> bool:
    """Whether rules together bar every cell of the frame."""
    return reduce(or_, (by_rule[rule] for rule in rules)) & frame.FRAME == frame.FRAME


def what_would_help(refused: Refused[State, Decision]) -> list[Help]:
    """Every way of one change after which the refused decision is legal; if there is none, of two. Each is tried, and
    none makes a table that cannot be, such as one with a knight too many.
    """
    state, decision, _ = refused
    cell, wanted = getattr(decision, "cell", None), building_of(decision)
    if wanted is None or not isinstance(cell, int) or not frame.is_cell(cell):
        return []
    seat, before = state.turn.seat, _impossible(state)

    def is_legal(estate: Estate) -> bool:
        changed = replace(state, estates=(*state.estates[:seat], estate, *state.estates[seat + 1 :]))
        return not NOBLEMEN.objections(changed, decision, seat) and _impossible(changed) <= before

    where = Cell(seat, cell)
    for number in range(1, MOST_CHANGES + 1):
        found = [Help(changes, where) for changes in islice(_ways(state, wanted, cell, number, is_legal), MANY)]
        if found:
            return found
    return []


def _impossible(state: State) -> set[Fault]:
    """Why a table cannot be, as far as that hangs on an estate."""
    position = Position(state)
    each = (fault for topic in (estates, knights) for fault in topic(position))
    return {fault for fault in each if fault.severity is Severity.IMPOSSIBLE}


def _ways(
    state: State, wanted: Building, cell: int, number: int, is_legal: Callable[[Estate], bool]
) -> Iterator[tuple[Change, ...]]:
    seat = state.turn.seat
    reached: list[tuple[tuple[Change, ...], Estate]] = [((), state.estates[seat])]
    for left in reversed(range(number)):
        further: dict[frozenset[Change], tuple[tuple[Change, ...], Estate]] = {}
        for made, estate in reached:
            for change, changed in _changes(estate, seat, wanted, cell, is_last=left == 0):
                changes = (*made, change)
                further.setdefault(frozenset(changes), (changes, changed))
        reached = list(further.values())
    yield from (changes for changes, estate in reached if is_legal(estate))


def _changes(
    estate: Estate, seat: int, wanted: Building, cell: int, *, is_last: bool
) -> Iterator[tuple[Change, Estate]]:
    """A building less; a meadow more where a tile may be laid; for a palace a castle more where one may be built."""
    if wanted is Building.PALACE:
        for spot in frame.cells_of(legal_cells(bars(estate, Building.CASTLE)) & frame.BIT[cell]):
            yield Change(Changing.BUILD_CASTLE, Cell(seat, spot)), with_building(estate, Building.CASTLE, spot)
        if is_last:  # nothing else makes a place for a palace
            return
    near = frame.BIT[cell] | frame.ring(frame.BIT[cell])
    for building, cells in zip(Building, estate.buildings, strict=True):
        for spot in frame.cells_of(cells & near):
            less = _without(estate, building, spot)
            yield Change(Changing.WITHOUT, Cell(seat, spot), building.name.lower()), less
    for spot in frame.cells_of(legal_cells(lay_bars(estate.land)) & near):
        yield Change(Changing.LAY_MEADOW, Cell(seat, spot)), with_tile(estate, Tile.MEADOW, spot)


def _without(estate: Estate, building: Building, cell: int) -> Estate:
    """The estate if the building on a cell had never been built; nor then the castle that a palace replaced."""
    less = without_building(estate, building, cell)
    return without_building(less, Building.CASTLE, cell) if building is Building.PALACE else less
