"""What a rule says, where each text says it, and where the texts leave a choice.

A `Rule` is a value that refusals, faults, score lines and proofs carry; it is never only a comment.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, fields, replace
from enum import StrEnum
from types import ModuleType
from typing import ClassVar, NamedTuple, Self


class Basis(StrEnum):
    """What a rule rests on."""

    PRINTED = "printed"
    """At least one text states it."""
    DERIVED = "derived"
    """It follows from printed rules or counts."""
    OTHER_EDITION = "other-edition"
    """Only a text of another edition states it; that text is the fuller one."""
    RULING = "ruling"
    """Somebody with a say in the matter ruled so, outside the texts."""
    OPEN = "open"
    """No text settles it: this is the best-supported reading."""
    TOOL = "tool"
    """No rule of the game: a limit of this program."""


class Confidence(StrEnum):
    HIGH = "high"
    MEDIUM = "medium"
    LOW = "low"


# Cards are named tuples, because a scoring waits for those of its game: a text has some two hundred witnesses.
# Only what is compared by its id, or inherited from, is a dataclass.


class Edition(NamedTuple):
    """One text of a game's rules."""

    code: str
    language: str
    original: bool
    about: str


class Witness(NamedTuple):
    """Where one text says it: the heading it stands under, and at most eight words to find the place."""

    edition: str
    heading: str
    anchor: str


@dataclass(frozen=True, slots=True, eq=False, init=False)
class Rule:
    """One idea. `says` is our own sentence, never a rulebook's."""

    id: str
    says: str
    witnesses: tuple[Witness, ...]
    basis: Basis
    confidence: Confidence

    def __init__(
        self,
        id: str,
        says: str,
        *witnesses: Witness,
        basis: Basis = Basis.PRINTED,
        confidence: Confidence = Confidence.HIGH,
    ) -> None:
        object.__setattr__(self, "id", id)
        object.__setattr__(self, "says", says)
        object.__setattr__(self, "witnesses", witnesses)
        object.__setattr__(self, "basis", basis)
        object.__setattr__(self, "confidence", confidence)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Rule) and self.id == other.id

    def __hash__(self) -> int:
        return hash(self.id)


class Parting(StrEnum):
    """How two texts differ."""

    REAL = "real"
    """Both are clear and disagree: a named option with a preset per edition."""
    SILENT = "silent"
    """One lacks or blurs what the other says: the fuller text holds."""
    SLIP = "slip"
    """A text contradicts itself or cannot be: one reading, with the proof."""
    WORDING = "wording"
    """Other words, the same rule."""


class Difference(NamedTuple):
    """One place where the texts part, sorted, with the reason for the sorting."""

    id: str
    topic: str
    parting: Parting
    because: str
    rules: tuple[Rule, ...] = ()
    option: str | None = None


class Reading(StrEnum):
    """The readings of an option: what files call each, and what it says, in one sentence of our own."""

    says: str

    def __new__(cls, value: str, says: str = "") -> Self:
        reading = str.__new__(cls, value)
        reading._value_ = value
        reading.says = says
        return reading


class Option(NamedTuple):
    """A choice that the texts or their silence leave to the table.

    `presets` gives each edition's reading.
    `settled` is false where no text decides, so that an answer which leaned on it is not certain.
    """

    name: str
    asks: str
    kind: type[Reading]
    presets: Mapping[str, str]
    settled: bool
    rules: tuple[Rule, ...]
    notes: str

    @property
    def readings(self) -> Mapping[str, str]:
        """What each reading says."""
        return {reading: reading.says for reading in self.kind}

    @property
    def field(self) -> str:
        """The name of the ruleset's field."""
        return self.name.replace("-", "_")


class UnknownReading(ValueError):
    """A ruling that names no option, or gives an option a value it does not have."""

    def __init__(self, option: str, value: str, known: Iterable[str]) -> None:
        self.option = option
        self.value = value
        self.known = tuple(known)
        super().__init__(option, value, self.known)


@dataclass(frozen=True, slots=True)
class Ruleset:
    """The readings a table plays by. Each game adds its options as enum fields, in the order of `options`."""

    edition: str
    options: ClassVar[tuple[Option, ...]] = ()

    @classmethod
    def preset(cls, edition: str) -> Self:
        """The readings of one edition's text."""
        kinds = {field.name: type(field.default) for field in fields(cls) if isinstance(field.default, StrEnum)}
        return cls(edition, **{o.field: kinds[o.field](o.presets[edition]) for o in cls.options})

    def ruled(self, rulings: Mapping[str, str]) -> Self:
        """The same with single options switched."""
        changed = {}
        for name, value in rulings.items():
            option = next((o for o in self.options if o.name == name), None)
            if option is None:
                raise UnknownReading(name, value, (o.name for o in self.options))
            if value not in option.readings:
                raise UnknownReading(name, value, option.readings)
            changed[option.field] = type(getattr(self, option.field))(value)
        return replace(self, **changed)

    def reading(self, option: Option) -> str:
        """The value this table plays an option by."""
        return str(getattr(self, option.field))

    @property
    def rulings(self) -> dict[str, str]:
        """Where this table departs from its edition's preset."""
        mine = {o.name: self.reading(o) for o in self.options}
        return {o.name: mine[o.name] for o in self.options if mine[o.name] != o.presets[self.edition]}


@dataclass(frozen=True, slots=True, eq=False)
class Rulebook:
    """All that the texts of one game say, as cards; with the choices and differences between the texts."""

    editions: tuple[Edition, ...]
    rules: tuple[Rule, ...]
    """By id."""
    options: tuple[Option, ...]
    differences: Callable[[], tuple[Difference, ...]]
    """Asked for, because scoring does not need them."""

    @classmethod
    def of(
        cls,
        editions: tuple[Edition, ...],
        topics: Iterable[ModuleType],
        options: tuple[Option, ...],
        differences: Callable[[], tuple[Difference, ...]],
    ) -> Self:
        """Every card that stands in one of the topics."""
        cards = (value for topic in topics for value in vars(topic).values() if isinstance(value, Rule))
        return cls(editions, tuple(sorted(cards, key=lambda rule: rule.id)), options, differences)

    def by_id(self, rule_id: str) -> Rule:
        """The card with this id. `KeyError` if there is none."""
        found = next((rule for rule in self.rules if rule.id == rule_id), None)
        if found is None:
            raise KeyError(rule_id)
        return found
