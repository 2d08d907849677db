"""What every game that can be played must keep, whatever it is about.

A law looks at one step (`Moved`) or at a finished game (`Ended`) and yields what breaks it. Laws never ask an
engine whether it is right: they compare what it says at different times, or with a second definition.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Final, Generic, TypeVar

from courtroll.properties.engines.engine import BuiltIn, Decision, Done, Engine, Refused, State
from courtroll.properties.sayings import some_sentence, unlike
from courtroll.verifier.kernel.chance import Outcome
from courtroll.verifier.kernel.ledger import points
from courtroll.verifier.kernel.legality import Severity
from courtroll.verifier.kernel.replay import LogError
from courtroll.verifier.kernel.room import AnyPlayableRoom

T = TypeVar("T")
SAID: Final = 2
"""So many sentences of any kind are said of a step's table."""


@dataclass(frozen=True, slots=True)
class Breach:
    """What breaks a law, and the ids of the rules concerned, where a rule of the game is."""

    what: str
    rules: tuple[str, ...] = ()
    about: tuple[int, Decision] | None = None
    """Whose decision is in question, where it is another than the one that was made."""


class Seen:
    """Something that laws look at: an engine's state, with what several laws need worked out once."""

    def __init__(self, engine: Engine, room: AnyPlayableRoom, state: State) -> None:
        self.engine = engine
        self.room = room
        self._kept: dict[Hashable, Any] = {}
        self.state = state

    def once(self, make: Callable[[Any], T]) -> T:
        """What `make` gives for this; the second law to ask gets the same."""
        if make not in self._kept:
            self._kept[make] = make(self)
        kept: T = self._kept[make]
        return kept

    @property
    def data(self) -> Any:
        """The state as the room's data."""
        return self.once(_data)


def _data(seen: Seen) -> Any:
    return seen.engine.data(seen.state)


class Begun(Seen):
    """A game that has just begun, and the first line of its log."""

    def __init__(self, engine: Engine, room: AnyPlayableRoom, state: State, header: Mapping[str, object]) -> None:
        super().__init__(engine, room, state)
        self.header = header


class Moved(Seen):
    """One step of a game. `state` is the state before it; `number` counts the game's steps from somewhere."""

    def __init__(
        self, engine: Engine, room: AnyPlayableRoom, state: State, seat: int, decision: Decision, done: Done,
        number: int, was: Hashable, legal: list[Decision],
    ) -> None:  # fmt: skip
        super().__init__(engine, room, state)
        self.seat = seat
        self.decision = decision
        self.done = done
        self.number = number
        self.was = was
        self.legal = legal

    @property
    def outcome(self) -> Outcome:
        return self.done.outcome

    @property
    def data_after(self) -> Any:
        return self.once(_data_after)

    @property
    def players(self) -> int:
        return len(self.engine.points(self.state))

    def random(self) -> Random:
        """A source for a law that tries things; the same for the same step, whatever came before it."""
        return Random(f"{self.seat} {self.decision!r} {self.engine.points(self.state)}")


def _data_after(moved: Moved) -> Any:
    return moved.engine.data(moved.done.state)


@dataclass(frozen=True, slots=True)
class Made:
    """A decision of a game: whose, and what was drawn for it, also in the words of a log."""

    seat: int
    decision: Decision
    outcome: Outcome
    drawn: tuple[tuple[str, ...], ...] = ()


class Ended(Seen):
    """A finished game: its last state, how it began, and what was decided."""

    def __init__(
        self, engine: Engine, room: AnyPlayableRoom, state: State, header: Mapping[str, object], moves: Sequence[Made]
    ) -> None:
        super().__init__(engine, room, state)
        self.header = header
        self.moves = moves


S = TypeVar("S", bound=Seen)


@dataclass(frozen=True, slots=True)
class Law(Generic[S]):
    """A law: its name, what it says, how it is looked at, and the rules of the game it stands for.

    A law that takes long is looked at every few steps only; none at all, where `breaches` answers `None`: it is about
    what the engine leaves out.
    """

    name: str
    says: str
    breaches: Callable[[S], Iterable[Breach] | None]
    every: int = 1
    rules: tuple[str, ...] = ()


