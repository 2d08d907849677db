"""A campaign gives the same results whoever plays it, and goes on where it was stopped."""

from __future__ import annotations

import json
import os
import signal
from concurrent.futures import Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor
from dataclasses import replace
from functools import partial
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from courtroll.properties.play.suite import suite
from courtroll.properties.play.watch import Tally
from courtroll.properties.report import as_object
from courtroll.properties.running.campaign import DEATHS, CampaignStopped, campaign, processes
from courtroll.properties.running.results import NotThisCampaign, as_row, of_row
from courtroll.properties.running.shards import Plan, ShardResult, play_shard
from courtroll.verifier.kernel.replay import read_log, replay
from tests.properties.running.light import AtOnce, broken, built_in, crashing, light, lines, plan

pytestmark = pytest.mark.nightly

GAMES = 13
"""Six whole shards and one with a single game."""


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """The results file of the campaign that the tests here play, played by one worker."""
    path = tmp_path_factory.mktemp("whole") / "results.jsonl"
    report = campaign(plan(), GAMES, AtOnce, path)
    assert report.ok
    assert (report.games, report.ended) == (GAMES, GAMES)
    return path.read_bytes()


@pytest.mark.parametrize("workers", [1, 2, 3])
def test_workers_do_not_matter(workers: int, whole: bytes, tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    report = campaign(plan(), GAMES, partial(ThreadPoolExecutor, workers), path)
    assert lines(path.read_bytes()) == lines(whole)
    without_file = campaign(plan(), GAMES, AtOnce)
    assert {**as_object(report), "seconds": 0} == {**as_object(without_file), "seconds": 0}


def test_processes_that_are_spawned_do_the_same(whole: bytes, tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    campaign(plan(), GAMES, processes(2), path)
    assert lines(path.read_bytes()) == lines(whole)


def test_a_file_cut_at_any_byte_is_gone_on_with(tmp_path: Path) -> None:
    known: dict[tuple[int, int], ShardResult] = {}
    path = tmp_path / "results.jsonl"
    campaign(plan(), 6, AtOnce, path)
    small = path.read_bytes()
    for length in range(len(small) + 1):
        path.write_bytes(small[:length])
        workers = AtOnce(known)
        campaign(plan(), 6, partial(same, workers), path)
        assert lines(path.read_bytes()) == lines(small), length
        there = max(0, small[:length].count(b"\n") - 1)
        assert len(workers.played) == 3 - there


def same(workers: Executor) -> Executor:
    return workers


def test_a_longer_campaign_goes_on_from_a_shorter_one(whole: bytes, tmp_path: Path) -> None:
    """What was a part of a shard is played again; a shorter campaign leaves out what it does not ask for."""
    path, workers = tmp_path / "results.jsonl", AtOnce()
    path.write_bytes(whole)
    assert campaign(plan(), GAMES + 2, lambda: workers, path).games == GAMES + 2
    assert workers.played == [6, 7]
    assert campaign(plan(), 4, AtOnce, path).games == 4


def test_interrupted_it_leaves_a_good_file(whole: bytes, tmp_path: Path) -> None:
    path, shards = tmp_path / "results.jsonl", count(1)

    def stop(tally: Tally) -> None:
        if next(shards) == 3:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        campaign(plan(), GAMES, partial(ThreadPoolExecutor, 2), path, progress=stop)
    assert path.read_bytes().count(b"\n") == 4
    campaign(plan(), GAMES, AtOnce, path)
    assert lines(path.read_bytes()) == lines(whole)


def test_a_killed_process_loses_nothing(whole: bytes, tmp_path: Path) -> None:
    path, shards = tmp_path / "results.jsonl", count(1)
    pools: list[ProcessPoolExecutor] = []

    def pool() -> Executor:
        made = processes(2)()
        assert isinstance(made, ProcessPoolExecutor)
        pools.append(made)
        return made

    def kill(tally: Tally) -> None:
        if next(shards) == 2:
            os.kill(next(iter(pools[0]._processes)), signal.SIGKILL)

    campaign(plan(), GAMES, pool, path, ahead=3, progress=kill)
    assert len(pools) == 2
    assert lines(path.read_bytes()) == lines(whole)


class Dying(ThreadPoolExecutor):
    """Cannot be given anything."""

    def submit(self, fn: Any, /, *args: Any, **kwargs: Any) -> Future[Any]:
        raise RuntimeError("cannot schedule new futures after shutdown")


def test_workers_that_die_again_and_again_end_it(tmp_path: Path) -> None:
    made: list[Executor] = []

    def workers() -> Executor:
        made.append(Dying())
        return made[-1]

    with pytest.raises(CampaignStopped, match="lost 6 times in a row; shards: 0, 1, 2"):
        campaign(plan(), GAMES, workers, tmp_path / "results.jsonl")
    assert len(made) == DEATHS + 1


class Counting(ThreadPoolExecutor):
    """Notes the most shards that were handed out and not finished."""

    def __init__(self) -> None:
        super().__init__(2)
        self.now = self.most = 0

    def submit(self, fn: Any, /, *args: Any, **kwargs: Any) -> Future[Any]:
        self.now += 1
        self.most = max(self.most, self.now)
        return super().submit(fn, *args, **kwargs)


def test_few_shards_are_handed_out_at_a_time() -> None:
    workers = Counting()

    def finished(tally: Tally) -> None:
        workers.now -= 1

    campaign(plan(), 40, lambda: workers, ahead=3, progress=finished)
    assert workers.most == 3


# ------------------------------------------------------------------------------------------ other campaigns


OTHERS = {
    "the seed": plan(seed=4),
    "the size of a shard": plan(shard_size=3),
    "the engine": plan(make=broken),
    "the game": replace(plan(), game="chess"),
}


@pytest.mark.parametrize("what", OTHERS)
def test_the_file_of_another_campaign_is_refused(what: str, whole: bytes, tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    path.write_bytes(whole)
    with pytest.raises(NotThisCampaign, match=f"results.jsonl holds another campaign: {what} is .* there and .* here"):
        campaign(OTHERS[what], GAMES, AtOnce, path)
    assert path.read_bytes() == whole


def test_the_file_of_another_version_is_refused(whole: bytes, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "results.jsonl"
    path.write_bytes(whole)
    monkeypatch.setattr("courtroll.properties.running.results.code_played", lambda: "0123456789ab")
    with pytest.raises(NotThisCampaign, match="the version of the rules and the suite is"):
        campaign(plan(), GAMES, AtOnce, path)


@pytest.mark.parametrize("content", [b"hello", b"hello\n", b"[1]\n", b'{"game": "noblemen"}\n', b"\xff\xfe\n", b"{\n"])
def test_any_other_file_is_refused_and_left_alone(content: bytes, tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_bytes(content)
    with pytest.raises(NotThisCampaign, match="is no results file"):
        campaign(plan(), GAMES, AtOnce, path)
    assert path.read_bytes() == content


@pytest.mark.parametrize("row", [b"{}", b"[]", b"7", b"nonsense", b'{"shard": -1}', b"\xff"])
def test_a_damaged_line_is_named(row: bytes, whole: bytes, tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    path.write_bytes(whole + row + b"\n")
    with pytest.raises(NotThisCampaign, match="line 9: this is no result of a shard"):
        campaign(plan(), GAMES, AtOnce, path)


def test_workers_with_other_code_are_refused(tmp_path: Path) -> None:
    other = replace_code(play_shard(plan(), 0, 2))
    with pytest.raises(CampaignStopped, match="shard 0 was played by another version"):
        campaign(plan(), 2, lambda: AtOnce({(0, 2): other}), tmp_path / "results.jsonl")


def replace_code(result: ShardResult) -> ShardResult:
    return replace(result, code="0123456789ab")


def test_an_engine_that_cannot_be_made_ends_it() -> None:
    with pytest.raises(CampaignStopped, match="shard 0 cannot be played: LookupError: no engine here"):
        campaign(plan(make=crashing), 2, AtOnce)


# ------------------------------------------------------------------------------------------------- failures


def test_failures_are_made_small_and_kept_with_their_log(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    report = campaign(plan(make=broken, shard_size=10), 30, AtOnce, path)
    (failure,) = report.failures
    assert (failure.law, report.ok, report.missing) == ("points-by-lines", False, ())
    here = light("noblemen")
    log = read_log(failure.evidence.encode())
    state: Any = here.room.begin(log.header)
    replayed: Any = replay(here.room.engine(), state, log.entries, lambda said: here.room.hear(said, state),
                           here.room.drawn(state))  # fmt: skip
    assert (replayed.moves, replayed.offence) == (1, None)
    assert log.entries[0].move.endswith(": leisure")
    rows = [json.loads(row) for row in path.read_text().splitlines()[1:]]
    assert sum(row["failed"].get("points-by-lines", 0) for row in rows) > len(rows)
    again = campaign(plan(make=broken, shard_size=10), 30, AtOnce, path)
    assert {**as_object(again), "seconds": 0} == {**as_object(report), "seconds": 0}


def test_a_result_is_read_as_it_is_written() -> None:
    result = play_shard(plan(make=broken, shard_size=10), 1, 10)
    assert of_row(json.loads(json.dumps(as_row(result)))) == result


def test_the_whole_suite_holds_in_a_campaign() -> None:
    """A few games of the real suite, each to its end."""
    whole_suite = Plan("noblemen", 5, 2, "built-in", built_in, suite)
    report = campaign(whole_suite, 2, AtOnce)
    assert report.failures == ()
    assert report.ended == 2
