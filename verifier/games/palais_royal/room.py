"""Palais Royal, for those who score, settle and referee it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from courtroll.verifier.games.palais_royal.rules import RULEBOOK
from courtroll.verifier.games.palais_royal.table.equipment import MAX_PLAYERS, MIN_PLAYERS
from courtroll.verifier.kernel.room import AdvisingRoom, PlayableRoom

if TYPE_CHECKING:
    from courtroll.verifier.games.palais_royal.document import Described, DescribedTurn
    from courtroll.verifier.games.palais_royal.moves.decisions import Decision
    from courtroll.verifier.games.palais_royal.settle.questions import PalaisRoyalQuestions
    from courtroll.verifier.games.palais_royal.table.playing import Playing
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

    Either = Described | DescribedTurn


class PalaisRoyalRoom(PlayableRoom["Either", "Playing", "Decision"], AdvisingRoom["Either"]):
    name = "palais-royal"
    title = "Palais Royal"
    players = range(MIN_PLAYERS, MAX_PLAYERS + 1)
    rulebook = RULEBOOK

    def document(self) -> type[Any]:
        from courtroll.verifier.games.palais_royal.document import Document

        return Document

    def read(self, document: Mapping[str, object]) -> Either | tuple[Problem, ...]:
        from courtroll.verifier.games.palais_royal.document import read

        return read(document)

    def faults(self, described: Either) -> tuple[Fault, ...]:
        from courtroll.verifier.games.palais_royal.document import Described

        if isinstance(described, Described):
            from courtroll.verifier.games.palais_royal.faults import faults

            return faults(described.position)
        from courtroll.verifier.games.palais_royal.settle.described import faults as faults_in_a_turn

        return faults_in_a_turn(described)

    def answer(self, described: Either) -> Answer:
        from courtroll.verifier.games.palais_royal.document import Described
        from courtroll.verifier.games.palais_royal.unknown.ranges import final_count

        assert isinstance(described, Described), "nothing is scored in a turn"
        return final_count(described.position)

    def say(self, described: Either, place: Place, at_home: int | None) -> str:
        from courtroll.verifier.games.palais_royal.table.names import say_place

        return say_place(place, described.players, at_home)

    def spoken(self, described: Either, place: Place, called: Mapping[str, str]) -> Owned | None:
        from courtroll.verifier.games.palais_royal.document import Described
        from courtroll.verifier.games.palais_royal.table.names import spoken_place

        edges = described.position.state.edges if isinstance(described, Described) else ()
        return spoken_place(place, {edge.name for edge in edges}, called)

    def hints(self) -> Hints:
        from courtroll.verifier.games.palais_royal.document.hints import HINTS

        return HINTS

    def assumed(self, described: Either, used: frozenset[str]) -> Sequence[str]:
        from courtroll.verifier.games.palais_royal.document import Described

        return () if isinstance(described, Described) else self.assumed_in(described.position.state, used)

    def advice(self, described: Either, seats: Sequence[int], limits: Mapping[str, int], *, check: bool) -> Advice:
        from courtroll.verifier.games.palais_royal.advice.advising import advised

        return advised(described, seats, check=check)

    # --------------------------------------------------------------------------------- play and logs

    def engine(self) -> Game[Playing, Decision]:
        from courtroll.verifier.games.palais_royal.play.engine import PALAIS_ROYAL

        return PALAIS_ROYAL

    def drawn(self, state: Playing) -> Mapping[str, Sequence[str]]:
        from courtroll.verifier.games.palais_royal.settle.logs import DRAWN

        return DRAWN

    def begin(self, header: Mapping[str, object]) -> Playing | tuple[Problem, ...]:
        from courtroll.verifier.games.palais_royal.settle.logs import begin

        return begin(header)

    def unattended(self) -> Mapping[str, object]:
        from courtroll.verifier.games.palais_royal.settle.logs import UNATTENDED_ROUNDS

        return {"equipment": {"round-limit": UNATTENDED_ROUNDS}}

    def weights(self) -> Mapping[str, int]:
        from courtroll.verifier.games.palais_royal.play.engine import WEIGHTS

        return WEIGHTS

    def lean(self, state: Playing, offered: Sequence[Decision]) -> Sequence[Decision]:
        from courtroll.verifier.games.palais_royal.play.moving import lean

        return lean(state, offered)

    def state_faults(self, state: Playing) -> tuple[Fault, ...]:
        from courtroll.verifier.games.palais_royal.faults.playing import faults
        from courtroll.verifier.kernel.position import Position

        return faults(Position(state))

    def winners(self, state: Playing) -> tuple[tuple[int, ...], Code | None]:
        from courtroll.verifier.games.palais_royal.scoring.ending import ranking
        from courtroll.verifier.games.palais_royal.table.pieces import Room
        from courtroll.verifier.games.palais_royal.table.playing import Phase

        if state.turn.phase is not Phase.OVER:
            return (), None
        at_cardinal = [state.servants(Room.CARDINAL, seat) for seat in range(state.players)]
        _, winners, decided_by = ranking(state.points, at_cardinal)
        return winners, decided_by

    def spoken_in_log(self, state: Playing, place: Place, called: Mapping[str, str]) -> Owned | None:
        from courtroll.verifier.games.palais_royal.table.names import spoken_place

        return spoken_place(place, (), called)

    def grammar(self) -> Sequence[str]:
        from courtroll.verifier.games.palais_royal.moves.sentences import GRAMMAR

        return GRAMMAR

    def sayings(self, state: Playing) -> Sayings:
        from courtroll.verifier.games.palais_royal.moves.grammar import sayings

        return sayings()

    def hear(self, text: str, state: Playing) -> Heard[Decision]:
        from courtroll.verifier.games.palais_royal.settle.logs import hear

        return hear(text, state.box.players)

    def say_move(self, decision: Decision, state: Playing, seat: int) -> str:
        from courtroll.verifier.games.palais_royal.settle.logs import say_move

        return say_move(decision, state.box.players, seat)

    def say_in_log(self, place: Place, state: Playing, seat: int) -> str:
        from courtroll.verifier.games.palais_royal.table.names import say_place

        return say_place(place, state.box.players, seat)

    def write(self, state: Playing) -> dict[str, object]:
        from courtroll.verifier.games.palais_royal.document.writing import write

        return write(state)

    def questions(self) -> PalaisRoyalQuestions:
        from courtroll.verifier.games.palais_royal.settle.questions import QUESTIONS

        return QUESTIONS

    def view(self, state: Playing, seat: int) -> Position[Playing]:
        from courtroll.verifier.games.palais_royal.play.views import view

        return view(state, seat)


ROOM: Final[PlayableRoom[Either, Playing, Decision]] = PalaisRoyalRoom()
