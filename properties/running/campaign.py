"""Many games on many processes or machines: hands out shards, keeps their results, and loses none.

    plan = Plan("noblemen", seed=7, shard_size=50, engine="built-in", make=Run("noblemen", "play").engine)
    report = campaign(plan, 100_000, processes(8), Path("noblemen.jsonl"))

Run again with the same file it goes on where it was stopped. The report does not depend on how many workers
there are, in which order they finish, and which of them died.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, BrokenExecutor, CancelledError, Executor, Future, ProcessPoolExecutor
from concurrent.futures import wait as wait_for
from dataclasses import replace
from functools import partial
from importlib import import_module
from multiprocessing import get_context
from pathlib import Path
from typing import Any, Final, ParamSpec, TypeVar

from courtroll.properties.engines.calling import HEARTBEAT, spoken
from courtroll.properties.play.verify import law_rows
from courtroll.properties.play.watch import Tally
from courtroll.properties.report import Failure, Report
from courtroll.properties.running.results import ResultsFile
from courtroll.properties.running.shards import Plan, ShardResult, code_played, play_shard
from courtroll.properties.running.workers import begin

P = ParamSpec("P")
T = TypeVar("T")
AHEAD: Final = 256
"""Shards that are handed out at a time, so that a campaign of any length needs little memory."""
DEATHS: Final = 5
"""So many times in a row all workers may be lost without a single shard being finished."""
LOST: Final = ("KilledWorker", "FutureCancelledError", "CommClosedError", "LostDependencies")
"""What a cluster says when the worker of a shard is gone; the library that defines it need not be there."""

Workers = Callable[[], Executor]
"""Makes an executor; called again when one is broken."""
Progress = Callable[[Tally], None]


class CampaignStopped(RuntimeError):
    """A campaign that cannot go on. All results so far are kept."""


def campaign(
    plan: Plan,
    games: int,
    workers: Workers,
    results: Path | None = None,
    *,
    ahead: int = AHEAD,
    progress: Progress | None = None,
    seconds: float | None = None,
) -> Report:
    """Plays the games of a plan that a results file does not hold yet, and reports on all of them; with `seconds` on
    as many as that leaves time for.

    Raises `NotThisCampaign` for a file of something else and `CampaignStopped` where nothing helps.
    """
    began = time.perf_counter()
    if seconds is not None:
        plan = replace(plan, until=time.time() + seconds)
    whole = _Sum(plan, games)

    def beat() -> None:
        if progress is not None:
            progress(whole.tally)

    file = None if results is None else ResultsFile(results, plan, whole.add)
    try:
        whole.known = whole.played
        missing = [(shard, size) for shard, size in shards(plan, games) if shard not in whole.done]
        for result in _played(plan, missing, workers, ahead, beat):
            if whole.add(result, cut=True) and file is not None:
                file.add(result)
            beat()
    finally:
        if file is not None:
            file.close()
    return whole.report(time.perf_counter() - began)


def shards(plan: Plan, games: int) -> Iterator[tuple[int, int]]:
    """The numbers of a campaign's shards, each with how many games it has; the last may have fewer."""
    for first in range(0, games, plan.shard_size):
        yield first // plan.shard_size, min(plan.shard_size, games - first)


class _Sum:
    """What all results of a campaign come to, in whatever order they are added."""

    def __init__(self, plan: Plan, games: int) -> None:
        self.plan = plan
        self.games = games
        self.played = 0
        self.known = 0
        """Played before, by the results file."""
        self.tally = Tally()
        self.done: set[int] = set()
        self.first: dict[str, tuple[int, Failure]] = {}
        """For each broken law the failure of the earliest game."""

    def add(self, result: ShardResult, *, cut: bool = False) -> bool:
        """A shard's result; not if a longer or shorter campaign played another part of the shard, but of one that was
        cut short what there is. Whether it is whole.
        """
        size = min(self.plan.shard_size, self.games - result.shard * self.plan.shard_size)
        is_whole = result.games == size
        if result.shard in self.done or not (is_whole or cut):
            return False
        if is_whole:
            self.done.add(result.shard)
        self.played += result.games
        self.tally.add(result.tally)
        for number, failure in result.failures:
            if failure.law not in self.first or number < self.first[failure.law][0]:
                self.first[failure.law] = (number, failure)
        return is_whole

    def report(self, seconds: float) -> Report:
        plan, tally = self.plan, self.tally
        here = plan.find(plan.game)
        cut = ""
        if self.played < self.games:
            cut = f"cut short after {spoken(seconds)}: {self.played:,} of {self.games:,} games"
            if fresh := self.played - self.known:
                cut += f"; all that were left would take some {spoken(seconds / fresh * (self.games - self.known))}"
            cut += " (--time SECONDS gives it more)"
        failures = tuple(failure for _, failure in sorted(self.first.values(), key=lambda found: found[0]))
        return Report(
            plan.game, "play", plan.engine, "campaign", plan.seed, tally.games, tally.ended, tally.steps,
            law_rows(here, tally), dict(tally.landmarks), () if failures else here.missing(tally.landmarks),
            failures, seconds, cut,
        )  # fmt: skip


