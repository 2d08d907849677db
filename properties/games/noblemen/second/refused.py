"""What a refusal says beside its rule, once more: where on the table, what is lacking, which prices it looked at."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from courtroll.properties.engines.answers import Why
from courtroll.properties.games.noblemen.second.areas import areas_of
from courtroll.properties.games.noblemen.second.legal.building import ASKS_FOR, LETTERS, wanted_of
from courtroll.properties.games.noblemen.second.placement import around
from courtroll.properties.games.noblemen.second.sentences import on_frame, spot_name
from courtroll.properties.games.noblemen.second.table import FOLLIES, Table, spot_of
from courtroll.verifier.games.noblemen.moves import decisions as d

LACKS: Final = frozenset({
    "bribes-not-held", "card-not-held", "church-has-three", "none-on-the-board", "not-in-the-bag", "tile-not-held",
    "too-few-bribes-on-board", "too-little-money",
})  # fmt: skip
"""Of pieces that somebody holds."""
IN_THE_WAY: Final = {"castle-beside-castle": "C", "castle-beside-palace": "P", "chapel-beside-chapel": "H"}
AT_THE_SPOT: Final = frozenset({
    "beyond-the-frame", "cell-taken", "meadow-taken", "no-castle-to-replace", "no-meadow", "not-beside-a-tile",
    "own-estate", "no-area-there", "area-occupied", "area-elsewhere",
})  # fmt: skip
PRICES: Final = {
    "C": frozenset({"castle-prices"}), "P": frozenset({"palace-prices"}), "H": frozenset({"chapel-prices"}),
    "Y": frozenset[str](),
}  # fmt: skip
"""A folly's is printed."""
TILE_NAMES: Final = ("field", "grove", "fountain", "meadow")
Where = tuple[int | None, str]


def why(table: Table, decision: d.Decision, code: str) -> Why:
    """By the code of the refusal."""
    where = frozenset(_where(table, decision, code))
    used = frozenset[str]()
    if code == "too-little-money" and isinstance(decision, d.Build):
        used = PRICES[LETTERS[decision.building]]
    return Why(where or frozenset({None}), code in LACKS, used)


def _spot(cell: int, code: str) -> str:
    """What lies outside of the frame has no name."""
    return "that cell" if code == "beyond-the-frame" else on_frame(cell)


def _where(table: Table, decision: d.Decision, code: str) -> Iterator[Where]:
    match decision:
        case d.Lay(_, cell) | d.Build(_, cell) | d.Play(_, int(cell)):
            if code in AT_THE_SPOT:
                yield table.seat, _spot(cell, code)
            elif code in IN_THE_WAY:
                land = table.players[table.seat].land
                there = [spot for spot in around(spot_of(cell)) if land.get(spot) == IN_THE_WAY[code]]
                yield from ((table.seat, spot_name(spot)) for spot in there)
            elif code == "areas-missing" and isinstance(decision, d.Build) and decision.folly is not None:
                for kind in ASKS_FOR[FOLLIES[decision.folly]]:
                    if areas_of(table, table.seat, kind) < wanted_of(table, FOLLIES[decision.folly], kind):
                        yield None, f"{kind}s"
        case d.SetKnight(seat, cell, source):
            if code in AT_THE_SPOT:
                yield seat, _spot(cell, code)
            elif code == "no-knight-there" and source is not None:
                yield source[0], _spot(source[1], code)
        case d.Donate(tile) if code == "church-has-three" and tile is not None:
            yield None, TILE_NAMES[tile]
        case d.Pick(counts) if code == "more-than-three-of-a-kind":
            yield from ((None, name) for name, n in zip(TILE_NAMES, counts, strict=True) if not 0 <= n <= 3)
        case _:
            return
