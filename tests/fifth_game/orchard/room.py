"""Orchard, for those who score it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from courtroll.verifier.kernel.forms import Hints
from courtroll.verifier.kernel.legality import Fault
from courtroll.verifier.kernel.place import AtSeat, Named, Place
from courtroll.verifier.kernel.reading import Problem
from courtroll.verifier.kernel.results import Answer
from courtroll.verifier.kernel.room import Room
from orchard import scoring
from orchard.document import HINTS, Described, Document, read
from orchard.faults import faults
from orchard.rules import RULEBOOK
from orchard.table import MAX_PLAYERS, MIN_PLAYERS


class OrchardRoom(Room[Described]):
    name = "orchard"
    title = "Orchard"
    players = range(MIN_PLAYERS, MAX_PLAYERS + 1)
    rulebook = RULEBOOK

    def document(self) -> type[Any]:
        return Document

    def read(self, document: Mapping[str, object]) -> Described | tuple[Problem, ...]:
        return read(document)

    def faults(self, described: Described) -> tuple[Fault, ...]:
        return faults(described.position.state)

    def answer(self, described: Described) -> Answer:
        return scoring.answer(described.position)

    def say(self, described: Described, place: Place, at_home: int | None) -> str:
        match place:
            case Named(name):
                return name
            case AtSeat(seat):
                return described.players[seat]
            case _:
                raise TypeError(f"no words for {place!r}")

    def hints(self) -> Hints:
        return HINTS


ROOM: Final[Room[Described]] = OrchardRoom()
