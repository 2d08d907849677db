"""The printed values of the box that a file types, and what is wrong with them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, Final, NamedTuple, TypeVar

from courtroll.verifier.games.palais_royal.document.codes import DocumentCode
from courtroll.verifier.games.palais_royal.table.box import Equipment
from courtroll.verifier.games.palais_royal.table.codes import Form
from courtroll.verifier.games.palais_royal.table.equipment import ALL_NOBLES, EDGES, SPACES
from courtroll.verifier.games.palais_royal.table.frame import SIZE, cell_named
from courtroll.verifier.games.palais_royal.table.names import ROOM_NAMES, ROOMS
from courtroll.verifier.games.palais_royal.table.nobles import Noble, hear_powers, number_name
from courtroll.verifier.games.palais_royal.table.park import Park, cells_of, park
from courtroll.verifier.games.palais_royal.table.pieces import Card, Room
from courtroll.verifier.kernel.document import NAME, Number
from courtroll.verifier.kernel.equipment import Source, Value
from courtroll.verifier.kernel.reading import (
    NOTHING,
    Limits,
    Path,
    Phrase,
    Problem,
    ProblemCode,
    Table,
    Unknown,
    as_text,
    near_enough,
)

CELL: Final = r"[A-Za-z]{1,2}[1-9][0-9]?"
MOST: Final = 99
CORNER: Final = 2
"""Edges that one space may lie on."""


class TileTable(Table):
    """What a noble shows; a number left out is 0."""

    name: Annotated[str | None, Limits(pattern=NAME, form=Phrase.NAME, doc="What it is called.")] = None
    gold: Annotated[Number, Limits(low=0, high=MOST, doc="What it costs.")] = 0
    turquoise: Annotated[Number, Limits(low=0, high=MOST, doc="Turquoise seals.")] = 0
    violet: Annotated[Number, Limits(low=0, high=MOST, doc="Violet seals.")] = 0
    points: Annotated[Number, Limits(low=0, high=MOST, doc="Points at the end.")] = 0
    power: Annotated[str | Unknown, Limits(doc='Its privilege, as in "gold 2".')] = ""


class CopiesTable(TileTable):
    """A kind of noble in the box."""

    copies: Annotated[int, Limits(low=1, high=ALL_NOBLES, doc="How many of it there are.")] = 1


class ParkTable(Table):
    """The park as the board shows it."""

    map: Annotated[str | Unknown | None, Limits(doc='The map, a line per row: "o" is a space, "#" none.')] = None
    apart: Annotated[tuple[str, ...] | Unknown, Limits(doc='Spaces with a statue between them, as in "C3 C2".')] = ()
    beside: Annotated[
        tuple[str, ...] | Unknown, Limits(doc='Spaces next to each other that the map parts, as in "C3 E3".')
    ] = ()
    edges: Annotated[
        Mapping[str, tuple[str, ...]] | Unknown | None, Limits(doc="The spaces of each of the four edges, by its name.")
    ] = None
    double: Annotated[tuple[str, ...] | Unknown | None, Limits(doc="Spaces of the edge marked 2x.")] = None


class EquipmentTable(Table):
    """Printed values that no text gives."""

    park: Annotated[ParkTable | Unknown, Limits(doc="The park as the board shows it.")] = ParkTable()
    edges: Annotated[
        Mapping[str, tuple[str, ...]] | Unknown | None, Limits(doc="The edges of the park, if not told with its map.")
    ] = None
    double: Annotated[
        tuple[str, ...] | Unknown | None, Limits(doc="Its spaces marked 2x, if not told with its map.")
    ] = None
    nobles: Annotated[tuple[CopiesTable, ...] | Unknown | None, Limits(doc="All 42 nobles of the box.")] = None
    card_costs: Annotated[
        Mapping[Card, int | Unknown] | Unknown, Limits(low=0, doc="What privilege cards cost, by kind.")
    ] = NOTHING
    castle: Annotated[
        str | Unknown | None, Limits(doc="How the rooms lie in a new game: three rows of three names.")
    ] = None
    round_limit: Annotated[Number, Limits(low=0, doc="The round that is the last at all events; 0 for none.")] = 0


AT: Final[Path] = ("equipment",)
T = TypeVar("T")


class _Reader(NamedTuple):
    problems: list[Problem]

    def wrong(self, path: Path, value: object, form: Form) -> None:
        self.problems.append(Problem((*AT, *path), ProblemCode.WRONG_FORM, as_text(value), (form,)))


def equipment(table: EquipmentTable, problems: list[Problem]) -> Equipment:
    """The values with what a file typed; where something cannot be read the stand-in stands."""
    box, reader = Equipment(), _Reader(problems)
    laid, double = _park(_told_park(table), box, reader)
    told_costs = or_else(table.card_costs, NOTHING)
    told_nobles, castle = or_else(table.nobles, None), or_else(table.castle, None)
    costs = [
        box.card_costs[card] if (cost := told_costs.get(card)) is None else Value(known(cost), Source.TYPED)
        for card in Card
    ]
    return Equipment(
        laid,
        double,
        box.nobles if told_nobles is None else _nobles(told_nobles, reader) or box.nobles,
        tuple(costs),
        None if castle is None else rooms(castle, (*AT, "castle"), problems),
        known(table.round_limit),
    )


def or_else(told: T | Unknown, otherwise: T) -> T:
    """What is told; nobody's knowledge counts as silence."""
    return otherwise if isinstance(told, Unknown) else told


