"""A campaign that is given a time keeps within it, and says what it left out."""

from __future__ import annotations

import time
from dataclasses import replace
from pathlib import Path
from typing import Any

from courtroll.properties.engines.calling import Calls
from courtroll.properties.engines.engine import BuiltIn, Engine
from courtroll.properties.play.suite import suite
from courtroll.properties.running import campaign as campaigns
from courtroll.properties.running.campaign import campaign
from tests.properties.running.light import AtOnce, built_in, lines, plan

SECONDS = 0.5


class Slow(BuiltIn):
    """Somebody else's, which thinks before each answer."""

    patience: float | None = None

    def __init__(self) -> None:
        super().__init__(suite("noblemen").room)
        self.calls = Calls(self)

    def legal(self, state: Any) -> Any:
        return self.calls.ask("_thought", state)

    def _thought(self, state: Any) -> Any:
        time.sleep(0.05)
        return super().legal(state)


def slow() -> Engine:
    return Slow()


def test_a_campaign_ends_with_its_time_and_goes_on_later(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    began = time.monotonic()
    report = campaign(plan(), 20_000, AtOnce, path, seconds=SECONDS)
    assert time.monotonic() - began < 10 * SECONDS
    assert report.ok
    assert 0 < report.games < 20_000
    assert report.cut.startswith("cut short after")
    kept = lines(path.read_bytes())
    games = report.games - report.games % plan().shard_size
    whole = campaign(plan(), games, AtOnce, path)
    assert (whole.cut, whole.games) == ("", games)
    assert set(kept) <= set(lines(path.read_bytes()))


def test_somebody_else_s_engine_is_stopped_in_the_middle_of_a_game(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    slowly = replace(plan(), make=slow, shard_size=1_000)
    began = time.monotonic()
    report = campaign(slowly, 1_000, AtOnce, path, seconds=SECONDS)
    assert time.monotonic() - began < 10 * SECONDS
    assert (report.failures, report.ok) == ((), True)
    assert " of 1,000 games" in report.cut
    assert len(path.read_bytes().splitlines()) == 1, "no shard was finished"


def test_there_is_a_sign_of_life_where_no_shard_is_finished(monkeypatch: Any) -> None:
    from concurrent.futures import ThreadPoolExecutor

    monkeypatch.setattr(campaigns, "HEARTBEAT", 0.05)
    slowly = replace(plan(), make=slow, shard_size=1_000)
    told: list[int] = []
    campaign(slowly, 1_000, lambda: ThreadPoolExecutor(1), progress=lambda tally: told.append(tally.games), seconds=0.4)
    assert len(told) > 2


def test_without_a_time_all_games_are_played() -> None:
    assert campaign(replace(plan(), make=built_in), 3, AtOnce).games == 3
