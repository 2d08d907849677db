"""Where the text is silent: the choices of a table, and the ruleset that holds them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from courtroll.verifier.games.palais_royal.rules import cardinal, nobles, privileges, recruiting, rooms, scoring, turn
from courtroll.verifier.kernel.rules import Option, Reading, Ruleset


class PlaceWithoutServant(Reading):
    NONE = "none", "A player without a servant on an edge has no place there."
    LEFT_OVER = "left-over", "Players without a servant are placed behind those who have one."


class StairwayLeaving(Reading):
    COUNTED_AT_START = "counted-at-start", "Steps are counted when the movement begins, and stay."
    LOSES_STEP = "loses-step", "Each servant that steps off the stairway also takes away the step that it gave."


class MajorityTime(Reading):
    OWN_ACTION = "own-action", "A majority is looked at when its room is used."
    TURN_START = "turn-start", "Majorities are looked at once, when the turn begins."


class EmptyRoomTie(Reading):
    NO_BONUS = "no-bonus", "Where nobody has a servant nobody has the majority."
    COUNTS = "counts", "All are tied without servants, and the Cardinal decides."


class MajoritiesCard(Reading):
    EACH_ACTION = "each-action", "For each room in which its player has a servant when the room is used."
    WHEN_PLAYED = "when-played", "For the rooms in which its player has a servant when the card is played."


class DoubleCard(Reading):
    AT_REINFORCEMENT = "at-reinforcement", "It is played at the reinforcement, for both."
    ALSO_AT_MOVEMENT = "also-at-movement", "It may be played at the movement, for the steps alone."


class DiagonalNoble(Reading):
    ANY_STEP = "any-step", "Every step may be diagonal."
    ONE_STEP = "one-step", "Each noble with the privilege allows one diagonal step a turn."


class SamePrivilege(Reading):
    ADDS_UP = "adds-up", "Each noble gives its privilege."
    ONCE = "once", "A privilege counts once, with the noble that gives most of it."


class SealCard(Reading):
    WHOLE_ACTION = "whole-action", "The seals of a card serve all nobles of the turn."
    ONE_NOBLE = "one-noble", "What one noble leaves of a card's seals is lost."


class CardNobleAtOnce(Reading):
    SAME_TURN = "same-turn", "Its moment is still to come, so it does."
    NEXT_TURN = "next-turn", "Like the gold of a noble it begins with the next turn."


class KeepNone(Reading):
    ALLOWED = "allowed", "All of them may be refused."
    AT_LEAST_ONE = "at-least-one", "At least one of the drawn cards is kept."


PLACE_WITHOUT_SERVANT = Option(
    name="place-without-servant",
    asks="May a player without a servant on an edge take second place there?",
    kind=PlaceWithoutServant,
    presets={"it": PlaceWithoutServant.NONE},
    settled=False,
    rules=(scoring.EDGE_ABSENT, scoring.EDGE_ALONE, scoring.EDGE_SECOND),
    notes="The text pays the first and the second by servants and shows no edge with one player alone (P-29). Three or "
    "four players never notice: several without a servant are tied, and one alone among them is at best third.",
)

STAIRWAY_LEAVING = Option(
    name="stairway-leaving",
    asks="Does a servant that steps off the stairway take a step away?",
    kind=StairwayLeaving,
    presets={"it": StairwayLeaving.COUNTED_AT_START},
    settled=False,
    rules=(rooms.MOVES_LEAVING, rooms.MOVES_ENTERING),
    notes="Steps are given for the servants there at the start; the text speaks of entering alone.",
)

MAJORITY_TIME = Option(
    name="majority-time",
    asks="When is a majority outside the court looked at?",
    kind=MajorityTime,
    presets={"it": MajorityTime.OWN_ACTION},
    settled=False,
    rules=(rooms.MAJORITY_TIME, rooms.COURT_MAJORITY_TIME, rooms.MAJORITY_OWN_TURN),
    notes="Of the court the text says it: at the start of its action. The other rooms are read alike.",
)

EMPTY_ROOM_TIE = Option(
    name="empty-room-tie",
    asks="Can the Cardinal give the majority of a room in which nobody has a servant?",
    kind=EmptyRoomTie,
    presets={"it": EmptyRoomTie.NO_BONUS},
    settled=False,
    rules=(
        rooms.EMPTY_ROOM,
        rooms.MAJORITY,
        cardinal.MOST,
        cardinal.FAVOUR,
        cardinal.LEADERS_ONLY,
        cardinal.STILL_TIED,
    ),
    notes="A bonus is for who has servants in the room; the card for all majorities asks for one as well.",
)

MAJORITIES_CARD = Option(
    name="majorities-card",
    asks="For which rooms does the card for all majorities count?",
    kind=MajoritiesCard,
    presets={"it": MajoritiesCard.EACH_ACTION},
    settled=False,
    rules=(privileges.MAJORITIES_ROOMS, privileges.MAJORITIES, privileges.MAJORITIES_OPEN),
    notes="The card lies open to the end of the turn, so it goes on counting.",
)

DOUBLE_CARD = Option(
    name="double-card",
    asks="May the card for two servants and two steps be played at the movement?",
    kind=DoubleCard,
    presets={"it": DoubleCard.AT_REINFORCEMENT},
    settled=False,
    rules=(privileges.GATE_AND_STEPS_LATE, privileges.GATE_AND_STEPS),
    notes="Its two moments are named together.",
)

DIAGONAL_NOBLE = Option(
    name="diagonal-noble",
    asks="How many steps of a turn may be diagonal?",
    kind=DiagonalNoble,
    presets={"it": DiagonalNoble.ANY_STEP},
    settled=False,
    rules=(nobles.DIAGONAL_STEPS, nobles.DIAGONAL, rooms.MOVE_FAR),
    notes="The text names a servant in the singular, which may be meant of any.",
)

SAME_PRIVILEGE = Option(
    name="same-privilege",
    asks="Do two nobles with the same privilege both give it?",
    kind=SamePrivilege,
    presets={"it": SamePrivilege.ADDS_UP},
    settled=False,
    rules=(nobles.ADD_UP,),
    notes="Each tile speaks for itself, and nothing limits the tiles.",
)

SEAL_CARD = Option(
    name="seal-card",
    asks="May the seals of one card be spent on several nobles?",
    kind=SealCard,
    presets={"it": SealCard.WHOLE_ACTION},
    settled=False,
    rules=(privileges.SEALS_SHARED, privileges.SEALS, recruiting.ANY_NUMBER, recruiting.STEPS),
    notes="The moment that is named is the action, which holds several nobles.",
)

CARD_NOBLE_AT_ONCE = Option(
    name="card-noble-at-once",
    asks="Does a noble that draws cards do so in the turn of its recruiting?",
    kind=CardNobleAtOnce,
    presets={"it": CardNobleAtOnce.SAME_TURN},
    settled=False,
    rules=(nobles.CARDS_AT_ONCE, nobles.CARDS, nobles.NEXT_TURN, recruiting.FACE_UP),
    notes="A later turn is spoken of for gold alone, whose moment is past when nobles are recruited.",
)

KEEP_NONE = Option(
    name="keep-none",
    asks="May all drawn cards be refused?",
    kind=KeepNone,
    presets={"it": KeepNone.ALLOWED},
    settled=False,
    rules=(privileges.KEEP_NONE, privileges.KEEP, privileges.DISCARD, turn.OPTIONAL),
    notes="Nobody has to do anything, and what is paid is told per card kept.",
)

OPTIONS: tuple[Option, ...] = (
    PLACE_WITHOUT_SERVANT,
    STAIRWAY_LEAVING,
    MAJORITY_TIME,
    EMPTY_ROOM_TIE,
    MAJORITIES_CARD,
    DOUBLE_CARD,
    DIAGONAL_NOBLE,
    SAME_PRIVILEGE,
    SEAL_CARD,
    CARD_NOBLE_AT_ONCE,
    KEEP_NONE,
)


@dataclass(frozen=True, slots=True)
class PalaisRoyalRuleset(Ruleset):
    """The readings a table plays Palais Royal by."""

    place_without_servant: PlaceWithoutServant = PlaceWithoutServant.NONE
    stairway_leaving: StairwayLeaving = StairwayLeaving.COUNTED_AT_START
    majority_time: MajorityTime = MajorityTime.OWN_ACTION
    empty_room_tie: EmptyRoomTie = EmptyRoomTie.NO_BONUS
    majorities_card: MajoritiesCard = MajoritiesCard.EACH_ACTION
    double_card: DoubleCard = DoubleCard.AT_REINFORCEMENT
    diagonal_noble: DiagonalNoble = DiagonalNoble.ANY_STEP
    same_privilege: SamePrivilege = SamePrivilege.ADDS_UP
    seal_card: SealCard = SealCard.WHOLE_ACTION
    card_noble_at_once: CardNobleAtOnce = CardNobleAtOnce.SAME_TURN
    keep_none: KeepNone = KeepNone.ALLOWED

    options: ClassVar[tuple[Option, ...]] = OPTIONS
