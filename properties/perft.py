"""Node counts of the tree of decisions, with which engines compare themselves: how many ways are there to make
so many decisions?

Chance is fixed by lists: an opening carries the order of the bag and of the scandal cards. A draw takes the next
pieces of its list. What a decision takes out of the bag by choice is the first of its kind in the list, and what
goes back into the bag goes to the list's end, in the order of the kinds. Cards that are put under the stack keep the
order they have there by the rules and come after the list. A game that has ended has nothing below it.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
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
    """Where counting begins, and what was counted. `lists` is the order of each kind of piece that is drawn."""

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


class Ordered:
    """A dealer that hands out the next pieces of lists."""

    def __init__(self, lists: Lists) -> None:
        self.left = dict(lists)

    def draw(self, asked: Draw) -> tuple[int, ...]:
        there = self.left[asked.what]
        self.left[asked.what] = there[asked.n :]
        return (*there[: asked.n], *asked.sure)


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
        done = self.engine.deal(state, decision, dealer)
        bag = self.suite.bag(self.engine.data(done.state))
        return done.state, {**dealer.left, "tiles": _in_step(dealer.left["tiles"], bag)}

    def divided(self, opening: Opening, depth: int) -> dict[str, int]:
        """For each first decision, as a log says it, the number of ways to make that many decisions in all."""
        state, lists = self.begin(opening)
        room = self.suite.room
        table, seat = self.engine.data(state), self.engine.decider(state)
        if seat is None or depth < 1:
            return {}
        return {
            room.say_move_in(decision, table, seat): self.below(*self.after(state, lists, decision), depth - 1)
            for decision in self.legal(state)
        }

    def begin(self, opening: Opening) -> tuple[State, Lists]:
        state = self.engine.begin(opening.header)
        words = self.suite.room.drawn_in(self.engine.data(state))
        lists = {what: tuple(words[what].index(piece) for piece in order) for what, order in opening.lists.items()}
        return state, lists


def _in_step(order: tuple[int, ...], bag: Sequence[int]) -> tuple[int, ...]:
    """The list after a decision: without what was taken by choice, and with what went back at its end."""
    left, out = list(order), []
    for kind, n in enumerate(bag):
        there = left.count(kind)
        for _ in range(there - n):
            left.remove(kind)
        out += [kind] * (n - there)
    return (*left, *out)


def counted(counter: Counter, opening: Opening, depth: int) -> tuple[int, ...]:
    """The counts for every depth up to one."""
    state, lists = counter.begin(opening)
    return tuple(counter.below(state, lists, n) for n in range(1, depth + 1))


KEYS: Final = ("source", "game", "header", "lists", "counts", "divide")


class NoOpening(ValueError):
    """A file that holds no opening to count from."""


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
