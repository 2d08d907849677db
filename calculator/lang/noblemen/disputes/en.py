"""What the searches for the smallest positions of Noblemen say, in English."""

from __future__ import annotations

from typing import Final

WORDS: Final = {
    "bribe-count.position": "Anna has {pounds} pounds and wants to buy {n} bribe",
    "bribe-count.size": "least money of the player who bribes; buying none at all is left out",
    "bribe-count.bounds": "0 to {most} pounds",
    "castle-knight.position": (
        "Anna has built a castle; Bert and Cleo have a farm each, and one of Anna's knights stands on Bert's"
    ),
    "castle-knight.size": "3 players; fewest areas on the table, then fewest knights out",
    "castle-knight.bounds": "every table with fewer than {areas} areas, however many knights are out",
    "turn-action.position": (
        "the table as the game begins: Anna has done nothing in her turn and says that she is done"
    ),
    "turn-action.size": "fewest players, fewest pieces",
    "nothing-smaller": "nothing is smaller",
    "intrigue-limit.position": (
        "Anna has played a scandal card and built a chapel, looks at three cards and has Intrigue in hand"
    ),
    "intrigue-limit.size": "fewest cards in the turn",
    "intrigue-limit.bounds": "the same with no card played before",
    "first-game-tiles.position": "everybody's first game: Anna picks three of each kind but only two meadows",
    "first-game-tiles.size": "fewest tiles left to chance",
    "first-game-tiles.bounds": "three of each kind",
    "bribes-in-box.position": "{n} bribes lie behind the screens of three players",
    "bribes-in-box.size": "fewest bribes held",
    "bribes-in-box.bounds": "0 to {most} bribes held",
    "palaces-in-box.position": (
        "proved harmless: {three}, {four} and {five} palaces are the most that 3, 4 and 5 players can be "
        "offered in a game"
    ),
    "palaces-in-box.size": "players, palaces sold in each decade, palaces on the table",
    "palaces-in-box.bounds": (
        "3 to 5 players, every number of palaces sold in the first and in the second decade, 0 to 15 on the table"
    ),
    "area-symbol.position": "Anna has {n} fountains in a block of two rows by three, the others none",
    "area-symbol-folly.position": (
        "Anna has {n} fields in a block of two rows by three, an empty meadow and {pounds} pounds"
    ),
    "area-symbol.size": "fewest tiles of one kind",
    "area-symbol.bounds": (
        "every shape of fewer tiles that hang together; tiles that do not hang together share no square of four"
    ),
    "ball.position": "prestige, in the order of placing markers: {each}",
    "ball.size": "fewest players, then least prestige of all together",
    "ball.size-best": "fewest players, then least prestige of all together; everybody takes the best title there is",
    "ball.bounds": "{players} players: every ball with less than {total} prestige in all",
    "title-needs.bounds": (
        "3 players: no ball with up to {most} prestige each parts; 4 players: every ball with less than "
        "{total} prestige in all"
    ),
    "shared-chapel.position": "Anna has two enclosed castles with a chapel between them, on {tiles} tiles",
    "shared-chapel.size": "fewest tiles, then fewest palaces, then fewest chapels",
    "shared-chapel.bounds": (
        "every smaller estate of one or two enclosed castles or palaces with one or two chapels; tiles that "
        "enclose nothing bring nothing, and a chapel beside one of them only counts once either way"
    ),
    "folly-areas.position": (
        "Anna has {areas}, the folly of the {follies} already, an empty meadow and {pounds} pounds"
    ),
    "folly-areas.size": "fewest areas, then fewest follies that stand already",
    "folly-areas.bounds": "every estate with fewer than {areas} areas that share no tile, and up to two follies",
    "swap-time.position": "Anna has her first meadow, and three fields behind her screen",
    "swap-time.size": "fewest tiles behind the screen",
    "swap-time.bounds": "every hand of fewer than {n} tiles",
    "areas.farm": "{n} farm",
    "areas.farms": "{n} farms",
    "areas.forest": "{n} forest",
    "areas.forests": "{n} forests",
    "areas.garden": "{n} garden",
    "areas.gardens": "{n} gardens",
}