def known(told: Number) -> int:
    """A number; one that nobody knows is the least it can be."""
    return told if isinstance(told, int) else 0


def rooms(text: str, path: Path, problems: list[Problem]) -> tuple[Room, ...] | None:
    """Rooms in reading order; a room may be told twice, which cannot be but can be read. One `?` is the room that is
    left over; of more nobody could tell which is which.
    """
    words = text.split()
    if words.count("?") == 1 and len(words) == len(Room):
        left_over = next(name for name in ROOM_NAMES if name not in map(str.lower, words))
        words[words.index("?")] = left_over
    if "?" in words:
        problems.append(Problem(path, ProblemCode.WRONG_FORM, as_text(text), (Form.NINE_ROOMS,)))
        return None
    for word in words:
        if word.lower() not in ROOMS:
            wanted = near_enough(problems, word, ROOM_NAMES)
            problems.append(Problem(path, ProblemCode.UNKNOWN_WORD, as_text(word), wanted))
            return None
    if len(words) != len(Room):
        problems.append(Problem(path, ProblemCode.WRONG_FORM, as_text(text), (Form.NINE_ROOMS,)))
        return None
    return tuple(ROOMS[word.lower()] for word in words)


# -------------------------------------------------------------------------------------------------- the park


def _told_park(table: EquipmentTable) -> ParkTable:
    """The park with its edges and spaces marked 2x, which may stand beside it."""
    beside = {"edges": table.edges, "double": table.double}
    return or_else(table.park, ParkTable()).but(**{key: told for key, told in beside.items() if told is not None})


def _park(table: ParkTable, box: Equipment, reader: _Reader) -> tuple[Value[Park], Value[frozenset[int]]]:
    before = len(reader.problems)
    drawn, told, marked = or_else(table.map, None), or_else(table.edges, None), or_else(table.double, None)
    rows = box.park.value.rows if drawn is None else tuple(row.strip() for row in drawn.split())
    if not _is_map(rows):
        reader.wrong(("park", "map"), drawn, Form.MAP_OF_36)
    if drawn is None and not told:
        told = None
    if (drawn is None) != (told is None):
        missing = "edges" if told is None else "map"
        reader.wrong(("park", missing), "", Form.MAP_AND_EDGES)
    if len(reader.problems) > before:
        return box.park, box.double
    known = frozenset(cells_of(rows))
    edges = box_edges(box.park.value) if told is None else _edges(told, known, reader)
    apart, beside = (
        [pair for n, text in enumerate(texts) if (pair := _pair(text, known, ("park", key, n), reader))]
        for key, texts in (("apart", or_else(table.apart, ())), ("beside", or_else(table.beside, ())))
    )
    rim = frozenset(cell for edge in edges.values() for cell in edge)
    double = [
        cell
        for n, text in enumerate(marked or ())
        if (cell := _space(text, rim, ("park", "double", n), reader)) is not None
    ]
    if len(reader.problems) > before:
        return box.park, box.double
    found = park(rows, edges, apart, beside)
    is_typed = told is not None or bool(apart) or bool(beside)
    laid = Value(found, Source.TYPED if told is not None else Source.ASSUMED) if is_typed else box.park
    if marked is not None:
        return laid, Value(frozenset(found.index[cell] for cell in double), Source.TYPED)
    if told is not None:
        return laid, Value(frozenset(), Source.ASSUMED)
    return laid, box.double


