"""A campaign's games, cut into shards: what a worker does, wherever it runs.

Every game has its own source of chance, made of the campaign's seed and the game's number. So a shard is the
same games on any machine, and plays them with the same result, whoever played what before it.
"""

from __future__ import annotations

import hashlib
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from random import Random
from typing import Final

from courtroll import properties, verifier
from courtroll.properties.engines.calling import TO_MAKE_SMALL, OutOfTime, limited
from courtroll.properties.engines.engine import Engine
from courtroll.properties.play.smallest import failure, smallest
from courtroll.properties.play.suite import Suite, suite
from courtroll.properties.play.watch import LawBroken, Tally, Watch
from courtroll.properties.report import Failure
from courtroll.verifier.kernel.chance import Seeded

CHEATS: Final = 4
"""Before one step in so many somebody tries something that is mostly not legal."""


@dataclass(frozen=True, slots=True)
class Plan:
    """Which games a campaign plays, and with whose engine. Sent to every worker."""

    game: str
    seed: int
    shard_size: int
    engine: str
    """What the engine is called."""
    make: Callable[[], Engine]
    """Makes the engine, where it is tested; something that can be pickled."""
    find: Callable[[str], Suite] = suite
    """Finds the game's suite; something that can be pickled."""
    until: float | None = None
    """When the time is up, by the clocks of the machines; `None`: never. Results do not depend on it, but how many."""

    def left(self) -> float | None:
        """Seconds."""
        return None if self.until is None else self.until - time.time()


@dataclass(slots=True)
class ShardResult:
    """What became of a shard's games."""

    shard: int
    games: int
    """Fewer than were asked for where the time was up."""
    code: str
    """The code that played it; see `code_played`."""
    tally: Tally = field(default_factory=Tally)
    failed: Counter[str] = field(default_factory=Counter)
    """How many games broke each law."""
    failures: list[tuple[int, Failure]] = field(default_factory=list)
    """The first failure of each law, made small, with the number of its game."""


@cache
def code_played() -> str:
    """A short word that is another one when any module of the rules or of the suite is another."""
    digest = hashlib.sha256()
    for package in (verifier, properties):
        root = Path(package.__path__[0])
        for path in sorted(root.rglob("*.py")):
            digest.update(path.relative_to(root).as_posix().encode())
            digest.update(path.read_bytes())
    return digest.hexdigest()[:12]


def play_shard(plan: Plan, shard: int, games: int) -> ShardResult:
    """Plays a shard, or as many of its first games."""
    result = ShardResult(shard, 0, code_played())
    if _is_over(plan):
        return result
    here, engine = plan.find(plan.game), _until(plan, plan.make())
    for number in range(shard * plan.shard_size, shard * plan.shard_size + games):
        if _is_over(plan):
            break
        try:
            play_game(here, engine, Random(f"{plan.seed} {number}"), result.tally)
        except OutOfTime:
            break
        except LawBroken as broken:
            result.failed[broken.law] += 1
            engine = plan.make()
            if result.failed[broken.law] == 1:
                if plan.until is not None:
                    engine = limited(engine, TO_MAKE_SMALL)
                result.failures.append((number, _made_small(here, engine, broken, result.tally.steps)))
                engine = plan.make()
            engine = _until(plan, engine)
        result.games += 1
    return result


def _is_over(plan: Plan) -> bool:
    left = plan.left()
    return left is not None and left <= 0


def _until(plan: Plan, engine: Engine) -> Engine:
    """Somebody else's engine is stopped in the middle of a game too."""
    left = plan.left()
    return engine if left is None else limited(engine, left)


def play_game(here: Suite, engine: Engine, source: Random, tally: Tally) -> None:
    """One game to its end, new or from its middle, each player in a style of their own. Raises `LawBroken`."""
    header = here.middle(source) if source.randrange(2) else here.opening(source)
    watch = Watch(here, engine, header, tally)
    dealer = Seeded(source)
    players = [here.player(source) for _ in engine.points(watch.state)]
    while watch.seat is not None:
        data = engine.data(watch.state)
        if source.randrange(CHEATS) == 0:
            seat, decision = here.tries(data, source)
            watch.cheat(decision, seat)
        watch.step(players[watch.seat](data, watch.legal), dealer)


def _made_small(here: Suite, engine: Engine, broken: LawBroken, steps: int) -> Failure:
    least = smallest(here, engine, broken)
    return failure(here, engine, least, steps, law=broken.law)
