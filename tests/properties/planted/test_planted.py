"""A planted fault is one edit of one rule, and stays in the process it was planted in; `verify --planted` tries all."""

from __future__ import annotations

import multiprocessing
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

from courtroll.properties.planted import Caught, Plant, markdown, plants, run
from courtroll.properties.planted.runner import edited, module_of, path_of
from courtroll.verifier.kernel.room import BUILT_IN, room

pytestmark = pytest.mark.no_cover

WRITTEN = [game for game in BUILT_IN if find_spec(f"courtroll.properties.games.{game.replace('-', '_')}.planted")]
ENOUGH = {"noblemen": 40, "kings-progress": 60, "bruges": 60, "palais-royal": 100}
"""Plants at least."""
NOTHING = Plant(
    "nothing",
    "noblemen.leisure.point",
    "scoring/buildings.py",
    "CASTLE_POINTS = 3",
    "CASTLE_POINTS = 3 + 0",
    "Nothing.",
)


@pytest.mark.parametrize("game", WRITTEN)
def test_every_plant_is_one_edit_of_one_rule(game: str) -> None:
    rules = {rule.id for rule in room(game).rulebook.rules}
    some = plants(game)
    assert len({plant.name for plant in some}) == len(some) >= ENOUGH[game]
    assert len({plant.what for plant in some}) == len(some)
    for plant in some:
        assert plant.rule in rules, plant
        source = edited(game, plant)
        assert source != path_of(game, plant).read_text(encoding="utf-8")
        compile(source, plant.file, "exec")


@pytest.mark.parametrize("game", WRITTEN)
def test_no_plant_names_what_its_module_does_not_know(game: str, tmp_path: Path) -> None:
    """A process that ends by a name that is not defined has caught nothing."""
    for n, plant in enumerate(plants(game)):
        (tmp_path / f"plant_{n}.py").write_text(edited(game, plant), encoding="utf-8")
    command = [sys.executable, "-m", "ruff", "check", "--isolated", "--select", "F821", str(tmp_path)]
    checked = subprocess.run(command, capture_output=True, text=True, check=False)
    assert checked.returncode == 0, checked.stdout


@pytest.mark.parametrize("game", WRITTEN)
def test_plants_are_spread_over_the_rooms(game: str) -> None:
    files = {plant.file for plant in plants(game)}
    assert len(files) >= ENOUGH[game] // 4


def test_a_plant_whose_place_is_not_found_once_is_refused() -> None:
    missing = Plant("missing", NOTHING.rule, "scoring/buildings.py", "no such line", "", "There is none.")
    often = Plant("often", NOTHING.rule, "scoring/buildings.py", "import", "", "There are many.")
    for plant in (missing, often):
        with pytest.raises(ValueError, match=plant.name):
            edited("noblemen", plant)


def test_modules_are_named_by_their_files() -> None:
    kernel = Plant("k", NOTHING.rule, "kernel/game.py", "", "", "")
    package = Plant("p", NOTHING.rule, "rules/__init__.py", "", "", "")
    assert module_of("kings-progress", kernel) == "courtroll.verifier.kernel.game"
    assert module_of("kings-progress", package) == "courtroll.verifier.games.kings_progress.rules"
    assert path_of("noblemen", NOTHING).name == "buildings.py"


def test_a_plant_stays_in_its_process() -> None:
    before = sys.modules["courtroll.verifier.kernel.room"]
    leisure = next(plant for plant in plants("noblemen") if plant.name == "leisure-for-two")
    (caught,) = run("noblemen", 1, [leisure])
    assert (caught.law, caught.plant) == ("points-of-leisure", leisure)
    assert caught.steps > 0
    assert sys.modules["courtroll.verifier.kernel.room"] is before
    assert not multiprocessing.active_children()


def test_a_process_that_dies_has_caught_nothing() -> None:
    dies = Plant(
        "dies",
        NOTHING.rule,
        "scoring/buildings.py",
        "CASTLE_POINTS = 3",
        "import os; os._exit(1); CASTLE_POINTS = 3",
        "It ends.",
    )
    (caught,) = run("noblemen", 1, [dies])
    assert caught.law is None
    assert "without an answer" in caught.what


def test_the_table_says_what_was_caught_and_what_was_not() -> None:
    table = markdown([Caught("noblemen", NOTHING, "a-law", "it is broken", 7, 1.0)])
    assert "| `a-law` | 7 |" in table
    assert "not caught" not in table
    table = markdown([Caught("noblemen", NOTHING, None, "no law was broken", 9, 1.0)])
    assert "| **not caught** | 9 |" in table
