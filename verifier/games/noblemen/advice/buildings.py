"""What to build where for the most points at the building scoring: exact, by a programme over a frontier.

The cells that matter are visited one by one, along the longer side. All that the cells to come need to know of
the cells visited is what stands on those that still touch one to come: the frontier. Of all ways to build that
leave the same frontier only the best is kept. How many frontiers there are grows with the width, not the length.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final

from courtroll.verifier.games.noblemen.moves.decisions import Build
from courtroll.verifier.games.noblemen.play.building import build
from courtroll.verifier.games.noblemen.play.engine import NOBLEMEN
from courtroll.verifier.games.noblemen.rules.options import SharedChapel
from courtroll.verifier.games.noblemen.scoring import buildings
from courtroll.verifier.games.noblemen.settle.meaning import MEANING
from courtroll.verifier.games.noblemen.table import frame
from courtroll.verifier.games.noblemen.table.estate import Estate, bars, legal_cells, with_building
from courtroll.verifier.games.noblemen.table.pieces import Building
from courtroll.verifier.games.noblemen.table.state import Phase, State, Turn
from courtroll.verifier.kernel.chance import Noting
from courtroll.verifier.kernel.legality import Objection

MOST_FRONTIERS: Final = 250_000
"""Frontiers kept at a time; meadows some twelve abreast have more. The meadows of one box lie seven abreast at most."""


class TooWide(ValueError):
    """An estate of too many frontiers, as `width` of its cells have to be kept in mind at once (and of limited
    buildings how many there are by then).
    """

    def __init__(self, width: int) -> None:
        super().__init__(width)
        self.width = width


@dataclass(frozen=True, slots=True)
class Limits:
    """How many of each building may still be built; `None`: any number. A palace needs a castle to replace, so a
    palace on an empty meadow takes one of both.
    """

    castles: int | None = None
    palaces: int | None = None
    chapels: int | None = None

    def by_kind(self) -> tuple[tuple[Building, int | None], ...]:
        return (
            (Building.CASTLE, self.castles),
            (Building.PALACE, self.palaces),
            (Building.CHAPEL, self.chapels),
        )


NO_LIMITS: Final = Limits()


@dataclass(frozen=True, slots=True)
class Placement:
    """The most points an estate can come to, and what to build for them, in an order in which it may be built."""

    before: int
    points: int
    builds: tuple[Build, ...]
    width: int
    """Cells in the widest frontier."""


def points_of(estate: Estate, reading: SharedChapel) -> int:
    return buildings.estate_points(estate, reading)


def best_placement(estate: Estate, reading: SharedChapel, limits: Limits = NO_LIMITS) -> Placement:
    """The most points that further castles, palaces and chapels can bring; among equals with the fewest of them."""
    sites = _in_order(_sites(estate, limits))
    programme = _Programme(sites, reading, limits)
    builds = [each for site, kind in zip(sites, programme.best(), strict=True) for each in site.builds(kind)]
    builds.sort(key=lambda each: each.building is Building.CHAPEL)
    built = estate
    for each in builds:
        built = with_building(built, each.building, each.cell)
    return Placement(points_of(estate, reading), points_of(built, reading), tuple(builds), programme.width)


def refused_in_order(state: State, seat: int, builds: Sequence[Build]) -> tuple[Objection, ...]:
    """Everything the engine says against these buildings, one a turn, where board and purse always reach."""
    objections: list[Objection] = []
    for decision in builds:
        state = replace(state, turn=Turn(Phase.ACT, seat, seat))
        while lacks := [o for o in NOBLEMEN.objections(state, decision) if o.lack is not None]:
            state = MEANING.granted(state, decision, lacks) or state
        found = NOBLEMEN.objections(state, decision)
        if found:
            objections += found
        else:
            state = NOBLEMEN.run(state, decision, Noting()).state
    return tuple(objections)


# ------------------------------------------------------------------------------------------------- the cells

NOTHING, CASTLE, PALACE, CHAPEL = range(4)
"""What may stand on a cell in the end."""


@dataclass(frozen=True, slots=True)
class _Site:
    """A cell that matters: what stands there now, and what may stand there in the end."""

    cell: int
    now: int
    kinds: tuple[int, ...]

    def builds(self, kind: int) -> tuple[Build, ...]:
        """What leads from what stands there now to this."""
        if kind == self.now:
            return ()
        if kind == CHAPEL:
            return (build(Building.CHAPEL, self.cell),)
        castle = () if self.now == CASTLE else (build(Building.CASTLE, self.cell),)
        return castle if kind == CASTLE else (*castle, build(Building.PALACE, self.cell))


def _sites(estate: Estate, limits: Limits) -> Iterator[_Site]:
    """Enclosed castles and palaces that are there or may come, and chapels that touch one of those."""
    inside = frame.core(estate.land)
    castles = estate.castle & inside
    manors = legal_cells(bars(estate, Building.CASTLE)) & inside
    near = frame.ring(manors | castles | estate.palace & inside)
    chapels = legal_cells(bars(estate, Building.CHAPEL)) & near
    higher = (CASTLE,) if limits.palaces == 0 else (PALACE,) if limits.palaces is None else (CASTLE, PALACE)
    for cell in frame.cells_of(manors | chapels):
        bit = frame.BIT[cell]
        yield _Site(cell, NOTHING, (NOTHING, *(higher if manors & bit else ()), *((CHAPEL,) if chapels & bit else ())))
    for cell in frame.cells_of(castles):
        yield _Site(cell, CASTLE, higher)
    for kind, standing in ((PALACE, estate.palace & inside), (CHAPEL, estate.chapel & near)):
        for cell in frame.cells_of(standing):
            yield _Site(cell, kind, (kind,))


def _in_order(sites: Iterator[_Site]) -> list[_Site]:
    """Cluster by cluster, each along its longer side."""
    by_cell = {site.cell: site for site in sites}
    rest = sum(1 << cell for cell in by_cell)
    out = []
    while rest:
        cluster, grown = 0, rest & -rest
        while grown != cluster:
            cluster, grown = grown, (grown | frame.ring(grown)) & rest
        places = [frame.column_row(cell) for cell in frame.cells_of(cluster)]
        columns, rows = ({place[axis] for place in places} for axis in (0, 1))
        if len(columns) > len(rows):
            places.sort()
        out += [by_cell[frame.cell_at(*place)] for place in places]
        rest &= ~cluster
    return out


# --------------------------------------------------------------------------------------------- the programme

Layer = dict[int, int]
"""For each frontier the best that led to it."""
COUNT_BITS: Final = 13
"""For the number of buildings of one kind; the highest bit says that there are too many."""


@dataclass(frozen=True, slots=True)
class _Move:
    """What may come to stand on a cell, in terms of a frontier: `bar` it must not have, `put` is added to it.

    A frontier is one integer of several planes, each with a bit for every place kept in mind: castles, palaces,
    chapels; then how many limited buildings have been built. With chapels that count once there are two planes
    more: chapels that bring what one beside a castle brings, and those that bring what a palace adds to that.
    """

    kind: int
    bar: int
    put: int
    worth: int
    castles: int
    """Each of these in the frontier brings what a chapel beside a castle brings."""
    palaces: int
    """The same beside a palace."""


class _Programme:
    """One run over the cells. What is maximised is one number: points, then few buildings, then what stands where;
    the last makes the answer readable from it.
    """

    def __init__(self, sites: Sequence[_Site], reading: SharedChapel, limits: Limits) -> None:
        self.sites = sites
        self.once = buildings.counts_once(reading)
        self.limits = [(n, kind) for kind, n in limits.by_kind() if n is not None and n < _most_of(kind, sites)]
        index = {site.cell: at for at, site in enumerate(sites)}
        self.near = [
            sorted(index[cell] for cell in frame.cells_of(frame.ring(frame.BIT[site.cell])) if cell in index)
            for site in sites
        ]
        self.slots, self.width = self._slots()
        self.planes = 5 if self.once else 3
        self.fewer = 1 << 2 * len(sites)
        self.point = self.fewer << COUNT_BITS

    def _slots(self) -> tuple[list[int], int]:
        """A place in the frontier for every cell, free again once all cells around it have been visited."""
        slots: list[int] = []
        free: list[int] = []
        width = 0
        for at in range(len(self.sites)):
            if not free:
                free.append(width)
                width += 1
            slots.append(free.pop())
            free += [slots[other] for other in self._leaving(at)]
        return slots, width

    def _leaving(self, at: int) -> list[int]:
        """The cells that nothing to come touches, once this one has been visited."""
        return [other for other in (*self.near[at], at) if max((*self.near[other], other)) <= at]

    def best(self) -> list[int]:
        """What stands on each cell in the best way to build."""
        start = guard = 0
        for place, (limit, _) in enumerate(self.limits):
            field = self.planes * self.width + place * COUNT_BITS
            start |= ((1 << COUNT_BITS - 1) - 1 - limit) << field
            guard |= 1 << field + COUNT_BITS - 1
        layer = {start: 0}
        for at in range(len(self.sites)):
            gone = sum(1 << self.slots[other] for other in self._leaving(at))
            keep = ~sum(gone << plane * self.width for plane in range(self.planes))
            moves = [self._move(at, kind) for kind in self.sites[at].kinds]
            visit = self._visit_once if self.once else self._visit
            layer = visit(layer, at, moves, keep, guard)
            if len(layer) > MOST_FRONTIERS:
                raise TooWide(self.width)
        code = max(layer.values(), default=0) & self.fewer - 1
        return [code >> 2 * at & 3 for at in range(len(self.sites))]

    def _around(self, at: int) -> int:
        """The places of the cells around one that have been visited before."""
        return sum(1 << self.slots[other] for other in self.near[at] if other < at)

    def _move(self, at: int, kind: int) -> _Move:
        width, site = self.width, self.sites[at]
        castles = self._around(at)
        palaces, chapels = castles << width, castles << 2 * width
        built = site.builds(kind)
        put = 1 << self.slots[at] + (kind - 1) * width if kind else 0
        for place, (_, counted) in enumerate(self.limits):
            put += sum(each.building is counted for each in built) << self.planes * width + place * COUNT_BITS
        worth = (kind << 2 * at) - len(built) * self.fewer
        if kind == CASTLE:
            return _Move(kind, castles | palaces, put, worth + buildings.CASTLE_POINTS * self.point, chapels, 0)
        if kind == PALACE:
            return _Move(kind, castles | palaces, put, worth + buildings.PALACE_POINTS * self.point, 0, chapels)
        if kind == CHAPEL:
            return _Move(kind, chapels, put, worth, castles, palaces)
        return _Move(kind, 0, put, worth, 0, 0)

    def _visit(self, layer: Layer, _: int, moves: Sequence[_Move], keep: int, guard: int) -> Layer:
        """One cell, where a chapel counts for every manor beside it."""
        by_castle, by_palace = buildings.CASTLE_CHAPEL_POINTS * self.point, buildings.PALACE_CHAPEL_POINTS * self.point
        out: Layer = {}
        for move in moves:
            bar, put, worth, castles, palaces = move.bar, move.put, move.worth, move.castles, move.palaces
            for frontier, value in layer.items():
                if frontier & bar:
                    continue
                after = frontier + put & keep
                if after & guard:
                    continue
                value += worth
                if castles:
                    value += by_castle * (frontier & castles).bit_count()
                if palaces:
                    value += by_palace * (frontier & palaces).bit_count()
                if out.get(after, value - 1) < value:
                    out[after] = value
        return out

    def _visit_once(self, layer: Layer, at: int, moves: Sequence[_Move], keep: int, guard: int) -> Layer:
        """One cell, where a chapel counts once, for the manor that brings more."""
        width, slot, around = self.width, self.slots[at], self._around(at)
        first = buildings.CASTLE_CHAPEL_POINTS * self.point
        second = buildings.PALACE_CHAPEL_POINTS * self.point - first
        out: Layer = {}
        for move in moves:
            for frontier, value in layer.items():
                if frontier & move.bar:
                    continue
                if move.kind == CHAPEL:
                    higher = int(bool(frontier & move.palaces)) << slot
                    any_ = higher | int(bool(frontier & move.castles)) << slot
                else:
                    chapels = frontier >> 2 * width & around
                    any_ = chapels & ~(frontier >> 3 * width) if move.kind else 0
                    higher = chapels & ~(frontier >> 4 * width) if move.kind == PALACE else 0
                after = (frontier + move.put | any_ << 3 * width | higher << 4 * width) & keep
                if after & guard:
                    continue
                value += move.worth + first * any_.bit_count() + second * higher.bit_count()
                if out.get(after, value - 1) < value:
                    out[after] = value
        return out


def _most_of(kind: Building, sites: Sequence[_Site]) -> int:
    """No more than this can be built: of every four cells in a square at most one has such a building."""
    places = [
        frame.column_row(site.cell)
        for site in sites
        if any(each.building is kind for stands in site.kinds for each in site.builds(stands))
    ]
    return len({(column // 2, row // 2) for column, row in places})
