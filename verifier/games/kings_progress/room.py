"""King's Progress, for those who score, play and referee it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from courtroll.verifier.games.kings_progress.rules import RULEBOOK
from courtroll.verifier.games.kings_progress.table.equipment import MAX_PLAYERS, MIN_PLAYERS
from courtroll.verifier.kernel.room import AdvisingRoom, PlayableRoom

if TYPE_CHECKING:
    from courtroll.verifier.games.kings_progress.document import Described
    from courtroll.verifier.games.kings_progress.moves.decisions import Decision
    from courtroll.verifier.games.kings_progress.settle.questions import KingsProgressQuestions
    from courtroll.verifier.games.kings_progress.table.progress import Progress
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


class KingsProgressRoom(PlayableRoom["Described", "Progress", "Decision"], AdvisingRoom["Described"]):
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

    def advice(self, described: Described, seats: Sequence[int], limits: Mapping[str, int], *, check: bool) -> Advice:
        from courtroll.verifier.games.kings_progress.advice.advising import advised

        return advised(described, seats, check=check)

    def say(self, described: Described, place: Place, at_home: int | None) -> str:
        from courtroll.verifier.games.kings_progress.table.names import say_place

        return say_place(place, described.players, at_home)

    def spoken(self, described: Described, place: Place, called: Mapping[str, str]) -> Owned | None:
        from courtroll.verifier.games.kings_progress.table.names import spoken_place

        return spoken_place(place, called)

    def hints(self) -> Hints:
        from courtroll.verifier.games.kings_progress.document.hints import HINTS

        return HINTS

    # --------------------------------------------------------------------------------- play and logs

    def assumed(self, described: Described, used: frozenset[str]) -> Sequence[str]:
        return self.assumed_in(described.play.state, used) if described.play is not None else ()

    def engine(self) -> Game[Progress, Decision]:
        from courtroll.verifier.games.kings_progress.play.engine import KINGS_PROGRESS

        return KINGS_PROGRESS

    def drawn(self, state: Progress) -> Mapping[str, Sequence[str]]:
        from courtroll.verifier.games.kings_progress.settle.logs import DRAWN

        return DRAWN

    def begin(self, header: Mapping[str, object]) -> Progress | tuple[Problem, ...]:
        from courtroll.verifier.games.kings_progress.settle.logs import begin

        return begin(header)

    def state_faults(self, state: Progress) -> tuple[Fault, ...]:
        from courtroll.verifier.games.kings_progress.faults.course import faults
        from courtroll.verifier.kernel.position import Position

        return faults(Position(state))

    def winners(self, state: Progress) -> tuple[tuple[int, ...], Code | None]:
        from courtroll.verifier.games.kings_progress.scoring.projection import scored
        from courtroll.verifier.games.kings_progress.scoring.totals import all_crowns, all_gifts, built_cards, ranking
        from courtroll.verifier.games.kings_progress.table.progress import Phase

        if state.turn.phase is not Phase.OVER:
            return (), None
        table = scored(state)
        built = built_cards([player.builds for player in table.players])
        _, winners, decided_by = ranking(state.points, all_gifts(table), all_crowns(table), built)
        return winners, decided_by

    def grammar(self) -> Sequence[str]:
        from courtroll.verifier.games.kings_progress.moves.sentences import GRAMMAR

        return GRAMMAR

    def sayings(self, state: Progress) -> Sayings:
        from courtroll.verifier.games.kings_progress.moves.grammar import sayings

        return sayings(state.box.equipment.map.value.names)

    def hear(self, text: str, state: Progress) -> Heard[Decision]:
        from courtroll.verifier.games.kings_progress.settle.logs import hear

        return hear(text, state.box.players)

    def say_move(self, decision: Decision, state: Progress, seat: int) -> str:
        from courtroll.verifier.games.kings_progress.settle.logs import say_move

        return say_move(decision, state.box.players, seat)

    def say_in_log(self, place: Place, state: Progress, seat: int) -> str:
        from courtroll.verifier.games.kings_progress.table.names import say_place

        return say_place(place, state.box.players, seat)

    def spoken_in_log(self, state: Progress, place: Place, called: Mapping[str, str]) -> Owned | None:
        from courtroll.verifier.games.kings_progress.table.names import spoken_place

        return spoken_place(place, called)

    def write(self, state: Progress) -> dict[str, object]:
        from courtroll.verifier.games.kings_progress.document.writing import write

        return write(state)

    def questions(self) -> KingsProgressQuestions:
        from courtroll.verifier.games.kings_progress.settle.questions import QUESTIONS

        return QUESTIONS

    def view(self, state: Progress, seat: int) -> Position[Progress]:
        from courtroll.verifier.games.kings_progress.play.views import view

        return view(state, seat)


ROOM: Final[PlayableRoom[Described, Progress, Decision]] = KingsProgressRoom()
