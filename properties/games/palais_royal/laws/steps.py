"""One step as the second definition sees it: the table before and after, what is legal, what should come of it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from courtroll.properties.games.palais_royal.second.after import after
from courtroll.properties.games.palais_royal.second.legal import legal
from courtroll.properties.games.palais_royal.second.table import table_of
from courtroll.properties.play.beside import Tables, by_kind
from courtroll.properties.play.laws import Moved
from courtroll.verifier.games.palais_royal.moves import decisions as d

VERBS: Final = {
    "deal": d.Deal, "station": d.Station, "reinforce": d.Reinforce, "move": d.Step, "mint": d.Mint,
    "attend": d.Attend, "recruit": d.Recruit, "post": d.Post, "draw": d.DrawCards, "keep": d.Keep, "play": d.Play,
    "summon": d.Summon, "done": d.Done,
}  # fmt: skip
ByKind = Mapping[type[d.Decision], frozenset[d.Decision]]

TABLES: Final = Tables(table_of, after)
table_now, table_then, expected = TABLES.now, TABLES.then, TABLES.expected


def right(moved: Moved) -> ByKind:
    """What is legal, by kind."""
    return moved.once(_right)


def _right(moved: Moved) -> ByKind:
    return by_kind(legal(table_now(moved)))


def listed(moved: Moved) -> ByKind:
    return moved.once(_listed)


def _listed(moved: Moved) -> ByKind:
    return by_kind(moved.legal)
