"""The GitHub Action: its steps are run by the shell that GitHub would run, as far as can be without GitHub."""

from __future__ import annotations

import importlib
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any, Final

import pytest

from tests.paths import ROOT

yaml: Any = importlib.import_module("yaml")  # which tells no types
ACTION: Final[dict[str, Any]] = yaml.safe_load((ROOT / "action.yml").read_text(encoding="utf-8"))
STEPS: Final[list[dict[str, Any]]] = ACTION["runs"]["steps"]
EXPRESSION: Final = re.compile(r"\$\{\{ (inputs|github)\.([a-z_-]+) \}\}")
pytestmark = [pytest.mark.skipif(shutil.which("bash") is None, reason="bash is not installed"), pytest.mark.nightly]


def filled(text: str, inputs: dict[str, str]) -> str:
    """A value with GitHub's expressions worked out. An input that the action does not know is an error."""
    known = {name: str(about["default"]) for name, about in ACTION["inputs"].items()}
    assert set(inputs) <= set(known)
    both = {"inputs": known | inputs, "github": {"action_path": str(ROOT)}}
    return EXPRESSION.sub(lambda found: both[found[1]][found[2]], text)


def run(step: dict[str, Any], inputs: dict[str, str], folder: Path) -> subprocess.CompletedProcess[str]:
    env = {name: filled(value, inputs) for name, value in step["env"].items()}
    commands = folder / "bin"
    commands.mkdir(exist_ok=True)
    for name, line in (
        ("courtroll", f'exec "{sys.executable}" -m courtroll.calculator.cli "$@"'),
        ("python", 'echo "python $*"'),
    ):
        commands.joinpath(name).write_text(f"#!/bin/sh\n{line}\n")
        commands.joinpath(name).chmod(0o755)
    return subprocess.run(
        ["bash", "--noprofile", "--norc", "-eo", "pipefail", "-c", step["run"]],
        cwd=folder, capture_output=True, text=True, timeout=300,
        env={**os.environ, **env, "PATH": f"{commands}{os.pathsep}{os.environ['PATH']}", "PYTHONPATH": str(ROOT),
             "GITHUB_STEP_SUMMARY": str(folder / "summary.md")},
    )  # fmt: skip


def step(name: str) -> dict[str, Any]:
    return next(each for each in STEPS if each["name"] == name)


def test_every_step_runs_a_script_or_a_pinned_action() -> None:
    for each in STEPS:
        assert ("run" in each and each["shell"] == "bash") or re.fullmatch(r"actions/[a-z-]+@v\d+", each["uses"])
        assert "${{" not in each.get("run", ""), "what somebody types goes through the environment"


def test_it_installs_itself_from_its_own_checkout(tmp_path: Path) -> None:
    itself = f"python -m pip install --quiet {ROOT}[verify]\n"
    assert run(step("Install Courtroll"), {}, tmp_path).stdout == itself
    also = run(step("Install Courtroll"), {"install": "-r requirements.txt"}, tmp_path).stdout
    assert also == f"{itself}python -m pip install --quiet -r requirements.txt\n"


def test_a_broken_engine_fails_and_leaves_its_log(tmp_path: Path) -> None:
    broken = "tests.properties.engines.broken_engines:LeisureIsFree"
    done = run(step("Verify"), {"adapter": broken, "profile": "dev"}, tmp_path)
    assert done.returncode == 1, done.stdout + done.stderr
    (log,) = (tmp_path / "courtroll-report").glob("*.jsonl")
    assert ": leisure" in log.read_text()
    assert "failure" in (tmp_path / "courtroll-report" / "junit.xml").read_text()
    assert "BROKEN" in (tmp_path / "summary.md").read_text()
    kept = step("Keep what shows a failure")
    assert kept["if"] == "failure()"
    assert kept["with"]["path"] == "courtroll-report"


def test_what_cannot_run_fails(tmp_path: Path) -> None:
    done = run(step("Verify"), {"process": "no-such-engine --fast", "part": "play"}, tmp_path)
    assert done.returncode == 2
    assert "no-such-engine cannot be started" in done.stdout + done.stderr
    assert "Traceback" not in done.stderr
