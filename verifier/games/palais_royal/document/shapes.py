"""What a Palais Royal position file may hold. The reader, the schema and the documentation come from these classes.

`None` stands for a key left out, `UNKNOWN` for a typed "?".
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from typing import Annotated, Final

from courtroll.verifier.games.palais_royal.document.equipment import CELL, EquipmentTable, TileTable
from courtroll.verifier.games.palais_royal.table.codes import Form
from courtroll.verifier.games.palais_royal.table.equipment import EDGES, MAX_PLAYERS, MIN_PLAYERS
from courtroll.verifier.games.palais_royal.table.pieces import Card, Room
from courtroll.verifier.games.palais_royal.table.playing import Phase
from courtroll.verifier.kernel.document import NAME, Number, Numbers, PlayerName
from courtroll.verifier.kernel.reading import NOTHING, UNKNOWN, Limits, Phrase, Table, Unknown


class GameName(StrEnum):
    PALAIS_ROYAL = "palais-royal"


class Moment(StrEnum):
    """Which scoring a file describes, if any."""

    GAME_END = "game-end"
    TURN = "turn"


class EditionName(StrEnum):
    IT = "it"


ByPlayer = Mapping[str, int | Unknown] | Unknown
Cards = tuple[Card | Unknown, ...] | Unknown
ByCard = Mapping[Card, int | Unknown] | Unknown
Truth = bool | Unknown
ENDS: Final = 2
"""Edges that meet in a corner."""


class PlayerTable(Table):
    """One player. Players stand in clockwise seat order."""

    name: PlayerName
    points: Annotated[Number, Limits(doc="Points before the final count. The game gives none; left out: 0.")] = 0
    nobles: Annotated[
        int | tuple[int | str | TileTable | Unknown, ...] | Unknown | None,
        Limits(
            doc="The points on the noble tiles taken, one number each; or their sum as one number. In a turn also a "
            "tile's name, or a table of what it shows."
        ),
    ] = None
    played: Annotated[Numbers, Limits(doc="Privilege cards lying open that score: 2 or 4 each.")] = ()
    unplayed: Annotated[Number | None, Limits(doc="How many privilege cards are still in hand.")] = None
    cardinal: Annotated[
        Number | None, Limits(doc="Servants at the Cardinal, who breaks a tie for the win. Left out: unknown.")
    ] = None
    gold: Annotated[Number | None, Limits(doc="Gold held. Left out: as much as is needed.")] = None
    supply: Annotated[
        Number | None, Limits(doc="Servants in the personal supply. Left out: those that are nowhere else.")
    ] = None
    servants: Annotated[
        Mapping[Room, int | Unknown] | Unknown | None, Limits(doc="Servants by room; a room left out has none.")
    ] = None
    common: Annotated[Number | None, Limits(doc="Servants of the colour in the common supply. Left out: 7.")] = None
    powers: Annotated[
        tuple[str | Unknown, ...] | Unknown | None,
        Limits(doc='Privileges of nobles that lie face up, as in "gate 2". Left out: those that the nobles tell.'),
    ] = None
    turned: Annotated[
        tuple[str, ...], Limits(doc="Nobles, by name, that have been turned face down for their servants.")
    ] = ()
    hand: Annotated[int | Cards | None, Limits(doc="Privilege cards in hand, by name; or only how many.")] = None


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


class SpaceTable(TileTable):
    """What lies on a space of the park: a noble, or somebody's servant."""

    servant: Annotated[str | Unknown | None, Limits(doc="Whose servant stands there.")] = None


class AttendedTable(Table):
    """Servants that may still be set in the two chambers, where they have been looked at."""

    king: Annotated[Number | None, Limits(low=0, doc="Still due in the King's chamber.")] = None
    pompadour: Annotated[Number | None, Limits(low=0, doc="Still due with Madame de Pompadour.")] = None
    either: Annotated[int, Limits(low=0, doc="Set by nobles that let choose between the two.")] = 0


