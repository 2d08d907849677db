"""Somebody who plays Noblemen in one of several styles, so that random games meet every rule."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from random import Random
from typing import Final, TypeVar

from courtroll.verifier.games.noblemen.moves import decisions as d
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


LIKED: Final[Mapping[type[d.Decision], int]] = {
    d.Build: 60, d.SetKnight: 40, d.Lay: 30, d.Play: 15, d.Land: 12, d.Tax: 12, d.Bribe: 2, d.Swap: 2, d.Done: 6,
    d.Donate: 1, d.Leisure: 1,
}  # fmt: skip
"""What everybody but the plain would rather do; all else counts 5."""

TRIED: Final = 24
"""Decisions of one kind that a player thinks about."""


@dataclass(frozen=True, slots=True)
class Somebody:
    """A player with a style. Chooses one of the legal decisions: first the kind, then which."""

    style: Style
    source: Random
    liked: Mapping[type[d.Decision], int] = field(default_factory=lambda: LIKED)

    def __call__(self, state: State, legal: Sequence[d.Decision]) -> d.Decision:
        kinds: dict[type[d.Decision], list[d.Decision]] = {}
        for decision in legal:
            kinds.setdefault(type(decision), []).append(decision)
        if self.style is Style.PLAIN:
            return self._any(self._any(list(kinds.values())))
        if self.style is Style.FOLLIES and d.Build in kinds and len(kinds) > 1 and not _follies(kinds[d.Build]):
            del kinds[d.Build]
        kind = self._weighed(list(kinds))
        offered = kinds[kind]
        some = [self._any(offered) for _ in range(min(len(offered), TRIED))]
        mine = state.estates[state.turn.seat]
        favourite = Tile.MEADOW if self.style is Style.CASTLES else Tile(state.turn.seat % 3)
        if kind is d.Lay:
            return max(some, key=lambda decision: self._promise(mine, decision, favourite))
        if kind is d.Build and self.style is Style.CASTLES:
            return min((each for each in offered if isinstance(each, d.Build)), key=lambda each: each.building)
        if kind is d.Build:
            return self._any(_follies(offered) or _beside_manors(mine, offered) or some)
        if kind is d.Swap:
            return next((each for each in some if isinstance(each, d.Swap) and each.take is favourite), some[0])
        return offered[-1] if kind is d.Take else some[0]

    def _any(self, some: Sequence[T]) -> T:
        return some[self.source.randrange(len(some))]

    def _weighed(self, kinds: Sequence[type[d.Decision]]) -> type[d.Decision]:
        ticket = self.source.randrange(sum(self.liked.get(kind, 5) for kind in kinds))
        for kind in kinds:
            ticket -= self.liked.get(kind, 5)
            if ticket < 0:
                return kind
        raise AssertionError("a ticket wins")

    def _promise(self, mine: Estate, decision: d.Decision, favourite: Tile) -> float:
        """How near a tile comes to an area; for a meadow, whether a castle can stand there."""
        if not isinstance(decision, d.Lay) or decision.tile is None:
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


def _follies(offered: Sequence[d.Decision]) -> list[d.Decision]:
    return [each for each in offered if isinstance(each, d.Build) and each.building is Building.FOLLY]


def _beside_manors(mine: Estate, offered: Sequence[d.Decision]) -> list[d.Decision]:
    """Palaces, and chapels where they will count."""
    near = frame.ring(mine.castle | mine.palace)
    return [
        each
        for each in offered
        if isinstance(each, d.Build)
        and (each.building is Building.PALACE or (each.building is Building.CHAPEL and near >> each.cell & 1))
    ]


def somebody(source: Random) -> Somebody:
    """A player of any style."""
    return Somebody(list(Style)[source.randrange(len(Style))], source)
