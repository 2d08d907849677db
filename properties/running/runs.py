"""What is to be run over which engine, and the running of it: the border between a command and the suite."""

from __future__ import annotations

import importlib
import os
import shlex
import sys
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

from hypothesis.database import DirectoryBasedExampleDatabase, ExampleDatabase

from courtroll.properties.engines.adapter import Adapter
from courtroll.properties.engines.engine import FAILURES, Engine
from courtroll.properties.plant import Caught
from courtroll.properties.play.machine import engine_of
from courtroll.properties.play.suite import find_suite, suite
from courtroll.properties.play.verify import PROFILES, Profile, verify_play
from courtroll.properties.play.watch import Tally
from courtroll.properties.report import Report
from courtroll.properties.running.workers import begin, cores
from courtroll.properties.scoring import (
    Scorer,
    ScoringAdapter,
    find_scoring_suite,
    scorer_of,
    scoring_suite,
    verify_scoring,
)
from courtroll.properties.settling.suite import find_settling_suite, settling_suite
from courtroll.properties.settling.verify import verify_settling
from courtroll.verifier.kernel.room import game_names

PARTS: Final = ("play", "scoring", "settling")
Tell = Callable[[str], None]


class CannotRun(ValueError):
    """Why nothing was run: the option that is at fault, and what is wrong with it."""


@dataclass(frozen=True, slots=True)
class Run:
    """One part of one game's suite, and whose engine it looks at: the built-in one, unless one is named."""

    game: str
    part: str
    adapter: str | None = None
    process: str | None = None

    @property
    def engine_name(self) -> str:
        return self.adapter or self.process or "built-in"

    def engine(self) -> Engine:
        """The engine under test, made where it runs."""
        adapter = self._made()
        if adapter is not None and not isinstance(adapter, Adapter):
            raise CannotRun("--adapter", f"{self.adapter} is no courtroll.properties.engines.adapter.Adapter")
        return engine_of(suite(self.game).room, adapter)

    def scorer(self) -> Scorer:
        """The scorer under test."""
        adapter = self._made()
        if adapter is not None and not isinstance(adapter, ScoringAdapter):
            raise CannotRun("--adapter", f"{self.adapter} is no courtroll.properties.scoring.ScoringAdapter")
        return scorer_of(scoring_suite(self.game).room, adapter)

    def _made(self) -> object | None:
        if self.process is not None:
            from courtroll.properties.engines.process import CannotStart, ProcessAdapter, ProcessScorer

            try:
                command = shlex.split(self.process)
                return ProcessAdapter(command, self.game) if self.part == "play" else ProcessScorer(command, self.game)
            except (CannotStart, ValueError) as trouble:
                raise CannotRun("--process", str(trouble)) from None
        if self.adapter is None:
            return None
        kind = named(self.adapter)
        try:
            return kind()
        except FAILURES as trouble:
            raise CannotRun("--adapter", f"{self.adapter} cannot be made: {trouble!r}") from trouble


def named(path: str) -> type[Adapter] | type[ScoringAdapter]:
    """The class that "module:Class" names. Modules are also looked for where the command runs."""
    module_name, _, name = path.partition(":")
    if not module_name or not name:
        raise CannotRun("--adapter", f'"{path}" does not name a class; right would be MODULE:CLASS')
    if os.getcwd() not in sys.path:
        sys.path.insert(0, os.getcwd())
    try:
        found = getattr(importlib.import_module(module_name), name, None)
    except ImportError as trouble:
        raise CannotRun("--adapter", f"{module_name} cannot be imported: {trouble}") from None
    if not isinstance(found, type) or not issubclass(found, Adapter | ScoringAdapter):
        raise CannotRun("--adapter", f"{module_name} has no adapter called {name}")
    return found


def check_options(campaign: int | None, cluster: str | None, results: str | None, junit: str | None) -> None:
    """What can be known before anything runs. Raises `CannotRun`."""
    for option, value in (("--cluster", cluster), ("--results", results)):
        if value is not None and campaign is None:
            raise CannotRun(option, "it is of a campaign: say with --games how many games are played")
    if junit is not None and not (Path(junit).absolute().parent.is_dir() and not Path(junit).is_dir()):
        raise CannotRun("--junit", f"{junit} cannot be written")


