"""Palais Royal in English."""

from __future__ import annotations

from typing import Final

TITLE: Final = "Palais Royal"

MOMENTS: Final = {
    "game-end": "end of the game",
    "turn": "during a turn",
}

DECIDERS: Final = {
    "points": "points",
    "cardinal": "servants at the Cardinal",
    "shared": "equality in everything",
}

MESSAGES: Final = {
    # what objects to a decision
    "action-out-of-order": "The actions of a turn are done in order, and a later one has begun.",
    "action-twice": "{where}: this is done once in a turn, and it was.",
    "already-there": "A servant that is at {where} already is no new one there.",
    "card-not-drawn": "That card is not among those drawn.",
    "card-not-held": "The player does not hold that card.",
    "card-out-of-time": "The moment of that card is past.",
    "card-too-dear": "The player cannot pay for that card.",
    "common-empty": "The common supply has no servant of this colour left.",
    "diagonal-step": "A servant does not step diagonally to {where}.",
    "game-over": "The game is over.",
    "must-keep-one": "One of the drawn cards has to be kept.",
    "no-card-draw": "{where}: no card can be drawn.",
    "no-majority": "{where}: the player has no servant to set there.",
    "no-noble-there": "No noble lies on {where}.",
    "no-servant-there": "{where}: the player has no servant there.",
    "no-servant-to-remove": "{where}: no servant is left to go back for another card.",
    "no-such-noble": "The player has no unused noble that brings so many servants.",
    "no-wild-seal": "No card has so many seals left.",
    "not-beside": "{where} is not next to the room that the servant comes from.",
    "not-now-deal": "The game is still to be laid out.",
    "not-now-keep": "First it is to be decided which drawn cards are kept.",
    "not-now-post": "First a servant goes to the space of the noble just recruited.",
    "not-now-station": "The players still set their five free servants.",
    "not-now-turn": "That is not among the actions of a turn.",
    "not-your-turn": "It is another player's turn.",
    "nothing-to-take": "{where}: there is nothing to take.",
    "office-empty": "{where}: without a servant there no noble is recruited.",
    "seal-not-asked": "The noble on {where} asks for fewer seals of that colour.",
    "supply-empty": "The personal supply is empty.",
    "supply-not-empty": "While servants are left in the personal supply a new one comes from there.",
    "too-few-steps": "No step is left.",
    "too-few-turquoise": "The noble on {where} asks for more turquoise seals than the player has.",
    "too-few-violet": "The noble on {where} asks for more violet seals than the player has.",
    "too-little-gold": "The noble on {where} costs more gold than the player has.",
    "too-many-attendants": "{where}: all servants due there have been set.",
    "too-many-reinforcements": "No servant more may be set on the gate.",
    # what cannot be
    "cardinal-below-zero": "{where}: {found} is less than nothing.",
    "corner-of-one-edge": "{where}: two different edges meet in a corner.",
    "corner-shared": "{where}: servants of {found} players in one corner, which has room for one servant.",
    "corner-too-heavy": "{where}: one servant stands in a corner and counts at most {limit}, not {found}.",
    "corner-told-twice": "{where}: this corner is told twice.",
    "corners-do-not-fit": "The corners cannot all be there: the edges form a ring, and each has two corners.",
    "more-servants-than-nobles": "{where}: at least {found} in the park, but only {limit:noble|nobles} to bring "
    "them there.",
    "no-such-point-card": "{where}: {found}, but cards that are played for points bring 2 or 4.",
    "noble-below-zero": "{where}: {found} is less than nothing.",
    "park-overfull": "At least {found} servants stand in the park, which has {limit} spaces.",
    "point-card-too-often": "{where}: {found} of these cards, of which there are {limit}.",
    "points-before-the-end": "{where}: {found} before the final count, but no points are counted before it.",
    "points-below-zero": "{where}: {found} is less than nothing.",
    "servants-below-zero": "{where}: {found} is less than nothing.",
    "servants-never-received": "{where}: at least {found} in the park and at the Cardinal, but no more than {limit} "
    "can have been received.",
    "so-far-impossible": "What was done so far does not lead to this table.",
    "so-far-not-on-the-table": "What was done so far does not lie on the table.",
    "too-many-cards": "The players have {found} privilege cards together, where the box has {limit}.",
    "too-many-nobles": "The players took at least {found} nobles together, where the park had {limit}.",
    "too-many-nobles-left": "{found} nobles are left in the park, but the last round begins with {limit} or fewer.",
    "too-many-point-cards": "{found} cards were played for points, where the box has {limit}.",
    "too-many-servants": "{where}: at least {found} in the park and at the Cardinal, where each colour has {limit}.",
    "unplayed-below-zero": "{where}: {found} is less than nothing.",
    "common-too-low": "{where}: {found} have left the common supply, but nobles can have brought no more than {limit}.",
    "does-not-agree": "{where}: {found} here, but {limit} by what else the file says.",
    "edge-bare": "The edge space {where} holds neither a noble nor a servant.",
    "gold-below-zero": "{where}: {found} is less than nothing.",
    "last-round-left-out": "{found} nobles were left when the start player began: this is the last round.",
    "last-round-too-soon": "{found} nobles are left, but the last round begins with {limit} or fewer.",
    "pending-unfit": "{where}: that is not so in any turn that has come so far.",
    "room-twice": "{where}: {found} of this room, where there is {limit}.",
    "servant-inside": "A servant stands on {where}, which is not on the edge of the park.",
    "servants-do-not-add-up": "{where}: {found} in all, where each colour has {limit}.",
    "too-many-due": "{where}: {found} are still to be set, but nobles bring no more than {limit}.",
    "too-many-of-a-noble": "{where}: {found} of this noble, of which there are {limit}.",
    "too-many-of-a-card": "{where}: {found} of these cards, of which there are {limit}.",
}

