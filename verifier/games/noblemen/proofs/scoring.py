"""The building scoring: what it is worth by an independent definition, cell by cell, and how much it can be."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from itertools import product
from typing import Final, assert_never

import z3

from courtroll.verifier.games.noblemen.document.maps import draw
from courtroll.verifier.games.noblemen.proofs.as_tables import with_estate
from courtroll.verifier.games.noblemen.proofs.places import BARE, CENTRE, around, name_of, pairs, sides, window
from courtroll.verifier.games.noblemen.proofs.printed import CASTLE, CASTLE_CHAPEL, PALACE, PALACE_CHAPEL
from courtroll.verifier.games.noblemen.rules import scoring as rules
from courtroll.verifier.games.noblemen.rules.options import NoblemenRuleset, SharedChapel
from courtroll.verifier.games.noblemen.scoring.buildings import building_points, estate_ledger
from courtroll.verifier.games.noblemen.table import frame
from courtroll.verifier.games.noblemen.table.estate import Estate
from courtroll.verifier.games.noblemen.table.pieces import Building
from courtroll.verifier.games.noblemen.table.state import Cell
from courtroll.verifier.kernel.ledger import Unscored
from courtroll.verifier.kernel.proof.shown import first_that_differs
from courtroll.verifier.kernel.proof.theorem import (
    AsTable,
    Cells,
    Proof,
    Prover,
    Shown,
    Statement,
    Terms,
    Theorem,
    all_of,
    at,
    named,
    total,
)

KINDS: Final = ("castle", "palace", "chapel", "land")
WORTH: Final = ((CASTLE, CASTLE_CHAPEL), (PALACE, PALACE_CHAPEL))
"""Of castles and of palaces: what an enclosed one brings, and each chapel beside it."""


def any_estate(cells: tuple[int, ...]) -> tuple[Cells, ...]:
    return tuple(Cells(kind, cells, name_of) for kind in KINDS)


def scored(reading: SharedChapel, v: Sequence[int]) -> int:
    castle, palace, chapel, land = v
    return building_points(castle, palace, chapel, land, reading)


def enclosed(land: Terms, cell: int) -> z3.BoolRef:
    return all_of(at(land, near) for near in (cell, *sorted(around(cell))))


def worth(v: Sequence[int], reading: SharedChapel) -> int:
    """The definition's points for a plain estate."""
    cells = tuple(frame.cells_of(v[0] | v[1] | v[2] | v[3]))
    return int(z3.simplify(defined(v, cells, reading)).as_long())


def as_table(cells: Sequence[int], *readings: SharedChapel) -> AsTable:
    """An estate that can be laid and built, scored by each of these readings."""
    return AsTable(lambda v: _either(readings, v), lambda v: [*_placed_well(v, cells), *_hangs_together(v[3], cells)])


def _either(readings: Sequence[SharedChapel], *estates: Sequence[int]) -> Shown | None:
    return first_that_differs(_scored_by(reading, v) for v in estates for reading in readings)


def _scored_by(reading: SharedChapel, v: Sequence[int]) -> Shown | None:
    """Buildings stand on meadows; all other land is fields."""
    castle, palace, chapel, land = v
    built = castle | palace | chapel
    described = Estate(field=land & ~built, meadow=built, castle=castle, palace=palace, chapel=chapel)
    return with_estate(NoblemenRuleset("de", shared_chapel=reading).rulings, described, worth(v, reading))


def _hangs_together(land: Terms, cells: Sequence[int]) -> Iterator[z3.BoolRef]:
    """From every tile one can walk, side by side, to a tile that is nearer to the first."""
    away = {cell: z3.Int(f"away@{cell}") for cell in cells}
    yield z3.AtMost(*(z3.And(at(land, cell), away[cell] == 0) for cell in cells), 1)
    for cell in cells:
        nearer = [z3.And(at(land, n), away[n] < away[cell]) for n in sorted(sides(cell) & set(cells))]
        yield z3.Implies(at(land, cell), z3.And(away[cell] >= 0, z3.Or(away[cell] == 0, *nearer)))


def _if(condition: z3.BoolRef, points: int) -> z3.ArithRef:
    return z3.If(condition, points, 0)


def defined(v: Terms, cells: Sequence[int], reading: SharedChapel) -> z3.ArithRef:
    """What an estate is worth: each manor that is enclosed, and each chapel for each of those beside it, or only
    for the best of them.
    """
    *manors, chapel, land = v
    parts = [
        _if(z3.And(at(kind, cell), enclosed(land, cell)), points)
        for kind, (points, _) in zip(manors, WORTH, strict=True)
        for cell in cells
    ]
    for cell in cells:
        castles, palaces = ([z3.And(at(kind, near), enclosed(land, near)) for near in around(cell)] for kind in manors)
        parts += [z3.If(at(chapel, cell), each, 0) for each in _brought(castles, palaces, reading)]
    return total(parts)


