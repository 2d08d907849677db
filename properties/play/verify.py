"""Runs the suite over an engine: so many games under Hypothesis, every law at every step, every landmark met."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from hypothesis import HealthCheck, Phase, Verbosity, seed, settings
from hypothesis.database import DirectoryBasedExampleDatabase, ExampleDatabase
from hypothesis.errors import Flaky
from hypothesis.stateful import run_state_machine_as_test

from courtroll.properties.engines.calling import TO_MAKE_SMALL, OutOfTime, calls_of, too_slow
from courtroll.properties.engines.engine import Engine
from courtroll.properties.play.machine import RulesMachine
from courtroll.properties.play.smallest import failure, smallest
from courtroll.properties.play.suite import Suite
from courtroll.properties.play.watch import LawBroken, Tally
from courtroll.properties.report import Failure, LawRow, Report
from courtroll.properties.seeds import by_the_seed_alone


@dataclass(frozen=True, slots=True)
class Profile:
    """How long and how a run looks."""

    name: str
    examples: int
    """Games that are begun, or tables that are scored."""
    steps: int
    """The machine's steps a game; each may play many decisions."""
    seed: int | None
    """What everything is drawn from; `None`: another one each time, which is printed."""
    remembers: bool
    """Failing examples are kept in a database and tried first the next time."""
    seconds: float = 300
    """How long one part may take over somebody else's engine, which may be slow."""

    def first_seed(self) -> int:
        """What a run of it is drawn from."""
        return random.SystemRandom().randrange(2**32) if self.seed is None else self.seed


PROFILES: Final = {
    profile.name: profile
    for profile in (
        Profile("dev", 100, 30, None, remembers=True, seconds=120),
        Profile("ci", 250, 40, 20_261_118, remembers=False, seconds=300),
        Profile("nightly", 600, 60, None, remembers=True, seconds=1_800),
    )
}
FRESH: Final = 10
"""Examples of one run of Hypothesis. After that many it mostly alters those that it has made, and games that begin
from one table and differ in a step or two find little.
"""
Progress = Callable[[Tally], None]


def settings_of(profile: Profile, database: ExampleDatabase | None) -> settings:
    """Hypothesis's settings for a profile. It does not shrink: `smallest` finds better counterexamples."""
    if database is None and profile.remembers:
        database = DirectoryBasedExampleDatabase(".hypothesis/courtroll")
    phases = (Phase.explicit, Phase.reuse, Phase.generate) if profile.remembers else (Phase.explicit, Phase.generate)
    return settings(
        max_examples=profile.examples,
        stateful_step_count=profile.steps,
        deadline=None,
        database=database if profile.remembers else None,
        phases=phases,
        suppress_health_check=list(HealthCheck),
        verbosity=Verbosity.quiet,
        report_multiple_bugs=False,
        print_blob=False,
    )


@by_the_seed_alone()
def verify_play(
    suite: Suite,
    engine: Engine,
    profile: Profile,
    name: str = "built-in",
    *,
    database: ExampleDatabase | None = None,
    progress: Progress | None = None,
    shrink: bool = True,
) -> Report:
    """Plays games of the suite and reports. A failure is made small, unless `shrink` is off."""
    drawn_from = profile.first_seed()

    class Machine(RulesMachine):
        game = suite.room.name

        def teardown(self) -> None:
            super().teardown()
            self.tally.done += 1 / profile.examples
            if progress is not None:
                progress(self.tally)

    Machine.engine, Machine.held_to = engine, suite
    Machine.__qualname__ = Machine.__name__ = f"courtroll_{suite.room.name}"
    began = time.perf_counter()
    calls, cut = calls_of(engine), ""
    if calls is not None:
        calls.until = time.monotonic() + profile.seconds
        calls.beat = (lambda: None) if progress is None else lambda: progress(Machine.tally)
    found: LawBroken | None = None
    try:
        for first in range(0, profile.examples, FRESH):
            some = settings(settings_of(profile, database), max_examples=min(FRESH, profile.examples - first))
            if first:
                some = settings(some, phases=(Phase.generate,))
            run_state_machine_as_test(seed(drawn_from + first)(Machine), settings=some)
    except LawBroken as broken:
        found = broken
    except (BaseExceptionGroup, Flaky):
        # A failure that does not come the same way again, such as that of an engine that is gone for good.
        found = Machine.tally.broken
        if found is None:
            raise
    except OutOfTime:
        tally = Machine.tally
        if calls is not None:
            cut = too_slow(calls, profile.seconds, tally.done, f"games begun: {tally.games}, steps: {tally.steps}")
    tally = Machine.tally
    failures: tuple[Failure, ...] = ()
    if found is not None:
        steps = tally.steps
        if calls is not None:
            calls.until = time.monotonic() + TO_MAKE_SMALL
        least = smallest(suite, engine, found) if shrink else found
        failures = (failure(suite, engine, least, steps),)
    return Report(
        suite.room.name, "play", name, profile.name, drawn_from, tally.games, tally.ended, tally.steps,
        law_rows(suite, tally),
        dict(tally.landmarks),
        () if failures else suite.missing(tally.landmarks),
        failures, time.perf_counter() - began, cut,
    )  # fmt: skip


def law_rows(suite: Suite, tally: Tally) -> tuple[LawRow, ...]:
    """How often each law of a suite was looked at."""
    by_watch = {"engine-answers": tally.steps, "ends": tally.games}
    return tuple(LawRow(law.name, law.says, by_watch.get(law.name, tally.held[law.name])) for law in suite.laws())
