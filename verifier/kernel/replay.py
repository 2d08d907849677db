"""A log, applied decision by decision; it stops at the first offence.

A log is JSON Lines: a header that says how the game began, then one move a line with what was drawn. Reading
never guesses: a line that is no such thing is an error with its number. Only the last line may be torn, when
the writer was stopped while writing it; then the log is read up to the last whole line, and says so.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, Generic, NamedTuple, TypeVar

from courtroll.verifier.kernel.chance import Dealt, Draw, ImpossibleOutcome, Noting, Outcome, OutcomeCode, hold
from courtroll.verifier.kernel.codes import Code
from courtroll.verifier.kernel.game import Game
from courtroll.verifier.kernel.hearing import Sentence, Unheard
from courtroll.verifier.kernel.ledger import Line
from courtroll.verifier.kernel.legality import IllegalDecision, Objection
from courtroll.verifier.kernel.reading import Counted, Phrase, Shown
from courtroll.verifier.kernel.rules import Rule

S = TypeVar("S")
D = TypeVar("D")

VERSION: Final = 1
LONGEST_LINE: Final = 1 << 20
ENTRY_KEYS: Final = ("move", "drawn")


class LogCode(Code):
    """Why a log cannot be read."""

    KEY_TWICE = "key-twice"
    LINE_TOO_LONG = "line-too-long"
    NO_DRAWS = "no-draws"
    NO_HEADER = "no-header"
    NO_MOVE = "no-move"
    NOT_AN_OBJECT = "not-an-object"
    NOT_JSON = "not-json"
    NOT_UTF_8 = "not-utf-8"
    UNKNOWN_KEY = "unknown-key"


class LogError(ValueError):
    """A log that cannot be read: at which line, what is wrong, and what would be right."""

    def __init__(self, line: int, code: Code, found: str = "", wanted: Sequence[Shown] = ()) -> None:
        super().__init__(line, code, found, tuple(wanted))
        self.line = line
        self.code = code
        self.found = found
        self.wanted = tuple(wanted)


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of a log: a move in words, and the words of each draw."""

    line: int
    move: str
    drawn: tuple[tuple[str, ...], ...]


@dataclass(frozen=True, slots=True)
class Log:
    header: Mapping[str, object]
    entries: tuple[Entry, ...]
    torn: bool
    """The last line was not whole and is left out."""


def read_log(data: bytes) -> Log:
    """The log in these bytes. Raises `LogError`."""
    lines = data.removeprefix(b"\xef\xbb\xbf").split(b"\n")
    torn = False
    last = lines.pop()
    if last.strip():
        torn = _is_torn(last)
        if not torn:
            lines.append(last)
    rows = [(number, line) for number, line in enumerate(lines, 1) if line.strip()]
    if not rows:
        raise LogError(1, LogCode.NO_HEADER)
    number, first = rows[0]
    header = _object(number, first)
    version = header.get("courtroll")
    if type(version) is not int or version != VERSION:
        raise LogError(number, LogCode.NO_HEADER, str(header.get("courtroll", "")), (f'"courtroll": {VERSION}',))
    return Log(header, tuple(_entry(number, _object(number, line)) for number, line in rows[1:]), torn)


def _is_torn(line: bytes) -> bool:
    """Whether a line without an end is the beginning of one that was being written."""
    try:
        _object(0, line)
    except LogError as error:
        return error.code in (LogCode.NOT_JSON, LogCode.NOT_UTF_8)
    return False


def _object(number: int, line: bytes) -> Mapping[str, object]:
    if len(line) > LONGEST_LINE:
        raise LogError(number, LogCode.LINE_TOO_LONG, str(len(line)), (Counted(Phrase.LOG_LINE, LONGEST_LINE),))
    try:
        value = json.loads(line.decode("utf-8"), object_pairs_hook=_once)
    except UnicodeDecodeError:
        raise LogError(number, LogCode.NOT_UTF_8) from None
    except _Twice as error:
        raise LogError(number, LogCode.KEY_TWICE, str(error)) from None
    except (ValueError, RecursionError):
        raise LogError(number, LogCode.NOT_JSON, line[:60].decode("utf-8", "replace")) from None
    if not isinstance(value, dict):
        raise LogError(number, LogCode.NOT_AN_OBJECT, line[:60].decode("utf-8", "replace"))
    return value


