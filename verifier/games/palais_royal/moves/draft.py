"""The working copy that an effect changes; `freeze` makes a state of it. It lives no longer than one decision."""

from __future__ import annotations

from collections.abc import Iterable

from courtroll.verifier.games.palais_royal.table.box import GameBox
from courtroll.verifier.games.palais_royal.table.codes import Good
from courtroll.verifier.games.palais_royal.table.pieces import Room, supply
from courtroll.verifier.games.palais_royal.table.playing import Clock, Playing, Turn
from courtroll.verifier.kernel import draft
from courtroll.verifier.kernel.holdings import Holdings, transfer
from courtroll.verifier.kernel.ledger import Gain, Part


class Draft(draft.Draft[Playing], of=Playing):
    """All parts of a state, exchangeable one by one, with the lines and gains written so far."""

    __slots__ = ("box", "castle", "clock", "nobles", "park", "turn", "turned")

    box: GameBox
    turn: Turn
    nobles: Holdings
    park: tuple[int, ...]
    castle: tuple[Room, ...]
    clock: Clock
    turned: int

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
