"""The built-in engine of Noblemen behind an adapter: all that the suite learns of it goes through words and files."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import cast

from courtroll.properties.engines.adapter import Adapter, Ask, Refused
from courtroll.properties.engines.engine import CannotBegin
from courtroll.verifier.games.noblemen.moves.decisions import Decision
from courtroll.verifier.games.noblemen.table.state import State
from courtroll.verifier.kernel.chance import Draw, Told
from courtroll.verifier.kernel.replay import LogError
from courtroll.verifier.kernel.room import AnyPlayableRoom, room

ROOM = cast(AnyPlayableRoom, room("noblemen"))


class _Wanted(Exception):
    """A draw that nobody has told yet."""

    def __init__(self, asked: Draw) -> None:
        super().__init__(asked)
        self.asked = asked


class _ToldSoFar:
    """A dealer who repeats what was drawn, and stops at the first draw that he does not know."""

    def __init__(self, drawn: Sequence[Sequence[str]]) -> None:
        self._left = list(drawn)

    def draw(self, asked: Draw) -> tuple[int, ...]:
        if not self._left:
            raise _Wanted(asked)
        names = ROOM.drawn()[asked.what]
        given = tuple(names.index(word) for word in self._left.pop(0))
        return Told((given,)).draw(asked)


class BuiltInAsAdapter(Adapter):
    """What an author would write around an engine of theirs."""

    game = "noblemen"

    def begin(self, header: Mapping[str, object]) -> State:
        state = ROOM.begin(header)
        if isinstance(state, tuple):
            raise CannotBegin("; ".join(problem.code for problem in state))
        return cast(State, state)

    def decider(self, state: State) -> str | None:
        seat = ROOM.engine().decider(state)
        return None if seat is None else ROOM.names(state)[seat]

    def legal(self, state: State) -> Sequence[str]:
        seat = ROOM.engine().decider(state)
        if seat is None:
            return []
        names = ROOM.names(state)
        return [ROOM.say_move(decision, names, seat) for decision in ROOM.engine().legal_actions(state)]

    def refuses(self, state: State, move: str) -> Sequence[str]:
        try:
            seat, decision = self._heard(state, move)
        except LogError as error:
            return [error.code]
        return sorted({objection.rule.id for objection in ROOM.engine().objections(state, decision, seat)})

    def asks(self, state: State, move: str, drawn: Sequence[Sequence[str]]) -> Ask | None:
        _, decision = self._heard(state, move)
        try:
            ROOM.engine().run(state, decision, _ToldSoFar(drawn))
        except _Wanted as wanted:
            return _ask(wanted.asked, ROOM.names(state))
        return None

    def apply(self, state: State, move: str, drawn: Sequence[Sequence[str]]) -> State:
        why = self.refuses(state, move)
        if why:
            raise Refused(", ".join(why))
        _, decision = self._heard(state, move)
        return cast(State, ROOM.engine().run(state, decision, _ToldSoFar(drawn)).state)

    def points(self, state: State) -> Sequence[int]:
        return ROOM.points(state)

    def winners(self, state: State) -> Sequence[str]:
        names = ROOM.names(state)
        return [names[seat] for seat in ROOM.winners(state)[0]]

    def table(self, state: State) -> Mapping[str, object]:
        return ROOM.write(state)

    def seen(self, state: State, player: str) -> object | None:
        view = ROOM.view(state, ROOM.names(state).index(player))
        return {"table": ROOM.write(view.state), "hidden": [list(hole.path) for hole in view.holes]}

    def _heard(self, state: State, move: str) -> tuple[int, Decision]:
        heard = ROOM.hear(move, ROOM.names(state))
        return heard.seat, heard.moves[0][0][0]


def _ask(asked: Draw, players: tuple[str, ...]) -> Ask:
    names = ROOM.drawn()[asked.what]
    pool = dict(zip(names, asked.pool, strict=True))
    return Ask(asked.what, players[asked.seat], asked.n, pool, tuple(names[piece] for piece in asked.sure))
