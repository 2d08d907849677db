"""Tables of King's Progress in play that cannot be, by a number just beyond what it may be."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from courtroll.properties.engines.answers import Document
from courtroll.properties.settling.spoils import Beyond, Path, Where, in_phase, of_somebody, of_table


def _another(document: Document, random: Random, by: int) -> tuple[Path, Any]:
    """Who sits so many seats from the holder of the King card is in turn."""
    names = [player["name"] for player in document["player"]]
    away = min(by, len(names) - 1)
    return ("turn",), names[(names.index(document["king"]) + away) % len(names)]


def _face_up(document: Document, random: Random, by: int) -> tuple[Path, Any] | None:
    return ("face-up",), [f"knight {random.randrange(3)}" for _ in range(3 + by)]


def _pairs(document: Document, random: Random, by: int) -> tuple[Path, Any] | None:
    """Each courtier who arrived brought a pair of gifts, and nobody else."""
    gone, pairs = len(document["arrived"]) + by, sorted(document["pairs"], key=bool)  # those that are gone first
    is_due = document.get("pending", {}).get("phase") in ("deal", "drop", "gift")
    return None if is_due or gone > len(pairs) else (("pairs",), [[] for _ in range(gone)] + pairs[gone:])


def _served(document: Document, random: Random, by: int) -> tuple[Path, Any]:
    return ("pending", "served"), len(document["arrived"]) + by


def _pawn(document: Document, random: Random, by: int) -> tuple[Path, Any] | None:
    return (("pawn",), len(document["player"]) - by) if document["round"] == 1 else None


def _crowded(place: str, holds: int) -> Where:
    """Too many courtiers in a place of the map that nobody typed."""

    def where(document: Document, random: Random, by: int) -> tuple[Path, Any] | None:
        at = document["at"]
        there = [courtier for courtier in at if at[courtier] == place]
        others = [courtier for courtier in at if courtier not in (*there, *document["arrived"])]
        more = holds + by - len(there)
        if "so-far" in document or {"map", "inns"} & {*document.get("equipment", {})} or not 0 <= more <= len(others):
            return None
        return ("at",), {**at, **dict.fromkeys(random.sample(others, more), place)}

    return where


SPOILS: Final = (
    Beyond("points-below-zero", "kings-progress.end.winner", of_somebody("points", 0)),
    Beyond("no-such-round", "kings-progress.round.three", of_table("round", limit=3)),
    Beyond("no-such-round", "kings-progress.round.three", of_table("round", limit=1, sign=-1), "before the first"),
    Beyond("too-many-face-up", "kings-progress.setup.display", _face_up),
    Beyond("place-over-full", "kings-progress.map.london", _crowded("london", 2), "in London"),
    Beyond("place-over-full", "kings-progress.map.two-inns", _crowded("cross-a", 2), "in two inns"),
    Beyond("pairs-missing", "kings-progress.arrival.pair", _pairs),
    Beyond("pawn-off-track", "kings-progress.setup.king-pawn", _pawn),
    Beyond("too-many-served", "kings-progress.minor.order", in_phase(("minor",), _served), "after arrivals"),
    Beyond(
        "not-the-holders-turn", "kings-progress.king.holder-only", in_phase(("king",), _another), "at the beginning"
    ),
    Beyond(
        "not-the-holders-turn", "kings-progress.house.start-player", in_phase(("minor", "shed"), _another), "at the end"
    ),
)
