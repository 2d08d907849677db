"""All theorems about King's Progress, in the order in which they are told."""

from __future__ import annotations

from typing import Final

from courtroll.verifier.games.kings_progress.proofs import (
    builds,
    control,
    firsts,
    gifts,
    lines,
    loyalty,
    steps,
    turns,
    types,
)
from courtroll.verifier.kernel.proof.theorem import Theorem

THEOREMS: Final[tuple[Theorem, ...]] = (
    *gifts.THEOREMS,
    *types.THEOREMS,
    *control.THEOREMS,
    *lines.THEOREMS,
    *builds.THEOREMS,
    *turns.THEOREMS,
    *steps.THEOREMS,
    *loyalty.THEOREMS,
    *firsts.THEOREMS,
)
