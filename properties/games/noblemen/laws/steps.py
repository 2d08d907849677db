"""What several laws need of one step, worked out once: the tables before and after it in the second definition's
form, and what that definition makes of the decision.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from courtroll.properties.games.noblemen.second.after import after
from courtroll.properties.games.noblemen.second.legal import legal
from courtroll.properties.games.noblemen.second.table import table_of
from courtroll.properties.play.beside import Tables, by_kind
from courtroll.properties.play.laws import Moved
from courtroll.verifier.games.noblemen.moves import decisions as d

VERBS: Final[Mapping[str, type[d.Decision]]] = {
    "pick": d.Pick, "keep": d.Keep, "lay": d.Lay, "build": d.Build, "knight": d.SetKnight, "give": d.Give,
    "bribe": d.Bribe, "tax": d.Tax, "land": d.Land, "donate": d.Donate, "leisure": d.Leisure, "swap": d.Swap,
    "play": d.Play, "return": d.Return, "spend-bribes": d.SpendBribes, "spend-card": d.SpendCard, "take": d.Take,
    "done": d.Done,
}  # fmt: skip

Kinds = Mapping[type[d.Decision], frozenset[d.Decision]]
"""Decisions by their kind; a kind without any is left out."""


TABLES: Final = Tables(table_of, after)
table_now, table_then, expected = TABLES.now, TABLES.then, TABLES.expected


def listed(moved: Moved) -> Kinds:
    """What the engine lists."""
    return moved.once(_listed)


def _listed(moved: Moved) -> Kinds:
    return by_kind(moved.legal)


def right(moved: Moved) -> Kinds:
    """What the second definition finds legal."""
    return moved.once(_right)


def _right(moved: Moved) -> Kinds:
    return by_kind(legal(table_now(moved)))
