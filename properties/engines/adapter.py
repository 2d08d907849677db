"""Somebody else's engine: what its author writes (`Adapter`), and how the suite speaks with it (`Spoken`).

An adapter speaks the public words only: a log's first line begins a game, a decision is a log's sentence of one
decision ("Frank: lay F AG32"), pieces drawn are a log's words, and a table is shown as a position file.
"""

from __future__ import annotations

import json
from abc import ABC, abstractmethod
from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final

from courtroll.properties.engines.calling import Calls
from courtroll.properties.engines.engine import CallFailed, CannotBegin, Decision, Done, Refused
from courtroll.verifier.kernel.chance import Dealer, Draw, Outcome
from courtroll.verifier.kernel.replay import LogError
from courtroll.verifier.kernel.room import AnyPlayableRoom

MOST_DRAWS: Final = 100
"""For one decision. Whoever asks for more asks without end."""
REMEMBERED: Final = 20_000
"""Sentences of which the decision is remembered, and the other way round."""


@dataclass(frozen=True, slots=True)
class Ask:
    """Pieces that an engine wants drawn next: what, for whom, how many at random, and from which.

    `pool` says how many of each kind may be drawn. `sure` are pieces whose order is known already, such as cards
    put under a stack; they follow those drawn at random.
    """

    what: str
    player: str
    n: int
    pool: Mapping[str, int]
    sure: tuple[str, ...] = ()


class Adapter(ABC):
    """An engine in ten methods. A state is whatever the engine likes; no method may change one that it is given."""

    game: str = "noblemen"
    patience: float | None = 60.0
    """Seconds that one call may take; `None`: it looks to that itself."""

    @abstractmethod
    def begin(self, header: Mapping[str, object]) -> Any:
        """The state that a log with this first line begins with: a new game, or a `position` to go on from."""

    @abstractmethod
    def decider(self, state: Any) -> str | None:
        """Whose decision it is, by name; `None` after the end."""

    @abstractmethod
    def legal(self, state: Any) -> Sequence[str]:
        """Everything that may be decided, each as a sentence of one decision."""

    @abstractmethod
    def refuses(self, state: Any, move: str) -> Sequence[str]:
        """Why a decision is not legal: ids of rules if the engine knows them, else any words. Empty: it is legal."""

    @abstractmethod
    def asks(self, state: Any, move: str, drawn: Sequence[Sequence[str]]) -> Ask | None:
        """What a legal decision wants drawn next, after what was drawn for it already; `None`: nothing more."""

    @abstractmethod
    def apply(self, state: Any, move: str, drawn: Sequence[Sequence[str]]) -> Any:
        """The state after a decision and what was drawn. Raises `Refused` if it is not legal."""

    @abstractmethod
    def points(self, state: Any) -> Sequence[int]:
        """The points of the players in clockwise order, as in the header."""

    @abstractmethod
    def winners(self, state: Any) -> Sequence[str]:
        """Who has won, once the game is over."""

    @abstractmethod
    def table(self, state: Any) -> Mapping[str, object]:
        """The whole table as a position file."""

    def decided_by(self, state: Any) -> str | None:
        """By what the winners have won, in the word of `courtroll score`. `None`: the engine has no such thing."""
        return None

    def seen(self, state: Any, player: str) -> object | None:
        """What one player may see, in any form that can be compared. `None`: the engine has no such thing."""
        return None


