"""What a Bruges position file may hold. The reader, the schema and the documentation come from these classes.

`None` stands for a key left out, `UNKNOWN` for a typed "?".
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from typing import Annotated

from courtroll.verifier.games.bruges.table.equipment import CARDS, MAX_PLAYERS, MIN_PLAYERS, SECTION
from courtroll.verifier.games.bruges.table.pieces import Area, Colour, Group, Owned, Side, Thing, Trouble, Works
from courtroll.verifier.games.bruges.table.playing import Phase
from courtroll.verifier.kernel.document import NAME, Number, Numbers, PlayerName
from courtroll.verifier.kernel.reading import UNKNOWN, Limits, Phrase, Table, Unknown


class GameName(StrEnum):
    BRUGES = "bruges"


class Moment(StrEnum):
    """Which scoring a file describes, or a table in the middle of a game."""

    GAME_END = "game-end"
    TURN = "turn"


class PhaseName(StrEnum):
    """Of a round, and before the first and after the last."""

    DEAL = "deal"
    DRAW = "draw"
    ROLL = "roll"
    TROUBLES = "troubles"
    ADVANCE = "advance"
    ACT = "act"
    OVER = "over"


class NextRound(StrEnum):
    """The last round is the one after this."""

    NEXT = "next"


class EditionName(StrEnum):
    IT = "it"


class LaurelTable(Table):
    """What a laurel person scores, as its card says."""

    points: Annotated[Number, Limits(doc="Points for every so many of what is counted, or read off the card.")]
    per: Annotated[
        Group | Thing | Owned | Unknown | None,
        Limits(doc="What is counted: the persons of a group, or a thing. Left out: the points count as they are."),
    ] = None
    every: Annotated[Number | None, Limits(doc="For every so many of them. Left out: for each.")] = None


class PersonTable(Table):
    """A person in a house. The points are a third of the price, so that either is enough."""

    name: Annotated[str | Unknown, Limits(pattern=NAME, form=Phrase.NAME, doc="The person's name, for the answer.")] = (
        ""
    )
    price: Annotated[Number | None, Limits(doc="The price at the card's upper left.")] = None
    points: Annotated[Number | None, Limits(doc="The points on the card.")] = None
    group: Annotated[Group | Unknown | None, Limits(doc="The group, which matters only to laurels.")] = None
    laurel: Annotated[LaurelTable | Unknown | None, Limits(doc="What a laurel person scores.")] = None
    colour: Annotated[Colour | Unknown | None, Limits(doc="The colour of the card.")] = None
    house: Annotated[Colour | Unknown | None, Limits(doc="The colour of the house lived in.")] = None
    works: Annotated[Works | Unknown | None, Limits(doc="The symbol below the picture. Left out: nobody knows it.")] = (
        None
    )
    effect: Annotated[
        str | Unknown | None, Limits(doc="What the text does, such as 'draw 1' or 'on workers: workers 1 same'.")
    ] = None
    used: Annotated[bool | Unknown, Limits(doc="Whether the person is turned sideways for this round.")] = False


class PlayerTable(Table):
    """One player. Players stand in clockwise seat order."""

    name: PlayerName
    points: Annotated[Number, Limits(doc="On the score track before the final scoring, tiles of 50 and 100 included.")]
    florins: Annotated[Number | None, Limits(doc="Florins held, which break ties. Left out: unknown.")] = None
    workers: Annotated[
        Mapping[Colour, int | Unknown] | Unknown | None,
        Limits(doc="Workers by colour: blue, brown, yellow, red, purple."),
    ] = None
    houses: Annotated[Number | None, Limits(doc="All houses, lived in or empty.")] = None
    persons: Annotated[
        tuple[PersonTable | Unknown, ...] | Unknown | None,
        Limits(doc="The persons in the houses, each as its card shows it."),
    ] = None
    majorities: Annotated[
        tuple[Area | Unknown, ...] | Unknown | None, Limits(doc="Majority tiles with their coloured side up.")
    ] = None
    canals: Annotated[
        Numbers | None,
        Limits(low=len(Side), high=len(Side), doc="Canal tiles built to the left and to the right of the seal."),
    ] = None
    statues: Annotated[Numbers | None, Limits(doc="The points of each statue.")] = None
    reputation: Annotated[Number | None, Limits(doc="The number printed on the space reached; 0 beside the track.")] = (
        None
    )
    hand: Annotated[
        int | tuple[str | PersonTable | Unknown, ...] | Unknown | None,
        Limits(doc="Cards in hand: how many, or each by its colour, its name, or as a person with its colour."),
    ] = None
    threats: Annotated[Mapping[Colour, int | Unknown] | Unknown | None, Limits(doc="Threat markers by colour.")] = None
    empty: Annotated[tuple[Colour | Unknown, ...] | Unknown | None, Limits(doc="The colours of empty houses.")] = None
    sections: Annotated[
        tuple[Side | Unknown, ...] | Unknown | None,
        Limits(doc="Canal sections that have been full before and bring no statue again."),
    ] = None
    played: Annotated[Number | None, Limits(doc="Cards of this round's four played before this turn.")] = None
    blind: Annotated[
        Mapping[Colour, int | Unknown] | Unknown | None, Limits(doc="Cards drawn and not looked at, by colour.")
    ] = None
    underneath: Annotated[
        tuple[str | Unknown, ...] | Unknown | None,
        Limits(doc="The cards that the houses are: the empty ones, then those of the persons in their order."),
    ] = None


class EquipmentTable(Table):
    """Printed values of the box that the rulebook does not give."""

    reputation_track: Annotated[Number | None, Limits(doc="The highest number on the reputation track.")] = None
    reputation_steps: Annotated[Numbers | None, Limits(doc="The numbers on the reputation track, ascending.")] = None
    canal_colours: Annotated[
        tuple[tuple[str | Unknown, ...] | Unknown, ...] | Unknown | None,
        Limits(doc="For each player the colours of the left and of the right canal, outward: 'blue red ...'."),
    ] = None
    canal_prices: Annotated[
        Numbers | None, Limits(low=SECTION, high=SECTION, doc="The prices of a section's spaces, outward.")
    ] = None
    troubles: Annotated[
        Mapping[Colour, Trouble | Unknown] | Unknown | None, Limits(doc="Which trouble a colour's markers bring.")
    ] = None
    persons: Annotated[
        tuple[PersonTable, ...] | Unknown | None, Limits(high=CARDS, doc="Cards of the box, each with its colour.")
    ] = None


class DeckTable(Table):
    """The piles."""

    piles: Annotated[
        Numbers | None, Limits(low=len(Side), high=len(Side), doc="How many cards the left and the right pile have.")
    ] = None
    tops: Annotated[
        tuple[Colour | Unknown, ...] | Unknown | None,
        Limits(high=len(Side), doc="The colours of their uppermost backs; of a pile that is empty none."),
    ] = None
    extra: Annotated[Number | None, Limits(doc="How many cards the extra pile has.")] = None
    unseen: Annotated[
        tuple[str | Unknown, ...] | Unknown | None,
        Limits(doc="The cards whose fronts nobody knows. Left out: all that lie nowhere else."),
    ] = None


class JobTable(Table):
    """What a person's text still has to do."""

    player: Annotated[str, Limits(doc="Whose choice it is.")]
    does: Annotated[str, Limits(doc="What the text asks for, such as 'draw 4'.")]
    of: Annotated[str, Limits(doc="The person.")]
    left: Annotated[int | None, Limits(low=1, doc="How much of it is left, once it has begun.")] = None


