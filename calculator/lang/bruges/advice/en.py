"""The words of advice, in English."""

from __future__ import annotations

from typing import Final

WORDS: Final = {
    "statue": "{player}, the next statue ({worth} points) by the section {side}: cards {cards}, florins {florins}",
    "lacking": "The hand lacks {n} of the colour {colour}.",
    "short": "Neither the purse nor this round's cards bring {n} of the florins.",
    "no-statue": "{player}: no statue is left.",
    "statue-depends": "{player}: the next statue depends on what nobody says: {unknown}",
    "troubles": "{player}, in the best order the troubles cost: points at a count {points}, florins "
    "{florins}, workers {workers}, cards of the hand {cards}",
    "worst": "In the worst order: points {points}.",
    "troubles-depend": "{player}: what the troubles cost depends on what nobody says: {unknown}",
    "troubles-open": "{player}: what the troubles cost hangs on draws, or on what others decide.",
    "too-many": "{player}: the troubles are not worked out; too many ways to settle them ({n} were counted).",
    "no-turn": "{player}: nothing is worked out but for a turn.",
    "proved": "z3: no fewer will do.",
    "unknown": "z3 did not find out whether fewer would do.",
    "refuted": "z3 found that fewer would do: this answer is wrong.",
    "refused": "What the engine says against this order:",
    "would-help": "It would be legal with: {ways}",
    "would-not-help": "No change of florins, houses or tiles would make it legal.",
    "or": "or",
    "more": "{n} more ways",
}
