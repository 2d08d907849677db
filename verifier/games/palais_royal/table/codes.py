"""What this game's answers call things."""

from __future__ import annotations

from courtroll.verifier.kernel.codes import Code


class LineCode(Code):
    """What brings points, and what could have and did not."""

    EDGE_BEHIND = "edge-behind"
    EDGE_FIRST = "edge-first"
    EDGE_NO_SECOND = "edge-no-second"
    EDGE_SECOND = "edge-second"
    EDGE_TIED_FIRST = "edge-tied-first"
    EDGE_TIED_SECOND = "edge-tied-second"
    NOBLES = "nobles"
    NOBLES_SUM = "nobles-sum"
    PLAYED = "played"
    UNPLAYED = "unplayed"
    UNPLAYED_OVER_LIMIT = "unplayed-over-limit"


class FaultCode(Code):
    """Why a table cannot be, or hardly can be."""

    CARDINAL_BELOW_ZERO = "cardinal-below-zero"
    CORNER_OF_ONE_EDGE = "corner-of-one-edge"
    CORNER_SHARED = "corner-shared"
    CORNER_TOLD_TWICE = "corner-told-twice"
    CORNER_TOO_HEAVY = "corner-too-heavy"
    CORNERS_DO_NOT_FIT = "corners-do-not-fit"
    MORE_SERVANTS_THAN_NOBLES = "more-servants-than-nobles"
    NO_SUCH_POINT_CARD = "no-such-point-card"
    NOBLE_BELOW_ZERO = "noble-below-zero"
    PARK_OVERFULL = "park-overfull"
    POINT_CARD_TOO_OFTEN = "point-card-too-often"
    POINTS_BEFORE_THE_END = "points-before-the-end"
    POINTS_BELOW_ZERO = "points-below-zero"
    SERVANTS_BELOW_ZERO = "servants-below-zero"
    SERVANTS_NEVER_RECEIVED = "servants-never-received"
    TOO_MANY_CARDS = "too-many-cards"
    TOO_MANY_NOBLES = "too-many-nobles"
    TOO_MANY_NOBLES_LEFT = "too-many-nobles-left"
    TOO_MANY_POINT_CARDS = "too-many-point-cards"
    TOO_MANY_SERVANTS = "too-many-servants"
    UNPLAYED_BELOW_ZERO = "unplayed-below-zero"


class Form(Code):
    """What should stand in a file, where that is no word of it."""

    EDGE_NAME = "edge-name"
