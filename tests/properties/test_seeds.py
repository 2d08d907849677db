"""The same seed draws the same, whatever is loaded beside."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

DRAWS = """
from hypothesis import given, seed, settings
from hypothesis import strategies as st
from courtroll.properties.seeds import by_the_seed_alone

@by_the_seed_alone()
def drawn():
    found = []
    run = given(st.integers(0, 65535))(lambda number: found.append(number))
    seed(7)(settings(max_examples=200, database=None)(run))()
    return found
"""
GAMES = """
from courtroll.properties.engines.engine import BuiltIn
from courtroll.properties.play.suite import suite
from courtroll.properties.play.verify import Profile, verify_play

def drawn():
    noblemen = suite("noblemen")
    report = verify_play(noblemen, BuiltIn(noblemen.room), Profile("short", 20, 20, 7, remembers=False))
    return report.steps, report.landmarks
"""
TABLES = """
from courtroll.properties.play.verify import Profile
from courtroll.properties.scoring import BuiltInScorer, scoring_suite, verify_scoring

def drawn():
    suite = scoring_suite("noblemen")
    report = verify_scoring(suite, BuiltInScorer(suite.room), Profile("short", 10, 10, 7, remembers=False))
    return report.steps, report.landmarks
"""


@pytest.mark.nightly
@pytest.mark.parametrize("what", [DRAWS, GAMES, TABLES], ids=["examples", "games", "tables"])
def test_the_same_seed_draws_the_same_beside_another_module(what: str, tmp_path: Path) -> None:
    constants = [*range(100, 900), *map(str, range(1000, 1100))]
    (tmp_path / "beside.py").write_text(f"CONSTANTS = {constants}\n", encoding="utf-8")
    code = f"{what}\nfirst = drawn()\nimport beside\nassert drawn() == first\n"
    ran = subprocess.run([sys.executable, "-c", code], cwd=tmp_path, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr
