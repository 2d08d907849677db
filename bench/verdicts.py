"""How long a verdict takes: by the library on every question of the fixtures, by how much is left out, and `ask` whole.

A verdict is what the kernel settles on a table that is read: one text, one reading. `ask` reads the file, looks for
faults, asks by both texts and by every reading of what is open, and says what could be done instead.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import statistics
import sys
import tempfile
import tomllib
from collections.abc import Iterator, Mapping
from datetime import date
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parent))

from startup import PASS, ROOT, Command, environment, seconds
from timing import Workload, take_turns

from courtroll.calculator.arbiter import AnyQuestions, questions
from courtroll.calculator.compare.forcing import keys_of, with_only
from courtroll.verifier.kernel.room import AnyRoom, room
from courtroll.verifier.kernel.settling.verdicts import settled

DISPUTES = ROOT / "fixtures" / "noblemen" / "disputes"
ORDINARY, WORST = 3.0, 50.0
"""Goals in milliseconds: the median of the fixtures, and the slowest of them."""
END_TO_END = 12.0
"""Times `python -c pass`."""
ASKED = "fixtures/noblemen/disputes/turn-build.toml"
ASK = (
    Command("ask FILE (legal)", ("ask", ASKED, "Frank: build castle C3"), END_TO_END),
    Command("ask FILE (illegal, with instead)", ("ask", ASKED, "Frank: build castle A1"), END_TO_END),
)
GROWTH = (("turn-build", "Frank: build castle C3"), ("turn-build", "Frank: build castle A1"))
"""A table and a question: its keys are left out, one after the other."""
Case = tuple[str, AnyRoom, Any, str]


def cases() -> Iterator[Case]:
    """Every question of the fixtures, on its table as it is read."""
    found = room("noblemen")
    for path in sorted(DISPUTES.glob("*.toml")):
        described = found.read(tomllib.loads(path.read_text(encoding="utf-8")))
        wanted = json.loads(path.with_suffix("").with_suffix(".expected.json").read_text(encoding="utf-8"))
        for each in wanted["questions"]:
            yield path.stem, found, described, each["question"]


def milliseconds(found: AnyRoom, described: Any, question: str, repeats: int) -> float:
    """One verdict; hearing the question and taking the table apart included."""
    asked = questions(found)
    assert asked is not None

    def run(asked: AnyQuestions = asked) -> int:
        sentence = asked.hear(described, question)
        settled(asked.meaning, asked.table(described, sentence.seat), sentence)
        return 1

    return take_turns([Workload("verdict", run)], repeats)["verdict"].microseconds / 1000


def growth(name: str, question: str, repeats: int, *, asked: bool) -> Iterator[tuple[int, float]]:
    """With ever more keys left out, or typed "?"; those first that stand last."""
    found = room("noblemen")
    document: Mapping[str, object] = tomllib.loads((DISPUTES / f"{name}.toml").read_text(encoding="utf-8"))
    keys = list(keys_of(document))
    kept = {("turn",)} | {key for key in keys if key[-1] == "points"}
    kept |= {key for key in keys if key[-1] == "estate" and key[1] == 0}
    out = [key for key in reversed(keys) if key not in kept]
    for n in range(0, len(out) + 1, 4):
        unknown = frozenset(out[:n])
        described = found.read(with_only(document, frozenset(keys) - unknown, unknown if asked else frozenset()))
        if not isinstance(described, tuple):
            yield n, milliseconds(found, described, question, repeats)


def end_to_end(repeats: int) -> dict[str, float]:
    with tempfile.TemporaryDirectory() as cache:
        env = environment(cache)
        commands = (PASS, *ASK)
        for command in commands:
            seconds(command, env)
        best = {command.name: float("inf") for command in commands}
        for _ in range(repeats):
            for command in commands:
                best[command.name] = min(best[command.name], seconds(command, env))
    return best


def held(value: float, goal: float) -> str:
    return "held" if value <= goal else "missed"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--repeats", type=int, default=5)
    parser.add_argument("--out", type=Path)
    arguments = parser.parse_args()
    load = os.getloadavg()[0]
    times = sorted(
        (milliseconds(found, described, question, arguments.repeats), name, question)
        for name, found, described, question in cases()
    )
    median = statistics.median(time for time, _, _ in times)
    worst = times[-1][0]
    lines = [
        "# Verdicts",
        "",
        f"{date.today()}, Python {platform.python_version()}, {platform.machine()}, {os.cpu_count()} cores in use by "
        f"others too (load {load:.1f} at the start). Milliseconds of processor time, best of {arguments.repeats}.",
        "",
        f"One verdict by the library, over all {len(times)} questions of the fixtures:",
        "",
        "| | ms | goal | |",
        "| --- | ---: | ---: | --- |",
        f"| median | {median:.2f} | {ORDINARY:.0f} | {held(median, ORDINARY)} |",
        f"| nine in ten | {times[len(times) * 9 // 10][0]:.2f} | | |",
        f"| slowest | {worst:.1f} | {WORST:.0f} | {held(worst, WORST)} |",
        "",
        "| slowest | ms |",
        "| --- | ---: |",
        *(f"| `{name}`: {question} | {time:.1f} |" for time, name, question in reversed(times[-5:])),
        "",
        "As ever more of a table is left out (its last keys first; the mover's map stays):",
        "",
        "| question | | keys: ms |",
        "| --- | --- | --- |",
    ]
    for name, question in GROWTH:
        for asked in (False, True):
            grown = growth(name, question, arguments.repeats, asked=asked)
            steps = ", ".join(f"{n}: {time:.1f}" for n, time in grown)
            lines.append(f"| `{name}`: {question} | {'typed `?`' if asked else 'left out'} | {steps} |")
    best = end_to_end(4 * arguments.repeats)
    unit = best[PASS.name]
    lines += [
        "",
        f"The whole command, in one run with `python -c pass` ({unit * 1000:.1f} ms):",
        "",
        "| command | times `python -c pass` | goal | |",
        "| --- | ---: | ---: | --- |",
    ]
    for command in ASK:
        ratio = best[command.name] / unit
        lines.append(f"| `{command.name}` | {ratio:.1f} | {END_TO_END:.0f} | {held(ratio, END_TO_END)} |")
    text = "\n".join(lines) + "\n"
    print(text)
    if arguments.out is not None:
        arguments.out.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
