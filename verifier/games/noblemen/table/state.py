"""What lies on the table, in parts. A state is frozen; play makes new ones."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from courtroll.verifier.games.noblemen.rules.options import NoblemenRuleset
from courtroll.verifier.games.noblemen.table import pieces
from courtroll.verifier.games.noblemen.table.equipment import Equipment
from courtroll.verifier.games.noblemen.table.estate import Estate
from courtroll.verifier.games.noblemen.table.pieces import Card, Title
from courtroll.verifier.kernel.holdings import Holdings
from courtroll.verifier.kernel.place import Place
from courtroll.verifier.kernel.quick import quick


@quick
@dataclass(frozen=True, slots=True)
class Cell(Place):
    """A cell of one player's estate."""

    seat: int
    cell: int


@dataclass(frozen=True, slots=True)
class Box:
    """What stays the same all game: the readings, the equipment, and who sits where (clockwise)."""

    ruleset: NoblemenRuleset
    equipment: Equipment
    players: tuple[str, ...]
    first_game: bool = False
    """The table plays Noblemen for the first time."""


class Phase(StrEnum):
    """What is to be decided next."""

    PICK = "pick"
    """Setup: which tiles to start with."""
    KEEP = "keep"
    """Which of the scandal cards looked at to keep."""
    ACT = "act"
    """A turn: its action, card, swaps, or its end."""
    LAY = "lay"
    """Tiles are being laid."""
    DONATE = "donate"
    """Tiles are being given to the church."""
    VICAR = "vicar"
    """Tiles are being put into the bag for Favour of the Vicar."""
    KNIGHT = "knight"
    """A castle was built: where its knight goes, if anywhere."""
    GIVE = "give"
    """Which tiles a knight's victim hands over."""
    SPEND = "spend"
    """A ball: which bribes and cards to hand in."""
    TAKE = "take"
    """A ball: which title to take."""
    OVER = "over"
    """The game has ended."""


ACT: Final = Phase.ACT
DONATING: Final = Phase.DONATE
LAYING: Final = Phase.LAY
OVER: Final = Phase.OVER
"""Members that every decision asks for: to find one by its name costs as much as a small function."""


@quick
@dataclass(frozen=True, slots=True)
class Ball:
    """A masked ball so far: each player's prestige and where the marker stands, `None` until it is placed."""

    prestige: tuple[int | None, ...]
    markers: tuple[int | None, ...]
    bought: int = 0
    """Prestige that the player who is spending has handed in bribes and cards for."""


@quick
@dataclass(frozen=True, slots=True)
class Turn:
    """Who decides what, and what the turn has seen so far."""

    phase: Phase
    seat: int
    """Who decides."""
    mover: int
    """Whose turn it is; outside turns the player who decides."""
    acted: bool = False
    carded: bool = False
    laid: int = 0
    """Cells laid in the growth that is going on."""
    given: int = 0
    """Tiles put into the bag for Favour of the Vicar."""
    looked: tuple[Card, ...] = ()
    """Scandal cards looked at, of which one is to be kept."""
    waiting: tuple[int, ...] = ()
    """Who decides the same after this player, in order."""
    ball: Ball | None = None


@quick
@dataclass(frozen=True, slots=True)
class Clock:
    decade: int
    space: int
    """Where the round marker stands; 0 is the arrow space."""
    queen: int
    """Who holds the Queen."""


@quick
@dataclass(frozen=True, slots=True)
class Knight:
    """A knight on an area of another player's estate."""

    owner: int
    seat: int
    cell: int
    """The top-left cell of the area."""


@quick
@dataclass(frozen=True, slots=True)
class Used:
    """Tokens laid out in front of the screen in this decade."""

    tax: bool = False
    land: bool = False


@dataclass(frozen=True, slots=True)
class Quick:
    """What a described table says of an estate in place of its map."""

    castles: tuple[int, ...] | None = None
    """For each enclosed castle the number of chapels beside it."""
    palaces: tuple[int, ...] = ()
    prestige: int | None = None
    """Everything before spending."""

    @property
    def chapels(self) -> int:
        """As many chapels as stand there at least: one may stand beside several of the buildings."""
        return max((*(self.castles or ()), *self.palaces), default=0)


@quick
@dataclass(frozen=True, slots=True)
class State:
    """A whole table of Noblemen."""

    box: Box
    turn: Turn
    held: Holdings
    estates: tuple[Estate, ...]
    points: tuple[int, ...]
    titles: tuple[Title | None, ...]
    knights: tuple[Knight, ...]
    clock: Clock
    used: tuple[Used, ...]
    under: tuple[Card, ...]
    """Scandal cards under the stack in known order, the uppermost first; they are part of the stack."""
    quick: tuple[Quick | None, ...] = ()
    """For each player, in a described table that has no map of the estate."""

    @property
    def players(self) -> int:
        return len(self.estates)

    def holds(self, seat: int, what: int) -> int:
        return self.held[pieces.screen(seat)][what]


def clockwise(start: int, players: int) -> tuple[int, ...]:
    """All seats in playing order from one of them."""
    return tuple((start + step) % players for step in range(players))


def begins(turn: Turn) -> bool:
    """Whether a decade begins, or the game: no turn has begun yet."""
    return turn.phase is Phase.PICK or (turn.phase is Phase.KEEP and not turn.acted)


def next_to_decide(turn: Turn, clock: Clock, players: int) -> tuple[int, ...]:
    """Who decides after a player where a decade begins: from the Queen's owner; at first from that one's left."""
    is_first = turn.phase is Phase.PICK or clock.decade == 1
    order = clockwise(clock.queen + is_first, players)
    return order[order.index(turn.seat) + 1 :]


def knights_on(knights: tuple[Knight, ...], seat: int) -> int:
    """The top-left cells of the occupied areas of one estate."""
    out = 0
    for knight in knights:
        if knight.seat == seat:
            out |= 1 << knight.cell
    return out
