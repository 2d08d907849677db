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
    "last-round": "{player}, the rest of the last round: points in the end {points} at most (were it over now {now}), "
    "with florins {florins}",
    "last-round-depends": "{player}: what the last round still brings depends on what nobody says: {unknown}",
    "last-round-open": "{player}: what the last round still brings hangs on draws, or on what others decide.",
    "too-many-rounds": "{player}: the last round is not worked out; too many ways to play it ({n} were counted).",
    "left-out": "Nobody else moves here, and these are left out, who draw or ask others: {cards}.",
    "proved": "z3: nothing is better.",
    "unknown": "z3 did not find out whether anything is better.",
    "refuted": "z3 found something better: this answer is wrong.",
    "refused": "What the engine says against this order:",
    "would-help": "It would be legal with: {ways}",
    "would-not-help": "No change of florins, houses or tiles would make it legal.",
    "or": "or",
    "more": "{n} more ways",
}
