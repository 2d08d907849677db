"""The suite in pytest: the fixture `courtroll`, and options that make a test of an engine without a test file.

    def test_my_engine(courtroll):
        courtroll(MyEngine)

A project asks for it by `pytest_plugins = ["courtroll.properties.plugin"]` or `-p`. It is no entry point: an
environment that does not use it loads nothing of it. Nothing of the suite is imported before somebody holds an engine.
"""

from __future__ import annotations

import shlex
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    from courtroll.properties.report import Report

Hold = Callable[..., None]


def pytest_addoption(parser: pytest.Parser) -> None:
    group = parser.getgroup("courtroll", "engines of board games, held to their rules")
    group.addoption("--courtroll-adapter", metavar="MODULE:CLASS", help="hold this adapter to the suite")
    group.addoption("--courtroll-process", metavar="COMMAND", help="hold the engine behind this command to the suite")
    group.addoption("--courtroll-game", metavar="GAME", default="noblemen", help="which game the command plays")
    group.addoption(
        "--courtroll-profile", metavar="dev|ci|nightly", default="ci", help="how long to look (default: ci)"
    )
    group.addoption("--courtroll-seed", metavar="N", type=int, help="what everything is drawn from")


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(session: pytest.Session, config: pytest.Config, items: list[pytest.Item]) -> None:
    """One test for each engine that an option names."""
    for option, kind in (("courtroll_adapter", named), ("courtroll_process", shlex.split)):
        value = config.getoption(option)
        if value is not None:
            items.append(EngineItem.from_parent(session, name=f"courtroll[{value}]", engine=value, kind=kind))


@pytest.fixture
def courtroll(request: pytest.FixtureRequest) -> Hold:
    """Holds an engine to the suite: an adapter, its class, or the command of a process as a list."""

    def hold(engine: Any, game: str | None = None, *, profile: str | None = None, seed: int | None = None) -> None:
        trouble = broken(engine, request.config, game, profile, seed)
        if trouble is not None:
            pytest.fail(trouble, pytrace=False)

    return hold


class EngineItem(pytest.Item):
    """A test that holds one engine to the suite."""

    def __init__(self, *, engine: str, kind: Callable[[str], Any], **about: Any) -> None:
        super().__init__(**about)
        self._engine = engine
        self._kind = kind

    def runtest(self) -> None:
        trouble = broken(self._kind(self._engine), self.config)
        if trouble is not None:
            pytest.fail(trouble, pytrace=False)

    def reportinfo(self) -> tuple[Any, int | None, str]:
        return self.path, None, self.name


def named(path: str) -> Any:
    from courtroll.properties.engines.making import CannotRun
    from courtroll.properties.engines.making import named as found

    try:
        return found(path)
    except CannotRun as trouble:
        raise pytest.UsageError(": ".join(map(str, trouble.args))) from None


def broken(
    engine: Any, config: pytest.Config, game: str | None = None, profile: str | None = None, seed: int | None = None
) -> str | None:
    """What an engine breaks, in words; `None`: nothing."""
    from courtroll.properties.engines.adapter import Adapter
    from courtroll.properties.engines.engine import EngineGone
    from courtroll.properties.engines.process import ProcessAdapter
    from courtroll.properties.play.machine import engine_of
    from courtroll.properties.play.suite import suite
    from courtroll.properties.play.verify import PROFILES, verify_play
    from courtroll.properties.scoring import ScoringAdapter, scorer_of, scoring_suite, verify_scoring

    chosen = PROFILES[profile or config.getoption("courtroll_profile")]
    seed = config.getoption("courtroll_seed") if seed is None else seed
    if seed is not None:
        chosen = replace(chosen, seed=seed)
    try:
        if isinstance(engine, list):
            engine = ProcessAdapter(engine, game or config.getoption("courtroll_game"))
        elif isinstance(engine, type):
            engine = engine()
    except EngineGone as trouble:
        return str(trouble)
    name = type(engine).__name__
    if isinstance(engine, Adapter):
        rules = suite(game or engine.game)
        return told(verify_play(rules, engine_of(rules.room, engine), chosen, name))
    if isinstance(engine, ScoringAdapter):
        scoring = scoring_suite(game or engine.game)
        return told(verify_scoring(scoring, scorer_of(scoring.room, engine), chosen, name))
    return f"{engine!r} is no adapter, no class of one, and no command as a list"


def told(report: Report) -> str | None:
    """A report as a test's message; `None` if nothing is wrong."""
    return None if report.ok else "\n".join(_lines(report))


def _lines(report: Report) -> Iterator[str]:
    says = {row.name: row.says for row in report.laws}
    for failure in report.failures:
        yield f"{report.game}: the law {failure.law} is broken, after {failure.steps} steps (seed {report.seed})."
        yield f"  {says[failure.law]}"
        yield f"  {failure.what}{_in_brackets(failure.rules)}"
        if failure.parting is not None:
            yield f"  The decision: {failure.parting.decision}" if failure.parting.decision else "  Where they part:"
            for each in failure.parting.differences:
                yield f"    {each.what}: by the rules {each.expected}, by the engine {each.came}"
        yield f'The smallest {failure.evidence_kind} that shows it, for "courtroll {_command(failure.evidence_kind)}":'
        yield failure.evidence
    if report.missing and not report.cut:
        yield f"{report.game}: {report.games} games have never seen {', '.join(report.missing)} (seed {report.seed})."


def _in_brackets(rules: Sequence[str]) -> str:
    return f" ({', '.join(rules)})" if rules else ""


def _command(evidence: str) -> str:
    return "replay" if evidence == "log" else "score"
