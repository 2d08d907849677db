"""What a run over tables of any game may have seen, and which readings its tables play by."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Final

from courtroll.properties.engines.answers import Document
from courtroll.properties.scoring.suite import Expected
from courtroll.verifier.kernel.rules import Option

MOST_RULINGS = 3
THREE: Final = 3


def of_any_table(document: Document, end: Expected) -> Iterator[str]:
    """What is seen of a table in every game alike."""
    yield f"{len(document['player'])} players"
    yield f"moment {document['moment']}"
    if end.decided_by is not None:
        yield f"decided by {end.decided_by}"
    level = end.totals.count(max(end.totals))
    if level >= THREE:
        yield "three level in front" if level == THREE else "more than three level in front"
    yield from (f"line {line.code}" for lines in end.lines for line in lines)
    yield from (f"unscored {reason.code}" for reasons in end.unscored or () for reason in reasons)
    yield from (f"doubt {doubt.code}" for doubt in end.doubts or ())
    yield from (f"reading {reading} of {name}" for name, reading in document.get("rulings", {}).items())


def of_readings(options: Sequence[Option]) -> tuple[str, ...]:
    """Each reading that has to be chosen."""
    return tuple(f"reading {reading} of {option.name}" for option in options for reading in _chosen(option))


def rulings(options: Sequence[Option], random: Random) -> dict[str, str]:
    """Some of the options by a reading that has to be chosen."""
    some = random.sample(options, random.randint(1, min(MOST_RULINGS, len(options))))
    return {option.name: random.choice(_chosen(option)) for option in some}


def _chosen(option: Option) -> list[str]:
    """The readings that are not those of every edition."""
    return [str(reading) for reading in option.readings if {reading} != set(option.presets.values())]
