"""What the scoring suite asks of a scorer, whoever wrote it, and the built-in rooms as such."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping
from typing import Any, ClassVar, Protocol

from courtroll.properties.engines.answers import (
    Against,
    Document,
    Faulty,
    Outcome,
    Placed,
    PlayerScore,
    Reason,
    Scored,
    ScoredLine,
    Unread,
    told,
)
from courtroll.properties.engines.calling import Calls
from courtroll.verifier.kernel.legality import Fault, Severity
from courtroll.verifier.kernel.results import Answer, NotWorkedOut, PlayerResult
from courtroll.verifier.kernel.room import AnyRoom, Described


class Scorer(Protocol):
    """A scorer under test."""

    def score(self, document: Document) -> Outcome:
        """What comes of a table that a position file describes. The document is left as it is."""


class ScoringAdapter(ABC):
    """Somebody else's scorer, in one method."""

    game: ClassVar[str] = "noblemen"
    patience: float | None = 60.0
    """Seconds that one table may take; `None`: it looks to that itself."""

    @abstractmethod
    def score(self, document: Mapping[str, Any]) -> Mapping[str, Any]:
        """A parsed position file's answer, as `courtroll score --format json` prints it: the scoring, or an object
        with `faults`, or one with `errors`.
        """


class SpokenScorer:
    """An adapter as a `Scorer`."""

    def __init__(self, adapter: ScoringAdapter) -> None:
        self.calls = Calls(adapter)

    def score(self, document: Document) -> Outcome:
        return told(self.calls.ask("score", document))


class BuiltInScorer:
    """The scorer of a room of this project."""

    def __init__(self, room: AnyRoom) -> None:
        self.room = room

    def score(self, document: Document) -> Outcome:
        described = self.room.read(document)
        if isinstance(described, tuple):
            return Unread(tuple(f"{'.'.join(map(str, problem.path))}: {problem.code}" for problem in described))
        found = self.room.faults(described)
        told = [(_against(self.room, described, fault), fault.severity) for fault in found]
        faults = tuple(each for each, severity in told if severity is Severity.IMPOSSIBLE)
        if faults:
            return Faulty(faults)
        try:
            answer = self.room.answer(described)
        except NotWorkedOut as trouble:
            return Unread(("no-range: " + ".".join(map(str, trouble.path)),))
        names = described.players
        players = tuple(_player(self.room, described, answer, seat) for seat in range(len(names)))
        winners = tuple(names[seat] for seat in answer.winners)
        return Scored(
            players, winners, answer.decided_by, answer.certain, frozenset(each for each, _ in told),
            None if answer.leanings is None else frozenset(
                (leaning.option, leaning.reading, frozenset(leaning.others)) for leaning in answer.leanings
            ),
            frozenset(self.room.assumed(described, answer.result.used)),
        )  # fmt: skip


def _against(room: AnyRoom, described: Described, fault: Fault) -> Against:
    where = None if fault.where is None else room.say(described, fault.where, None)
    seat = getattr(fault.where, "seat", None)
    return Against(fault.code, fault.rule.id, seat, where, fault.found, fault.limit)


def _player(room: AnyRoom, described: Described, answer: Answer, seat: int) -> PlayerScore:
    player = answer.result.players[seat]
    lists = answer.lists[seat] if answer.lists else {}
    return PlayerScore(
        described.players[seat],
        player.before if described.position.is_known("player", seat, "points") else None,
        answer.total(seat), answer.low[seat], answer.high[seat], answer.ranks[seat],
        tuple(ScoredLine(line.code, line.count, line.points, line.rule.id) for line in player.lines),
        tuple(Reason(item.code, item.rule.id) for item in player.unscored),
        {**answer.facts[seat], **{key: None if words is None else list(words) for key, words in lists.items()}},
        tuple(_places(room, described, player, seat)),
        tuple(ScoredLine(part.code, part.things, part.amount, part.rule.id) for part in player.parts),
    )  # fmt: skip


def _places(room: AnyRoom, described: Described, player: PlayerResult, seat: int) -> Iterator[Placed]:
    for line in player.lines:
        if line.where is not None:
            yield Placed(line.code, room.say(described, line.where, seat))
    for item in player.unscored:
        missing = tuple(room.say(described, place, seat) for place in item.missing)
        yield Placed(item.code, room.say(described, item.where, seat), missing)


def scorer_of(room: AnyRoom, adapter: ScoringAdapter | None) -> Scorer:
    """The scorer under test: somebody's, or the built-in one."""
    return BuiltInScorer(room) if adapter is None else SpokenScorer(adapter)