class PendingTable(Table):
    """What sets the state of a game apart that is written down in the middle of a turn."""

    phase: Annotated[Phase | None, Limits(doc="What is to be decided. Left out: as the round and the texts say.")] = (
        None
    )
    player: Annotated[str | None, Limits(doc="Who decides. Left out: as the turn and the texts say.")] = None
    waiting: Annotated[tuple[str, ...] | None, Limits(doc="Who does the same afterwards, in order.")] = None
    due: Annotated[
        int | None,
        Limits(low=0, doc="Cards still to be played in this turn, or 1 for a step to be decided. Left out: all."),
    ] = None
    played: Annotated[
        tuple[str, ...], Limits(doc="Lightning persons that were played and, by that reading, never work again.")
    ] = ()
    effect: Annotated[tuple[JobTable, ...], Limits(doc="What texts still have to do, the next first.")] = ()
    troubles_of: Annotated[str | None, Limits(doc="Who settles troubles. Left out: the player in turn.")] = None


class Document(Table):
    """One table of Bruges."""

    game: Annotated[GameName, Limits(doc="The game.")]
    moment: Annotated[Moment, Limits(doc="Which scoring this is.")]
    player: Annotated[tuple[PlayerTable, ...], Limits(low=MIN_PLAYERS, high=MAX_PLAYERS, doc="The players, clockwise.")]
    edition: Annotated[EditionName | Unknown, Limits(doc="Which text rules where the texts differ.")] = EditionName.IT
    source: Annotated[str | Unknown, Limits(doc="Where this comes from; free text.")] = ""
    rulings: Annotated[
        Mapping[str, str | Unknown] | Unknown | None, Limits(doc="Single options over the edition's preset.")
    ] = None
    equipment: Annotated[EquipmentTable | Unknown | None, Limits(doc="Printed values typed from the box.")] = None
    turn: Annotated[str | None, Limits(doc="Who decides.")] = None
    phase: Annotated[PhaseName, Limits(doc="What the round is at.")] = PhaseName.ACT
    start: Annotated[str | Unknown | None, Limits(doc="Who has the starting marker.")] = None
    dice: Annotated[Mapping[Colour, Number] | Unknown | None, Limits(doc="What the dice show, by colour.")] = None
    so_far: Annotated[
        tuple[str | Unknown, ...] | Unknown, Limits(doc="What the player in turn has done already in this turn.")
    ] = ()
    last_round: Annotated[
        bool | NextRound | Unknown, Limits(doc="Whether this round is known to be the last, or the next one.")
    ] = False
    stack: Annotated[Numbers | None, Limits(doc="The statues left, the uppermost first.")] = None
    deck: Annotated[DeckTable | Unknown | None, Limits(doc="The piles.")] = None
    discard: Annotated[
        tuple[str | Unknown, ...] | Unknown | None, Limits(doc="The names of the cards on the discard pile.")
    ] = None
    pending: Annotated[PendingTable | None, Limits(doc="What is to be decided, in the middle of a turn.")] = None

    @property
    def is_more_done(self) -> bool:
        """Whether something was done in the turn that nobody knows."""
        return isinstance(self.so_far, Unknown) or UNKNOWN in self.so_far
