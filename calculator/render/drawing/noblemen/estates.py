"""The map of a Noblemen estate: its cells as the file names them, areas, knights, and what is enclosed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from math import inf
from typing import Final

from courtroll.calculator.render.drawing.noblemen import glyphs
from courtroll.calculator.render.drawing.noblemen.glyphs import CELL
from courtroll.calculator.render.drawing.seats import COLOURS, fault_marks, initials
from courtroll.calculator.render.drawing.svg import FAINT, Block, group, label, marked, moved
from courtroll.verifier.games.noblemen.document import Described
from courtroll.verifier.games.noblemen.document.maps import ALPHABETS, ANY_TILE
from courtroll.verifier.games.noblemen.document.shapes import Letters
from courtroll.verifier.games.noblemen.faults import unknown_tiles
from courtroll.verifier.games.noblemen.moves.sentences import say_cell, say_place
from courtroll.verifier.games.noblemen.scoring.buildings import CASTLE, PALACE, estate_ledger
from courtroll.verifier.games.noblemen.table import areas, frame
from courtroll.verifier.games.noblemen.table.counting import AREA_TILES, may_share_tiles
from courtroll.verifier.games.noblemen.table.pieces import Building, Tile
from courtroll.verifier.games.noblemen.table.state import Cell, State, knights_on
from courtroll.verifier.kernel.legality import Fault
from courtroll.verifier.kernel.place import Place
from courtroll.verifier.kernel.position import Position

GUTTER: Final = 46
"""Room for the names of rows, "above 1" among them, and above the map for those of columns."""
HEAD: Final = 26
MARKS: Final = 24
"""How wide the numbers of faults on a cell may be."""


def letters(described: Described) -> dict[str, str]:
    """The letter of each tile and building, in the language of the file's own maps."""
    typed = described.document.letters
    alphabet = ALPHABETS[typed if isinstance(typed, Letters) else Letters.EN]
    kinds = [each.name.lower() for each in (*Tile, *Building)]
    return dict(zip(kinds, alphabet, strict=True)) | {"unknown": ANY_TILE}


def area_corners(position: Position[State], seat: int) -> int:
    """The top-left cells of an estate's areas; where nobody knows which there are, of those under knights.

    (A box's 62 tiles of a kind are too few to tangle a split.)
    """
    state = position.state
    estate, occupied = state.estates[seat], knights_on(state.knights, seat)
    if not position.is_known("player", seat, "areas"):
        return occupied
    out = occupied
    for kind in AREA_TILES:
        tiles = estate.tiles[kind]
        corners = areas.squares(tiles)
        if estate.symbols is not None:
            out |= corners & estate.symbols
        elif may_share_tiles(state.box.ruleset.area_symbol):
            out |= corners
        else:
            out |= areas.best_split(areas.squares(tiles & ~areas.cover(occupied & corners)))
    return out


@dataclass(frozen=True, slots=True)
class Land:
    """What is drawn of one estate, by cell."""

    kinds: Mapping[int, str]
    """What lies or stands on each cell."""
    enclosed: frozenset[int]
    unenclosed: frozenset[int]
    missing: frozenset[int]
    areas: int

    @property
    def cells(self) -> int:
        """Every cell of which something is drawn."""
        out = areas.cover(self.areas) & frame.FRAME
        for cell in (*self.kinds, *self.missing):
            out |= frame.BIT[cell]
        return out


def land_of(described: Described, seat: int) -> Land:
    """An estate as its rules see it."""
    state = described.position.state
    estate = state.estates[seat]
    kinds = {cell: kind.name.lower() for kind in Tile for cell in frame.cells_of(estate.tiles[kind])}
    kinds |= {cell: kind.name.lower() for kind in Building for cell in frame.cells_of(estate.buildings[kind])}
    kinds |= dict.fromkeys(frame.cells_of(unknown_tiles(described.position, seat)), "unknown")
    ledger = estate_ledger(seat, estate, state.box.ruleset.shared_chapel)
    inside = [line.where for line in ledger.lines if line.code in (CASTLE.code, PALACE.code)]
    return Land(
        kinds=dict(sorted(kinds.items())),
        enclosed=_cells(inside),
        unenclosed=_cells([item.where for item in ledger.unscored]),
        missing=_cells([place for item in ledger.unscored for place in item.missing]),
        areas=area_corners(described.position, seat),
    )


def _cells(places: Sequence[Place | None]) -> frozenset[int]:
    return frozenset(place.cell for place in places if isinstance(place, Cell))


