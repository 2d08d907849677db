"""What a program asks: the commands' answers as typed values. `courtroll` offers everything here by its name.

A table is given by the path of its position file, by that file's text (anything with a line break, or that begins with
a brace), or as a parsed document. What stands in an answer, and what it means, is the contract's; `json` is the answer
as the command prints it.
"""

from __future__ import annotations

import types
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, fields, is_dataclass
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar, Union, get_args, get_origin, get_type_hints

if TYPE_CHECKING:
    from _typeshed import DataclassInstance

    from courtroll.calculator.intake import Loaded
    from courtroll.calculator.render.objects import Object, Speaker

Table = str | Path | Mapping[str, object]
"""A position file: its path, its text, or what a parser made of it."""
Log = str | Path | Sequence[Mapping[str, object]]
"""A log: its path, its text, or its lines parsed."""


@dataclass(frozen=True, slots=True)
class Line:
    """Points, what for, and by which rule."""

    code: str
    count: int
    points: int
    rule: str
    where: str | None = None


@dataclass(frozen=True, slots=True)
class Unscored:
    """What could have scored and did not, and what it lacks."""

    code: str
    where: str
    missing: tuple[str, ...]
    rule: str


@dataclass(frozen=True, slots=True)
class Player:
    """`total` is `None` where the unknowns leave a range."""

    name: str
    before: int | None
    total: int | None
    low: int
    high: int | None
    rank: int | None
    lines: tuple[Line, ...]
    unscored: tuple[Unscored, ...]
    json: Mapping[str, object] = field(repr=False, compare=False)


@dataclass(frozen=True, slots=True)
class Leaning:
    """An open point that decided, its reading here, and what its other readings are or give."""

    option: str
    reading: str
    others: tuple[str, ...] | Mapping[str, str]


@dataclass(frozen=True, slots=True)
class Score:
    game: str
    edition: str
    moment: str
    players: tuple[Player, ...]
    winners: tuple[str, ...]
    decided_by: str | None
    certain: bool | None
    warnings: tuple[str, ...]
    assumed: tuple[str, ...]
    json: Mapping[str, object] = field(repr=False, compare=False)
    leaned_on: tuple[Leaning, ...] | None = ()
    """`None` where too much is unknown to tell."""


@dataclass(frozen=True, slots=True)
class Reason:
    """What speaks against a table or a move, and the rule behind it."""

    code: str
    where: str | None
    rule: str | None
    message: str


@dataclass(frozen=True, slots=True)
class Cost:
    """A part of a price: `amount` for `count` things, and where those are."""

    code: str
    count: int
    amount: int
    where: tuple[str, ...]
    rule: str


@dataclass(frozen=True, slots=True)
class Checked:
    faults: tuple[Reason, ...]
    warnings: tuple[str, ...]
    json: Mapping[str, object] = field(repr=False, compare=False)

    @property
    def possible(self) -> bool:
        return not self.faults


@dataclass(frozen=True, slots=True)
class Gift:
    """What a legal move brings: points with their line, or an amount of something else."""

    what: str
    player: str
    code: str
    count: int
    rule: str
    points: int | None = None
    amount: int | None = None
    where: str | None = None


@dataclass(frozen=True, slots=True)
class Verdict:
    question: str
    verdict: str
    """`legal`, `illegal`, `depends` or `not-settled`."""
    reasons: tuple[Reason, ...]
    editions: Mapping[str, str]
    certain: bool
    assumed: tuple[str, ...]
    instead: tuple[str, ...]
    gives: tuple[Gift, ...]
    json: Mapping[str, object] = field(repr=False, compare=False)
    options: tuple[Leaning, ...] = ()
    understood: str = ""
    """The question in full words."""
    witness: Mapping[str, object] | None = None
    """A complete table in which it is legal, as a position file; `None` where there is none."""
    witnesses: tuple[Mapping[str, object], ...] = ()
    """Where it depends: that table, and one in which it is not legal."""
    warnings: tuple[str, ...] = ()
    """What is doubtful of the table: among others, that it can be by one reading only."""
    forced_by: tuple[str, ...] | None = None
    """The keys of the file that force a refusal, if that was asked for; none where the rules alone refuse."""
    costs: tuple[tuple[Cost, ...], ...] = ()
    """For each of the reasons what was not paid, part by part; none at all where nothing was to be paid."""


@dataclass(frozen=True, slots=True)
class Standing:
    name: str
    points: int


@dataclass(frozen=True, slots=True)
class Offence:
    """The first decision of a log that was not legal."""

    line: int
    player: str
    move: str
    reasons: tuple[Reason, ...]


@dataclass(frozen=True, slots=True)
class Replayed:
    game: str
    moves: int
    torn: bool
    over: bool
    players: tuple[Standing, ...]
    winners: tuple[str, ...]
    decided_by: str | None
    assumed: tuple[str, ...]
    json: Mapping[str, object] = field(repr=False, compare=False)
    offence: Offence | None = None


