"""A game in progress, in parts: what lies on the table between scorings. A state is frozen; play makes new ones.

Builds keep their cards here; a scoring reads them by their symbols (`state`).
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum, StrEnum
from typing import Final, NamedTuple

from courtroll.verifier.games.kings_progress.table.box import COURTS
from courtroll.verifier.games.kings_progress.table.pieces import NOBODY, Courtier, Prize, hand
from courtroll.verifier.games.kings_progress.table.state import Box, Control
from courtroll.verifier.kernel.holdings import Holdings
from courtroll.verifier.kernel.place import Place
from courtroll.verifier.kernel.quick import quick, quick_row

Stack = tuple[int, ...]
"""The cards of a build by their kinds, the exposed one first."""


class Phase(StrEnum):
    """What is to be decided next."""

    DEAL = "deal"
    """Setup: the cards are dealt."""
    DROP = "drop"
    """Setup: which of the four cards goes back."""
    KING = "king"
    """The King card's holder moves the King pawn."""
    TURN = "turn"
    """A turn: its ability, its actions, its end."""
    KEEP = "keep"
    """Which of the cards drawn for Rumour to keep."""
    GIFT = "gift"
    """An arrival: which pair the major controller takes."""
    LOYALTY = "loyalty"
    """A Loyalty Test: which card to discard."""
    FREE = "free"
    """A Loyalty Test: where the free advance goes, if anywhere."""
    MINOR = "minor"
    """The end of a round: which minor gift to take."""
    SHED = "shed"
    """A scoring: which card to discard for being first."""
    OVER = "over"
    """The game has ended."""


class Stage(StrEnum):
    """How far a turn has come in what was begun."""

    ACT = "act"
    """Nothing is begun."""
    BUILD = "build"
    """A building action to which cards may be added."""
    CARRY = "carry"
    DISGUISE = "disguise"
    REORDER = "reorder"
    """The next build to reorder."""
    NEXT = "next"
    """The next card of a build that is being reordered."""
    PICK = "pick"
    """The gift to swap."""
    WITH = "with"
    """What it is swapped with."""
    FETCH = "fetch"


class Kind(IntEnum):
    """The kinds of action, in their order."""

    ADVANCE = 0
    BUILD = 1
    TAKE = 2
    DISCARD = 3


class Decision:
    """Base of all decisions, of which a turn remembers its own."""

    __slots__ = ()


@quick
@dataclass(frozen=True, slots=True)
class Test:
    """A Loyalty Test: what everybody discarded, by seat, and the order that it keeps."""

    shown: tuple[int | None, ...]
    order: tuple[int, ...]


@quick_row
class Turn(NamedTuple):
    """Who decides what, and what the turn has seen so far. (A named tuple, because a decision makes one or more.)"""

    phase: Phase
    seat: int
    """Who decides."""
    mover: int
    """Whose turn it is; at the end of a round the King card's holder."""
    done: tuple[Decision, ...] = ()
    """What the mover has decided in this turn. The other facts of it follow from that (`course.noted`)."""
    kinds: tuple[Kind, ...] = ()
    """The actions of the turn, in their order."""
    ability: Courtier | None = None
    stage: Stage = Stage.ACT
    laid: tuple[int, ...] = ()
    """Cards laid by what is begun, or put in their new order."""
    builds: tuple[tuple[int, Courtier], ...] = ()
    """Whose builds on whom have been reordered, with the one begun."""
    slot: tuple[int, int] | None = None
    """The gift to be swapped: its pair, 0 for a single one, and its kind."""
    waiting: tuple[int, ...] = ()
    """Who decides the same after this player, in order."""
    served: int = 0
    """Arrival spaces dealt with at the end of a round, from the last."""
    prize: Prize | None = None
    """The prize just scored."""
    test: Test | None = None


@quick
@dataclass(frozen=True, slots=True)
class Clock:
    round: int
    space: int
    """Where the King pawn stands on the Court time track."""
    king: int
    """Who has the King card."""
    courts: tuple[int, ...] = ()
    """By round the Royal Court, counted as the box names them; nothing until they are drawn."""

    @property
    def court(self) -> int:
        """The place of the round's Royal Court."""
        return COURTS + self.courts[self.round - 1]


@quick
@dataclass(frozen=True, slots=True)
class Road:
    """Where the courtiers are, and who has arrived at the round's Royal Court, in order."""

    at: tuple[int, ...]
    arrived: tuple[Courtier, ...] = ()


@quick
@dataclass(frozen=True, slots=True)
class Progress:
    """A whole table of King's Progress between scorings."""

    box: Box
    turn: Turn
    held: Holdings
    points: tuple[int, ...]
    colours: tuple[Prize, ...]
    builds: tuple[tuple[Stack, ...], ...]
    """By seat and courtier."""
    control: tuple[Control, ...]
    """By courtier."""
    used: tuple[int, ...]
    """By courtier who used the ability and left the disc on it, or `NOBODY`."""
    pairs: tuple[Stack, ...]
    """The pairs of major gifts by their kinds; one that is taken is empty."""
    road: Road
    clock: Clock
    searched: tuple[int, ...] = ()
    """Who has taken a card unseen from the discards since they were last shuffled."""

    @property
    def players(self) -> int:
        return len(self.points)

    @property
    def court(self) -> int:
        """The place of the round's Royal Court."""
        return self.clock.court

    def holds(self, seat: int, what: int) -> int:
        return self.held[hand(seat)][what]


NO_CONTROL: Final = Control(NOBODY, NOBODY)


@dataclass(frozen=True, slots=True)
class AtPlace(Place):
    """A place of the map, by the name it was said by."""

    name: str


def clockwise(start: int, players: int) -> tuple[int, ...]:
    """All seats in playing order from one of them."""
    return tuple((start + step) % players for step in range(players))
