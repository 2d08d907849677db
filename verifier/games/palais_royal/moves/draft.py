"""The working copy that an effect changes; `freeze` makes a state of it. It lives no longer than one decision."""

from __future__ import annotations

from collections.abc import Iterable

from courtroll.verifier.games.palais_royal.table.codes import Good
from courtroll.verifier.games.palais_royal.table.pieces import Room, supply
from courtroll.verifier.games.palais_royal.table.playing import Playing
from courtroll.verifier.kernel import draft
from courtroll.verifier.kernel.chance import Dealer
from courtroll.verifier.kernel.holdings import transfer
from courtroll.verifier.kernel.ledger import Gain, Part


class Draft(draft.Draft[Playing]):
    """All parts of a state, exchangeable one by one, with the lines and gains written so far."""

    __slots__ = ("box", "castle", "clock", "nobles", "park", "turn", "turned")

    def __init__(self, state: Playing, dealer: Dealer) -> None:
        super().__init__(held=state.held, points=state.points, dealer=dealer)
        self.box = state.box
        self.turn = state.turn
        self.nobles = state.nobles
        self.park = state.park
        self.castle = state.castle
        self.clock = state.clock
        self.turned = state.turned

    def freeze(self) -> Playing:
        return Playing(
            self.box, self.turn, self.held, self.nobles, self.park, self.castle, self.clock, self.turned, self.points
        )

    def move_noble(self, giver: int, taker: int, noble: int) -> None:
        self.nobles = transfer(self.nobles, giver, taker, noble, 1)

    def set_servant(self, source: Room | None, taker: int) -> None:
        """A servant of the mover goes somewhere from a room, or from the supply."""
        seat = self.turn.seat
        self.move(supply(seat) if source is None else source, taker, seat)

    def lay(self, space: int, there: int) -> None:
        """A space of the park changes."""
        self.park = (*self.park[:space], there, *self.park[space + 1 :])

    def gain(self, what: Good, parts: Iterable[Part], seat: int | None = None) -> None:
        """Notes what the mover, or another player, gets or pays and why; pieces go through `move`."""
        taker = self.turn.seat if seat is None else seat
        self.gains += [Gain(taker, what, *part) for part in parts if part.amount]

    def use(self, values: Iterable[str]) -> None:
        """Notes values of the equipment that were looked at."""
        self.values.update(values)
