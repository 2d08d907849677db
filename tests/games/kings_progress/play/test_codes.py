"""That nothing the engine can say against a decision is left untried here."""

from __future__ import annotations

import re
from pathlib import Path

from courtroll.verifier.games.kings_progress.moves.codes import Misheard, Refusal

HERE = Path(__file__).parent
TEXT = re.compile(r'"([a-z]+(?:-[a-z]+)*)"')


def tried() -> set[str]:
    files = (path for path in HERE.parent.rglob("test_*.py") if path.name != "test_codes.py")
    return {found for path in files for found in TEXT.findall(path.read_text(encoding="utf-8"))}


def test_every_code_is_provoked_by_some_test() -> None:
    assert {*map(str, Refusal), *map(str, Misheard)} - tried() == set()
