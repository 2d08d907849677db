"""The words of advice, in English."""

from __future__ import annotations

from typing import Final

WORDS: Final = {
    "estate": "{name}, buildings: {now} points now, {best} at most",
    "as-it-is": "Nothing more would bring points.",
    "limits": "At most {limits} more.",
    "proved": "z3: nothing brings more.",
    "unknown": "z3 did not find out whether anything brings more.",
    "refuted": "z3 found something that brings more: this answer is wrong.",
    "refused": "What the engine says against this order:",
    "too-wide": "Not worked out: {width} cells of this estate have to be weighed together, too many.",
    "no-map": "{name}: no map of the estate is given, so nothing is said about buildings.",
    "ball": "{name} at the ball, if the others do as told:",
    "way": "{title}: {spend} (prestige {prestige}, marker on {space})",
    "for-nothing": "nothing to hand in",
    "out-of-reach": "{title}: out of reach (prestige {prestige} with all handed in, marker on {space})",
    "no-ball": "No ball is coming.",
    "no-order": "Titles are not worked out: nobody says who holds the Queen, and so who places a marker first.",
    "unknown-tiles": "{name}: nothing is built on tiles of unknown kind.",
    "would-help": "It would be legal with: {ways}",
    "would-not-help": "No change of one or two tiles or buildings would make it legal.",
    "or": "or",
    "more": "{n} more ways",
    "castle": "castle",
    "palace": "palace",
    "chapel": "chapel",
    "folly": "folly",
}
