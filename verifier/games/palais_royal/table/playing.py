"""What lies on the table while the game is played, in parts. A state is frozen; play makes new ones."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum
from functools import cache
from itertools import compress
from typing import Any, Final, NamedTuple, Protocol

from courtroll.verifier.games.palais_royal.table import pieces
from courtroll.verifier.games.palais_royal.table.box import GameBox
from courtroll.verifier.games.palais_royal.table.equipment import CASTLE_SIDE
from courtroll.verifier.games.palais_royal.table.park import EMPTY, fitted, servant
from courtroll.verifier.games.palais_royal.table.pieces import Room
from courtroll.verifier.kernel.equipment import Source, Value
from courtroll.verifier.kernel.holdings import Holdings, Row
from courtroll.verifier.kernel.logic import remembered
from courtroll.verifier.kernel.place import Place
from courtroll.verifier.kernel.quick import quick, quick_row


@dataclass(frozen=True, slots=True)
class Space(Place):
    """A space of the park, by its cell."""

    cell: int


@dataclass(frozen=True, slots=True)
class InRoom(Place):
    """A room of the castle."""

    room: Room


in_room = cache(InRoom)


class Phase(StrEnum):
    """What is to be decided next."""

    DEAL = "deal"
    """Setup: rooms and nobles are laid out."""
    STATION = "station"
    """Setup: where the five free servants go."""
    TURN = "turn"
    POST = "post"
    """A noble was taken from the edge: where the servant for its space comes from."""
    KEEP = "keep"
    """Which of the drawn cards to keep."""
    OVER = "over"
    """The game has ended."""


BESIDE: Final = "park.beside"
EDGE: Final = "park.edge"
"""A path that begins so is of what lies next to a space, or of whether it is on the edge."""
START: Final = 0
"""No action has been done."""
REINFORCEMENT: Final = 1
MOVEMENT: Final = 2
THIRD: Final = 3
"""The mint and the two chambers."""
RECRUITING: Final = 4
CARDS: Final = 5


# A named tuple, because a decision makes one or more.
@quick_row
class Turn(NamedTuple):
    """Who decides what, and what the turn has seen so far. What only an earlier stage needs is forgotten with it."""

    phase: Phase
    seat: int
    left: int = 0
    """Servants still to be stationed."""
    stage: int = START
    """The action that has been reached; it only rises."""
    reinforcements: int = 0
    endless: bool = False
    """As many servants as wanted go to the gate."""
    steps: int = 0
    """Left over; before the movement: what cards have added."""
    diagonals: int = 0
    """Diagonal steps taken, where a reading limits them."""
    entered: bool = False
    """Whether a servant has reached the stairway in the movement."""
    minted: bool = False
    drew: bool = False
    king: int | None = None
    """Servants still due in the King's chamber; `None` until it was looked at."""
    pompadour: int | None = None
    either: int = 0
    """Servants set by privileges that let choose the chamber."""
    wild: int = 0
    """Seals of cards."""
    noted: int = 0
    """Rooms, as bits, for which a card for all majorities counts, where a reading notes them."""
    leading: int = 0
    """Rooms, as bits, whose majority the mover had when the turn began, where a reading looks then."""
    fresh: int = 0
    """Nobles recruited in this turn, as bits, where a reading asks for them."""
    space: int = 0
    """The index of the space that a servant is posted to."""
    kept: int = 0
    """Cards kept of those drawn, where a reading asks for them."""


@quick
@dataclass(frozen=True, slots=True)
class Clock:
    start: int
    """The start player."""
    round: int = 1
    last_round: bool = False


class Table(Protocol):
    """What a state and a draft of one have in common."""

    @property
    def box(self) -> GameBox: ...
    @property
    def turn(self) -> Turn: ...
    @property
    def held(self) -> Holdings: ...
    @property
    def nobles(self) -> Holdings: ...
    @property
    def turned(self) -> int: ...


@quick
@dataclass(frozen=True, slots=True)
class Playing:
    """A whole table of Palais Royal while it is played."""

    box: GameBox
    turn: Turn
    held: Holdings
    nobles: Holdings
    park: tuple[int, ...]
    """By space: a noble, nothing, or somebody's servant."""
    castle: tuple[Room, ...]
    """The rooms in reading order; before they are laid, in their own order. None where nobody told how they lie: then
    every step is taken to lead to the next room.
    """
    clock: Clock
    turned: int = 0
    """Nobles turned face down because their servants have been taken, as bits."""
    points: tuple[int, ...] = ()

    @property
    def players(self) -> int:
        return len(self.box.players)

    def with_equipment(self, **changed: Any) -> Playing:
        """The same table with other printed values."""
        return replace(self, box=replace(self.box, equipment=replace(self.box.equipment, **changed)))

    def servants(self, row: int, seat: int) -> int:
        """How many servants of a player are somewhere."""
        return self.held[row][seat]

    def supply(self, seat: int) -> int:
        """How many servants a player has in the personal supply."""
        return self.held[pieces.supply(seat)][seat]

    def gold(self, seat: int) -> int:
        return self.held[pieces.supply(seat)][pieces.COIN]

    def taken(self, seat: int) -> tuple[int, ...]:
        """The nobles that a player has recruited."""
        return recruited(self.nobles, seat)

    @property
    def nobles_left(self) -> int:
        """In the park."""
        return sum(self.nobles[pieces.IN_PARK])


def recruited(nobles: Holdings, seat: int) -> tuple[int, ...]:
    """The nobles that a player has recruited."""
    return _numbers(nobles[pieces.TAKEN + seat])


def posted(state: Playing, seat: int) -> int:
    """How many servants of a player stand in the park, with one that is still to come."""
    turn = state.turn
    is_due = turn.phase is Phase.POST and turn.seat == seat and state.park[turn.space] == EMPTY
    return state.park.count(servant(seat)) + (1 if is_due else 0)


@remembered
def _numbers(row: Row) -> tuple[int, ...]:
    return tuple(compress(range(len(row)), row))


def with_fitting_park(state: Playing) -> Playing:
    """The table with a park that fits what lies in it, where nobody typed the park."""
    laid = state.box.equipment.park
    if state.turn.phase is Phase.DEAL:
        return state
    posted = state.turn.space if state.turn.phase is Phase.POST else None
    found = laid.value if laid.source is Source.TYPED else fitted(laid.value, state.park, posted)
    return state if found is laid.value else state.with_equipment(park=Value(found, laid.source))


def clockwise(start: int, players: int) -> tuple[int, ...]:
    """All seats in playing order from one of them."""
    return tuple((start + step) % players for step in range(players))


def spot(castle: tuple[Room, ...], room: Room) -> tuple[int, int]:
    """The column and row in which a room lies."""
    row, column = divmod(castle.index(room), CASTLE_SIDE)
    return column, row


@remembered
def steps_apart(castle: tuple[Room, ...], source: Room, target: Room) -> tuple[int, int]:
    """How far apart two rooms lie, across and down."""
    if not castle:
        return 0, int(source is not target)
    (x, y), (u, v) = spot(castle, source), spot(castle, target)
    return abs(x - u), abs(y - v)
