"""From a parsed file to frozen tables: every problem at once, each with its path. Makes no sentences.

A subclass of `Table` describes a table of the file; a field `estate_prestige` is the key "estate-prestige". Its
annotation says what may stand there, its default that it may be left out. A value that cannot be read is put down
as a problem and replaced by its default, so that the rest of the file can still be read and looked at.
"""

from __future__ import annotations

import re
from collections.abc import Hashable, Iterable, Mapping, Sequence
from enum import Enum, StrEnum
from functools import cache
from types import MappingProxyType, NoneType, UnionType
from typing import (
    Annotated,
    Any,
    Final,
    Generic,
    NamedTuple,
    NoReturn,
    Self,
    TypeVar,
    Union,
    cast,
    dataclass_transform,
    get_args,
    get_origin,
    get_type_hints,
)
from unicodedata import normalize

from courtroll.verifier.kernel.codes import Code

Path = tuple[str | int, ...]


class Unknown(Enum):
    """A value that nobody knows."""

    UNKNOWN = "?"


UNKNOWN: Final = Unknown.UNKNOWN
SMALLEST: Final = -9999
LARGEST: Final = 9999
"""Numbers beyond these are refused wherever no narrower limits are set."""
ENOUGH: Final = 100
"""After so many problems the nearest right words are no longer sought."""


NOTHING: Final[Mapping[Any, Any]] = MappingProxyType({})
"""The default of a table of like values that may be left out."""


@dataclass_transform(kw_only_default=True, frozen_default=True)
class Table:
    """Base of the tables of a file, which checkers take for frozen dataclasses: annotated fields, all by keyword.

    They are none, because compiling the methods of a dozen of them takes longer than to read a file and score it.
    A field that is left out is looked up in the class, where its default stands.
    """

    def __init__(self, **values: object) -> None:
        self.__dict__.update(values)

    def but(self, **changed: object) -> Self:
        """The same table with some fields changed."""
        return type(self)(**{**vars(self), **changed})

    def __setattr__(self, name: str, value: object) -> NoReturn:
        raise AttributeError(f"{type(self).__name__} is frozen")

    def __delattr__(self, name: str) -> NoReturn:
        raise AttributeError(f"{type(self).__name__} is frozen")

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join(f'{name}={value!r}' for name, value in vars(self).items())})"


D = TypeVar("D", bound=Table)


# Named tuples from here on: they are made in a third of the time, which a command that answers one table waits for.


class Limits(NamedTuple):
    """What an annotation narrows, and what it tells the reader of a schema.

    `low` and `high` bound a number or the length of a list, `pattern` a text; `form` describes the pattern.
    """

    low: int | None = None
    high: int | None = None
    pattern: str | None = None
    form: Code | None = None
    doc: str = ""


class Phrase(Code):
    """What may stand somewhere in a file, or what stands there, where that is no word of the file."""

    GAME = "game"
    LIST = "list"
    LIST_OF_TABLES = "list-of-tables"
    LOG_LINE = "log-line"
    LONG_NUMBER = "long-number"
    NAME = "name"
    NUMBER = "number"
    TABLE = "table"
    TEXT = "text"
    TRUTH = "truth"


class Counted(NamedTuple):
    """A phrase with a number in it."""

    phrase: Phrase
    n: int


Shown = str | Counted
"""A text as it stands in a file or should stand there; a `Code` is said in words."""


class ProblemCode(Code):
    """What cannot be read in any game's file."""

    BELONGS_ABOVE = "belongs-above"
    MAY_NOT_BE_UNKNOWN = "may-not-be-unknown"
    MISSING = "missing"
    NAME_TWICE = "name-twice"
    NO_PLAYER = "no-player"
    NOT_TEXT = "not-text"
    OUT_OF_RANGE = "out-of-range"
    TOO_FEW = "too-few"
    TOO_MANY = "too-many"
    UNKNOWN_KEY = "unknown-key"
    UNKNOWN_WORD = "unknown-word"
    WRONG_FORM = "wrong-form"
    WRONG_TYPE = "wrong-type"


class Problem(NamedTuple):
    """Something in a file that cannot be read, or that is worth a warning.

    `value` is what stands there (a text in double quotes, an unknown key bare); `wanted` are the right words,
    the nearest first, or one phrase for what would be right.
    """

    path: Path
    code: Code
    value: Shown = ""
    wanted: tuple[str, ...] = ()
    low: int | None = None
    high: int | None = None


class Shape(NamedTuple):
    """An annotation taken apart: what may stand there, by the type of the value."""

    limits: Limits = Limits()
    unknown: bool = False
    optional: bool = False
    number: bool = False
    truth: bool = False
    text: bool = False
    words: Mapping[str, Enum] = NOTHING
    items: Shape | None = None
    keys: Mapping[str, Enum] | None = None
    """For a table of like values: the keys it knows, `None` for any."""
    values: Shape | None = None
    table: type[Any] | None = None


