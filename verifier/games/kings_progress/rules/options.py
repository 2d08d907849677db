"""Where the text is silent or blurred: the choices of a table, and the ruleset that holds them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from courtroll.verifier.games.kings_progress.rules import abilities, control, gifts, influence, move, turn
from courtroll.verifier.kernel.rules import Option, Reading, Ruleset


class TieSkips(Reading):
    FILLED = "filled", "As many places as players are tied."
    ONE = "one", "Two, whatever the number of players tied: their own and the next."


class PlaceWithoutGift(Reading):
    NONE = "none", "A player without a gift of the type takes no place."
    LEFT_OVER = "left-over", "Players without a gift of the type take the places behind those who have one."


class NextType(Reading):
    WORST_UPWARDS = "worst-upwards", "The next worst, and so on upwards."
    BEST_DOWNWARDS = "best-downwards", "The best, and so on downwards."


class ShedFrom(Reading):
    OWN = "own", "The card comes from one of the player's own builds."
    ANY = "any", "The card comes from anybody's build."


class EqualBuilds(Reading):
    CLOCKWISE = "clockwise", "The nearest clockwise from the player who gives the card up."
    NOBODY = "nobody", "Nobody."


class CrownTurn(Reading):
    STOPS = "stops", "The round ends there, and nothing more is done in the turn."
    PLAYS_ON = "plays-on", "The ability and the actions of the turn follow, and then the round ends."


class CrownPoint(Reading):
    LOST = "lost", "The round has ended before the point could be scored."
    CLAIMED = "claimed", "The point is scored as in any other turn."


class Direction(Reading):
    NOT_FARTHER = "not-farther", "No step may take it farther from the round's Royal Court."
    NEARER = "nearer", "Every step must take it nearer to the round's Royal Court."
    FREE = "free", "It may step anywhere that is not past the Royal Court."


class Homes(Reading):
    CLOSED = "closed", "Neither is entered."
    OPEN = "open", "Both are entered like other places, by any number of courtiers."


class Actions(Reading):
    BOTH = "both", "A turn ends early only where no action is legal."
    UP_TO = "up-to", "A turn may end with fewer than two actions."


class DiscardFrom(Reading):
    ANY = "any", "From anybody's."
    OWN = "own", "From one's own only."


class LoyaltyFrom(Reading):
    OWN = "own", "From one's own only."
    ANY = "any", "From anybody's."


class RumourCounts(Reading):
    HERSELF = "herself", "She counts herself."
    OTHERS = "others", "She counts the others only."


class NegotiateFrom(Reading):
    OWN = "own", "The player's own."
    ANY = "any", "Anybody's."


class DisguiseTwo(Reading):
    DIFFERENT = "different", "They must differ from each other, and each from its build."
    ANY = "any", "Each must differ from its build only."


class EmptyControl(Reading):
    ASIDE = "aside", "Beside the board."
    KEPT = "kept", "They stay until somebody builds there, or until a scoring."


TIE_SKIPS = Option(
    name="tie-skips",
    asks="How many places does an unbroken tie of three or more take?",
    kind=TieSkips,
    presets={"it": TieSkips.FILLED},
    settled=False,
    rules=(gifts.TIE_FILLS, gifts.TIE_SKIPS),
    notes="The text and its example know only a tie of two, after which one place is not given (K35).",
)
PLACE_WITHOUT_GIFT = Option(
    name="place-without-gift",
    asks="May a player without a gift of a type take a place in it?",
    kind=PlaceWithoutGift,
    presets={"it": PlaceWithoutGift.NONE},
    settled=False,
    rules=(gifts.NO_GIFT,),
    notes="In the printed example nobody is first in a type of which nobody has a gift; more is not said (K34).",
)
NEXT_TYPE = Option(
    name="next-type",
    asks="Which types are compared after equal worst types?",
    kind=NextType,
    presets={"it": NextType.WORST_UPWARDS},
    settled=False,
    rules=(gifts.TYPES_UPWARDS, gifts.TYPES_NEXT),
    notes="The text calls it the following best type, which from the worst most likely is the one above it (K37).",
)
SHED_FROM = Option(
    name="shed-from",
    asks="From whose builds does a player who becomes first discard?",
    kind=ShedFrom,
    presets={"it": ShedFrom.OWN},
    settled=False,
    rules=(gifts.SHED_OWN, gifts.SHED, gifts.SHED_NONE),
    notes="It must be done, and tied players must do it both, which sounds like a cost and not like a gain (K38).",
)
EQUAL_BUILDS = Option(
    name="equal-builds",
    asks="Who gets a control card at a scoring if equal builds compete for it and none of their owners has a card?",
    kind=EqualBuilds,
    presets={"it": EqualBuilds.CLOCKWISE},
    settled=False,
    rules=(control.EQUAL,),
    notes="The text rules so for builds made in turns, and is silent for the scoring (K22, K41).",
)
CROWN_TURN = Option(
    name="crown-turn",
    asks="Does the player whose pawn step reaches the crown still play the turn?",
    kind=CrownTurn,
    presets={"it": CrownTurn.STOPS},
    settled=False,
    rules=(turn.CROWN_STOPS, turn.CROWN),
    notes="The round is said to end at once, and the mover to end the turn; the fifth arrival cuts a turn short (K1).",
)
CROWN_POINT = Option(
    name="crown-point",
    asks="Does the step onto the crown still bring the King card's point?",
    kind=CrownPoint,
    presets={"it": CrownPoint.LOST},
    settled=False,
    rules=(turn.CROWN_POINT, turn.KING_POINT),
    notes="The step comes first and ends the round, and the point comes second (K2).",
)
DIRECTION = Option(
    name="direction",
    asks="May a courtier step away from the Royal Court?",
    kind=Direction,
    presets={"it": Direction.NOT_FARTHER},
    settled=False,
    rules=(move.DIRECTION, move.NOT_BEYOND),
    notes="The sentence is garbled, and a report of the original knows a limit; equal distance is the mildest (K4).",
)
HOMES = Option(
    name="homes",
    asks="May a courtier enter a home, or a Royal Court of another round?",
    kind=Homes,
    presets={"it": Homes.CLOSED},
    settled=False,
    rules=(move.ENTRIES,),
    notes="Only inns, London and the Royal Court are said to hold courtiers (K9).",
)
ACTIONS = Option(
    name="actions",
    asks="Must both actions be done while one is possible?",
    kind=Actions,
    presets={"it": Actions.BOTH},
    settled=False,
    rules=(turn.TWO_ACTIONS,),
    notes="A player is said to perform two, although each kind of action is a thing that one may do.",
)
DISCARD_FROM = Option(
    name="discard-from",
    asks="From whose builds may a discarding action discard?",
    kind=DiscardFrom,
    presets={"it": DiscardFrom.ANY},
    settled=False,
    rules=(influence.DISCARD_ANY, influence.DISCARD),
    notes="Any exposed card is named, and that it may change control (K28).",
)
LOYALTY_FROM = Option(
    name="loyalty-from",
    asks="From whose builds does one discard in a Loyalty Test?",
    kind=LoyaltyFrom,
    presets={"it": LoyaltyFrom.OWN},
    settled=False,
    rules=(influence.LOYALTY_OWN, influence.LOYALTY_DISCARD),
    notes="A reward for the dearest card makes no sense with the cards of others (K29).",
)
RUMOUR_COUNTS = Option(
    name="rumour-counts",
    asks="Does the Mistress count herself for Rumour?",
    kind=RumourCounts,
    presets={"it": RumourCounts.HERSELF},
    settled=False,
    rules=(abilities.RUMOUR_HERSELF, abilities.RUMOUR),
    notes="By the letter she is one of the courtiers in her place (K44).",
)
NEGOTIATE_FROM = Option(
    name="negotiate-from",
    asks="Whose builds may the Privy Seal reorder?",
    kind=NegotiateFrom,
    presets={"it": NegotiateFrom.OWN},
    settled=False,
    rules=(abilities.NEGOTIATE_OWN, abilities.NEGOTIATE),
    notes="The sentence says builds and not whose; what follows is about the player's own building (K45).",
)
DISGUISE_TWO = Option(
    name="disguise-two",
    asks="Must two Disguise cards be of different suits?",
    kind=DisguiseTwo,
    presets={"it": DisguiseTwo.DIFFERENT},
    settled=False,
    rules=(abilities.DISGUISE, abilities.DISGUISE_SUIT),
    notes="The sentence names two different courtiers, and then separately that they differ from the build.",
)
EMPTY_CONTROL = Option(
    name="empty-control",
    asks="Where do a courtier's cards go when its last build is discarded?",
    kind=EmptyControl,
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
