"""All theorems about Noblemen, in the order in which they are told."""

from __future__ import annotations

from typing import Final

from verifier.games.noblemen import (
    theorems_areas,
    theorems_goods,
    theorems_places,
    theorems_scoring,
    theorems_take,
    theorems_titles,
    theorems_track,
)
from verifier.kernel.proof import Theorem

THEOREMS: Final[tuple[Theorem, ...]] = (
    *theorems_places.THEOREMS,
    *theorems_areas.THEOREMS,
    *theorems_scoring.THEOREMS,
    *theorems_track.THEOREMS,
    *theorems_titles.THEOREMS,
    *theorems_take.THEOREMS,
    *theorems_goods.THEOREMS,
)
