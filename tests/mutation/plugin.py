"""A pytest plugin in two trades: it notes which test calls which function, or it tries mutants instead of testing.

With `--calls FILE` the tests run as ever, and the file says of each that passes what it called and how long it took.
With `--mutants FILE` nothing is run in this process: for each mutant a child is forked from it that has everything
imported, exchanges one function's code and runs the tests that call it until one fails.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from time import process_time
from types import CodeType, FrameType
from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, settings

from tests.mutation.trying import Rules, Tests, try_all


def function_of(code: CodeType) -> str:
    """`module|qualified name` of a code object, by the outermost function that it belongs to."""
    path = code.co_filename
    return f"{path[path.rindex('/verifier/') + 1 :]}|{code.co_qualname.partition('.<locals>')[0]}"


def _prepare(session: pytest.Session) -> None:
    """Lets test modules work out what all their tests share, as long as nothing is changed."""
    for module in {item.module for item in session.items if isinstance(item, pytest.Function)}:
        getattr(module, "before_mutants", lambda: None)()


class Calls:
    """Which functions of the rules each test calls, and which are called before any test."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.seen: set[CodeType] = set()
        self.tests: dict[str, dict[str, Any]] = {}
        self.failed: set[str] = set()
        sys.settrace(self._note)

    def _note(self, frame: FrameType, event: str, arg: object) -> None:
        """A trace function is called for every new frame; as it returns nothing, lines are not traced."""
        self.seen.add(frame.f_code)

    def functions(self) -> list[str]:
        return sorted({function_of(code) for code in self.seen if "/verifier/" in code.co_filename})

    def pytest_collection_finish(self, session: pytest.Session) -> None:
        sys.settrace(None)
        self.imported = self.functions()
        self.caches = Rules.here().caches
        for item in session.items:  # what is not to be traced for coverage is traced for this
            item.own_markers = [mark for mark in item.own_markers if mark.name != "no_cover"]
        _prepare(session)

    @pytest.hookimpl(hookwrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Any:
        for cached in self.caches:  # each test calls what it needs, also what one before it has called already
            cached.cache_clear()
        self.seen.clear()
        began = process_time()
        sys.settrace(self._note)
        yield
        sys.settrace(None)
        self.tests[item.nodeid] = {"seconds": process_time() - began, "calls": self.functions()}

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if not report.passed:
            self.failed.add(report.nodeid)

    def pytest_sessionfinish(self) -> None:
        passed = {name: told for name, told in self.tests.items() if name not in self.failed}
        told = {"imported": self.imported, "tests": passed, "failed": sorted(self.failed)}
        self.file.write_text(json.dumps(told, indent=1), encoding="utf-8")


class Server:
    """Tries mutants in forked children of this process."""

    def __init__(self, mutants: Path, results: Path, calls: Path) -> None:
        self.mutants = mutants
        self.results = results
        self.calls = calls

    def pytest_collection(self) -> None:
        """Failing examples are neither shrunk nor kept."""
        settings.register_profile(
            "mutation", derandomize=True, database=None, deadline=None, suppress_health_check=list(HealthCheck),
            phases=[Phase.explicit, Phase.generate], report_multiple_bugs=False, print_blob=False,
        )  # fmt: skip
        settings.load_profile("mutation")

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        told = json.loads(self.calls.read_text(encoding="utf-8"))
        _prepare(session)
        reporter = session.config.pluginmanager.getplugin("terminalreporter")
        session.config.pluginmanager.unregister(reporter)
        try_all(session, Tests.of(session.items, told), self.mutants, self.results)
        return True


def pytest_addoption(parser: pytest.Parser) -> None:
    group = parser.getgroup("mutation")
    group.addoption("--calls", type=Path, help="the file of functions called, written or read")
    group.addoption("--mutants", type=Path, help="mutants to try, as JSON Lines")
    group.addoption("--results", type=Path, help="where the results go, as JSON Lines")


def pytest_configure(config: pytest.Config) -> None:
    calls, mutants = config.getoption("--calls"), config.getoption("--mutants")
    if mutants is not None:
        config.pluginmanager.register(Server(mutants, config.getoption("--results"), calls))
    elif calls is not None:
        config.pluginmanager.register(Calls(calls))
