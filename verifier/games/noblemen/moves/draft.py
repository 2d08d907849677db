"""The working copy that an effect changes; `freeze` makes a state of it. It lives no longer than one decision."""

from __future__ import annotations

from courtroll.verifier.games.noblemen.rules import tiles as tile_rules
from courtroll.verifier.games.noblemen.rules import turn as turn_rules
from courtroll.verifier.games.noblemen.table import pieces
from courtroll.verifier.games.noblemen.table.codes import Good, LineCode
from courtroll.verifier.games.noblemen.table.equipment import LOOK
from courtroll.verifier.games.noblemen.table.estate import Estate
from courtroll.verifier.games.noblemen.table.pieces import CARD_COLUMNS, CARDS, TILE_COLUMNS, Card, Space, Title
from courtroll.verifier.games.noblemen.table.state import Box, Clock, Knight, Quick, State, Turn, Used
from courtroll.verifier.kernel import draft
from courtroll.verifier.kernel.chance import Draw
from courtroll.verifier.kernel.codes import Code
from courtroll.verifier.kernel.ledger import Gain, Line
from courtroll.verifier.kernel.place import Place
from courtroll.verifier.kernel.rules import Rule


class Draft(draft.Draft[State], of=State):
    """All parts of a state, exchangeable one by one, with the lines and gains written so far."""

    __slots__ = ("box", "clock", "estates", "knights", "quick", "titles", "turn", "under", "used")

    box: Box
    turn: Turn
    estates: tuple[Estate, ...]
    titles: tuple[Title | None, ...]
    knights: tuple[Knight, ...]
    clock: Clock
    used: tuple[Used, ...]
    under: tuple[Card, ...]
    quick: tuple[Quick | None, ...]

    def score(
        self, seat: int, code: LineCode, points: int, rule: Rule, count: int = 1, where: Place | None = None
    ) -> None:
        """Points for a player, always as a line."""
        self.write(Line(seat, code, count, points, rule, where))

    def gain(self, seat: int, what: Good, code: Code, count: int, amount: int, rule: Rule, *also: Rule) -> None:
        """Notes what a player gets or pays and why; the pieces themselves go through `move`."""
        if amount:
            self.gains.append(Gain(seat, what, code, count, amount, rule, also=also))

    def space(self) -> Space:
        """The kind of space the round marker is on."""
        self.values.add("round-track")
        return self.box.equipment.round_track.value[self.clock.space]

    def draw_tiles(self, seat: int, n: int) -> None:
        """Tiles from the bag at random; of a bag too small all there are."""
        bag = self.held[pieces.BAG][TILE_COLUMNS]
        there = sum(bag)
        if n > there:
            self.gain(seat, Good.TILES, LineCode.BAG_SHORT, n - there, there - n, tile_rules.BAG_SHORT)
            n = there
        if n:
            for kind in self.dealer.draw(Draw(seat, "tiles", n, bag)):
                self.move(pieces.BAG, pieces.screen(seat), kind)

    def look(self, seat: int) -> tuple[Card, ...]:
        """The top scandal cards of the stack, looked at but still part of it."""
        known = [0] * len(Card)
        for card in self.under:
            known[card] += 1
        stack = self.held[pieces.STACK][CARD_COLUMNS]
        unknown = tuple(there - under for there, under in zip(stack, known, strict=True))
        at_random = min(LOOK, sum(unknown))
        sure = self.under[: LOOK - at_random]
        if not at_random and not sure:
            return ()
        self.under = self.under[len(sure) :]
        return tuple(Card(kind) for kind in self.dealer.draw(Draw(seat, "cards", at_random, unknown, sure)))

    def put_under(self, *cards: Card) -> None:
        """Cards that the stack holds already go to its bottom, in this order."""
        self.under = (*self.under, *cards)

    def discard(self, seat: int, card: Card) -> None:
        """A player's card goes under the stack."""
        self.move(pieces.screen(seat), pieces.STACK, CARDS + card)
        self.put_under(card)

    def take_queen(self, seat: int, rule: Rule) -> None:
        """The Queen changes hands, unless she is locked."""
        if self.clock.queen == seat:
            return
        if self.space() is Space.LOCK:
            self.gains.append(Gain(seat, Good.QUEEN, LineCode.QUEEN_LOCKED, 0, 0, turn_rules.QUEEN_LOCK))
            return
        clock = self.clock
        self.clock = type(clock)(clock.decade, clock.space, seat)
        self.gains.append(Gain(seat, Good.QUEEN, LineCode.QUEEN, 1, 1, rule))