class Key(NamedTuple):
    """One key of a table."""

    field: str
    shape: Shape
    required: bool
    default: object

    @property
    def name(self) -> str:
        return self.field.replace("_", "-")


class Read(NamedTuple, Generic[D]):
    """What could be read, with defaults in place of what could not."""

    value: D
    problems: tuple[Problem, ...]


def word(member: Enum) -> str:
    """How a file writes a member: the value of a word enum, the name of a number enum."""
    return str(member.value) if isinstance(member, StrEnum) else member.name.lower().replace("_", "-")


def words_of(kind: type[Enum]) -> dict[str, Enum]:
    return {word(member): member for member in kind}


def shape_of(annotation: object) -> Shape:
    """Takes an annotation apart. Alternatives of a union must differ in the type of value they read."""
    found: dict[str, Any] = {}
    _collect(annotation, found)
    return Shape(**found)


def _collect(annotation: Any, found: dict[str, Any]) -> None:
    origin, args = get_origin(annotation), get_args(annotation)
    if origin is Annotated:
        found["limits"] = next(arg for arg in args[1:] if isinstance(arg, Limits))
        _collect(args[0], found)
    elif origin in (Union, UnionType):
        for alternative in args:
            _collect(alternative, found)
    elif origin is tuple:
        found["items"] = shape_of(args[0])
    elif origin is Mapping:
        found["keys"] = None if args[0] is str else words_of(args[0])
        found["values"] = shape_of(args[1])
    elif annotation is Unknown:
        found["unknown"] = True
    elif annotation is NoneType:
        found["optional"] = True
    elif annotation in (int, bool, str):
        found[{int: "number", bool: "truth", str: "text"}[annotation]] = True
    elif isinstance(annotation, type) and issubclass(annotation, Enum):
        found["words"] = {**found.get("words", {}), **words_of(annotation)}
    elif isinstance(annotation, type) and issubclass(annotation, Table):
        found["table"] = annotation
    else:
        raise TypeError(f"no way to read {annotation!r}")


def keys_of(table: type[Any]) -> dict[str, Key]:
    """The keys of a table, in the order of its fields."""
    return _keys_of(cast(Hashable, table))


@cache
def _keys_of(table: Any) -> dict[str, Key]:
    hints = get_type_hints(table, include_extras=True)
    defaults = {name: value for base in reversed(table.__mro__) for name, value in vars(base).items()}
    keys = (Key(name, shape_of(hint), name not in defaults, defaults.get(name)) for name, hint in hints.items())
    return {key.name: key for key in keys}


def nearest(wrong: str, known: Iterable[str]) -> tuple[str, ...]:
    """The known words, the most alike first."""
    plain = wrong[:60].casefold().replace("_", "-")
    from difflib import SequenceMatcher  # only an error needs it

    return tuple(sorted(known, key=lambda right: -SequenceMatcher(None, plain, right.casefold()).ratio()))


def near_enough(problems: Sequence[Problem], wrong: str, known: Iterable[str]) -> tuple[str, ...]:
    """The same while there are not too many problems for it."""
    return nearest(wrong, known) if len(problems) < ENOUGH else ()


def as_text(value: object) -> Shown:
    """A value as a problem shows it. Lists and tables are not spelt out."""
    match value:
        case str():
            return f'"{value}"'
        case bool():
            return str(value).lower()
        case int():
            return str(value) if value.bit_length() < 100 else Counted(Phrase.LONG_NUMBER, value.bit_length())
        case list():
            return Phrase.LIST
        case dict():
            return Phrase.TABLE
        case _:
            return str(value)


def one_form(text: str) -> str:
    """A text in the one form of Unicode in which all are compared: an accent is part of its letter."""
    return text if text.isascii() else normalize("NFC", text)


def read(table: type[D], document: object) -> Read[D]:
    """A document as a table, with every problem in it."""
    reader = _Reader(frozenset(keys_of(table)))
    value = reader.value(Shape(table=table), document, ())
    return Read(cast(D, value), tuple(reader.problems))


def descriptions(shape: Shape) -> tuple[str, ...]:
    """What may stand there."""
    out: list[str] = []
    if shape.number:
        out.append(Phrase.NUMBER)
    if shape.truth:
        out.append(Phrase.TRUTH)
    if shape.text:
        out.append(Phrase.TEXT)
    out += [f'"{each}"' for each in shape.words]
    if shape.items is not None:
        out.append(Phrase.LIST_OF_TABLES if is_of_tables(shape.items) else Phrase.LIST)
    if shape.values is not None or shape.table is not None:
        out.append(Phrase.TABLE)
    return tuple(out)


def is_of_tables(items: Shape) -> bool:
    """Whether a list holds tables and nothing else."""
    return items.table is not None and not (items.number or items.text or items.words)


