"""Turns of Palais Royal that have begun, told by what was done so far."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from courtroll.properties.engines.answers import Document

OF_A_TURN: Final = ("turn", "post")
"""Phases that what was done so far leads to; where cards are looked at, only `pending` says which."""


def so_far(before: Document, after: Document, said: Sequence[str]) -> Document | None:
    """The table after it, where a turn began before and goes on."""
    phase = after.get("pending", {}).get("phase", "turn")
    if set(before.get("pending", ())) - {"leading"} or after["turn"] != before["turn"] or phase not in OF_A_TURN:
        return None
    return {key: value for key, value in after.items() if key != "pending"} | {"so-far": list(said)}
