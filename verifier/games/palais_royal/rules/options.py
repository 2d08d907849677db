"""The choices of a table, and the ruleset that holds them.

There are none yet: no reading of the final count is in dispute that a table could settle otherwise.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from verifier.kernel.rules import Option, Ruleset

OPTIONS: tuple[Option, ...] = ()


@dataclass(frozen=True, slots=True)
class PalaisRoyalRuleset(Ruleset):
    """The readings a table plays Palais Royal by."""

    options: ClassVar[tuple[Option, ...]] = OPTIONS
