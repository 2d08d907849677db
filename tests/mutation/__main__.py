"""`python -m tests.mutation`: tries mutants, goes on where it was killed, and says what is left."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from random import Random
from tempfile import gettempdir
from typing import Final

from tests.mutation.changes import changed_functions
from tests.mutation.mutants import Mutant, mutants_of
from tests.mutation.results import Equivalents, Result, counted, left, read, table
from tests.mutation.runs import Runner, Target
from tests.paths import ROOT

GOAL: Final = 0.97
WORK: Final = Path(gettempdir()) / "courtroll-mutation"


def options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tests.mutation", description=__doc__)
    parser.add_argument("modules", nargs="*", help="only modules whose path has one of these in it")
    parser.add_argument("--since", metavar="REVISION", help="only functions changed since; fails on any survivor")
    parser.add_argument("--budget", type=int, metavar="N", help="at most so many mutants, chosen at random")
    parser.add_argument("--rest", action="store_true", help="the modules beside the listed ones; with --since both")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--work", type=Path, default=WORK, help=f"where to work (default {WORK})")
    parser.add_argument("--results", type=Path, help="JSON Lines that are gone on with (default: in the work folder)")
    parser.add_argument("--again", action="store_true", help="try those again that were not killed")
    parser.add_argument("--report", action="store_true", help="try nothing, report the results there are")
    return parser.parse_args()


def chosen(told: argparse.Namespace, target: Target) -> list[Mutant]:
    """The target's mutants that this run is about."""

    def is_wanted(module: str) -> bool:
        return not told.modules or any(part in module for part in told.modules)

    if told.since is not None:
        changed = changed_functions(ROOT, told.since)
        return [
            mutant
            for module, functions in changed.items()
            if is_wanted(module) and (target.covers(module) if told.rest else module in target.modules)
            for mutant in mutants_of(ROOT, module, only=functions)
        ]
    modules = list(target.modules)
    if told.rest:
        found = sorted(path for folder in target.rest for path in (ROOT / folder).rglob("*.py"))
        modules = [name for name in (str(path.relative_to(ROOT)) for path in found) if name not in modules]
    return [mutant for name in filter(is_wanted, modules) for mutant in mutants_of(ROOT, name)]


def main() -> int:
    told = options()
    results = told.results or told.work / "results.jsonl"
    equal = Equivalents.read()
    work = [(target, chosen(told, target)) for target in Target.all()]
    everything = [mutant for _, mutants in work for mutant in mutants]
    if told.budget is not None and len(everything) > told.budget:
        kept = {mutant.key for mutant in Random(0).sample(everything, told.budget)}
        print(f"{len(everything)} mutants, of which {told.budget} are tried", flush=True)
        work = [(target, [mutant for mutant in mutants if mutant.key in kept]) for target, mutants in work]
        everything = [mutant for _, mutants in work for mutant in mutants]
    if not told.report:
        _try(told, work, results, equal)
    done = read(results)
    counts = counted(everything, done, equal)
    print(table(counts))
    survivors = left(everything, done, equal)
    for result in survivors:
        print(f"\n{result.module}:{result.line} {result.function}: {result.result} {result.by}")
        print("\n".join([*(f"- {t}" for t in result.was.split("\n")), *(f"+ {t}" for t in result.now.split("\n"))]))
    untried = len(everything) - counts[""].mutants
    if untried:
        print(f"\n{untried} mutants have not been tried.")
    if told.since is not None:
        return 1 if survivors or untried else 0
    return 0 if counts[""].share >= GOAL and not untried else 1


def _try(told: argparse.Namespace, work: list[tuple[Target, list[Mutant]]], results: Path, equal: Equivalents) -> None:
    runner = Runner(told.work, results, told.workers)
    runner.copy()
    for target, mutants in work:
        done = read(results)
        open_ones = [mutant for mutant in mutants if _open(done.get((mutant.key, mutant.digest)), told.again, equal)]
        if not open_ones:
            continue
        print(f"{target.name}: {len(open_ones)} mutants of {len(mutants)} to try", flush=True)
        runner.try_mutants(target, open_ones)
        done, imported = read(results), runner.imported(target)
        cold = [
            mutant
            for mutant in open_ones
            if (found := done.get((mutant.key, mutant.digest))) is not None
            and found.result != "killed"
            and not equal.has(mutant)
            and (found.result in ("unlike", "uncalled") or f"{mutant.module}|{mutant.function}" in imported)
        ]
        if cold:
            print(f"{target.name}: {len(cold)} of them once more, from the import on", flush=True)
            runner.try_cold(target, cold)


def _open(found: Result | None, again: bool, equal: Equivalents) -> bool:
    return found is None or (again and found.result != "killed" and not equal.has(found))


if __name__ == "__main__":
    sys.exit(main())
