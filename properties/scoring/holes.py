"""Making things unknown in a position file: one value with all that it may be, or several at once."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from copy import deepcopy
from random import Random
from typing import Any

from courtroll.properties.engines.answers import Document
from courtroll.properties.scoring.suite import Holed

Place = tuple[Any, Any]
"""A table or list somewhere in a document, and the key or index in it."""


def one_of(document: Document, place: Place, values: Iterable[object]) -> Holed:
    """One value of the document is unknown, and may be any of these."""
    holder, key = place
    fillings = []
    for value in values:
        holder[key] = value
        fillings.append(deepcopy(document))
    holder[key] = "?"
    return Holed(document, tuple(fillings), whole=True)


def some_of(document: Document, places: Sequence[Place], random: Random, most: int = 3) -> Holed | None:
    """Some of these values are unknown; of all that they may be only what they are is told."""
    if not places:
        return None
    filling = deepcopy(document)
    for holder, key in random.sample(places, random.randint(1, min(most, len(places)))):
        holder[key] = "?"
    return Holed(document, (filling,))
