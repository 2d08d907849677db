"""Somebody who plays Noblemen in one of several styles, so that random games meet every rule."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from random import Random
from typing import Final, TypeVar

from courtroll.verifier.games.noblemen.moves.decisions import (
    Bribe,
    Build,
    Decision,
    Donate,
    Done,
    Land,
    Lay,
    Leisure,
    Play,
    SetKnight,
    Swap,
    Take,
    Tax,
)
from courtroll.verifier.games.noblemen.table import frame
from courtroll.verifier.games.noblemen.table.estate import Estate
from courtroll.verifier.games.noblemen.table.pieces import Building, Tile
from courtroll.verifier.games.noblemen.table.state import State

T = TypeVar("T")


class Style(StrEnum):
    """How somebody decides."""

    PLAIN = "plain"
    """Any kind of decision, then any decision."""
    FOLLIES = "follies"
    """Areas of a favourite kind, and money kept for a folly."""
    CASTLES = "castles"
    """Meadows for castles, and castles before anything else."""
    ROUNDED = "rounded"
    """A little of everything, dear buildings first."""


LIKED: Final[Mapping[type[Decision], int]] = {
    Build: 60, SetKnight: 40, Lay: 30, Play: 15, Land: 12, Tax: 12, Bribe: 2, Swap: 2, Done: 6, Donate: 1, Leisure: 1,
}  # fmt: skip
"""What everybody but the plain would rather do; all else counts 5."""

TRIED: Final = 24
"""Decisions of one kind that a player thinks about."""


@dataclass(frozen=True, slots=True)
class Somebody:
    """A player with a style. Chooses one of the legal decisions: first the kind, then which."""

    style: Style
    source: Random

    def __call__(self, state: State, legal: Sequence[Decision]) -> Decision:
        kinds: dict[type[Decision], list[Decision]] = {}
        for decision in legal:
            kinds.setdefault(type(decision), []).append(decision)
        if self.style is Style.PLAIN:
            return self._any(self._any(list(kinds.values())))
        if self.style is Style.FOLLIES and Build in kinds and len(kinds) > 1 and not _follies(kinds[Build]):
            del kinds[Build]
        kind = self._weighed(list(kinds))
        offered = kinds[kind]
        some = [self._any(offered) for _ in range(min(len(offered), TRIED))]
        mine = state.estates[state.turn.seat]
        favourite = Tile.MEADOW if self.style is Style.CASTLES else Tile(state.turn.seat % 3)
        if kind is Lay:
            return max(some, key=lambda decision: self._promise(mine, decision, favourite))
        if kind is Build and self.style is Style.CASTLES:
            return min((d for d in offered if isinstance(d, Build)), key=lambda decision: decision.building)
        if kind is Build:
            return self._any(_follies(offered) or _beside_manors(mine, offered) or some)
        if kind is Swap:
            return next((d for d in some if isinstance(d, Swap) and d.take is favourite), some[0])
        return offered[-1] if kind is Take else some[0]

    def _any(self, some: Sequence[T]) -> T:
        return some[self.source.randrange(len(some))]

    def _weighed(self, kinds: Sequence[type[Decision]]) -> type[Decision]:
        ticket = self.source.randrange(sum(LIKED.get(kind, 5) for kind in kinds))
        for kind in kinds:
            ticket -= LIKED.get(kind, 5)
            if ticket < 0:
                return kind
        raise AssertionError("a ticket wins")

    def _promise(self, mine: Estate, decision: Decision, favourite: Tile) -> float:
        """How near a tile comes to an area; for a meadow, whether a castle can stand there."""
        if not isinstance(decision, Lay) or decision.tile is None:
            return -1
        beside_manor = frame.ring(mine.castle | mine.palace) >> decision.cell & 1
        closing = 2 * (self.style is Style.ROUNDED and beside_manor)
        if decision.tile is Tile.MEADOW:
            if closing:
                return closing + self.source.random()
            return (not beside_manor) * (5 if self.style is Style.CASTLES else 3) * self.source.random()
        x, y = frame.column_row(decision.cell)
        best = 0
        for left in (x - 1, x):
            for top in (y - 1, y):
                four = [(left, top), (left + 1, top), (left, top + 1), (left + 1, top + 1)]
                inside = [frame.cell_at(*c) for c in four if 0 <= c[0] < frame.SIZE and 0 <= c[1] < frame.SIZE]
                best = max(best, sum(mine.tiles[decision.tile] >> cell & 1 for cell in inside))
        return best + closing + (decision.tile is favourite) + self.source.random() / 2


def _follies(offered: Sequence[Decision]) -> list[Decision]:
    return [d for d in offered if isinstance(d, Build) and d.building is Building.FOLLY]


def _beside_manors(mine: Estate, offered: Sequence[Decision]) -> list[Decision]:
    """Palaces, and chapels where they will count."""
    near = frame.ring(mine.castle | mine.palace)
    return [
        d
        for d in offered
        if isinstance(d, Build)
        and (d.building is Building.PALACE or (d.building is Building.CHAPEL and near >> d.cell & 1))
    ]


def somebody(source: Random) -> Somebody:
    """A player of any style."""
    return Somebody(list(Style)[source.randrange(len(Style))], source)