PROBLEMS: Final = {
    # what stands in a file
    "no-space": "{shown} is no space of the park",
    "no-noble-of-that-name": "{shown} is no noble here{suggestion}",
    "noble-twice": "{shown} is told twice",
    "only-at-the-end": "{shown} belongs to the moment game-end",
    "only-in-a-turn": "{shown} belongs to the moment turn",
    # words of a move
    **dict.fromkeys(
        (
            "no-arrow",
            "no-card",
            "no-cell",
            "no-chamber",
            "no-colour",
            "no-room",
            "no-source",
        ),
        "{shown} is not understood{suggestion}",
    ),
}

REFUSALS: Final = {
    "too-many-cards": "The player may not draw so many cards.",
}
"""Where a code that speaks against a table also speaks against a decision."""

PHRASES: Final = {
    "edge-name": "a name that no other edge has",
    "all-nobles": "all 42 nobles, their copies counted",
    "cell": "a cell such as D4",
    "four-edges": "four edges, with no space on more than two of them",
    "map-and-edges": "the map together with the edges",
    "map-of-36": 'a map of 36 spaces "o" and of "#"',
    "nine-rooms": 'nine rooms, at most one of them ? (of a castle that nobody knows only "?")',
    "on-the-table": "what lay on the table",
    "power": 'a privilege such as "gold 2", several joined by "+"',
    "short-number": "a whole number from 1 to 9999",
    "two-cells": 'two cells, as in "C3 C2"',
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
    "unplaced": "sure, though not for what",
    "unplayed": "cards in hand",
    "unplayed-over-limit": "cards in hand beyond the sixth",
    "card": "privilege card",
    "card-cost": "cost of the card",
    "court": "servants in the court of honour",
    "deck-short": "lost, no cards being left",
    "discount": "empty spaces beside the noble",
    "majority": "majority",
    "mint": "servants in the mint",
    "noble": "privilege of nobles",
    "noble-of-either": "privilege for either chamber",
    "price": "price of the noble",
    "seat": "place in the playing order",
    "stairway": "servants on the stairway",
    "cards": "cards",
    "gold": "gold",
    "reinforcements": "servants for the gate",
    "seals": "seals",
    "servants": "servants",
    "steps": "steps",
    "last-round": "last round",
    "rounds": "rounds",
}
CHANGES: Final = {
    "more-gold": "{thing} gold more",
    "more-servants": "{where}: {thing} more",
    "card-first": "{where} played first",
    "card-in-hand": "{where} in hand",
}
