"""What this game's answers call things."""

from __future__ import annotations

from courtroll.verifier.kernel.codes import Code


class LineCode(Code):
    """What brings points, and what could have and did not."""

    CASTLE = "castle"
    CASTLE_BEHIND = "castle-behind"
    CASTLE_TIED = "castle-tied"
    CONTROL_OPEN = "control-open"
    CORRUPTION = "corruption"
    KING = "king"
    LAND = "land"
    LAND_BEHIND = "land-behind"
    LAND_TIED = "land-tied"
    MAJOR_CONTROL = "major-control"
    MINOR_CONTROL = "minor-control"
    MONEY = "money"
    MONEY_BEHIND = "money-behind"
    MONEY_TIED = "money-tied"
    NO_BUILD = "no-build"
    NO_CONTROL = "no-control"
    OFFICE = "office"
    OFFICE_BEHIND = "office-behind"
    OFFICE_TIED = "office-tied"
    OWN_COLOUR = "own-colour"
    TITLE = "title"
    TITLE_BEHIND = "title-behind"
    TITLE_TIED = "title-tied"
    TYPES = "types"
    TYPES_BEHIND = "types-behind"
    TYPES_TIED = "types-tied"
    UNPLACED = "unplaced"


class FaultCode(Code):
    """Why a table cannot be, or hardly can be."""

    CONTROL_OUT_OF_STEP = "control-out-of-step"
    CROWNS_BELOW_ZERO = "crowns-below-zero"
    DISGUISE_EXPOSED = "disguise-exposed"
    FEW_PLAYERS = "few-players"
    GAME_NOT_OVER = "game-not-over"
    MAJOR_HELD_TWICE = "major-held-twice"
    MINOR_HELD_TWICE = "minor-held-twice"
    MORE_GIFTS_THAN_TAKEN = "more-gifts-than-taken"
    NO_SUCH_BUILD = "no-such-build"
    NO_SUCH_CARD = "no-such-card"
    NO_SUCH_ROUND = "no-such-round"
    POINTS_BELOW_ZERO = "points-below-zero"
    SAME_COLOUR = "same-colour"
    SHEDS_FIT_NOTHING = "sheds-fit-nothing"
    SHEDS_FROM_OTHERS = "sheds-from-others"
    TOO_MANY_CARDS = "too-many-cards"
    TOO_MANY_GIFTS = "too-many-gifts"
    TOO_MANY_MAJORS = "too-many-majors"
    TOO_MANY_MINORS = "too-many-minors"
    TOO_MANY_OF_A_SUIT = "too-many-of-a-suit"
    TOO_MANY_OF_A_VALUE = "too-many-of-a-value"
    TOO_MANY_SHEDS = "too-many-sheds"


class Form(Code):
    """What should stand in a file or a sentence, and what stands there, where that is no word of it."""

    CARD = "card"
    DONE_SO_FAR = "done-so-far"
    GIFT = "gift"
    MOVES_OF_A_TURN = "moves-of-a-turn"
    ON_THE_TABLE = "on-the-table"
    PLACE_NAME = "place-name"
    SHORT_NUMBER = "short-number"
    WAY = "way"
