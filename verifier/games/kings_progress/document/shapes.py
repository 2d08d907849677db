"""What a King's Progress position file may hold. The reader, the schema and the documentation come from these classes.

`None` stands for a key left out, `UNKNOWN` for a typed "?".
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import IntEnum, StrEnum
from typing import Annotated, Final

from courtroll.verifier.games.kings_progress.table.codes import Form
from courtroll.verifier.games.kings_progress.table.equipment import (
    ARRIVALS,
    GIFTS_OF_TYPE,
    MAX_CROWNS,
    MAX_PLAYERS,
    MOST_INNS,
    PAIRS_LAID,
    ROUNDS,
)
from courtroll.verifier.games.kings_progress.table.pieces import Courtier, Prize
from courtroll.verifier.games.kings_progress.table.progress import Phase
from courtroll.verifier.games.kings_progress.table.state import Moment
from courtroll.verifier.kernel.document import PlayerName
from courtroll.verifier.kernel.reading import NOTHING, UNKNOWN, Limits, Table, Unknown

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


SUIT_AND_SYMBOLS: Final = rf"({'|'.join(courtier.word for courtier in Courtier)}) [0-9]"
TYPE_AND_CROWNS: Final = rf"({'|'.join(GiftType(prize).name.lower() for prize in GiftType)}) [0-9]"
PLACE: Final = r"(?=.{1,30}$)[a-z][a-z0-9]*(-[a-z0-9]+)*"
CardName = Annotated[str, Limits(pattern=SUIT_AND_SYMBOLS, form=Form.CARD)]
GiftName = Annotated[str, Limits(pattern=TYPE_AND_CROWNS, form=Form.GIFT)]
PlaceName = Annotated[str, Limits(pattern=PLACE, form=Form.PLACE_NAME)]
CardNames = tuple[CardName | Unknown, ...] | Unknown
GiftNames = tuple[GiftName | Unknown, ...] | Unknown

Crowns = Annotated[tuple[int | Unknown, ...] | Unknown, Limits(high=MOST_CARDS)]
Built = Annotated[int | Disguise | str | Unknown, Limits(pattern=SUIT_AND_SYMBOLS, form=Form.CARD)]
Cards = Annotated[tuple[Built, ...] | Unknown, Limits(high=MOST_CARDS)]
Courtiers = tuple[Courtier | Unknown, ...] | Unknown
Names = tuple[str | Unknown, ...] | Unknown


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
            '"D" for a Disguise card, or its own name as in "steward 1".'
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
    hand: Annotated[
        int | CardNames | None,
        Limits(high=MOST_CARDS, doc='Influence cards in hand, as in "knight 2"; or only how many. Left out: unknown.'),
    ] = None
    used: Annotated[
        Courtiers | None, Limits(high=MOST_CARDS, doc="Courtiers whose ability this player used: a disc is on it.")
    ] = None


class EquipmentTable(Table):
    """Values typed from the box, which no text gives: a scoring needs none. A map is typed whole or not at all."""

    courts: Annotated[
        tuple[PlaceName, ...] | Unknown | None,
        Limits(low=ROUNDS, high=ROUNDS, doc="The names of the three Royal Courts."),
    ] = None
    inns: Annotated[
        Mapping[str, Annotated[int | Unknown, Limits(low=1, high=MOST_INNS)]] | Unknown | None,
        Limits(doc="Every place with inns: how many it has."),
    ] = None
    ways: Annotated[
        tuple[str, ...] | Unknown | None,
        Limits(
            high=MOST_CARDS,
            doc='The ways, as chains of neighbours like "knight - guildford - london": places with inns, "london", the '
            "Royal Courts, and a courtier's name for its home.",
        ),
    ] = None
    court_track: Annotated[
        int | Unknown | None, Limits(low=2, high=99, doc="The number of the crown's space on the Court time track.")
    ] = None
    crowns: Annotated[
        Mapping[
            GiftType,
            Annotated[
                tuple[Annotated[int, Limits(low=0, high=MAX_CROWNS)], ...],
                Limits(low=GIFTS_OF_TYPE, high=GIFTS_OF_TYPE),
            ],
        ]
        | Unknown
        | None,
        Limits(doc="The crowns on the twelve gifts of each type."),
    ] = None


class TestTable(Table):
    """A Loyalty Test that is going on."""

    shown: Annotated[
        Mapping[str, int | Unknown] | Unknown, Limits(doc="By player: the symbols on the card discarded.")
    ] = NOTHING
    order: Annotated[Names, Limits(doc="The players in the order that the test keeps.")]


class PendingTable(Table):
    """What is to be decided next, where it is not simply a turn that goes on."""

    phase: Annotated[Phase | Unknown, Limits(doc="What is to be decided.")] = Phase.TURN
    player: Annotated[str | Unknown | None, Limits(doc="Who decides. Left out: the player in turn.")] = None
    cards: Annotated[CardNames, Limits(doc="The cards drawn for Rumour, of which one may be kept.")] = ()
    waiting: Annotated[Names, Limits(doc="Who decides the same after this player, in order.")] = ()
    served: Annotated[
        int | Unknown,
        Limits(low=0, high=ARRIVALS, doc="Minor gifts: arrival spaces dealt with already, from the last."),
    ] = 0
    prize: Annotated[Prize | Unknown | None, Limits(doc="The prize just scored, for which cards are discarded.")] = None
    test: Annotated[TestTable | Unknown | None, Limits(doc="The Loyalty Test that is going on.")] = None


class Document(Table):
    """One table of King's Progress."""

    game: Annotated[GameName, Limits(doc="The game.")]
    moment: Annotated[
        Moment,
        Limits(doc="Which scoring this is: a round's, or the third with the winner; turn for any moment before one."),
    ]
    round: Annotated[int, Limits(doc="The round, 1 to 3.")]
    player: Annotated[
        tuple[PlayerTable, ...], Limits(low=FEWEST_PLAYERS, high=MAX_PLAYERS, doc="The players, clockwise.")
    ]
    edition: Annotated[EditionName | Unknown, Limits(doc="Which text rules; there is one.")] = EditionName.IT
    source: Annotated[str | Unknown, Limits(doc="Where this comes from; free text.")] = ""
    rulings: Annotated[
        Mapping[str, str | Unknown] | Unknown | None, Limits(doc="Single options over the edition's preset.")
    ] = None
    equipment: Annotated[
        EquipmentTable | Unknown | None, Limits(doc="Printed values typed from the box; a scoring needs none.")
    ] = None
    turn: Annotated[
        str | Unknown | None, Limits(doc="Whose turn it is; when a round has ended the King card's holder.")
    ] = None
    king: Annotated[str | Unknown | None, Limits(doc="Who has the King card.")] = None
    pawn: Annotated[
        int | Unknown | None, Limits(doc="The King pawn's space on the Court time track, counted like the start space.")
    ] = None
    court: Annotated[
        str | Unknown | None, Limits(pattern=PLACE, form=Form.PLACE_NAME, doc="This round's Royal Court.")
    ] = None
    courts: Annotated[
        tuple[PlaceName | Unknown, ...] | Unknown | None,
        Limits(low=ROUNDS, high=ROUNDS, doc="The Royal Courts of all rounds, in their order."),
    ] = None
    arrived: Annotated[
        Courtiers, Limits(high=MOST_CARDS, doc="Courtiers at the Royal Court, in order of arrival.")
    ] = ()
    at: Annotated[
        Mapping[Courtier, PlaceName | Unknown] | Unknown,
        Limits(doc='Where the other courtiers stand: the name of a place, or "home".'),
    ] = NOTHING
    face_up: Annotated[
        CardNames | None, Limits(high=MOST_CARDS, doc="The Influence cards face up beside the deck.")
    ] = None
    deck: Annotated[
        int | CardNames | None,
        Limits(high=MOST_CARDS, doc="The Influence deck: how many cards, or which. Left out: all not seen elsewhere."),
    ] = None
    discards: Annotated[
        int | CardNames | None, Limits(high=MOST_CARDS, doc="Discarded Influence cards: how many, or which.")
    ] = None
    searched: Annotated[
        Names,
        Limits(doc="Who has taken a card unseen from the discards since they were last shuffled."),
    ] = ()
    pairs: Annotated[
        tuple[tuple[GiftName | Unknown, ...] | Unknown, ...] | Unknown | None,
        Limits(high=PAIRS_LAID, doc="The pairs of major gifts by their numbers; one that is taken is []."),
    ] = None
    singles: Annotated[GiftNames | None, Limits(high=MOST_CARDS, doc="The minor gifts on display.")] = None
    gift_deck: Annotated[
        int | GiftNames | None,
        Limits(high=MOST_CARDS, doc="The gift deck: how many gifts, or which. Left out: all not seen elsewhere."),
    ] = None
    gifts_out: Annotated[GiftNames, Limits(high=MOST_CARDS, doc="Gifts that have left the game.")] = ()
    so_far: Annotated[
        tuple[str | Unknown, ...] | Unknown,
        Limits(doc="What the player in turn has done already, in the words of moves; it lies on the table."),
    ] = ()
    pending: Annotated[PendingTable | Unknown | None, Limits(doc="What is to be decided next.")] = None

    @property
    def is_more_done(self) -> bool:
        """Whether something was done in the turn that nobody knows."""
        return isinstance(self.so_far, Unknown) or UNKNOWN in self.so_far
