"""What this game's answers call things."""

from __future__ import annotations

from courtroll.verifier.kernel.codes import Code


class LineCode(Code):
    """What brings points, and what could have and did not."""

    CANAL_SHORT = "canal-short"
    HOUSE = "house"
    LAUREL = "laurel"
    LAUREL_NOTHING = "laurel-nothing"
    MAJORITY = "majority"
    MAJORITY_GREY = "majority-grey"
    NO_STATUE_LEFT = "no-statue-left"
    PERSON = "person"
    REPUTATION = "reputation"
    SECTION_OPEN = "section-open"
    STATUE = "statue"
    THIRD_CANAL = "third-canal"


class FaultCode(Code):
    """Why a table cannot be, or hardly can be."""

    BEYOND_REPUTATION_TRACK = "beyond-reputation-track"
    CANAL_BEYOND_SECTION = "canal-beyond-section"
    FLORINS_BELOW_ZERO = "florins-below-zero"
    HIGHER_STATUE_LEFT = "higher-statue-left"
    HOUSES_BELOW_ZERO = "houses-below-zero"
    LAUREL_BELOW_ZERO = "laurel-below-zero"
    LAUREL_OF_NOTHING = "laurel-of-nothing"
    MAJORITY_NOT_TURNED = "majority-not-turned"
    MAJORITY_WITHOUT_REPUTATION = "majority-without-reputation"
    MORE_CARDS_THAN_IN_BOX = "more-cards-than-in-box"
    MORE_PERSONS_THAN_HOUSES = "more-persons-than-houses"
    MORE_STATUES_THAN_IN_BOX = "more-statues-than-in-box"
    NO_SUCH_STATUE = "no-such-statue"
    PERSON_BELOW_ZERO = "person-below-zero"
    POINTS_BELOW_ZERO = "points-below-zero"
    POINTS_NOT_A_THIRD = "points-not-a-third"
    PRICE_NOT_DIVISIBLE = "price-not-divisible"
    REPUTATION_BELOW_ZERO = "reputation-below-zero"
    REPUTATION_TRACK_TOO_SHORT = "reputation-track-too-short"
    SAME_MAJORITY_TWICE = "same-majority-twice"
    SAME_PERSON_TWICE = "same-person-twice"
    SAME_STATUE_TWICE = "same-statue-twice"
    SECTION_WITHOUT_STATUE = "section-without-statue"
    STATUE_WITHOUT_SECTION = "statue-without-section"
    TOO_MANY_STATUES = "too-many-statues"
    WORKERS_BELOW_ZERO = "workers-below-zero"


class Form(Code):
    """What should stand in a file, where that is no word of it."""

    POINTS_OR_PRICE = "points-or-price"
    WHAT_IS_COUNTED = "what-is-counted"
