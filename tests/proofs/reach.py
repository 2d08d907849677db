"""Which functions of the rules theorems run, and which of them answers run: `python -m tests.proofs.reach` writes
`fixtures/GAME/unproved.toml` anew, with the reasons that stand there.
"""

from __future__ import annotations

import json
import sys
import tomllib
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass, field
from inspect import CO_NEWLOCALS
from multiprocessing import get_context
from pathlib import Path
from types import FrameType
from typing import Any, Final
from unittest.mock import patch

from click.testing import CliRunner

from courtroll.calculator.cli import main
from courtroll.verifier.kernel.proof import theorem as proof
from courtroll.verifier.kernel.room import BUILT_IN, theorems_of
from tests.paths import FIXTURES
from tests.proofs.held import Glimpse

RULES: Final = "courtroll.verifier."
DECIDING: Final = ("scoring", "play")
"""The furniture of a room that decides points, order and legality."""
Function = tuple[str, str]
"""A module, named from the floor of the rules, and the function's name there."""


@dataclass(slots=True)
class Run:
    """Functions of the rules that were run; those that proofs handed values to themselves."""

    all: set[Function] = field(default_factory=set)
    by_proofs: set[Function] = field(default_factory=set)

    def note(self, frame: FrameType, event: str, _: object) -> None:
        if event != "call" or (found := _function(frame)) is None:
            return
        self.all.add(found)
        if frame.f_back is not None and ".proofs" in frame.f_back.f_globals.get("__name__", ""):
            self.by_proofs.add(found)


def _function(frame: FrameType) -> Function | None:
    """The function of the rules that a frame runs, if it has a name of its own."""
    module, name = frame.f_globals.get("__name__", ""), frame.f_code.co_qualname
    is_function = frame.f_code.co_flags & CO_NEWLOCALS  # and no body of a class
    if not module.startswith(RULES) or ".proof" in module or "<" in name or not is_function:
        return None
    return module.removeprefix(RULES), name


@contextmanager
def noted() -> Iterator[Run]:
    run = Run()
    sys.setprofile(run.note)
    try:
        yield run
    finally:
        sys.setprofile(None)


def run_by_theorems(game: str) -> Run:
    """What the theorems of a game run, on a first path of each statement and some of the cases of each list."""
    with patch.object(proof, "model_of", lambda *_: None):
        theorems = theorems_of(game)
        with noted() as run:
            for theorem in theorems:
                for _ in theorem.steps(Glimpse()):
                    pass
    return run


def run_by_answers(game: str) -> set[Function]:
    """What commands run that answer about the game's tables and logs among the fixtures."""
    with noted() as run:
        for words in _calls(game):
            CliRunner().invoke(main, [*words, "--format", "json"])
    return run.all


def _calls(game: str) -> Iterator[Sequence[str]]:
    for seed in ("1", "2", "3"):
        yield "play", game, "--seed", seed
    for log in sorted((FIXTURES / game / "logs").glob("*.jsonl")):
        yield "replay", str(log)
    for n, path in enumerate(sorted((FIXTURES / game).rglob("*.toml"))):
        yield "score", str(path)
        yield "check", str(path)
        expected = path.with_suffix(".expected.json")
        if expected.exists():
            for question in _questions(json.loads(expected.read_text(encoding="utf-8"))):
                yield "ask", str(path), question
        if n % 3 == 0:
            yield "advise", str(path)


def _questions(told: Any) -> Iterator[str]:
    for each in told.get("questions", [told]) if isinstance(told, dict) else []:
        if "question" in each:
            yield each["question"]


# ------------------------------------------------------------------------------------------------- the lists


@dataclass(frozen=True, slots=True)
class Unproved:
    """Functions of a module that no theorem runs, and why that is so."""

    module: str
    why: str
    functions: tuple[str, ...]


def path_of(game: str) -> Path:
    return FIXTURES / game / "unproved.toml"


def listed(game: str) -> tuple[Unproved, ...]:
    told = tomllib.loads(path_of(game).read_text(encoding="utf-8"))
    return tuple(Unproved(each["module"], each["why"], tuple(each["functions"])) for each in told["unproved"])


def unproved(game: str, answers: set[Function], theorems: Run) -> Mapping[str, tuple[str, ...]]:
    """Functions that decide in answers and that no theorem runs, by module."""
    room = f"games.{game.replace('-', '_')}."
    found = defaultdict(list)
    for module, name in sorted(answers - theorems.all):
        if module.startswith(room) and module.removeprefix(room).split(".")[0] in DECIDING:
            found[module.removeprefix(room)].append(name)
    return {module: tuple(names) for module, names in found.items()}


def both(game: str) -> tuple[set[Function], Run]:
    """What answers run and what theorems run, each in a process of its own: what one has kept, the other runs too."""
    with ProcessPoolExecutor(1, get_context("spawn"), max_tasks_per_child=1) as pool:
        answers, theorems = pool.submit(run_by_answers, game), pool.submit(run_by_theorems, game)
        return answers.result(), theorems.result()


def write(game: str) -> None:
    """The list of a game anew; a module that was not in it gets an empty reason, which a test refuses."""
    why = {each.module: each.why for each in listed(game)} if path_of(game).exists() else {}
    parts = ["# What decides in answers and is run by no theorem, by module: made by `python -m tests.proofs.reach`.\n"]
    for module, names in unproved(game, *both(game)).items():
        lines = "".join(f'    "{name}",\n' for name in names)
        reason = json.dumps(why.get(module, ""), ensure_ascii=False)
        parts.append(f'\n[[unproved]]\nmodule = "{module}"\nwhy = {reason}\nfunctions = [\n{lines}]\n')
    path_of(game).write_text("".join(parts), encoding="utf-8")


if __name__ == "__main__":
    for each in sys.argv[1:] or BUILT_IN:
        write(each)
