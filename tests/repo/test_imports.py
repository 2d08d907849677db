"""What the order of the rooms does not say: who may know the solver, and what the engine needs."""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from courtroll.verifier.kernel.room import BUILT_IN
from tests.paths import CODE, ROOT

FLOORS = ("verifier", "properties", "calculator")
ENGINE = sorted((CODE / "verifier").rglob("*.py"))
CALCULATOR = CODE / "calculator"
GAMES = re.compile(r"noblemen|king'?s[ _-]?progress|bruges|palais[ _-]?royal", re.IGNORECASE)
OF_ONE_GAME = ("disputes", "lang", "render/drawing")
"""Where the calculator has a folder for each game."""


def imported(path: Path) -> Iterator[str]:
    """The top-level names a module imports, wherever in it."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (name.name.partition(".")[0] for name in node.names)
        elif isinstance(node, ast.ImportFrom) and node.level == 0:
            yield (node.module or "").partition(".")[0]


def knows_the_solver(path: Path) -> bool:
    """By its place or name: proofs, and what a game's advice is checked by."""
    return bool({"proof", "proofs"} & set(path.parts)) or path.stem == "solver"


def test_only_solver_files_know_a_solver() -> None:
    knowing = {path for path in ENGINE if {"z3", "cvc5"} & set(imported(path))}
    assert knowing
    assert [path for path in knowing if not knows_the_solver(path)] == []


def test_the_engine_needs_the_standard_library_only() -> None:
    needed = {name for path in ENGINE if not knows_the_solver(path) for name in imported(path)}
    assert needed - set(sys.stdlib_module_names) == {"courtroll"}


def test_everything_is_imported_by_its_full_name() -> None:
    """In a clone the three floors could be imported by their short names too, and would then be there twice."""
    for path in sorted(path for top in (*FLOORS, "tests", "bench") for path in (ROOT / top).rglob("*.py")):
        assert not set(imported(path)) & set(FLOORS), path


@pytest.mark.skipif(not (ROOT / ".git").exists(), reason="an sdist holds the floors themselves")
def test_the_package_is_the_three_floors() -> None:
    links = {path.name: path.readlink().as_posix() for path in (ROOT / "courtroll").iterdir() if path.is_symlink()}
    assert links == {floor: f"../{floor}" for floor in FLOORS}


def test_the_kernel_names_no_game() -> None:
    """But for the one table in which built-in games are found."""
    for path in sorted((CODE / "verifier" / "kernel").rglob("*.py")):
        if path.name != "room.py":
            text = path.read_text(encoding="utf-8").lower()
            for game in ("noblemen", "bruges", "palais", "king's", "kings_progress"):
                assert game not in text, (path.name, game)


def test_the_calculator_names_no_game() -> None:
    """But in the folders of a game."""
    folders = {CALCULATOR / place / game.replace("-", "_") for place in OF_ONE_GAME for game in BUILT_IN}
    for path in sorted(CALCULATOR.rglob("*.py")):
        if not folders & set(path.parents):
            named = [line for line in path.read_text(encoding="utf-8").splitlines() if GAMES.search(line)]
            assert named == [], path
