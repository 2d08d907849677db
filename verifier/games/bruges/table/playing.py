"""What lies on the table while Bruges is played. A state is frozen; play makes new ones."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from itertools import compress
from typing import NamedTuple

from courtroll.verifier.games.bruges.table.cards import Deck, colour_of
from courtroll.verifier.games.bruges.table.effects import Atom, Clause
from courtroll.verifier.games.bruges.table.equipment import STATUES
from courtroll.verifier.games.bruges.table.pieces import (
    CANALS,
    FLORIN,
    NUMBER,
    SIDES,
    STATUE_TILES,
    THREAT_COLUMNS,
    THREATS,
    WORKER_COLUMNS,
    WORKERS,
    Area,
    Colour,
    Side,
    hand,
    row,
)
from courtroll.verifier.games.bruges.table.state import Box
from courtroll.verifier.kernel.holdings import Cards, Holdings
from courtroll.verifier.kernel.quick import quick


class Phase(StrEnum):
    """What is to be decided next."""

    DEAL = "deal"
    """The piles are laid out."""
    DRAW = "draw"
    """From which pile the next card of a hand comes."""
    ROLL = "roll"
    """The dice are to be rolled."""
    TROUBLES = "troubles"
    """Which trouble a player settles, and what it takes."""
    ADVANCE = "advance"
    """Whether to buy a step on the reputation track."""
    ACT = "act"
    """A turn: persons, its card, and its end."""
    EFFECT = "effect"
    """What a person's text leaves to choose."""
    OVER = "over"
    """The game has ended."""


class Ending(StrEnum):
    """Whether it is known which round is the last."""

    OPEN = "open"
    NEXT = "next"
    """The one after this."""
    THIS = "this"


class Job(NamedTuple):
    """What a person's text still has to do: whose choice it is, the person's card, and once it has begun how much is
    left of it.
    """

    clause: Clause
    seat: int
    card: int
    left: int | None = None


class Turn(NamedTuple):
    """Where a round is and what is to be decided. (A named tuple, because every decision makes several.)"""

    phase: Phase
    """Of the round; never `effect`."""
    mover: int
    """Whose turn it is."""
    waiting: tuple[int, ...] = ()
    """Who does the same after this player, in order; in `act` every turn of the round that is still to come."""
    acted: bool = False
    """Whether the turn's own card is played, or its step decided."""
    agenda: tuple[Job, ...] = ()
    """What texts still have to do; the first leaves a choice."""

    def after_own(self) -> Turn:
        """Once its own card is played, or its step decided."""
        return Turn(self.phase, self.mover, self.waiting, True)

    @property
    def asks(self) -> Phase:
        """What is to be decided. A card that a text lets one play is one of a turn."""
        if not self.agenda:
            return self.phase
        return Phase.ACT if self.agenda[0].clause.atom is Atom.PLAY else Phase.EFFECT

    @property
    def seat(self) -> int:
        """Who decides."""
        return self.agenda[0].seat if self.agenda else self.mover

    @property
    def has_extra(self) -> bool:
        """Whether a text asks for a further card."""
        return bool(self.agenda) and self.agenda[0].clause.atom is Atom.PLAY

    @property
    def extra(self) -> int:
        """How many further cards the text asks for that is being done."""
        return (self.agenda[0].left or 0) if self.has_extra else 0


class Piles(NamedTuple):
    """The two draw piles, left and right: how many cards, and the colours of the uppermost backs by number."""

    sizes: tuple[int, int]
    tops: tuple[int | None, int | None]
    extra: int
    """Cards in the extra pile."""
    blind: tuple[int, ...]
    """Backs that the player who fills a hand has drawn and not looked at, by colour."""


class Home(NamedTuple):
    """A house that is lived in: the person's card, the card that is the house, and whether the person is turned."""

    person: int
    house: int
    used: bool = False


class Estate(NamedTuple):
    """What is a player's own besides goods, in the order in which it came."""

    homes: tuple[Home, ...] = ()
    empty: tuple[int, ...] = ()
    """The cards of houses that nobody lives in."""
    majorities: tuple[Area, ...] = ()
    completed: tuple[bool, bool] = (False, False)
    """Whether a section has been full before, in the order of `Side`."""
    reputation: int = 0
    """The number on the space reached; 0 beside the track."""
    played: int = 0
    """How many of the four cards of this round."""


class Clock(NamedTuple):
    """Where the game stands."""

    start: int
    """Who has the starting marker."""
    ending: Ending = Ending.OPEN
    dice: tuple[int, ...] = ()
    """In the order of `Colour`; empty before they are rolled."""


@quick
@dataclass(frozen=True, slots=True)
class Playing:
    """A whole table of Bruges in play."""

    box: Box
    deck: Deck
    turn: Turn
    held: Holdings
    places: Cards
    """Of each card where it lies: unseen, discarded, and each player's hand and ground."""
    estates: tuple[Estate, ...]
    points: tuple[int, ...]
    piles: Piles
    clock: Clock
    spent: int = 0
    """Lightning persons that have worked and never will again, as a mask; none where they may."""

    @property
    def players(self) -> int:
        return len(self.points)

    def florins(self, seat: int) -> int:
        return self.held[row(seat)][FLORIN]

    def workers(self, seat: int, colour: int) -> int:
        return self.held[row(seat)][WORKERS + colour]

    def threats(self, seat: int, colour: int) -> int:
        return self.held[row(seat)][THREATS + colour]

    def tiles(self, seat: int, side: Side) -> int:
        return self.held[row(seat)][CANALS + SIDES[side]]

    def all_workers(self, seat: int) -> tuple[int, ...]:
        return self.held[row(seat)][WORKER_COLUMNS]

    def all_threats(self, seat: int) -> tuple[int, ...]:
        return self.held[row(seat)][THREAT_COLUMNS]

    def statues(self, seat: int) -> tuple[int, ...]:
        """What a player's statues are worth."""
        return tuple(compress(STATUES, self.held[row(seat)][STATUE_TILES:]))

    def hand(self, seat: int) -> int:
        """The cards in a player's hand that have been looked at, as a mask."""
        return self.places[hand(seat)]

    def hand_size(self, seat: int) -> int:
        """With the cards drawn blind."""
        return hand_size(self.places, self.piles, self.turn.mover, seat)

    def home_of(self, seat: int, person: int) -> Home | None:
        return next((home for home in self.estates[seat].homes if home.person == person), None)

    def empty_house(self, seat: int, colour: Colour) -> int | None:
        """The first of a player's empty houses of a colour."""
        return first_house(self.estates[seat].empty, colour)


def first_house(houses: tuple[int, ...], colour: Colour) -> int | None:
    """The first card of a colour."""
    number = NUMBER[colour]
    for house in houses:
        if colour_of(house) == number:
            return house
    return None


def hand_size(places: Cards, piles: Piles, mover: int, seat: int) -> int:
    """How many cards a player holds; the mover's may lie in the hand unseen."""
    seen = places[hand(seat)].bit_count()
    return seen + sum(piles.blind) if seat == mover else seen


def clockwise(start: int, players: int) -> tuple[int, ...]:
    """All seats in playing order from one of them."""
    return tuple((start + step) % players for step in range(players))