# ------------------------------------------------------------------------------------------- single steps


def only_so_many_begin(
    few: int, many: int, of_number: tuple[str, ...], of_names: tuple[str, ...]
) -> Callable[[Begun], Iterator[Breach]]:
    """Names stand for the players' colours: nobody begins a game that is one too few, one too many, or there twice."""

    def breaches(begun: Begun) -> Iterator[Breach]:
        if not isinstance(begun.engine, BuiltIn) or "position" in begun.header:
            return
        names = begun.room.names(begun.data)
        crowd = (*names, *(f"somebody {n}" for n in range(many)))
        for players in (crowd[: few - 1], crowd[: many + 1]):
            if not isinstance(begun.room.begin({**begun.header, "players": [*players], "start": players[0]}), tuple):
                yield Breach(f"{len(players)} begin a game", of_number)
        players = (*names[:-1], names[0])
        if not isinstance(begun.room.begin({**begun.header, "players": [*players], "start": names[0]}), tuple):
            yield Breach("two players have one name", of_names)

    return breaches


def something_to_decide(moved: Moved) -> Iterator[Breach]:
    if len(set(moved.legal)) != len(moved.legal):
        twice = next(d for n, d in enumerate(moved.legal) if d in moved.legal[:n])
        yield Breach(f"{twice!r} is listed twice")


def listed_is_legal(moved: Moved) -> Iterator[Breach]:
    for decision in moved.legal:
        refusals = moved.engine.refusals(moved.state, decision, moved.seat)
        if refusals is None or refusals:
            yield Breach(f"{decision!r} is listed and refused", tuple(sorted(refusals or ())))


def only_the_decider_decides(moved: Moved) -> Iterator[Breach]:
    for seat in range(moved.players):
        if seat != moved.seat and moved.engine.refusals(moved.state, moved.decision, seat) == frozenset():
            yield Breach(f"seat {seat} may decide {moved.decision!r} although seat {moved.seat} decides")


def the_old_state_stays(moved: Moved) -> Iterator[Breach]:
    if moved.engine.content(moved.state) != moved.was:
        yield Breach(f"{moved.decision!r} has changed the state it began from")


def the_same_again(moved: Moved) -> Iterator[Breach]:
    again = moved.engine.apply(moved.state, moved.decision, moved.outcome, moved.seat)
    if moved.engine.content(again.state) != moved.engine.content(moved.done.state) or again.lines != moved.done.lines:
        yield Breach(f"{moved.decision!r} with the same outcome led elsewhere")


def points_come_by_lines(moved: Moved) -> Iterator[Breach]:
    lines = moved.done.lines
    if lines is None:
        return
    before, after = moved.engine.points(moved.state), moved.engine.points(moved.done.state)
    for seat, (old, new) in enumerate(zip(before, after, strict=True)):
        if new - old != points(line for line in lines if line.seat == seat):
            yield Breach(f"seat {seat} went from {old} to {new} without lines for it")


def words_are_heard(moved: Moved) -> Iterator[Breach]:
    room = moved.room
    text = room.say_move(moved.decision, moved.data, moved.seat)
    try:
        heard = room.hear(text, moved.data)
    except LogError as error:
        yield Breach(f"{text!r} is not understood: {error.code}")
        return
    if heard.seat != moved.seat or all(order != (moved.decision,) for move in heard.moves for order in move):
        yield Breach(f"{text!r} is heard as {heard!r}")


def longer_sentences_mean_it(moved: Moved) -> Iterator[Breach]:
    room, state = moved.room, moved.data
    sayings = room.sayings(state)
    if sayings is None:
        return
    names, source = room.names(state), Random(f"{moved.number} {moved.decision!r}")
    others = [name for seat, name in enumerate(names) if seat != moved.seat]

    def say(decision: Any) -> str:
        return room.say_move(decision, state, moved.seat)

    for _ in range(SAID):
        said = some_sentence(sayings, others, source)
        for what in unlike(said, names[moved.seat], lambda text: room.hear(text, state).moves, say):
            yield Breach(what)


