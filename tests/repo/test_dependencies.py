"""What the project needs: named in its document, and tried in the least versions that it names."""

from __future__ import annotations

import json
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from tests.paths import FIXTURES, ROOT

_WHOLE: Final = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
PROJECT: Final = _WHOLE["project"]
BUILD: Final = _WHOLE["build-system"]["requires"]
NPM: Final = ("tests/page/types", "courtroll/calculator/site")
EXTRAS: Final = ("verify", "proofs", "cluster", "png")
"""Those that people install; `dev` is for this repository, and `fuzz` has no wheels for most machines."""
NAMED: Final = re.compile(r"([A-Za-z0-9-]+)\s*(?:[<>=]=\s*([0-9.]+))?")


def requirements() -> Iterator[str]:
    yield from PROJECT["dependencies"]
    for extra in PROJECT["optional-dependencies"].values():
        yield from (each for each in extra if not each.startswith("courtroll["))


def test_the_document_names_every_package() -> None:
    """Those of npm too, and what builds the package."""
    page = (ROOT / "docs" / "dependencies.md").read_text(encoding="utf-8").lower()
    names = [NAMED.match(each) for each in (*requirements(), *BUILD)]
    npm = [json.loads((ROOT / path / "package.json").read_text(encoding="utf-8")) for path in NPM]
    found = [name for each in npm for key in ("dependencies", "devDependencies") for name in each.get(key, ())]
    assert found
    assert all(names)
    for name in (*found, *(each[1] for each in names if each is not None)):
        assert re.search(rf"\b{re.escape(name.lower())}\b", page), name


def least(requirement: str) -> str:
    """A requirement in the least version that fits it."""
    named = NAMED.match(requirement)
    assert named is not None
    assert named[2] is not None, f"{requirement} names no least version"
    return f"{named[1]}=={named[2]}"


@pytest.fixture(scope="module")
def python(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A Python with the package, and all that it needs in the least versions."""
    home = tmp_path_factory.mktemp("least")
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(home)], check=True)
    extras = PROJECT["optional-dependencies"]
    wanted = [*PROJECT["dependencies"], *(each for extra in EXTRAS for each in extras[extra])]
    pip = [sys._base_executable, "-m", "pip", "--python", str(home / "bin" / "python"), "install", "-q"]  # type: ignore[attr-defined]
    subprocess.run([*pip, *map(least, wanted), "pytest>=8,<9.2"], check=True, capture_output=True)
    subprocess.run([*pip, "--no-deps", str(ROOT)], check=True, capture_output=True)
    return home / "bin" / "python"


@pytest.mark.nightly
@pytest.mark.xdist_group("installed")
@pytest.mark.parametrize(
    "words",
    [
        ["-m", "courtroll.calculator.cli", "score", FIXTURES / "noblemen" / "positions" / "contract-example.toml"],
        ["-m", "courtroll.calculator.cli", "ask", ROOT / "docs" / "examples" / "turn.toml", "Frank: leisure"],
        ["-m", "courtroll.calculator.cli", "draw", FIXTURES / "noblemen" / "positions" / "contract-example.toml", "-o",
         "picture.png"],
        ["-m", "courtroll.calculator.cli", "prove", "palais-royal", "--second", "--only",
         "palais-royal.noble.servants"],
        ["-m", "courtroll.calculator.cli", "verify", "palais-royal", "--games", "4", "--workers", "1"],
        ["-m", "pytest", "-o", "addopts=", "-p", "no:cacheprovider", "-q",
         ROOT / "tests" / "properties" / "running" / "test_cluster.py", "--rootdir", ROOT],
    ],
    ids=["score", "ask", "draw", "prove", "verify", "cluster"],
)  # fmt: skip
def test_the_least_versions_do(python: Path, words: list[object], tmp_path: Path) -> None:
    cwd = ROOT if words[1] == "pytest" else tmp_path
    done = subprocess.run([python, *map(str, words)], cwd=cwd, capture_output=True, text=True, timeout=240)
    assert done.returncode == 0 or (
        words[2] == "verify" and "NEVER MET" in done.stdout and "BROKEN" not in done.stdout
    ), done.stdout + done.stderr
