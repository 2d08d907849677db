"""Bruges, for those who score and settle it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from courtroll.verifier.games.bruges.rules import RULEBOOK
from courtroll.verifier.games.bruges.table.equipment import MAX_PLAYERS, MIN_PLAYERS
from courtroll.verifier.kernel.equipment import assumed
from courtroll.verifier.kernel.room import Room

if TYPE_CHECKING:
    from courtroll.verifier.games.bruges.document import Described
    from courtroll.verifier.kernel.forms import Hints
    from courtroll.verifier.kernel.legality import Fault
    from courtroll.verifier.kernel.place import Owned, Place
    from courtroll.verifier.kernel.reading import Problem
    from courtroll.verifier.kernel.results import Answer


class BrugesRoom(Room["Described"]):
    name = "bruges"
    title = "Bruges"
    players = range(MIN_PLAYERS, MAX_PLAYERS + 1)
    rulebook = RULEBOOK

    def document(self) -> type[Any]:
        from courtroll.verifier.games.bruges.document import Document

        return Document

    def read(self, document: Mapping[str, object]) -> Described | tuple[Problem, ...]:
        from courtroll.verifier.games.bruges.document import read

        return read(document)

    def faults(self, described: Described) -> tuple[Fault, ...]:
        from courtroll.verifier.games.bruges.faults import faults

        return faults(described.position)

    def answer(self, described: Described) -> Answer:
        from courtroll.verifier.games.bruges.unknown.ranges import answer

        return answer(described.position)

    def assumed(self, described: Described, used: frozenset[str]) -> Sequence[str]:
        return assumed(described.position.state.box.equipment.sources(), used)

    def say(self, described: Described, place: Place, at_home: int | None) -> str:
        from courtroll.verifier.games.bruges.table.names import say_place

        return say_place(place, described.position.state, at_home)

    def spoken(self, described: Described, place: Place, called: Mapping[str, str]) -> Owned | None:
        from courtroll.verifier.games.bruges.table.names import spoken_place

        return spoken_place(place, described.position.state, called)

    def hints(self) -> Hints:
        from courtroll.verifier.games.bruges.document.hints import HINTS

        return HINTS


ROOM: Final[Room[Described]] = BrugesRoom()
