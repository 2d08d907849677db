"""What holding an engine to the rules costs: our machine beside Hypothesis's own empty one, and the laws.

A step of a machine is one rule that Hypothesis chose. Hypothesis's machine has rules of the same form as ours
(two whole numbers drawn, a precondition, a beginning) and does nothing in them. Ours is measured without laws, so
what it costs beyond Hypothesis's is the engine's own work and our bookkeeping. It begins new games only: tables in
the middle of a game are drawn and read once a game, not once a step, and have a line of their own. What laws cost
is measured in whole games, once with all laws and once with none.
"""

from __future__ import annotations

import argparse
import os
import platform
import sys
from collections.abc import Callable, Mapping
from dataclasses import replace
from datetime import date
from pathlib import Path
from random import Random
from typing import Final

sys.path.insert(0, str(Path(__file__).parent))

from hypothesis import HealthCheck, Phase, Verbosity, seed, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, precondition, rule, run_state_machine_as_test
from timing import Timing, Workload, take_turns, version

from courtroll.properties.engines.engine import BuiltIn
from courtroll.properties.play.machine import RulesMachine
from courtroll.properties.play.suite import Suite, suite
from courtroll.properties.play.watch import Tally
from courtroll.properties.running.shards import play_game

EXAMPLES: Final = 60
STEPS: Final = 50
GAMES: Final = 8
MOST_A_STEP: Final = 1_000
"""Microseconds that all laws together may cost a decision."""
SETTINGS: Final = settings(
    max_examples=EXAMPLES, stateful_step_count=STEPS, database=None, deadline=None, phases=[Phase.generate],
    verbosity=Verbosity.quiet, suppress_health_check=list(HealthCheck),
)  # fmt: skip

TABLES: Final = 100

EMPTY, SAME_FORM, BARE = "Hypothesis, one empty rule", "Hypothesis, empty rules of our form", "our machine, no laws"
TABLE = "a table in the middle of a game, drawn, written and read"
NO_LAWS, ALL_LAWS = "a decision of a whole game, no laws", "a decision of a whole game, all laws"


class Empty(RuleBasedStateMachine):
    """Hypothesis at its cheapest."""

    steps = 0

    @rule()
    def act(self) -> None:
        Empty.steps += 1


class SameForm(RuleBasedStateMachine):
    """Rules like ours that do nothing."""

    steps = 0

    @initialize(which=st.integers(0, 2**32 - 1))
    def begin(self, which: int) -> None:
        self.over = False

    def _going_on(self) -> bool:
        return not self.over

    @precondition(_going_on)
    @rule(which=st.integers(0, 2**16 - 1), chance=st.integers(0, 2**32 - 1))
    def decide(self, which: int, chance: int) -> None:
        SameForm.steps += 1


def without_laws(whole: Suite) -> Suite:
    return replace(
        whole, begin_laws=(), step_laws=(), end_laws=(), landmarks=(), landmarks_of=lambda moved: (),
        landmarks_of_end=lambda ended: (),
    )  # fmt: skip


def new_games() -> st.SearchStrategy[Mapping[str, object]]:
    return st.integers(0, 2**32 - 1).map(lambda number: suite("noblemen").opening(Random(number)))


class Bare(RulesMachine):
    """Our machine with one decision a step and nothing to look at."""

    held_to = replace(without_laws(suite("noblemen")), headers=new_games)
    skip_ahead = cheat = None  # type: ignore[assignment]

    @precondition(lambda self: self.watch.over)
    @rule(data=st.data())
    def begin_another(self, data: st.DataObject) -> None:
        self.begin(data)


def machine(kind: type[RuleBasedStateMachine], steps: Callable[[], int]) -> Callable[[], int]:
    def run() -> int:
        before = steps()
        run_state_machine_as_test(seed(1)(kind), settings=SETTINGS)
        return steps() - before

    return run


def tables() -> int:
    held_to = suite("noblemen")
    for number in range(TABLES):
        held_to.room.begin(held_to.middle(Random(number)))
    return TABLES


def games(held_to: Suite) -> int:
    engine, tally = BuiltIn(held_to.room), Tally()
    for number in range(GAMES):
        play_game(held_to, engine, Random(f"1 {number}"), tally)
    return tally.steps


def workloads() -> list[Workload]:
    whole = suite("noblemen")
    none = without_laws(whole)
    return [
        Workload(EMPTY, machine(Empty, lambda: Empty.steps)),
        Workload(SAME_FORM, machine(SameForm, lambda: SameForm.steps)),
        Workload(BARE, machine(Bare, lambda: Bare.tally.steps)),
        Workload(TABLE, tables),
        Workload(NO_LAWS, lambda: games(none)),
        Workload(ALL_LAWS, lambda: games(whole)),
    ]


def goals(found: dict[str, Timing]) -> list[tuple[str, float, float]]:
    """What is measured, ours in microseconds, and the most it may be."""
    us = {name: timing.microseconds for name, timing in found.items()}
    return [
        ("our machine beyond Hypothesis's of the same form: as much again", us[BARE] - us[SAME_FORM], us[SAME_FORM]),
        ("all laws, per decision: a millisecond", us[ALL_LAWS] - us[NO_LAWS], MOST_A_STEP),
    ]


def table(found: dict[str, Timing]) -> str:
    lines = [
        "# What the suite costs",
        "",
        f"Made by `python bench/suite.py` on {date.today().isoformat()}, Python {platform.python_version()}, "
        f"{os.cpu_count()} cores, {platform.machine()}; hypothesis {version('hypothesis')}.",
        "Processor time, best of five.",
        "",
        "| one of | microseconds | worst / best |",
        "| --- | ---: | ---: |",
        *(f"| {t.name} | {t.microseconds:.1f} | {t.spread:.2f} |" for t in found.values()),
        "",
        "| goal | ours | at most | met |",
        "| --- | ---: | ---: | --- |",
        *(
            f"| {name} | {ours:.1f} | {most:.1f} | {'yes' if ours <= most else 'no'} |"
            for name, ours, most in goals(found)
        ),
    ]
    return "\n".join(lines) + "\n"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=Path, help="write the table here as well")
    arguments = parser.parse_args()
    found = take_turns(workloads())
    text = table(found)
    print(text, end="")
    if arguments.out is not None:
        arguments.out.write_text(text, encoding="utf-8")
    return 0 if all(ours <= most for _, ours, most in goals(found)) else 1


if __name__ == "__main__":
    sys.exit(main())
