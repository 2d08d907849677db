"""What a Noblemen position file may hold. The reader, the schema and the documentation come from these classes.

`None` stands for a key left out, `UNKNOWN` for a typed "?".
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from typing import Annotated

from courtroll.verifier.games.noblemen.table.codes import Form
from courtroll.verifier.games.noblemen.table.equipment import MAX_PLAYERS, MIN_PLAYERS
from courtroll.verifier.games.noblemen.table.pieces import Card, Folly, Space, Title
from courtroll.verifier.games.noblemen.table.state import Phase
from courtroll.verifier.kernel.document import Number, Numbers, PlayerName
from courtroll.verifier.kernel.reading import Limits, Table, Unknown


class GameName(StrEnum):
    NOBLEMEN = "noblemen"


class Moment(StrEnum):
    """Which scoring a file describes, if any."""

    TURN = "turn"
    BALL = "ball"
    BUILDINGS = "buildings"
    GAME_END = "game-end"


class EditionName(StrEnum):
    DE = "de"
    IT = "it"


class Letters(StrEnum):
    """In which language the letters of tiles and buildings are."""

    EN = "en"
    DE = "de"
    IT = "it"


class Token(StrEnum):
    """A token laid out in front of the screen."""

    TAX = "tax"
    LAND = "land"


class Untitled(StrEnum):
    """In place of a title: the player has none, as while a ball goes on."""

    NONE = "none"


Texts = tuple[str | Unknown, ...] | Unknown
Cards = tuple[Card | Unknown, ...] | Unknown
ByLetter = Mapping[str, int | Unknown] | Unknown
CELL = r"[A-Za-z]{1,3}[1-9][0-9]{0,2}"


class SpendTable(Table):
    """What a player hands in at a ball."""

    bribes: Annotated[Number, Limits(doc="How many bribes are handed in.")] = 0
    cards: Annotated[Cards, Limits(doc="Which scandal cards are handed in.")] = ()


class EnclosedTable(Table):
    """The enclosed buildings of an estate of which no map is drawn."""

    castles: Annotated[Numbers, Limits(doc="For each enclosed castle the number of chapels beside it.")] = ()
    palaces: Annotated[Numbers, Limits(doc="For each enclosed palace the number of chapels beside it.")] = ()


class PlayerTable(Table):
    """One player. Players stand in clockwise seat order."""

    name: PlayerName
    points: Annotated[Number, Limits(doc="Where the marker is on the victory track before this scoring.")]
    money: Annotated[Number | None, Limits(doc="Pounds behind the screen. Left out: unknown.")] = None
    title: Annotated[Title | Untitled | Unknown | None, Limits(doc="The title held. Left out: unknown.")] = None
    tiles: Annotated[
        int | str | Unknown | None,
        Limits(doc='Tiles behind the screen: how many, or which by their letters, such as "F F G W".'),
    ] = None
    bribes: Annotated[Number | None, Limits(doc="Bribe tokens held.")] = None
    cards: Annotated[int | Cards | None, Limits(doc="Scandal cards in hand, by name; or only how many.")] = None
    knights: Annotated[
        Texts | None,
        Limits(doc='Where this player\'s knights stand: whose estate, and the top-left cell, as in "Britta C1".'),
    ] = None
    estate: Annotated[
        str | Unknown | None,
        Limits(
            doc="The map of the estate, a line per row and a character per cell: . no tile, F field, G grove, "
            "W fountain, M empty meadow, C castle, P palace, H chapel, Y folly, ? a tile of unknown kind."
        ),
    ] = None
    corner: Annotated[
        str | Unknown | None,
        Limits(
            pattern=CELL,
            form=Form.CORNER,
            doc="The cell of the 64 x 64 frame that is this map's A1. Left out: the map lies in the middle.",
        ),
    ] = None
    areas: Annotated[
        Texts | None, Limits(doc="The top-left cells of the 2x2 squares whose symbol is seen on the table.")
    ] = None
    follies: Annotated[Texts, Limits(doc='Which folly stands where, as in "forests D4".')] = ()
    used: Annotated[
        tuple[Token | Unknown, ...] | Unknown | None, Limits(doc="Tokens laid out in this decade: tax, land.")
    ] = None
    enclosed: Annotated[
        EnclosedTable | Unknown | None,
        Limits(doc="In place of the map, for a building scoring: the enclosed buildings."),
    ] = None
    estate_prestige: Annotated[
        Number | None, Limits(doc="In place of the map, for a ball: all prestige before spending, knights included.")
    ] = None
    spend: Annotated[SpendTable | Unknown | None, Limits(doc="At a ball: what is handed in of what is held.")] = None
    takes: Annotated[Title | Unknown | None, Limits(doc="At a ball: the title chosen, if not the best one free.")] = (
        None
    )


class BoardTable(Table):
    """What still stands on the board. Left out: as filled at the start of a decade."""

    castles: Annotated[Number | None, Limits(doc="Castles on the board.")] = None
    chapels: Annotated[Number | None, Limits(doc="Chapels on the board.")] = None
    palaces: Annotated[Number | None, Limits(doc="Palaces on the board.")] = None
    bribes: Annotated[Number | None, Limits(doc="Bribes on the board. Left out: all that no player holds.")] = None
    follies: Annotated[
        tuple[Folly | Unknown, ...] | Unknown | None,
        Limits(doc="Follies on the board: forests, farms, gardens, mixed. Left out: all that are not built."),
    ] = None


class EquipmentTable(Table):
    """Printed values of the box that the rulebooks do not give."""

    castle_prices: Annotated[Numbers | None, Limits(doc="The prices of castles on the board, cheapest first.")] = None
    chapel_prices: Annotated[Numbers | None, Limits(doc="The prices of chapels on the board, cheapest first.")] = None
    palace_prices: Annotated[Numbers | None, Limits(doc="The prices of palaces on the board, cheapest first.")] = None
    round_track: Annotated[
        tuple[Space | Unknown, ...] | Unknown | None,
        Limits(low=1, doc="The spaces of the round track, the arrow space first: plain, ball, lock, score."),
    ] = None
    prestige_track: Annotated[Number | None, Limits(doc="The last space of the prestige track.")] = None
    bribes: Annotated[Number | None, Limits(doc="How many bribes are in the box.")] = None


class DeckTable(Table):
    """The stack of scandal cards: how many of each, and what is known of its bottom."""

    blackmail: Annotated[Number | None, Limits(doc="Blackmail cards in the stack.")] = None
    cunning_stroke: Annotated[Number | None, Limits(doc="Cunning Stroke cards in the stack.")] = None
    dowry: Annotated[Number | None, Limits(doc="Dowry cards in the stack.")] = None
    favour_of_the_vicar: Annotated[Number | None, Limits(doc="Favour of the Vicar cards in the stack.")] = None
    inheritance: Annotated[Number | None, Limits(doc="Inheritance cards in the stack.")] = None
    intrigue: Annotated[Number | None, Limits(doc="Intrigue cards in the stack.")] = None
    liaison: Annotated[Number | None, Limits(doc="Liaison cards in the stack.")] = None
    secret_marriage: Annotated[Number | None, Limits(doc="Secret Marriage cards in the stack.")] = None
    tribute: Annotated[Number | None, Limits(doc="Tribute cards in the stack.")] = None
    whitehall: Annotated[Number | None, Limits(doc="Whitehall cards in the stack.")] = None
    under: Annotated[
        tuple[Card, ...],
        Limits(doc="Cards at the bottom in known order, the uppermost first; they count above as well."),
    ] = ()

    def count(self, card: Card) -> Number | None:
        counts: tuple[Number | None, ...] = (
            self.blackmail, self.cunning_stroke, self.dowry, self.favour_of_the_vicar, self.inheritance,
            self.intrigue, self.liaison, self.secret_marriage, self.tribute, self.whitehall,
        )  # fmt: skip
        return counts[card]


class BallTable(Table):
    """A masked ball that is going on."""

    prestige: Annotated[Mapping[str, int], Limits(doc="By player: prestige, for those who have spent.")]
    markers: Annotated[Mapping[str, int], Limits(doc="By player: where the marker stands, for those who have spent.")]
    bought: Annotated[int, Limits(doc="Prestige for which the player who is spending has handed things in.")] = 0


class PendingTable(Table):
    """What is to be decided next, where it is not simply a turn that begins."""

    phase: Annotated[Phase, Limits(doc="What is to be decided.")] = Phase.ACT
    player: Annotated[str | None, Limits(doc="Who decides. Left out: the player in turn.")] = None
    acted: Annotated[
        bool | None, Limits(doc="Whether the turn's action has been taken. Left out: as the phase says.")
    ] = None
    carded: Annotated[
        bool | None, Limits(doc="Whether the turn's scandal card has been played. Left out: as the phase says.")
    ] = None
    laid: Annotated[tuple[str, ...], Limits(doc="Cells laid in the growth that is going on.")] = ()
    given: Annotated[int, Limits(doc="Tiles put into the bag for Favour of the Vicar.")] = 0
    looked: Annotated[tuple[Card, ...], Limits(doc="Scandal cards looked at, of which one is to be kept.")] = ()
    waiting: Annotated[
        tuple[str, ...] | None,
        Limits(doc="Who decides the same after this player, in order. Left out: as their order says."),
    ] = None
    ball: Annotated[BallTable | None, Limits(doc="The ball that is going on.")] = None


class Document(Table):
    """One table of Noblemen."""

    game: Annotated[GameName, Limits(doc="The game.")]
    moment: Annotated[Moment, Limits(doc="Which scoring this is; turn for any moment between scorings.")]
    player: Annotated[tuple[PlayerTable, ...], Limits(low=MIN_PLAYERS, high=MAX_PLAYERS, doc="The players, clockwise.")]
    edition: Annotated[EditionName | Unknown, Limits(doc="Which text rules where the texts differ.")] = EditionName.DE
    source: Annotated[str | Unknown, Limits(doc="Where this comes from; free text.")] = ""
    letters: Annotated[Letters | Unknown, Limits(doc="The language of the letters for tiles and buildings.")] = (
        Letters.EN
    )
    first_game: Annotated[bool | Unknown, Limits(doc="Whether the table plays Noblemen for the first time.")] = False
    decade: Annotated[int | None, Limits(doc="The decade, 1 to 3. Left out at the end of the game: 3.")] = None
    turn: Annotated[str | Unknown | None, Limits(doc="Whose turn it is.")] = None
    queen: Annotated[str | Unknown | None, Limits(doc="Who holds the Queen; required for a ball.")] = None
    queen_locked: Annotated[
        bool | Unknown | None, Limits(doc="Whether the round marker stands where nobody may take the Queen.")
    ] = None
    marker: Annotated[
        Number | None, Limits(doc="The space of the round track where the marker stands, the arrow space being 0.")
    ] = None
    buildings_scored: Annotated[
        bool | Unknown, Limits(doc="At the end of the game: the building scoring has been done.")
    ] = False
    so_far: Annotated[Texts, Limits(doc="What the player in turn has done already, in the words of moves.")] = ()
    pending: Annotated[PendingTable | None, Limits(doc="What is to be decided next.")] = None
    church: Annotated[ByLetter | None, Limits(doc="Tiles given to the church in this decade, by letter.")] = None
    board: Annotated[BoardTable | Unknown | None, Limits(doc="What still stands on the board.")] = None
    bag: Annotated[ByLetter | None, Limits(doc="Tiles in the bag, by letter. Left out: all not seen elsewhere.")] = None
    deck: Annotated[DeckTable | Unknown | None, Limits(doc="The stack of scandal cards.")] = None
    rulings: Annotated[
        Mapping[str, str | int | Unknown] | Unknown | None, Limits(doc="Single options over the edition's preset.")
    ] = None
    equipment: Annotated[EquipmentTable | Unknown | None, Limits(doc="Printed values typed from the box.")] = None
