"""Values of the box with where they come from; printed, typed and assumed ones never mix unseen."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Generic, TypeVar

T = TypeVar("T")


class Source(StrEnum):
    PRINTED = "printed"
    """A rulebook text gives it."""
    TYPED = "typed"
    """The table's file gives it."""
    ASSUMED = "assumed"
    """A plausible stand-in of ours. Every answer that used it says so."""


@dataclass(frozen=True, slots=True)
class Value(Generic[T]):
    value: T
    source: Source
