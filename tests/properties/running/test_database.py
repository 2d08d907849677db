"""Failing examples are shared by Hypothesis's own database: what one machine found is tried first by another."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis.database import DirectoryBasedExampleDatabase, ExampleDatabase, InMemoryExampleDatabase

from courtroll.properties.play.verify import Profile, verify_play
from courtroll.properties.report import Report
from tests.properties.running.light import broken, built_in, light

pytestmark = pytest.mark.nightly


def run(seed: int, database: ExampleDatabase, *, is_broken: bool = True) -> Report:
    profile = Profile("here", 30, 10, seed, remembers=True)
    engine = broken() if is_broken else built_in()
    return verify_play(light("noblemen"), engine, profile, database=database, shrink=False)


@pytest.mark.parametrize("kind", ["directory", "any other"])
def test_what_one_machine_found_another_tries_first(kind: str, tmp_path: Path) -> None:
    shared = InMemoryExampleDatabase() if kind == "any other" else DirectoryBasedExampleDatabase(tmp_path)
    found = run(1, shared)
    assert [failure.law for failure in found.failures] == ["points-by-lines"]
    there = DirectoryBasedExampleDatabase(tmp_path) if kind == "directory" else shared
    played = set()
    for seed in (2, 3):
        again = run(seed, there)
        assert [failure.law for failure in again.failures] == ["points-by-lines"]
        assert again.failures[0].evidence == found.failures[0].evidence
        played.add((again.games, again.steps))
    assert len(played) == 1, "the remembered example comes first, whatever the seed; nothing new is drawn"


def test_a_mended_engine_is_tried_with_what_is_remembered_and_goes_on(tmp_path: Path) -> None:
    shared = DirectoryBasedExampleDatabase(tmp_path)
    assert not run(1, shared).ok
    mended = run(2, shared, is_broken=False)
    assert mended.failures == ()
    assert mended.games >= 30
