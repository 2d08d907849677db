"""Timing shared by the benchmarks: several workloads take turns, and each keeps its best repeat."""

from __future__ import annotations

import gc
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from importlib import metadata

REPEATS = 5


@dataclass(frozen=True, slots=True)
class Workload:
    """Something that does `run()` units of work when called."""

    name: str
    run: Callable[[], int]


@dataclass(frozen=True, slots=True)
class Timing:
    name: str
    microseconds: float
    """Per unit of work, in the best repeat."""
    spread: float
    """The worst repeat over the best."""


def take_turns(workloads: Sequence[Workload], repeats: int = REPEATS) -> dict[str, Timing]:
    """Warms every workload up once, then lets them take turns."""
    for workload in workloads:
        workload.run()
    found: dict[str, list[float]] = {workload.name: [] for workload in workloads}
    for _ in range(repeats):
        for workload in workloads:
            gc.collect()
            begin = time.process_time()
            units = workload.run()
            found[workload.name].append((time.process_time() - begin) / units * 1e6)
    return {name: Timing(name, min(times), max(times) / min(times)) for name, times in found.items()}


def version(distribution: str) -> str | None:
    """The version of an installed peer, `None` without it."""
    try:
        return metadata.version(distribution)
    except metadata.PackageNotFoundError:
        return None
