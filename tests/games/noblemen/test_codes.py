"""That nothing the engine can say against a move or a table is left untried here."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import courtroll.verifier.games.noblemen as room

ROOM = Path(room.__file__).parent
HERE = Path(__file__).parent


def codes(maker: str) -> Iterator[tuple[str, str]]:
    """The codes handed to `Check`, `Bar` or `Fault`, with the module that makes them."""
    at = {"Check": 1, "Bar": 0, "Fault": 0, "_too_many": 0}[maker]
    for path in sorted(ROOM.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == maker:
                code = node.args[at]
                if isinstance(code, ast.Constant) and isinstance(code.value, str):
                    yield code.value, path.stem


def tried() -> str:
    return "\n".join(
        path.read_text(encoding="utf-8") for path in HERE.rglob("test_*.py") if path.name != "test_codes.py"
    )


@pytest.mark.parametrize("maker", ["Check", "Bar", "Fault", "_too_many"])
def test_every_code_is_provoked_by_some_test(maker: str) -> None:
    found = dict(codes(maker))
    assert len(found) >= (2 if maker == "_too_many" else 7)
    assert [code for code in found if f'"{code}"' not in tried()] == []
