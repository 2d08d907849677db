"""Runs the scoring suite over a scorer: so many tables under Hypothesis, every law at each, every landmark met."""

from __future__ import annotations

import json
import time
from collections.abc import Callable

from hypothesis import given, seed, settings
from hypothesis.database import ExampleDatabase
from hypothesis.errors import Flaky

from courtroll.properties.engines.answers import Document
from courtroll.properties.engines.calling import TO_MAKE_SMALL, OutOfTime, calls_of, too_slow
from courtroll.properties.engines.scorer import Scorer
from courtroll.properties.play.verify import Profile, settings_of
from courtroll.properties.play.watch import Tally
from courtroll.properties.report import Failure, LawRow, Report
from courtroll.properties.scoring.laws import SCORER_ANSWERS
from courtroll.properties.scoring.suite import ScoringSuite
from courtroll.properties.scoring.watch import ScoringBroken, look, smallest
from courtroll.properties.seeds import by_the_seed_alone

Progress = Callable[[Tally], None]


@by_the_seed_alone()
def verify_scoring(
    suite: ScoringSuite,
    scorer: Scorer,
    profile: Profile,
    name: str = "built-in",
    *,
    database: ExampleDatabase | None = None,
    progress: Progress | None = None,
    shrink: bool = True,
) -> Report:
    """Scores tables of the suite and reports. A failure is made small, unless `shrink` is off."""
    drawn_from = profile.first_seed()
    tally = Tally()
    told_at = began = time.perf_counter()

    steps: int | None = None
    last: ScoringBroken | None = None

    def one_table(document: Document) -> None:
        nonlocal told_at, steps, last
        try:
            look(suite, scorer, document, tally)
        except ScoringBroken as broken:
            steps, last = steps or tally.steps, broken
            raise
        tally.done = tally.steps / (suite.tables * profile.examples)
        if progress is not None and time.perf_counter() - told_at > 0.2:
            told_at = time.perf_counter()
            progress(tally)

    calls, cut = calls_of(scorer), ""
    if calls is not None:
        calls.until = time.monotonic() + profile.seconds
        calls.beat = (lambda: None) if progress is None else lambda: progress(tally)
    one_table.__qualname__ = f"courtroll_{suite.room.name}_scoring"
    found: ScoringBroken | None = None
    run = given(suite.documents())(one_table)
    try:
        seed(drawn_from)(settings(settings_of(profile, database), max_examples=suite.tables * profile.examples)(run))()
    except ScoringBroken as broken:
        found = broken
    except (BaseExceptionGroup, Flaky):  # it does not come the same way again
        found = last
        if found is None:
            raise
    except OutOfTime:
        if calls is not None:
            cut = too_slow(calls, profile.seconds, tally.done, f"tables: {tally.steps}")
    failures: tuple[Failure, ...] = ()
    if found is not None:
        if calls is not None:
            calls.until = time.monotonic() + TO_MAKE_SMALL
        least = smallest(suite, scorer, found) if shrink else found
        evidence = json.dumps(least.wrong.document, indent=1, ensure_ascii=False) + "\n"
        failures = (Failure(least.law, least.wrong.what, least.wrong.rules, steps or 0, evidence, "position"),)
    laws, held = (*suite.all_laws(), SCORER_ANSWERS), tally.held | {SCORER_ANSWERS.name: tally.steps}
    return Report(
        suite.room.name, "scoring", name, profile.name, drawn_from, tally.games, tally.ended, tally.steps,
        tuple(LawRow(law.name, law.says, held.get(law.name, 0)) for law in laws),
        dict(tally.landmarks),
        () if failures else tuple(landmark for landmark in suite.all_landmarks() if not tally.landmarks[landmark]),
        failures, time.perf_counter() - began, cut,
    )  # fmt: skip
