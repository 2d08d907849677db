"""Where the text is silent: the choices of a table, and the ruleset that holds them."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import ClassVar

from courtroll.verifier.games.palais_royal.rules import (
    cardinal,
    nobles,
    privileges,
    recruiting,
    rooms,
    scoring,
    turn,
)
from courtroll.verifier.kernel.rules import Option, Ruleset


class PlaceWithoutServant(StrEnum):
    NONE = "none"
    LEFT_OVER = "left-over"


class StairwayLeaving(StrEnum):
    COUNTED_AT_START = "counted-at-start"
    LOSES_STEP = "loses-step"


class MajorityTime(StrEnum):
    OWN_ACTION = "own-action"
    TURN_START = "turn-start"


class EmptyRoomTie(StrEnum):
    NO_BONUS = "no-bonus"
    COUNTS = "counts"


class MajoritiesCard(StrEnum):
    EACH_ACTION = "each-action"
    WHEN_PLAYED = "when-played"


class DoubleCard(StrEnum):
    AT_REINFORCEMENT = "at-reinforcement"
    ALSO_AT_MOVEMENT = "also-at-movement"


class DiagonalNoble(StrEnum):
    ANY_STEP = "any-step"
    ONE_STEP = "one-step"


class SamePrivilege(StrEnum):
    ADDS_UP = "adds-up"
    ONCE = "once"


class SealCard(StrEnum):
    WHOLE_ACTION = "whole-action"
    ONE_NOBLE = "one-noble"


class CardNobleAtOnce(StrEnum):
    SAME_TURN = "same-turn"
    NEXT_TURN = "next-turn"


class KeepNone(StrEnum):
    ALLOWED = "allowed"
    AT_LEAST_ONE = "at-least-one"


PLACE_WITHOUT_SERVANT = Option(
    name="place-without-servant",
    asks="May a player without a servant on an edge take second place there?",
    readings={
        PlaceWithoutServant.NONE: "A player without a servant on an edge has no place there.",
        PlaceWithoutServant.LEFT_OVER: "Players without a servant are placed behind those who have one.",
    },
    presets={"it": PlaceWithoutServant.NONE},
    settled=False,
    rules=(scoring.EDGE_ABSENT, scoring.EDGE_ALONE, scoring.EDGE_SECOND),
    notes="The text pays the first and the second by servants and shows no edge with one player alone (P-29). Three or "
    "four players never notice: several without a servant are tied, and one alone among them is at best third.",
)

STAIRWAY_LEAVING = Option(
    name="stairway-leaving",
    asks="Does a servant that steps off the stairway take a step away?",
    readings={
        StairwayLeaving.COUNTED_AT_START: "Steps are counted when the movement begins, and stay.",
        StairwayLeaving.LOSES_STEP: "Each servant that steps off the stairway also takes away the step that it gave.",
    },
    presets={"it": StairwayLeaving.COUNTED_AT_START},
    settled=False,
    rules=(rooms.MOVES_LEAVING, rooms.MOVES_ENTERING),
    notes="Steps are given for the servants there at the start; the text speaks of entering alone.",
)

MAJORITY_TIME = Option(
    name="majority-time",
    asks="When is a majority outside the court looked at?",
    readings={
        MajorityTime.OWN_ACTION: "A majority is looked at when its room is used.",
        MajorityTime.TURN_START: "Majorities are looked at once, when the turn begins.",
    },
    presets={"it": MajorityTime.OWN_ACTION},
    settled=False,
    rules=(rooms.MAJORITY_TIME, rooms.COURT_MAJORITY_TIME, rooms.MAJORITY_OWN_TURN),
    notes="Of the court the text says it: at the start of its action. The other rooms are read alike.",
)

EMPTY_ROOM_TIE = Option(
    name="empty-room-tie",
    asks="Can the Cardinal give the majority of a room in which nobody has a servant?",
    readings={
        EmptyRoomTie.NO_BONUS: "Where nobody has a servant nobody has the majority.",
        EmptyRoomTie.COUNTS: "All are tied without servants, and the Cardinal decides.",
    },
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
    readings={
        MajoritiesCard.EACH_ACTION: "For each room in which its player has a servant when the room is used.",
        MajoritiesCard.WHEN_PLAYED: "For the rooms in which its player has a servant when the card is played.",
    },
    presets={"it": MajoritiesCard.EACH_ACTION},
    settled=False,
    rules=(privileges.MAJORITIES_ROOMS, privileges.MAJORITIES, privileges.MAJORITIES_OPEN),
    notes="The card lies open to the end of the turn, so it goes on counting.",
)

DOUBLE_CARD = Option(
    name="double-card",
    asks="May the card for two servants and two steps be played at the movement?",
    readings={
        DoubleCard.AT_REINFORCEMENT: "It is played at the reinforcement, for both.",
        DoubleCard.ALSO_AT_MOVEMENT: "It may be played at the movement, for the steps alone.",
    },
    presets={"it": DoubleCard.AT_REINFORCEMENT},
    settled=False,
    rules=(privileges.GATE_AND_STEPS_LATE, privileges.GATE_AND_STEPS),
    notes="Its two moments are named together.",
)

DIAGONAL_NOBLE = Option(
    name="diagonal-noble",
    asks="How many steps of a turn may be diagonal?",
    readings={
        DiagonalNoble.ANY_STEP: "Every step may be diagonal.",
        DiagonalNoble.ONE_STEP: "Each noble with the privilege allows one diagonal step a turn.",
    },
    presets={"it": DiagonalNoble.ANY_STEP},
    settled=False,
    rules=(nobles.DIAGONAL_STEPS, nobles.DIAGONAL, rooms.MOVE_FAR),
    notes="The text names a servant in the singular, which may be meant of any.",
)

SAME_PRIVILEGE = Option(
    name="same-privilege",
    asks="Do two nobles with the same privilege both give it?",
    readings={
        SamePrivilege.ADDS_UP: "Each noble gives its privilege.",
        SamePrivilege.ONCE: "A privilege counts once, with the noble that gives most of it.",
    },
    presets={"it": SamePrivilege.ADDS_UP},
    settled=False,
    rules=(nobles.ADD_UP,),
    notes="Each tile speaks for itself, and nothing limits the tiles.",
)

SEAL_CARD = Option(
    name="seal-card",
    asks="May the seals of one card be spent on several nobles?",
    readings={
        SealCard.WHOLE_ACTION: "The seals of a card serve all nobles of the turn.",
        SealCard.ONE_NOBLE: "What one noble leaves of a card's seals is lost.",
    },
    presets={"it": SealCard.WHOLE_ACTION},
    settled=False,
    rules=(privileges.SEALS_SHARED, privileges.SEALS, recruiting.ANY_NUMBER, recruiting.STEPS),
    notes="The moment that is named is the action, which holds several nobles.",
)

CARD_NOBLE_AT_ONCE = Option(
    name="card-noble-at-once",
    asks="Does a noble that draws cards do so in the turn of its recruiting?",
    readings={
        CardNobleAtOnce.SAME_TURN: "Its moment is still to come, so it does.",
        CardNobleAtOnce.NEXT_TURN: "Like the gold of a noble it begins with the next turn.",
    },
    presets={"it": CardNobleAtOnce.SAME_TURN},
    settled=False,
    rules=(nobles.CARDS_AT_ONCE, nobles.CARDS, nobles.NEXT_TURN, recruiting.FACE_UP),
    notes="A later turn is spoken of for gold alone, whose moment is past when nobles are recruited.",
)

KEEP_NONE = Option(
    name="keep-none",
    asks="May all drawn cards be refused?",
    readings={
        KeepNone.ALLOWED: "All of them may be refused.",
        KeepNone.AT_LEAST_ONE: "At least one of the drawn cards is kept.",
    },
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
