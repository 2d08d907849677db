"""That nothing the engine can say against a move or its words is left untried here."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from courtroll.verifier.games.palais_royal.document.codes import DocumentCode
from courtroll.verifier.games.palais_royal.moves.codes import Misheard, Refusal
from courtroll.verifier.kernel.codes import Code

HERE = Path(__file__).parent


@pytest.mark.parametrize("codes", [DocumentCode, Misheard, Refusal])
def test_every_code_is_provoked_by_some_test(codes: type[Code]) -> None:
    texts = {
        found
        for path in HERE.rglob("test_*.py")
        for found in re.findall(r'"([a-z-]+)"', path.read_text(encoding="utf-8"))
    }
    assert sorted(set(codes) - texts) == []
