"""What pictures say beyond the words that all answers share, in English."""

from __future__ import annotations

from typing import Final

WORDS: Final = {
    "area": "complete area",
    "castle": "castle",
    "chapel": "chapel",
    "enclosed": "enclosed",
    "field": "field",
    "folly": "folly",
    "fountain": "fountain",
    "grove": "grove",
    "in-turn": "in turn",
    "knight": "knight with its owner's initial",
    "knight-of": "knight of {name}",
    "knights-on": "knights",
    "meadow": "meadow",
    "free": "nothing here",
    "missing": "tile missing",
    "no-map": "no map",
    "open": "not enclosed",
    "palace": "palace",
    "points": "points",
    "queen": "the Queen",
    "track": "prestige track",
    "unknown": "unknown tile",
}
