"""What a Bruges position file may hold. The reader, the schema and the documentation come from these classes.

`None` stands for a key left out, `UNKNOWN` for a typed "?".
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from typing import Annotated

from courtroll.verifier.games.bruges.table.equipment import MAX_PLAYERS, MIN_PLAYERS
from courtroll.verifier.games.bruges.table.pieces import Area, Colour, Group, Side, Thing
from courtroll.verifier.kernel.document import NAME, Number, Numbers, PlayerName
from courtroll.verifier.kernel.reading import NOTHING, Limits, Phrase, Table, Unknown


class GameName(StrEnum):
    BRUGES = "bruges"


class Moment(StrEnum):
    """Which scoring a file describes."""

    GAME_END = "game-end"


class EditionName(StrEnum):
    IT = "it"


class LaurelTable(Table):
    """What a laurel person scores, as its card says."""

    points: Annotated[Number, Limits(doc="Points for every so many of what is counted, or read off the card.")]
    per: Annotated[
        Group | Thing | Unknown | None,
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


class PlayerTable(Table):
    """One player. Players stand in clockwise seat order."""

    name: PlayerName
    points: Annotated[Number, Limits(doc="On the score track before the final scoring, tiles of 50 and 100 included.")]
    florins: Annotated[Number | None, Limits(doc="Florins held, which break ties. Left out: unknown.")] = None
    workers: Annotated[
        Mapping[Colour, int | Unknown] | Unknown, Limits(doc="Workers by colour: blue, brown, yellow, red, purple.")
    ] = NOTHING
    houses: Annotated[Number, Limits(doc="All houses, lived in or empty.")] = 0
    persons: Annotated[
        tuple[PersonTable | Unknown, ...] | Unknown, Limits(doc="The persons in the houses, each as its card shows it.")
    ] = ()
    majorities: Annotated[
        tuple[Area | Unknown, ...] | Unknown, Limits(doc="Majority tiles with their coloured side up.")
    ] = ()
    canals: Annotated[
        Numbers,
        Limits(low=len(Side), high=len(Side), doc="Canal tiles built to the left and to the right of the seal."),
    ] = (0, 0)
    statues: Annotated[Numbers, Limits(doc="The points of each statue.")] = ()
    reputation: Annotated[Number, Limits(doc="The number printed on the space reached; 0 beside the track.")]


class EquipmentTable(Table):
    """Printed values of the box that the rulebook does not give."""

    reputation_track: Annotated[Number | None, Limits(doc="The highest number on the reputation track.")] = None


class Document(Table):
    """One table of Bruges."""

    game: Annotated[GameName, Limits(doc="The game.")]
    moment: Annotated[Moment, Limits(doc="Which scoring this is.")]
    player: Annotated[tuple[PlayerTable, ...], Limits(low=MIN_PLAYERS, high=MAX_PLAYERS, doc="The players, clockwise.")]
    edition: Annotated[EditionName | Unknown, Limits(doc="Which text rules where the texts differ.")] = EditionName.IT
    source: Annotated[str | Unknown, Limits(doc="Where this comes from; free text.")] = ""
    rulings: Annotated[
        Mapping[str, str | int | Unknown] | Unknown | None, Limits(doc="Single options over the edition's preset.")
    ] = None
    equipment: Annotated[EquipmentTable | Unknown | None, Limits(doc="Printed values typed from the box.")] = None
