"""The calls of somebody else's engine: each is timed, one that hangs is ended, and whatever one ends with is told by
the name of the call.
"""

from __future__ import annotations

import signal
import threading
import time
import traceback
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final, Protocol, TypeVar

from courtroll.properties.engines.engine import FAILURES, AnsweredWrongly, CallFailed, CannotBegin, EngineGone, Refused

HEARTBEAT: Final = 30.0
"""Seconds between two signs of life."""


class OutOfTime(BaseException):
    """The time that an engine may take is up. Like Ctrl-C nothing but the run itself may catch it."""


class TooLong(BaseException):
    """One call that has hung. What an engine catches is its own exceptions, so this is none of them."""


class Patient(Protocol):
    """An adapter, as far as calling goes."""

    patience: float | None


class Calls:
    """All calls of one adapter go through here."""

    def __init__(self, adapter: Patient) -> None:
        self._adapter = adapter
        self._gone: EngineGone | None = None
        self.calls: Counter[str] = Counter()
        self.spent: Counter[str] = Counter()
        self.until: float | None = None
        """When the time is up; `None`: never."""
        self.beat: Callable[[], None] = lambda: None
        """Called now and then while the engine is asked."""
        self._next = time.monotonic() + HEARTBEAT

    def ask(self, call: str, *about: object) -> Any:
        """What the adapter answers. Raises what a call may end with, and `CallFailed` for all else."""
        if self._gone is not None:
            raise self._gone
        try:
            with self._timed(call, self._adapter.patience):
                return getattr(self._adapter, call)(*about)
        except TooLong:
            self._gone = EngineGone(f"it has not answered for {self._adapter.patience:g} seconds")
            self._gone.call = call
            raise self._gone from None
        except EngineGone as gone:
            gone.call = gone.call or call
            raise
        except (Refused, CannotBegin):
            raise
        except FAILURES as trouble:
            raise CallFailed(call, _how(trouble)) from trouble

    @contextmanager
    def _timed(self, call: str, patience: float | None) -> Iterator[None]:
        """Around one call. Raises `OutOfTime` before it, and `TooLong` inside it."""
        began = time.monotonic()
        if began >= self._next:
            self._next = began + HEARTBEAT
            self.beat()
        if self.until is not None and began >= self.until:
            raise OutOfTime
        alarmed = patience is not None and _can_be_alarmed()
        if alarmed:
            signal.signal(signal.SIGALRM, _ring)
            signal.setitimer(signal.ITIMER_REAL, patience or 0)
        try:
            yield
        finally:
            if alarmed:
                signal.setitimer(signal.ITIMER_REAL, 0)
                signal.signal(signal.SIGALRM, signal.SIG_DFL)
            self.calls[call] += 1
            self.spent[call] += time.monotonic() - began  # type: ignore[assignment]  # a Counter counts seconds as well

    def slowest(self) -> tuple[str, float, float]:
        """The call that took most in all: its name, the seconds of one, and its part of the time."""
        call, seconds = max(self.spent.items(), key=lambda item: item[1], default=("begin", 0.0))
        return call, seconds / max(self.calls[call], 1), seconds / (sum(self.spent.values()) or 1)


def calls_of(asked: object) -> Calls | None:
    """The calls of an engine or scorer under test; `None` of the built-in ones, which are held to no time."""
    found = getattr(asked, "calls", None)
    return found if isinstance(found, Calls) else None


T = TypeVar("T")


def limited(asked: T, seconds: float) -> T:
    """An engine that has so long from now on, if it is held to any time."""
    calls = calls_of(asked)
    if calls is not None:
        calls.until = time.monotonic() + seconds
    return asked


TO_MAKE_SMALL: Final = 60.0
"""Seconds that a slow engine gets beyond its time, to make what it has broken small."""


def too_slow(calls: Calls, seconds: float, done: float, games: str) -> str:
    """What is said of an engine that was not finished in its time."""
    call, each, part = calls.slowest()
    whole = f"; all would take some {spoken(seconds / done)}" if done else ""
    return (
        f"cut short after {spoken(seconds)}: {games}{whole}. One {call} took {each * 1000:.0f} ms, and all of them "
        f"{part:.0%} of its time (--time SECONDS gives it more)"
    )


def _how(trouble: BaseException) -> str:
    """What a call ended with; of an exception of the adapter's own also where."""
    if isinstance(trouble, AnsweredWrongly):
        return str(trouble)
    last = traceback.extract_tb(trouble.__traceback__)[-1]
    return f"{type(trouble).__name__}: {trouble} ({Path(last.filename).name}, line {last.lineno})"


def _can_be_alarmed() -> bool:
    """An alarm reaches the main thread only, and one that somebody else has set is theirs."""
    return (
        hasattr(signal, "setitimer")
        and threading.current_thread() is threading.main_thread()
        and signal.getsignal(signal.SIGALRM) is signal.SIG_DFL
    )


def _ring(number: int, frame: object) -> None:
    raise TooLong


def spoken(seconds: float) -> str:
    """A time, as somebody says it."""
    if seconds < 90:
        return f"{seconds:.0f} s"
    return f"{seconds / 60:.0f} min" if seconds < 5400 else f"{seconds / 3600:.1f} h"
