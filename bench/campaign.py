"""How many games a campaign plays in a second with one process and with two. Wall time, starting up included.

Every game is held to all laws to its end. Both campaigns play the same games, taking turns; the best repeat counts.
"""

from __future__ import annotations

import argparse
import os
import platform
import tempfile
from dataclasses import dataclass
from datetime import date
from pathlib import Path
from typing import Final

from courtroll.properties.running.campaign import campaign, processes
from courtroll.properties.running.runs import Run
from courtroll.properties.running.shards import Plan

GOAL: Final = 1.8
"""Two workers are so many times as quick as one."""
SHARD_SIZE: Final = 5


@dataclass(frozen=True, slots=True)
class Timed:
    workers: int
    games: int
    decisions: int
    seconds: float

    @property
    def a_second(self) -> float:
        return self.games / self.seconds


def timed(workers: int, games: int) -> Timed:
    plan = Plan("noblemen", 1, SHARD_SIZE, "built-in", Run("noblemen", "play").engine)
    with tempfile.TemporaryDirectory() as folder:
        report = campaign(plan, games, processes(workers), Path(folder, "results.jsonl"))
    assert not report.failures, report.failures
    return Timed(workers, report.games, report.steps, report.seconds)


def table(found: list[Timed]) -> str:
    one, two = found
    gain = two.a_second / one.a_second
    rows = [
        "# A campaign on one process and on two",
        "",
        f"Made by `python bench/campaign.py` on {date.today().isoformat()}, Python {platform.python_version()}, "
        f"{os.cpu_count()} cores, {platform.machine()}; load {os.getloadavg()[0]:.1f} while it ran.",
        "",
        "| processes | games | decisions | seconds | games a second |",
        "| ---: | ---: | ---: | ---: | ---: |",
        *(f"| {t.workers} | {t.games} | {t.decisions} | {t.seconds:.1f} | {t.a_second:.2f} |" for t in found),
        "",
        f"Goal: two are at least {GOAL} times as quick as one: {'held' if gain >= GOAL else 'missed'} ({gain:.2f}).",
    ]
    return "\n".join(rows) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--repeats", type=int, default=2)
    parser.add_argument("--out", type=Path, help="write the table here as well")
    arguments = parser.parse_args()
    rounds = [[timed(workers, arguments.games) for workers in (1, 2)] for _ in range(arguments.repeats)]
    text = table([min(same, key=lambda run: run.seconds) for same in zip(*rounds, strict=True)])
    print(text, end="")
    if arguments.out is not None:
        arguments.out.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
