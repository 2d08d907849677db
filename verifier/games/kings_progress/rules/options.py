"""Where the text is silent or blurred: the choices of a table, and the ruleset that holds them."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import ClassVar

from courtroll.verifier.games.kings_progress.rules import abilities, control, gifts, influence, move, turn
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


class CrownTurn(StrEnum):
    STOPS = "stops"
    PLAYS_ON = "plays-on"


class CrownPoint(StrEnum):
    LOST = "lost"
    CLAIMED = "claimed"


class Direction(StrEnum):
    NOT_FARTHER = "not-farther"
    NEARER = "nearer"
    FREE = "free"


class Homes(StrEnum):
    CLOSED = "closed"
    OPEN = "open"


class Actions(StrEnum):
    BOTH = "both"
    UP_TO = "up-to"


class DiscardFrom(StrEnum):
    ANY = "any"
    OWN = "own"


class LoyaltyFrom(StrEnum):
    OWN = "own"
    ANY = "any"


class RumourCounts(StrEnum):
    HERSELF = "herself"
    OTHERS = "others"


class NegotiateFrom(StrEnum):
    OWN = "own"
    ANY = "any"


class DisguiseTwo(StrEnum):
    DIFFERENT = "different"
    ANY = "any"


class EmptyControl(StrEnum):
    ASIDE = "aside"
    KEPT = "kept"


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
CROWN_TURN = Option(
    name="crown-turn",
    asks="Does the player whose pawn step reaches the crown still play the turn?",
    readings={
        CrownTurn.STOPS: "The round ends there, and nothing more is done in the turn.",
        CrownTurn.PLAYS_ON: "The ability and the actions of the turn follow, and then the round ends.",
    },
    presets={"it": CrownTurn.STOPS},
    settled=False,
    rules=(turn.CROWN_STOPS, turn.CROWN),
    notes="The round is said to end at once, and the mover to end the turn; the fifth arrival cuts a turn short (K1).",
)
CROWN_POINT = Option(
    name="crown-point",
    asks="Does the step onto the crown still bring the King card's point?",
    readings={
        CrownPoint.LOST: "The round has ended before the point could be scored.",
        CrownPoint.CLAIMED: "The point is scored as in any other turn.",
    },
    presets={"it": CrownPoint.LOST},
    settled=False,
    rules=(turn.CROWN_POINT, turn.KING_POINT),
    notes="The step comes first and ends the round, and the point comes second (K2).",
)
DIRECTION = Option(
    name="direction",
    asks="May a courtier step away from the Royal Court?",
    readings={
        Direction.NOT_FARTHER: "No step may take it farther from the round's Royal Court.",
        Direction.NEARER: "Every step must take it nearer to the round's Royal Court.",
        Direction.FREE: "It may step anywhere that is not past the Royal Court.",
    },
    presets={"it": Direction.NOT_FARTHER},
    settled=False,
    rules=(move.DIRECTION, move.NOT_BEYOND),
    notes="The sentence is garbled, and a report of the original knows a limit; equal distance is the mildest (K4).",
)
HOMES = Option(
    name="homes",
    asks="May a courtier enter a home, or a Royal Court of another round?",
    readings={
        Homes.CLOSED: "Neither is entered.",
        Homes.OPEN: "Both are entered like other places, by any number of courtiers.",
    },
    presets={"it": Homes.CLOSED},
    settled=False,
    rules=(move.ENTRIES,),
    notes="Only inns, London and the Royal Court are said to hold courtiers (K9).",
)
ACTIONS = Option(
    name="actions",
    asks="Must both actions be done while one is possible?",
    readings={
        Actions.BOTH: "A turn ends early only where no action is legal.",
        Actions.UP_TO: "A turn may end with fewer than two actions.",
    },
    presets={"it": Actions.BOTH},
    settled=False,
    rules=(turn.TWO_ACTIONS,),
    notes="A player is said to perform two, although each kind of action is a thing that one may do.",
)
DISCARD_FROM = Option(
    name="discard-from",
    asks="From whose builds may a discarding action discard?",
    readings={
        DiscardFrom.ANY: "From anybody's.",
        DiscardFrom.OWN: "From one's own only.",
    },
    presets={"it": DiscardFrom.ANY},
    settled=False,
    rules=(influence.DISCARD_ANY, influence.DISCARD),
    notes="Any exposed card is named, and that it may change control (K28).",
)
LOYALTY_FROM = Option(
    name="loyalty-from",
    asks="From whose builds does one discard in a Loyalty Test?",
    readings={
        LoyaltyFrom.OWN: "From one's own only.",
        LoyaltyFrom.ANY: "From anybody's.",
    },
    presets={"it": LoyaltyFrom.OWN},
    settled=False,
    rules=(influence.LOYALTY_OWN, influence.LOYALTY_DISCARD),
    notes="A reward for the dearest card makes no sense with the cards of others (K29).",
)
RUMOUR_COUNTS = Option(
    name="rumour-counts",
    asks="Does the Mistress count herself for Rumour?",
    readings={
        RumourCounts.HERSELF: "She counts herself.",
        RumourCounts.OTHERS: "She counts the others only.",
    },
    presets={"it": RumourCounts.HERSELF},
    settled=False,
    rules=(abilities.RUMOUR_HERSELF, abilities.RUMOUR),
    notes="By the letter she is one of the courtiers in her place (K44).",
)
NEGOTIATE_FROM = Option(
    name="negotiate-from",
    asks="Whose builds may the Privy Seal reorder?",
    readings={
        NegotiateFrom.OWN: "The player's own.",
        NegotiateFrom.ANY: "Anybody's.",
    },
    presets={"it": NegotiateFrom.OWN},
    settled=False,
    rules=(abilities.NEGOTIATE_OWN, abilities.NEGOTIATE),
    notes="The sentence says builds and not whose; what follows is about the player's own building (K45).",
)
DISGUISE_TWO = Option(
    name="disguise-two",
    asks="Must two Disguise cards be of different suits?",
    readings={
        DisguiseTwo.DIFFERENT: "They must differ from each other, and each from its build.",
        DisguiseTwo.ANY: "Each must differ from its build only.",
    },
    presets={"it": DisguiseTwo.DIFFERENT},
    settled=False,
    rules=(abilities.DISGUISE, abilities.DISGUISE_SUIT),
    notes="The sentence names two different courtiers, and then separately that they differ from the build.",
)
EMPTY_CONTROL = Option(
    name="empty-control",
    asks="Where do a courtier's cards go when its last build is discarded?",
    readings={
        EmptyControl.ASIDE: "Beside the board.",
        EmptyControl.KEPT: "They stay until somebody builds there, or until a scoring.",
    },
    presets={"it": EmptyControl.ASIDE},
    settled=False,
    rules=(influence.LAST_CARD,),
    notes="The text never comes to it (K23).",
)

SCORING = (TIE_SKIPS, PLACE_WITHOUT_GIFT, NEXT_TYPE, SHED_FROM, EQUAL_BUILDS)
"""What a scoring asks for."""
OPTIONS = (
    *SCORING,
    *(CROWN_TURN, CROWN_POINT, DIRECTION, HOMES, ACTIONS, DISCARD_FROM, LOYALTY_FROM),
    *(RUMOUR_COUNTS, NEGOTIATE_FROM, DISGUISE_TWO, EMPTY_CONTROL),
)


@dataclass(frozen=True, slots=True)
class KingsProgressRuleset(Ruleset):
    """The readings a table of King's Progress plays by."""

    tie_skips: TieSkips = TieSkips.FILLED
    place_without_gift: PlaceWithoutGift = PlaceWithoutGift.NONE
    next_type: NextType = NextType.WORST_UPWARDS
    shed_from: ShedFrom = ShedFrom.OWN
    equal_builds: EqualBuilds = EqualBuilds.CLOCKWISE
    crown_turn: CrownTurn = CrownTurn.STOPS
    crown_point: CrownPoint = CrownPoint.LOST
    direction: Direction = Direction.NOT_FARTHER
    homes: Homes = Homes.CLOSED
    actions: Actions = Actions.BOTH
    discard_from: DiscardFrom = DiscardFrom.ANY
    loyalty_from: LoyaltyFrom = LoyaltyFrom.OWN
    rumour_counts: RumourCounts = RumourCounts.HERSELF
    negotiate_from: NegotiateFrom = NegotiateFrom.OWN
    disguise_two: DisguiseTwo = DisguiseTwo.DIFFERENT
    empty_control: EmptyControl = EmptyControl.ASIDE

    options: ClassVar[tuple[Option, ...]] = OPTIONS
