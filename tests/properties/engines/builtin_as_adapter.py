"""The built-in engines behind an adapter: all that the suite learns of them goes through words and files."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, cast

from courtroll.properties.engines.adapter import Adapter, Ask, Refused
from courtroll.properties.engines.engine import CannotBegin
from courtroll.verifier.kernel.chance import Draw, Told
from courtroll.verifier.kernel.replay import LogError
from courtroll.verifier.kernel.room import AnyPlayableRoom, room

ROOM = cast(AnyPlayableRoom, room("noblemen"))
State = Any
Decision = Any


class _Wanted(Exception):
    """A draw that nobody has told yet."""

    def __init__(self, asked: Draw) -> None:
        super().__init__(asked)
        self.asked = asked


class _ToldSoFar:
    """A dealer who repeats what was drawn, and stops at the first draw that he does not know."""

    def __init__(self, drawn: Sequence[Sequence[str]], pieces: Mapping[str, Sequence[str]]) -> None:
        self._left = list(drawn)
        self._pieces = pieces

    def draw(self, asked: Draw) -> tuple[int, ...]:
        if not self._left:
            raise _Wanted(asked)
        names = self._pieces[asked.what]
        given = tuple(names.index(word) for word in self._left.pop(0))
        return Told((given,)).draw(asked)


class BuiltInAsAdapter(Adapter):
    """What an author would write around an engine of theirs."""

    game = "noblemen"

    @property
    def room(self) -> AnyPlayableRoom:
        return cast(AnyPlayableRoom, room(self.game))

    def begin(self, header: Mapping[str, object]) -> State:
        state = self.room.begin(header)
        if isinstance(state, tuple):
            raise CannotBegin("; ".join(problem.code for problem in state))
        return state

    def decider(self, state: State) -> str | None:
        seat = self.room.engine().decider(state)
        return None if seat is None else self.room.names(state)[seat]

    def legal(self, state: State) -> Sequence[str]:
        seat = self.room.engine().decider(state)
        if seat is None:
            return []
        return [self.room.say_move(decision, state, seat) for decision in self.room.engine().legal_actions(state)]

    def refuses(self, state: State, move: str) -> Sequence[str]:
        try:
            seat, decision = self._heard(state, move)
        except LogError as error:
            return [error.code]
        return sorted({objection.rule.id for objection in self.room.engine().objections(state, decision, seat)})

    def asks(self, state: State, move: str, drawn: Sequence[Sequence[str]]) -> Ask | None:
        _, decision = self._heard(state, move)
        try:
            self.room.engine().run(state, decision, _ToldSoFar(drawn, self.room.drawn(state)))
        except _Wanted as wanted:
            return _ask(wanted.asked, self.room.names(state), self.room.drawn(state))
        return None

    def apply(self, state: State, move: str, drawn: Sequence[Sequence[str]]) -> State:
        why = self.refuses(state, move)
        if why:
            raise Refused(", ".join(why))
        _, decision = self._heard(state, move)
        return self.room.engine().run(state, decision, _ToldSoFar(drawn, self.room.drawn(state))).state

    def points(self, state: State) -> Sequence[int]:
        return self.room.points(state)

    def winners(self, state: State) -> Sequence[str]:
        names = self.room.names(state)
        return [names[seat] for seat in self.room.winners(state)[0]]

    def decided_by(self, state: State) -> str | None:
        return self.room.winners(state)[1]

    def table(self, state: State) -> Mapping[str, object]:
        return self.room.write(state)

    def seen(self, state: State, player: str) -> object | None:
        view = self.room.view(state, self.room.names(state).index(player))
        return {"table": self.room.write(view.state), "hidden": [list(hole.path) for hole in view.holes]}

    def _heard(self, state: State, move: str) -> tuple[int, Decision]:
        heard = self.room.hear(move, state)
        return heard.seat, heard.moves[0][0][0]


class BrugesAsAdapter(BuiltInAsAdapter):
    """A game in which a header may name pieces of its box."""

    game = "bruges"


def _ask(asked: Draw, players: tuple[str, ...], pieces: Mapping[str, Sequence[str]]) -> Ask:
    names = pieces[asked.what]
    pool = dict(zip(names, asked.pool, strict=True))
    return Ask(asked.what, players[asked.seat], asked.n, pool, tuple(names[piece] for piece in asked.sure))