def reached_means_possible(moved: Moved) -> Iterator[Breach]:
    for fault in moved.room.state_faults(moved.data_after):
        if fault.severity is Severity.IMPOSSIBLE:
            yield Breach(f"the table that was reached has the fault {fault.code}", (fault.rule.id,))


def written_is_read_back(moved: Moved) -> Iterator[Breach]:
    """A position file of the table begins a game with the very same table."""
    document = moved.room.write(moved.data)
    again = moved.room.begin({"courtroll": 1, "game": moved.room.name, "position": document})
    if again != moved.data:
        yield Breach("the table's position file is read as another table")


STEP_LAWS: Final[tuple[Law[Moved], ...]] = (
    Law("something-to-decide", "Until the end somebody can decide something; nothing is listed twice.",
        something_to_decide),
    Law("listed-is-legal", "What is listed has no objections.", listed_is_legal, every=5),
    Law("only-the-decider", "Nobody else may do what the decider may.", only_the_decider_decides, every=2),
    Law("old-state-stays", "A step leaves the state it began from as it was.", the_old_state_stays),
    Law("same-again", "The same decision with the same outcome leads to the same state.", the_same_again, every=3),
    Law("points-by-lines", "Points change by a step's lines and by nothing else.", points_come_by_lines),
    Law("words-are-heard", "What is said of a decision is heard as that decision.", words_are_heard, every=3),
    Law("sentences-mean-it",
        "A longer sentence, in whatever words and letters, is heard as the plain ones that it means; no word is lost.",
        longer_sentences_mean_it, every=10),
    Law("reached-is-possible", "No table that a game reaches is impossible.", reached_means_possible, every=7),
    Law("written-is-read-back", "A table's position file gives the same table back.", written_is_read_back, every=40),
)  # fmt: skip


# ----------------------------------------------------------------------------------------- finished games


def nothing_after_the_end(ended: Ended) -> Iterator[Breach]:
    engine = ended.engine
    for decision in engine.legal(ended.state):
        yield Breach(f"{decision!r} is listed after the end")
    for made in ended.moves[-5:]:
        if engine.refusals(ended.state, made.decision, made.seat) == frozenset():
            yield Breach(f"{made.decision!r} is legal after the end")


def the_log_leads_here(ended: Ended) -> Iterator[Breach]:
    engine = ended.engine
    state = engine.begin(ended.header)
    for made in ended.moves:
        try:
            state = engine.apply(state, made.decision, made.outcome, made.seat).state
        except Refused as refusal:
            yield Breach(f"the log's {made.decision!r} is refused: {refusal}")
            return
    if engine.content(state) != engine.content(ended.state):
        yield Breach("the game's log leads to another table")


def somebody_has_won(ended: Ended) -> Iterator[Breach]:
    got = ended.engine.points(ended.state)
    winners = ended.engine.winners(ended.state)
    if not winners:
        yield Breach("nobody has won")
    for seat in winners:
        if got[seat] < max(got):
            yield Breach(f"seat {seat} has won with {got[seat]} points, and somebody has {max(got)}")


END_LAWS: Final[tuple[Law[Ended], ...]] = (
    Law("nothing-after-the-end", "No decision is legal after the end.", nothing_after_the_end),
    Law("log-leads-here", "A game's log leads to the same table without a seed.", the_log_leads_here, every=3),
    Law("somebody-has-won", "A finished game has winners, and nobody has more points.", somebody_has_won),
)  # fmt: skip

ENGINE_ANSWERS: Final[Law[Seen]] = Law(
    "engine-answers", "An engine answers every question about a game.", lambda seen: ()
)
ENDS: Final[Law[Seen]] = Law("ends", "Every game ends within the bound of its rules.", lambda seen: ())
CHEATS: Final[Law[Seen]] = Law(
    "cheats-are-refused", "What is not legal is refused and leaves the state as it was.", lambda seen: ()
)
"""These three are looked at by `watch` itself, which is where they show."""
