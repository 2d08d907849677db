"""What else may be said than how decisions are said plainly, and what it means."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, TypeVar

from courtroll.verifier.games.noblemen.table.names import (
    BUILDING_LETTERS,
    BUILDINGS,
    CARDS,
    FOLLIES,
    OTHER_BUILDINGS,
    OTHER_CARDS,
    OTHER_FOLLIES,
    OTHER_TILES,
    OTHER_TITLES,
    TILE_LETTERS,
    TITLES,
)
from courtroll.verifier.games.noblemen.table.pieces import Building, Card, Folly, Tile, Title
from courtroll.verifier.kernel.sayings import Same, Sayings, in_any_order, one_after_another

P = TypeVar("P", Tile, Building, Card, Folly, Title)
SAME: Final[Sequence[Same]] = (
    ("lay {tile} {cell}",),
    in_any_order("lay {tile} {cell}, {tile2} {cell2}", "lay {tile} {cell}", "lay {tile2} {cell2}"),
    in_any_order("lay {tile} {cell} {tile2} {cell2}, {tile3} {cell3}", "lay {tile} {cell}", "lay {tile2} {cell2}",
        "lay {tile3} {cell3}"),
    ("build {building} {cell}",),
    ("build folly {folly} {cell}",),
    ("build folly {cell}", *(f"build folly {folly} {{cell}}" for folly in ("forests", "farms", "gardens", "mixed"))),
    one_after_another("build {building} {cell}, knight {other} {cell2}", "build {building} {cell}",
        "knight {other} {cell2}"),
    one_after_another("build {building} {cell} knight {other} {cell2} -> {other2} {cell3}", "build {building} {cell}",
        "knight {other} {cell2} -> {other2} {cell3}"),
    ("knight {other} {cell}",),
    ("knight {other} {cell} -> {other2} {cell2}",),
    ("bribe {n}",),
    ("tax {n}",),
    ("tax", "tax 0"),
    ("land {n}",),
    ("land", "land 0"),
    ("donate {tile}",),
    one_after_another("donate {tile} {tile2} {tile3}", "donate {tile}", "donate {tile2}", "donate {tile3}"),
    one_after_another("donate {tile}, {tile}", "donate {tile}", "donate {tile}"),
    ("leisure",),
    ("swap {tile}, {tile2} for {tile3}", "swap {tile} {tile2} for {tile3}"),
    ("swap {tile2} {tile} for {tile3}", "swap {tile} {tile2} for {tile3}"),
    ("play {card}",),
    ("play inheritance {cell}",),
    one_after_another("play favour-of-the-vicar {tile}, {tile2} {tile3}", "play favour-of-the-vicar",
        "return {tile}", "return {tile2}", "return {tile3}"),
    ("return", "done"),
    one_after_another("return {tile} {tile2}", "return {tile}", "return {tile2}"),
    ("keep {card}",),
    ("give {tile}, {tile2}", "give {tile2} {tile}"),
    one_after_another("spend {n}, {card} {card2}", "spend {n}", "spend {card}", "spend {card2}"),
    one_after_another("spend {card}, {card2}, {n}", "spend {card}", "spend {card2}", "spend {n}"),
    ("take {title}",),
    ("pick {tile}, {tile2} {tile3} {tile}", "pick {tile3} {tile} {tile} {tile2}"),
    ("done",),
)  # fmt: skip
CELLS: Final = {
    "B3": ("b3", "left-of C3", "above B4", "left-of above C4"),
    "H12": ("left-of I12", "above above H14", "Left-of left-of Above J13"),
    "AA10": ("aa10", "left-of left-of AC10", "above AA11", "above left-of AB11"),
    "C1": ("left-of left-of left-of F1", "above above above C4"),
}
NUMBERS: Final[Mapping[str, Sequence[str]]] = {"1": ("01",), "2": (), "3": (), "12": ()}


def _called(pieces: Mapping[str, P], others: Mapping[P, Sequence[str]]) -> Mapping[str, Sequence[str]]:
    return {word: others.get(piece, ()) for word, piece in pieces.items()}


def sayings() -> Sayings:
    return Sayings(
        SAME,
        {
            "tile": {letter: (tile.name, *OTHER_TILES[tile]) for tile, letter in TILE_LETTERS.items()},
            "building": {
                name: (BUILDING_LETTERS[piece], *OTHER_BUILDINGS[piece])
                for name, piece in BUILDINGS.items()
                if piece is not Building.FOLLY
            },
            "folly": _called(FOLLIES, OTHER_FOLLIES),
            "card": _called(CARDS, OTHER_CARDS),
            "title": _called(TITLES, OTHER_TITLES),
            "cell": CELLS,
            "n": NUMBERS,
        },
    )