def _brought(castles: Sequence[z3.BoolRef], palaces: Sequence[z3.BoolRef], reading: SharedChapel) -> list[z3.ArithRef]:
    """What a chapel brings, by the manors around it."""
    match reading:
        case SharedChapel.EACH_MANOR:
            return [*(_if(each, CASTLE_CHAPEL) for each in castles), *(_if(each, PALACE_CHAPEL) for each in palaces)]
        case SharedChapel.ONCE:
            return [z3.If(z3.Or(*palaces), PALACE_CHAPEL, z3.If(z3.Or(*castles), CASTLE_CHAPEL, 0))]
        case _ as never:
            assert_never(never)


def _buildings_on_land(v: Terms, cells: Sequence[int]) -> Iterator[z3.BoolRef]:
    *buildings, land = v
    for cell in cells:
        here = [at(kind, cell) for kind in buildings]
        yield all_of(z3.Implies(each, at(land, cell)) for each in here)
        yield all_of(z3.Not(z3.And(one, other)) for i, one in enumerate(here) for other in here[:i])


def _placed_well(v: Terms, cells: Sequence[int]) -> Iterator[z3.BoolRef]:
    """What the theorems on placement say of an estate."""
    castle, palace, chapel, _ = v
    yield from _buildings_on_land(v, cells)
    for one, other in pairs(cells):
        yield z3.Not(z3.And(at(chapel, one), at(chapel, other)))
        yield z3.Not(z3.And(z3.Or(at(castle, one), at(palace, one)), z3.Or(at(castle, other), at(palace, other))))


def _as_defined(cells: tuple[int, ...], reading: SharedChapel, v: Terms, points: Terms) -> z3.BoolRef:
    return points == defined(v, cells, reading)


def _total(prover: Prover) -> Iterator[Proof]:
    for reading in SharedChapel:
        for cells, given in ((window(3, 3), _buildings_on_land), (window(5, 4), _placed_well)):
            statement = Statement(
                any_estate(cells),
                partial(scored, reading),
                partial(_as_defined, cells, reading),
                partial(given, cells=cells),
                table=as_table(cells, reading),
            )
            yield from named([prover.holds(statement)], f"shared-chapel = {reading}")


def gaps_told(estate: Estate, open_: Unscored) -> bool:
    """Whether an open manor is told with the cells around it that are no land."""
    if not isinstance(open_.where, Cell):
        return False
    gaps = {cell for cell in around(open_.where.cell) if not estate.land >> cell & 1}
    return bool(gaps) and {each.cell for each in open_.missing if isinstance(each, Cell)} == gaps


def _ledger(prover: Prover) -> Iterator[Proof]:
    """The lines of the ledger, on plain estates: any neighbourhood of one manor, and any chapels about two."""

    def agree(estate: Estate) -> bool:
        return all(_is_told_well(estate, reading) for reading in SharedChapel)

    for estates in (_about_one(), _about_two(), _open_about_two()):
        yield prover.every(estates, agree, _drawn, _ledger_table)


def _is_told_well(estate: Estate, reading: SharedChapel) -> bool:
    ledger = estate_ledger(0, estate, reading)
    worth = building_points(estate.castle, estate.palace, estate.chapel, estate.land, reading)
    if ledger.total(0) != worth or any(line.points <= 0 for line in ledger.lines):
        return False
    manors = (estate.castle | estate.palace).bit_count()
    scored = sum(line.code in ("castle", "palace") for line in ledger.lines)
    return len(ledger.unscored) == manors - scored and all(gaps_told(estate, each) for each in ledger.unscored)


def _drawn(estate: Estate) -> str:
    return draw(estate)[1]


def _ledger_table(estate: Estate) -> Shown | None:
    return _either(tuple(SharedChapel), (estate.castle, estate.palace, estate.chapel, estate.land))


def _about_one() -> Iterator[Estate]:
    ring = sorted(around(CENTRE))
    for kind in (Building.CASTLE, Building.PALACE):
        for kinds in product((0, 1, 2), repeat=len(ring)):
            land = 1 << CENTRE | sum(1 << cell for cell, there in zip(ring, kinds, strict=True) if there)
            chapels = sum(1 << cell for cell, there in zip(ring, kinds, strict=True) if there == 2)
            yield _estate(((kind, CENTRE),), chapels, land)