class PendingTable(Table):
    """What sets a turn apart from one that begins."""

    phase: Annotated[Phase | Unknown | None, Limits(doc="What is decided next.")] = None
    player: Annotated[str | None, Limits(doc="Who decides, if not the player whose turn it is.")] = None
    left: Annotated[
        Number | None,
        Limits(low=0, doc="Free servants still to be stationed. Left out while they are: all."),
    ] = None
    stage: Annotated[
        Number | None,
        Limits(low=0, doc="The action that has been reached. Left out: as the rest tells, else 0."),
    ] = None
    reinforcements: Annotated[Number, Limits(low=0, doc="Servants that may still be set on the gate.")] = 0
    endless: Annotated[Truth, Limits(doc="Whether as many as wanted may be set on the gate.")] = False
    steps: Annotated[Number, Limits(low=0, doc="Steps left; before the movement those that cards have added.")] = 0
    diagonals: Annotated[int, Limits(low=0, doc="Diagonal steps taken, where a ruling limits them.")] = 0
    entered: Annotated[bool, Limits(doc="Whether a servant has reached the stairway in this movement.")] = False
    minted: Annotated[Truth, Limits(doc="Whether the mint was used.")] = False
    drew: Annotated[Truth | None, Limits(doc="Whether cards were drawn. Left out: if that action was reached.")] = None
    kept: Annotated[int, Limits(low=0, doc="Drawn cards that were kept, where a ruling asks for one.")] = 0
    attended: Annotated[AttendedTable | Unknown, Limits(doc="The two chambers, where they have been looked at.")] = (
        AttendedTable()
    )
    wild: Annotated[Number, Limits(low=0, doc="Seals of cards that are left.")] = 0
    majorities: Annotated[
        Number | tuple[Room, ...],
        Limits(low=0, doc="How many cards for all majorities lie open; or the rooms noted for one."),
    ] = 0
    noted: Annotated[tuple[Room, ...] | None, Limits(doc="The rooms noted for such cards, where a ruling asks.")] = None
    leading: Annotated[
        tuple[Room, ...] | None, Limits(doc="Where the majority was had when the turn began, where a ruling asks.")
    ] = None
    fresh: Annotated[
        tuple[str, ...] | Unknown, Limits(doc="Nobles recruited in this turn, where a ruling asks for them.")
    ] = ()
    space: Annotated[
        str | Unknown | None, Limits(pattern=CELL, form=Form.CELL, doc="The space that a servant is posted to.")
    ] = None
    looked: Annotated[
        Cards | None, Limits(doc="Drawn cards, neither kept nor refused yet. Left out while they are: any.")
    ] = None


class Document(Table):
    """One table of Palais Royal."""

    game: Annotated[GameName, Limits(doc="The game.")]
    moment: Annotated[Moment, Limits(doc="The end of the game, which is scored, or a turn.")]
    player: Annotated[tuple[PlayerTable, ...], Limits(low=MIN_PLAYERS, high=MAX_PLAYERS, doc="The players, clockwise.")]
    edge: Annotated[
        tuple[EdgeTable | Unknown, ...] | Unknown | None,
        Limits(low=EDGES, high=EDGES, doc="The four edges of the park, for the end of the game."),
    ] = None
    edition: Annotated[EditionName | Unknown, Limits(doc="Which text rules; there is one.")] = EditionName.IT
    source: Annotated[str | Unknown, Limits(doc="Where this comes from; free text.")] = ""
    corner: Annotated[
        tuple[CornerTable | Unknown, ...] | Unknown, Limits(doc="Corners of the park that hold a servant.")
    ] = ()
    rulings: Annotated[
        Mapping[str, str | Unknown] | Unknown, Limits(doc="Single options over the edition's preset.")
    ] = NOTHING
    equipment: Annotated[EquipmentTable | Unknown, Limits(doc="Printed values typed from the box, for a turn.")] = (
        EquipmentTable()
    )
    turn: Annotated[str | Unknown | None, Limits(doc="Whose turn it is. Left out: whoever asks.")] = None
    start: Annotated[str | Unknown | None, Limits(doc="The start player. Left out: the first.")] = None
    castle: Annotated[
        str | Unknown | None, Limits(doc="The rooms: three rows of three names, one of which may be ?.")
    ] = None
    round: Annotated[Number | None, Limits(doc="The number of the round.")] = None
    last_round: Annotated[
        Truth | None, Limits(doc="Whether it is the last round. Left out: as the nobles in the park tell.")
    ] = None
    nobles_left: Annotated[Number | None, Limits(doc="Nobles in the park. Left out: as the park tells.")] = None
    park: Annotated[
        Mapping[str, str | SpaceTable | Unknown] | Unknown | None,
        Limits(
            doc='By space: "empty", a noble by name or as a table of what it shows, or a table with a servant; and '
            'what lies on the rest: "noble" or "empty".'
        ),
    ] = None
    deck: Annotated[ByCard | None, Limits(doc="Cards in the stack, by kind. Left out: all that lie nowhere else.")] = (
        None
    )
    discard: Annotated[Cards | None, Limits(doc="Cards in the discard pile. Left out: any that lie nowhere else.")] = (
        None
    )
    so_far: Annotated[
        tuple[str | Unknown, ...] | Unknown,
        Limits(doc="What the player in turn has done already, in the words of moves."),
    ] = ()
    pending: Annotated[PendingTable | Unknown | None, Limits(doc="What the turn has seen. Left out: it begins.")] = None

    @property
    def is_more_done(self) -> bool:
        """Whether something was done in the turn that nobody knows."""
        return isinstance(self.so_far, Unknown) or UNKNOWN in self.so_far
