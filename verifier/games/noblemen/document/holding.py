"""Who holds what: first all that the document says, then the least that fills what it leaves open."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Final, NamedTuple

from courtroll.verifier.games.noblemen.document.codes import DocumentCode
from courtroll.verifier.games.noblemen.document.gaps import Gaps
from courtroll.verifier.games.noblemen.document.persons import Spend
from courtroll.verifier.games.noblemen.document.resolving import Resolved
from courtroll.verifier.games.noblemen.document.shapes import BoardTable, DeckTable, EnclosedTable, Moment, SpendTable
from courtroll.verifier.games.noblemen.document.sharing import Shares
from courtroll.verifier.games.noblemen.table import frame, pieces
from courtroll.verifier.games.noblemen.table.equipment import BOARD_CASTLES, BOARD_CHAPELS, BOARD_PALACES
from courtroll.verifier.games.noblemen.table.estate import Estate, with_tile
from courtroll.verifier.games.noblemen.table.pieces import (
    BOARD,
    BRIBE,
    BUILDINGS,
    CARDS,
    CHURCH,
    FOLLIES,
    GROUND,
    POUND,
    Building,
    Card,
    Folly,
    Tile,
)
from courtroll.verifier.games.noblemen.table.state import Box
from courtroll.verifier.kernel.document import Number
from courtroll.verifier.kernel.holdings import Holdings
from courtroll.verifier.kernel.reading import UNKNOWN, Path, Unknown, word

REFILL: Final = {
    Building.CASTLE: BOARD_CASTLES,
    Building.CHAPEL: BOARD_CHAPELS,
    Building.PALACE: BOARD_PALACES,
}


class Told(NamedTuple):
    """What a document says of who holds what: all that nobody is said to hold lies in the home of its kind still."""

    held: Holdings
    homes: tuple[int, ...]
    """By kind of piece: the row that the unseen ones lie in."""


class Holding:
    """Shares out the box of one document."""

    def __init__(self, resolved: Resolved, box: Box, gaps: Gaps, spends: tuple[Spend, ...]) -> None:
        self.resolved = resolved
        self.document = resolved.document
        self.players = resolved.document.player
        self.spends = spends
        self.gaps = gaps
        self.shares = Shares(box)
        self.told = Told(self.shares.held, tuple(self.shares.home))
        board = self.document.board
        self.board_asked = board if isinstance(board, Unknown) else None
        self.board = board if isinstance(board, BoardTable) else BoardTable()

    def share_out(self) -> tuple[Estate, ...]:
        """The estates; the holdings are in `shares`."""
        for seat in range(len(self.players)):
            self._place_known(seat)
        church = self.resolved.church
        for tile, n in church.items() if isinstance(church, Mapping) else ():
            self.shares.give(CHURCH, tile, n if isinstance(n, int) else 0)
        self._count_bag()
        self._count_deck()
        self._count_board()
        self.told = Told(self.shares.held, tuple(self.shares.home))
        deck, pending = self.document.deck, self.document.pending
        under = deck.under if isinstance(deck, DeckTable) else ()
        self.shares.note_pools((*under, *(pending.looked if pending else ())))
        self._note_homes()
        estates = tuple(self._fill_estate(seat) for seat in range(len(self.players)))
        # Before any hand is filled: else a card of unknown kind could be one that somebody else spends.
        aside = [self._set_aside(seat) for seat in range(len(self.players))]
        for seat in range(len(self.players)):
            self._fill_screen(seat, aside[seat])
        self._fill_board()
        self._fill_church()
        return estates

    # ---------------------------------------------------------------------------------------------- what is said

    def _place_known(self, seat: int) -> None:
        shares, player, row = self.shares, self.players[seat], pieces.screen(seat)
        estate = self.resolved.plots[seat].estate
        for tile in Tile:
            shares.give(GROUND, tile, estate.tiles[tile].bit_count())
        for building in (Building.CASTLE, Building.PALACE, Building.CHAPEL):
            shares.give(GROUND, BUILDINGS + building, estate.buildings[building].bit_count())
        for _, folly in estate.follies:
            shares.give(GROUND, FOLLIES + folly)
        if player.estate is None and isinstance(player.enclosed, EnclosedTable):
            enclosed = {Building.CASTLE: player.enclosed.castles, Building.PALACE: player.enclosed.palaces}
            for building, beside in enclosed.items():
                shares.give(GROUND, BUILDINGS + building, len(beside) if isinstance(beside, tuple) else 0)
        shares.give(row, POUND, player.money if isinstance(player.money, int) else 0)
        bribes, cards, hand = self._bribes(seat), self._cards(seat), self.resolved.hands[seat]
        shares.give(row, BRIBE, bribes if isinstance(bribes, int) else 0)
        for each in hand if isinstance(hand, tuple) else ():
            if isinstance(each, Tile):
                shares.give(row, each)
        for card in cards if isinstance(cards, tuple) else ():
            if isinstance(card, Card):
                shares.give(row, CARDS + card)

    def _bribes(self, seat: int) -> Number | None:
        """The bribes a player is said to hold; at a ball at least those that are spent, known or not."""
        said, spend = self.players[seat].bribes, self._spend(seat)
        if said is not None or self.gaps.unsaid:
            return said
        asked = isinstance(spend, Unknown) or (spend is not None and isinstance(spend.bribes, Unknown))
        return UNKNOWN if asked else self.spends[seat].bribes

    def _cards(self, seat: int) -> tuple[Card | Unknown, ...] | int | Unknown | None:
        said, spend = self.players[seat].cards, self._spend(seat)
        if said is not None or self.gaps.unsaid:
            return said
        asked = isinstance(spend, Unknown) or (spend is not None and isinstance(spend.cards, Unknown))
        return UNKNOWN if asked else self.spends[seat].cards

    def _spend(self, seat: int) -> SpendTable | Unknown | None:
        return self.players[seat].spend if self.document.moment is Moment.BALL else None

    def _count_bag(self) -> None:
        bag = self.resolved.bag
        if isinstance(bag, Mapping):
            for tile in Tile:
                n = bag.get(tile, 0)
                if isinstance(n, int):
                    self.shares.count_home(tile, n)

    def _count_deck(self) -> None:
        deck = self.document.deck
        if isinstance(deck, DeckTable) and _is_counted(deck):
            for card in Card:
                n = deck.count(card)
                if not isinstance(n, Unknown):
                    self.shares.count_home(CARDS + card, n or 0)

    def _count_board(self) -> None:
        shares, board = self.shares, self.board
        for building, n in _board_counts(board):
            shares.give(BOARD, BUILDINGS + building, n if isinstance(n, int) else 0)
        if isinstance(board.bribes, int):
            shares.count_home(BRIBE, board.bribes)
        if isinstance(board.follies, tuple):
            for folly in Folly:
                if folly in board.follies or UNKNOWN not in board.follies:
                    shares.count_home(FOLLIES + folly, board.follies.count(folly))

    # ---------------------------------------------------------------------------------------------- what is open

    def _note_homes(self) -> None:
        """Holes for the bag and the stack."""
        shares, gaps, bag, deck = self.shares, self.gaps, self.resolved.bag, self.document.deck
        if isinstance(bag, Mapping):
            for tile, n in bag.items():
                if isinstance(n, Unknown):
                    gaps.add(("bag", word(tile)), n, 0, shares.left(tile))
        elif gaps.is_open(bag):
            gaps.add(("bag",), bag, pool=shares.tiles)
        if isinstance(deck, DeckTable) and _is_counted(deck):
            for card in Card:
                if isinstance(deck.count(card), Unknown):
                    gaps.add(("deck", word(card)), UNKNOWN, 0, shares.left(CARDS + card))
        elif isinstance(deck, Unknown) or gaps.unsaid:
            gaps.add(("deck",), deck, pool=shares.cards)

    def _fill_estate(self, seat: int) -> Estate:
        player, plot, shares, gaps = self.players[seat], self.resolved.plots[seat], self.shares, self.gaps
        estate = plot.estate
        for cell in plot.unknown:
            gaps.add(("player", seat, "estate", cell), pool=shares.tiles)
            tile = shares.any_tile()
            shares.give(GROUND, tile)
            estate = with_tile(estate, tile, cell)
        named = {cell for cell, _ in estate.follies}
        asked = isinstance(player.follies, Unknown) or UNKNOWN in player.follies
        for cell in frame.cells_of(estate.folly):
            if cell not in named:
                gaps.add(("player", seat, "folly", cell), UNKNOWN if asked else None, pool=shares.follies)
                shares.give(GROUND, FOLLIES + shares.any_folly())
        if isinstance(player.areas, Unknown) or UNKNOWN in (player.areas or ()):
            gaps.add(("player", seat, "areas"))
            estate = replace(estate, symbols=None)
        self._note_missing_map(seat)
        return estate

    def _note_missing_map(self, seat: int) -> None:
        player, document, path = self.players[seat], self.document, ("player", seat, "estate")
        if isinstance(player.estate, Unknown):
            self.gaps.add(path, pool=self.shares.tiles)
        elif player.estate is None and player.enclosed is None and player.estate_prestige is None:
            if self.gaps.unsaid:
                self.gaps.add(path, None, pool=self.shares.tiles)
            elif not (document.moment is Moment.GAME_END and document.buildings_scored is True):
                self.gaps.warn(path, DocumentCode.NO_ESTATE)

    def _fill_screen(self, seat: int, aside: int) -> None:
        player, shares, gaps, row = self.players[seat], self.shares, self.gaps, pieces.screen(seat)
        if not isinstance(player.money, int):
            shares.give(row, POUND, gaps.number(player.money, ("player", seat, "money"), 0, shares.pounds))
        bribes, spent = self._bribes(seat), self.spends[seat].bribes
        if not isinstance(bribes, int):
            most = max(spent, shares.bribes)
            shares.give(row, BRIBE, gaps.number(bribes, ("player", seat, "bribes"), spent, most))
        self._fill_tiles(seat, row)
        self._fill_cards(seat, row, aside)

    def _fill_tiles(self, seat: int, row: int) -> None:
        """Tiles of unknown kind. The hole's bounds say how many, beside those whose kind is known."""
        hand, shares, gaps, pool = self.resolved.hands[seat], self.shares, self.gaps, self.shares.tiles
        path: Path = ("player", seat, "tiles")
        if isinstance(hand, tuple | int):
            n, value = (hand, None) if isinstance(hand, int) else (hand.count(UNKNOWN), UNKNOWN)
            if n:
                gaps.add(path, value, n, n, pool)
            for piece in _ones(n):
                shares.give(row, shares.any_tile(), piece)
        elif gaps.is_open(hand):
            gaps.add(path, hand, 0, sum(pool), pool)

    def _set_aside(self, seat: int) -> int:
        """How many cards of unknown kind a player spends; they lie behind the screen afterwards."""
        cards, shares, row = self._cards(seat), self.shares, pieces.screen(seat)
        spent = list(self.spends[seat].cards)
        for card in Card:
            for _ in range(min(shares.held[row][CARDS + card], spent.count(card))):
                spent.remove(card)
        if isinstance(cards, tuple | int):
            n = cards if isinstance(cards, int) else cards.count(UNKNOWN)
            spent = spent[: max(n, 0)]
        elif not self.gaps.is_open(cards):
            spent = []
        for card in spent:
            shares.give(row, CARDS + card)
        return len(spent)

    def _fill_cards(self, seat: int, row: int, aside: int) -> None:
        """Cards of unknown kind, those set aside among them."""
        cards, shares, gaps, pool = self._cards(seat), self.shares, self.gaps, self.shares.cards
        path: Path = ("player", seat, "cards")
        if isinstance(cards, tuple | int):
            n, value = (cards, None) if isinstance(cards, int) else (cards.count(UNKNOWN), UNKNOWN)
            if n:
                gaps.add(path, value, n, n, pool)
            for piece in _ones(n - aside):
                shares.give(row, CARDS + shares.any_card(), piece)
        elif gaps.is_open(cards):
            gaps.add(path, cards, aside, max(aside, sum(pool)), pool)

    def _fill_board(self) -> None:
        """What is not said of the board stands there as at the start of a decade, as far as the box reaches."""
        shares, gaps, board, asked = self.shares, self.gaps, self.board, self.board_asked
        for building, n in _board_counts(board):
            if not isinstance(n, int):
                what = BUILDINGS + building
                there = min(REFILL[building][len(self.players)], shares.left(what))
                gaps.add(("board", f"{word(building)}s"), n or asked, 0, there)
                shares.give(BOARD, what, there)
        if not isinstance(board.bribes, int):
            gaps.add(("board", "bribes"), board.bribes or asked, 0, shares.bribes)
        if not isinstance(board.follies, tuple):
            gaps.add(("board", "follies"), board.follies or asked, 0, sum(shares.follies), shares.follies)
        elif n := board.follies.count(UNKNOWN):
            gaps.add(("board", "follies"), UNKNOWN, n, n, shares.follies)

    def _fill_church(self) -> None:
        church, gaps = self.resolved.church, self.gaps
        if not isinstance(church, Mapping) and gaps.is_open(church):
            gaps.add(("church",), church, pool=self.shares.tiles)
        for tile, n in church.items() if isinstance(church, Mapping) else ():
            if isinstance(n, Unknown):
                gaps.add(("church", word(tile)), n, 0, self.shares.tiles[tile])


def _is_counted(deck: DeckTable) -> bool:
    return any(deck.count(card) is not None for card in Card)


def _board_counts(board: BoardTable) -> tuple[tuple[Building, Number | None], ...]:
    return (Building.CASTLE, board.castles), (Building.CHAPEL, board.chapels), (Building.PALACE, board.palaces)


def _ones(n: int) -> Sequence[int]:
    """A count piece by piece; a negative one at once."""
    return (1,) * n if n >= 0 else (n,)
