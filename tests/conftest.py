"""Hypothesis runs the same examples everywhere, and no test is timed."""

from __future__ import annotations

import sys
from collections.abc import Generator

import pytest
from hypothesis import HealthCheck, settings

from courtroll.properties.seeds import by_the_seed_alone

settings.register_profile(
    "suite", derandomize=True, database=None, deadline=None, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("suite")


@pytest.fixture(scope="session", autouse=True)
def hypothesis_draws_by_the_seed_alone() -> Generator[None]:
    """So that a test alone tries what it tries among all others."""
    with by_the_seed_alone():
        yield


@pytest.fixture(autouse=True)
def no_cache_keeps_a_planted_rule(request: pytest.FixtureRequest) -> Generator[None]:
    """What was worked out under the right rule would hide a wrong one, and what was under that would outlive it."""
    is_planted = "planted" in request.path.name or "monkeypatch" in request.fixturenames
    if is_planted:
        forget_all()
    yield
    if is_planted:
        forget_all()


def forget_all() -> None:
    """Empties every cache of the engine."""
    for name, module in list(sys.modules.items()):
        if name.startswith("courtroll.verifier."):
            for value in list(vars(module).values()):
                clear = getattr(value, "cache_clear", None)
                if callable(clear):
                    clear()


@pytest.hookimpl(wrapper=True, trylast=True)
def pytest_runtest_call(item: pytest.Item) -> Generator[None]:
    """`no_cover` holds in the workers of pytest-xdist too, where pytest-cov has begun to trace twice."""
    traced_by = sys.gettrace()
    if item.get_closest_marker("no_cover"):
        sys.settrace(None)
    try:
        yield
    finally:
        sys.settrace(traced_by)
