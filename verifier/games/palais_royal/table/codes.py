"""What this game's answers call things."""

from __future__ import annotations

from courtroll.verifier.kernel.codes import Code


class LineCode(Code):
    """What brings points or goods, and what could have brought points and did not."""

    CARD = "card"
    CARD_COST = "card-cost"
    COURT = "court"
    DECK_SHORT = "deck-short"
    DISCOUNT = "discount"
    EDGE_BEHIND = "edge-behind"
    EDGE_FIRST = "edge-first"
    EDGE_NO_SECOND = "edge-no-second"
    EDGE_SECOND = "edge-second"
    EDGE_TIED_FIRST = "edge-tied-first"
    EDGE_TIED_SECOND = "edge-tied-second"
    LAST_ROUND = "last-round"
    MAJORITY = "majority"
    MINT = "mint"
    NOBLE = "noble"
    NOBLE_OF_EITHER = "noble-of-either"
    NOBLES = "nobles"
    NOBLES_SUM = "nobles-sum"
    PLAYED = "played"
    PRICE = "price"
    SEAT = "seat"
    STAIRWAY = "stairway"
    UNPLACED = "unplaced"
    UNPLAYED = "unplayed"
    UNPLAYED_OVER_LIMIT = "unplayed-over-limit"


class Good(Code):
    """What players gain and lose besides points."""

    CARDS = "cards"
    GOLD = "gold"
    REINFORCEMENTS = "reinforcements"
    ROUNDS = "rounds"
    SEALS = "seals"
    SERVANTS = "servants"
    STEPS = "steps"


class FaultCode(Code):
    """Why a table cannot be, or hardly can be."""

    CARDINAL_BELOW_ZERO = "cardinal-below-zero"
    CORNERS_DO_NOT_FIT = "corners-do-not-fit"
    COMMON_TOO_LOW = "common-too-low"
    CORNER_OF_ONE_EDGE = "corner-of-one-edge"
    CORNER_SHARED = "corner-shared"
    CORNER_TOLD_TWICE = "corner-told-twice"
    CORNER_TOO_HEAVY = "corner-too-heavy"
    DOES_NOT_AGREE = "does-not-agree"
    EDGE_BARE = "edge-bare"
    GOLD_BELOW_ZERO = "gold-below-zero"
    LAST_ROUND_LEFT_OUT = "last-round-left-out"
    LAST_ROUND_TOO_SOON = "last-round-too-soon"
    MORE_SERVANTS_THAN_NOBLES = "more-servants-than-nobles"
    NOBLE_BELOW_ZERO = "noble-below-zero"
    NO_SUCH_POINT_CARD = "no-such-point-card"
    PARK_OVERFULL = "park-overfull"
    PENDING_UNFIT = "pending-unfit"
    POINTS_BEFORE_THE_END = "points-before-the-end"
    POINTS_BELOW_ZERO = "points-below-zero"
    POINT_CARD_TOO_OFTEN = "point-card-too-often"
    ROOM_TWICE = "room-twice"
    SERVANTS_BELOW_ZERO = "servants-below-zero"
    SERVANTS_DO_NOT_ADD_UP = "servants-do-not-add-up"
    SERVANTS_NEVER_RECEIVED = "servants-never-received"
    SERVANT_INSIDE = "servant-inside"
    SO_FAR_IMPOSSIBLE = "so-far-impossible"
    SO_FAR_NOT_ON_THE_TABLE = "so-far-not-on-the-table"
    TOO_MANY_CARDS = "too-many-cards"
    TOO_MANY_DUE = "too-many-due"
    TOO_MANY_NOBLES = "too-many-nobles"
    TOO_MANY_NOBLES_LEFT = "too-many-nobles-left"
    TOO_MANY_OF_A_NOBLE = "too-many-of-a-noble"
    TOO_MANY_OF_A_CARD = "too-many-of-a-card"
    TOO_MANY_POINT_CARDS = "too-many-point-cards"
    TOO_MANY_SERVANTS = "too-many-servants"
    UNPLAYED_BELOW_ZERO = "unplayed-below-zero"


class Form(Code):
    """What should stand in a file or a sentence, where that is no word of it."""

    ALL_NOBLES = "all-nobles"
    CELL = "cell"
    EDGE_NAME = "edge-name"
    FOUR_EDGES = "four-edges"
    MAP_AND_EDGES = "map-and-edges"
    MAP_OF_36 = "map-of-36"
    NINE_ROOMS = "nine-rooms"
    ON_THE_TABLE = "on-the-table"
    POWER = "power"
    SHORT_NUMBER = "short-number"
    TWO_CELLS = "two-cells"
