"""Estate maps as text, and the letters of tiles and buildings in three languages."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from typing import Final, NamedTuple

from courtroll.verifier.games.noblemen.document.codes import DocumentCode
from courtroll.verifier.games.noblemen.document.shapes import Letters
from courtroll.verifier.games.noblemen.table import frame
from courtroll.verifier.games.noblemen.table.estate import Estate
from courtroll.verifier.games.noblemen.table.names import BUILDING_LETTERS, Corner
from courtroll.verifier.games.noblemen.table.pieces import Building, Tile
from courtroll.verifier.kernel.reading import Path, Problem, as_text

Spot = tuple[int, int]
"""Column and row of a map, both counted from 0."""

ALPHABETS: Final = {Letters.EN: "FGWMCPHY", Letters.DE: "AHBWUPKY", Letters.IT: "CBFPTZAY"}
"""Field, grove, fountain, meadow, castle, palace, chapel, folly."""
NO_TILE: Final = "."
ANY_TILE: Final = "?"
_CELL: Final = r"(?a)([A-Za-z]{1,3})([0-9]{1,3})"


def tile_letters(letters: Letters) -> dict[str, Tile]:
    """The letters of tiles, capital and small."""
    alphabet = ALPHABETS[letters]
    pairs = list(zip(alphabet, Tile, strict=False))
    return dict(pairs) | {letter.lower(): tile for letter, tile in pairs}


def letters_of_buildings(letters: Letters) -> dict[Building, str]:
    return dict(zip(BUILDING_LETTERS, ALPHABETS[letters][len(Tile) :], strict=True))


def letters_of_tiles(letters: Letters) -> dict[Tile, str]:
    return dict(zip(Tile, ALPHABETS[letters], strict=False))


def spot_of(text: str) -> Spot | None:
    """A cell such as D4, counted from a map's corner; it may lie anywhere."""
    match = re.fullmatch(_CELL, text)
    if match is None or int(match[2]) == 0:
        return None
    column = 0
    for letter in match[1].upper():
        column = 26 * column + ord(letter) - 64
    return column - 1, int(match[2]) - 1


def spot_name(spot: Spot) -> str:
    return f"{frame.column_name(spot[0])}{spot[1] + 1}"


class Grid(NamedTuple):
    """A map whose letters are read: its rows in English letters, all equally long. (A named tuple: made sooner.)"""

    rows: tuple[str, ...] = ()

    @property
    def width(self) -> int:
        return len(self.rows[0]) if self.rows else 0

    @property
    def height(self) -> int:
        return len(self.rows)

    def spots(self, letter: str) -> Iterator[Spot]:
        for y, row in enumerate(self.rows):
            for x, sign in enumerate(row):
                if sign == letter:
                    yield x, y


def lines_of_map(text: str) -> tuple[list[str], int]:
    """The rows of a map as typed, and how many blank lines stood before them."""
    lines = text.split("\n")
    filled = [number for number, line in enumerate(lines) if line.strip()]
    if not filled:
        return [], 0
    return lines[filled[0] : filled[-1] + 1], filled[0]


def read_map(text: str, letters: Letters, path: Path, problems: list[Problem]) -> Grid:
    """A map, or an empty one and all that is wrong with it. Paths go on with row and column, counted from 0."""
    before = len(problems)
    alphabet = ALPHABETS[letters]
    known = {NO_TILE: NO_TILE, ANY_TILE: ANY_TILE}
    for typed, english in zip(alphabet, ALPHABETS[Letters.EN], strict=True):
        known[typed] = known[typed.lower()] = english
    lines, _ = lines_of_map(text)
    signs = ["".join(line.split()) for line in lines]
    widths = Counter(map(len, signs)).most_common(1)
    width = widths[0][0] if widths else 0
    if len(signs) > frame.SIZE or width > frame.SIZE:
        size = f"{width} x {len(signs)}"
        problems.append(Problem(path, DocumentCode.MAP_TOO_LARGE, size, (), 0, frame.SIZE))
        return Grid()
    for y, row in enumerate(signs):
        if len(row) != width:
            problems.append(Problem((*path, y), DocumentCode.RAGGED_MAP, as_text(row), (), len(row), width))
        for x, sign in enumerate(row[: frame.SIZE]):
            if sign not in known:
                problems.append(
                    Problem((*path, y, x), DocumentCode.UNKNOWN_LETTER, as_text(sign), (*alphabet, NO_TILE, ANY_TILE))
                )
    if len(problems) > before:
        return Grid()
    return Grid(tuple("".join(known[sign] for sign in row) for row in signs))


def place(grid: Grid, corner: Corner) -> Estate:
    """The estate of a map whose A1 is this cell of the frame; a tile of unknown kind is left out."""

    def cells(letter: str) -> int:
        out = 0
        for x, y in grid.spots(letter):
            out |= 1 << frame.cell_at(corner[0] + x, corner[1] + y)
        return out

    field, grove, fountain, empty, castle, palace, chapel, folly = map(cells, ALPHABETS[Letters.EN])
    return Estate(
        field=field,
        grove=grove,
        fountain=fountain,
        meadow=empty | castle | palace | chapel | folly,
        castle=castle,
        palace=palace,
        chapel=chapel,
        folly=folly,
    )


def draw(estate: Estate, also: int = 0, letters: Letters = Letters.EN) -> tuple[Corner, str]:
    """The map of an estate, cropped to its land and to these further cells, and the frame's cell that is its A1."""
    shown = [frame.column_row(cell) for cell in frame.cells_of(estate.land | also)]
    if not shown:
        return (0, 0), ""
    left, right = min(x for x, _ in shown), max(x for x, _ in shown)
    top, bottom = min(y for _, y in shown), max(y for _, y in shown)
    signs: dict[int, str] = {}
    alphabet = ALPHABETS[letters]
    for tile in Tile:
        signs |= dict.fromkeys(frame.cells_of(estate.tiles[tile]), alphabet[tile])
    for building in Building:
        signs |= dict.fromkeys(frame.cells_of(estate.buildings[building]), alphabet[len(Tile) + building])
    rows = (
        " ".join(signs.get(frame.cell_at(x, y), NO_TILE) for x in range(left, right + 1))
        for y in range(top, bottom + 1)
    )
    return (left, top), "\n".join(rows) + "\n"
