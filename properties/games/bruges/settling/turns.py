"""Turns of Bruges that have begun, told by what was done so far."""

from __future__ import annotations

from collections.abc import Sequence

from courtroll.properties.engines.answers import Document


def so_far(before: Document, after: Document, said: Sequence[str]) -> Document | None:
    """The table after it, where a turn began before and goes on; what texts still have to do only `pending` says."""
    pending = [each.get("pending", {}) for each in (before, after)]
    if any("effect" in each for each in pending) or pending[0].get("acted") or after["turn"] != before["turn"]:
        return None
    if after["phase"] != "act" or before["phase"] != "act" or "done" in said:  # a turn of the same player follows
        return None
    if not all(each.startswith("play") for each in said):
        return None  # after a person's text the turn may be over, which only `pending` says
    # Of cards a file tells how many were played before the turn.
    players = [now | {"played": then["played"]} for then, now in zip(before["player"], after["player"], strict=True)]
    out = {key: value for key, value in after.items() if key != "pending"} | {"so-far": list(said), "player": players}
    return out | {"pending": {"waiting": pending[1]["waiting"]}} if "waiting" in pending[1] else out
