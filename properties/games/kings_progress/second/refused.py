"""What a refusal says beside its rule, once more: on which courtier or in which place, and what is lacking."""

from __future__ import annotations

from typing import Final

from courtroll.properties.engines.answers import Why
from courtroll.properties.games.kings_progress.second import COURTIERS
from courtroll.properties.games.kings_progress.second.table import Table
from courtroll.verifier.games.kings_progress.moves import decisions as d

ABILITY: Final = ("not-major-controller", "ability-exhausted", "ability-second", "ability-after-action")
BUILDS: Final = (
    "builds-of-others", "no-build-there", "not-its-cards", "same-suit", "two-of-one-suit",
)  # fmt: skip
BY_THE_MAP: Final = (
    "no-such-place", "not-adjacent", "court-not-in-use", "home-entered", "farther", "inn-full", "london-full",
)  # fmt: skip
STEPS: Final = (*BY_THE_MAP, "beyond-court", "court-closed")
MAP: Final = frozenset({"map"})


def why(table: Table, decision: d.Decision, code: str) -> Why:
    """By the code of the refusal."""
    where = _where(table, decision, code)
    used = MAP if code in BY_THE_MAP or code == "actions-left" else frozenset[str]()
    return Why(frozenset({where}), _lacks(table, decision, code), used)


def _lacks(table: Table, decision: d.Decision, code: str) -> bool:
    """Cards and single gifts; of a pair nobody lacks one piece."""
    match code:
        case "not-in-hand" | "not-face-up" | "not-in-discards":
            return True
        case "not-drawn":
            return table.phase == "keep"
        case "not-a-single":
            return isinstance(decision, d.ChooseSingle)
        case "gift-not-there":
            return isinstance(decision, d.Pick | d.With) and not decision.pair
        case _:
            return False


def _where(table: Table, decision: d.Decision, code: str) -> tuple[int | None, str] | None:
    match decision:
        case d.Use(courtier) if code in ABILITY:
            return table.seat, COURTIERS[courtier]
        case d.Discard(seat, courtier) | d.Shed(seat, courtier) | d.Reorder(seat, courtier) if code in BUILDS:
            return seat, COURTIERS[courtier]
        case d.Disguise(_, courtier) if code in BUILDS:
            return table.seat, COURTIERS[courtier]
        case d.Next() if code in BUILDS and table.stage == "next":
            seat, host = table.reordered[-1]
            return seat, COURTIERS[host]
        case d.Advance(_, said) | d.Carry(_, said) if code in STEPS:
            return None, said
        case d.Choose(pair) if code in ("no-such-pair", "pair-taken"):
            return None, str(pair)
        case _:
            return None
