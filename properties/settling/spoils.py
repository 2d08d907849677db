"""Tables in play that cannot be, by a number that is just beyond what it may be; and their nearest neighbours.

A table of a real game is spoilt at random: where, and how far. The same number at its limit has not the fault for it,
and left open (`?`) it has none either: what nobody knows never speaks against a table.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from copy import deepcopy
from dataclasses import dataclass
from itertools import pairwise
from random import Random
from typing import Any, Final

from courtroll.properties.engines.answers import Document
from courtroll.properties.play.laws import Breach
from courtroll.verifier.kernel.legality import Fault, Severity
from courtroll.verifier.kernel.place import AtSeat, Named
from courtroll.verifier.kernel.room import AnyPlayableRoom

Path = tuple[str | int, ...]
Where = Callable[[Document, Random, int], tuple[Path, Any] | None]
"""Which part of a file has what value, so that it is so far beyond its limit; `None` where that cannot be done."""
FAR: Final = (1, 1, 1, 2, 5)
"""How far beyond."""


@dataclass(frozen=True, slots=True)
class Beyond:
    """A fault that a number brings which is too great or too small, and its rule."""

    code: str
    rule: str
    where: Where
    when: str = ""
    """When it can be tried, if that is seldom: a short run need not have met it."""
    named: str | None = None
    """What the place is called where the fault is told, if not by the last key of the path."""


def of_somebody(key: str, limit: int, *, sign: int = -1) -> Where:
    """A number of any player, which may be no less than a limit; or with another sign no more."""

    def where(document: Document, random: Random, by: int) -> tuple[Path, Any]:
        return ("player", random.randrange(len(document["player"])), key), limit + sign * by

    return where


def of_table(*path: str, limit: int, sign: int = 1) -> Where:
    """A number of the table, which may be no more than a limit; or with another sign no less."""
    return lambda document, random, by: (path, limit + sign * by)


def in_phase(phases: Sequence[str], where: Where, key: str = "pending") -> Where:
    """The same in some phases only, which a file tells under a key of its own or within `pending`."""

    def found(document: Document, random: Random, by: int) -> tuple[Path, Any] | None:
        holder = document.get(key, {})
        phase = holder.get("phase", "") if isinstance(holder, Mapping) else holder
        return where(document, random, by) if phase in phases else None

    return found


def fault_landmark(beyond: Beyond) -> str:
    return f"fault {beyond.code}{f', {beyond.when}' if beyond.when else ''}"


@dataclass(frozen=True, slots=True)
class Spoilt:
    """A table of a real game, and how it is spoilt."""

    room: AnyPlayableRoom
    whole: Document
    beyond: Beyond
    seed: int
    by: int

    def faults(self, by: int, *, is_open: bool = False) -> Mapping[tuple[str, str], Fault] | None:
        """By code and rule what makes the table impossible that far beyond; `None` if it cannot be told or read."""
        found = self.beyond.where(deepcopy(self.whole), Random(self.seed), by)
        if found is None:
            return None
        path, value = found
        document = put(self.whole, path, "?" if is_open else value)
        described = self.room.read(document)
        if isinstance(described, tuple):
            return None
        faults = self.room.faults(described)
        return {(str(fault.code), fault.rule.id): fault for fault in faults if fault.severity is Severity.IMPOSSIBLE}

    @property
    def document(self) -> Document:
        path, value = self.beyond.where(deepcopy(self.whole), Random(self.seed), self.by) or ((), None)
        return put(self.whole, path, value)


def put(document: Document, path: Path, value: Any) -> Document:
    """A copy of a file with a part of it changed."""
    out = deepcopy(document)
    holder: Any = out
    for step, then in pairwise(path):
        if isinstance(holder, dict):
            holder = holder.setdefault(str(step), [] if isinstance(then, int) else {})
        else:
            holder = holder[step]
    if path:
        holder[path[-1]] = value
    return out


def spoilt(room: AnyPlayableRoom, whole: Document, spoils: Sequence[Beyond], source: Random) -> Iterator[Spoilt]:
    """The table spoilt in one way after another."""
    for beyond in source.sample(spoils, len(spoils)):
        seed, by = source.randrange(2**32), source.choice(FAR)
        if beyond.where(deepcopy(whole), Random(seed), by) is not None:
            yield Spoilt(room, whole, beyond, seed, by)


def beyond_cannot_be(table: Spoilt) -> Iterator[Breach]:
    wanted = (table.beyond.code, table.beyond.rule)
    faults, near, unsaid = table.faults(table.by), table.faults(0), table.faults(table.by, is_open=True)
    if faults is not None and wanted not in faults:
        told = sorted(code for code, _ in faults)
        yield Breach(f"by {table.by} its fault is {wanted[0]}, and {told} are told", (wanted[1],))
    if near is not None and wanted in near:
        yield Breach(f"its nearest neighbour has the fault {wanted[0]}", (wanted[1],))
    if unsaid is not None and wanted in unsaid:
        yield Breach(f'it has the fault {wanted[0]} where it tells "?"', (wanted[1],))
    further = table.faults(table.by + 1)
    if faults is not None and further is not None and wanted in faults and wanted in further:
        yield from _numbers(faults[wanted], further[wanted])
    for each in () if faults is None or wanted not in faults else _told_otherwise(table, faults[wanted]):
        yield Breach(each, (wanted[1],))


def _told_otherwise(table: Spoilt, fault: Fault) -> Iterator[str]:
    """Where the table is spoilt is where it is told, and by how far it is beyond."""
    path, value = table.beyond.where(deepcopy(table.whole), Random(table.seed), table.by) or ((), None)
    if path[:1] == ("player",) and len(path) > 1 and getattr(fault.where, "seat", None) != path[1]:
        yield f"{fault.code} of seat {path[1]} is told at {fault.where}"
    named = [step for step in path if isinstance(step, str)][-1] if table.beyond.named is None else table.beyond.named
    match fault.where:
        case AtSeat(what=called) | Named(name=called) if named not in called:
            yield f"{fault.code} of {named} is told at {called}"
    match fault.found, fault.limit:
        case int(found), int(limit) if abs(found - limit) != table.by and not (found == value and found < limit):
            # One that is too small is told beside the greatest, so that it is only known to be what stands there.
            yield f"{fault.code} by {table.by} is told as {found}, where {limit} is the limit"


def _numbers(fault: Fault, further: Fault) -> Iterator[Breach]:
    """One step further beyond, what was found is one more or one less, and what it may be stays."""
    if fault.limit != further.limit:
        what = f"what {fault.code} may be is told as {fault.limit}, and one further beyond as {further.limit}"
        yield Breach(what, (fault.rule.id,))
    if isinstance(fault.found, int) and isinstance(further.found, int) and abs(further.found - fault.found) != 1:
        what = f"{fault.code} is told by {fault.found}, and one further beyond by {further.found}"
        yield Breach(what, (fault.rule.id,))
