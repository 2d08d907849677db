"""Makes the pictures of tiles that the page paints with, from those that `courtroll draw` draws.

python -m tests.page.tiles
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final

from courtroll.calculator.render.drawing.noblemen import glyphs
from courtroll.verifier.games.noblemen.document.maps import ALPHABETS
from courtroll.verifier.games.noblemen.document.shapes import Letters
from courtroll.verifier.games.noblemen.table.pieces import Building, Tile

TILES: Final = Path(__file__).parents[2] / "calculator" / "page" / "static" / "tiles"


def pictures() -> Iterator[tuple[str, str]]:
    """The name of each file and what it holds."""
    letters = iter(ALPHABETS[Letters.EN])
    for tile in Tile:
        kind = tile.name.lower()
        yield f"{kind}.svg", _file(glyphs.tile(kind) + glyphs.letter(next(letters), kind))
    for building in Building:
        kind = building.name.lower()
        yield f"{kind}.svg", _file(glyphs.built(kind) + glyphs.letter(next(letters), kind))
    yield "unknown.svg", _file(glyphs.tile("unknown") + glyphs.letter("?", "unknown"))


def _file(drawn: str) -> str:
    size = glyphs.CELL
    font = 'font-family="sans-serif" stroke-linecap="round" stroke-linejoin="round"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size} {size}" {font}>{drawn}</svg>\n'


if __name__ == "__main__":
    TILES.mkdir(exist_ok=True)
    for name, drawn in pictures():
        (TILES / name).write_text(drawn, encoding="utf-8")