def _is_map(rows: Sequence[str]) -> bool:
    signs = "".join(rows)
    fits = len(rows) <= SIZE and all(len(row) <= SIZE for row in rows)
    return fits and set(signs) <= {"o", "#"} and signs.count("o") == SPACES


def box_edges(laid: Park) -> dict[str, tuple[int, ...]]:
    """The edges of a park, by the cells of their spaces."""
    return {name: tuple(laid.cells[space] for space in edge) for name, edge in laid.edges}


def _edges(told: Mapping[str, tuple[str, ...]], known: frozenset[int], reader: _Reader) -> dict[str, tuple[int, ...]]:
    out: dict[str, tuple[int, ...]] = {}
    if len(told) != EDGES:
        reader.wrong(("park", "edges"), str(len(told)), Form.FOUR_EDGES)
    for name, cells in told.items():
        read = [_space(cell, known, ("park", "edges", name, n), reader) for n, cell in enumerate(cells)]
        out[name] = tuple(dict.fromkeys(cell for cell in read if cell is not None))
    on = [cell for edge in out.values() for cell in edge]
    if any(on.count(cell) > CORNER for cell in on):
        reader.wrong(("park", "edges"), "", Form.FOUR_EDGES)
    return out


def _space(text: str, known: frozenset[int], path: Path, reader: _Reader) -> int | None:
    cell = cell_named(text)
    if cell not in known:
        reader.problems.append(Problem((*AT, *path), DocumentCode.NO_SPACE, as_text(text)))
        return None
    return cell


def _pair(text: str, known: frozenset[int], path: Path, reader: _Reader) -> tuple[int, int] | None:
    words = text.split()
    if len(words) != CORNER:
        reader.wrong(path, text, Form.TWO_CELLS)
        return None
    first, second = (_space(word, known, path, reader) for word in words)
    return None if first is None or second is None else (first, second)


# ------------------------------------------------------------------------------------------------ the nobles


def _nobles(tables: Sequence[CopiesTable], reader: _Reader) -> tuple[Noble, ...] | None:
    """All nobles of the box, copies counted."""
    before = len(reader.problems)
    out: list[Noble] = []
    for n, table in enumerate(tables):
        name = number_name(len(out)) if table.name is None else table.name
        number = next((k for k in range(ALL_NOBLES) if number_name(k) == name), len(out))
        if any(each.name == name for each in out) or number != len(out):
            reader.problems.append(Problem((*AT, "nobles", n, "name"), DocumentCode.NOBLE_TWICE, as_text(name)))
        out += [tile(table, name, (*AT, "nobles", n, "power"), reader.problems)] * table.copies
    if len(out) != ALL_NOBLES:
        reader.wrong(("nobles",), str(len(out)), Form.ALL_NOBLES)
    return tuple(out) if len(reader.problems) == before else None


def tile(table: TileTable, name: str, path: Path, problems: list[Problem]) -> Noble:
    """A noble that somebody typed; `path` is where its privilege stands."""
    power = table.power if isinstance(table.power, str) else ""
    powers = hear_powers(power)
    if powers is None:
        problems.append(Problem(path, ProblemCode.WRONG_FORM, as_text(power), (Form.POWER,)))
    gold, turquoise, violet, points = map(known, (table.gold, table.turquoise, table.violet, table.points))
    return Noble(name, gold, turquoise, violet, points, powers or (), typed=True)
