"""Mutants tried in forked children: the code of one function is exchanged, and tests run until one fails."""

from __future__ import annotations

import gc
import json
import os
import resource
import select
import signal
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import _lru_cache_wrapper
from pathlib import Path
from time import monotonic
from types import CodeType, FunctionType
from typing import Any, Final

import pytest

MOST_SECONDS: Final = float(os.environ.get("MUTATION_SECONDS", "6"))
"""How long the tests tried for one mutant may take together, by what they took without it."""
PATIENCE: Final = (5.0, 15.0)
"""A test may take so many times as long as without the mutant, at first and when it is tried again."""
GRACE: Final = 1.0
"""And this many seconds more."""
MEMORY: Final = 3 << 30


@dataclass(slots=True)
class Tests:
    """The tests at hand: what they call and how long they take."""

    items: Mapping[str, pytest.Item]
    seconds: Mapping[str, float]
    callers: Mapping[str, Sequence[str]]
    """Tests by the function of the rules that they call."""
    imported: frozenset[str]
    """Functions that are called when modules are imported."""
    kills: dict[str, Counter[str]] = field(default_factory=lambda: defaultdict(Counter))
    """By function and by module: which tests have killed how many mutants."""

    @classmethod
    def of(cls, items: Sequence[pytest.Item], told: Mapping[str, Any]) -> Tests:
        by_name = {item.nodeid: item for item in items if item.nodeid in told["tests"]}
        callers: dict[str, list[str]] = defaultdict(list)
        for name in by_name:
            for function in told["tests"][name]["calls"]:
                callers[function].append(name)
        seconds = {name: max(0.002, told["tests"][name]["seconds"]) for name in by_name}
        return cls(by_name, seconds, callers, frozenset(told["imported"]))

    def for_function(self, module: str, function: str) -> list[str]:
        """Those that call it: first what killed its neighbours, then what is quick; as many as there is time for."""
        here, near = self.kills[f"{module}|{function}"], self.kills[module]
        found = sorted(
            self.callers.get(f"{module}|{function}", ()),
            key=lambda name: (-here[name] / self.seconds[name], -near[name] / self.seconds[name], self.seconds[name]),
        )
        left = MOST_SECONDS
        out: list[str] = []
        for name in found:
            left -= self.seconds[name]
            if left >= 0 or not out:
                out.append(name)
        return out


def try_all(session: pytest.Session, tests: Tests, mutants: Path, results: Path) -> None:
    """Tries every mutant of a file and appends what came of it to another."""
    rules = Rules.here()
    gc.collect()
    gc.freeze()
    gc.disable()
    for line in mutants.read_text(encoding="utf-8").splitlines():
        told = json.loads(line)
        began = monotonic()
        result, by, tried = one(tests, rules, told)
        if result == "killed":
            tests.kills[f"{told['module']}|{told['function']}"][by] += 1
            tests.kills[told["module"]][by] += 1
        told.pop("source")
        told |= {"result": result, "by": by, "tried": tried, "seconds": round(monotonic() - began, 2)}
        with results.open("a", encoding="utf-8") as out:
            out.write(json.dumps(told, ensure_ascii=False) + "\n")


@dataclass(slots=True)
class Rules:
    """Every function of the rules in this process, by file and qualified name, and every cache around one."""

    functions: Mapping[tuple[str, str], list[FunctionType]]
    caches: Sequence[_lru_cache_wrapper[Any]]

    @classmethod
    def here(cls) -> Rules:
        functions: dict[tuple[str, str], list[FunctionType]] = defaultdict(list)
        caches = []
        for thing in gc.get_objects():
            if isinstance(thing, FunctionType) and "/verifier/" in thing.__code__.co_filename:
                functions[thing.__code__.co_filename, thing.__code__.co_qualname].append(thing)
            elif isinstance(thing, _lru_cache_wrapper) and "verifier" in thing.__module__.split("."):
                caches.append(thing)
        return cls(functions, caches)

    def exchange(self, module: str, function: str, source: str) -> bool:
        """Gives a function the code it has in a changed source; `False` if there is no such function here."""
        path = next((file for file, _ in self.functions if file.endswith("/" + module)), "")
        code = next((c for c in _codes(compile(source, path, "exec")) if c.co_qualname == function), None)
        found = self.functions.get((path, function), [])
        if code is None or any(code.co_freevars != thing.__code__.co_freevars for thing in found):
            return False
        for thing in found:
            thing.__code__ = code
        for cached in self.caches:
            cached.cache_clear()
        return bool(found)