def map_of(
    described: Described, seat: int, said: Mapping[str, str], faults: Sequence[Fault] = (), *, room: bool = False
) -> Block | None:
    """The map of an estate with the numbers of faults on its cells, or nothing where none is drawn; with `room` the
    cells round it too.
    """
    land = land_of(described, seat)
    shown = _with_room(land) if room else land.cells
    spots = [frame.column_row(cell) for cell in frame.cells_of(shown)]
    if not spots:
        return None
    left, right = min(x for x, _ in spots), max(x for x, _ in spots)
    top, bottom = min(y for _, y in spots), max(y for _, y in spots)

    def at(cell: int) -> tuple[int, int]:
        column, row = frame.column_row(cell)
        return GUTTER + CELL * (column - left), HEAD + CELL * (row - top)

    def told(cell: int, what: str, klass: str, svg: str) -> str:
        name = say_cell(cell, described.names.corners[seat])
        shown = group([moved(*at(cell), svg)], f"{name}: {what}", klass=klass)
        return marked(shown, say_place(Cell(seat, cell), described.names), name, described.players[seat])

    drawn = [*_names(described, seat, range(left, right + 1), range(top, bottom + 1))]
    empty = frame.cells_of(shown) if room else ()
    drawn += [told(cell, said["free"], "free", glyphs.free()) for cell in empty if cell not in land.kinds]
    missing = () if room else sorted(land.missing)
    drawn += [told(cell, said["missing"], "missing", glyphs.missing()) for cell in missing]
    drawn += [told(cell, *_cell(described, land, cell, said)) for cell in land.kinds]
    drawn += [told(cell, said["area"], "area", glyphs.area()) for cell in frame.cells_of(land.areas)]
    drawn += [moved(*at(cell), glyphs.symbol()) for cell in frame.cells_of(land.areas)]
    signs = initials(described.players)
    standing = Counter[int]()
    for knight in described.position.state.knights:
        if knight.seat == seat:
            shield = glyphs.knight(CELL, CELL + 22 * standing[knight.cell], signs[knight.owner], COLOURS[knight.owner])
            standing[knight.cell] += 1
            of = said["knight-of"].format(name=described.players[knight.owner])
            drawn.append(told(knight.cell, of, "knight", shield))
    faulty = dict[int, list[int]]()
    for number, fault in enumerate(faults, 1):
        where = fault.where
        if isinstance(where, Cell) and where.seat == seat and frame.BIT[where.cell] & land.cells:
            faulty.setdefault(where.cell, []).append(number)
    drawn += [moved(*at(cell), _faults(numbers)) for cell, numbers in faulty.items()]
    width, height = GUTTER + CELL * (right - left + 1), HEAD + CELL * (bottom - top + 1)
    return Block(width, height, "".join(drawn))


def _faults(numbers: Sequence[int]) -> str:
    """Between knights at the corners of a cell, and below its letter."""
    marks = fault_marks(numbers, room=inf)
    scale = min(1, MARKS / marks.width)
    return moved(CELL / 2 - marks.width * scale / 2, CELL - 9 - marks.height * scale / 2, marks.svg, scale)


def _with_room(land: Land) -> int:
    """The cells of an estate with all that touch them, also at a corner."""
    spots = {frame.column_row(cell) for cell in land.kinds or (frame.START,)}
    near = {(x + dx, y + dy) for x, y in spots for dx in (-1, 0, 1) for dy in (-1, 0, 1)}
    return sum(frame.BIT[frame.cell_at(x, y)] for x, y in near if 0 <= x < frame.SIZE and 0 <= y < frame.SIZE)


def _cell(described: Described, land: Land, cell: int, said: Mapping[str, str]) -> tuple[str, str, str]:
    """What is told of a cell, its class, and what is drawn."""
    kind = land.kinds[cell]
    drawn, told = swatch(kind, letters(described)[kind]), said[kind]
    if cell in land.enclosed:
        return f"{told}, {said['enclosed']}", f"cell {kind} enclosed", drawn + glyphs.enclosed()
    if cell in land.unenclosed:
        return f"{told}, {said['open']}", f"cell {kind} open", drawn + glyphs.unenclosed()
    return told, f"cell {kind}", drawn


def _names(described: Described, seat: int, columns: range, rows: range) -> Iterator[str]:
    """The letters of columns and the numbers of rows, as they are said; beyond A and 1 in words."""
    corner = described.names.corners[seat]
    for column in columns:
        name = say_cell(frame.cell_at(column, corner[1]), corner).removesuffix("1")
        x = GUTTER + CELL * (column - columns.start) + CELL / 2
        yield from _words(name, x, HEAD - 6, "middle")
    for row in rows:
        name = say_cell(frame.cell_at(corner[0], row), corner).replace("A", "")
        yield from _words(name, GUTTER - 8, HEAD + CELL * (row - rows.start) + CELL / 2 + 4, "end")


def _words(name: str, x: float, y: float, anchor: str) -> Iterator[str]:
    *before, last = name.split(" ")
    yield label(x, y, last, 12, text_anchor=anchor, fill=FAINT)
    if before:
        times = f"{len(before)}×" if len(before) > 1 else ""  # in full it would run into its neighbours
        yield label(x, y - 11, times + before[0], 9, text_anchor=anchor, fill=FAINT)


def swatch(kind: str, sign: str) -> str:
    """A cell with its letter."""
    return (glyphs.tile(kind) if kind in glyphs.GROUND else glyphs.built(kind)) + glyphs.letter(sign, kind)
