"""Where buildings may stand: the shipped bars, run on estates of which any cell may be or hold anything."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from typing import Final

import z3

from courtroll.verifier.games.noblemen.proofs.as_tables import building as asked_to_build
from courtroll.verifier.games.noblemen.rules import build as rules
from courtroll.verifier.games.noblemen.rules import scoring as scoring_rules
from courtroll.verifier.games.noblemen.rules import tiles as tile_rules
from courtroll.verifier.games.noblemen.table import areas, estate, frame
from courtroll.verifier.games.noblemen.table.estate import FIRST, Bar, Estate
from courtroll.verifier.games.noblemen.table.pieces import Building
from courtroll.verifier.kernel.proof.theorem import (
    AsTable,
    Cells,
    Proof,
    Prover,
    Statement,
    SymBits,
    Terms,
    Theorem,
    Verdict,
    all_of,
    any_of,
    as_set,
    at,
    literals,
)

CELLS: Final = tuple(filter(frame.is_cell, range(len(frame.BIT))))
"""The whole frame."""
CENTRE: Final = frame.START
KINDS: Final = ("meadow", "castle", "palace", "chapel", "folly")
BarsOf = Callable[[Estate, Building], tuple[Bar, ...]]


def name_of(cell: int) -> str:
    column, row = frame.column_row(cell)
    return f"{frame.column_name(column)}{row + 1}"


def window(columns: int, rows: int) -> tuple[int, ...]:
    """So many cells about the centre."""
    column, row = frame.column_row(CENTRE)
    left, top = column - columns // 2, row - rows // 2
    return tuple(frame.cell_at(left + x, top + y) for y in range(rows) for x in range(columns))


def around(cell: int) -> frozenset[int]:
    """The cells that touch one, by columns and rows: not by the functions in question."""
    return frozenset(near for near in _square(cell) if near != cell)


def _square(cell: int) -> Iterator[int]:
    column, row = frame.column_row(cell)
    for x in (column - 1, column, column + 1):
        for y in (row - 1, row, row + 1):
            if 0 <= x < frame.SIZE and 0 <= y < frame.SIZE:
                yield frame.cell_at(x, y)


def sides(cell: int) -> frozenset[int]:
    """The cells that share a side with one."""
    column, row = frame.column_row(cell)
    return frozenset(
        near for near in around(cell) if frame.column_row(near)[0] == column or frame.column_row(near)[1] == row
    )


def pairs(cells: Sequence[int]) -> Iterator[tuple[int, int]]:
    """Cells that touch, each pair once."""
    return ((one, other) for one in cells for other in around(one) if one < other and other in cells)


# ------------------------------------------------------------------------------------------------ masks of cells


def _masks(prover: Prover) -> Iterator[Proof]:
    """Each cell of a mask, as a formula over the cells of the set; and the same on single plain cells."""
    free = SymBits.free("", CELLS).as_int()
    for mask, what, part in (
        (frame.ring, around, z3.Z3_OP_OR),
        (frame.beside, sides, z3.Z3_OP_OR),
        (frame.core, lambda cell: frozenset(_square(cell)), z3.Z3_OP_AND),
    ):
        found = as_set(mask(free))
        yield prover.every(CELLS, partial(_is_mask, found, what, part), name_of)
        yield prover.every([found], lambda found: found.bits.keys() <= set(CELLS), lambda _: "beyond the frame")
        if part == z3.Z3_OP_OR:
            yield prover.every(CELLS, partial(_is_plain_mask, mask, what), name_of)
    yield prover.every(CELLS, _counts_around, name_of)


Cellwise = Callable[[int], frozenset[int]]


def _is_mask(found: SymBits, what: Cellwise, part: int, cell: int) -> bool:
    term, wanted = found.at(cell), what(cell)
    if part == z3.Z3_OP_AND and len(wanted) < 9:
        return bool(z3.is_false(term))
    return literals(term, part) == {(True, f"@{near}") for near in wanted}


def _is_plain_mask(mask: Callable[[int], int], what: Cellwise, cell: int) -> bool:
    return mask(frame.BIT[cell]) == _set(what(cell))


def _counts_around(cell: int) -> bool:
    near = around(cell)
    missing = frame.gaps_around(0, cell)
    return (
        frame.count_around(_set(near), cell) == len(near)
        and frame.count_around(frame.FRAME & ~_set(near), cell) == 0
        and set(missing) == near
        and frame.gaps_around(_set(near), cell) == []
    )


def _set(cells: Iterable[int]) -> int:
    return sum(1 << cell for cell in cells)


# ------------------------------------------------------------------------------------------------ one more building


def estate_of(meadow: int, castle: int, palace: int, chapel: int, folly: int) -> Estate:
    return Estate(meadow=meadow, castle=castle, palace=palace, chapel=chapel, folly=folly)


def _frame_wide() -> Estate:
    """An estate of which every cell of the frame may be or hold anything."""
    return estate_of(*(SymBits.free(kind, CELLS).as_int() for kind in KINDS))


def _look_near(building: Building, bars_of: BarsOf, prover: Prover) -> Iterator[Proof]:
    """A bar at a cell looks at no further cell than its neighbours, and looks the same way everywhere."""
    found = bars_of(_frame_wide(), building)
    for number, bar in enumerate(found):
        seen = _looks(bar.cells, CENTRE)
        if seen is None or not {cell for _, _, cell in seen} <= {CENTRE, *around(CENTRE)}:
            yield Proof(Verdict.REFUTED, (f"bar {number} of {building.name.lower()}: {bar.code}",))
            return
        yield prover.every(CELLS, partial(_looks_alike, bar.cells, seen), name_of)


Look = frozenset[tuple[bool, str, int]]


def _looks(cells: object, cell: int) -> Look | None:
    """What a bar at a cell depends on: which kinds, where, and whether it bars by their being there."""
    found = literals(at(cells, cell), z3.Z3_OP_OR)
    if found is None:
        return None
    split = ((stands, *name.partition("@")) for stands, name in found)
    return frozenset((stands, kind, int(where)) for stands, kind, _, where in split)


def _looks_alike(cells: object, seen: Look, cell: int) -> bool:
    (x, y), (left, top) = frame.column_row(cell), frame.column_row(CENTRE)
    moved: set[tuple[bool, str, int]] = set()
    for stands, kind, there in seen:
        column, row = frame.column_row(there)
        if 0 <= column + x - left < frame.SIZE and 0 <= row + y - top < frame.SIZE:
            moved.add((stands, kind, frame.cell_at(column + x - left, row + y - top)))
    return _looks(cells, cell) == frozenset(moved)


def _only_there(building: Building, prover: Prover) -> Iterator[Proof]:
    """Building changes the estate at its own cell only."""
    before = _frame_wide()
    after = estate.with_building(before, building, CENTRE)
    for was, now in zip((*before.tiles, *before.buildings), (*after.tiles, *after.buildings), strict=True):
        yield prover.every(CELLS, partial(_same_but_at_the_centre, was, now), name_of)
    yield prover.every(CELLS, lambda cell: frame.BIT[cell] == 1 << cell, name_of)


def _same_but_at_the_centre(was: int, now: int, cell: int) -> bool:
    return cell == CENTRE or bool(at(was, cell).eq(at(now, cell)))


NEAR: Final = window(5, 5)


def _sound(v: Terms) -> Iterator[z3.BoolRef]:
    """Buildings stand on meadows, one on each; manors apart, and chapels apart."""
    meadow, *buildings = v
    for cell in NEAR:
        built = [at(kind, cell) for kind in buildings]
        yield z3.Implies(any_of(built), at(meadow, cell))
        yield all_of(z3.Not(z3.And(one, other)) for i, one in enumerate(built) for other in built[:i])
    yield from _apart(buildings)


def _apart(buildings: Terms) -> Iterator[z3.BoolRef]:
    castle, palace, chapel, _ = buildings
    for one, other in pairs(NEAR):
        yield z3.Not(z3.And(_manor(castle, palace, one), _manor(castle, palace, other)))
        yield z3.Not(z3.And(at(chapel, one), at(chapel, other)))


def _manor(castle: Terms, palace: Terms, cell: int) -> z3.BoolRef:
    return z3.Or(at(castle, cell), at(palace, cell))


def _built(building: Building, bars_of: BarsOf, v: Sequence[int]) -> tuple[int, tuple[int, ...]]:
    """Where the building may stand, and the estate once it stands at the centre."""
    before = estate_of(*v)
    after = estate.with_building(before, building, CENTRE)
    return estate.legal_cells(bars_of(before, building)), (after.meadow, *after.buildings)


def _stays_sound(building: Building, bars_of: BarsOf, prover: Prover) -> Proof:
    return prover.holds(
        Statement(
            tuple(Cells(kind, NEAR, name_of) for kind in KINDS),
            partial(_built, building, bars_of),
            lambda v, result: z3.Implies(at(result[0], CENTRE), all_of(_sound(result[1]))),
            _sound,
            table=AsTable(lambda v: asked_to_build(estate_of(*v), building, CENTRE, wanted=False), _without_follies),
        )
    )


def _without_follies(v: Terms) -> list[z3.BoolRef]:
    """A folly asks for areas, which the window has no room for."""
    return [z3.Not(at(v[-1], cell)) for cell in NEAR]


def stays_apart(building: Building, bars_of: BarsOf, prover: Prover | None = None) -> Iterator[Proof]:
    """A building that no bar forbids leaves a sound estate sound, wherever it is built and however large it is.

    It changes its own cell only, so that whatever it breaks lies in the window about it; and what may be built
    there hangs on that window only, in the same way everywhere.
    """
    prover = prover or Prover()
    yield _stays_sound(building, bars_of, prover)
    yield from _look_near(building, bars_of, prover)
    yield from _only_there(building, prover)


def _begins_sound(prover: Prover) -> Proof:
    first = (FIRST.meadow, *FIRST.buildings)
    return prover.every([first], lambda v: bool(z3.is_true(z3.simplify(all_of(_sound(v))))))


def _manors_apart(prover: Prover) -> Iterator[Proof]:
    yield _begins_sound(prover)
    for building in (Building.CASTLE, Building.PALACE):
        yield from stays_apart(building, estate.bars, prover)


def _chapels_apart(prover: Prover) -> Iterator[Proof]:
    yield _begins_sound(prover)
    for building in (Building.CHAPEL, Building.FOLLY):
        yield from stays_apart(building, estate.bars, prover)


def _palaces_follow(prover: Prover) -> Iterator[Proof]:
    """Of a palace's bars only the one that asks for a castle to replace is kept."""

    def only_replaces(described: Estate, building: Building) -> tuple[Bar, ...]:
        return tuple(bar for bar in estate.bars(described, building) if bar.rule == rules.PALACE_REPLACES)

    yield _stays_sound(Building.PALACE, only_replaces, prover)


