"""Node counts of the tree of decisions, with which engines compare themselves: how many ways are there to make
so many decisions?

Chance is fixed by lists: an opening carries one list for each kind of piece that is drawn. A draw reads on in its
list where the last one stopped, from the end on to the beginning, and passes over what does not lie where it draws
from. Pieces whose order the rules know (cards put under a stack) come after those. A game that has ended has nothing
below it.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from typing import Any, Final

from courtroll.properties.engines.engine import Decision, Engine, State
from courtroll.properties.play.suite import Suite
from courtroll.verifier.kernel.chance import Draw


class Route(StrEnum):
    """How the legal decisions are found."""

    LIST = "list"
    """The engine lists them."""
    ALL = "all"
    """Of all conceivable decisions those that the engine does not refuse."""


@dataclass(frozen=True, slots=True)
class Opening:
    """Where counting begins, and what was counted. `lists` is what draws of each kind of piece read."""

    name: str
    source: str
    game: str
    header: Mapping[str, object]
    lists: Mapping[str, tuple[str, ...]]
    counts: tuple[int, ...]
    """For each depth from 1 the number of ways to make so many decisions."""
    divide: Mapping[str, int]
    """For each first decision, as a log says it, the number of ways to go on to the last depth counted."""


Lists = dict[str, tuple[int, ...]]


class NoOpening(ValueError):
    """A file that holds no opening to count from."""


class Ordered:
    """A dealer that reads on in lists. `left` begins where the next draw reads."""

    def __init__(self, lists: Lists) -> None:
        self.left = dict(lists)

    def draw(self, asked: Draw) -> tuple[int, ...]:
        order, there = self.left[asked.what], list(asked.pool)
        drawn: list[int] = []
        passed = 0
        while len(drawn) < asked.n:
            kind, order = order[0], (*order[1:], order[0])
            if kind < len(there) and there[kind]:
                there[kind] -= 1
                drawn.append(kind)
                passed = 0
            elif (passed := passed + 1) == len(order):
                raise NoOpening(f"the list of {asked.what} has nothing of what lies there")
        self.left[asked.what] = order
        return (*drawn, *asked.sure)


@dataclass(frozen=True, slots=True)
class Counter:
    """Counts below a state, by one route."""

    suite: Suite
    engine: Engine
    route: Route

    def legal(self, state: State) -> Iterator[Decision]:
        seat = self.engine.decider(state)
        if seat is None:
            return
        if self.route is Route.LIST:
            yield from self.engine.legal(state)
        else:
            for decision in self.suite.universe(self.engine.data(state)):
                if self.engine.refusals(state, decision, seat) == frozenset():
                    yield decision

    def below(self, state: State, lists: Lists, depth: int) -> int:
        """The number of ways to make that many decisions from here."""
        if depth == 0:
            return 1
        if depth == 1:
            return sum(1 for _ in self.legal(state))
        return sum(self.below(*self.after(state, lists, decision), depth - 1) for decision in self.legal(state))

    def after(self, state: State, lists: Lists, decision: Decision) -> tuple[State, Lists]:
        dealer = Ordered(lists)
        return self.engine.deal(state, decision, dealer).state, dealer.left

    def divided(self, opening: Opening, depth: int) -> dict[str, int]:
        """For each first decision, as a log says it, the number of ways to make that many decisions in all."""
        state, lists = self.begin(opening)
        room = self.suite.room
        table, seat = self.engine.data(state), self.engine.decider(state)
        if seat is None or depth < 1:
            return {}
        return {
            room.say_move(decision, table, seat): self.below(*self.after(state, lists, decision), depth - 1)
            for decision in self.legal(state)
        }

    def begin(self, opening: Opening) -> tuple[State, Lists]:
        state = self.engine.begin(opening.header)
        words = self.suite.room.drawn(self.engine.data(state))
        lists = {what: tuple(words[what].index(piece) for piece in order) for what, order in opening.lists.items()}
        return state, lists


def counted(counter: Counter, opening: Opening, depth: int) -> tuple[int, ...]:
    """The counts for every depth up to one."""
    state, lists = counter.begin(opening)
    return tuple(counter.below(state, lists, n) for n in range(1, depth + 1))


KEYS: Final = ("source", "game", "header", "lists", "counts", "divide")


def read(path: Path) -> Opening:
    """An opening from a file. Raises `NoOpening`, or `OSError`."""
    try:
        found: Any = json.loads(path.read_text(encoding="utf-8"))
    except ValueError as trouble:
        raise NoOpening(f"{path} is no JSON: {trouble}") from None
    if not isinstance(found, dict) or not set(KEYS) <= set(found):
        raise NoOpening(f"{path} is no perft file; right would be the keys {', '.join(KEYS)}")
    lists = {what: tuple(order) for what, order in found["lists"].items()}
    return Opening(path.stem, found["source"], found["game"], found["header"], lists, tuple(found["counts"]),
                   found["divide"])  # fmt: skip


def written(opening: Opening) -> str:
    """An opening as a file."""
    body = {key: getattr(opening, key) for key in KEYS}
    return json.dumps(body, ensure_ascii=False, indent=1) + "\n"
