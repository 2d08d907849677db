"""The working copy that an effect changes; `freeze` makes a state of it. It lives no longer than one decision."""

from __future__ import annotations

from typing import Any, Final

from courtroll.verifier.games.bruges.table.cards import Deck
from courtroll.verifier.games.bruges.table.codes import Good, LineCode
from courtroll.verifier.games.bruges.table.pieces import Colour, Side
from courtroll.verifier.games.bruges.table.playing import Clock, Estate, Piles, Playing, Turn
from courtroll.verifier.games.bruges.table.state import Box
from courtroll.verifier.kernel import draft
from courtroll.verifier.kernel.holdings import Cards, move_card
from courtroll.verifier.kernel.ledger import Gain, Line
from courtroll.verifier.kernel.place import Place
from courtroll.verifier.kernel.rules import Rule

PARTED: Final[dict[Colour | Side, tuple[str, str]]] = {
    **{colour: ("colour", str(colour)) for colour in Colour},
    **{side: ("side", str(side)) for side in Side},
}
"""In which respect a good that is of several kinds is of one."""


class Draft(draft.Draft[Playing], of=Playing):
    """All parts of a state, exchangeable one by one, with the lines and gains written so far."""

    __slots__ = ("box", "clock", "deck", "estates", "piles", "places", "spent", "turn")

    box: Box
    deck: Deck
    turn: Turn
    places: Cards
    estates: tuple[Estate, ...]
    piles: Piles
    clock: Clock
    spent: int

    def carry(self, giver: int, taker: int, card: int) -> None:
        """A card goes from one place to another."""
        self.places = move_card(self.places, giver, taker, card)

    def read(self, card: int) -> None:
        """Notes that a card's person was looked at."""
        if not self.deck[card].typed:
            self.values.add("persons")

    def score(
        self, seat: int, code: LineCode, points: int, rule: Rule, count: int = 1, where: Place | None = None
    ) -> None:
        """Points for a player, always as a line."""
        self.write(Line(seat, code, count, points, rule, where))

    def gain(
        self, seat: int, what: Good, code: LineCode, amount: int, rule: Rule, of: Colour | Side | None = None
    ) -> None:
        """Notes what a player gets or pays and why; the pieces themselves go through `move` and `carry`."""
        if amount:
            self.gains.append(Gain(seat, what, code, abs(amount), amount, rule, None if of is None else PARTED[of]))

    def estate(self, seat: int, **changed: Any) -> None:
        """What changes of a player's own."""
        estates = list(self.estates)
        estates[seat] = estates[seat]._replace(**changed)
        self.estates = tuple(estates)