def _codes(code: CodeType) -> Iterator[CodeType]:
    yield code
    for part in code.co_consts:
        if isinstance(part, CodeType):
            yield from _codes(part)


def one(tests: Tests, rules: Rules, told: Mapping[str, Any]) -> tuple[str, str, int]:
    """What comes of a mutant, by which test, after how many tests. A test that hangs is passed over in the end."""
    names = tests.for_function(told["module"], told["function"])
    if told["signature"]:
        return "unlike", "", 0
    if not names:
        return "uncalled", "", 0
    hung: list[str] = []
    for patience in PATIENCE:
        hung = []
        result, by, tried = "hung", "", 0
        while len(hung) < 4:
            left = [name for name in names if name not in hung]
            result, by, tried = _forked(tests, rules, told, left, patience)
            if result != "hung":
                break
            hung.append(by)
        if result in ("killed", "unlike") or not hung:
            return result, by, tried
    return "time-out", hung[0], len(names)


def _forked(
    tests: Tests, rules: Rules, told: Mapping[str, Any], names: Sequence[str], patience: float
) -> tuple[str, str, int]:
    read, write = os.pipe()
    pid = os.fork()
    if pid == 0:
        os.close(read)
        try:
            code = _child(tests, rules, told, names, patience, write)
        except BaseException:
            code = 3
        os._exit(code)
    os.close(write)
    began: list[str] = []
    with os.fdopen(read, encoding="utf-8") as pipe:
        limit = monotonic() + 60 + 20 * patience * sum(tests.seconds[name] for name in names)
        while monotonic() < limit:
            ready, _, _ = select.select([pipe], [], [], 5)
            if ready:
                text = pipe.readline()
                if not text:
                    break
                began.append(text.rstrip("\n"))
        else:
            os.kill(pid, signal.SIGKILL)
    _, status = os.waitpid(pid, 0)
    last = began[-1] if began else ""
    if os.WIFSIGNALED(status):
        return ("hung" if os.WTERMSIG(status) in (signal.SIGPROF, signal.SIGKILL) else "killed"), last, len(began)
    result = {0: "survived", 1: "killed", 2: "hung", 4: "unlike"}.get(os.WEXITSTATUS(status), "broken")
    return result, last if result != "survived" else "", len(began)


class _Watch:
    """Hears whether a test has failed, and whether for want of memory."""

    def __init__(self) -> None:
        self.failed = False
        self.exhausted = False

    def pytest_exception_interact(self, call: pytest.CallInfo[Any]) -> None:
        self.exhausted |= call.excinfo is not None and issubclass(call.excinfo.type, MemoryError)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self.failed |= report.failed


def _child(
    tests: Tests, rules: Rules, told: Mapping[str, Any], names: Sequence[str], patience: float, write: int
) -> int:
    """Everything that happens in the child. Its exit code: all tests pass, one fails, memory, cannot be exchanged."""
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 1)
    os.dup2(nowhere, 2)
    if not rules.exchange(told["module"], told["function"], told["source"]):
        return 4
    watch = _Watch()
    first = tests.items[names[0]]
    first.config.pluginmanager.register(watch)
    for name in names:
        os.write(write, f"{name}\n".encode())
        signal.setitimer(signal.ITIMER_PROF, GRACE + patience * tests.seconds[name])
        item = tests.items[name]
        item.config.hook.pytest_runtest_protocol(item=item, nextitem=None)
        if watch.exhausted:
            return 2
        if watch.failed:
            return 1
    return 0
