"""What a King's Progress position file may hold. The reader, the schema and the documentation come from these classes.

`None` stands for a key left out, `UNKNOWN` for a typed "?".
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import IntEnum, StrEnum
from typing import Annotated, Final

from courtroll.verifier.games.kings_progress.table.equipment import MAX_PLAYERS
from courtroll.verifier.games.kings_progress.table.pieces import Courtier, Prize
from courtroll.verifier.games.kings_progress.table.state import Moment
from courtroll.verifier.kernel.document import PlayerName
from courtroll.verifier.kernel.reading import NOTHING, Limits, Table, Unknown

FEWEST_PLAYERS: Final = 2
"""A table of two is scored, with a warning."""
MOST_CARDS: Final = 100
"""A list of cards longer than this is no description of a table."""


class GameName(StrEnum):
    KINGS_PROGRESS = "kings-progress"


class EditionName(StrEnum):
    IT = "it"


class GiftType(IntEnum):
    """A type of gifts, which is also a player's colour."""

    CASTLE = Prize.CASTLE
    LAND = Prize.LAND
    MONEY = Prize.MONEY
    OFFICE = Prize.OFFICE
    TITLE = Prize.TITLE


class Disguise(StrEnum):
    """In place of a card's symbols."""

    CARD = "D"


Crowns = Annotated[tuple[int | Unknown, ...] | Unknown, Limits(high=MOST_CARDS)]
Cards = Annotated[tuple[int | Disguise | Unknown, ...] | Unknown, Limits(high=MOST_CARDS)]
Courtiers = tuple[Courtier | Unknown, ...] | Unknown


class PlayerTable(Table):
    """One player. Players stand in clockwise seat order."""

    name: PlayerName
    points: Annotated[int | Unknown, Limits(doc="Prestige points before this scoring.")]
    colour: Annotated[GiftType | Unknown | None, Limits(doc="The player's own colour. Left out: unknown.")] = None
    gifts: Annotated[
        Mapping[GiftType, Crowns] | Unknown,
        Limits(doc="All gift cards held, by type: the number of crowns on each card."),
    ] = NOTHING
    builds: Annotated[
        Mapping[Courtier, Cards] | Unknown,
        Limits(
            doc="The cards built on each courtier, the exposed one first: the number of symbols on each, "
            '"D" for a Disguise card.'
        ),
    ] = NOTHING
    major: Annotated[
        Courtiers | None,
        Limits(high=MOST_CARDS, doc="Courtiers whose ability card the player has before the scoring."),
    ] = None
    minor: Annotated[
        Courtiers | None,
        Limits(high=MOST_CARDS, doc="Courtiers whose minor control card the player has before the scoring."),
    ] = None
    sheds: Annotated[
        tuple[str | Unknown, ...] | Unknown,
        Limits(
            high=MOST_CARDS,
            doc="The courtiers whose builds the player discards from for first places, in their order; "
            'with the option shed-from = "any" a builder\'s name may stand before, as in "Steve mistress".',
        ),
    ] = ()


class EquipmentTable(Table):
    """Printed values typed from the box: a scoring of this game needs none."""


class Document(Table):
    """One table of King's Progress."""

    game: Annotated[GameName, Limits(doc="The game.")]
    moment: Annotated[Moment, Limits(doc="Which scoring this is: a round's, or the third with the winner.")]
    round: Annotated[int, Limits(doc="The round that is scored, 1 to 3.")]
    player: Annotated[
        tuple[PlayerTable, ...], Limits(low=FEWEST_PLAYERS, high=MAX_PLAYERS, doc="The players, clockwise.")
    ]
    edition: Annotated[EditionName | Unknown, Limits(doc="Which text rules; there is one.")] = EditionName.IT
    source: Annotated[str | Unknown, Limits(doc="Where this comes from; free text.")] = ""
    rulings: Annotated[
        Mapping[str, str | Unknown] | Unknown | None, Limits(doc="Single options over the edition's preset.")
    ] = None
    equipment: Annotated[
        EquipmentTable | Unknown | None, Limits(doc="Printed values typed from the box; none are needed.")
    ] = None