def _played(plan: Plan, missing: list[tuple[int, int]], workers: Workers, ahead: int, beat: Callable[[], None]
            ) -> Iterator[ShardResult]:  # fmt: skip
    """The results of these shards as they come. A shard whose worker is lost is handed out again; none is once the
    time is up.
    """
    if not missing:
        return
    left = missing[::-1]
    deaths = 0
    executor = workers()
    running: dict[Future[ShardResult], tuple[int, int]] = {}
    try:
        while left or running:
            broken = False
            if (plan.left() or 1) <= 0:
                left.clear()
            while left and len(running) < ahead and not broken:
                try:
                    running[executor.submit(play_shard, plan, *left[-1])] = left[-1]
                    left.pop()
                except (RuntimeError, OSError):
                    broken = True
            done, _ = wait_for(running, timeout=0 if broken else HEARTBEAT, return_when=FIRST_COMPLETED)
            if not done:
                beat()
            lost = broken
            for future in sorted(done, key=running.__getitem__):
                shard = running.pop(future)
                result = _result(future, shard[0])
                if isinstance(result, ShardResult):
                    deaths = 0
                    yield result
                else:
                    left.append(shard)
                    lost, broken = True, broken or isinstance(result, BrokenExecutor)
            deaths += lost
            if deaths > DEATHS:
                raise CampaignStopped(f"the workers were lost {deaths} times in a row; shards: {_named(left)}")
            if broken:
                left += running.values()
                running.clear()
                executor.shutdown(wait=False, cancel_futures=True)
                executor = workers()
    finally:
        executor.shutdown(wait=False, cancel_futures=True)


def _named(left: list[tuple[int, int]]) -> str:
    return ", ".join(str(shard) for shard, _ in sorted(left)[:10])


def _result(future: Future[ShardResult], shard: int) -> ShardResult | BaseException:
    """A shard's result; the exception that says so if its worker was lost."""
    try:
        result = future.result()
    except (BrokenExecutor, CancelledError) as lost:
        return lost
    except Exception as error:
        if type(error).__name__ in LOST:
            return error
        raise CampaignStopped(f"shard {shard} cannot be played: {type(error).__name__}: {error}") from error
    if result.code != code_played():
        raise CampaignStopped(f"shard {shard} was played by another version of the rules and the suite")
    return result


# -------------------------------------------------------------------------------------------------- workers


def processes(n: int) -> Workers:
    """So many processes of this machine."""
    return partial(ProcessPoolExecutor, n, mp_context=get_context("spawn"), initializer=begin)


def cluster(address: str) -> Workers:
    """The workers of a Dask scheduler, such as "tcp://scheduler:8786". They need the same version installed."""
    return partial(_Cluster, address)


class _Cluster(Executor):
    """A connection to a scheduler as an executor; it is closed when that is."""

    def __init__(self, address: str) -> None:
        try:
            distributed: Any = import_module("distributed")
        except ImportError:
            raise CampaignStopped('a cluster needs Dask: pip install "courtroll[cluster]"') from None
        try:
            self._client = distributed.Client(address, timeout="15s", set_as_default=False)
        except (OSError, ValueError) as error:
            raise CampaignStopped(f"there is no scheduler at {address}: {error}") from None
        self._executor: Executor = self._client.get_executor(pure=False, retries=2)

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        return self._executor.submit(fn, *args, **kwargs)

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        self._executor.shutdown(wait=wait)
        self._client.close()
