"""The words of advice, in English."""

from __future__ import annotations

from typing import Final

WORDS: Final = {
    "road": "{player}: {courtier} to court: actions {actions}, turns {turns} (with nobody in the way {without})",
    "no-road": "{player}: the {courtier} cannot come to court while nobody else moves.",
    "road-depends": "{player}: roads to court depend on what nobody says: {unknown}",
    "too-many": "{player}: the road of the {courtier} is not worked out; too many ways to stand ({n} were counted).",
    "taking": "{player}: the fewest cards that take the ability card of the {courtier}: {cards}",
    "no-cards": "{player}: no cards of the hand take the ability card of the {courtier}.",
    "at-court": "{player}: the {courtier} is at court, where its cards stay until the scoring.",
    "taking-depends": "{player}: ability cards depend on what nobody says: {unknown}",
    "shedding": "{player}, were the round scored now: {n:discard|discards}; control then brings {least} to "
    "{most}, as the others discard ({others})",
    "shedding-alone": "{player}, were the round scored now: {n:discard|discards}; control then brings {least} at most",
    "sheds-nothing": "{player}: nothing to discard for being first, were the round scored now.",
    "shedding-depends": "{player}: discards for being first depend on what nobody says: {unknown}",
    "too-many-sheds": "{player}: discards are not worked out; too many scorings to go through ({n}).",
    "proved": "z3 confirms this.",
    "unknown": "z3 did not find out whether fewer would do.",
    "refuted": "z3 found that fewer would do: this answer is wrong.",
    "refused": "What the engine says against this order:",
    "would-help": "It would be legal {ways}.",
    "would-not-help": "Nor would it be legal if one or two courtiers stood elsewhere.",
    "or": "or",
    "more": "{n} more ways",
}
