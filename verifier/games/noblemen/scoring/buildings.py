"""Points for buildings at the end of a decade, and for Liaison cards at the end of the game."""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple, assert_never

from courtroll.verifier.games.noblemen.rules import scoring as rules
from courtroll.verifier.games.noblemen.rules.options import SharedChapel
from courtroll.verifier.games.noblemen.table import frame
from courtroll.verifier.games.noblemen.table.codes import LineCode
from courtroll.verifier.games.noblemen.table.estate import Estate
from courtroll.verifier.games.noblemen.table.frame import HALF_ROUND, cells_of, count_around
from courtroll.verifier.games.noblemen.table.pieces import CARDS, Card
from courtroll.verifier.games.noblemen.table.state import Cell, Quick, State
from courtroll.verifier.kernel.ledger import Ledger, Line, Unscored, line_of
from courtroll.verifier.kernel.rules import Rule

CASTLE_POINTS = 3
PALACE_POINTS = 5
CASTLE_CHAPEL_POINTS = 1
PALACE_CHAPEL_POINTS = 2
LIAISON_POINTS = 3

cell_of: Final = cache(Cell)
"""Cells of estates: those of a ledger are made once, in a third of the time."""


def pairs(castles: int, palaces: int, chapels: int) -> tuple[int, int]:
    """How many times a chapel touches one of these castles, and one of these palaces."""
    by_castles = by_palaces = 0
    for step in HALF_ROUND:
        up, down = chapels >> step, chapels << step
        by_castles += (castles & up).bit_count() + (castles & down).bit_count()
        by_palaces += (palaces & up).bit_count() + (palaces & down).bit_count()
    return by_castles, by_palaces


def counts_once(reading: SharedChapel) -> bool:
    """Whether a chapel beside several enclosed manors counts for one of them only."""
    match reading:
        case SharedChapel.EACH_MANOR:
            return False
        case SharedChapel.ONCE:
            return True
        case _ as never:
            assert_never(never)


def building_points(castle: int, palace: int, chapel: int, land: int, reading: SharedChapel) -> int:
    """What an estate's buildings bring: manors enclosed by land, and the chapels beside those."""
    inside = frame.core(land)
    castles, palaces = castle & inside, palace & inside
    if counts_once(reading):
        beside_palaces = frame.ring(palaces) & chapel
        by_palaces = beside_palaces.bit_count()
        by_castles = (frame.ring(castles) & chapel & ~beside_palaces).bit_count()
    else:
        by_castles, by_palaces = pairs(castles, palaces, chapel)
    return (
        CASTLE_POINTS * castles.bit_count()
        + CASTLE_CHAPEL_POINTS * by_castles
        + PALACE_POINTS * palaces.bit_count()
        + PALACE_CHAPEL_POINTS * by_palaces
    )


def estate_points(estate: Estate, reading: SharedChapel) -> int:
    """The same of an estate, moved up to the frame's first row: of short integers it takes half the time."""
    land = estate.land
    rows = frame.rows_above(land)
    return building_points(estate.castle >> rows, estate.palace >> rows, estate.chapel >> rows, land >> rows, reading)


def liaison_points(cards: int) -> int:
    return LIAISON_POINTS * cards


class Kind(NamedTuple):
    """How one kind of manor scores."""

    code: LineCode
    points: int
    rule: Rule
    chapel_code: LineCode
    chapel_points: int
    chapel_rule: Rule
    open_code: LineCode


CASTLE = Kind(
    LineCode.CASTLE,
    CASTLE_POINTS,
    rules.CASTLE,
    LineCode.CASTLE_CHAPEL,
    CASTLE_CHAPEL_POINTS,
    rules.CASTLE_CHAPEL,
    LineCode.CASTLE_OPEN,
)
PALACE = Kind(
    LineCode.PALACE,
    PALACE_POINTS,
    rules.PALACE,
    LineCode.PALACE_CHAPEL,
    PALACE_CHAPEL_POINTS,
    rules.PALACE_CHAPEL,
    LineCode.PALACE_OPEN,
)


def estate_ledger(seat: int, estate: Estate, reading: SharedChapel) -> Ledger:
    """The building scoring of one estate, manor by manor."""
    lines: list[Line] = []
    unscored: list[Unscored] = []
    land, chapels = estate.land, estate.chapel
    inside = frame.core(land)
    add = lines.append
    once = counts_once(reading)
    for kind, manors in ((CASTLE, estate.castle), (PALACE, estate.palace)):
        code, points, rule, chapel_code, chapel_points, chapel_rule, open_code = kind
        for cell in cells_of(manors & inside):
            place = cell_of(seat, cell)
            add(line_of((seat, code, 1, points, rule, place)))
            if not once and (beside := count_around(chapels, cell)):
                add(line_of((seat, chapel_code, beside, chapel_points * beside, chapel_rule, place)))
        for cell in cells_of(manors & ~inside):
            gaps = [cell_of(seat, gap) for gap in frame.gaps_around(land, cell)]
            unscored.append(Unscored(seat, open_code, rules.ENCLOSED, cell_of(seat, cell), tuple(gaps)))
    if once:
        by_palaces = frame.ring(estate.palace & inside) & chapels
        by_castles = frame.ring(estate.castle & inside) & chapels & ~by_palaces
        for kind, counted in ((CASTLE, by_castles), (PALACE, by_palaces)):
            if counted:
                lines.append(_chapels(seat, kind, counted.bit_count(), None))
    return Ledger(tuple(lines), tuple(unscored))


def _chapels(seat: int, kind: Kind, beside: int, place: Cell | None) -> Line:
    return Line(seat, kind.chapel_code, beside, kind.chapel_points * beside, kind.chapel_rule, place)


def quick_ledger(seat: int, quick: Quick) -> Ledger:
    """The building scoring of an estate of which only the enclosed buildings are told."""
    lines: list[Line] = []
    for kind, manors in ((CASTLE, quick.castles or ()), (PALACE, quick.palaces)):
        for beside in manors:
            lines.append(Line(seat, kind.code, 1, kind.points, kind.rule))
            if beside:
                lines.append(_chapels(seat, kind, beside, None))
    return Ledger(tuple(lines))


def building_ledger(state: State) -> Ledger:
    """A decade's building scoring, for all players."""
    reading = state.box.ruleset.shared_chapel
    lines: list[Line] = []
    unscored: list[Unscored] = []
    for seat, estate in enumerate(state.estates):
        quick = state.quick[seat] if state.quick else None
        if quick is not None and quick.castles is not None:
            part = quick_ledger(seat, quick)
        else:
            part = estate_ledger(seat, estate, reading)
        lines += part.lines
        unscored += part.unscored
    return Ledger(tuple(lines), tuple(unscored))


def liaison_line(seat: int, cards: int) -> tuple[Line, ...]:
    """The line for a player's Liaison cards, if there are any."""
    return (Line(seat, LineCode.LIAISON, cards, liaison_points(cards), rules.LIAISON),) if cards else ()


def liaison_ledger(state: State) -> Ledger:
    """Liaison cards still held when the game ends."""
    column = CARDS + Card.LIAISON
    return Ledger(
        tuple(line for seat in range(state.players) for line in liaison_line(seat, state.holds(seat, column)))
    )
