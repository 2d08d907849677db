"""Where the text is silent or blurred about a scoring: the choices of a table, and the ruleset that holds them."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import ClassVar

from courtroll.verifier.games.kings_progress.rules import control, gifts
from courtroll.verifier.kernel.rules import Option, Ruleset


class TieSkips(StrEnum):
    FILLED = "filled"
    ONE = "one"


class PlaceWithoutGift(StrEnum):
    NONE = "none"
    LEFT_OVER = "left-over"


class NextType(StrEnum):
    WORST_UPWARDS = "worst-upwards"
    BEST_DOWNWARDS = "best-downwards"


class ShedFrom(StrEnum):
    OWN = "own"
    ANY = "any"


class EqualBuilds(StrEnum):
    CLOCKWISE = "clockwise"
    NOBODY = "nobody"


TIE_SKIPS = Option(
    name="tie-skips",
    asks="How many places does an unbroken tie of three or more take?",
    readings={
        TieSkips.FILLED: "As many places as players are tied.",
        TieSkips.ONE: "Two, whatever the number of players tied: their own and the next.",
    },
    presets={"it": TieSkips.FILLED},
    settled=False,
    rules=(gifts.TIE_FILLS, gifts.TIE_SKIPS),
    notes="The text and its example know only a tie of two, after which one place is not given (K35).",
)
PLACE_WITHOUT_GIFT = Option(
    name="place-without-gift",
    asks="May a player without a gift of a type take a place in it?",
    readings={
        PlaceWithoutGift.NONE: "A player without a gift of the type takes no place.",
        PlaceWithoutGift.LEFT_OVER: "Players without a gift of the type take the places behind those who have one.",
    },
    presets={"it": PlaceWithoutGift.NONE},
    settled=False,
    rules=(gifts.NO_GIFT,),
    notes="In the printed example nobody is first in a type of which nobody has a gift; more is not said (K34).",
)
NEXT_TYPE = Option(
    name="next-type",
    asks="Which types are compared after equal worst types?",
    readings={
        NextType.WORST_UPWARDS: "The next worst, and so on upwards.",
        NextType.BEST_DOWNWARDS: "The best, and so on downwards.",
    },
    presets={"it": NextType.WORST_UPWARDS},
    settled=False,
    rules=(gifts.TYPES_UPWARDS, gifts.TYPES_NEXT),
    notes="The text calls it the following best type, which from the worst most likely is the one above it (K37).",
)
SHED_FROM = Option(
    name="shed-from",
    asks="From whose builds does a player who becomes first discard?",
    readings={
        ShedFrom.OWN: "The card comes from one of the player's own builds.",
        ShedFrom.ANY: "The card comes from anybody's build.",
    },
    presets={"it": ShedFrom.OWN},
    settled=False,
    rules=(gifts.SHED_OWN, gifts.SHED, gifts.SHED_NONE),
    notes="It must be done, and tied players must do it both, which sounds like a cost and not like a gain (K38).",
)
EQUAL_BUILDS = Option(
    name="equal-builds",
    asks="Who gets a control card at a scoring if equal builds compete for it and none of their owners has a card?",
    readings={
        EqualBuilds.CLOCKWISE: "The nearest clockwise from the player who gives the card up.",
        EqualBuilds.NOBODY: "Nobody.",
    },
    presets={"it": EqualBuilds.CLOCKWISE},
    settled=False,
    rules=(control.EQUAL,),
    notes="The text rules so for builds made in turns, and is silent for the scoring (K22, K41).",
)

OPTIONS = (TIE_SKIPS, PLACE_WITHOUT_GIFT, NEXT_TYPE, SHED_FROM, EQUAL_BUILDS)


@dataclass(frozen=True, slots=True)
class KingsProgressRuleset(Ruleset):
    """The readings a table of King's Progress plays by."""

    tie_skips: TieSkips = TieSkips.FILLED
    place_without_gift: PlaceWithoutGift = PlaceWithoutGift.NONE
    next_type: NextType = NextType.WORST_UPWARDS
    shed_from: ShedFrom = ShedFrom.OWN
    equal_builds: EqualBuilds = EqualBuilds.CLOCKWISE

    options: ClassVar[tuple[Option, ...]] = OPTIONS
