"""Turns of Noblemen that have begun, told by what was done so far."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from copy import deepcopy
from typing import Final

from courtroll.properties.engines.answers import Document

OF_A_TURN: Final = ("act", "lay", "donate", "vicar", "knight")
"""Phases that what was done so far leads to; where cards are looked at, only `pending` says which."""


def so_far(before: Document, after: Document, said: Sequence[str]) -> Document | None:
    """The table after it, where a turn began before and goes on."""
    phase = after.get("pending", {}).get("phase", "act")
    if "pending" in before or after["turn"] != before["turn"] or phase not in OF_A_TURN:
        return None
    return {key: value for key, value in after.items() if key != "pending"} | {"so-far": list(said)}


def never(before: Document, after: Document, told: Document) -> Iterator[Document]:
    """Who is in turn has a card no more that was kept, or a token that was laid out."""
    seat = [player["name"] for player in told["player"]].index(told["turn"])
    mine, then = after["player"][seat], before["player"][seat]
    kept = {text.removeprefix("keep ") for text in told["so-far"] if text.startswith("keep ")}
    for card in sorted(kept):
        if any(text.startswith(f"play {card}") for text in told["so-far"]):
            continue
        out = deepcopy(told)
        out["player"][seat]["cards"] = [each for each in mine["cards"] if each != card]
        out["deck"][card] += mine["cards"].count(card)
        yield out
    if mine.get("used") != then.get("used"):
        out = deepcopy(told)
        out["player"][seat]["used"] = list(then.get("used", ()))
        yield out
