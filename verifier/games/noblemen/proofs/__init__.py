"""All theorems about Noblemen, in the order in which they are told."""

from __future__ import annotations

from typing import Final

from courtroll.verifier.games.noblemen.proofs import areas, goods, places, scoring, take, titles, track
from courtroll.verifier.kernel.proof.theorem import Theorem

THEOREMS: Final[tuple[Theorem, ...]] = (
    *places.THEOREMS,
    *areas.THEOREMS,
    *scoring.THEOREMS,
    *track.THEOREMS,
    *titles.THEOREMS,
    *take.THEOREMS,
    *goods.THEOREMS,
)
