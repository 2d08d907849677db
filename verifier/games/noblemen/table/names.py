"""What pieces, cells and places are called.

Cells are named as on a spreadsheet, from a corner that each estate has of its own; `left-of` and `above` name
cells beyond that corner.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final, TypeVar

from courtroll.verifier.games.noblemen.table import frame
from courtroll.verifier.games.noblemen.table.pieces import Building, Card, Folly, Tile, Title
from courtroll.verifier.games.noblemen.table.state import Cell
from courtroll.verifier.kernel.hearing import plain
from courtroll.verifier.kernel.place import AtSeat, Named, Owned, Place

Corner = tuple[int, int]
"""Column and row of the frame that are called A1."""

TILE_LETTERS: Final = {Tile.FIELD: "F", Tile.GROVE: "G", Tile.FOUNTAIN: "W", Tile.MEADOW: "M"}
BUILDING_LETTERS: Final = {Building.CASTLE: "C", Building.PALACE: "P", Building.CHAPEL: "H", Building.FOLLY: "Y"}
TILE_NAMES: Final = {tile.name.lower(): tile for tile in Tile}
TILES: Final = {letter.lower(): tile for tile, letter in TILE_LETTERS.items()} | TILE_NAMES
CARDS: Final = {card.name.lower().replace("_", "-"): card for card in Card}
TITLES: Final = {title.name.lower(): title for title in Title}
BUILDINGS: Final = {building.name.lower(): building for building in Building}
FOLLIES: Final = {folly.name.lower(): folly for folly in Folly}

# What is printed on the pieces of the other texts; of several words with hyphens between them.
OTHER_TILES: Final = {
    Tile.FIELD: ("acker", "campo"),
    Tile.GROVE: ("hain", "bosco"),
    Tile.FOUNTAIN: ("brunnen", "fontana", "well"),
    Tile.MEADOW: ("wiese", "pianura"),
}
OTHER_BUILDINGS: Final = {
    Building.CASTLE: ("burg", "castello"),
    Building.PALACE: ("palast", "palazzo"),
    Building.CHAPEL: ("kapelle", "cappella"),
    Building.FOLLY: ("follia",),
}
OTHER_FOLLIES: Final = {
    Folly.FORESTS: ("wälder", "foreste"),
    Folly.FARMS: ("gutshöfe", "fattorie"),
    Folly.GARDENS: ("gärten", "giardini"),
    Folly.MIXED: ("gemischt", "gemischte-gebiete", "miste", "aree-miste"),
}
OTHER_CARDS: Final = {
    Card.BLACKMAIL: ("erpressung", "ricatto"),
    Card.CUNNING_STROKE: ("genialer-schachzug", "azione-scaltra"),
    Card.DOWRY: ("mitgift", "dote"),
    Card.FAVOUR_OF_THE_VICAR: ("gunst-des-vikars", "favore-del-vicario"),
    Card.INHERITANCE: ("erbschaft", "eredità"),
    Card.INTRIGUE: ("intrige", "intrigo"),
    Card.LIAISON: ("relazione",),
    Card.SECRET_MARRIAGE: ("geheime-vermählung", "matrimonio-segreto"),
    Card.TRIBUTE: ("tribut", "tributo"),
    Card.WHITEHALL: ("palazzo-di-whitehall",),
}
OTHER_TITLES: Final = {
    Title.BARON: ("barone",),
    Title.VISCOUNT: ("visconte",),
    Title.EARL: ("conte",),
    Title.MARQUESS: ("marchese",),
    Title.DUKE: ("duca",),
}
P = TypeVar("P", Tile, Building, Folly, Card, Title)


def all_names(english: Mapping[str, P], others: Mapping[P, Sequence[str]]) -> dict[str, P]:
    """Every name of some pieces, plain."""
    out = dict(english)
    for piece, names in others.items():
        out |= {plain(name): piece for name in names}
    return out


@dataclass(frozen=True, slots=True)
class Names:
    """Who sits where, and which cell of each estate is called A1."""

    players: tuple[str, ...]
    corners: tuple[Corner, ...]
    letters: Mapping[Tile, str] = field(default_factory=lambda: TILE_LETTERS)
    """What tiles are called in a word."""
    buildings: Mapping[Building, str] = field(default_factory=lambda: BUILDING_LETTERS)
    """Their letters on a map, which are heard too."""

    @classmethod
    def of_frame(cls, players: tuple[str, ...]) -> Names:
        """The names a log uses: A1 is the corner of the frame, AF32 everybody's first meadow."""
        return cls(players, ((0, 0),) * len(players))


def say_cell(cell: int, corner: Corner) -> str:
    if cell == frame.BEYOND:
        return "that cell"
    column, row = frame.column_row(cell)
    column, row = column - corner[0], row - corner[1]
    before = "left-of " * max(0, -column) + "above " * max(0, -row)
    return f"{before}{frame.column_name(max(0, column))}{max(0, row) + 1}"


def say_place(place: Place, names: Names, at_home: int | None = None) -> str:
    """A place in words; on the estate of `at_home` the cell alone."""
    match place:
        case Cell(seat, cell):
            where = say_cell(cell, names.corners[seat])
            return where if seat == at_home else f"{names.players[seat]} {where}"
        case AtSeat(seat, what):
            return f"{names.players[seat]} {what}".strip()
        case Named(name):
            return name
        case _:
            raise TypeError(f"no words for {place!r}")


def spoken_place(place: Place, called: Mapping[str, str]) -> Owned | None:
    """A place in the words of a language; cells are named alike in all of them."""
    match place:
        case Cell(seat, cell) if cell == frame.BEYOND:
            return Owned(seat, called["beyond"])
        case _:
            return None
