"""The package as it is installed: beside somebody else's project, in an environment of its own."""

from __future__ import annotations

import os
import platform
import re
import shutil
import subprocess
import sys
from importlib.metadata import version
from pathlib import Path

import pytest

from tests.paths import FIXTURES, ROOT

pytestmark = [pytest.mark.nightly, pytest.mark.xdist_group("installed")]

OWN = {
    "properties.py": "def area():\n    return 3\n",
    "calculator.py": "def add(a, b):\n    return a + b\n",
    "verifier.py": "def holds():\n    return True\n",
    "test_own.py": """
import sys

from calculator import add
from properties import area
from verifier import holds


def test_own():
    assert holds() and add(1, 2) == area()
    assert not [name for name in sys.modules if name.partition(".")[0] in ("courtroll", "hypothesis", "z3")]
""",
}
"""A project whose modules are called as the floors of this house, and whose tests need nothing of it."""
TYPED = """
from typing import assert_type

import courtroll

score = courtroll.score("table.toml")
assert_type(score.players[0].total, int | None)
assert_type(score.players[0].lines[0].rule, str)
assert_type(courtroll.ask("table.toml", "Frank: leisure").verdict, str)
"""


@pytest.fixture(scope="module")
def environment(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A Python with the package and pytest, and nothing of the clone."""
    home = tmp_path_factory.mktemp("environment")
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(home)], check=True)
    pip = [sys._base_executable, "-m", "pip", "--python", str(home / "bin" / "python"), "install", "-q"]  # type: ignore[attr-defined]
    subprocess.run([*pip, str(ROOT), "pytest"], check=True, capture_output=True)
    return home


@pytest.fixture
def project(tmp_path: Path) -> Path:
    for name, text in OWN.items():
        (tmp_path / name).write_text(text)
    return tmp_path


def run(*command: object, cwd: Path) -> subprocess.CompletedProcess[str]:
    free = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "PYTEST", "COV"))}
    return subprocess.run(list(map(str, command)), cwd=cwd, capture_output=True, text=True, env=free, check=False)


def test_a_project_with_modules_of_the_same_names_runs_its_tests(environment: Path, project: Path) -> None:
    done = run(environment / "bin" / "python", "-m", "pytest", "-q", cwd=project)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "1 passed" in done.stdout


def test_the_command_runs_beside_modules_of_the_same_names(environment: Path, project: Path) -> None:
    table = FIXTURES / "noblemen" / "positions" / "contract-example.toml"
    for command in (["bin/courtroll"], ["bin/python", "-m", "courtroll.calculator.cli"]):
        done = run(environment / command[0], *command[1:], "score", table, cwd=project)
        assert done.returncode == 0, done.stderr
        assert "Frank wins, by points." in done.stdout


def test_only_one_name_is_installed_and_pytest_is_told_nothing(environment: Path, project: Path) -> None:
    (home,) = (environment / "lib").glob("python*/site-packages")
    assert not {"verifier", "properties", "calculator", "tests"} & {path.stem for path in home.iterdir()}
    helped = run(environment / "bin" / "python", "-m", "pytest", "--help", cwd=project)
    assert helped.returncode == 0
    assert "courtroll" not in helped.stdout
    asked = run(
        environment / "bin" / "python", "-m", "pytest", "-p", "courtroll.properties.plugin", "--help", cwd=project
    )
    assert "--courtroll-adapter" in asked.stdout


def test_programs_see_its_types(environment: Path, tmp_path: Path) -> None:
    (tmp_path / "program.py").write_text(TYPED)
    python = environment / "bin" / "python"
    done = run(sys.executable, "-m", "mypy", "--strict", "--python-executable", python, "program.py", cwd=tmp_path)
    assert done.returncode == 0, done.stdout + done.stderr


BUILD = "from setuptools.build_meta import build_sdist; build_sdist('dist')"
LEFT_OUT = shutil.ignore_patterns(
    ".venv", ".*_cache", ".hypothesis", "node_modules", "__pycache__", "*.egg-info", "dist"
)


def test_the_readme_s_example_works_from_a_source_distribution(tmp_path: Path) -> None:
    """It holds documents, fixtures and tests, and what is installed from it says from which commit it was made."""
    tree = shutil.copytree(ROOT, tmp_path / "tree", symlinks=True, ignore=LEFT_OUT)
    home = tmp_path / "environment"
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(home)], check=True)
    pip = [sys._base_executable, "-m", "pip", "--python", str(home / "bin" / "python"), "install", "-q"]  # type: ignore[attr-defined]
    subprocess.run([*pip, "setuptools>=70"], check=True, capture_output=True)
    built = run(home / "bin" / "python", "-c", BUILD, cwd=tree)
    assert built.returncode == 0, built.stderr
    (archive,) = (tree / "dist").glob("*.tar.gz")
    shutil.unpack_archive(archive, tmp_path, filter="data")
    unpacked = tmp_path / archive.name.removesuffix(".tar.gz")
    for name in ("README.md", "docs/score.md", "tests/repo/test_installed.py", "CHANGELOG.md", "bench/engine.py"):
        assert (unpacked / name).is_file(), name
    subprocess.run([*pip, str(unpacked)], check=True, capture_output=True)
    readme = (unpacked / "README.md").read_text(encoding="utf-8")
    (example,) = re.findall(r"&& \.venv/bin/(courtroll score \S+)$", readme, re.MULTILINE)
    command, *arguments = example.split()
    done = run(home / "bin" / command, *arguments, cwd=unpacked)
    assert done.returncode == 0, done.stderr
    assert done.stdout in readme
    told = run(home / "bin" / command, "--version", cwd=unpacked).stdout
    commit = run("git", "-C", ROOT, "describe", "--always", "--dirty=+", "--abbrev=12", "--exclude=*", cwd=ROOT).stdout
    assert told == f"courtroll {version('courtroll')} ({commit.strip()}), Python {platform.python_version()}\n"
