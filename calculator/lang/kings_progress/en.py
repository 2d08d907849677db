"""King's Progress in English."""

from __future__ import annotations

from typing import Final

TITLE: Final = "King's Progress"

MOMENTS: Final = {
    "round-end": "end of a round",
    "game-end": "end of the game",
}

DECIDERS: Final = {
    "points": "points",
    "gifts": "gifts",
    "crowns": "crowns",
    "built-cards": "cards built",
    "shared": "equality in everything",
}

MESSAGES: Final = {
    "control-out-of-step": "{found} courtiers' cards do not lie where the builds put them. At the Royal Court they may "
    "lag behind, but only {limit} courtiers can be there.",
    "crowns-below-zero": "{where}: {found} is less than nothing.",
    "disguise-exposed": "{where}: a Disguise card cannot be the exposed card of a build.",
    "few-players": "The table has {found} players; the game is for {limit} or more.",
    "game-not-over": "The game ends after round {limit}, and this is round {found}.",
    "major-held-twice": "{where}: {found} players have the ability card, of which there is {limit}.",
    "minor-held-twice": "{where}: {found} players have the minor control card, of which there is {limit}.",
    "more-gifts-than-taken": "The players have {found} gifts, where at most {limit} can have been taken so far.",
    "no-such-build": "{where}: a card is discarded from a build that has none left.",
    "no-such-card": "{where}: there is no Influence card with {found} symbols; the most is {limit}.",
    "no-such-round": "There is no round {found}; the game has {limit}.",
    "points-below-zero": "{where}: {found} is less than nothing.",
    "same-colour": "{where}: another player has this colour.",
    "sheds-fit-nothing": "{where}: whatever the unknown gifts and cards are, these discards cannot be.",
    "sheds-from-others": "{where}: a card for being first comes from one of the player's own builds.",
    "too-many-cards": "{where}: {found} cards are built, where the box has {limit}.",
    "too-many-gifts": "{where}: the players have {found}, where the box has {limit}.",
    "too-many-majors": "The players have {found} ability cards, where the box has {limit}.",
    "too-many-minors": "The players have {found} minor control cards, where the box has {limit}.",
    "too-many-of-a-suit": "{where}: {found} cards of this suit are built, where the box has {limit}.",
    "too-many-of-a-value": "{where}: {found} cards of one value are built, where the suit has {limit}.",
    "too-many-sheds": "{where}: discards named: {found}; first places force {limit}.",
}

NAMES: Final = {
    "castle": "castles",
    "castle-behind": "castles, behind the places that pay",
    "castle-tied": "castles, tied for a place that pays too little",
    "control-open": "control that nobody gets",
    "due": "still to discard for",
    "land": "land",
    "land-behind": "land, behind the places that pay",
    "land-tied": "land, tied for a place that pays too little",
    "major-control": "major control",
    "minor-control": "minor control, which brings nothing",
    "money": "money",
    "money-behind": "money, behind the places that pay",
    "money-tied": "money, tied for a place that pays too little",
    "no-build": "ability card given up without a build",
    "no-control": "build without control",
    "office": "offices",
    "office-behind": "offices, behind the places that pay",
    "office-tied": "offices, tied for a place that pays too little",
    "own-colour": "own colour",
    "title": "titles",
    "title-behind": "titles, behind the places that pay",
    "title-tied": "titles, tied for a place that pays too little",
    "types": "most types",
    "types-behind": "most types, behind the places that pay",
    "types-tied": "most types, tied for a place that pays too little",
    "unplaced": "sure, though not for what",
}
