"""That nothing the engine can say against a move or a table is left untried here."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from courtroll.verifier.games.noblemen.moves.codes import Refusal
from courtroll.verifier.games.noblemen.table.codes import FaultCode, Placement
from courtroll.verifier.kernel.codes import Code

HERE = Path(__file__).parent


TEXT = re.compile(r'f?"([a-z-]+(?:\{[a-z.]+\}[a-z-]*)?)"')
"""A code as a test writes it; one part may be filled in."""


def tried() -> re.Pattern[str]:
    texts = {
        found
        for path in HERE.rglob("test_*.py")
        if path.name != "test_codes.py"
        for found in TEXT.findall(path.read_text(encoding="utf-8"))
    }
    return re.compile("|".join(re.sub(r"\{.*\}", "[a-z]+", text) for text in texts))


@pytest.mark.parametrize("codes", [Placement, Refusal, FaultCode])
def test_every_code_is_provoked_by_some_test(codes: type[Code]) -> None:
    pattern = tried()
    assert [code for code in codes if not pattern.fullmatch(code)] == []


def test_a_code_that_no_test_names_is_found() -> None:
    assert tried().fullmatch("not-now-ponder")
    assert not tried().fullmatch("bread-not-buttered")
