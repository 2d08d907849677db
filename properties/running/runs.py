"""What is to be run over which engine, and the running of it: the border between a command and the suite."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

from hypothesis.database import DirectoryBasedExampleDatabase, ExampleDatabase

from courtroll.properties.engines.calling import HEARTBEAT, spoken
from courtroll.properties.engines.engine import Engine
from courtroll.properties.engines.making import CannotRun, engine_under_test, named, scorer_under_test
from courtroll.properties.engines.scorer import Scorer, ScoringAdapter
from courtroll.properties.plant import Caught
from courtroll.properties.play.suite import find_suite, suite
from courtroll.properties.play.verify import PROFILES, Profile, verify_play
from courtroll.properties.play.watch import Tally
from courtroll.properties.report import Report
from courtroll.properties.running.workers import begin, cores
from courtroll.properties.scoring import (
    find_scoring_suite,
    scoring_suite,
    verify_scoring,
)
from courtroll.properties.settling.suite import find_settling_suite, settling_suite
from courtroll.properties.settling.verify import verify_settling
from courtroll.verifier.kernel.room import game_names

TAKES: Final = {"dev": "about two minutes", "ci": "about six minutes", "nightly": "about twenty minutes"}
"""How long the whole suite takes, roughly."""
PARTS: Final = ("play", "scoring", "settling")
LONGEST_FIRST: Final = ("settling", "play", "scoring")
"""So that no process waits long for the last."""
Tell = Callable[[str], None]


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
        """The engine under test, made where it runs. Raises `CannotRun`."""
        return engine_under_test(suite(self.game).room, self.adapter, self.process)

    def scorer(self) -> Scorer:
        """The scorer under test. Raises `CannotRun`."""
        return scorer_under_test(scoring_suite(self.game).room, self.adapter, self.process)


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
    chosen: Sequence[Run], profile: str, seed: int | None, database: str | None, workers: int | None, tell: Tell,
    seconds: float | None = None,
) -> list[Report]:  # fmt: skip
    """All of them, side by side where there are processes for it."""
    settled = PROFILES[profile] if seed is None else replace(PROFILES[profile], seed=seed)
    settled = settled if seconds is None else replace(settled, seconds=seconds)
    work = [(run, settled, database) for run in chosen]
    processes = min(workers or cores(), len(work))
    if processes == 1:
        return [_verify(*each, tell=tell) for each in work]
    tell(f"{len(work)} runs on {processes} processes")
    with ProcessPoolExecutor(processes, initializer=begin) as pool:
        order = sorted(range(len(work)), key=lambda n: LONGEST_FIRST.index(work[n][0].part))
        futures = {n: pool.submit(_verify, *work[n]) for n in order}
        left, began = set(futures.values()), time.monotonic()
        while left:
            done, left = wait(left, HEARTBEAT, FIRST_COMPLETED)
            last = "".join(f"; {each.game} {each.part}: {each.steps} steps" for each in (f.result() for f in done))
            tell(f"{len(work) - len(left)} of {len(work)} runs after {spoken(time.monotonic() - began)}{last}")
        return [futures[n].result() for n in range(len(work))]


def beforehand(chosen: Sequence[Run], profile: str, seconds: float | None) -> str:
    """What is about to run, and how long that takes."""
    what = ", ".join(f"{run.game} {run.part}" for run in chosen[:4]) + (", ..." if len(chosen) > 4 else "")
    takes = TAKES[profile]
    told = f"{what}, profile {profile}: all parts of all games take {takes} with the built-in engines on two cores"
    if any(run.adapter or run.process for run in chosen):
        limit = PROFILES[profile].seconds if seconds is None else seconds
        told = f"{what}, profile {profile}: your engine gets {spoken(limit)} at most (--time SECONDS)"
    return told


def before_campaign(games: int, workers: int | None, address: str | None, seconds: float | None) -> str:
    """The same of a campaign."""
    hands = "a cluster" if address else f"{workers or cores()} processes"
    limit = "however long that takes (--time SECONDS)" if seconds is None else f"for {spoken(seconds)} at most"
    return f"{games:,} whole games of each game on {hands}, {limit}"


def _verify(run: Run, profile: Profile, database: str | None, *, tell: Tell | None = None) -> Report:
    began = time.monotonic()
    foreign = run.adapter is not None or run.process is not None

    def progress(tally: Tally) -> None:
        if tell is None:
            return
        games = f"games: {tally.games}, {tally.ended} to their end; " if run.part == "play" else ""
        spent = time.monotonic() - began
        told = f"{run.game} {run.part}, {games}{'steps' if run.part == 'play' else 'tables'}: {tally.steps}"
        whole = spent / max(tally.done, 1 / profile.examples)
        if foreign and whole > profile.seconds:
            told += f" in {spoken(spent)}; all would take {spoken(whole)}, and it is stopped after "
            told += f"{spoken(profile.seconds)} (--time SECONDS)"
        tell(told)

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
    seed: int | None, tell: Tell, seconds: float | None = None,
) -> list[Report]:  # fmt: skip
    """So many whole games of each game that can be played, on processes or a cluster, or as many as there is time for.
    Raises `CannotRun`.
    """
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
        began = time.monotonic()

        def progress(tally: Tally, game: str = run.game, began: float = began) -> None:
            spent = spoken(time.monotonic() - began)
            tell(f"{game}: {tally.games:,} of {games:,} games, {tally.steps:,} steps after {spent}")

        plan = Plan(run.game, seed or 0, SHARD, run.engine_name, run.engine)
        kept = None if results is None else Path(results)
        try:
            out.append(campaigns.campaign(plan, games, hands, kept, progress=progress, seconds=seconds))
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
