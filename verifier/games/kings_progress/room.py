"""King's Progress, for those who score it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from courtroll.verifier.games.kings_progress.rules import RULEBOOK
from courtroll.verifier.games.kings_progress.table.equipment import MAX_PLAYERS, MIN_PLAYERS
from courtroll.verifier.kernel.room import Room

if TYPE_CHECKING:
    from courtroll.verifier.games.kings_progress.document import Described
    from courtroll.verifier.kernel.forms import Hints
    from courtroll.verifier.kernel.legality import Fault
    from courtroll.verifier.kernel.place import Owned, Place
    from courtroll.verifier.kernel.reading import Problem
    from courtroll.verifier.kernel.results import Answer


class KingsProgressRoom(Room["Described"]):
    name = "kings-progress"
    title = "King's Progress"
    players = range(MIN_PLAYERS, MAX_PLAYERS + 1)
    rulebook = RULEBOOK

    def document(self) -> type[Any]:
        from courtroll.verifier.games.kings_progress.document import Document

        return Document

    def read(self, document: Mapping[str, object]) -> Described | tuple[Problem, ...]:
        from courtroll.verifier.games.kings_progress.document import read

        return read(document)

    def faults(self, described: Described) -> tuple[Fault, ...]:
        from courtroll.verifier.games.kings_progress.settle.described import faults

        return faults(described)

    def answer(self, described: Described) -> Answer:
        from courtroll.verifier.games.kings_progress.table.state import Moment
        from courtroll.verifier.games.kings_progress.unknown.results import answer

        return answer(described.position, game_over=described.moment is Moment.GAME_END)

    def say(self, described: Described, place: Place, at_home: int | None) -> str:
        from courtroll.verifier.games.kings_progress.table.names import say_place

        return say_place(place, described.players, at_home)

    def spoken(self, described: Described, place: Place, called: Mapping[str, str]) -> Owned | None:
        from courtroll.verifier.games.kings_progress.table.names import spoken_place

        return spoken_place(place, called)

    def hints(self) -> Hints:
        from courtroll.verifier.games.kings_progress.document.hints import HINTS

        return HINTS


ROOM: Final[Room[Described]] = KingsProgressRoom()
