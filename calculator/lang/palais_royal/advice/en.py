"""The words of advice, in English."""

from __future__ import annotations

from typing import Final

WORDS: Final = {
    "recruiting": "{player}, nobles of this turn: {points} points at most; steps {steps}, cards played {cards}",
    "nobody": "{player}: no noble that brings points can be recruited in this turn.",
    "edges": "{player}, were the points counted now: what a servant in a noble's place would change",
    "edge": "{spaces}: {edge} brings {name} {after} instead of {before}",
    "no-turn": "{player}: nothing is worked out but for a turn.",
    "not-your-turn": "{player}: it is another's turn.",
    "not-now": "{player}: something else is to be decided before the turn goes on.",
    "depends": "{player}: not worked out; it depends on what nobody says: {unknown}",
    "too-many": "{player}: not worked out; there are too many ways to go through ({n} were counted).",
    "proved": "z3: nothing brings more.",
    "unknown": "z3 did not find out whether anything brings more.",
    "refuted": "z3 found something that brings more: this answer is wrong.",
    "refused": "What the engine says against this order:",
    "would-help": "It would be legal with: {ways}",
    "would-not-help": "No more gold and no more servants would make it legal.",
    "or": "or",
    "more": "{n} more ways",
}
