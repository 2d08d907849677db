"""Noblemen's suite with few laws and short games, and workers that tests can look into."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import Executor, Future
from dataclasses import replace
from functools import cache
from random import Random
from typing import Any, cast

from courtroll.properties.engines.engine import BuiltIn, Engine
from courtroll.properties.games.noblemen.making.moments import last_turn
from courtroll.properties.games.noblemen.making.positions import position
from courtroll.properties.play.laws import Moved, points_come_by_lines, somebody_has_won
from courtroll.properties.play.suite import Suite, suite
from courtroll.properties.running.shards import Plan, ShardResult
from courtroll.verifier.games.noblemen.document import write
from tests.properties.play.test_laws import FreePoint, noblemen_with


@cache
def light(game: str) -> Suite:
    """A suite by which a game takes some milliseconds."""
    whole = suite(game)
    return replace(
        whole,
        begin_laws=(),
        step_laws=tuple(law for law in whole.step_laws if law.breaches is points_come_by_lines),
        end_laws=tuple(law for law in whole.end_laws if law.breaches is somebody_has_won),
        landmarks=("done", "leisure"),
        landmarks_of=two_landmarks,
        opening=nearly_over,
        middle=nearly_over,
    )


def two_landmarks(moved: Moved) -> Iterator[str]:
    name = type(moved.decision).__name__.lower()
    if name in ("done", "leisure"):
        yield name


def nearly_over(source: Random) -> Mapping[str, object]:
    """A game in its last turn."""
    table = last_turn(source, position(source))
    return {"courtroll": 1, "game": "noblemen", "position": write(table)}


def built_in() -> Engine:
    return BuiltIn(suite("noblemen").room)


def broken() -> Engine:
    """Gives a point for leisure that no line tells."""
    return noblemen_with(FreePoint())


def crashing() -> Engine:
    raise LookupError("no engine here")


def plan(make: Callable[[], Engine] = built_in, seed: int = 3, shard_size: int = 2) -> Plan:
    return Plan("noblemen", seed, shard_size, make.__name__, make, light)


class AtOnce(Executor):
    """Runs what it is given before it is asked for the result, and remembers results."""

    def __init__(self, known: dict[tuple[int, int], ShardResult] | None = None) -> None:
        self.known = {} if known is None else known
        self.played: list[int] = []

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        future: Future[Any] = Future()
        shard, games = cast(tuple[int, int], args[1:])
        self.played.append(shard)
        try:
            if (shard, games) not in self.known:
                self.known[shard, games] = fn(*args, **kwargs)
            future.set_result(self.known[shard, games])
        except Exception as error:
            future.set_exception(error)
        return future


def lines(content: bytes) -> list[bytes]:
    """A results file without the order in which shards were finished."""
    first, *rows = content.splitlines()
    return [first, *sorted(rows)]
