"""What a Palais Royal position file may hold. The reader, the schema and the documentation come from these classes.

`None` stands for a key left out, `UNKNOWN` for a typed "?".
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from typing import Annotated, Final

from courtroll.verifier.games.palais_royal.table.equipment import EDGES, MAX_PLAYERS, MIN_PLAYERS
from courtroll.verifier.kernel.document import NAME, Number, Numbers, PlayerName
from courtroll.verifier.kernel.reading import NOTHING, Limits, Phrase, Table, Unknown


class GameName(StrEnum):
    PALAIS_ROYAL = "palais-royal"


class Moment(StrEnum):
    """Which scoring a file describes: the game has only one."""

    GAME_END = "game-end"


class EditionName(StrEnum):
    IT = "it"


ByPlayer = Mapping[str, int | Unknown] | Unknown
ENDS: Final = 2
"""Edges that meet in a corner."""


class PlayerTable(Table):
    """One player. Players stand in clockwise seat order."""

    name: PlayerName
    points: Annotated[Number, Limits(doc="Points before the final count. The game gives none; left out: 0.")] = 0
    nobles: Annotated[
        int | Numbers, Limits(doc="The points on the noble tiles taken, one number each; or their sum as one number.")
    ] = ()
    played: Annotated[Numbers, Limits(doc="Privilege cards lying open that score: 2 or 4 each.")] = ()
    unplayed: Annotated[Number, Limits(doc="How many privilege cards are still in hand.")] = 0
    cardinal: Annotated[
        Number | None, Limits(doc="Servants at the Cardinal, who breaks a tie for the win. Left out: unknown.")
    ] = None


class EdgeTable(Table):
    """One of the four edges of the park, its corners apart if they are told."""

    name: Annotated[str, Limits(pattern=NAME, form=Phrase.NAME, doc="Any name, unlike that of any other edge.")]
    servants: Annotated[
        ByPlayer, Limits(doc="By player: what the servants there weigh, one each and two on a space marked 2x.")
    ] = NOTHING


class CornerTable(Table):
    """A corner of the park with a servant, which counts on both edges and is then listed on neither."""

    edges: Annotated[
        tuple[str | Unknown, ...] | Unknown,
        Limits(low=ENDS, high=ENDS, doc="The names of the two edges that meet in the corner."),
    ]
    servants: Annotated[ByPlayer, Limits(doc="Whose servant stands there, and whether it weighs one or two.")] = NOTHING


class EmptyTable(Table):
    """A table in which this game knows no key: it lacks no printed value."""


class Document(Table):
    """One table of Palais Royal."""

    game: Annotated[GameName, Limits(doc="The game.")]
    moment: Annotated[Moment, Limits(doc="Which scoring this is: always the end of the game.")]
    player: Annotated[tuple[PlayerTable, ...], Limits(low=MIN_PLAYERS, high=MAX_PLAYERS, doc="The players, clockwise.")]
    edge: Annotated[
        tuple[EdgeTable | Unknown, ...] | Unknown, Limits(low=EDGES, high=EDGES, doc="The four edges of the park.")
    ]
    edition: Annotated[EditionName | Unknown, Limits(doc="Which text rules; there is one.")] = EditionName.IT
    source: Annotated[str | Unknown, Limits(doc="Where this comes from; free text.")] = ""
    corner: Annotated[
        tuple[CornerTable | Unknown, ...] | Unknown, Limits(doc="Corners of the park that hold a servant.")
    ] = ()
    rulings: Annotated[
        Mapping[str, str | Unknown] | Unknown, Limits(doc="Single options over the edition's preset.")
    ] = NOTHING
    equipment: Annotated[EmptyTable | Unknown, Limits(doc="Printed values typed from the box; none are asked for.")] = (
        EmptyTable()
    )
