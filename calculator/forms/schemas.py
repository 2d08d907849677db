"""JSON Schemas (draft-07) of the position files, from the same tables as the reader."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from inspect import getdoc
from typing import Any, Final, cast

from courtroll.verifier.kernel.reading import LARGEST, SMALLEST, UNKNOWN, Key, Limits, Shape, keys_of, word
from courtroll.verifier.kernel.room import AnyRoom
from courtroll.verifier.kernel.rules import Option

DRAFT: Final = "http://json-schema.org/draft-07/schema#"
RULINGS: Final = "rulings"
"""The key of a position file under which a table's options stand."""
Schema = dict[str, object]


def file_name(game: str) -> str:
    """What a schema's file is called, also in the first line of the files that `new` writes."""
    return f"courtroll.{game}.schema.json"


def schema(found: AnyRoom, document: type[Any]) -> Schema:
    """What a position file of a game may hold."""
    whole = _table(document)
    properties = cast(dict[str, object], whole["properties"])
    if RULINGS in properties:
        properties[RULINGS] = _rulings(keys_of(document)[RULINGS], found.rulebook.options)
    return {"$schema": DRAFT, "title": f"A position of {found.title}, for courtroll", **whole}


def _table(table: type[Any]) -> Schema:
    keys = keys_of(table)
    out: Schema = {
        "description": getdoc(table) or "",
        "type": "object",
        "properties": {name: _key(key) for name, key in keys.items()},
        "additionalProperties": False,
    }
    required = [name for name, key in keys.items() if key.required]
    return out | ({"required": required} if required else {})


def _key(key: Key) -> Schema:
    out = {"description": key.shape.limits.doc, **_without_description(_shape(key.shape))}
    default = plain(key.default)
    return out | ({"default": default} if not key.required and default is not None else {})


def _without_description(schema: Schema) -> Schema:
    """A key's own description says more than that of its table."""
    return {name: value for name, value in schema.items() if name != "description"}


def plain(default: object) -> object:
    """A default as a file would write it; `None` for one that it would not."""
    match default:
        case Enum():
            return word(default)
        case bool() | int() | str():
            return default
        case _:
            return None


def _shape(shape: Shape) -> Schema:
    """What may stand in one place: the only alternative, or any of several."""
    found: list[Schema] = []
    words = [*shape.words, *([UNKNOWN.value] if shape.unknown else [])]
    if words:
        found.append({"enum": words})
    if shape.number:
        limits = shape.limits if shape.items is None else Limits()
        low = SMALLEST if limits.low is None else limits.low
        high = LARGEST if limits.high is None else limits.high
        found.append({"type": "integer", "minimum": low, "maximum": high})
    if shape.truth:
        found.append({"type": "boolean"})
    if shape.text:
        found.append(_text(shape))
    if shape.items is not None:
        found.append(_list(shape.items, shape.limits))
    if shape.values is not None:
        found.append(_mapping(shape.keys, shape.values))
    if shape.table is not None:
        found.append(_table(shape.table))
    return found[0] if len(found) == 1 else {"anyOf": found}


def _text(shape: Shape) -> Schema:
    """A text; the lone "?" is one only where a value may be unknown, and then stands beside it."""
    pattern = shape.limits.pattern
    out: Schema = {"type": "string", "not": {"const": UNKNOWN.value}}
    return out if pattern is None else {**out, "pattern": f"^(?:{pattern})$"}


def _list(items: Shape, limits: Limits) -> Schema:
    out: Schema = {"type": "array", "items": _shape(items)}
    if limits.low is not None:
        out["minItems"] = limits.low
    if limits.high is not None:
        out["maxItems"] = limits.high
    return out


def _mapping(keys: Mapping[str, Enum] | None, values: Shape) -> Schema:
    if keys is None:
        return {"type": "object", "additionalProperties": _shape(values)}
    return {"type": "object", "properties": {name: _shape(values) for name in keys}, "additionalProperties": False}


def _rulings(key: Key, options: tuple[Option, ...]) -> Schema:
    """The options by name, each with what it asks and what its readings say."""
    table: Schema = {
        "type": "object",
        "properties": {option.name: _option(option, key.shape.values or Shape()) for option in options},
        "additionalProperties": False,
    }
    unknown: Schema = {"enum": [UNKNOWN.value]}
    return {"description": key.shape.limits.doc, **({"anyOf": [unknown, table]} if key.shape.unknown else table)}


def _option(option: Option, value: Shape) -> Schema:
    readings = [str(reading) for reading in option.readings]
    numbers = [int(reading) for reading in readings if reading.isdecimal() and value.number]
    says = " ".join(f"{reading}: {says}" for reading, says in option.readings.items())
    unknown = [UNKNOWN.value] if value.unknown else []
    return {"description": f"{option.asks} {says}", "enum": [*readings, *numbers, *unknown]}
