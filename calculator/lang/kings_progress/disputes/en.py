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
    "crown-turn.position": (
        "Adam has the King card, and the King pawn's next step is onto the crown; he would take a card"
    ),
    "crown-turn.size": "the King pawn nearest its start",
    "crown-point.position": (
        "Adam has the King card, the King pawn's next step is onto the crown, and the knight has arrived"
    ),
    "crown-point.size": "fewest arrivals",
    "direction.position": "the knight stands next to the Royal Court, and the inn is a step farther away",
    "direction.size": "the knight on his home, then next to the Royal Court, then farther from it",
    "homes.position": "the knight stands between London and the courts of two other rounds",
    "homes.size": "fewest courtiers away from home",
    "actions.position": "Adam has done nothing yet; all courtiers are at home and no card lies face up",
    "actions.size": "fewest cards face up",
    "discard-from.position": "Beth alone has built, one card on the knight",
    "discard-from.size": "fewest cards built",
    "loyalty-from.position": (
        "Adam, who has a card on the mistress, is the first to discard; Beth has one on the knight"
    ),
    "loyalty-from.size": "fewest cards of Beth's",
    "rumour-counts.position": "Adam may use the mistress, who is at home with nobody next door",
    "rumour-counts.size": "fewest courtiers next door",
    "negotiate-from.position": "Adam may use the privy seal; Beth has two cards on the knight, with 1 and 0 symbols",
    "negotiate-from.size": "fewest cards of Beth's",
    "disguise-two.position": "Adam may use the chamberlain, and has two cards of the steward in hand",
    "disguise-two.size": "fewest cards in hand",
    "empty-control.position": (
        "Adam alone has built on the knight, one card without symbols, and discards last; all "
        "three are equal, and the others have moved nobody"
    ),
    "empty-control.size": "fewest symbols on the card",
    "turn.bounds": "every such table with less of that",
}
