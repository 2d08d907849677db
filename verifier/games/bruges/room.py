"""Bruges, for those who score, settle and referee it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from courtroll.verifier.games.bruges.rules import RULEBOOK
from courtroll.verifier.games.bruges.table.equipment import MAX_PLAYERS, MIN_PLAYERS
from courtroll.verifier.kernel.equipment import assumed
from courtroll.verifier.kernel.room import AdvisingRoom, PlayableRoom

if TYPE_CHECKING:
    from courtroll.verifier.games.bruges.document import Described
    from courtroll.verifier.games.bruges.moves.decisions import Decision
    from courtroll.verifier.games.bruges.moves.sentences import Names
    from courtroll.verifier.games.bruges.settle.questions import BrugesQuestions
    from courtroll.verifier.games.bruges.table.playing import Playing
    from courtroll.verifier.kernel.advice import Advice
    from courtroll.verifier.kernel.codes import Code
    from courtroll.verifier.kernel.forms import Hints
    from courtroll.verifier.kernel.game import Game
    from courtroll.verifier.kernel.legality import Fault
    from courtroll.verifier.kernel.place import Owned, Place
    from courtroll.verifier.kernel.position import Position
    from courtroll.verifier.kernel.reading import Problem
    from courtroll.verifier.kernel.replay import Heard
    from courtroll.verifier.kernel.results import Answer
    from courtroll.verifier.kernel.sayings import Sayings


class BrugesRoom(PlayableRoom["Described", "Playing", "Decision"], AdvisingRoom["Described"]):
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
        from courtroll.verifier.games.bruges.settle.described import faults

        return faults(described)

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

    def advice(self, described: Described, seats: Sequence[int], limits: Mapping[str, int], *, check: bool) -> Advice:
        from courtroll.verifier.games.bruges.advice.advising import advised

        return advised(described, seats, check=check)

    # --------------------------------------------------------------------------------- play and logs

    def engine(self) -> Game[Playing, Decision]:
        from courtroll.verifier.games.bruges.play.engine import BRUGES

        return BRUGES

    def begin(self, header: Mapping[str, object]) -> Playing | tuple[Problem, ...]:
        from courtroll.verifier.games.bruges.settle.logs import begin

        return begin(header)

    def state_faults(self, state: Playing) -> tuple[Fault, ...]:
        from courtroll.verifier.games.bruges.settle.described import state_faults

        return state_faults(state)

    def winners(self, state: Playing) -> tuple[tuple[int, ...], Code | None]:
        from courtroll.verifier.games.bruges.scoring.ending import ranking
        from courtroll.verifier.games.bruges.table.playing import Phase

        if state.turn.phase is not Phase.OVER:
            return (), None
        _, winners, decided_by = ranking(state.points, [state.florins(seat) for seat in range(state.players)])
        return winners, decided_by

    def grammar(self) -> Sequence[str]:
        from courtroll.verifier.games.bruges.moves.sentences import GRAMMAR

        return GRAMMAR

    def sayings(self, state: Playing) -> Sayings:
        from courtroll.verifier.games.bruges.moves.grammar import sayings

        return sayings(self._names(state))

    def _names(self, state: Playing) -> Names:
        from courtroll.verifier.games.bruges.moves.sentences import Names

        return Names(state.box.players, state.deck)

    def drawn(self, state: Playing) -> Mapping[str, Sequence[str]]:
        from courtroll.verifier.games.bruges.settle.logs import drawn

        return drawn(state.deck)

    def hear(self, text: str, state: Playing) -> Heard[Decision]:
        from courtroll.verifier.games.bruges.settle.logs import hear

        return hear(text, self._names(state))

    def say_move(self, decision: Decision, state: Playing, seat: int) -> str:
        from courtroll.verifier.games.bruges.settle.logs import say_move

        return say_move(decision, self._names(state), seat)

    def say_in_log(self, place: Place, state: Playing, seat: int) -> str:
        from courtroll.verifier.games.bruges.table.names import say_owned

        return say_owned(place, state.box.players, seat)

    def spoken_in_log(self, state: Playing, place: Place, called: Mapping[str, str]) -> Owned | None:
        from courtroll.verifier.games.bruges.table.names import spoken_place
        from courtroll.verifier.games.bruges.table.tables import scored

        return spoken_place(place, scored(state), called)

    def write(self, state: Playing) -> dict[str, object]:
        from courtroll.verifier.games.bruges.document.writing import write

        return write(state)

    def questions(self) -> BrugesQuestions:
        from courtroll.verifier.games.bruges.settle.questions import QUESTIONS

        return QUESTIONS

    def view(self, state: Playing, seat: int) -> Position[Playing]:
        from courtroll.verifier.games.bruges.play.views import view

        return view(state, seat)


ROOM: Final[PlayableRoom[Described, Playing, Decision]] = BrugesRoom()