# ------------------------------------------------------------------------------------------------ areas


def _squares(prover: Prover) -> Iterator[Proof]:
    """A square has its tiles on its top-left cell, right of it, below, and between."""
    free = SymBits.free("", CELLS).as_int()
    corners = as_set(areas.squares(free))
    yield prover.every(CELLS, lambda cell: _is_square(corners.at(cell), cell), name_of)
    inside = [cell for cell in CELLS if all(map(frame.is_cell, _corner(cell)))]
    yield prover.every(inside, lambda cell: areas.cover(1 << cell) == _set(_corner(cell)), name_of)


def _corner(cell: int) -> tuple[int, ...]:
    return cell, cell + 1, cell + frame.STRIDE, cell + frame.STRIDE + 1


def _is_square(term: z3.BoolRef, cell: int) -> bool:
    if not all(map(frame.is_cell, _corner(cell))):
        return bool(z3.is_false(term))
    return literals(term, z3.Z3_OP_AND) == {(True, f"@{part}") for part in _corner(cell)}


BARE: Final = ("Estate.field", "Estate.follies", "Estate.fountain", "Estate.grove", "Estate.symbols")
"""What buildings are proved without: other land than meadows, and what knights and follies stand for."""
ANY_ESTATE: Final = "any estate on the frame of 64 by 64: a window of 5 by 5 symbolic cells, and every cell one by one"

