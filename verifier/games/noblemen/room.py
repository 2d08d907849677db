"""Noblemen, for those who score, settle and referee it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from courtroll.verifier.games.noblemen.rules import RULEBOOK
from courtroll.verifier.games.noblemen.table.equipment import MAX_PLAYERS, MIN_PLAYERS
from courtroll.verifier.kernel.room import AdvisingRoom, PlayableRoom

if TYPE_CHECKING:
    from courtroll.verifier.games.noblemen.document import Described
    from courtroll.verifier.games.noblemen.moves.decisions import Decision
    from courtroll.verifier.games.noblemen.settle.questions import NoblemenQuestions
    from courtroll.verifier.games.noblemen.table.state import State
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


class NoblemenRoom(PlayableRoom["Described", "State", "Decision"], AdvisingRoom["Described"]):
    name = "noblemen"
    title = "Noblemen"
    players = range(MIN_PLAYERS, MAX_PLAYERS + 1)
    rulebook = RULEBOOK
    limited = ("castles", "palaces", "chapels")

    def document(self) -> type[Any]:
        from courtroll.verifier.games.noblemen.document import Document

        return Document

    def read(self, document: Mapping[str, object]) -> Described | tuple[Problem, ...]:
        from courtroll.verifier.games.noblemen.document import read

        return read(document)

    def faults(self, described: Described) -> tuple[Fault, ...]:
        from courtroll.verifier.games.noblemen.settle.described import faults

        return faults(described)

    def answer(self, described: Described) -> Answer:
        from courtroll.verifier.games.noblemen.settle.described import answer

        return answer(described)

    def tiles(self, described: Described, seat: int) -> Mapping[str, int] | None:
        from courtroll.verifier.games.noblemen.faults import unknown_tiles
        from courtroll.verifier.games.noblemen.table.pieces import Tile

        estate = described.position.state.estates[seat]
        if not estate.land:
            return None
        unknown = unknown_tiles(described.position, seat)
        counts = {tile.name.lower(): (estate.tiles[tile] & ~unknown).bit_count() for tile in Tile}
        return counts | ({"unknown": unknown.bit_count()} if unknown else {})

    def assumed(self, described: Described, used: frozenset[str]) -> Sequence[str]:
        return self.assumed_in(described.position.state, used)

    def say(self, described: Described, place: Place, at_home: int | None) -> str:
        from courtroll.verifier.games.noblemen.table.names import say_place

        return say_place(place, described.names, at_home)

    def spoken(self, described: Described, place: Place, called: Mapping[str, str]) -> Owned | None:
        from courtroll.verifier.games.noblemen.table.names import spoken_place

        return spoken_place(place, called)

    def hints(self) -> Hints:
        from courtroll.verifier.games.noblemen.document.hints import HINTS

        return HINTS

    def advice(self, described: Described, seats: Sequence[int], limits: Mapping[str, int], *, check: bool) -> Advice:
        from courtroll.verifier.games.noblemen.advice.advising import advised

        return advised(described, seats, limits, check=check)

    # --------------------------------------------------------------------------------- play and logs

    def engine(self) -> Game[State, Decision]:
        from courtroll.verifier.games.noblemen.play.engine import NOBLEMEN

        return NOBLEMEN

    def drawn(self, state: State) -> Mapping[str, Sequence[str]]:
        from courtroll.verifier.games.noblemen.settle.logs import DRAWN

        return DRAWN

    def begin(self, header: Mapping[str, object]) -> State | tuple[Problem, ...]:
        from courtroll.verifier.games.noblemen.settle.logs import begin

        return begin(header)

    def state_faults(self, state: State) -> tuple[Fault, ...]:
        from courtroll.verifier.games.noblemen.faults import faults
        from courtroll.verifier.kernel.position import Position

        return faults(Position(state))

    def winners(self, state: State) -> tuple[tuple[int, ...], Code | None]:
        from courtroll.verifier.games.noblemen.scoring.results import ranking
        from courtroll.verifier.games.noblemen.table.pieces import POUND
        from courtroll.verifier.games.noblemen.table.state import Phase

        if state.turn.phase is not Phase.OVER:
            return (), None
        _, winners, decided_by = ranking(state.points, [state.holds(seat, POUND) for seat in range(state.players)])
        return winners, decided_by

    def spoken_in_log(self, state: State, place: Place, called: Mapping[str, str]) -> Owned | None:
        from courtroll.verifier.games.noblemen.table.names import spoken_place

        return spoken_place(place, called)

    def grammar(self) -> Sequence[str]:
        from courtroll.verifier.games.noblemen.moves.sentences import GRAMMAR

        return GRAMMAR

    def sayings(self, state: State) -> Sayings:
        from courtroll.verifier.games.noblemen.moves.grammar import sayings

        return sayings()

    def hear(self, text: str, state: State) -> Heard[Decision]:
        from courtroll.verifier.games.noblemen.settle.logs import hear

        return hear(text, state.box.players)

    def say_move(self, decision: Decision, state: State, seat: int) -> str:
        from courtroll.verifier.games.noblemen.settle.logs import say_move

        return say_move(decision, state.box.players, seat)

    def say_in_log(self, place: Place, state: State, seat: int) -> str:
        from courtroll.verifier.games.noblemen.table.names import Names, say_place

        return say_place(place, Names.of_frame(state.box.players), seat)

    def write(self, state: State) -> dict[str, object]:
        from courtroll.verifier.games.noblemen.document.writing import write

        return write(state)

    def as_in_log(self, described: Described) -> Described:
        from dataclasses import replace

        from courtroll.verifier.games.noblemen.table.names import Names

        return replace(described, names=Names.of_frame(described.players))

    def questions(self) -> NoblemenQuestions:
        from courtroll.verifier.games.noblemen.settle.questions import QUESTIONS

        return QUESTIONS

    def view(self, state: State, seat: int) -> Position[State]:
        from courtroll.verifier.games.noblemen.play.views import view

        return view(state, seat)


ROOM: Final[PlayableRoom[Described, State, Decision]] = NoblemenRoom()