def _about_two() -> Iterator[Estate]:
    cells = window(5, 3)
    land = sum(1 << cell for cell in cells)
    free = [cell for cell in cells if cell not in (CENTRE - 1, CENTRE + 1)]
    for kinds in product((Building.CASTLE, Building.PALACE), repeat=2):
        for n in range(1 << len(free)):
            chapels = sum(1 << cell for i, cell in enumerate(free) if n >> i & 1)
            yield _estate(((kinds[0], CENTRE - 1), (kinds[1], CENTRE + 1)), chapels, land)


def _open_about_two() -> Iterator[Estate]:
    """Any of the cells about two manors may be missing; a chapel on all others, or on none."""
    cells = window(5, 3)
    manors = (CENTRE - 1, CENTRE + 1)
    free = [cell for cell in cells if cell not in manors]
    for kinds in product((Building.CASTLE, Building.PALACE), repeat=2):
        for n in range(1 << len(free)):
            around_them = sum(1 << cell for i, cell in enumerate(free) if n >> i & 1)
            land = around_them | 1 << manors[0] | 1 << manors[1]
            for chapels in (0, around_them):
                yield _estate(tuple(zip(kinds, manors, strict=True)), chapels, land)


def _estate(manors: tuple[tuple[Building, int], ...], chapels: int, land: int) -> Estate:
    castle, palace = (sum(1 << c for kind, c in manors if kind is each) for each in (Building.CASTLE, Building.PALACE))
    return Estate(meadow=land, castle=castle, palace=palace, chapel=chapels)


def _more_land(prover: Prover) -> Iterator[Proof]:
    cells = window(5, 4)
    for reading, cell in product(SharedChapel, cells):
        statement = Statement(
            any_estate(cells),
            partial(_before_and_after, reading, 3, cell),
            lambda v, points: points[0] <= points[1],
            partial(_placed_well, cells=cells),
            table=_both_as_tables(cells, 3, cell, reading),
        )
        yield from named([prover.holds(statement)], f"land added at {name_of(cell)}", f"shared-chapel = {reading}")


def _both_as_tables(cells: Sequence[int], which: int, cell: int, reading: SharedChapel) -> AsTable:
    """The estate before or after, whichever is scored wrongly."""
    first = as_table(cells, reading)
    return AsTable(lambda v: _either((reading,), v, _with_one_more(which, cell, v)), first.when)


def _with_one_more(which: int, cell: int, v: Sequence[int]) -> tuple[int, ...]:
    return (*v[:which], v[which] | 1 << cell, *v[which + 1 :])


def _before_and_after(reading: SharedChapel, which: int, cell: int, v: Sequence[int]) -> tuple[int, int]:
    """The points of an estate, and with one cell more in one of its sets."""
    return scored(reading, v), scored(reading, _with_one_more(which, cell, v))


def _each_manor(prover: Prover) -> Iterator[Proof]:
    """One more chapel, at the centre."""
    cells = window(5, 4)

    def claim(v: Terms, points: Terms) -> z3.BoolRef:
        *manors, _, land = v
        brings = total(
            _if(z3.And(at(kind, near), enclosed(land, near)), worth)
            for kind, (_, worth) in zip(manors, WORTH, strict=True)
            for near in sorted(around(CENTRE))
        )
        return z3.Implies(z3.Not(at(v[2], CENTRE)), points[1] - points[0] == brings)

    each = partial(_before_and_after, SharedChapel.EACH_MANOR, 2, CENTRE)
    as_estate = _both_as_tables(cells, 2, CENTRE, SharedChapel.EACH_MANOR)
    yield prover.holds(Statement(any_estate(cells), each, claim, partial(_placed_well, cells=cells), table=as_estate))
    twice = Statement(
        any_estate(cells),
        each,
        lambda v, points: points[1] - points[0] == 2 * PALACE_CHAPEL,
        partial(_placed_well, cells=cells),
    )
    yield prover.happens(twice)


def _manor_amid(reading: SharedChapel, v: Sequence[int]) -> tuple[int, int]:
    """What a castle, and what a palace on the centre brings."""
    manor = 1 << CENTRE
    return scored(reading, (manor, 0, 0, v[0])), scored(reading, (0, manor, 0, v[0]))