THEOREMS: Final = (
    Theorem(
        "noblemen.theorem.neighbours",
        (rules.CASTLE_APART, rules.CHAPEL_APART, tile_rules.LAY_BESIDE, scoring_rules.ENCLOSED),
        "The masks of cells that touch, share a side with, or are surrounded by a set are right at every cell, for "
        "every set.",
        (), "the frame of 64 by 64, all sets of its cells", _masks,
    ),
    Theorem(
        "noblemen.theorem.manors-apart",
        (rules.CASTLE_APART, rules.MANORS_APART, rules.PALACE_REPLACES, rules.MEADOW, rules.EMPTY),
        "Whatever castles and palaces may be built, castles and palaces never come to touch, and buildings stand on "
        "meadows, one on each.",
        (), ANY_ESTATE, _manors_apart,
        held=BARE,
    ),
    Theorem(
        "noblemen.theorem.chapels-apart",
        (rules.CHAPEL_APART, rules.MEADOW, rules.EMPTY),
        "Whatever chapels and follies may be built, chapels never come to touch, and buildings stand on meadows, one "
        "on each.",
        (), ANY_ESTATE, _chapels_apart,
        held=BARE,
    ),
    Theorem(
        "noblemen.theorem.palaces-follow",
        (rules.MANORS_APART, rules.PALACE_REPLACES),
        "That palaces touch no castle or palace follows from a palace replacing a castle; no rule of its own is used.",
        (), "a window of 5 by 5 symbolic cells about the palace", _palaces_follow,
        held=BARE,
    ),
    Theorem(
        "noblemen.theorem.squares",
        (tile_rules.AREA,),
        "The squares found among tiles of a kind are exactly those of four tiles that touch each other.",
        (), "the frame of 64 by 64, all sets of its cells", _squares,
    ),
)  # fmt: skip
