"""A campaign on a Dask cluster whose workers die."""

from __future__ import annotations

import os
import signal
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from courtroll.properties.play.watch import Tally
from courtroll.properties.running.campaign import CampaignStopped, campaign, cluster
from tests.properties.running.light import AtOnce, lines, plan

pytestmark = pytest.mark.nightly

distributed: Any = pytest.importorskip("distributed")
GAMES = 60


@pytest.mark.parametrize("kill_at", [None, 2])
def test_a_cluster_gives_the_same_file_though_a_worker_is_killed(kill_at: int | None, tmp_path: Path) -> None:
    campaign(plan(), GAMES, AtOnce, tmp_path / "alone.jsonl")
    path, shards = tmp_path / "results.jsonl", count(1)
    with distributed.LocalCluster(
        n_workers=3, threads_per_worker=1, processes=True, dashboard_address=None, local_directory=str(tmp_path)
    ) as there:
        with distributed.Client(there) as looking:
            pids = list(looking.run(os.getpid).values())

        def kill(tally: Tally) -> None:
            if next(shards) == kill_at:
                os.kill(pids[0], signal.SIGKILL)

        campaign(plan(), GAMES, cluster(there.scheduler_address), path, ahead=9, progress=kill)
    assert lines(path.read_bytes()) == lines((tmp_path / "alone.jsonl").read_bytes())


def test_without_a_scheduler_it_says_so() -> None:
    with pytest.raises(CampaignStopped, match="there is no scheduler at"):
        cluster("nowhere at all")()
