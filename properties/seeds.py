"""What is drawn, made to hang on its seed alone."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from typing import Any


@contextmanager
def by_the_seed_alone() -> Iterator[None]:
    """Here Hypothesis draws the same from the same seed, whatever modules are loaded.

    It gathers the constants that stand in all loaded modules of a project, and mixes them into what it draws; no
    setting turns that off. A version that gathers none, or elsewhere, draws as it always does.
    """
    try:
        providers: Any = import_module("hypothesis.internal.conjecture.providers")
        none, size = providers.Constants(), providers.CONSTANTS_CACHE.max_size
        before = {name: getattr(providers, name) for name in ("_get_local_constants", "CONSTANTS_CACHE")}
    except (ImportError, AttributeError):
        yield
        return
    # What was gathered before is in the cache.
    vars(providers).update(_get_local_constants=lambda: none, CONSTANTS_CACHE=type(before["CONSTANTS_CACHE"])(size))
    try:
        yield
    finally:
        vars(providers).update(before)
