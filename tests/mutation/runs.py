"""Runs of pytest that try mutants: on a copy of the repository, some at a time, each result written at once."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
import tomllib
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, dataclass, replace
from hashlib import sha256
from os import environ
from pathlib import Path
from threading import Lock
from typing import Any, Final

from tests.mutation.mutants import Mutant
from tests.mutation.results import HERE
from tests.paths import ROOT

QUIET: Final = ("-o", "addopts=", "-q", "--tb=no", "--assert=plain", "-p", "no:cacheprovider")
CALLS: Final = ("-p", "tests.mutation.plugin", "--calls")
COLD_SECONDS: Final = 600
COPIED: Final = (
    "courtroll",
    "verifier",
    "properties",
    "calculator",
    "tests",
    "fixtures",
    "docs",
    "pyproject.toml",
    "README.md",
)


@dataclass(frozen=True, slots=True)
class Target:
    """Modules, and the tests that may kill their mutants. Tests that are left out take too long for it."""

    name: str
    modules: tuple[str, ...]
    rest: tuple[str, ...]
    tests: tuple[str, ...]
    left_out: tuple[str, ...]

    @classmethod
    def all(cls) -> list[Target]:
        told = tomllib.loads((HERE / "targets.toml").read_text(encoding="utf-8"))
        lists = ("modules", "rest", "tests", "left_out")
        return [cls(name, *(tuple(entry.get(key, ())) for key in lists)) for name, entry in told.items()]

    def covers(self, module: str) -> bool:
        """Whether it is the target for a module, listed or of the rest."""
        return module in self.modules or any(module.startswith(folder + "/") for folder in self.rest)


class Runner:
    """Tries mutants and appends what comes of them to a file. Everything else it writes is in `work`."""

    def __init__(self, work: Path, results: Path, workers: int) -> None:
        self.work = work
        self.tree = work / "tree"
        self.results = results
        self.workers = workers
        self._lock = Lock()
        work.mkdir(parents=True, exist_ok=True)

    def copy(self) -> None:
        """Takes a copy of the repository, so that it may change in the meantime."""
        shutil.rmtree(self.tree, ignore_errors=True)
        for name in COPIED:
            source = ROOT / name
            if source.is_dir():
                shutil.copytree(source, self.tree / name, symlinks=True, ignore=shutil.ignore_patterns("__pycache__"))
            elif source.exists():
                shutil.copy(source, self.tree / name)

    def try_mutants(self, target: Target, mutants: Sequence[Mutant]) -> None:
        calls = self._calls(target)
        with ThreadPoolExecutor(self.workers) as pool:
            done = [pool.submit(self._serve, target, calls, part) for part in _parts(mutants, self.workers)]
            for part in done:
                part.result()

    def try_cold(self, target: Target, mutants: Sequence[Mutant]) -> None:
        """Each in a process of its own that imports the changed module: for functions called at import."""
        with ThreadPoolExecutor(self.workers) as pool:
            for part in [pool.submit(self._cold, target, mutant) for mutant in mutants]:
                part.result()

    def imported(self, target: Target) -> frozenset[str]:
        """Functions that are called while modules are imported."""
        return frozenset(json.loads(self._calls(target).read_text(encoding="utf-8"))["imported"])

    def _calls(self, target: Target) -> Path:
        """Which test calls what: kept for test files that are as they were, with everything that they import."""
        file, fresh = self.work / f"calls-{target.name}.json", self.work / f"calls-{target.name}-new.json"
        tests = [path for name in target.tests for path in sorted((self.tree / name).rglob("test_*.py"))]
        others = [path for path in sorted(self.tree.rglob("*.py")) if not path.name.startswith("test_")]
        now = {str(path.relative_to(self.tree)): _digest([path]) for path in tests}
        beside = _digest([path for path in others if "mutation" not in path.parts])
        known: dict[str, Any] = json.loads(file.read_text(encoding="utf-8")) if file.exists() else {}
        if known.get("beside") != beside:
            known = {"beside": beside, "files": {}, "imported": [], "tests": {}}
        stale = [name for name, digest in now.items() if known["files"].get(name) != digest]
        if stale:
            self._pytest(replace(target, tests=tuple(stale)), *CALLS, str(fresh))
            told = json.loads(fresh.read_text(encoding="utf-8"))
            kept = {n: t for n, t in known["tests"].items() if (f := n.partition("::")[0]) in now and f not in stale}
            known |= {"files": now, "tests": kept | told["tests"]}
            known["imported"] = sorted({*known["imported"], *told["imported"]})
            file.write_text(json.dumps(known, indent=1), encoding="utf-8")
        return file

    def _serve(self, target: Target, calls: Path, mutants: Sequence[Mutant]) -> None:
        file = self.work / f"{target.name}-{id(mutants)}.jsonl"
        lines = [json.dumps(asdict(mutant) | {"key": mutant.key}) for mutant in mutants]
        file.write_text("\n".join(lines), encoding="utf-8")
        self._pytest(target, *CALLS, str(calls), "--mutants", str(file),
                     "--results", str(self.results))  # fmt: skip
        file.unlink()

    def _cold(self, target: Target, mutant: Mutant) -> None:
        file = self.work / f"cold-{id(mutant)}.json"
        told: dict[str, Any] = asdict(mutant) | {"key": mutant.key}
        file.write_text(json.dumps(told), encoding="utf-8")
        here = sorted(target.tests, key=lambda each: not mutant.module.startswith(each.replace("tests", "verifier", 1)))
        nearest, change = replace(target, tests=tuple(here)), ("--cold", str(file))
        try:
            code = self._pytest(nearest, "-x", "-p", "tests.mutation.cold", *change, seconds=COLD_SECONDS)
            result = "survived" if code == 0 else "killed"
        except subprocess.TimeoutExpired:
            result = "time-out"
        file.unlink()
        told.pop("source")
        line = json.dumps(told | {"result": result, "by": "import", "tried": 0}, ensure_ascii=False)
        with self._lock, self.results.open("a", encoding="utf-8") as out:
            out.write(line + "\n")

    def _pytest(self, target: Target, *options: str, seconds: float | None = None) -> int:
        left_out = [part for name in target.left_out for part in ("--deselect", name)]
        command = [sys.executable, "-m", "pytest", *QUIET, *options, *left_out, *target.tests]
        env: Mapping[str, str] = {**environ, "PYTHONPATH": str(self.tree), "PYTHONHASHSEED": "0"}
        ran = subprocess.run(command, cwd=self.tree, env=env, timeout=seconds, capture_output=True, check=False)
        if ran.returncode not in (0, 1):
            if "--cold" in options:
                return ran.returncode
            raise RuntimeError(ran.stdout.decode()[-2000:] + ran.stderr.decode()[-2000:])
        return ran.returncode


def _parts(mutants: Sequence[Mutant], n: int) -> Iterator[list[Mutant]]:
    """Shares of about the same size; the mutants of one function stay together, as the same tests kill them."""
    by_function: dict[tuple[str, str], list[Mutant]] = defaultdict(list)
    for mutant in mutants:
        by_function[mutant.module, mutant.function].append(mutant)
    parts: list[list[Mutant]] = [[] for _ in range(n)]
    for together in sorted(by_function.values(), key=len, reverse=True):
        min(parts, key=len).extend(together)
    return (part for part in parts if part)


def _digest(files: Sequence[Path]) -> str:
    return sha256(b"\0".join(file.read_bytes() for file in files)).hexdigest()[:16]
