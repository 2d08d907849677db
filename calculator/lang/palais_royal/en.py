"""Palais Royal in English."""

from __future__ import annotations

from typing import Final

TITLE: Final = "Palais Royal"

MOMENTS: Final = {
    "game-end": "end of the game",
}

DECIDERS: Final = {
    "points": "points",
    "cardinal": "servants at the Cardinal",
    "shared": "equality in everything",
}

MESSAGES: Final = {
    "cardinal-below-zero": "{where}: {found} is less than nothing.",
    "corner-of-one-edge": "{where}: two different edges meet in a corner.",
    "corner-shared": "{where}: servants of {found} players in one corner, which has room for one servant.",
    "corner-too-heavy": "{where}: one servant stands in a corner and counts at most {limit}, not {found}.",
    "corner-told-twice": "{where}: this corner is told twice.",
    "corners-do-not-fit": "The corners cannot all be there: the edges form a ring, and each has two corners.",
    "more-servants-than-nobles": "{where}: at least {found} in the park, but only {limit} nobles to bring them there.",
    "no-such-point-card": "{where}: {found}, but cards that are played for points bring 2 or 4.",
    "noble-below-zero": "{where}: {found} is less than nothing.",
    "park-overfull": "At least {found} servants stand in the park, which has {limit} spaces.",
    "point-card-too-often": "{where}: {found} of these cards, of which there are {limit}.",
    "points-before-the-end": "{where}: {found} before the final count, but no points are counted before it.",
    "points-below-zero": "{where}: {found} is less than nothing.",
    "servants-below-zero": "{where}: {found} is less than nothing.",
    "servants-never-received": "{where}: at least {found} in the park and at the Cardinal, but no more than {limit} "
    "can have been received.",
    "too-many-cards": "The players have {found} privilege cards together, where the box has {limit}.",
    "too-many-nobles": "The players took at least {found} nobles together, where the park had {limit}.",
    "too-many-nobles-left": "{found} nobles are left in the park, but the last round begins with {limit} or fewer.",
    "too-many-point-cards": "{found} cards were played for points, where the box has {limit}.",
    "too-many-servants": "{where}: at least {found} in the park and at the Cardinal, where each colour has {limit}.",
    "unplayed-below-zero": "{where}: {found} is less than nothing.",
}

PHRASES: Final = {
    "edge-name": "a name that no other edge has",
}

NAMES: Final = {
    "edge-behind": "edge, third or fourth",
    "edge-first": "edges, first",
    "edge-no-second": "edge, behind a tie for first",
    "edge-second": "edges, second",
    "edge-tied-first": "edges, tied for first",
    "edge-tied-second": "edge, tied for second",
    "nobles": "nobles",
    "nobles-sum": "nobles, as one sum",
    "played": "cards played",
    "unplayed": "cards in hand",
    "unplayed-over-limit": "cards in hand beyond the sixth",
}
