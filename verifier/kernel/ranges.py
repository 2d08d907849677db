"""What the ways to fill a table have shown: which places there may be, who may win, and by what."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from typing import Final, Generic, TypeVar

from courtroll.verifier.kernel.ranking import Ranking

D = TypeVar("D", bound=Enum)
BIG: Final = 1_000_000
"""Stands for more points than anybody has whose points are known."""


class Shown(Generic[D]):
    """The places and the winners of all ways seen so far."""

    def __init__(self, players: int) -> None:
        self._ranks: list[set[int]] = [set() for _ in range(players)]
        self._winners: set[tuple[int, ...]] = set()
        self._deciders: set[D] = set()

    def add(self, end: Ranking[D]) -> None:
        """One way for the game to end."""
        self.add_ranks(end.ranks)
        self._winners.add(end.winners)
        self._deciders.add(end.decided_by)

    def add_ranks(self, ranks: Sequence[int]) -> None:
        """One way for a scoring to end with which nobody wins."""
        for seen, rank in zip(self._ranks, ranks, strict=True):
            seen.add(rank)

    @property
    def ranks(self) -> tuple[int | None, ...]:
        """Everybody's place; `None` where the ways differ."""
        return tuple(min(seen) if len(seen) == 1 else None for seen in self._ranks)

    @property
    def winners(self) -> tuple[int, ...]:
        """All who may win."""
        return tuple(sorted({seat for some in self._winners for seat in some}))

    @property
    def is_won(self) -> bool:
        """Whether the same players always win."""
        return len(self._winners) == 1

    @property
    def decided_by(self) -> D | None:
        """What always decides, where the same players always win."""
        return next(iter(self._deciders)) if self.is_won and len(self._deciders) == 1 else None


def apart(low: Sequence[int], high: Sequence[int]) -> tuple[tuple[int | None, ...], tuple[int, ...]]:
    """The places that are sure, and all who may win, where no more is known than everybody's fewest and most points."""
    seats = range(len(low))
    sure = [all(low[s] > high[o] or high[s] < low[o] for o in seats if o != s) for s in seats]
    ranks = tuple(1 + sum(low[o] > high[s] for o in seats) if sure[s] else None for s in seats)
    return ranks, tuple(seat for seat in seats if high[seat] >= max(low))
