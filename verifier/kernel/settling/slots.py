"""Pieces that nobody told, and the places they may be in. `share_out` is exact: a flow with lower bounds."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Mapping, Sequence
from itertools import pairwise
from typing import Final, NamedTuple

from courtroll.verifier.kernel.reading import Path

ENDLESS: Final = 10**6
"""More than there are of anything."""


class Slot(NamedTuple):
    """A place that holds between `low` and `high` unseen pieces of these columns; `row` is the holder's."""

    path: Path
    row: int
    columns: tuple[int, ...]
    low: int = 0
    high: int = ENDLESS
    asked: bool = False
    """Typed "?"."""
    home: bool = False
    """Where pieces lie that nobody needs. Of several the first is filled first."""


Place = tuple[int, int]
"""A slot, by its number, and a column."""
Shares = dict[Place, int]


class Misfit(ValueError):
    """Unseen pieces of these columns do not fit: there are too many or too few for the places they may be in."""

    def __init__(self, columns: Iterable[int]) -> None:
        self.columns = tuple(sorted(columns))
        super().__init__(*self.columns)


def share_out(
    unseen: Sequence[int],
    slots: Sequence[Slot],
    least: Mapping[Place, int],
    most: Mapping[Place, int],
) -> Shares:
    """All unseen pieces put into slots. Raises `Misfit` where that cannot be."""
    flow = _Flow(unseen, slots, least, most)
    flow.reach({i: slot.low for i, slot in enumerate(slots)}, needed=True)
    homes = {i: slot.high for i, slot in enumerate(slots) if slot.home}
    flow.reach(homes)
    flow.reach({i: slot.high for i, slot in enumerate(slots)})
    left = [column for column, n in enumerate(flow.left) if n]
    if left:
        raise Misfit(flow.reached_from(left))
    return flow.out


class _Flow:
    """Pieces on their way from columns to slots."""

    def __init__(
        self, unseen: Sequence[int], slots: Sequence[Slot], least: Mapping[Place, int], most: Mapping[Place, int]
    ) -> None:
        self.slots, self.least, self.most = slots, least, most
        self.left, self.out, self.filled = list(unseen), dict(least), [0] * len(slots)
        for (slot, column), n in least.items():
            self.left[column] -= n
            self.filled[slot] += n
            if self.left[column] < 0 or n > most.get((slot, column), ENDLESS) or self.filled[slot] > slots[slot].high:
                raise Misfit((column,))
        if any(n < 0 for n in self.left):
            raise Misfit(column for column, n in enumerate(self.left) if n < 0)

    def reach(self, goals: Mapping[int, int], needed: bool = False) -> None:
        """Fills slots up to these numbers, as far as there are pieces."""
        self._direct(goals)
        while any(self.left) and (open_ := {i: n - self.filled[i] for i, n in goals.items() if n > self.filled[i]}):
            if not self._augment(open_):
                break
        if needed:
            poor = [i for i, n in goals.items() if n > self.filled[i]]
            if poor:
                raise Misfit({column for i in poor for column in self.slots[i].columns})

    def _room(self, slot: int, column: int) -> int:
        return self.most.get((slot, column), ENDLESS) - self.out.get((slot, column), 0)

    def _put(self, slot: int, column: int, n: int) -> None:
        self.out[slot, column] = self.out.get((slot, column), 0) + n

    def _direct(self, goals: Mapping[int, int]) -> None:
        """What needs no moving over: pieces go straight to where there is room."""
        for i, goal in goals.items():
            for column in self.slots[i].columns if goal > self.filled[i] else ():
                if (
                    self.left[column]
                    and (n := min(self.left[column], goal - self.filled[i], self._room(i, column))) > 0
                ):
                    self._put(i, column, n)
                    self.left[column] -= n
                    self.filled[i] += n

    def _augment(self, goals: Mapping[int, int]) -> bool:
        """One shortest way from a column with pieces left to a slot with room; pieces on the way move over."""
        columns = [column for column, n in enumerate(self.left) if n > 0]
        came = self._ways(columns)
        end = next((i for kind, i in came if kind == "slot" and goals.get(i, 0) > 0), None)
        if end is None:
            return False
        way = [("slot", end)]
        while (before := came[way[-1]]) is not None:
            way.append(before)
        way.reverse()
        steps = list(pairwise(way))
        n = min(self.left[way[0][1]], goals[end])
        for (_, a), (kind, b) in steps:
            taken = self.out.get((a, b), 0) - self.least.get((a, b), 0)
            n = min(n, self._room(b, a) if kind == "slot" else taken)
        for (_, a), (kind, b) in steps:
            self._put(*((b, a, n) if kind == "slot" else (a, b, -n)))
        self.left[way[0][1]] -= n
        self.filled[end] += n
        return True

    def _ways(self, columns: Iterable[int]) -> dict[tuple[str, int], tuple[str, int] | None]:
        """How each column and slot is come to from these columns, the nearest first."""
        came: dict[tuple[str, int], tuple[str, int] | None] = {("column", column): None for column in columns}
        queue = deque(came)
        while queue:
            kind, at = node = queue.popleft()
            if kind == "column":
                found = [
                    ("slot", i) for i, slot in enumerate(self.slots) if at in slot.columns and self._room(i, at) > 0
                ]
            else:
                found = [
                    ("column", column)
                    for (i, column), n in self.out.items()
                    if i == at and n > self.least.get((i, column), 0)
                ]
            for each in found:
                if each not in came:
                    came[each] = node
                    queue.append(each)
        return came

    def reached_from(self, columns: Iterable[int]) -> set[int]:
        """The columns whose pieces crowd each other where these are left over."""
        return {at for kind, at in self._ways(columns) if kind == "column"}
