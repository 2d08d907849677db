"""Values of the box with where they come from; printed, typed and assumed ones never mix unseen."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from enum import StrEnum
from typing import Generic, NamedTuple, TypeVar

T = TypeVar("T")


class Source(StrEnum):
    PRINTED = "printed"
    """A rulebook text gives it."""
    TYPED = "typed"
    """The table's file gives it."""
    ASSUMED = "assumed"
    """A plausible stand-in of ours. Every answer that used it says so."""


class Value(NamedTuple, Generic[T]):
    """A value and where it comes from. (A named tuple, because it is made sooner than a dataclass.)"""

    value: T
    source: Source

    @property
    def is_typed(self) -> bool:
        return self.source is Source.TYPED

    def or_typed(self, typed: T | None) -> Value[T]:
        """What the table's file gives instead, if it gives anything."""
        return self if typed is None else Value(typed, Source.TYPED)


def assumed(sources: Mapping[str, Source], used: Iterable[str]) -> list[str]:
    """Those of the used values that no text gives and nobody typed, as a file would name them."""
    return [f"equipment.{name}" for name in sorted(used) if sources.get(name) is Source.ASSUMED]
