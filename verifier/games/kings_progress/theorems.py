"""All theorems about King's Progress, in the order in which they are told."""

from __future__ import annotations

from typing import Final

from verifier.games.kings_progress import theorems_control, theorems_gifts, theorems_lines, theorems_types
from verifier.kernel.proof import Theorem

THEOREMS: Final[tuple[Theorem, ...]] = (
    *theorems_gifts.THEOREMS,
    *theorems_types.THEOREMS,
    *theorems_control.THEOREMS,
    *theorems_lines.THEOREMS,
)