class _Twice(Exception):
    """A key that stands twice in one object."""


def _once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    out = dict(pairs)
    if len(out) < len(pairs):
        keys = [key for key, _ in pairs]
        raise _Twice(next(key for key in keys if keys.count(key) > 1))
    return out


def _entry(number: int, row: Mapping[str, object]) -> Entry:
    for key in row:
        if key not in ENTRY_KEYS:
            raise LogError(number, LogCode.UNKNOWN_KEY, key, ENTRY_KEYS)
    move, drawn = row.get("move"), row.get("drawn", [])
    if not isinstance(move, str):
        raise LogError(number, LogCode.NO_MOVE, "" if move is None else str(move), ('"move": "PLAYER: VERB …"',))
    if not isinstance(drawn, list) or not all(
        isinstance(draw, list) and all(isinstance(word, str) for word in draw) for draw in drawn
    ):
        raise LogError(number, LogCode.NO_DRAWS, str(drawn)[:60], ('"drawn": [["F", "G"]]',))
    return Entry(number, move, tuple(tuple(draw) for draw in drawn))


def header_line(game: str, begun: Mapping[str, object]) -> str:
    """The first line of a log."""
    return json.dumps({"courtroll": VERSION, "game": game, **begun}, ensure_ascii=False)


def in_words(dealt: Sequence[Dealt], words: Mapping[str, Sequence[str]]) -> tuple[tuple[str, ...], ...]:
    """What was dealt, as a log has it."""
    return tuple(tuple(words[asked.what][piece] for piece in drawn) for asked, drawn in dealt)


def entry_line(move: str, drawn: Sequence[Sequence[str]]) -> str:
    """One line of a log."""
    row: dict[str, object] = {"move": move}
    if drawn:
        row["drawn"] = [list(draw) for draw in drawn]
    return json.dumps(row, ensure_ascii=False)


@dataclass(frozen=True, slots=True)
class Offence:
    """Where a log breaks the rules: the move, and everything that objects to it."""

    line: int
    player: str
    move: str
    objections: tuple[Objection, ...] = ()
    outcome: ImpossibleOutcome | None = None


class Act(NamedTuple):
    """A legal decision of a log: in which line, whose, what was drawn for it, and the state before it."""

    line: int
    seat: int
    decision: Any
    outcome: Outcome
    state: Any


@dataclass(frozen=True, slots=True)
class Replayed(Generic[S]):
    """How far a log went."""

    state: S
    moves: int
    lines: tuple[Line, ...]
    offence: Offence | None
    used: frozenset[str]


@dataclass(frozen=True, slots=True)
class Heard(Generic[D]):
    """A log line's sentence: whose, and each of its moves with the orders in which it may be taken apart."""

    seat: int
    player: str
    moves: tuple[tuple[tuple[D, ...], ...], ...]


def heard(hear: Callable[[], Sentence[D]], players: Sequence[str]) -> Heard[D]:
    """A log's sentence. Raises `LogError` for line 0 where nobody understands it."""
    try:
        seat, moves = hear()
    except Unheard as error:
        raise LogError(0, error.code, error.found, error.wanted) from None
    return Heard(seat, players[seat], moves)


