"""The readings a table plays by and the printed values of its box, as a document gives them."""

from __future__ import annotations

from courtroll.verifier.games.noblemen.document.shapes import Document, EditionName
from courtroll.verifier.games.noblemen.rules.options import NoblemenRuleset
from courtroll.verifier.games.noblemen.table.equipment import Equipment, Typed, from_box
from courtroll.verifier.games.noblemen.table.pieces import Space
from courtroll.verifier.kernel.document import Numbers
from courtroll.verifier.kernel.position import Hole
from courtroll.verifier.kernel.reading import Path, Problem, Unknown, keys_of
from courtroll.verifier.kernel.rulings import ruled


def ruleset(document: Document, problems: list[Problem], asked: list[Path]) -> NoblemenRuleset:
    """The edition's readings with the table's rulings; where nobody knows, the preset stands and is asked."""
    if isinstance(document.edition, Unknown):
        asked.append(("edition",))
    edition = document.edition if isinstance(document.edition, EditionName) else EditionName.DE
    holes: list[Hole] = []
    out = ruled(NoblemenRuleset.preset(edition.value), document.rulings, keys_of(Document), problems, holes)
    asked += (hole.path for hole in holes)
    return out


def equipment(document: Document, ruleset: NoblemenRuleset, asked: list[Path]) -> Equipment:
    """The box with what the table typed; a value that nobody knows stays as it would be untyped."""
    table = document.equipment
    if table is None or isinstance(table, Unknown):
        if table is not None:
            asked.append(("equipment",))
        return from_box(ruleset, Typed())

    def numbers(values: Numbers | None, key: str) -> tuple[int, ...] | None:
        if values is None:
            return None
        known = () if isinstance(values, Unknown) else tuple(value for value in values if isinstance(value, int))
        if isinstance(values, Unknown) or len(known) < len(values):
            asked.append(("equipment", key))
            return None
        return known

    def number(value: int | Unknown | None, key: str) -> int | None:
        only = numbers(None if value is None else (value,), key)
        return only[0] if only else None

    track = numbers(table.round_track, "round-track")
    return from_box(
        ruleset,
        Typed(
            castle_prices=numbers(table.castle_prices, "castle-prices"),
            chapel_prices=numbers(table.chapel_prices, "chapel-prices"),
            palace_prices=numbers(table.palace_prices, "palace-prices"),
            round_track=tuple(map(Space, track)) if track else None,
            prestige_track=number(table.prestige_track, "prestige-track"),
            bribes=number(table.bribes, "bribes"),
        ),
    )