class _Reader:
    def __init__(self, top: frozenset[str]) -> None:
        self.top = top
        self.problems: list[Problem] = []

    def value(self, shape: Shape, value: object, path: Path) -> object:
        match value:
            case "?" if shape.unknown:
                return UNKNOWN
            case "?":
                self.problems.append(Problem(path, ProblemCode.MAY_NOT_BE_UNKNOWN, as_text(value), descriptions(shape)))
                return blank(shape)
            case bool() if shape.truth:
                return value
            case int() if shape.number and not isinstance(value, bool):
                return self.number(shape, value, path)
            case str() if shape.words or shape.text:
                return self.text(shape, one_form(value), path)
            case list() if shape.items is not None:
                return self.items(shape, shape.items, value, path)
            case dict() if shape.table is not None:
                return self.table(shape.table, value, path)
            case dict() if shape.values is not None:
                return self.mapping(shape, shape.values, value, path)
        self.problems.append(Problem(path, ProblemCode.WRONG_TYPE, as_text(value), descriptions(shape)))
        return blank(shape)

    def number(self, shape: Shape, value: int, path: Path) -> int:
        limits = shape.limits if shape.items is None else Limits()
        low = SMALLEST if limits.low is None else limits.low
        high = LARGEST if limits.high is None else limits.high
        if low <= value <= high:
            return value
        self.problems.append(Problem(path, ProblemCode.OUT_OF_RANGE, as_text(value), (), low, high))
        return 0

    def text(self, shape: Shape, value: str, path: Path) -> object:
        if value in shape.words:
            return shape.words[value]
        if not shape.text:
            wanted = near_enough(self.problems, value, shape.words)
            self.problems.append(Problem(path, ProblemCode.UNKNOWN_WORD, as_text(value), wanted))
            return blank(shape)
        limits = shape.limits
        if any("\ud800" <= sign <= "\udfff" for sign in value):
            self.problems.append(Problem(path, ProblemCode.NOT_TEXT, as_text(value)))
            return blank(shape)
        if limits.pattern is not None and not re.fullmatch(limits.pattern, value):
            wanted = () if limits.form is None else (limits.form,)
            self.problems.append(Problem(path, ProblemCode.WRONG_FORM, as_text(value), wanted))
            return blank(shape)
        return value

    def items(self, shape: Shape, item: Shape, value: list[object], path: Path) -> object:
        low, high = shape.limits.low, shape.limits.high
        if low is not None and len(value) < low:
            self.problems.append(Problem(path, ProblemCode.TOO_FEW, str(len(value)), (), low, high))
        elif high is not None and len(value) > high:
            self.problems.append(Problem(path, ProblemCode.TOO_MANY, str(len(value)), (), low, high))
        enough = None if high is None else high + 1  # the first too many is still looked at
        return tuple(self.value(item, each, (*path, index)) for index, each in enumerate(value[:enough]))

    def mapping(self, shape: Shape, item: Shape, value: dict[str, object], path: Path) -> object:
        out: dict[object, object] = {}
        for name, each in value.items():
            if shape.keys is None:
                out[name] = self.value(item, each, (*path, name))
            elif name in shape.keys:
                out[shape.keys[name]] = self.value(item, each, (*path, name))
            else:
                self.unknown_key(name, shape.keys, path)
        return out

    def unknown_key(self, name: str, known: Iterable[str], path: Path) -> None:
        if path and name in self.top:
            self.problems.append(Problem((*path, name), ProblemCode.BELONGS_ABOVE, name))
        else:
            wanted = near_enough(self.problems, name, known)
            self.problems.append(Problem((*path, name), ProblemCode.UNKNOWN_KEY, name, wanted))

    def table(self, table: type[Table], value: dict[str, object], path: Path) -> object:
        keys = keys_of(table)
        for name in value:
            if name not in keys:
                self.unknown_key(name, [key for key in keys if key not in value], path)
        got: dict[str, object] = {}
        for name, key in keys.items():
            if name in value:
                got[key.field] = self.value(key.shape, value[name], (*path, name))
                if self.problems and self.problems[-1].path == (*path, name) and not key.required:
                    got[key.field] = key.default
            elif key.required:
                self.problems.append(Problem((*path, name), ProblemCode.MISSING, "", descriptions(key.shape)))
                got[key.field] = blank(key.shape)
        return table(**got)


def blank(shape: Shape) -> object:
    """Stands for a value that could not be read."""
    if shape.optional:
        return None
    if shape.unknown:
        return UNKNOWN
    if shape.words:
        return next(iter(shape.words.values()))
    if shape.number or shape.truth:
        return 0 if shape.number else False
    if shape.text:
        return ""
    if shape.items is not None:
        return ()
    if shape.values is not None:
        return {}
    assert shape.table is not None
    blanks = {key.field: blank(key.shape) for key in keys_of(shape.table).values() if key.required}
    return shape.table(**blanks)
