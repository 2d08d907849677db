"""The least table that can be: a new one begins with it, so that it claims nothing that nobody has said."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from courtroll.calculator.render.objects import Object
from courtroll.verifier.kernel.reading import Path, keys_of
from courtroll.verifier.kernel.room import AnyRoom

NOBODY_KNOWS: Final = "?"


def least(found: AnyRoom, sample: Mapping[str, object]) -> Object:
    """What must be told of a sample. What the sample leaves open begins as unknown, and so does what else is missed."""
    table = _needed(found.document(), sample)
    read = found.read(table)
    for problem in read if isinstance(read, tuple) else ():
        _leave_open(table, problem.path)
    return table


def _needed(known: type[Any], told: Mapping[str, object]) -> Object:
    """Of what is told, that which must be, and the tables in it; the text stands in any."""
    out: Object = {}
    for key in keys_of(known).values():
        value = told.get(key.name)
        rows = None if key.shape.items is None else key.shape.items.table
        if rows is not None and isinstance(value, list):
            out[key.name] = [_needed(rows, each) for each in value]
        elif value is not None and (key.required or key.name == "edition"):
            out[key.name] = value
    return out


def _leave_open(table: Object, path: Path) -> None:
    """Says that nobody knows what should stand there, if nothing does."""
    place: Any = table
    for step in path[:-1]:
        if isinstance(place, dict):
            place = place.setdefault(step, {})
        elif isinstance(place, list) and isinstance(step, int) and step < len(place):
            place = place[step]
    if path and isinstance(place, dict):
        place.setdefault(path[-1], NOBODY_KNOWS)