def under_test(games: Sequence[str], adapter: str | None, process: str | None, part: str | None) -> list[Run]:
    """What was asked for. Raises `CannotRun`."""
    if adapter is not None and process is not None:
        raise CannotRun("--process", "an engine is either an adapter or a process")
    for game in games:
        if game not in game_names():
            raise CannotRun(game, f"there is no such game; right would be {', '.join(game_names())}")
    if adapter is not None:
        kind = named(adapter)
        if part == "settling":
            raise CannotRun("--part", "what is said about described tables is said by this project, not by an engine")
        part = "scoring" if issubclass(kind, ScoringAdapter) else "play"
        games = games or (kind.game,)
    elif process is not None and not games:
        raise CannotRun("--process", "which game does it play? Name the game before it")
    if part == "settling" and process is not None:
        raise CannotRun("--part", "what is said about described tables is said by this project, not by an engine")
    chosen = games or game_names()
    out = []
    for game in chosen:
        parts = [each for each in PARTS if part in (None, each) and _has(game, each)]
        if process is not None:
            del parts[1:]  # it speaks for one part: for the play, where the game can be played
        out += [Run(game, each, adapter, process) for each in parts]
    if not out:
        if not any(_has(game, each) for game in chosen for each in PARTS):
            raise CannotRun("", f"there is no suite for {', '.join(chosen)}")
        cannot = "asked about" if part == "settling" else "played"
        raise CannotRun("--part", f"{', '.join(chosen)} can be scored, not yet {cannot}")
    return out


def _has(game: str, part: str) -> bool:
    """Whether there is a suite for a part of a game."""
    find = {"play": find_suite, "scoring": find_scoring_suite, "settling": find_settling_suite}[part]
    return find(game) is not None


def verify(
    chosen: Sequence[Run], profile: str, seed: int | None, database: str | None, workers: int | None, tell: Tell
) -> list[Report]:
    """All of them, side by side where there are processes for it."""
    settled = PROFILES[profile] if seed is None else replace(PROFILES[profile], seed=seed)
    work = [(run, settled, database) for run in chosen]
    processes = min(workers or cores(), len(work))
    if processes == 1:
        return [_verify(*each, tell=tell) for each in work]
    tell(f"{len(work)} runs on {processes} processes")
    with ProcessPoolExecutor(processes, initializer=begin) as pool:
        futures = [pool.submit(_verify, *each) for each in work]
        for done, future in enumerate(as_completed(futures), 1):
            report = future.result()
            tell(f"{done} of {len(work)} runs; {report.game} {report.part}: {report.steps} steps")
        return [future.result() for future in futures]


def _verify(run: Run, profile: Profile, database: str | None, *, tell: Tell | None = None) -> Report:
    def progress(tally: Tally) -> None:
        if tell is not None:
            tell(f"{run.game} {run.part}: {tally.games} games, {tally.ended} to their end, {tally.steps} steps")

    remembered: ExampleDatabase | None = None if database is None else DirectoryBasedExampleDatabase(database)
    if database is not None:
        profile = replace(profile, remembers=True)
    if run.part == "play":
        return verify_play(
            suite(run.game), run.engine(), profile, run.engine_name, database=remembered, progress=progress
        )
    if run.part == "settling":
        return verify_settling(settling_suite(run.game), profile, run.engine_name, progress=progress)
    return verify_scoring(
        scoring_suite(run.game), run.scorer(), profile, run.engine_name, database=remembered, progress=progress
    )


SHARD: Final = 50
"""Games that a worker of a campaign plays at a time."""


def campaign(
    chosen: Sequence[Run], games: int, workers: int | None, address: str | None, results: str | None,
    seed: int | None, tell: Tell,
) -> list[Report]:  # fmt: skip
    """So many whole games of each game that can be played, on processes or a cluster. Raises `CannotRun`."""
    from courtroll.properties.running import campaign as campaigns
    from courtroll.properties.running.results import NotThisCampaign
    from courtroll.properties.running.shards import Plan

    played = [run for run in chosen if run.part == "play"]
    if not played:
        raise CannotRun("--games", "a campaign plays games, and none of these can be played yet")
    if results is not None and len(played) > 1:
        raise CannotRun("--results", "a file keeps one game's campaign; name the game")
    hands = campaigns.processes(workers or cores()) if address is None else campaigns.cluster(address)
    out = []
    for run in played:

        def progress(tally: Tally, game: str = run.game) -> None:
            tell(f"{game}: {tally.games:,} of {games:,} games, {tally.steps:,} steps")

        plan = Plan(run.game, seed or 0, SHARD, run.engine_name, run.engine)
        kept = None if results is None else Path(results)
        try:
            out.append(campaigns.campaign(plan, games, hands, kept, progress=progress))
        except NotThisCampaign as trouble:
            raise CannotRun("--results", str(trouble)) from None
        except campaigns.CampaignStopped as trouble:
            raise CannotRun("--cluster" if address else "--workers", str(trouble)) from None
    return out


def planted(chosen: Sequence[Run], workers: int | None, tell: Tell) -> list[Caught]:
    """What becomes of every broken engine of these games. Raises `CannotRun`."""
    from courtroll.properties import planted as broken

    if any(run.adapter or run.process for run in chosen):
        raise CannotRun("--planted", "faults are planted in the built-in engine only")
    games = [game for game in dict.fromkeys(run.game for run in chosen) if broken.plants(game)]
    if not games:
        raise CannotRun("--planted", "nobody has broken the engines of these games")
    out: list[Caught] = []
    for game in games:
        tell(f"{game}: {len(broken.plants(game))} broken engines")
        out += broken.run(game, workers or cores())
    return out