@dataclass(frozen=True, slots=True)
class InputError:
    """One thing that cannot be read, and where it stands."""

    line: int | None
    path: str
    message: str


class Unreadable(ValueError):
    """The table, the log or the question cannot be read; `errors` names everything that is wrong."""

    def __init__(self, errors: Iterable[InputError]) -> None:
        self.errors = tuple(errors)
        super().__init__(
            "; ".join(f"{each.path}: {each.message}" if each.path else each.message for each in self.errors)
        )


class Impossible(ValueError):
    """The table cannot be; `faults` names every reason."""

    def __init__(self, faults: Iterable[Reason]) -> None:
        self.faults = tuple(faults)
        super().__init__("; ".join(each.message for each in self.faults))


def score(table: Table, *, edition: str | None = None, language: str = "en") -> Score:
    """The score of a table. Raises `Unreadable`, `Impossible`."""
    from courtroll.calculator.answers.tables import scored

    return _made(Score, _answered(*scored(*_loaded(table, edition, language))))


def check(table: Table, *, edition: str | None = None, language: str = "en") -> Checked:
    """Every reason why a table cannot be, and every doubt. Raises `Unreadable`."""
    from courtroll.calculator.answers.tables import checked

    return _made(Checked, checked(*_loaded(table, edition, language))[0])


def ask(
    table: Table, question: str, *, edition: str | None = None, language: str = "en", explain: bool = False
) -> Verdict:
    """May this player do that? With `explain`, which of the file's keys force a refusal. Raises `Unreadable`,
    `Impossible`.
    """
    from courtroll.calculator.answers.questions import asked

    loaded, speaker = _loaded(table, edition, language)
    return _made(Verdict, _answered(*asked(loaded, speaker, question, explain=explain, witness=True)))


def replay(log: Log, *, language: str = "en") -> Replayed:
    """How far a log is legal, and what stopped it. Raises `Unreadable`, `Impossible` (of the table it begins with)."""
    from courtroll.calculator.play.referee import Unreadable as NoLog
    from courtroll.calculator.play.referee import referee

    try:
        answer, _ = referee(*_of_log(log), language=language)
    except NoLog as error:
        raise _unreadable({"errors": error.errors}) from None
    return _made(Replayed, _answered(answer))


# ------------------------------------------------------------------------------------------------- what is given


def _is_text(source: str) -> bool:
    return "\n" in source or source.lstrip().startswith(("{", "["))


def _loaded(table: Table, edition: str | None, language: str) -> tuple[Loaded, Speaker]:
    from courtroll.calculator.intake import load, load_document
    from courtroll.calculator.render.objects import Speaker
    from courtroll.verifier.kernel.room import room

    if isinstance(table, Mapping):
        found = load_document(table, edition, language)
    elif isinstance(table, str) and _is_text(table):
        found = load("", table, edition, language)
    else:
        found = load(str(table), None, edition, language)
    if found.described is None:
        raise Unreadable(InputError(error.line, error.path, error.message) for error in found.errors)
    return found, Speaker(room(found.game), found.described, language)


def _of_log(log: Log) -> tuple[str, str | None]:
    """A log's path, and its text where that is given."""
    if isinstance(log, str) and _is_text(log):
        return "", log
    if isinstance(log, (str, Path)):
        return str(log), None
    import json

    return "", "".join(f"{json.dumps(line, ensure_ascii=False)}\n" for line in log)


# ----------------------------------------------------------------------------------------------- what is answered


def _answered(answer: Object, _: int = 0) -> Object:
    """An answer; raises what stands in its place."""
    if "errors" in answer:
        raise _unreadable(answer)
    if "faults" in answer:
        raise Impossible(_value(tuple[Reason, ...], answer["faults"]))
    return answer


def _unreadable(answer: Mapping[str, object]) -> Unreadable:
    return Unreadable(_value(tuple[InputError, ...], answer["errors"]))


Made = TypeVar("Made", bound="DataclassInstance")


def _made(kind: type[Made], answer: Mapping[str, object]) -> Made:
    """A typed value of an answer. What the type does not name is kept in `json`."""
    hints = _hints(kind)
    given = {"json": answer, **answer}
    return kind(
        **{each.name: _value(hints[each.name], given[each.name]) for each in fields(kind) if each.name in given}
    )


@cache
def _hints(kind: type[Any]) -> Mapping[str, Any]:
    return get_type_hints(kind)


def _value(kind: Any, given: Any) -> Any:
    """What an answer holds in one place, as its type says: a dataclass, a tuple of something, or as it is."""
    options = get_args(kind) if get_origin(kind) in (Union, types.UnionType) else (kind,)
    for option in options:
        if is_dataclass(option) and isinstance(given, Mapping):
            return _made(option, given)  # type: ignore[arg-type]
        if get_origin(option) is tuple and isinstance(given, Sequence) and not isinstance(given, str):
            return tuple(_value(get_args(option)[0], each) for each in given)
    return str(given) if isinstance(given, str) else given  # a code is text for those who asked
