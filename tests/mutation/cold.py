"""A pytest plugin: with `--cold FILE` one module is imported with a change, for what is called when it is imported."""

from __future__ import annotations

import json
from importlib.machinery import SourceFileLoader
from pathlib import Path
from types import CodeType
from typing import Any

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.getgroup("mutation").addoption("--cold", type=Path, help="the mutant, as JSON")


@pytest.hookimpl(tryfirst=True)
def pytest_load_initial_conftests(early_config: pytest.Config) -> None:
    file = early_config.known_args_namespace.cold
    told: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    plain = SourceFileLoader.get_code

    def get_code(self: SourceFileLoader, fullname: str) -> CodeType | None:
        if self.path.endswith("/" + told["module"]):
            return compile(told["source"], self.path, "exec")
        return plain(self, fullname)

    SourceFileLoader.get_code = get_code  # type: ignore[method-assign, assignment]