def _eight(prover: Prover) -> Iterator[Proof]:
    """One manor on the centre, which is land; any land in the window."""
    cells = window(5, 5)

    def claim(v: Terms, points: Terms) -> z3.BoolRef:
        tiles = total(_if(at(v[0], near), 1) for near in sorted(around(CENTRE)))
        return all_of(got == z3.If(tiles == 8, worth, 0) for got, (worth, _) in zip(points, WORTH, strict=True))

    for reading in SharedChapel:
        statement = Statement(
            (Cells("land", cells, name_of),),
            partial(_manor_amid, reading),
            claim,
            lambda v: [at(v[0], CENTRE)],
            table=AsTable(
                lambda v: _either(tuple(SharedChapel), (1 << CENTRE, 0, 0, v[0]), (0, 1 << CENTRE, 0, v[0])),
                lambda v: _hangs_together(v[0], cells),
            ),
        )
        about = f"a castle, or a palace, at {name_of(CENTRE)}", f"shared-chapel = {reading}"
        yield from named([prover.holds(statement)], *about)


def _at_most(prover: Prover, cells: tuple[int, ...], most: int) -> Iterator[Proof]:
    """That so many points are reached, and no more."""
    for met, claim in ((prover.happens, lambda v, got: got == most), (prover.holds, lambda v, got: got <= most)):
        yield met(
            Statement(
                any_estate(cells),
                partial(scored, SharedChapel.EACH_MANOR),
                claim,
                partial(_placed_well, cells=cells),
                table=as_table(cells, SharedChapel.EACH_MANOR),
            )
        )


MOST_OF_ONE: Final = PALACE + 4 * PALACE_CHAPEL
MOST_ON_25: Final = 52


def _most(prover: Prover) -> Iterator[Proof]:
    """Within three by three cells only the manor in the middle can be enclosed."""
    yield from _at_most(prover, window(3, 3), MOST_OF_ONE)


def _most_on_25(prover: Prover) -> Iterator[Proof]:
    yield from _at_most(prover, window(5, 5), MOST_ON_25)


READINGS: Final = "both readings of a shared chapel"
THEOREMS: Final = (
    Theorem(
        "noblemen.theorem.building-points",
        (rules.CASTLE, rules.CASTLE_CHAPEL, rules.PALACE, rules.PALACE_CHAPEL, rules.CHAPEL_ALONE, rules.CHAPEL_SHARED),
        "The points for buildings are what a definition cell by cell gives.",
        (), f"all estates within 5 by 4 cells, and within 3 by 3 even if manors or chapels touch; {READINGS}", _total,
    ),
    Theorem(
        "noblemen.theorem.building-lines",
        (rules.CASTLE, rules.CASTLE_CHAPEL, rules.PALACE, rules.PALACE_CHAPEL, rules.ENCLOSED),
        "The lines of a building scoring add up to those points, none takes any away, and every manor either scores "
        "or is told to be open, with the cells that are missing.",
        (), f"every neighbourhood of one manor; all chapels, and all gaps, about two; one by one; {READINGS}", _ledger,
        held=(*BARE, "Estate.folly"),
    ),
    Theorem(
        "noblemen.theorem.more-land",
        (rules.ENCLOSED,),
        "One more tile of land never lowers what an estate's buildings bring.",
        (), f"all estates within 5 by 4 cells, land added on any of them; {READINGS}", _more_land,
    ),
    Theorem(
        "noblemen.theorem.each-manor",
        (rules.CHAPEL_SHARED, rules.CASTLE_CHAPEL, rules.PALACE_CHAPEL),
        "A chapel brings its points for every enclosed manor beside it; between two it counts for each.",
        (), "all estates within 5 by 4 cells, the chapel in the middle; shared-chapel = each-manor", _each_manor,
    ),
    Theorem(
        "noblemen.theorem.eight-tiles",
        (rules.ENCLOSED,),
        "A manor scores when all eight cells about it are land, and never with fewer.",
        (), f"all land within 5 by 5 cells about one manor; {READINGS}", _eight,
    ),
    Theorem(
        "noblemen.theorem.most-of-one-manor",
        (rules.PALACE, rules.PALACE_CHAPEL),
        f"One manor brings at most {MOST_OF_ONE} points with its chapels, and can bring that many.",
        (), "all neighbourhoods; shared-chapel = each-manor", _most,
    ),
    Theorem(
        "noblemen.theorem.most-on-25-cells",
        (rules.CASTLE, rules.PALACE, rules.CASTLE_CHAPEL, rules.PALACE_CHAPEL),
        f"An estate of five by five cells brings at most {MOST_ON_25} points for buildings, and can bring that many.",
        (), "all estates within 5 by 5 cells, however many buildings the box holds; shared-chapel = each-manor",
        _most_on_25,
    ),
)  # fmt: skip
