"""Somebody else's engine or scorer, found by what a person types: MODULE:CLASS, or a command."""

from __future__ import annotations

import importlib
import os
import shlex
import sys
import traceback
from pathlib import Path
from types import ModuleType
from typing import TypeVar

from courtroll.properties.engines.adapter import Adapter, Spoken
from courtroll.properties.engines.engine import FAILURES, BuiltIn, Engine
from courtroll.properties.engines.process import CannotStart, ProcessAdapter, ProcessScorer
from courtroll.properties.engines.scorer import Scorer, ScoringAdapter, scorer_of
from courtroll.verifier.kernel.room import AnyPlayableRoom, AnyRoom


class CannotRun(ValueError):
    """Why nothing was run: the option that is at fault, and what is wrong with it."""


def engine_under_test(room: AnyPlayableRoom, adapter: str | None, process: str | None) -> Engine:
    """The engine that is named, or the built-in one. Raises `CannotRun`."""
    if process is not None:
        return Spoken(_started(ProcessAdapter, process, room.name), room)
    if adapter is None:
        return BuiltIn(room)
    made = _made(adapter)
    if not isinstance(made, Adapter):
        raise CannotRun("--adapter", f"{adapter} is no courtroll.properties.engines.adapter.Adapter")
    if made.game not in (room.name, Adapter.game):
        raise CannotRun("--adapter", f"{adapter} plays {made.game}, and not {room.name}")
    return Spoken(made, room)


def scorer_under_test(room: AnyRoom, adapter: str | None, process: str | None) -> Scorer:
    """The scorer that is named, or the built-in one. Raises `CannotRun`."""
    if process is not None:
        return scorer_of(room, _started(ProcessScorer, process, room.name))
    if adapter is None:
        return scorer_of(room, None)
    made = _made(adapter)
    if not isinstance(made, ScoringAdapter):
        raise CannotRun("--adapter", f"{adapter} is no courtroll.properties.scoring.ScoringAdapter")
    return scorer_of(room, made)


P = TypeVar("P", ProcessAdapter, ProcessScorer)


def _started(kind: type[P], process: str, game: str) -> P:
    try:
        return kind(shlex.split(process), game)
    except (CannotStart, ValueError) as trouble:
        raise CannotRun("--process", str(trouble)) from None


def _made(path: str) -> Adapter | ScoringAdapter:
    kind = named(path)
    try:
        return kind()
    except FAILURES as trouble:
        raise CannotRun("--adapter", f"{path} cannot be made: {trouble!r}") from trouble


def named(path: str) -> type[Adapter] | type[ScoringAdapter]:
    """The class that "module:Class" names. Modules are also looked for where the command runs."""
    module_name, _, name = path.partition(":")
    if not module_name or not name:
        raise CannotRun("--adapter", f'"{path}" does not name a class; right would be MODULE:CLASS')
    if os.getcwd() not in sys.path:
        sys.path.insert(0, os.getcwd())
    try:
        module = importlib.import_module(module_name)
    except FAILURES as trouble:
        raise CannotRun("--adapter", f"{module_name} cannot be imported: {_cause(module_name, trouble)}") from None
    found = getattr(module, name, None)
    if not isinstance(found, type) or not issubclass(found, Adapter | ScoringAdapter):
        raise CannotRun("--adapter", f"{module_name} has no adapter called {name}{_adapters_in(module)}")
    return found


def _cause(module_name: str, trouble: BaseException) -> str:
    """Why a module cannot be imported: it is not there, or what stands in it fails, and where."""
    if isinstance(trouble, ModuleNotFoundError) and f"{module_name}.".startswith(f"{trouble.name}."):
        file = Path(*module_name.split(".")).with_suffix(".py")
        return f"there is no {trouble.name} on Python's path; from {os.getcwd()} it would be {file}"
    if isinstance(trouble, SyntaxError):
        return f"{trouble.msg} ({trouble.filename}, line {trouble.lineno})"
    last = traceback.extract_tb(trouble.__traceback__)[-1]
    return f"{type(trouble).__name__}: {trouble} ({last.filename}, line {last.lineno})"


def _adapters_in(module: ModuleType) -> str:
    names = [
        name for name, each in vars(module).items()
        if isinstance(each, type) and issubclass(each, Adapter | ScoringAdapter) and each.__module__ == module.__name__
    ]  # fmt: skip
    return f"; it has {', '.join(names)}" if names else ""
