"""How long the command takes to answer one table, as multiples of `python -c pass` in the same run.

To be run in an environment with click and tabulate alone: what others load at every start counts for `pass` too.
All commands take turns, and each keeps its best repeat. Modules are compiled beforehand, as they are once
installed. With --imports it tells which modules cost most to import.
"""

from __future__ import annotations

import argparse
import os
import platform
import re
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass
from datetime import date
from pathlib import Path

ROOT = Path(__file__).parents[1]
TABLE = "fixtures/noblemen/positions/contract-example.toml"
ENTRY = "from courtroll.calculator.cli import main; main()"
"""What an installed `courtroll` does."""


@dataclass(frozen=True, slots=True)
class Command:
    name: str
    arguments: tuple[str, ...]
    goal: float | None

    @property
    def line(self) -> list[str]:
        return [sys.executable, "-c", ENTRY if self.arguments else "pass", *self.arguments]


PASS = Command("python -c pass", (), None)
COMMANDS = (
    PASS,
    Command("score FILE --format json", ("score", TABLE, "--format", "json"), 6.0),
    Command("score FILE", ("score", TABLE), 8.5),
    Command("--help", ("--help",), 3.4),
)


def environment(cache: str) -> dict[str, str]:
    """The project on the path, and a place for compiled modules."""
    kept = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    return {**kept, "PYTHONPATH": str(ROOT), "PYTHONPYCACHEPREFIX": cache}


def seconds(command: Command, env: dict[str, str]) -> float:
    begun = time.perf_counter()
    status = subprocess.run(command.line, cwd=ROOT, env=env, stdout=subprocess.DEVNULL).returncode
    if status > 1:  # 1 is an answer: no
        raise RuntimeError(f"{command.name} ended with {status}")
    return time.perf_counter() - begun


def measured(repeats: int, env: dict[str, str]) -> dict[str, float]:
    for command in COMMANDS:
        seconds(command, env)
    best = {command.name: float("inf") for command in COMMANDS}
    for _ in range(repeats):
        for command in COMMANDS:
            best[command.name] = min(best[command.name], seconds(command, env))
    return best


def imports(env: dict[str, str], most: int = 25) -> list[tuple[int, str]]:
    """Microseconds that a module itself took to be imported, the slowest first."""
    command = COMMANDS[1]
    line = [sys.executable, "-X", "importtime", *command.line[1:]]
    said = subprocess.run(line, cwd=ROOT, env=env, capture_output=True, text=True, check=True).stderr
    found = re.findall(r"import time:\s+(\d+) \|\s+\d+ \| +(\S+)", said)
    return sorted(((int(own), name) for own, name in found), reverse=True)[:most]


def report(best: dict[str, float], slowest: list[tuple[int, str]]) -> str:
    unit = best[PASS.name]
    rows = [
        "# Starting up",
        "",
        f"{date.today()}, Python {platform.python_version()}, {platform.machine()}, {os.cpu_count()} cores, "
        f"load {os.getloadavg()[0]:.1f} while it ran. `python -c pass`: {unit * 1000:.1f} ms.",
        "",
        "| command | times `python -c pass` | goal | |",
        "| --- | ---: | ---: | --- |",
    ]
    for command in COMMANDS[1:]:
        assert command.goal is not None
        times = best[command.name] / unit
        rows.append(
            f"| `{command.name}` | {times:.1f} | {command.goal} | {'held' if times <= command.goal else 'missed'} |"
        )
    if slowest:
        rows += ["", "| slowest imports of `score FILE --format json` | ms by itself |", "| --- | ---: |"]
        rows += [f"| `{name}` | {own / 1000:.1f} |" for own, name in slowest]
    return "\n".join(rows) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--repeats", type=int, default=20)
    parser.add_argument("--imports", action="store_true")
    parser.add_argument("--out", type=Path)
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as cache:
        env = environment(cache)
        best = measured(arguments.repeats, env)
        text = report(best, imports(env) if arguments.imports else [])
    print(text)
    if arguments.out is not None:
        arguments.out.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
