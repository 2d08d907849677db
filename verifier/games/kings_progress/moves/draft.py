"""The working copy that an effect changes; `freeze` makes a state of it. It lives no longer than one decision."""

from __future__ import annotations

from typing import Final

from courtroll.verifier.games.kings_progress.moves.course import noted
from courtroll.verifier.games.kings_progress.moves.decisions import Decision
from courtroll.verifier.games.kings_progress.table.codes import Good, LineCode
from courtroll.verifier.games.kings_progress.table.pieces import (
    CARD_COLUMNS,
    CARDS,
    COURTIERS,
    DECK,
    DISCARDS,
    GIFT_COLUMNS,
    GIFT_DECK,
    SUITS,
    Courtier,
    Prize,
    built,
)
from courtroll.verifier.games.kings_progress.table.progress import Clock, Progress, Road, Stack, Turn
from courtroll.verifier.games.kings_progress.table.state import Box, Control
from courtroll.verifier.kernel import draft
from courtroll.verifier.kernel.chance import Draw
from courtroll.verifier.kernel.ledger import Gain, Line
from courtroll.verifier.kernel.rules import Rule

THROUGH: Final = tuple(Good(courtier.word) for courtier in COURTIERS)
"""By courtier: what a good that comes through it is said to come of."""


class Draft(draft.Draft[Progress], of=Progress):
    """All parts of a state, exchangeable one by one, with the lines written so far."""

    __slots__ = ("box", "builds", "clock", "colours", "control", "pairs", "road", "searched", "turn", "used")

    box: Box
    turn: Turn
    colours: tuple[Prize, ...]
    builds: tuple[tuple[Stack, ...], ...]
    control: tuple[Control, ...]
    used: tuple[int, ...]
    pairs: tuple[Stack, ...]
    road: Road
    clock: Clock
    searched: tuple[int, ...]

    @property
    def players(self) -> int:
        return len(self.points)

    def note(self, decision: Decision) -> None:
        """The turn remembers what its mover decided."""
        self.turn = noted(self.turn, decision)

    def move_all(self, giver: int, taker: int) -> None:
        """Everything in one place goes to another."""
        for what, n in enumerate(self.held[giver]):
            if n:
                self.move(giver, taker, what, n)

    def score(self, seat: int, code: LineCode, count: int, points: int, rule: Rule) -> None:
        """Points for a player, always as a line."""
        self.write(Line(seat, code, count, points, rule))

    def gain(self, seat: int, what: Good, courtier: Courtier, amount: int, rule: Rule) -> None:
        """Notes what a player gets or loses through a courtier; the pieces themselves go through `move`."""
        self.gains.append(Gain(seat, what, THROUGH[courtier], 1, amount, rule))

    def draw_cards(self, seat: int, n: int, taker: int) -> int:
        """Influence cards from the deck at random, as many as there are; how many it were."""
        deck = self.held[DECK][CARD_COLUMNS]
        n = min(n, sum(deck))
        if n:
            for kind in self.dealer.draw(Draw(seat, "influence", n, deck)):
                self.move(DECK, taker, kind)
        return n

    def draw_gifts(self, seat: int, n: int, taker: int) -> tuple[int, ...]:
        """Gifts from their deck at random, as many as there are."""
        deck = self.held[GIFT_DECK][GIFT_COLUMNS]
        n = min(n, sum(deck))
        drawn = self.dealer.draw(Draw(seat, "gifts", n, deck)) if n else ()
        for kind in drawn:
            self.move(GIFT_DECK, taker, CARDS + kind)
        if n:
            self.values.add("crowns")
        return drawn

    def stack(self, seat: int, courtier: Courtier, cards: Stack) -> None:
        """A player's build on a courtier is this one from now on; the cards themselves go through `move`."""
        mine = list(self.builds[seat])
        mine[courtier] = cards
        builds = list(self.builds)
        builds[seat] = tuple(mine)
        self.builds = tuple(builds)

    def lay(self, giver: int, seat: int, courtier: Courtier, card: int) -> None:
        """A card goes under a player's build."""
        self.move(giver, built(seat), card)
        self.stack(seat, courtier, (*self.builds[seat][courtier], card))

    def discard(self, seat: int, courtier: Courtier) -> int:
        """The exposed card of a build goes to the discards, and every Disguise card that this exposes."""
        exposed, *left = self.builds[seat][courtier]
        self.move(built(seat), DISCARDS, exposed)
        self.drop_disguises(seat, courtier, tuple(left))
        return exposed

    def drop_disguises(self, seat: int, courtier: Courtier, cards: Stack) -> None:
        """A build lies like this from now on, but that no Disguise card stays exposed."""
        while cards and SUITS[cards[0]] != courtier:
            self.move(built(seat), DISCARDS, cards[0])
            cards = cards[1:]
        self.stack(seat, courtier, cards)

    def shuffle(self) -> None:
        """The discards go back into the deck, where nobody knows a place."""
        self.move_all(DISCARDS, DECK)
        self.searched = ()
