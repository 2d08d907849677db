"""Processes that work for this one: how many there may be, how they begin and how they end.

Nothing is imported here before it is needed: every scoring asks how many cores there are.
"""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from concurrent.futures import ProcessPoolExecutor


def cores() -> int:
    """How many cores this process may use."""
    try:
        return len(os.sched_getaffinity(0))
    except AttributeError:
        return os.cpu_count() or 1


def pool(processes: int) -> ProcessPoolExecutor | None:
    """Other processes, where the system has any."""
    try:
        from concurrent.futures import ProcessPoolExecutor

        return ProcessPoolExecutor(processes, initializer=begin)
    except (ImportError, NotImplementedError, OSError):
        return None


def begin() -> None:
    """Ctrl-C is for the first process; when that is gone, however it ended, this one ends too."""
    import signal
    import threading

    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_the_first, daemon=True).start()


def _end_with_the_first() -> None:
    from multiprocessing import parent_process

    first = parent_process()
    if first is not None:
        first.join()
        os._exit(1)


def end_all() -> None:
    """Ends the processes that work for this one, in the middle of what they do."""
    from multiprocessing import active_children

    for worker in active_children():
        worker.terminate()
