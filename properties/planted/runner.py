"""Plants a fault in a process of its own and runs the `ci` profile there, without making the failure small.

The edited source is served in place of one module when it is imported; no file is written. A module of the project
that was imported before is imported again.
"""

from __future__ import annotations

import multiprocessing
import sys
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from importlib import import_module
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from importlib.util import find_spec, spec_from_file_location
from multiprocessing.connection import Connection
from pathlib import Path
from types import CodeType, ModuleType
from typing import TYPE_CHECKING, Final

from courtroll.properties.plant import Caught, Plant
from courtroll.verifier.kernel.room import BUILT_IN, folder

if TYPE_CHECKING:
    from courtroll.properties.report import Report

PATIENCE: Final = 900.0
"""Seconds on the clock after which a run counts as one that found nothing."""
OF_SETTLING: Final = (
    "kernel/settling/", "settle/", "unknown/decade.py", "faults/buildings.py", "faults/play",
)  # fmt: skip
"""Plants in files that begin so are looked for where questions are asked first."""


def plants(game: str) -> Sequence[Plant]:
    """The faults that are planted in a game: in none of another package."""
    if game not in BUILT_IN:
        return ()
    found: Sequence[Plant] = import_module(f"courtroll.properties.games.{folder(game)}.planted").PLANTS
    return found


def run(game: str, jobs: int = 2, some: Sequence[Plant] | None = None) -> Sequence[Caught]:
    """What becomes of a game's plants, each in a process of its own, `jobs` at once."""
    with ThreadPoolExecutor(jobs) as pool:
        return list(pool.map(lambda plant: _in_a_process(game, plant), plants(game) if some is None else some))


def markdown(caught: Sequence[Caught]) -> str:
    """The table of all plants, without the seconds, which differ from machine to machine."""
    rows = ["| game | plant | what is wrong | rule | caught by | steps |", "| --- | --- | --- | --- | --- | ---: |"]
    for each in caught:
        plant, law = each.plant, "**not caught**" if each.law is None else f"`{each.law}`"
        rows.append(f"| {each.game} | {plant.name} | {plant.what} | `{plant.rule}` | {law} | {each.steps} |")
    return "\n".join(rows) + "\n"


# -------------------------------------------------------------------------------------------- the processes


def _in_a_process(game: str, plant: Plant) -> Caught:
    context = multiprocessing.get_context("spawn")
    receiver, sender = context.Pipe(duplex=False)
    process = context.Process(target=_answer, args=(sender, game, plant))
    process.start()
    sender.close()
    law, what, steps, seconds = None, "its process ended without an answer", 0, 0.0
    try:
        if receiver.poll(PATIENCE):
            law, what, steps, seconds = receiver.recv()
        else:
            what = f"no answer after {PATIENCE:.0f} s"
    except EOFError:
        pass
    finally:
        process.kill()
        process.join()
    return Caught(game, plant, law, what, steps, seconds)


def _answer(sender: Connection, game: str, plant: Plant) -> None:
    sender.send((*verdict(game, plant), time.process_time()))


def verdict(game: str, plant: Plant) -> tuple[str | None, str, int]:
    """The law that breaks over a planted engine, how, and after how many steps. It stays planted in this process."""
    put_in(game, plant)
    steps = 0
    for report in _reports(game, plant):
        for failure in report.failures:
            return failure.law, failure.what, steps + failure.steps
        steps += report.steps
        if report.missing:
            return "landmarks", f"never seen: {', '.join(report.missing)}", steps
    return None, "no law was broken", steps


def _reports(game: str, plant: Plant) -> Iterator[Report]:
    """Each part of the suite in turn, over the built-in engine as it is in this process; first the likeliest."""
    from courtroll.properties.engines.engine import BuiltIn
    from courtroll.properties.play.suite import find_suite
    from courtroll.properties.play.verify import PROFILES, verify_play
    from courtroll.properties.scoring import BuiltInScorer, scoring_suite, verify_scoring
    from courtroll.properties.settling.suite import find_settling_suite
    from courtroll.properties.settling.verify import verify_settling

    profile, is_of_settling = PROFILES["ci"], plant.file.startswith(OF_SETTLING)
    settling, playing = find_settling_suite(game), find_suite(game)
    if settling is not None and is_of_settling:
        yield verify_settling(settling, profile, plant.name, shrink=False)
    if playing is not None:
        yield verify_play(playing, BuiltIn(playing.room), profile, plant.name, shrink=False)
    scoring = scoring_suite(game)
    yield verify_scoring(scoring, BuiltInScorer(scoring.room), profile, plant.name, shrink=False)
    if settling is not None and not is_of_settling:
        yield verify_settling(settling, profile, plant.name, shrink=False)


# ----------------------------------------------------------------------------------------------- the planting


def module_of(game: str, plant: Plant) -> str:
    """The name of the module that a plant changes."""
    parts = plant.file.removesuffix(".py").removesuffix("/__init__").split("/")
    room = ["courtroll", "verifier"] if parts[0] == "kernel" else ["courtroll", "verifier", "games", folder(game)]
    return ".".join((*room, *parts))


def path_of(game: str, plant: Plant) -> Path:
    """The file that a plant changes."""
    found = find_spec("courtroll.verifier")
    assert found is not None
    assert found.submodule_search_locations is not None
    home = Path(next(iter(found.submodule_search_locations)))
    return home / plant.file if plant.file.startswith("kernel/") else home / "games" / folder(game) / plant.file


def edited(game: str, plant: Plant) -> str:
    """The source with the fault in it. Raises `ValueError` if its place is not found exactly once."""
    source = path_of(game, plant).read_text(encoding="utf-8")
    if source.count(plant.old) != 1:
        raise ValueError(f"{plant.name}: {plant.old!r} stands {source.count(plant.old)} times in {plant.file}")
    return source.replace(plant.old, plant.new)


def put_in(game: str, plant: Plant) -> None:
    """Plants a fault in this process. What is imported of the project from now on has it."""
    sys.meta_path.insert(0, _Planter(module_of(game, plant), path_of(game, plant), edited(game, plant)))
    for name in list(_imported()):
        del sys.modules[name]


def _imported() -> Iterator[str]:
    for name in sys.modules:
        if name.split(".")[0] == "courtroll" and not name.startswith("courtroll.properties.plant"):
            yield name


class _Planter(MetaPathFinder):
    """Serves one module from edited source."""

    def __init__(self, module: str, path: Path, source: str) -> None:
        self.module = module
        self.path = path
        self.source = source

    def find_spec(self, name: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:
        if name != self.module:
            return None
        loader = _Edited(name, str(self.path), self.source)
        usual = PathFinder.find_spec(name, path)
        inside = None if usual is None else usual.submodule_search_locations
        return spec_from_file_location(name, self.path, loader=loader, submodule_search_locations=inside)


class _Edited(SourceFileLoader):
    """A source file with another text, which is compiled anew and never kept."""

    def __init__(self, name: str, path: str, source: str) -> None:
        super().__init__(name, path)
        self._source = source

    def get_code(self, fullname: str) -> CodeType:
        return compile(self._source, self.path, "exec", dont_inherit=True)
