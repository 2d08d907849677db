"""The box shared out piece by piece. Each kind comes from its home until somebody is said to hold it."""

from __future__ import annotations

from typing import Final

from courtroll.verifier.games.noblemen.table.pieces import (
    BAG,
    BANK,
    BOARD,
    BRIBE,
    CARDS,
    FOLLIES,
    POUND,
    STACK,
    SUPPLY,
    Card,
    Folly,
    Tile,
)
from courtroll.verifier.games.noblemen.table.state import Box
from courtroll.verifier.games.noblemen.table.stock import whole_box
from courtroll.verifier.kernel.holdings import transfer

LEAST: Final = tuple(sorted(Card, key=lambda card: (card is Card.LIAISON, card is Card.BLACKMAIL, card)))
"""Cards in the order in which one of unknown kind is filled: those that count little first."""


class Shares:
    """Holdings in the making.

    A home that the file itself counts keeps what it is said to hold; the rest of its kind then comes from
    the supply, where what nobody is said to hold lies.
    """

    def __init__(self, box: Box) -> None:
        self.held = whole_box(box)
        self.home = [BAG] * len(Tile) + [BANK, BOARD] + [SUPPLY] * 3 + [BOARD] * len(Folly) + [STACK] * len(Card)
        self.tiles: tuple[int, ...] = ()
        self.cards: tuple[int, ...] = ()
        self.follies: tuple[int, ...] = ()
        self.pounds = self.bribes = 0

    def give(self, taker: int, what: int, n: int = 1) -> None:
        self.held = transfer(self.held, self.home[what], taker, what, n)

    def count_home(self, what: int, n: int) -> None:
        """The home is said to hold this many."""
        home = self.home[what]
        self.held = transfer(self.held, home, SUPPLY, what, self.held[home][what] - n)
        self.home[what] = SUPPLY

    def left(self, what: int) -> int:
        """How many nobody is said to hold."""
        return max(0, self.held[self.home[what]][what])

    def note_pools(self, bottom: tuple[Card, ...]) -> None:
        """What the holes may be made of, once all that is said lies in its place. `bottom` cards lie in the stack."""
        self.tiles = tuple(self.left(tile) for tile in Tile)
        self.follies = tuple(self.left(FOLLIES + folly) for folly in Folly)
        sure = [bottom.count(card) if self.home[CARDS + card] == STACK else 0 for card in Card]
        self.cards = tuple(max(0, self.left(CARDS + card) - sure[card]) for card in Card)
        self.pounds, self.bribes = self.left(POUND), self.left(BRIBE)

    def any_tile(self) -> Tile:
        """A meadow while there is one, else the first kind there is."""
        return next((tile for tile in (Tile.MEADOW, *Tile) if self.left(tile)), Tile.MEADOW)

    def any_card(self) -> Card:
        return next((card for card in LEAST if self.left(CARDS + card)), LEAST[0])

    def any_folly(self) -> Folly:
        return next((folly for folly in Folly if self.left(FOLLIES + folly)), Folly.FORESTS)