def replay(
    game: Game[S, D],
    state: S,
    entries: Sequence[Entry],
    hear: Callable[[str], Heard[D]],
    words: Mapping[str, Sequence[str]],
    see: Callable[[Act], object] = lambda act: None,
) -> Replayed[S]:
    """Applies a log strictly. `hear` reads a sentence (it may raise `LogError` for line 0); `words` names,
    for each kind of draw, the pieces by their number; `see` is told every legal decision.
    """
    lines: list[Line] = []
    used: set[str] = set()
    moves = 0
    for entry in entries:
        try:
            heard = hear(entry.move)
        except LogError as error:
            raise LogError(entry.line, error.code, error.found, error.wanted) from None
        left = list(entry.drawn)
        now, done, brought, looked_at, acts = state, 0, list[Line](), set[str](), list[Act]()
        try:
            for orders in heard.moves:
                now, some, values, these = _in_some_order(game, now, heard.seat, orders, left, words)
                brought += some
                looked_at |= values
                acts += these
                done += 1
            if left:
                raise ImpossibleOutcome(OutcomeCode.OUTCOME_TOO_LONG, _rule_of(game, left[0], words), None, None)
        except IllegalDecision as error:
            offence = Offence(entry.line, heard.player, entry.move, error.objections)
            return Replayed(state, moves, tuple(lines), offence, frozenset(used))
        except ImpossibleOutcome as error:
            offence = Offence(entry.line, heard.player, entry.move, (), error)
            return Replayed(state, moves, tuple(lines), offence, frozenset(used))
        for act in acts:
            see(act._replace(line=entry.line))
        state, moves = now, moves + done
        lines += brought
        used |= looked_at
    return Replayed(state, moves, tuple(lines), None, frozenset(used))


def _rule_of(game: Game[S, D], draw: Sequence[str], words: Mapping[str, Sequence[str]]) -> Rule:
    """The rule for the kind of pieces that a draw names; the first one's where it names none."""
    named = [what for what, pieces in words.items() if draw and draw[0].casefold() in map(str.casefold, pieces)]
    return game.outcome_rules[named[0] if named else next(iter(words))]


def _in_some_order(
    game: Game[S, D],
    state: S,
    seat: int,
    orders: Sequence[Sequence[D]],
    left: list[tuple[str, ...]],
    words: Mapping[str, Sequence[str]],
) -> tuple[S, list[Line], set[str], list[Act]]:
    """The first order in which every decision is legal; `left` loses the draws that it used."""
    refused: IllegalDecision | None = None
    for order in orders:
        now, draws = state, list(left)
        lines: list[Line] = []
        used: set[str] = set()
        acts: list[Act] = []
        try:
            for decision in order:
                read = _Read(draws, words)
                step = game.apply_as(now, decision, read, seat)
                acts.append(Act(0, seat, decision, tuple(read.given), now))
                now = step.state
                lines += step.lines
                used |= step.used
        except IllegalDecision as error:
            refused = refused or error
            continue
        left[:] = draws
        return now, lines, used, acts
    assert refused is not None
    raise refused


class _Read:
    """Reads draws from a log while an effect asks for them; `left` loses those that were read.

    A word that names no piece is told before whatever else is wrong, wherever it stands. So any other fault waits,
    and the effect goes on with the first pieces there are.
    """

    def __init__(self, left: list[tuple[str, ...]], words: Mapping[str, Sequence[str]]) -> None:
        self._left = left
        self._words = words
        self._wrong: ImpossibleOutcome | None = None
        self.given: list[tuple[int, ...]] = []

    def draw(self, asked: Draw) -> tuple[int, ...]:
        if not self._left:
            raise self._wrong or ImpossibleOutcome(OutcomeCode.OUTCOME_MISSING, None, asked, None)
        names = [name.casefold() for name in self._words[asked.what]]
        said = [word.casefold() for word in self._left.pop(0)]
        if not set(said).issubset(names):
            raise ImpossibleOutcome(OutcomeCode.OUTCOME_NO_SUCH_PIECE, None, asked, None)
        given = tuple(map(names.index, said))
        try:
            hold(asked, given)
        except ImpossibleOutcome as error:
            self._wrong = self._wrong or error
            return Noting().draw(asked)
        self.given.append(given)
        return given

    def finish(self) -> None:
        if self._wrong:
            raise self._wrong
