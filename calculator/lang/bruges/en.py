"""Bruges in English."""

from __future__ import annotations

from typing import Final

TITLE: Final = "Bruges"

MOMENTS: Final = {
    "game-end": "end of the game",
}

DECIDERS: Final = {
    "points": "points",
    "florins": "florins",
    "shared": "equality in everything",
}

MESSAGES: Final = {
    # what cannot be
    "canal-beyond-section": "{where}: {found} tiles, where a section has room for 0 to {limit}.",
    "florins-below-zero": "{where}: {found} is less than nothing.",
    "higher-statue-left": "{where}: the statue of {found} was taken while that of {limit} is still there.",
    "houses-below-zero": "{where}: {found} is less than nothing.",
    "laurel-below-zero": "{where}: the laurel brings {found}, but no laurel costs points.",
    "laurel-of-nothing": "{where}: the laurel counts every {found} of a thing, but it takes at least {limit}.",
    "more-cards-than-in-box": "Houses and persons together are at least {found} cards, where the box has {limit}.",
    "more-persons-than-houses": "{where}: {found}, but houses for only {limit}.",
    "more-statues-than-in-box": "{found} statues have been taken, where the box has {limit}.",
    "no-such-statue": "{where}: there is no statue of {found}; the highest is {limit}.",
    "person-below-zero": "{where}: {found} is less than nothing.",
    "points-below-zero": "{where}: {found} is less than nothing.",
    "points-not-a-third": "{where}: {found} points, but a third of the price is {limit}.",
    "price-not-divisible": "{where}: a price of {found} cannot be divided by {limit}, as every person's can.",
    "reputation-below-zero": "{where}: {found} is less than nothing.",
    "reputation-track-too-short": "The reputation track ends at {found}, where it begins with {limit}.",
    "same-majority-twice": "{where}: {found} tiles turned, where a player has {limit}.",
    "same-statue-twice": "{where}: the statue of {found} is there twice, though there is only {limit}.",
    "too-many-statues": "{where}: {found}, where nobody gets more than {limit}.",
    "workers-below-zero": "{where}: {found} is less than nothing.",
    # what hardly can be
    "beyond-reputation-track": "{where}: {found} is beyond the end of the track, which is {limit}.",
    "majority-not-turned": "{where}: alone in front at the end, but the majority tile is not turned.",
    "majority-without-reputation": "{where}: the majority tile is turned, but no step was ever taken on the track.",
    "same-person-twice": "{where}: there is a person of that name already, and no two cards are the same.",
    "section-without-statue": "{where}: {found}, while {limit} of the sections are full and statues are left.",
    "statue-without-section": "{where}: {found}, while {limit} of the sections are full; fire may have broken one.",
}

PHRASES: Final = {
    "points-or-price": "the points or the price, as on the card",
    "what-is-counted": "what it takes so many of",
}

NAMES: Final = {
    # lines
    "house": "houses",
    "laurel": "laurels",
    "majority": "majorities",
    "person": "persons",
    "reputation": "reputation",
    "statue": "statues",
    "third-canal": "third canal spaces",
    # what did not score
    "canal-short": "canal short of the third space",
    "laurel-nothing": "laurel without points",
    "majority-grey": "majority not turned",
    "no-statue-left": "full section, but no statue left",
    "section-open": "section not full",
}
