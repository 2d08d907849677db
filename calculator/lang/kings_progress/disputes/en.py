"""What the searches for the smallest positions of King's Progress say, in English."""

from __future__ import annotations

from typing import Final

WORDS: Final = {
    "gifts.position": "round {round}; gifts of one type: {each}",
    "gifts.size": "fewest players, then fewest gifts, fewest crowns, earliest round",
    "tie-skips.bounds": (
        "3 players: no deal of up to {most} gifts with up to {most} crowns each parts; 4 players: every smaller deal"
    ),
    "place-without-gift.bounds": "3 players: every smaller deal",
    "next-type.position": (
        "round 1; castles, land and money: Adam has {adam_gifts} with {adam_crowns} crowns; Beth has "
        "{beth_gifts} with {beth_crowns} crowns; Carl has none"
    ),
    "next-type.size": "3 players; fewest gifts, then fewest crowns",
    "next-type.bounds": (
        "every smaller pair of hands of up to {types} types, with up to {gifts} gifts and up to {crowns} "
        "crowns in a type"
    ),
    "shed-from.position": "round 1; {giver} has one gift and no build, {builder} one card on the {courtier}",
    "shed-from.size": "3 players; fewest gifts and cards together",
    "shed-from.bounds": "every table with fewer gifts and cards, up to one of each for a player",
    "equal-builds.position": (
        "round 1; {one} and {other} have built one equal card each on the knight, whose cards {holder} holds "
        "without a build"
    ),
    "equal-builds.size": (
        "3 players, somebody holding each of the courtier's cards; fewest cards built, fewest symbols on them"
    ),
    "equal-builds.bounds": "every smaller set of builds of up to one card each on one courtier",
    "gifts.none": "{name} none",
    "gifts.plain": "{name} {n}",
    "gifts.crown": "{name} {n} with 1 crown",
    "gifts.crowns": "{name} {n} with {crowns} crowns",
}
