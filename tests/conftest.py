"""Hypothesis runs the same examples everywhere, and no test is timed."""

from __future__ import annotations

from hypothesis import HealthCheck, settings

settings.register_profile(
    "suite", derandomize=True, database=None, deadline=None, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("suite")