class Spoken:
    """An adapter as an `Engine`: every answer is read like a log or a position file."""

    def __init__(self, adapter: Adapter, room: AnyPlayableRoom) -> None:
        self.adapter = adapter
        self.room = room
        self.calls = Calls(adapter)
        self._rules = frozenset(rule.id for rule in room.rulebook.rules)
        self._hear = lru_cache(REMEMBERED)(self._heard)
        self._say = lru_cache(REMEMBERED)(self._said)

    def begin(self, header: Mapping[str, object]) -> _Held:
        reference = self.room.begin(header)
        if isinstance(reference, tuple):
            raise CannotBegin("this first line is not in order")
        state = _Held(self.calls.ask("begin", header), _Game(reference, self.room.names(reference)))
        left_out = self.room.write(self.data(state)).keys() - self.calls.ask("table", state.own).keys()
        if left_out:
            raise CallFailed("table", f"its table does not say everything: {', '.join(sorted(left_out))}")
        return state

    def decider(self, state: _Held) -> int | None:
        name = self.calls.ask("decider", state.own)
        return None if name is None else state.seat(name, "decider")

    def legal(self, state: _Held) -> list[Decision]:
        """In the order of the built-in engine, so that a seed plays the same games with every engine that is right."""
        heard = [self._hear(text, state.game) for text in self.calls.ask("legal", state.own)]
        place = {decision: n for n, decision in enumerate(self.room.engine().legal_actions(self.data(state)))}
        return sorted(heard, key=lambda decision: place.get(decision, len(place)))

    def refusals(self, state: _Held, decision: Decision, seat: int) -> frozenset[str] | None:
        """What cannot be said is refused: nobody will ever ask for it."""
        text = self._say(decision, state.game, seat)
        if text is None:
            return None
        reasons = frozenset(self.calls.ask("refuses", state.own, text))
        return None if reasons and not reasons & self._rules else reasons

    def why_not(self, state: _Held, decision: Decision, seat: int) -> tuple[str, ...]:
        """Why a decision is refused, in whatever words the adapter has."""
        text = self._say(decision, state.game, seat)
        return () if text is None else tuple(map(str, self.calls.ask("refuses", state.own, text)))

    def deal(self, state: _Held, decision: Decision, dealer: Dealer) -> Done:
        text = self._say(decision, state.game, self.decider(state) or 0)
        if text is None:
            raise Refused("there are no words for it")
        outcome: list[tuple[int, ...]] = []
        words: list[tuple[str, ...]] = []
        draws: list[Draw] = []
        while (asked := self.calls.ask("asks", state.own, text, words)) is not None:
            if len(draws) == MOST_DRAWS:
                raise CallFailed("asks", f"it asks for more than {MOST_DRAWS} draws for {text!r}")
            draws.append(self._draw(asked, state))
            drawn = dealer.draw(draws[-1])
            outcome.append(drawn)
            words.append(self._words(asked, drawn, state.game))
        own = self.calls.ask("apply", state.own, text, words)
        return Done(_Held(own, state.game), None, tuple(outcome), tuple(words), tuple(draws))

    def apply(self, state: _Held, decision: Decision, outcome: Outcome, seat: int) -> Done:
        text = self._say(decision, state.game, seat)
        if text is None:
            raise Refused("there are no words for it")
        words: list[tuple[str, ...]] = []
        for drawn in outcome:
            asked = self.calls.ask("asks", state.own, text, words)
            if asked is None:
                raise Refused("more is drawn than it asks for")
            words.append(self._words(asked, drawn, state.game))
        return Done(_Held(self.calls.ask("apply", state.own, text, words), state.game), None, outcome)

    def points(self, state: _Held) -> tuple[int, ...]:
        if state.points is None:
            points = tuple(self.calls.ask("points", state.own))
            if len(points) != len(state.players) or not all(type(n) is int for n in points):
                wanted = f"{len(state.players)} whole numbers"
                raise CallFailed("points", f"its answer should be {wanted}, and is {list(points)}")
            state.points = points
        return state.points

    def winners(self, state: _Held) -> tuple[int, ...]:
        return tuple(sorted(state.seat(name, "winners") for name in self.calls.ask("winners", state.own)))

    def decided_by(self, state: _Held) -> str | None:
        word: str | None = self.calls.ask("decided_by", state.own)
        return word

    def data(self, state: _Held) -> Any:
        if state.data is None:
            state.data = self._table(self.calls.ask("table", state.own))
        return state.data

    def seen(self, state: _Held, seat: int) -> object | None:
        seen: object = self.calls.ask("seen", state.own, state.players[seat])
        return seen

    def content(self, state: _Held) -> Hashable:
        """Asked anew every time, so that a state that changes is noticed."""
        return json.dumps(self.calls.ask("table", state.own), sort_keys=True)

    def _table(self, position: Mapping[str, object]) -> Any:
        data = self.room.begin({"courtroll": 1, "game": self.room.name, "position": position})
        if isinstance(data, tuple):
            problems = "; ".join(f"{'.'.join(map(str, p.path))}: {p.code} {p.value}".rstrip() for p in data)
            raise CallFailed("table", f"its table is no position file: {problems}")
        return data

    def _said(self, decision: Decision, game: _Game, seat: int) -> str | None:
        """A decision in words; `None` if these words do not say it, as with a cell outside of everything."""
        try:
            text = self.room.say_move(decision, game.first, seat)
            heard = self.room.hear(text, game.first)
        except (LogError, LookupError):
            return None
        return text if [move[0] for move in heard.moves] == [(decision,)] else None

    def _heard(self, text: str, game: _Game) -> Decision:
        """A sentence that may be taken in several ways is meant in the first."""
        try:
            heard = self.room.hear(text, game.first)
        except LogError as error:
            raise CallFailed("legal", f"{text!r} is no sentence of a log: {error.code} {error.found}") from None
        match heard.moves:
            case (((decision,), *_),):
                return decision
            case _:
                raise CallFailed("legal", f"{text!r} is not one decision")

    def _words(self, asked: Ask, drawn: Sequence[int], game: _Game) -> tuple[str, ...]:
        names = self.room.drawn(game.first)[asked.what]
        return tuple(names[piece] for piece in drawn)

    def _draw(self, asked: Ask, state: _Held) -> Draw:
        pieces = self.room.drawn(state.game.first)
        if asked.what not in pieces:
            raise CallFailed("asks", f"it asks for {asked.what!r}, which is none of {', '.join(pieces)}")
        names = pieces[asked.what]
        unknown = [word for word in (*asked.pool, *asked.sure) if word not in names]
        if unknown:
            raise CallFailed("asks", f"it asks for {unknown[0]!r}, which is none of {', '.join(names)}")
        if not all(type(count) is int for count in (asked.n, *asked.pool.values())):
            raise CallFailed("asks", f"it counts {asked.what} by what is no whole number")
        pool = tuple(asked.pool.get(name, 0) for name in names)
        if not 0 <= asked.n <= sum(pool):
            raise CallFailed("asks", f"it asks for {asked.n} of {sum(pool)} {asked.what}")
        sure = tuple(names.index(word) for word in asked.sure)
        return Draw(state.seat(asked.player, "asks"), asked.what, asked.n, pool, sure)


@dataclass(frozen=True, slots=True, eq=False)
class _Game:
    """The table that a game begins with, which names its pieces, and who plays."""

    first: Any
    players: tuple[str, ...]


@dataclass(slots=True, eq=False)
class _Held:
    """An adapter's own state, its game, and what it has said of it: a state stays as it is, so once is enough."""

    own: Any
    game: _Game
    points: tuple[int, ...] | None = None
    data: Any = None

    @property
    def players(self) -> tuple[str, ...]:
        return self.game.players

    def seat(self, name: str, call: str) -> int:
        if name not in self.players:
            raise CallFailed(call, f"{name!r} is none of {', '.join(self.players)}")
        return self.players.index(name)


__all__ = ["Adapter", "Ask", "Refused", "Spoken"]
