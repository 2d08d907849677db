"""The pytest plugin, run in a folder of its own as somebody else's project would."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.paths import ROOT
from tests.properties.engines.node import ENGINE, needs_node

PLUGIN = "courtroll.properties.plugin"
SHORT = """
from dataclasses import replace
import courtroll.properties.games.noblemen.play_suite as noblemen
from courtroll.properties.play.verify import PROFILES, Profile
PROFILES["short"] = Profile("short", 6, 6, 1, remembers=False)
PROFILES["shorter"] = Profile("shorter", 1, 1, 1, remembers=False)
noblemen.SUITE = replace(noblemen.SUITE, landmarks=("pick",))
"""
"""A `conftest.py` that knows short runs, which need not see much."""


def run(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    folder.joinpath("conftest.py").write_text(SHORT if any("short" in each for each in arguments) else "")
    return subprocess.run(
        [sys.executable, "-m", "pytest", "-p", PLUGIN, "-p", "no:cacheprovider", *arguments],
        cwd=folder, capture_output=True, text=True, env={**os.environ, "PYTHONPATH": str(ROOT)}, timeout=300,
    )  # fmt: skip


def a_test_of(engine: str, folder: Path) -> None:
    """The two lines of `docs/adapter.md`, with an import."""
    module, _, name = engine.rpartition(".")
    folder.joinpath("test_engine.py").write_text(
        f"from {module} import {name}\n\n\ndef test_my_engine(courtroll):\n    courtroll({name})\n"
    )


def test_before_an_engine_is_held_nothing_of_the_suite_is_loaded(tmp_path: Path) -> None:
    tmp_path.joinpath("test_own.py").write_text(
        "import sys\n\n\ndef test_own():\n    assert not {'hypothesis', 'courtroll.verifier'} & set(sys.modules)\n"
    )
    done = run(tmp_path, "-p", "no:hypothesispytest", "-q")
    assert done.returncode == 0, done.stdout + done.stderr
    assert "1 passed" in done.stdout


def test_a_broken_engine_fails_with_its_smallest_log(tmp_path: Path) -> None:
    a_test_of("tests.properties.engines.broken_engines.LeisureIsFree", tmp_path)
    done = run(tmp_path, "--courtroll-profile=short")
    assert done.returncode == 1, done.stdout + done.stderr
    assert "the law points is broken" in done.stdout
    assert ": leisure" in done.stdout
    assert 'for "courtroll replay"' in done.stdout
    assert "Traceback" not in done.stdout


def test_an_engine_that_cannot_answer_fails_likewise(tmp_path: Path) -> None:
    a_test_of("tests.properties.engines.broken_engines.NotYet", tmp_path)
    done = run(tmp_path, "--courtroll-profile=short")
    assert done.returncode == 1
    assert "no church yet" in done.stdout


def test_a_good_engine_passes(tmp_path: Path) -> None:
    a_test_of("tests.properties.engines.builtin_as_adapter.BuiltInAsAdapter", tmp_path)
    done = run(tmp_path, "--courtroll-profile=short")
    assert done.returncode == 0, done.stdout + done.stderr
    assert "1 passed" in done.stdout


def test_a_run_that_has_seen_too_little_fails(tmp_path: Path) -> None:
    a_test_of("tests.properties.engines.builtin_as_adapter.BuiltInAsAdapter", tmp_path)
    done = run(tmp_path, "--courtroll-profile=shorter", "--courtroll-seed=3")
    assert done.returncode == 1
    assert "1 games have never seen pick (seed 3)" in done.stdout


@pytest.mark.nightly
def test_an_option_is_a_test_by_itself(tmp_path: Path) -> None:
    option = "--courtroll-adapter=tests.properties.engines.builtin_as_adapter:BuiltInAsAdapter"
    done = run(tmp_path, option, "-v", "--courtroll-profile=short")
    assert done.returncode == 0, done.stdout + done.stderr
    assert "BuiltInAsAdapter] PASSED" in done.stdout


@pytest.mark.nightly
@needs_node
def test_a_command_is_a_test_by_itself(tmp_path: Path) -> None:
    done = run(tmp_path, f"--courtroll-process=node {ENGINE}", "-v", "--courtroll-profile=short")
    assert done.returncode == 0, done.stdout + done.stderr
    assert "noblemen-engine.mjs] PASSED" in done.stdout


def test_a_command_that_is_no_engine_is_told_in_a_line(tmp_path: Path) -> None:
    done = run(tmp_path, "--courtroll-process=cat", "--courtroll-profile=short")
    assert done.returncode == 1
    assert "cat says no hello" in done.stdout
    assert "Traceback" not in done.stdout


def test_what_names_no_engine_is_said_in_a_line(tmp_path: Path) -> None:
    done = run(tmp_path, "--courtroll-adapter=no.such:Engine")
    assert done.returncode != 0
    assert "no.such cannot be imported" in done.stdout + done.stderr
