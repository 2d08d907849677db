"""What people read, by language and game: a message per code. Codes and JSON keys are the same in every language."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from typing import cast


def messages(language: str, game: str) -> Mapping[str, str]:
    """A sentence for each code of a game. `{where}`, `{found}` and `{limit}` are filled in."""
    module = import_module(f"calculator.lang.{language}.{game.replace('-', '_')}")
    return cast(Mapping[str, str], module.MESSAGES)


def names(language: str, game: str) -> Mapping[str, str]:
    """What score lines, gains and facts are called."""
    module = import_module(f"calculator.lang.{language}.{game.replace('-', '_')}")
    return cast(Mapping[str, str], module.NAMES)
