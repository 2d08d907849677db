"""Scoring a stream of positions: how many a minute on how many cores, and whether memory grows with their number.

The positions are the Noblemen fixtures, each a line of JSON, over and over: all of them, impossible tables and the
worst unknowns too, and apart from those the ordinary ones, of which all is known. Wall time of the whole command,
starting up included; the memory is that of its largest process.
"""

from __future__ import annotations

import argparse
import itertools
import json
import os
import platform
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import date
from pathlib import Path

ROOT = Path(__file__).parents[1]
GOALS = {"all": 20_000, "ordinary": 250_000}
"""Noblemen positions a minute on two cores."""


@dataclass(frozen=True, slots=True)
class Run:
    kind: str
    positions: int
    jobs: int
    seconds: float
    mebibytes: float

    @property
    def a_minute(self) -> float:
        return self.positions / self.seconds * 60


def lines() -> dict[str, list[str]]:
    """The Noblemen fixtures as lines of JSON: all, and those that can be and of which nothing is unknown."""
    files = sorted((ROOT / "fixtures" / "noblemen" / "positions").glob("*.toml"))
    told = {file.name: json.dumps(tomllib.loads(file.read_text(encoding="utf-8"))) for file in files}
    ordinary = [line for name, line in told.items() if not name.startswith("impossible") and '"?"' not in line]
    return {"all": list(told.values()), "ordinary": ordinary}


def timed(kind: str, stream: Path, positions: int, jobs: int) -> Run:
    """The whole command, started by a process that starts nothing else, so that its memory is told apart."""
    program = (
        "import resource, subprocess, sys, time; begun = time.perf_counter();"
        "subprocess.run(sys.argv[1:], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL);"
        "print(time.perf_counter() - begun, resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss)"
    )
    command = [
        sys.executable,
        "-m",
        "courtroll.calculator.cli",
        "score",
        str(stream),
        "--format",
        "json",
        "--jobs",
        str(jobs),
    ]
    done = subprocess.run(
        [sys.executable, "-c", program, *command], cwd=ROOT, capture_output=True, text=True, check=True
    )
    seconds, kibibytes = map(float, done.stdout.split())
    return Run(kind, positions, jobs, seconds, kibibytes / 1024)


def runs(most: int, repeats: int) -> Iterator[Run]:
    """Few and many positions on one process and on several, taking turns; the best repeat of each."""
    tables = lines()
    with tempfile.TemporaryDirectory() as folder:
        plan = []
        for kind, some in tables.items():
            for positions in (most // 10, most):
                stream = Path(folder, f"{kind}-{positions}.jsonl")
                with stream.open("w", encoding="utf-8") as file:
                    file.writelines(f"{line}\n" for line in itertools.islice(itertools.cycle(some), positions))
                plan += [(kind, stream, positions, jobs) for jobs in (1, 2)]
        found = [[timed(*each) for each in plan] for _ in range(repeats)]
    for same in zip(*found, strict=True):
        yield min(same, key=lambda run: run.seconds)


def report(found: list[Run]) -> str:
    rows = [
        "# Many positions",
        "",
        f"{date.today()}, Python {platform.python_version()}, {platform.machine()}, {os.cpu_count()} cores, "
        f"load {os.getloadavg()[0]:.1f} while it ran.",
        "",
        "| fixtures | positions | processes | seconds | a minute | MiB at most |",
        "| --- | ---: | ---: | ---: | ---: | ---: |",
        *(
            f"| {r.kind} | {r.positions} | {r.jobs} | {r.seconds:.1f} | {r.a_minute:.0f} | {r.mebibytes:.0f} |"
            for r in found
        ),
        "",
    ]
    for kind, goal in GOALS.items():
        few, many = (run for run in found if run.kind == kind and run.jobs == 2)
        met = "held" if many.a_minute >= goal else "missed"
        rows += [
            f"Goal, {kind}: {goal} a minute on two cores: {met} ({many.a_minute / goal:.2f} times the goal).",
            f"Ten times the positions take {many.mebibytes / few.mebibytes:.2f} times the memory.",
        ]
    return "\n".join(rows) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--positions", type=int, default=20_000)
    parser.add_argument("--repeats", type=int, default=3)
    parser.add_argument("--out", type=Path)
    arguments = parser.parse_args()
    text = report(list(runs(arguments.positions, arguments.repeats)))
    print(text)
    if arguments.out is not None:
        arguments.out.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
