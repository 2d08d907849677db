"""Turns of King's Progress that have begun, told by what was done so far: so their whole files tell them."""

from __future__ import annotations

from collections.abc import Sequence

from courtroll.properties.engines.answers import Document


def so_far(before: Document, after: Document, said: Sequence[str]) -> Document | None:
    """The table after it, without what a file of exact play says besides: who holds which cards unseen."""
    if not after.get("so-far") or after["turn"] != before["turn"]:
        return None
    return {key: value for key, value in after.items() if key not in ("gift-deck", "gifts-out", "deck")}
