"""Titles at a ball of which not everything is known: a verdict is given only where no "?" decides."""

from __future__ import annotations

import json

import pytest
from click.testing import CliRunner

from courtroll.calculator.cli import main
from tests.paths import FIXTURES

POSITIONS = FIXTURES / "noblemen" / "positions"
GARDENS = "areas-unknown-at-ball.de.toml"
BRIBES = "bribes-spent-unknown.de.toml"


@pytest.mark.parametrize(
    ("file", "question", "verdict"),
    [
        (GARDENS, "Anna: take marquess", "depends"),
        (GARDENS, "Anna: take earl", "depends"),
        (GARDENS, "Anna: take duke", "illegal"),
        (GARDENS, "Anna: take baron", "legal"),
        (BRIBES, "Anna: take marquess", "illegal"),
    ],
)
def test_a_title_that_hangs_on_what_nobody_knows_is_left_open(file: str, question: str, verdict: str) -> None:
    result = CliRunner().invoke(main, ["ask", str(POSITIONS / file), question, "--format", "json"])
    assert json.loads(result.stdout)["verdict"] == verdict
    assert result.exit_code == (0 if verdict == "legal" else 1)
