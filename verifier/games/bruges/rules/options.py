"""The ruleset of Bruges. Its one text leaves the scoring no choice, so there is no option yet."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from courtroll.verifier.kernel.rules import Option, Ruleset

OPTIONS: tuple[Option, ...] = ()


@dataclass(frozen=True, slots=True)
class BrugesRuleset(Ruleset):
    """The readings a table of Bruges plays by."""

    options: ClassVar[tuple[Option, ...]] = OPTIONS
